import { pattern, somebody, type Softening } from '../softenings/setting.ts';

/** What whoever helps itself to another's goods or rooms does as the law asks. */
export const selfHelp: readonly Softening[] = [
  {
    find: /,? without (?:prior |any |further )*(?:notice|warning),?(?= (?:and )?(?:change|re-?enter|take possession|lock|exclude|remove|seize|repossess|sell|dispose))/gi,
    put: ' after ten (10) days’ written notice',
    when: ({ statement }) => statement.standing !== 'counterpart',
  },
  {
    find: /,? without (?:prior |any |further )*(?:notice|warning)(?:,? (?:or|and) (?:without )?(?:due )?(?:process(?: of law)?|legal process|(?:a )?court order|order of (?:a )?court|judicial process)),?(?= |:)/gi,
    put: ' after ten (10) days’ written notice and in accordance with applicable law',
    when: ({ statement }) => statement.standing !== 'counterpart',
  },
  {
    find: pattern(
      String.raw`\bas ${somebody} (?:may )?(?:thinks?|sees?|considers?) fit,? (?:and )?(?:keeping|retaining) (?:all |the |any )*(?:net )?proceeds`,
      'g',
    ),
    put: 'in a commercially reasonable manner and as allowed by law, paying any surplus over what is owed to {counterpart}',
  },
];
