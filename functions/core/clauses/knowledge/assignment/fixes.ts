import type { TopicFixes } from '../issue.ts';

/** How a clause about assignment is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'free-assignment': [
    {
      find: /\bwithout (?:the |any |first obtaining (?:the )?)?(?:notice to or (?:the )?)?(?:prior )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?\[\w\])?|\bwithout (?:the )?\[\w\]'s (?:prior )?(?:written )?(?:consent|approval|permission)|\bwithout (?:asking|consulting|reference to) (?:the )?\[\w\]/,
      put: 'with the prior written consent of {bearer}, not to be unreasonably withheld, save to a successor to its whole business that assumes this Agreement in writing',
    },
    {
      restate:
        'Neither party may assign this Agreement without the prior written consent of the other, not to be unreasonably withheld or delayed, except to an affiliate or to a successor to all or substantially all of its business that assumes all its obligations in writing.',
    },
  ],
  'assignment-consent-at-will': [
    {
      find: /,? ?(?:which|such|and such)?(?: consent| approval)?,? ?(?:(?:the )?\[\w\] )?(?:may|to|can|shall)? ?(?:be )?(?:granted or |given or |grant or |give or )?(?:withhold|withheld|refuse[d]?|denied|deny)(?:,? condition(?:ed)?,? or delay(?:ed)?)? (?:in (?:its|the \[\w\]'s|\[\w\]'s|their) (?:sole |absolute |unfettered |and )*discretion|for any reason(?: or no reason| whatsoever)?|as (?:it|they) (?:sees?|thinks?) fit|without (?:giving )?(?:any )?reasons?)/,
      put: ', which shall not be unreasonably withheld, conditioned or delayed',
    },
    {
      find: /,? ?(?:which|and such consent|such consent)? ?(?:\[?\w+\]? )?(?:may (?:be )?(?:grant(?:ed)? or )?(?:withhold|withheld|refused?)) in (?:its|\[\w\]'s|the \[\w\]'s) (?:sole |absolute |and )*discretion/,
      put: ', which shall not be unreasonably withheld, conditioned or delayed',
    },
    {
      restate:
        '{bearer} may assign this Agreement with the prior written consent of {gainer}, which shall not be unreasonably withheld, conditioned or delayed, and without it to an affiliate or a successor to its business.',
    },
  ],
  'assignment-banned': [
    {
      find: /(?<=\b(?:may not|shall not|cannot|can't|must not|not be)\b[^.;:]{0,60}\b(?:assign|transfer|sublicense|novate|sublet)\w*\b[^.;:]{0,180})\.$/,
      put: ', without the prior written consent of {gainer}, not to be unreasonably withheld, save to an affiliate or a successor to its business.',
    },
    {
      restate:
        '{bearer} may not assign this Agreement without the prior written consent of {gainer}, not to be unreasonably withheld, except to an affiliate or a successor to its business.',
    },
  ],
  'deemed-assignment': [
    {
      find: /\b(?:shall|will) be (?:deemed|considered|regarded as|treated as)(?: to be)?(?= an? | having)/,
      put: 'shall not be deemed to be',
    },
    { find: /\b(?:shall constitute|will constitute|constitutes)\b/, put: 'shall not constitute' },
    {
      find: /\b(?:is|are)(?: (?:deemed|considered|regarded as|treated as))?(?: to be)?(?= an? (?:\w+ )?(?:assignment|transfer))/,
      put: 'is not deemed to be',
    },
    {
      restate:
        'A change in the ownership of {bearer} needs no consent under this clause; {bearer} shall tell {gainer} of it within thirty (30) days after closing.',
    },
  ],
  'released-on-transfer': [
    {
      find: /(?<=\b(?:released|discharged|relieved|freed|no (?:further )?(?:liability|obligation|responsibility)|cease to have|look (?:solely|only) to)\b[^.;:]{0,160})\.$/,
      put: ', save for what accrued before the transfer, once the transferee has assumed all later obligations in writing.',
    },
    {
      restate:
        '{gainer} remains liable for what accrued before the transfer, and for later obligations until the transferee has assumed all of them in writing and {bearer} has agreed to the change.',
    },
  ],
  'transferor-stays-bound': [
    {
      restate:
        "{bearer} is discharged from obligations that arise after a transfer made with consent to a person who has assumed this Agreement in writing, and shall reimburse {gainer}'s reasonable costs of the consent, up to $500.",
    },
  ],
  'free-subcontracting': [
    {
      find: /\bwithout (?:the |any |first obtaining (?:the )?)?(?:notice to or (?:the )?)?(?:prior )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?\[\w\])?|\bwithout (?:the )?\[\w\]'s (?:prior )?(?:written )?(?:consent|approval|permission)|\bwithout (?:asking|consulting|reference to) (?:the )?\[\w\]/,
      put: 'with the prior written consent of {bearer}, not to be unreasonably withheld, and remains liable for its subcontractors as for itself',
    },
    {
      restate:
        '{gainer} may subcontract important parts of its performance only with the prior written consent of {bearer}, not to be unreasonably withheld, and is liable for its subcontractors as for itself.',
    },
  ],
};
