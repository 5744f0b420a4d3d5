import { rateSource, sumSource, timeSource } from '../../precision/measure.ts';
import { defineHazards } from '../hazard.ts';
import words from '../hazards/figures.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const figuresHazards = defineHazards('figures', words, {
  'long-exit-notice': {
    bears: 'subject',
    pattern: new RegExp(
      `\\b(?:terminat|cancel)\\w*\\b[^.;]{0,120}?${timeSource}'?s?[^.;]{0,20}?\\bnotice\\b|\\b(?:terminat|cancel)\\w*\\b[^.;]{0,120}?\\bnotice of (?:at least |not less than |no less than )?[^.;]{0,20}?${timeSource.replace('<count>', '<count2>').replace('<unit>', '<unit2>')}`,
    ),
    unless: /\bcur(?:e|ed|ing)\b|\bremed(?:y|ied)\b|\bbreach|\bdefault|\brenew|\bextension/,
  },
  'short-exit-notice': {
    bears: 'counterpart',
    saidBy: ['termination-at-will'],
    pattern: new RegExp(`\\b(?:terminat|cancel)\\w*\\b[^.;]{0,120}?${timeSource}'?s?[^.;]{0,20}?\\bnotice\\b`),
    unless:
      /\bcur(?:e|ed|ing)\b|\bremed(?:y|ied)\b|\bbreach|\bdefault|\brenew|\byou (?:may|can)\b|\binsolven|\bbankrupt/,
  },
  'short-cure': {
    bears: 'both',
    pattern: new RegExp(
      `\\b(?:cure[ds]?|curing|remed(?:y|ied|ies))\\b[^.;]{0,90}?\\b(?:within|in|for|of)\\b[^.;]{0,24}?${timeSource}`,
    ),
  },
  'long-cure': {
    bears: 'both',
    pattern: new RegExp(
      `\\b(?:cure[ds]?|curing|remed(?:y|ied|ies))\\b[^.;]{0,90}?\\b(?:within|in|for|of)\\b[^.;]{0,24}?${timeSource}`,
    ),
  },
  'late-payment-term': {
    bears: 'counterpart',
    orElse: 'giver',
    pattern: new RegExp(
      `\\b(?:pay|pays|paid|payable|due|invoice[ds]?|payments?)\\b[^.;]{0,90}?\\b(?:within|no later than|not later than|net)\\b[^.;]{0,30}?${timeSource}`,
    ),
    unless: /\bterminat|\brenew|\brefund|\bexpir|\bclaim|\baudit|\bfiscal|\bcalendar (?:year|quarter)/,
  },
  'short-payment-term': {
    bears: 'subject',
    orElse: 'taker',
    pattern: new RegExp(
      `\\b(?:pay|pays|paid|payable|invoice[ds]?)\\b[^.;]{0,90}?\\b(?:within|no later than|not later than|net)\\b[^.;]{0,30}?${timeSource}`,
    ),
    unless: /\bterminat|\brenew|\brefund|\bexpir|\bclaim|\baudit|\bclosing|\bsalary|\bwages?\b/,
  },
  'early-renewal-notice': {
    bears: 'both',
    pattern: new RegExp(
      `\\b(?:renew|extend)\\w*\\b[^.]{0,220}?\\b(?:unless|not to|non-renewal)\\b[^.;]{0,160}?${timeSource}'?[^.;]{0,30}?\\b(?:prior|before|in advance|notice|preceding)\\b`,
    ),
  },
  'long-renewal-term': {
    bears: 'both',
    pattern: new RegExp(
      `\\b(?:renew|extend)\\w*\\b[^.;]{0,50}?\\b(?:for|of|by|successive|additional|further)\\b[^.;]{0,24}?${timeSource}`,
    ),
    unless: /\b(?:option|elect|may (?:renew|extend)|right to (?:renew|extend)|upon (?:mutual|written) agreement)\b/,
  },
  'high-interest': {
    bears: 'payer',
    orElse: 'taker',
    pattern: new RegExp(
      `\\b(?:interest|late (?:fee|charge|payment charge)|finance charge)s?\\b[^.;]{0,90}?${rateSource}[^.;]{0,16}?\\b(?<per>(?:per|a|each|every) (?:month|day|week|annum|year)|monthly|daily|weekly|annually|annual)\\b`,
    ),
    unless: /whichever is (?:less|lower)|lesser of|(?:maximum|highest) (?:rate|amount) (?:permitted|allowed)/,
  },
  'steep-increase': {
    bears: 'taker',
    pattern: new RegExp(
      `\\b(?:increase|escalat|rise|go up|adjusted upward)\\w*\\b[^.;]{0,80}?${rateSource}[^.;]{0,60}?\\b(?:annual|each|every|per (?:year|annum)|anniversary|year)`,
    ),
    unless: /\b(?:not (?:to )?(?:exceed|be more than)|no more than|not more than|up to|lesser of|lower of)\b/,
  },
  'nominal-cap': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern: new RegExp(
      `\\b(?:liability|liable|damages)\\b[^.;]{0,150}?\\b(?:exceed|in excess of|limited to|capped at|more than)\\b[^.;]{0,40}?${sumSource}`,
    ),
  },
  'low-cap': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern: new RegExp(
      `\\b(?:liability|liable|damages)\\b[^.]{0,200}?\\b(?:exceed|in excess of|limited to|capped at|more than)\\b[^.]{0,120}?\\b(?:preceding|prior|previous|last|past|first|immediately before)?\\b[^.;]{0,12}?${timeSource}`,
    ),
    unless: /\b(?:greater|higher) of\b/,
  },
  'long-restriction': {
    bears: 'subject',
    pattern: new RegExp(
      `\\bnot\\b[^.;]{0,200}?\\b(?:compet|solicit|entice|hire|recruit)\\w*\\b[^.;]{0,200}?${timeSource}|${timeSource.replace('<count>', '<count2>').replace('<unit>', '<unit2>')}[^.;]{0,140}?\\bnot\\b[^.;]{0,140}?\\b(?:compet|solicit|entice|hire|recruit)\\w*`,
    ),
  },
  'steep-penalty': {
    bears: 'subject',
    pattern: new RegExp(
      `\\b(?:liquidated damages?|penalt(?:y|ies)|(?:termination|cancell?ation) (?:fee|charge))\\b[^.;]{0,90}?${rateSource}[^.;]{0,12}?\\bof\\b`,
    ),
  },
  'short-warranty': {
    bears: 'taker',
    pattern: new RegExp(
      `\\bwarrant(?:y|ies|s|ed)?\\b[^.;]{0,140}?\\b(?:for (?:a (?:period|term) of )?|period (?:of|is) |during (?:the|a) )[^.;]{0,16}?${timeSource}`,
    ),
    unless: /\bnotice\b|\bnotif|\bcure|\bwithin\b/,
  },
  'short-inspection': {
    bears: 'taker',
    pattern: new RegExp(`\\b(?:inspect|examine|reject|test)\\w*\\b[^.;]{0,80}?\\bwithin\\b[^.;]{0,24}?${timeSource}`),
    unless: /\baudit|\bbooks\b|\brecords\b|\bpremises\b/,
  },
});
