import type { TopicFixes } from '../issue.ts';

/** How clauses about the security of data are mended. */
export const fixes: TopicFixes = {
  'no-security-duty': [
    {
      restate:
        "{gainer} shall maintain technical and organizational measures that meet ISO/IEC 27001 or an equal standard to protect {bearer}'s data against unlawful access, loss and disclosure, and is liable for a failure to do so.",
    },
  ],
  'security-own-standard': [
    {
      find: /\bsuch (?:\w+ )?(?:measures|safeguards|controls|steps|precautions|security) as (?:the )?(?:\[\w+\]|it)\b[^.;]*/,
      put: 'security measures that meet recognized industry standards such as ISO/IEC 27001',
    },
    {
      find: /\bin (?:whatever|any|the) (?:way|manner) (?:that )?(?:the )?(?:\[\w+\]|it) [^.,;]*/,
      put: 'with security measures that meet recognized industry standards such as ISO/IEC 27001',
    },
    {
      restate:
        '{gainer} shall maintain the security measures described in the security schedule, meeting recognized industry standards, and may update them provided that the level of protection does not fall.',
    },
  ],
  'security-risk-on-customer': [
    {
      restate:
        "{bearer} is responsible for keeping its users' credentials confidential and for use of its accounts by its users, and {gainer} for its own systems and personnel.",
    },
  ],
  'breach-costs-on-customer': [
    {
      restate:
        '{gainer} bears the reasonable costs of investigation, legally required notices and one (1) year of credit monitoring after a breach of its systems, and each party bears the costs of incidents that it causes.',
    },
  ],
  'security-absolute': [
    {
      restate:
        "{bearer} shall maintain commercially reasonable technical and organizational measures in line with ISO/IEC 27001 to protect {gainer}'s data, and is liable, within the limits of this Agreement, for breaches that result from its failure to do so.",
    },
  ],
  'backups-on-customer': [
    {
      find: /\b(?:is|are|shall be|'re) (?:solely |alone )?responsible for (?:backing up|making (?:regular )?(?:backups|copies) of)\b[^.;,]*/,
      put: 'may export its data at any time for its own copies, and {gainer} shall back up the data at least daily and restore it from the latest backup',
    },
    {
      restate:
        "{gainer} shall back up {bearer}'s data at least daily and restore lost data from the latest backup at its own cost.",
    },
  ],
  'incident-costs-on-provider': [
    {
      restate:
        '{bearer} shall pay the reasonable expense of notices and monitoring that the law requires, to the extent that its own failure to comply with this agreement caused the event, and within the limit of its liability.',
    },
  ],
  'incident-silence': [
    {
      restate:
        'Before it gives a notice of a security incident that names {gainer}, {bearer} shall consult {gainer} where the law allows time for it.',
    },
  ],
};
