import { defineBenefits } from '../benefit.ts';
import { say, sides } from '../liability-cap/sides.ts';
import file from './benefits.json' with { type: 'json' };

const cover = /\binsurance\b|\binsured\b|\bpolic(?:y|ies) of\b|\binsure\b/;
const carries =
  /\[a\] (?:shall|will|must|agrees to|undertakes to)(?: \S+){0,12}? (?:maintain|carry|procure|obtain|keep|effect|hold|take out|insure|purchase)\b/;
const notThis =
  /\bself-insur|\bif available\b|\bas (?:it|\[a\]) (?:considers|deems|sees)|\bhealth\b|\bd&o\b|\bin its discretion/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('insurance', file, {
  'other-carries-insurance': [
    {
      force: ['duty', 'promise'],
      all: [carries, cover],
      none: [notThis, /\[each\]/, /\bnot\b|\bno\b/],
      bears: 'other',
    },
    {
      mutual: true,
      bears: 'both',
      force: ['duty', 'promise'],
      all: [/\[each\] (?:\S+ ){0,10}?(?:maintain|carry|procure|obtain|keep|hold|effect)\b/, cover],
      none: [notThis, /\bneither\b/],
    },
    {
      force: ['duty', 'promise'],
      all: [
        /\[a\](?:,[^,]{0,60},)? (?:shall|must|will|agrees to|undertakes to)\b.{0,80}\b(?:hold|carry|maintain|keep|effect|take out|procure|obtain|have in (?:force|place))\b.{0,90}\b(?:insurance|insured|cover(?:age)?|polic(?:y|ies))\b/,
        /\b(?:insur\w+|indemnity cover|liability cover|professional indemnity|coverage)\b/,
      ],
      none: [
        /\[each\]|\bnot (?:be )?(?:required|obliged)|\bat (?:the )?\[o\]'s (?:cost|expense)|\bprivacy polic|\bcover the costs?|\bfails? to|\bdeductibles? of such|\bnotice of|\bwritten notice/,
      ],
    },
    {
      force: ['ban', 'duty', 'promise'],
      bears: 'other',
      all: [
        /\[a\]/,
        /\band (?:shall|must|will) (?:\w+ )?(?:carry|maintain|keep|hold|procure|obtain)\b.{0,40}\b(?:insurance|insured|cover(?:age)?)\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'named-additional-insured': [
    ...sides((served) => ({
      force: ['duty', 'promise', 'fact'],
      all: [
        /\badditional(?:ly)? (?:named )?insureds?\b|\bloss payee/,
        say`(?:\b(?:name|names|naming|include|list|add) (?:the )?${served}|${served}(?:'s)? (?:[^\s[]\S* ){0,5}?(?:named|included|additional|listed|added))`,
      ],
      none: [/\[each\]/, /\bnot\b/],
    })),
  ],
  'told-of-cancellation': [
    {
      force: ['duty', 'promise', 'ban', 'fact'],
      all: [
        /\bnotice\b|\bnotif/,
        /\bcancel\w*|\blapse|\bnon-?renew|\bmaterial(?:ly)? (?:change|reduc|alter)/,
        /\b\d+ (?:business )?days\b|\bprompt|\bprior\b/,
        /\[o\]/,
      ],
      clause: [/\binsur/],
      none: [/\[each\]/, /\bno notice|\bwithout notice/, /\border\b|\bsubscription/],
      bears: 'other',
    },
  ],
  'subrogation-waived-both-ways': [
    {
      mutual: true,
      bears: 'both',
      all: [/\[each\]|\bmutual|\beach other/, /\bsubrogat/, /\bwaive/],
      none: [/\bnot waive|\bno waiver/],
    },
  ],
  'tail-cover': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /\b(?:tail|run-?off|extended reporting|claims made after)\b/,
        /\b(?:cover(?:age)?|insurance|polic(?:y|ies))\b/,
        /\b(?:\d+ years?|maintain\w*|keep|procure|purchase|obtain|buy)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:required|obliged)|\bat (?:the )?\[o\]'s (?:sole )?(?:cost|expense) only|\bmay (?:buy|purchase|obtain)\b/,
      ],
    },
    {
      force: ['duty', 'promise'],
      all: [
        /\b(?:insur\w+|cover(?:age)?|polic(?:y|ies)|indemnity cover)\b/,
        /\b(?:maintain\w*|keep|insure|carry|continue)\b/,
        /\bfor \d+ years? (?:after|following|from)\b|\b\d+ years? after (?:it|the|leaving|completion|closing|termination|expiry)/,
      ],
      none: [/\bnot (?:be )?(?:required|obliged)|\[each\]/],
    },
  ],
  'proof-of-insurance': [
    {
      force: ['duty', 'promise', 'right'],
      bears: 'other',
      all: [
        /\b(?:certificates?|evidence|proof|broker's letter|copies of the polic)\b/,
        /\b(?:insur\w+|cover(?:age)?|polic(?:y|ies))\b/,
        /\[a\].{0,60}\b(?:show|provide|furnish|deliver|give|produce|supply|send)\b/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:required|obliged)/],
    },
  ],
  'insurance-no-cap': [
    {
      force: ['ban', 'no-duty', 'fact', 'duty', 'exclusion', 'acknowledgement'],
      all: [
        /\binsur\w+|\bpolic(?:y|ies)|\bcoverage\b|\bpolicy limits\b/,
        /\b(?:not|nothing|no)\b.{0,60}\b(?:limits?|reduces?|caps?|relieves?|diminish\w*|affects?|construed as a limit\w*)\b.{0,30}(?:\[a\]'s|\bits|\bthe) (?:\w+ ){0,3}?(?:liabilit\w+|obligations?)|\b(?:not|nothing|no)\b.{0,40}\brelieves? (?:the )?\[a\]/,
      ],
      none: [/\[each\]|\bexceed\b|\bnot (?:be )?liable/],
    },
  ],
});
