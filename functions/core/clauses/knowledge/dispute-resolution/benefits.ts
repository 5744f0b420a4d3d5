import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('dispute-resolution', file, {
  'neutral-arbitrator': [
    {
      all: [
        /\b(?:arbitrators?|expert|mediator|tribunal|umpire|adjudicator)\b/,
        /\b(?:jointly|(?:mutually )?agreed (?:by|between|upon)|by agreement|mutual(?:ly)?|each (?:party|side)|appointed by the (?:president|institut\w+|american|lcia|icc|centre|center|chair\w*)|independent of (?:both|the parties|either))\b|\[each\]/,
        /\b(?:appoint\w*|select\w*|chosen|choose|nominat\w*|agreed|independent|designat\w*|name[sd]?)\b/,
      ],
      none: [/\b(?:may alone|expert (?:advice|witness)|listed by \[|panel (?:nominated|chosen) by \[|own counsel)\b/],
    },
  ],
  'interim-relief-open': [
    {
      all: [
        /\[each\]|\b(?:nothing|either party|neither party|each party|a party|any party|no party)\b/,
        /\b(?:seek\w*|apply\w*|applying|request\w*|obtain\w*|pursu\w+)\b(?: \S+){0,8} (?:injuncti\w*|interim|urgent|equitable|provisional|interlocutory|emergency)/,
      ],
      none: [/\b(?:violat\w* any|contraven\w*|conflict with|waives?|no right|may not seek|not (?:be )?entitled)\b/],
    },
  ],
  'step-by-step-talks': [
    {
      mutual: true,
      force: ['duty', 'promise', 'ban', 'fact'],
      all: [
        /\b(?:before|prior to)\b.{0,50}\b(?:proceedings|litigation|arbitration|suit|lawsuit|court)\b/,
        /\b(?:senior|managers?|executives?|mediat\w+|negotiat\w+|meet|talks|good faith)\b/,
        /\b(?:settle|resolve|solve|solution|mediat\w+|negotiat\w+)\b/,
      ],
      none: [/\b(?:indemnif\w*|infring\w*|employee|tax)\b/],
    },
    {
      mutual: true,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\[each\] (?:(?:shall|will|must|agree) )(?:\w+ ){0,4}?(?:seek|attempt|try|endeavou?r|negotiate|meet|consult|settle|resolve|use)\b.{0,90}\b(?:disputes?|disagreements?|controvers\w+|differences)\b|\b(?:disputes?|disagreements?|controvers\w+|differences)\b.{0,120}\b(?:shall|will|must) (?:first )?be (?:\w+ )?(?:settled|resolved|referred|negotiated|discussed|submitted|escalated)\b.{0,60}\b(?:amicabl\w+|negotiation|good faith|mediation|senior|executives?|consultation)\b/,
        /\b(?:amicabl\w+|negotiat\w+|good faith|mediat\w+|senior|executives?|consultations?|meet)\b/,
      ],
      none: [/\b(?:invoice|audit|employee|indemnif\w*|infring\w*)\b/],
    },
    {
      force: ['duty', 'promise', 'right', 'fact', 'ban'],
      all: [
        /\b(?:disputes?|disagreements?|controvers\w+)\b/,
        /\b(?:senior|executives?|managers?|directors?|officers?|representatives?|mediat\w+|negotiat\w+)\b/,
        /\b(?:good faith|within \d+ (?:business |working |calendar )?days|first|before|attempt|escalat\w*|try)\b/,
      ],
      none: [
        /\b(?:invoice|audit|confidential|employee|condition precedent|(?:90|120|150|180) (?:\w+ )?days|indemnif\w*)\b/,
      ],
      clause: [/\b(?:parties|each|both)\b/],
    },
  ],
  'winner-recovers-fees': [
    {
      all: [
        /\b(?:prevailing|successful|winning|substantially prevailing) party|\bparty (?:that|who|which) prevails/,
        /\b(?:recover\w*|entitled|awarded?|reimburs\w*|pay|paid)\b/,
        /\b(?:fees|costs|expenses)\b/,
      ],
      none: [/\b(?:not (?:be )?(?:entitled|recover|award)|no (?:fees|award)|if \[(?!each)\w+\] is the prevailing)\b/],
      // Each side pays for its own case: what the loser pays are the fees of the tribunal.
      clauseNone: [
        /(?:\beach party|\[each\]|\bparties),? [^.;]{0,60}\b(?:bears?|pays?|responsible|liable)\b[^.;]{0,60}\b(?:its|their|his|respective)\b[^.;]{0,30}\b(?:attorneys?|counsel|legal|costs|expenses|fees|case|presentation)\b/,
        /\bpresent(?:ation|ing) (?:of )?(?:its|their|each|his) (?:\w+ )?case\b/,
      ],
      test: (_, { words }) =>
        !/\b(?:fees|costs|charges|expenses)\b(?: and (?:fees|costs|charges|expenses))? of (?:the )?(?:arbitrat|arbitral|american arbitration|tribunal|mediat|aaa\b|icc\b|jams\b)/.test(
          words,
        ) || /\b(?:attorney|counsel|legal|solicitor|lawyer)/.test(words),
    },
  ],
  'costs-shared': [
    {
      all: [
        /\b(?:arbitrat\w*|mediat\w*|expert|tribunal|proceedings|dispute)\b/,
        /\b(?:equally|equal shares|own (?:\S+ ){0,3}(?:costs|fees|expenses)|half (?:of )?(?:the )?(?:costs|fees)|shared)\b/,
        /\b(?:costs?|fees|expenses)\b/,
      ],
      none: [/\bregardless\b|\bonly (?:the )?\[|\bwaive/],
    },
  ],
  'work-goes-on': [
    {
      force: ['duty', 'promise', 'ban'],
      all: [
        /\b(?:pending|during|while|until|notwithstanding)\b.{0,60}\b(?:disputes?|resolution|arbitration|proceedings)\b/,
        /\b(?:continu\w*|perform\w*|not (?:\S+ ){0,2}(?:suspend|stop|interrupt))\b/,
        /\b(?:services|performance|obligations|work|supply|deliver\w*|perform\w*)\b/,
        /\[(?!o\])\w+\]|\bparties\b/,
      ],
      none: [
        /\b(?:non-?payment|unpaid|may suspend|may withhold|pay all (?:amounts|invoices|fees)|employee|confidential\w*|injuncti\w*|need not)\b/,
      ],
    },
  ],
});
