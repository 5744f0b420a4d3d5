import type { TopicFixes } from '../issue.ts';

/** How clauses about suggestions are mended. */
export const fixes: TopicFixes = {
  'feedback-assigned': [
    {
      restate:
        '{bearer} grants {gainer} a non-exclusive, royalty-free license to use suggestions that {bearer} chooses to give about the products in order to improve them; {bearer} remains free to use them itself, and its Confidential Information is not included.',
    },
  ],
  'feedback-licensed': [
    {
      add: "{bearer}'s Confidential Information and data are not included, and {gainer} shall not name {bearer} as the source.",
    },
  ],
};
