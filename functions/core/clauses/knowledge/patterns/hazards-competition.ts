import { defineHazards } from '../hazard.ts';
import words from '../hazards/competition.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const competitionHazards = defineHazards('competition', words, {
  'non-compete': {
    bears: 'subject',
    pattern:
      /\b(?:shall|will|may|agrees?|covenants?|undertakes?)\b[^.;]{0,60}\b(?:not|neither|nor|refrain)\b[^.;]{0,160}\b(?:compet(?:e|es|ing|itive|itor|itors|ition))\b/,
    unless: /\bcompetitive (?:price|bid|rate)/,
    soft: /restriction (?:on competing )?applies only (?:to|in|where)[^.]{0,160}reasonabl/,
    replace: [[/\banywhere in the world\b/, 'in the territory in which it performs this Agreement']],
  },
  exclusivity: {
    bears: 'subject',
    pattern:
      /\b(?:shall|will|agrees?(?: to)?|must|may)\b[^.;]{0,60}\b(?:exclusively|only from|solely from|exclusive (?:supplier|provider|distributor|agent|partner|basis|right))\b|\bsole and exclusive (?:supplier|provider|distributor|agent|partner|source)\b|\bshall not\b[^.;]{0,60}\b(?:any other|third part|other than)\b[^.;]{0,60}\b(?:purchase|sell|supply|distribut|market|provid|licen)/,
    unless:
      /non-?exclusiv|exclusive (?:jurisdiction|venue|remed)|\b(?:resolved|settled|brought|heard|litigated|decided|determined|governed|adjudicated)\b[^.;]{0,30}\bexclusively\b|\bexclusively\b[^.;]{0,60}\b(?:courts?|arbitrat\w*|tribunals?|laws of)\b|\bown(?:ed)? (?:solely and )?exclusively|\bexclusive(?:ly)? (?:own|the )?propert/,
    soft: /exclusivity ends if/,
  },
  'non-solicit': {
    bears: 'subject',
    pattern:
      /\bnot\b[^.;]{0,120}\b(?:solicit|entice|induce|hire|recruit|divert|poach|employ)\w*\b[^.;]{0,120}\b(?:employee|customer|client|personnel|staff|consultant|supplier|business)/,
    // Such words also say that nobody is the other's employee.
    unless:
      /\b(?:creat|establish|constru|deem|constitut)\w*\b[^.;]{0,120}\b(?:employer[- ]employee|employer and employee|employment relationship)\b/,
    soft: /general advertis[^.]{0,80}not (?:be )?(?:deemed )?(?:a )?(?:breach|solicitation)/,
  },
  'non-disparagement': {
    bears: 'subject',
    pattern:
      /\bdisparag\w*|\bderogatory\b|\bdefamatory (?:statement|remark)|\bdetrimental to the (?:reputation|image)\b/,
    unless: /\bcontent\b[^.;]{0,60}\bdefamatory/,
    soft: /are not disparagement/,
  },
});
