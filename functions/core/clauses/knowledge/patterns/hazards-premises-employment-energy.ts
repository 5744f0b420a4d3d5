import { defineHazards } from '../hazard.ts';
import words from '../hazards/premises-employment-energy.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const premisesEmploymentEnergyHazards = defineHazards('premises-employment-energy', words, {
  'tenant-repairs': {
    bears: 'subject',
    pattern: /\bat (?:its|his|their) (?:own |sole )+(?:cost|expense)\b/,
    replace: [
      [
        /\bat (?:its|his|their) (?:own |sole |own and sole )+(?:cost|expense)(?: and expense)?\b/,
        'at a cost shared in fair proportion',
      ],
    ],
  },
  holdover: {
    bears: 'taker',
    pattern: /\bhold(?:s|ing)?[- ]?over\b|\b(?:double|twice|150%|200%)\b[^.;]{0,40}\brent\b/,
    soft: /ordinary rent is due pro rata/,
  },
  'deposit-kept': {
    bears: 'taker',
    pattern: /\b(?:retain|keep|apply|forfeit)\b[^.;]{0,60}\b(?:security )?deposit\b/,
    soft: /deductions from the deposit are itemi/,
  },
  'deposit-forfeited': {
    bears: 'taker',
    pattern:
      /\b(?:security|damage|rental|tenancy) deposit\b[^.;]{0,60}\b(?:non-?refundable|not (?:be )?refund\w*|forfeit\w*)|\bnon-?refundable\b[^.;]{0,30}\b(?:security|damage|rental|tenancy) deposit\b/,
    replace: [
      [
        /\b(?:is|shall be) non-?refundable\b/,
        'is refunded within [thirty] days after the end of the tenancy, less unpaid rent and damage beyond ordinary wear',
      ],
    ],
  },
  'at-will-employment': {
    bears: 'giver',
    pattern: /\bat[- ]will\b/,
    soft: /pay in its place/,
  },
  curtailment: {
    bears: 'giver',
    pattern:
      /\bcurtail\w*\b[^.;]{0,120}\b(?:without (?:any )?(?:compensation|liability|payment)|no (?:compensation|payment|liability)|any reason|discretion)\b/,
    replace: [
      [
        /\bwithout (?:any )?(?:compensation|liability|payment)\b/,
        'against payment for the energy that would have been delivered',
      ],
    ],
  },
  'third-party-excluded': {
    bears: 'both',
    isOnce: true,
    pattern: /\bthird[- ]party beneficiar/,
    unless: /\bno (?:intended )?third|\bnot (?:be )?(?:intended|construed|confer|create)|\bnothing\b/,
  },
  'first-refusal': {
    bears: 'counterpart',
    pattern: /\b(?:right of )?first (?:refusal|offer|negotiation)\b|\bpre-?empti(?:on|ve)\b/,
    unless: /\b(?:grants?|gives?|offers?)\b[^.;]{0,80}\b(?:right of )?first (?:refusal|offer|negotiation)\b/,
    soft: /does not apply within a group/,
  },
  'first-refusal-granted': {
    bears: 'subject',
    pattern: /\b(?:grants?|gives?|offers?)\b[^.;]{0,80}\b(?:right of )?first (?:refusal|offer|negotiation)\b/,
    soft: /does not apply within a group/,
  },
});
