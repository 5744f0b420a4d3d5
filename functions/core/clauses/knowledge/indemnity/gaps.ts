import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses of this topic should hold. */
export const gaps = defineGaps('indemnity', file, {
  'no-cap-on-indemnity': {
    ifIssues: [
      'indemnity-without-fault',
      'indemnity-covers-indemnitees-fault',
      'indemnity-covers-own-losses',
      'indemnity-for-any-breach',
      'indemnity-uncapped',
    ],
    present: [/\b(?:exceed|capped|up to (?:the|a|an) (?:amount|limit|aggregate)|maximum|aggregate limit)\b/],
  },
  'no-carve-out-for-their-fault': {
    ifIssues: ['indemnity-without-fault', 'indemnity-covers-indemnitees-fault', 'indemnity-one-way'],
    present: [
      /\bto the extent\b|(?<!not )\bexcept\b|\bother than\b|\bin proportion\b|\bexcluding\b|\bunless\b|\bsole negligence\b/,
    ],
  },
  'no-indemnity-in-return': {
    ifIssues: ['indemnity-without-fault', 'indemnity-covers-indemnitees-fault', 'indemnity-one-way'],
    present: [
      /\[each\][^\n]{0,80}(?:indemnif|harmless)|\beach other\b|\bmutual/,
      /\[a\][^\n]{0,60}\bindemnif[^\n]*\n(?:[^\n]*\n){0,8}?[^\n]{0,60}\[a\][^\n]{0,40}\b(?:shall|will|agrees)\b[^\n]{0,30}\bindemnif/,
    ],
  },
  'no-claims-procedure': {
    ifIssues: [
      'indemnity-without-fault',
      'indemnity-covers-indemnitees-fault',
      'indemnity-one-way',
      'indemnity-pays-on-demand',
    ],
    present: [
      /\bcontrol\b|\bconduct of\b|\bdefen[sc]e of\b|\bsettle\w*\b|\bprompt(?:ly)? (?:written )?noti|\bnotify\b/,
    ],
  },
  'no-prejudice-rule': {
    ifIssues: ['indemnity-lost-by-late-notice'],
    present: [/\bprejudic/, /\bto the extent\b/],
  },
  'no-control-of-defense': {
    plainly: {
      about: /\bindemni|\bharmless|\bdefend/,
      says: /\b(?:shall|will|agrees to|must)\b.{0,60}\b(?:indemnif|hold\b.{0,40}\bharmless)/,
      force: 'duty',
    },
    present: [
      /\b(?:control|conduct)\b.{0,60}\b(?:defen[cs]e|claim|action|proceeding|litigation|settlement|case)|\b(?:defen[cs]e|claim|action)\b.{0,60}\bcontrol/,
      /\b(?:not|no|without)\b.{0,80}\b(?:settle|compromise|admi(?:t|ssion))|\b(?:settle|compromise)\w*\b.{0,80}\bconsent/,
      /\bassume the defen[cs]e/,
      // Where nothing is said of notice either, the lack of any procedure says it all.
      /^(?!.*\b(?:notice|notif\w*|settle\w*)\b)[^]*\bon (?:first |written )?demand\b/s,
    ],
  },
});
