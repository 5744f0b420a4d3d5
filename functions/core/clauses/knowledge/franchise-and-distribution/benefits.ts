import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const network = ['other', 'license-agreement', 'service-agreement', 'purchase-agreement'];

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('franchise-and-distribution', file, {
  'territory-exclusive': [
    {
      types: network,
      all: [
        /\bterritory\b/,
        /\b(?:exclusive right|shall not\b.{0,60}\b(?:open|license|appoint|sell|establish|grant)|sole (?:and exclusive )?right)/,
      ],
      none: [/\bnon-?exclusive|\bdistributor shall not|\bfranchisee shall not/],
      test: (_, { actor, words, force }) =>
        force !== 'ban' || !/franchisee|distributor|dealer/.test(actor?.word ?? words),
    },
  ],
  'fees-fixed': [
    {
      types: network,
      all: [
        /\b(?:royalty|fees?)\b/,
        /\b(?:fixed for|not be (?:changed|increased)|shall not (?:change|increase)|in line with cpi|capped)\b/,
      ],
      clause: [/\b(?:franchis|royalt|distribut|brand)/],
    },
  ],
  'ad-fund-accounted': [
    {
      types: network,
      all: [/\bfund\b/, /\b(?:separate account|audited|used only for advertising|yearly accounts|annual accounts)/],
      none: [/\bnot\b|\bneed not\b/],
    },
  ],
  'stock-bought-back': [
    {
      types: network,
      force: ['duty', 'promise'],
      all: [/\b(?:buy|take)s? back\b|\brepurchase/, /\b(?:stock|inventory|goods|products)/],
    },
  ],
  'free-sourcing': [
    {
      types: network,
      force: ['right', 'no-duty', 'fact'],
      all: [/\b(?:buy|purchase|obtain|source)/, /\b(?:any supplier|other suppliers?|alternative|elsewhere|any source)/],
      none: [/\bmay not|\bonly from/],
    },
  ],
  'own-resale-prices': [
    {
      all: [
        /\b(?:sets?|free to (?:set|fix|determine)|determines?|decides?|at liberty to)\b.{0,40}\b(?:own )?(?:resale |retail |selling )?prices?\b/,
        /\b(?:resale|retail|selling|its own|distributor|dealer|reseller|franchisee)\b/,
      ],
      none: [
        /(?<!\w)(?:\[giver\] (?:may|shall|sets?)|supplier sets|not (?:set|free|sell)|minimum resale|must not sell below|purchase price)\b/,
      ],
      force: ['right', 'fact', 'no-duty'],
    },
  ],
  'marketing-support': [
    {
      force: ['duty', 'promise', 'transfer'],
      all: [
        /\b(?:marketing|promotional|sales|advertising) (?:materials|support|assistance|literature|leads|samples)\b|\b(?:forward|pass on|refer)\b.{0,30}\b(?:inquiries|enquiries|leads)\b|\btraining\b/,
        /\b(?:free of charge|at (?:its|[\w[\]]+'s) (?:own )?(?:cost|expense)|without charge|shall (?:forward|provide|pass|refer|supply|train))\b/,
        /\b(?:distributor|dealer|reseller|franchisee|agent)\b|\[[oa]\]/,
      ],
      types: ['other'],
      none: [
        /(?<!\w)(?:\[taker\] shall|at (?:the )?\[(?:taker|o)\]'s (?:own )?(?:cost|expense)|not (?:be )?(?:required|obliged))\b|\[each\]/,
      ],
      test: (_, { actor, words }) =>
        /supplier|principal|franchisor|manufacturer|licensor|producer|vendor/.test(actor?.word ?? '') ||
        /\[o\] (?:\w+ ){0,2}appoints/.test(words),
    },
  ],
});
