import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

const event =
  /\b(?:force majeure|act of god|acts of god|beyond (?:\S+ ){0,3}?(?:reasonable )?control|relief event|excus(?:ed|able) (?:event|delay)|epidemic|pandemic)/;

const ownSphere =
  '(?:lack of (?:funds|money)|financ\\w+ (?:inability|difficult\\w*|distress|hardship)|own (?:employees|workforce|staff|personnel)|industrial action|strikes?|labou?r (?:disputes?|difficult\\w*)|subcontractors?|suppliers?|market (?:prices?|conditions)|changes? in (?:prices?|market)|equipment failure|breakdowns?|inability to (?:pay|make a profit))';

/** What protects a party in clauses on force majeure. */
export const benefits = defineBenefits('force-majeure', file, {
  'mutual-relief': [
    {
      mutual: true,
      force: ['exclusion', 'no-duty', 'ban', 'fact', 'right', 'duty'],
      within: 'sentence',
      all: [
        /\[each\]|\b(?:neither|either|each|a|the affected|an affected|no) party\b/,
        event,
        /\b(?:not (?:be )?(?:liable|responsible|in (?:breach|default)|deemed)|excused|reliev\w+|liable\b|suspended|no liability)/,
      ],
      none: [/\bonly (?:the )?\[(?:a|o)\]|\bnotwithstanding|\bindemn/],
    },
    {
      mutual: true,
      bears: 'both',
      all: [
        /\[each\]|\b(?:neither|either|no) (?:side|party|one)\b/,
        /\b(?:answers? for|answerable|liable|responsible|in breach|in default|excused|relieved|held)\b/,
        /\b(?:beyond|outside) (?:\S+ ){0,4}(?:control|influence)|\bforce majeure|\bacts? of god\b/,
      ],
      none: [
        /\bpayment obligations? (?:is|are) excused|\bnot (?:be )?excused|\bremains? liable|\bexcept (?:for )?(?:the )?\[(?:a|o)\]/,
      ],
    },
    {
      mutual: true,
      bears: 'both',
      all: [
        /\[each\]|\b(?:neither|either|no) (?:side|party|one)\b/,
        /\b(?:in (?:default|breach)|liable|answers?|answerable|responsible|excused|relieved)\b/,
        said.beyondControl,
      ],
      none: [/\bnot (?:be )?excused|\bremains? liable|\bexcept (?:for )?(?:the )?\[(?:a|o)\]|\binsur/],
    },
  ],
  'own-relief': [
    {
      force: ['exclusion', 'no-duty', 'ban', 'fact'],
      within: 'sentence',
      all: [
        /(?<!\w)\[a\] (?:shall|will|is|may|are)(?: not)?\b.{0,40}\b(?:not\b|liable|responsible|excused|relieved|breach|default)/,
        event,
        /\b(?:not (?:be )?(?:liable|responsible|in (?:breach|default)|deemed)|excused|reliev\w+)/,
      ],
      none: [
        /\[each\]|\bneither|\b(?:shall|will|is|may|are) not (?:be )?(?:excused|relieved)|\bfor any failure|\bno event/,
      ],
    },
  ],
  'must-notify-and-mitigate': [
    {
      mutual: true,
      within: 'sentence',
      force: ['duty', 'promise', 'fact', 'right', 'exclusion', 'no-duty', 'ban'],
      all: [
        /\b(?:mitigat\w*|minimi[sz]\w*|overcome|resum\w+|work ?around|limit the effects?)\b/,
        /\b(?:reasonable|best|commercially|diligent\w*|endeavou?rs|efforts|promptly|steps|as soon as)\b/,
        /\b(?:force majeure|affected party|party (?:so )?affected|claiming (?:relief|party)|such event|the event|relief event|delay(?:ed|ing) (?:party|event)|beyond (?:\S+ ){0,3}?control|non-?performing)\b/,
      ],
      none: [/\bnot (?:be )?(?:required|obliged|obligated)|\bno (?:duty|obligation) to|\bneed not|\bdamages/],
    },
  ],
  'exit-from-long-event': [
    {
      mutual: true,
      within: 'sentence',
      force: 'right',
      all: [
        /\[each\]|\b(?:either|each|the other|other|non-?affected|unaffected|any) party\b/,
        /\b(?:terminat\w*|cancel\w*|end (?:this|the)|rescind\w*)/,
        /\b(?:force majeure|(?:such|the|an?) (?:event|delay|condition|suspension|non-?performance)|beyond (?:\S+ ){0,3}?control|relief event)\b/,
        /\b\d+ (?:consecutive |continuous |calendar |business |or more )*(?:days|months|weeks)\b/,
      ],
      none: [/\bmay not|\bcannot|\bno right|\bbreach|\bdefault/],
    },
    {
      within: 'sentence',
      bears: 'actor',
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall be entitled|is entitled|has the right|shall have the right)/,
        /\b(?:terminat\w*|cancel\w*|end (?:this|the)|rescind\w*)/,
        /\bforce majeure|\bbeyond (?:\S+ ){0,3}?control/,
        /\b\d+ (?:consecutive |continuous |calendar |business |or more )*(?:days|months|weeks)\b/,
      ],
      none: [/\bmay not|\bcannot|\bno right|\[each\]/],
    },
  ],
  'no-pay-during-event': [
    {
      bears: 'taker',
      mutual: true,
      force: ['fact', 'no-duty', 'duty', 'ban'],
      all: [
        /\b(?:fees?|charges|rent|payments?|price)\b.{0,60}\b(?:not (?:performed|provided|rendered|delivered|received|available)|undelivered)\b.{0,40}\b(?:not (?:be )?(?:payable|due|charged)|no longer)|\b(?:not|no)\b.{0,30}\b(?:pay|payable|due)\b.{0,40}\b(?:services|goods|work|energy)\b.{0,20}\bnot (?:performed|provided|rendered|delivered)/,
      ],
      clause: [/\bforce majeure|\bbeyond (?:\S+ ){0,4}control/i],
    },
    {
      mutual: true,
      within: 'sentence',
      all: [
        event,
        /\bno (?:\S+ ){0,6}?(?:payment|fees?|charges?|rent|price)\b.{0,20}\b(?:is|are|shall be|will be) (?:due|payable|owed)|\b(?:fees?|charges?|rent|payments?|price)\b.{0,40}\b(?:abate\w*|reduced|not (?:be )?(?:due|payable)|suspended|equitably)|\bnot (?:be )?(?:required|obliged|obligated) to pay for|\bneed not pay/,
      ],
      none: [
        /\bnot (?:be )?(?:reduced|suspended|abate|excuse\w*|reliev\w*)|\bdoes not|\bshall not (?:be )?(?:excuse|reliev|suspend)|\bno (?:relief|reduction|abatement)/,
      ],
    },
  ],
  'money-outside-force-majeure': [
    {
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:pay\w*|payment|money|monetary)\b/,
        event,
        /\b(?:except|other than|excluding|not (?:include|excuse|relieve|apply to|be excused)|does not (?:excuse|relieve|apply|extend)|shall not (?:excuse|relieve|apply|extend))\b.{0,60}\b(?:pay\w*|money|monetary)/,
        /\[each\]|\b(?:either|neither|each|a|any|affected) party\b/,
      ],
      none: [/\btermination|\bno payment/],
    },
  ],
  'causes-excluded': [
    {
      mutual: true,
      force: ['fact', 'definition', 'ban', 'duty', 'exclusion'],
      all: [
        new RegExp(
          `\\b${ownSphere}\\b.{0,200}\\b(?:(?:is|are|be|shall be|will be) not (?:such (?:an? )?events?|(?:an? )?(?:events? of )?force majeure|relief events?|causes? beyond)|(?:is|are|shall|will) not (?:be )?(?:considered|deemed|regarded|treated as|constitute|qualify as|count as) (?:an? |such |to be )*(?:events?|force majeure)|(?:does|do) not (?:constitute|qualify as|count as) (?:an? )?(?:events? of )?force majeure)|\\b(?:force majeure(?: events?)?|such events?|it)\\b.{0,20}\\b(?:(?:does|do|shall|will) not include|excludes?|excluding)\\b.{0,160}\\b${ownSphere}\\b`,
        ),
      ],
      clause: [/\bforce majeure|\bbeyond (?:\S+ ){0,4}control|\brelief event/i],
      none: [/\bwhether or not\b|\bliab\w+ for\b|\bnot (?:be )?(?:deemed|considered) (?:an? )?(?:breach|default)/],
    },
  ],
  'only-as-far-as-caused': [
    {
      mutual: true,
      force: ['no-duty', 'fact', 'exclusion', 'duty', 'right', 'definition'],
      all: [
        /\b(?:to the extent|only (?:so )?(?:far|long) as|for (?:so|as) long as|insofar as)\b.{0,60}\b(?:caused|prevented|delayed|due to|results? from|affected|attributable|hindered|continues)\b/,
        /\bforce majeure|\b(?:beyond|outside) (?:\S+ ){0,5}control|\brelief event/,
      ],
      none: [/\bindemnif|\bnegligence|\bwarrant/],
    },
  ],
});
