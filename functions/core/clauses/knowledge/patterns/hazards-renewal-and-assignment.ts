import { defineHazards } from '../hazard.ts';
import words from '../hazards/renewal-and-assignment.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const renewalAndAssignmentHazards = defineHazards('renewal-and-assignment', words, {
  'auto-renewal': {
    bears: 'both',
    pattern:
      /\b(?:automatic(?:ally)?|successive|tacit(?:ly)?)\b[^.;]{0,40}\b(?:renew|extend|prolong)\w*|\b(?:renew|extend)\w*\b[^.;]{0,60}\b(?:automatic|successive|year to year|month to month)/,
    soft: /either party may prevent (?:the )?renewal/,
  },
  'anti-assignment': {
    bears: 'subject',
    pattern:
      /\b(?:may|shall|will|can) ?not\b[^.;]{0,60}\b(?:assign|transfer|delegate|sublet|sublease|subcontract|sublicen[cs]e|encumber)\b|\b(?:prohibited|barred|precluded|forbidden|prevented) from\b[^.;]{0,40}\b(?:assign|transfer|delegat|sublet|subcontract)/,
    unless: /unreasonably (?:be )?(?:withheld|delayed|conditioned)/,
    replace: [
      [
        /,? (?:which|such) (?:consent )?may be (?:withheld|refused|denied)\b[^.,;]{0,60}(?=[.,;])/,
        ', which may not be unreasonably withheld',
      ],
      [/\bunder any circumstances\b/, 'without prior written consent, which may not be unreasonably withheld'],
      [
        /\bwithout (?:the )?(?:prior |express |written )*(?:written )?consent of (?:the )?[a-z]+(?: [a-z]+)?(?=[.,;])(?!,? (?:which|such)\b)/,
        '$& (not to be unreasonably withheld)',
      ],
      [
        /\bwithout (?:the )?(?:other party's|[a-z]+'s) (?:express |prior |written )*consent\b/,
        '$& (not to be unreasonably withheld)',
      ],
    ],
  },
  'free-assignment': {
    bears: 'counterpart',
    pattern:
      /\b(?:may|can|is free to|is entitled to|shall be entitled to|shall have the right to) (?:freely )?(?:assign|transfer|novate|sell)\b[^.;]{0,120}\b(?:without|freely|any (?:person|third party|other)|anyone|anybody|whomever|at any time)\b|\bfreely (?:assign|transfer)/,
    replace: [
      [
        /\bfreely assign this agreement without notice or consent\b/,
        'assign this Agreement with prior written consent, which may not be unreasonably withheld',
      ],
    ],
  },
});
