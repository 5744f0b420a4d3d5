import type {
  Analysis,
  MissingElement,
  NegotiationStrategy,
  Risk,
  RuleResult,
  TemplateComparison,
} from '../../../../shared/analysis.ts';
import type { RiskTolerance } from '../../../../shared/contracts.ts';
import type { KindCover } from '../findings/find-elements.ts';
import { levelOfWeight, toleranceShare } from '../findings/score.ts';
import { foldText } from '../reading/fold-text.ts';
import { inWords, listed, sentenceCase, snippet } from '../reading/sentence-tools.ts';
import { entryKey } from './avoidance.ts';
import { overlaps, type Span } from '../reading/split-text.ts';
import { matterKey } from './join-issues.ts';
import { rootsOf, topicPatterns } from './find-matter.ts';
import { findPhrase, indexText } from './phrase-index.ts';
import { namedPlaybooks, type FocusArea, type PlaybookReading } from './playbook-reading.ts';

/** As many breaches one person can press at a table beside the clause's own points. */
const mostBreachStrategies = 5;
/** A strategy that names wordings is cut at this length; the rules name them all. */
const longestStrategy = 3_000;

/** What playbooks avoid and the clause uses, as risks. */
export const breachRisks = ({ breaches }: PlaybookReading, tolerance: RiskTolerance): Risk[] =>
  breaches.map(({ id, title, description, evidence, weight, listedWeight = weight, sources }) => ({
    id,
    title,
    description,
    level: levelOfWeight(listedWeight * toleranceShare[tolerance]),
    evidence: [...evidence],
    verified: true,
    ...(sources && { sources: [...sources] }),
  }));

/** What playbooks ask for and the clause lacks, as missing elements. */
export const gapElements = ({ gaps }: PlaybookReading): MissingElement[] =>
  gaps.map(({ id, title, description, sources }) => ({
    id,
    title,
    description,
    importance: 'important',
    evidence: [],
    verified: true,
    ...(sources && { sources: [...sources] }),
  }));

/** The kinds without the elements that a preferred wording of the clause covers: that one is there, if in other words. */
export const withoutCovered = (covers: readonly KindCover[], { present }: PlaybookReading): KindCover[] =>
  present.length
    ? covers.map((cover) => ({
        ...cover,
        missing: cover.missing.filter(
          (element) =>
            !present.some((wording) => element.present.test(foldText(wording)) || speaksOf(element, wording)),
        ),
      }))
    : [...covers];

const speaksOf = ({ title, why }: { readonly title: string; readonly why: string }, wording: string): boolean =>
  findPhrase(indexText(`${title} — ${why}`), wording, 1).length > 0;

/** The missing elements that say nothing against wording the clause has, each title once, the playbooks' own first. */
export const joinMissing = (
  own: readonly MissingElement[],
  others: readonly MissingElement[],
  { present }: Pick<PlaybookReading, 'present'>,
): MissingElement[] => {
  const titles = new Set(own.map(({ title }) => matterKey(title)));
  const speaks = (element: MissingElement) =>
    present.some((wording) => speaksOf({ title: element.title, why: element.description }, wording));
  return [...own, ...others.filter((element) => !titles.has(matterKey(element.title)) && !speaks(element))];
};

interface Placed {
  readonly title: string;
  readonly evidence: readonly Span[];
}

const isAbout = ({ title, evidence }: Placed, { matter, evidence: places }: FocusArea): boolean => {
  if (evidence.some((one) => places.some((other) => overlaps(one, other)))) return true;
  const lower = foldText(title);
  const roots = rootsOf(matter);
  const own = rootsOf(title);
  return (
    (roots.length > 0 && roots.every((root) => own.includes(root))) ||
    topicPatterns(matter).some((pattern) => pattern.test(lower))
  );
};

/** The findings with those on focus areas first, then the playbooks' own, then the rest, each group in its order. */
export const focusFirst = <Finding extends Placed & { readonly id: string }>(
  findings: readonly Finding[],
  { used, focus }: Pick<PlaybookReading, 'used' | 'focus'>,
): Finding[] => {
  if (!used.length) return [...findings];
  const place = new Map(
    findings.map((finding) => [
      finding,
      focus.some((area) => isAbout(finding, area)) ? 0 : finding.id.includes('-playbook-') ? 1 : 2,
    ]),
  );
  return findings.toSorted((a, b) => place.get(a)! - place.get(b)!);
};

/** The title of the strategy that names all preferred wording the clause lacks. */
const wordingStrategy = 'Bring in the wording your playbook prefers';

/** True for a strategy of an analysis that a playbook calls for. */
export const isPlaybookStrategy = ({ title }: NegotiationStrategy, { risks }: Analysis): boolean =>
  title === wordingStrategy || risks.some((risk) => risk.id.includes('-playbook-') && risk.title === title);

const cutList = (entries: readonly string[]): string => {
  const shown: string[] = [];
  let length = 0;
  for (const entry of entries) {
    length += entry.length + 4;
    if (length > longestStrategy) break;
    shown.push(`“${entry}”`);
  }
  const rest = entries.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${inWords(rest)} more` : '');
};

/** What to ask for on behalf of the playbooks, after the clause's own strategies. */
export const playbookStrategies = (
  { breaches, absent }: PlaybookReading,
  others: readonly NegotiationStrategy[],
): NegotiationStrategy[] => {
  const asked = breaches.slice(0, mostBreachStrategies).map(({ title, ask }) => ({ title, description: ask }));
  const wordings = absent.map(({ wording }) => wording);
  const wanted = wordings.length
    ? [
        {
          title: wordingStrategy,
          description: `The clause lacks wording that ${namedPlaybooks(absent.flatMap(({ playbooks }) => playbooks))} prefers. Offer it: ${cutList(wordings)}.`,
        },
      ]
    : [];
  return [...asked, ...wanted].map((strategy, at) => ({
    type: at || others.length ? 'other' : 'primary',
    ...strategy,
  }));
};

/** As much of a reading as explanations and the order of findings need. */
export type ToldReading = Pick<PlaybookReading, 'used' | 'focus' | 'avoided' | 'absent' | 'present' | 'positions'>;

/** The reading behind an analysis, from its rules: whoever adds findings later orders and checks them by it. */
export const readingOfRules = ({ playbooks, playbookRules, positionResults }: Analysis): ToldReading => {
  const of = (kind: RuleResult['kind']) => {
    const seen = new Set<string>();
    return playbookRules.filter((rule) => {
      const key = entryKey(rule.rule);
      return rule.kind === kind && !seen.has(key) && seen.add(key);
    });
  };
  const preferred = of('preferred-language');
  return {
    used: playbooks,
    positions: positionResults,
    focus: of('focus-area').map(({ rule, evidence }) => ({ matter: rule, playbooks: [], evidence })),
    avoided: of('avoidance-keyword').map(({ rule, evidence }) => ({
      keyword: rule,
      playbooks: [],
      places: evidence,
      instead: undefined,
    })),
    absent: preferred
      .filter(({ outcome }) => outcome === 'missing' || outcome === 'deviates')
      .map(({ rule }) => ({ wording: rule, playbooks: [], near: undefined })),
    present: preferred.filter(({ outcome }) => outcome === 'met').map(({ rule }) => rule),
  };
};

/** What playbooks make of the clause, in plain sentences; empty where none applies. */
export const explainPlaybooks = ({ used, focus, avoided, absent, positions }: ToldReading): string => {
  if (!used.length) return '';
  const areas = focus.map(({ matter, evidence }) =>
    evidence[0] ? `${matter} (“${snippet(evidence[0].quote, 90)}”)` : `${matter} (not in the clause)`,
  );
  const keywords = avoided.filter(({ places }) => places.length > 0).map(({ keyword }) => `“${keyword}”`);
  const departs = [...new Set(positions.filter(({ verdict }) => verdict === 'deviates').map(({ topic }) => topic))];
  const walks = [...new Set(positions.filter(({ isWalkAway }) => isWalkAway).map(({ topic }) => topic))];
  return [
    ...(areas.length
      ? [
          `Your playbook looks first at ${areas.slice(0, 12).join('; ')}${areas.length > 12 ? ` and ${inWords(areas.length - 12)} more matters` : ''}.`,
        ]
      : []),
    ...(keywords.length ? [`The clause uses wording your playbook avoids: ${listed(keywords.slice(0, 8))}.`] : []),
    ...(absent.length ? [`It lacks wording your playbook prefers.`] : []),
    ...(departs.length ? [`It departs from your playbook’s position on ${listed(departs.slice(0, 8))}.`] : []),
    ...(walks.length ? [`It passes the walk-away on ${listed(walks.slice(0, 8))}.`] : []),
  ].join(' ');
};

/** What a reader must know about how playbooks were applied. */
export const playbookNotes = ({ used, rules, positions, notes }: PlaybookReading): string[] => {
  if (!used.length) return [];
  const open = rules.filter(
    ({ kind, outcome }) => kind === 'special-instructions' && outcome === 'not-assessed',
  ).length;
  const unknown = positions.filter(({ verdict }) => verdict === 'not-assessed').length;
  return [
    `${used.length === 1 ? 'Playbook' : 'Playbooks'} used: ${listed(used.map(({ name, version }) => `${name} (version ${version})`))}.`,
    ...notes,
    ...(open
      ? [
          `${sentenceCase(inWords(open))} special ${open === 1 ? 'instruction' : 'instructions'} could not be assessed by the clause engine.`,
        ]
      : []),
    ...(unknown
      ? [
          `${sentenceCase(inWords(unknown))} ${unknown === 1 ? 'position' : 'positions'} could not be assessed by the clause engine.`,
        ]
      : []),
  ];
};

/** The fields of an analysis that hold its playbooks. */
export const playbookFields = (
  reading: PlaybookReading,
  compared: { readonly rules: readonly RuleResult[]; readonly comparisons: readonly TemplateComparison[] },
): Pick<Analysis, 'playbooks' | 'playbookRules' | 'templateComparisons' | 'positionResults' | 'uncovered'> => ({
  playbooks: [...reading.used],
  playbookRules: [...reading.rules, ...compared.rules],
  templateComparisons: [...compared.comparisons],
  positionResults: [...reading.positions],
  uncovered: [...reading.uncovered],
});
