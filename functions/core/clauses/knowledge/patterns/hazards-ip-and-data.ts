import { defineHazards } from '../hazard.ts';
import words from '../hazards/ip-and-data.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const ipAndDataHazards = defineHazards('ip-and-data', words, {
  'ip-assignment': {
    bears: 'subject',
    pattern:
      /\b(?:hereby |irrevocably |agrees? to |shall |will |does hereby |and )+(?:assigns?|transfers?|conveys?|grants?)\b[^.;]{0,120}\b(?:right, title|rights, title|ownership|all (?:of its |his |her )?(?:right|intellectual|title)|(?:present|future|existing)[^.;]{0,30}(?:intellectual|invention|right))|\b(?:assigns?|transfers?|conveys?)\b[^.;]{0,90}\b(?:intellectual property|inventions|copyrights?|patents?|know-how)\b/,
    unless: /\b(?:not|neither|nor)\b[^.;]{0,90}\b(?:assign|transfer|convey|grant)/,
    soft: /keeps everything it owned/,
    replace: [
      [/\bwithout additional consideration\b/, 'against payment of the agreed price'],
      [
        /,? including intellectual property created before the date of this agreement/,
        ', excluding intellectual property created before the date of this Agreement',
      ],
    ],
  },
  'ip-preexisting': {
    bears: 'subject',
    saidBy: ['ip-assignment'],
    pattern:
      /\bintellectual property\b[^.;]{0,60}\b(?:created|owned|made|existing|developed) (?:before|prior to)\b|\bpre-existing\b[^.;]{0,40}\b(?:assign|transfer|vest)/,
    unless: /\bexclud|\bretain|\bremain|\bother than|\bexcept/,
    replace: [
      [/,? including intellectual property created before/, ', excluding intellectual property created before'],
    ],
  },
  'joint-ip': {
    bears: 'both',
    pattern: /\bjoint(?:ly)?[- ]own|\bjoint (?:ownership|invention|intellectual property|patent)|\bco-?own/,
    soft: /income and enforcement are shared/,
  },
  'broad-licence': {
    bears: 'subject',
    pattern:
      /\bgrants?\b[^.;]{0,160}\b(?:perpetual|irrevocable|royalty[- ]free|worldwide|(?<!non-?)transferable|(?<!non-?)sublicen[cs]able|unlimited)\b/,
    replace: [
      [/\bperpetual,? ?/, ''],
      [/\birrevocable,? ?/, ''],
    ],
  },
  'narrow-licence': {
    bears: 'counterpart',
    pattern: /\bgrants?\b[^.;]{0,120}\b(?:limited|revocable|non-?transferable|non-?sublicen[cs]able|personal)\b/,
    unless: /\birrevocable\b/,
    soft: /pass them on with its business/,
  },
  privacy: {
    bears: 'taker',
    pattern:
      /\b(?:agree|accept|consent|acknowledge|subject|bound|permission|authori[sz]e)\b[^.;]{0,160}\b(?:privacy (?:policy|statement|notice)|personal (?:data|information)|cookie policy)\b|\b(?:may|will|right to)\b[^.;]{0,60}\b(?:share|disclose|sell|transfer|use|collect)\b[^.;]{0,60}\b(?:your|personal|user) (?:personal )?(?:data|information)\b|\bprivacy policy\b[^.;]{0,60}\b(?:incorporated|part of|form)/,
    soft: /personal data (?:are|is|shall be) processed only/,
  },
  'ip-vests': {
    bears: 'other-than-named',
    saidBy: ['ip-grab', 'ip-assignment'],
    pattern:
      /\b(?:shall|will|is|are|be|becomes?)\b[^.;]{0,40}\b(?:property of|owned (?:solely |exclusively )?by|belongs? to|vests? (?:solely |exclusively )?in)\b/,
    unless: /\b(?:remain|retain|continue)/,
    soft: /keeps everything it owned/,
  },
  'ip-grab': {
    bears: 'other-than-named',
    pattern:
      /\b(?:invention|know-how|intellectual property|works?\b|improvement|material|idea|patent|copyright)[^.;]{0,160}\b(?:become|belong to|property of|owned by|vest)\b[^.;]{0,120}\b(?:free of charge|without (?:additional |further |any )?(?:consideration|compensation|payment)|for no (?:compensation|consideration)|whether or not)\b|\bwhether or not related\b[^.;]{0,120}\b(?:property of|owned by|belong to|vest)\b/,
    soft: /only to results that/,
  },
  'renewal-locked': {
    bears: 'subject',
    pattern:
      /\b(?:cannot|may not|shall not|no right to|not be entitled to) (?:prevent|stop|refuse|oppose|object to|opt out of|avoid|decline)\b[^.;]{0,40}\b(?:extension|renewal|prolongation)/,
    replace: [
      [
        /\b(?:cannot|may not|shall not) (?:prevent|stop|refuse|oppose|object to|opt out of|avoid|decline)\b/,
        'may by written notice prevent',
      ],
    ],
  },
  'renewal-option': {
    bears: 'other-than-named',
    pattern:
      /\b(?:renew|extend|extension|renewal|prolong)\w*\b[^.;]{0,120}\b(?:unless|only (?:if|by)|at the (?:sole )?(?:option|election|discretion) of)\b(?! (?:either|both|the parties|neither))/,
    unless: /\b(?:either|both|neither|each) (?:of the )?part|\bmutual|\bparties\b/,
    soft: /either party may prevent (?:the )?renewal/,
  },
  'deemed-consent': {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\bdeemed to (?:have )?(?:accept|agree|consent|approve|waive)\w*|\bbound by (?:every|any|each|all|such|the) (?:future )?(?:revision|change|amendment|modification|version)/,
    // Goods and work that nobody rejected in time are accepted: the time to look at them is what matters.
    unless: /\b(?:goods|products?|equipment|deliverables?|shipments?|works?)\b/,
    replace: [[/\bdeemed to have (?:accepted|agreed to|approved)\b/, 'asked expressly to accept']],
  },
});
