import { defineHazards } from '../hazard.ts';
import words from '../hazards/control.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const controlHazards = defineHazards('control', words, {
  audit: {
    bears: 'counterpart',
    isOnce: true,
    pattern: /\b(?:right to|may|shall have|entitled to)\b[^.;]{0,60}\b(?:audit|inspect|examine)\b/,
    soft: /audits take place at most once/,
  },
  entry: {
    bears: 'taker',
    pattern:
      /\b(?:enter|entry|access)\b[^.;]{0,40}\b(?:premises|property|apartment|dwelling|unit|leased)\b[^.;]{0,80}\b(?:at any time|without (?:prior )?notice|at all (?:reasonable )?times)\b/,
    replace: [
      [
        /\bat any time(?: without (?:prior )?notice)?\b|\bwithout (?:prior )?notice\b/,
        'on reasonable prior notice, save in an emergency',
      ],
    ],
  },
  'no-bond': {
    bears: 'subject',
    isOnce: true,
    pattern: /\bwithout\b[^.;]{0,50}\b(?:bond|security|proof of (?:actual )?damages?|proving)\b|\birreparabl[ey]\b/,
    soft: /remains subject to the finding of the court/,
  },
  'perpetual-duty': {
    bears: 'subject',
    pattern:
      /\b(?:in perpetuity|perpetually|indefinitely|forever|at all times thereafter|without limit(?:ation)? (?:in|of) time|unlimited (?:duration|period))\b/,
    unless: /trade secret/,
    replace: [
      [
        /\b(?:in perpetuity|perpetually|indefinitely|forever)\b/,
        'for a period of [three] years after the end of this Agreement',
      ],
    ],
  },
  'joint-several': {
    bears: 'subject',
    pattern: /\bjoint(?:ly)? and several(?:ly)?\b|\bpersonal(?:ly)? guarant/,
    replace: [
      [/\bjointly and severally\b/, 'severally and not jointly'],
      [/\bjoint and several\b/, 'several'],
    ],
  },
  'cross-default': {
    bears: 'taker',
    pattern:
      /\bcross-?default|\b(?:default|breach)\w*\b[^.;]{0,60}\b(?:of|under|in) any other\b[^.;]{0,80}\b(?:agreements?|contracts?|leases?|instruments?|indebtedness|obligations?)\b/,
    soft: /under another contract counts only where/,
  },
  acceleration: {
    bears: 'taker',
    isOnce: true,
    pattern:
      /\baccelerat\w*\b[^.;]{0,80}\b(?:rents?|payments?|sums|amounts|balance|indebtedness|fees|royalties|instal?lments)\b|\b(?:all|entire|whole|unpaid|remaining)\b[^.;]{0,60}\b(?:balance|rents?|payments|sums|amounts|fees)\b[^.;]{0,60}\b(?:immediately|at once|forthwith)\b[^.;]{0,20}\b(?:due|payable)\b/,
    unless: /\bvest|\baward|\bequity|\bseverance|\bsalary|\bwages\b/,
    soft: /called in early only after/,
  },
});
