import { defineHazards } from '../hazard.ts';
import words from '../hazards/one-sidedness.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const oneSidednessHazards = defineHazards('one-sidedness', words, {
  'sole-discretion': {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['termination-at-will', 'unilateral-change', 'content-removal', 'withhold-payment', 'price-increase'],
    pattern:
      /\b(?:sole|absolute|unfettered|own|complete|exclusive) (?:and (?:absolute|exclusive|unfettered) )?(?:discretion|option|judg(?:e)?ment|opinion|determination|election)\b/,
    replace: [
      [
        /(?<=\b(?:in|at) (?:its|our|his|her|their|the) )(?:sole and absolute|sole and exclusive|sole|absolute|unfettered|own|complete|exclusive) (?=(?:discretion|judge?ment|opinion|determination)\b)/,
        'reasonable ',
      ],
      [
        /\b(?:in|at) (?:its|our|his|her|their|the) (?:sole and absolute|sole and exclusive|sole|absolute|unfettered|own|complete|exclusive) (?:option|election)\b/,
        'acting reasonably and in good faith',
      ],
    ],
  },
  'excluded-party': {
    bears: 'counterpart',
    pattern:
      /\(but not [^)]{2,40}\)(?= (?:may|shall have|is entitled|has the right|will have|can))|\bonly [^.;]{2,30}\b(?:shall be|is|are) entitled\b/,
    replace: [
      [/\b[a-z][\w-]*(?: [a-z][\w-]*)? \(but not [^)]{2,40}\)/, 'either party'],
      [/\bonly (?:the )?[a-z][\w-]*(?: [a-z][\w-]*)? shall be entitled\b/, 'either party shall be entitled'],
    ],
  },
  'excluded-duty': {
    bears: 'subject',
    pattern: /\(but not [^)]{2,40}\)(?= (?:shall(?! have)|must|will(?! have)|agrees|undertakes|indemnif))/,
    replace: [[/\b[a-z][\w-]*(?: [a-z][\w-]*)? \(but not [^)]{2,40}\)/, 'each party']],
  },
  'no-obligation': {
    bears: 'counterpart',
    pattern:
      /\b(?:shall|will|is|are|has|have|be)\b[^.;]{0,12}\b(?:under no|no|not) (?:be )?(?:obligat(?:ion|ed)|obliged|required|duty)\b/,
    soft: /nevertheless act in good faith/,
  },
  'no-claim': {
    bears: 'subject',
    orElse: 'taker',
    saidBy: ['class-waiver'],
    pattern:
      /\b(?:shall|will) have no (?:further )?(?:claim|right|recourse|remedy)s?\b|\b(?:hereby |irrevocably |expressly |knowingly |unconditionally |forever |voluntarily )*(?:gives? up|surrenders?|abandons?|waives?|releases?|relinquish(?:es)?|forfeits?|discharges?|renounces?)\b[^.;]{0,70}\b(?:any|all|its|every|his|her|your)\b[^.;]{0,60}\b(?:rights?|claims?|remed(?:y|ies)|defen[cs]es?|actions?|demands?|trial|participat)/,
    unless:
      /\b(?:each|both|either|neither) (?:of the )?part|\bno waiver\b|\bnot (?:be )?(?:deemed|construed|constitute)/,
    soft: /nothing in this clause takes away a right [^.]{0,60}cannot be waived/,
  },
  'covenant-not-to-sue': {
    bears: 'subject',
    pattern:
      /\b(?:covenants?|agrees?|shall|will|undertakes?)\b[^.;]{0,40}\bnot\b[^.;]{0,60}\b(?:sue|challenge|contest|attack|assert (?:any )?(?:claim|patent|right)|institute|commence (?:any )?(?:action|suit|proceeding)|bring (?:any )?(?:action|suit|claim))\b/,
    soft: /does not bar a claim for breach/,
  },
});
