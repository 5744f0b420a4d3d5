import type { TopicFixes } from '../issue.ts';

/** How a step-in clause is mended for the side that carries the issue. */
export const fixes: TopicFixes = {
  'step-in-broad-trigger': [
    {
      restate:
        '{gainer} may step in only if {bearer} is in serious default that endangers critical services and has not cured it within ten (10) business days after written notice, or in an emergency that endangers life.',
    },
  ],
  'step-in-at-bearers-cost': [
    {
      restate:
        "Where {bearer}'s default caused the step-in, {bearer} shall reimburse the reasonable and evidenced additional cost of it, without markup and within the cap on its liability; {gainer} shall go on paying for what {bearer} still performs.",
    },
  ],
  'step-in-without-end': [
    {
      restate:
        "Step-in ends as soon as {bearer} shows that it can resume, and after sixty (60) days at the latest; {gainer} shall give five (5) business days' notice of the handing back.",
    },
  ],
  'step-in-by-competitor': [
    {
      restate:
        "A third party used for step-in may not be a competitor of {bearer}, is subject to {bearer}'s prior approval, not to be unreasonably withheld, and must sign a confidentiality undertaking in {bearer}'s favor.",
    },
  ],
  'liable-during-step-in': [
    {
      restate:
        'So far as step-in affects them, {bearer} is relieved of its obligations and of service credits, and {gainer} is liable for damage caused by itself or those it brings in.',
    },
  ],
};
