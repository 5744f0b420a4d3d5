import type { TopicFixes } from '../issue.ts';

/** How clauses about names, announcements and criticism are mended. */
export const fixes: TopicFixes = {
  'name-and-logo-free': [
    {
      find: /\bwithout (?:the )?(?:\[\w+\]'s )?(?:any )?(?:prior |further )?(?:written )?(?:consent|approval|permission)(?: (?:of|from) (?:the )?\[\w+\])?/,
      put: "with {bearer}'s prior written consent in each case",
    },
    {
      find: /\b(?:may|can|is (?:entitled|free|permitted) to|shall be (?:entitled|at liberty|free) to) (?:freely )?(?=(?:use|identify|display|publish|mention|name|list|show|refer|reproduce|disclose|include|feature|announce|quote)\b)/,
      put: "may, with {bearer}'s prior written consent in each case, ",
    },
    {
      find: /\b(?:right|licen[cs]e|permission) to (?=(?:use|display|publish|reproduce)\b)/,
      put: "right, with {bearer}'s prior written consent in each case, to ",
    },
    {
      restate:
        "{gainer} shall not use {bearer}'s name, logo or image without {bearer}'s prior written consent in each case.",
    },
  ],
  'no-public-statement': [
    {
      find: /\bwithout (?:first obtaining )?(?:the )?(?:\[\w+\]'s )?(?:prior )?(?:express )?(?:written )?(?:consent|approval|permission)(?: of (?:the )?\[\w+\])?/,
      put: "without {gainer}'s prior written consent, not to be unreasonably withheld, except as the law or the rules of a stock exchange require",
    },
    {
      restate:
        "Neither party shall make a public announcement about this Agreement without the other's consent, which shall not be unreasonably withheld, except as the law or the rules of a stock exchange require.",
    },
  ],
  'non-disparagement-one-way': [
    {
      restate:
        'Neither party shall make false or misleading statements about the other; truthful statements, honest reviews, testimony and reports to authorities remain free.',
    },
  ],
  'morals-allegation': [
    { find: /\b(?:is|are) alleged to have\b/, put: 'is proved to have' },
    { find: /\b(?:is|are) accused of\b/, put: 'is convicted of' },
    { find: /\b(?:is|are) suspected of\b/, put: 'is proved to be guilty of' },
    { find: /\b(?:a |any )?(?:mere )?(?:allegation|accusation|suspicion|rumou?r) of\b/, put: 'proof of' },
    {
      restate:
        "{gainer} may end this Agreement by notice if {bearer} is convicted of, or admits, a serious offense committed during the term that materially harms {gainer}'s reputation.",
    },
  ],
  'morals-other-times': [
    {
      find: /\b(?:at any time )?before or after (?:the )?(?:effective date|term|date of this agreement|signing)\b/,
      put: 'during the term',
    },
    {
      find: /,? (?:and|or) for (?:a period of )?\d+ (?:years?|months?) (?:thereafter|after (?:it|the term|its end))\b/,
      put: '',
    },
    { restate: 'Only conduct of {bearer} during the term counts for the purposes of this clause.' },
  ],
  'campaign-costs-on-talent': [
    {
      restate:
        "If this Agreement ends because of {bearer}'s misconduct, no further fees fall due, and {gainer} bears the cost of its own advertising and goods.",
    },
  ],
  'fees-repaid-on-conduct': [
    {
      restate:
        "If this Agreement ends because of {bearer}'s misconduct, no further fees fall due, and {bearer} keeps the fees for the services performed until then.",
    },
  ],
  'image-kept-without-pay': [
    {
      find: /,? ?\b(?:without (?:(?:any|further|additional|paying any|paying a) )*(?:payment|compensation|remuneration|fees?)|free of charge|at no (?:further |additional )?cost)\b/,
      put: "only with {bearer}'s consent and for a fair fee",
    },
    {
      restate:
        "The right to use {bearer}'s name, image and content ends with this Agreement; any later use needs {bearer}'s consent and a fair fee.",
    },
  ],
  'illness-as-misconduct': [
    {
      restate:
        'Where injury, illness or pregnancy keeps {bearer} from performing, the services are postponed and the term is extended by the same time.',
    },
  ],
};
