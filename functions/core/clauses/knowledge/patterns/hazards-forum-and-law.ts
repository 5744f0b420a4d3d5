import { defineHazards } from '../hazard.ts';
import words from '../hazards/forum-and-law.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const forumAndLawHazards = defineHazards('forum-and-law', words, {
  forum: {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\b(?:exclusive|sole|personal|non-exclusive) (?:and (?:exclusive|sole) )?(?:jurisdiction|venue|forum)\b|\b(?:submit|consent|attorn)s? to\b[^.;]{0,60}\b(?:jurisdiction|courts?|venue)\b|\bcourts? (?:of|in|located)\b[^.;]{0,80}\b(?:jurisdiction|exclusive|shall|only|competent)\b|\b(?:resolved|brought|litigated|decided|settled|heard|instituted|filed)\b[^.;]{0,90}\bcourts?\b(?! order)|\bjurisdiction of the\b|\b(?:heard|decided|resolved|settled|brought)\b[^.;]{0,60}\bwhere\b[^.;]{0,50}\b(?:headquarter|principal|office|seat|based|resid|domicil)/,
    unless:
      /\b(?:consumer'?s?|your|you) (?:place of )?(?:residen|domicil|home|jurisdiction|country|live)|\b(?:residen|domicil)\w*\b[^.]{0,30}\bof the consumer|\bwhere you (?:live|reside)|\bcourts? of competent jurisdiction/,
    milder: /\bnon-exclusive\b/,
    soft: /courts at the seat(?: or home)? of the party/,
    replace: [[/\bcourts chosen by (?:the )?[a-z]+\b/, 'courts at the seat of the party that is sued']],
  },
  'forum-chosen': {
    bears: 'subject',
    pattern: /\bcourts? (?:chosen|selected|designated|elected) by\b/,
    replace: [
      [
        /\bcourts? (?:chosen|selected|designated|elected) by (?:the )?[a-z]+(?: [a-z]+)?/,
        'courts at the seat of the party that is sued',
      ],
    ],
  },
  arbitration: {
    bears: 'taker',
    isOnce: true,
    pattern:
      /\b(?:binding |final |mandatory |individual |confidential )?arbitration\b[^.;]{0,120}|\barbitrat(?:e|ed|or|ors)\b|\bmandator(?:y|ily)\b[^.;]{0,40}\bmediation/,
    unless:
      /\b(?:mutually agree|may agree) to arbitrat|opt[- ]out of (?:this )?arbitration|\b(?:provisions?|terms?|covenants?)\b[^.;]{0,60}\b(?:held|declared|found|determined)\b[^.;]{0,80}\b(?:courts?|tribunal),?(?: or)? (?:an )?arbitrator/,
    soft: /small claim/,
  },
  'class-waiver': {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bclass[- ]?(?:action|wide|arbitration|or representative)|\bwaiv\w+\b[^.;]{0,60}\bjury\b|\bjury trial\b|\btrial by jury\b|\brepresentative (?:action|proceeding)/,
    replace: [
      [/, and any right to participate in a class action\b/, ''],
      [/\bany right to a trial by jury, ?/, ''],
    ],
  },
  'choice-of-law': {
    bears: 'taker',
    isOnce: true,
    pattern:
      /\bgoverned\b[^.;]{0,90}\blaws?\b|\b(?:construed|interpreted) (?:in accordance )?(?:with|under|by)\b[^.;]{0,30}\blaws?\b|\blaws? of\b[^.;]{0,60}\b(?:govern|apply|applies|applicable)\b|\bapplicable law\b[^.;,]{0,30}\b(?:is|shall be)\b/,
    unless:
      /\b(?:mandatory|consumer protection|country (?:where|in which) you (?:live|reside)|your (?:local |home )?(?:jurisdiction|country|state))\b/,
    soft: /mandatory rules[^.]{0,90}remain applicable/,
  },
});
