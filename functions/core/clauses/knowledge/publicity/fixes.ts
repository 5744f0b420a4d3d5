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
};
