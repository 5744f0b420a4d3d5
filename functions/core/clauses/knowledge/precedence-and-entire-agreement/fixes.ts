import type { TopicFixes } from '../issue.ts';

/** How clauses about precedence and the entire agreement are mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'standard-terms-prevail': [
    {
      restate:
        "If the documents conflict, the signed order and its special terms come first, this Agreement second and {gainer}'s standard terms last.",
    },
  ],
  'suppliers-documents-as-amended': [
    {
      find: /,? (?:each )?(?:(?:as|which) )?(?:(?:it|they|\[\w+\]) )?(?:may be |are |is )?(?:amended|updated|revised|modified|changed|varied|reissued)(?: (?:by (?:the )?\[\w+\] )?(?:from time to time|at any time))(?: (?:by (?:the )?\[\w+\]|in its (?:\w+ )*discretion))?/,
      put: 'in the version attached to this Agreement at signature',
    },
    {
      find: /,? (?:in|in the|in its) (?:whatever version is|(?:then-?)?current (?:version|edition|form)|version in (?:force|effect) from time to time|edition current (?:at|when|on)\b)[^,.;]*/,
      put: 'in the version attached to this Agreement at signature',
    },
    {
      find: /,? as (?:(?:the )?\[\w+\]|it) may (?:\w+ )?(?:amend|update|revise|modify|change|vary|reissue|replace)(?: (?:it|them|the same))?(?: (?:from time to time|at any time|in its (?:\w+ )*discretion))*/,
      put: 'in the version attached to this Agreement at signature',
    },
    {
      restate:
        "Of {gainer}'s policies and terms only those that are attached to this Agreement bind {bearer}, in the version attached.",
    },
  ],
  'customers-policies-as-amended': [
    {
      find: /,? (?:each )?(?:as|which) (?:(?:it|they|the same) )?(?:may be )?(?:amended|updated|revised|modified|changed|varied|reissued|issued)(?: (?:from time to time|at any time))?(?: by (?:the )?\[\w+\])?(?: (?:from time to time|at any time))?/,
      put: "in the version delivered at signature and as updated on thirty (30) days' notice (an update that adds cost or risk being a change to be agreed and priced in writing)",
    },
    {
      find: /,? as (?:the )?\[\w+\] may (?:issue or vary|(?:\w+ )?(?:amend|update|revise|modify|change|vary|reissue|issue|adopt))(?: (?:it|them|the same))?(?: (?:from time to time|at any time|in its (?:\w+ )*discretion))*/,
      put: 'as are delivered at signature or notified thirty (30) days in advance (one that adds cost or risk being a change to be agreed and priced in writing)',
    },
    {
      restate:
        "{bearer} shall comply with {gainer}'s policies delivered to it in writing at signature and with reasonable updates notified thirty (30) days in advance; an update that adds cost or risk is a change that the parties agree on and price in writing.",
    },
  ],
  'non-reliance': [
    {
      restate:
        "Neither party relies on a statement that is not set out in this Agreement or its attachments, which include {gainer}'s written proposal and answers; nothing in this clause limits liability for fraud.",
    },
  ],
  'fraud-not-preserved': [
    {
      find: /,? whether innocent, negligent or fraudulent,/,
      put: 'other than fraudulent misrepresentation,',
    },
    {
      find: /,? (?:including (?:for )?|even (?:if|where) )(?:deceit|fraud|fraudulent|known to be|made)\b[^,.;]*/,
      put: 'other than for fraud or fraudulent misrepresentation, which nothing in this Agreement limits or excludes',
    },
    {
      restate:
        'Claims for innocent misrepresentation are limited to those for breach of this Agreement; nothing in this Agreement limits or excludes liability for fraud or fraudulent misrepresentation.',
    },
  ],
  'own-documents-shut-out': [
    {
      restate:
        'Standard terms on the forms of either party have no effect; the specification and proposal attached to this Agreement form part of it.',
    },
  ],
};
