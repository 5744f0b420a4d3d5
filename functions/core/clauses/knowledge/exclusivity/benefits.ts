import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('exclusivity', file, {
  'own-exclusive-appointment': [
    {
      bears: 'other',
      force: ['ban', 'duty', 'promise'],
      all: [
        /\b(?:shall|will|may|must) not\b.{0,40}\b(?:appoint|engage|authori[sz]e|grant)\b.{0,12}\b(?:any )?(?:other|another)\b.{0,30}\b(?:distributors?|dealers?|agents?|resellers?|representatives?|franchisees?|person|party)\b.{0,80}\b(?:territory|region|country|area|market|products?)\b/,
      ],
      none: [/\[each\]|\bcompet(?:e|ing|itor)|\bconfidential|\bwithout (?:the )?(?:\S+ ){0,3}consent/],
    },
    {
      force: ['right', 'fact', 'duty'],
      all: [
        /\[a\](?: \S+){0,4} (?:has|have|holds?|enjoys?|retains?)(?: \S+){0,4} exclusive right(?:s)?(?: \S+){0,2} to (?:sell|market|distribute|promote|supply|use|exploit|manufacture|import|offer|operate|provide)/,
      ],
      none: [
        /\b(?:non-? ?exclusive|trade ?marks?|patents?|prosecut\w*|copyright|defen[cs]e|settle|premises|terminate|employ\w*)\b/,
      ],
    },
    {
      force: ['transfer', 'duty', 'promise', 'fact'],
      all: [
        /\[a\](?: \S+){0,5} (?:grants?|appoints?|licenses?)(?: \S+){0,14} (?<!non-)(?<!non- )(?<!co-)exclusive(?: \S+){0,3} (?:right|rights|licen[cs]e|distributors?|agent|reseller|dealer|franchisee|licensee|importer|supplier)\b/,
      ],
      none: [
        /\b(?:non-? ?exclusive|other than \[|except (?:that )?\[|may (?:itself|also|terminate|withdraw|convert)|jurisdiction|feedback|customer data|first refusal|assigns?)\b/,
      ],
      bears: 'other',
    },
    {
      force: ['ban', 'duty', 'promise'],
      bears: 'other',
      all: [
        /\[a\](?:,[^,]{0,80},)? (?:shall|will|may|must|agrees? to|undertakes? to) (?:not (?:\w+ )?appoint|appoint no)|\[a\] (?:shall|will|may|must) not (?:\S+ ){0,6}(?:sell|market|supply|license)/,
        /\b(?:other|another|any third|anyone else|nor sell|third part(?:y|ies))\b/,
        /\b(?:territory|dealers?|distributors?|agents?|resellers?|franchisees?|representatives?|region|country|market)\b/,
      ],
      none: [
        /\[each\]|\bcompet(?:e|ing|itor)|\bexcept as|\bconfidential|\bwithout (?:the )?(?:prior )?(?:written )?consent/,
      ],
    },
    {
      bears: 'other',
      force: ['transfer', 'duty', 'promise', 'fact'],
      all: [
        /\[a\] (?:\w+ ){0,3}?(?:grants?|appoints?|gives?|awards?)\b.{0,12}\[o\]/,
        /\b(?:sole|exclusive(?:ly)?)\b.{0,40}\b(?:right|distributor|dealer|agent|representative|reseller|licensee|franchisee|license|appointment|territory)\b/,
      ],
      none: [
        /\bnon-? ?exclusive|\bnot (?:an )?exclusive|\bsole (?:remedy|discretion|responsib|and exclusive remedy)|\[each\]/,
      ],
    },
    {
      bears: 'actor',
      force: ['transfer', 'duty', 'promise', 'fact'],
      all: [
        /\[o\] (?:\w+ ){0,3}?(?:grants?|appoints?|gives?|awards?)\b.{0,12}\[a\]/,
        /\b(?:sole|exclusive(?:ly)?)\b.{0,40}\b(?:right|distributor|dealer|agent|representative|reseller|licensee|franchisee|license|appointment|territory)\b/,
      ],
      none: [/\bnon-? ?exclusive|\bnot (?:an )?exclusive|\bsole (?:remedy|discretion|responsib)|\[each\]/],
    },
  ],
  'no-exclusivity-either-way': [
    {
      all: [
        /\b(?:non-?exclusive (?:basis|relationship|agreement|appointment)|(?:is|are) non-?exclusive|not exclusive|no exclusivity)\b/,
        /\b(?:agreement|relationship|appointment|engagement|basis|arrangement|services|nothing|either|each|parties)\b|\[each\]/,
      ],
      none: [/\b(?:licen[cs]e|jurisdiction|remed\w+|courts?|right to use|grants?)\b/],
    },
  ],
  'exclusivity-needs-performance': [
    {
      all: [
        /(?<!non-)\bexclusiv\w+/,
        /\b(?:minimum|targets?|quota|thresholds?)\b/,
        /\b(?:fail\w*|miss\w*|not (?:met|meet|achieve|reach)\w*|below|less than|short of)\b/,
        /\b(?:convert\w*|non-?exclusive|lose[sd]?|end|ends|terminat\w*|withdraw\w*|cease\w*|lapse\w*)\b/,
      ],
      none: [/\bshall not (?:lose|affect)/],
    },
  ],
});
