import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const changes =
  /\b(?:amend\w*|modif\w*|var(?:y|ied|iation\w*)|chang(?:e|es|ed|ing)|alter\w*|supplement\w*|waive[rd]?)\b/;

/** What protects a party in clauses on amendment. */
export const benefits = defineBenefits('amendment', file, {
  'signed-writing-only': [
    {
      mutual: true,
      all: [
        changes,
        /\b(?:in writing|written (?:instrument|agreement|amendment|document|consent)|a writing|instrument)\b/,
        /\b(?:signed|executed|agreed|consent\w*|accepted) (?:\S+ ){0,6}?(?:by|of|between) (?:(?:an|the|duly|both|authorized|authorised|representatives?|officers?|of|each|a) ){0,7}(?:\[each\]|parties|both|each|either party)|(?<!\w)(?:mutual(?:ly)?|the parties|both parties|\[each\])\b.{0,40}\b(?:sign|agree|consent|execut|writing|written)/,
        /\b(?:only|unless|except|no (?:amendment|modification|change|variation|alteration|supplement|waiver|provision)|may not|shall not|not be|neither|without|must)\b/,
      ],
      none: [
        /\b(?:except|provided) that (?:the )?\[(?:a|o|giver|taker)\] may|\bmay (?:unilaterally|amend .{0,20}without)|\bwithout (?:the )?(?:other|\[o\])/,
      ],
    },
    {
      mutual: true,
      all: [
        /\bmay (?:only )?be (?:amended|modified|varied|changed|altered|supplemented)\b|\b(?:amendments?|modifications?|variations?|changes?) (?:to (?:this|the) \S+ )?(?:must|shall|are|is|will)\b/,
        /\b(?:in writing|written|writing)\b.{0,60}(?<!\w)(?:\[each\]|both parties|the parties|each party)|\bmutual written/,
      ],
      none: [/\bunilateral|\bmay not be (?:assign)|\[a\] may (?:amend|modify|change)/],
    },
  ],
  'notice-of-change': [
    {
      within: 'sentence',
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /(?<!\w)\[a\]/,
        /\b(?:amend\w*|modif\w*|chang(?:e|es|ing)|updat\w*|revis\w*|discontinu\w*)\b/,
        /\b(?:at least|not less than|minimum of|no (?:less|fewer) than|upon|with|on|give\w*|provide\w*) (?:\S+ ){0,4}?(?<n>\d+) (?:calendar |business )?days?'?.{0,30}\b(?:notice|before|prior|advance|in advance)/,
        /\b(?:terms?|agreement|polic\w+|features?|services?|conditions|functionality|sub-?processors?)\b/,
      ],
      test: ([, , hit]) => Number(hit!.groups?.['n'] ?? 0) >= 14,
      none: [
        /\b(?:no|without|not (?:be )?(?:required|obliged)) .{0,20}notice|\bchange of (?:control|address)|\bterminat\w* .{0,30}convenience|\[each\]|\bfees?\b|\bprices?\b|\bchange of name|\binsur|\bcertificates?/,
      ],
    },
  ],
  'may-leave-after-change': [
    {
      within: 'sentence',
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall be entitled|is entitled|has the right|shall have the right)/,
        /\b(?:terminat\w*|cancel\w*|end (?:this|the|your)|reject\w*|object\w*|leave|withdraw\w*)\b/,
        /\b(?:change|changes|changed|modification|amendment|amended|revised|revision|update)\b/,
        /\b(?:materially|adverse\w*|detriment\w*|reduc\w+|does not (?:agree|accept)|not accept|disagree\w*|object\w*|before (?:it|the change)|within \d+ days)/,
      ],
      none: [
        /\bmay not|\bcannot|\bsole (?:and exclusive )?remedy|\bchange (?:of|in) (?:control|law|ownership)|\bchange order|\bno refund|\bwithout refund|\[each\]|\bterminate or change\b|\bchange or (?:terminate|cancel|end)\b/,
      ],
    },
  ],
  'no-material-degradation': [
    {
      within: 'sentence',
      force: ['ban', 'duty', 'promise', 'fact', 'right'],
      all: [
        /\b(?:not|no|never|without)\b.{0,50}\b(?:materially|substantially|material(?:ly)? adverse\w*|significantly)\b.{0,20}\b(?:reduc\w*|degrad\w*|diminish\w*|decreas\w*|impair\w*|limit\w*|affect\w*|lessen\w*|lower\w*)|\b(?:not|no) (?:material )?(?:degradation|reduction|diminution)/,
        /\b(?:functionality|features?|services?|security|performance|quality|protection|support|level of)\b/,
      ],
      none: [/\bno (?:obligation|warranty)|\bnot (?:be )?(?:liable|required)|\bas is\b|\[each\]/],
    },
  ],
});
