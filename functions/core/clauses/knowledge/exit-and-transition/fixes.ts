import type { TopicFixes } from '../issue.ts';

/** How a clause about exit and transition is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'no-exit-help': [
    {
      restate:
        'For up to ninety (90) days after the end of this Agreement {gainer} shall, at the rates of this Agreement, go on providing the services and give {bearer} and its successor the reasonable help they ask for in the changeover.',
    },
  ],
  'exit-help-at-any-price': [
    {
      restate:
        "{gainer} shall give exit help at the rates agreed in this Agreement, payable monthly in arrears, and shall export {bearer}'s data in a common format free of charge.",
    },
  ],
  'free-exit-help': [
    {
      restate:
        '{bearer} shall give reasonable exit help for up to ninety (90) days at the agreed rates, payable monthly in advance, provided that all undisputed sums have been paid.',
    },
  ],
  'service-until-replaced': [
    {
      restate:
        '{bearer} shall continue the services for up to ninety (90) days after the end of this Agreement if {gainer} asks for it in writing before the end and pays the charges monthly in advance.',
    },
  ],
  'data-held-hostage': [
    {
      restate:
        '{gainer} shall let {bearer} have its data and property at any time, whatever sums are in dispute, and waives any lien on them.',
    },
  ],
  'data-deleted-at-once': [
    {
      find: /\b(?:immediately|at once|permanently|forthwith|instantly)(?= (?:delete|erase|purge|destroy|wipe|remove))/,
      put: 'after the sixty (60) days in which {bearer} may export it',
    },
    {
      find: /(?<=\bmay )(?=(?:delete|erase|purge|destroy|wipe) )(?:delete|erase|purge|destroy|wipe)/,
      put: 'after the sixty (60) days in which {bearer} may export it delete',
    },
    {
      restate:
        "{gainer} shall keep {bearer}'s data available for export in a common format for thirty (30) days after the end of this Agreement and shall then delete it and confirm this in writing.",
    },
  ],
  'short-retrieval-time': [
    {
      find: /\b\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?)\b|\b(?:a|1) week\b/,
      put: 'ninety (90) days',
    },
    { find: /\b\d+ (?:business |working |calendar )?(?:hours?|days?|weeks?)\b/, put: 'thirty (30) days' },
    { restate: '{bearer} may retrieve its data and property for thirty (30) days after the end of this Agreement.' },
  ],
  'keeps-materials-after-end': [
    {
      restate:
        "Within thirty (30) days after the end of this Agreement {gainer} shall return or destroy all of {bearer}'s materials and confirm this in writing, save one archive copy that the law requires, which stays confidential and unused.",
    },
  ],
  'escrow-release-any-breach': [
    {
      restate:
        'The source code is released from escrow only if {bearer} becomes insolvent, gives up its business or does not cure a material failure to support the software within thirty (30) days after notice.',
    },
  ],
};
