import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on service levels should hold. */
export const gaps = defineGaps('service-levels', file, {
  'no-exit-for-chronic-failure': {
    when: [/\b(?:availab|up-?time)/, /\d(?:\.\d+)? ?(?:%|percent)/, /\bcredits?\b/],
    types: ['saas-agreement', 'service-agreement', 'license-agreement'],
    present: [
      /\b(?:may(?! not)|can|right to|entitled to|option to|free to)\b.{0,100}\b(?:terminat|cancel|end (?:this|the|every)|leave|rescind|withdraw|walk away)/,
      /\bterminat\w*\b.{0,60}\bwithout (?:penalty|liability|charge)/,
    ],
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
  'no-maintenance-window': {
    plainly: {
      about: /\bavailab|\bup-?time|\bservice level|\bmaintenance|\bsla\b/,
      says: /\bmaintenance\b/,
      and: [/\bavailab|\bup-?time|\bdown-?time/],
    },
    types: ['saas-agreement', 'service-agreement'],
    present: [
      /\bmaintenance\b.{0,200}\b(?:\d+ hours|hours'? (?:prior |advance )?notice|days'? (?:\w+ )?notice|between \d|a\.m\.|weekends?|window)|\b(?:\d+ hours|notice|between \d|a\.m\.|weekends?|window)\b.{0,120}\bmaintenance/,
    ],
  },
  'no-availability-reports': {
    plainly: {
      about: /\bavailab|\bup-?time|\bservice levels?|\bsla\b/,
      says: /\b(?:availab\w+|up-?time)\b.{0,120}(?:\d(?:\.\d+)? ?(?:%|percent))|\d(?:\.\d+)? ?(?:%|percent).{0,120}\b(?:availab|up-?time)/,
    },
    types: ['saas-agreement', 'service-agreement'],
    present: [/(?<!fails? to )\breport(?:s|ing|ed)?\b(?! by \[taker\])|\bdashboard|\bstatus page|\bmeasured? by\b/],
  },
  'no-response-times': {
    plainly: {
      about: /\bservice levels?|\bsla\b|\bsupport|\bavailab|\bup-?time/,
      says: /\b(?:(?:technical|customer|maintenance and) support|support services|help ?desk|incidents?|tickets?)\b|\bsupport\b.{0,40}\b(?:by (?:email|phone|telephone)|hours|days)|\b(?:availab\w+|up-?time)\b.{0,120}\d(?:\.\d+)? ?(?:%|percent)/,
      and: [/\bservice levels?\b|\bcredits?\b|\bsupport\b/],
    },
    types: ['saas-agreement'],
    present: [
      /\b(?:respon|resol|restor|answer|fix|acknowledg)\w*\b.{0,80}\b(?:within|in|of) \d+ (?:business )?(?:minutes?|hours?|days?)|\bwithin \d+ (?:business )?(?:minutes?|hours?|days?)\b.{0,80}\b(?:respon|resol|restor|answer|fix|acknowledg)|\b(?:response|resolution) times?\b/,
    ],
  },
});
