import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on service levels should hold. */
export const gaps = defineGaps('service-levels', file, {
  'no-exit-for-chronic-failure': {
    when: [/\b(?:availab|up-?time)/, /\d(?:\.\d+)? ?(?:%|percent)/, /\bcredits?\b/],
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [/\bterminat|\bend (?:this|the|every)|\bcancel|\bleave\b|\brescind/],
  },
  'no-service-credits': {
    when: [/\b(?:availab\w+|up-?time|down-?time)\b/, /\d(?:\.\d+)? ?(?:%|percent)/],
    types: ['saas-agreement', 'service-agreement'],
    present: [/\bcredit|\brefund|\bdamages|\brebate|\breduction of the fee|\bremed|\bterminat|\breimburs/],
  },
  'no-excluded-downtime': {
    when: [/\b(?:availab\w+|up-?time)\b/, /\d(?:\.\d+)? ?(?:%|percent)/, /\b(?:shall|must|will|warrants?|guarantee)/],
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\bmaintenance|\bexclu|\bexcept|\bforce majeure|\bbeyond .{0,20}control|\bnot counted|\bleft out|\bcapacity|\benergy|\bfunds/,
    ],
  },
  'no-ceiling-on-credits': {
    when: [/\bservice credits?\b/, /\d(?:\.\d+)? ?(?:%|percent)/],
    types: ['saas-agreement', 'service-agreement'],
    present: [
      /\b(?:up to|not exceed|maximum|ceiling|capped|cap of|limit(?:ed)? (?:of|to)|no more than|unlimited|in no event more)/,
    ],
  },
});
