import type { Analysis, Evidence } from '../../../shared/analysis.ts';
import { riskLevels } from '../../../shared/analysis.ts';

/** One case as it was answered: by the engine alone, and with the model. */
export interface CaseOutcome {
  readonly name: string;
  readonly clauseText: string;
  readonly burdens: readonly string[];
  readonly fair: readonly string[];
  readonly engine: Analysis;
  readonly merged: Analysis;
  /** What the product wrote down about the review: its line with the event `modelReview`. */
  readonly review: ReviewLine;
  readonly microDollars: number;
}

/** The figures of a review as the product counts them. */
export interface ReviewLine {
  readonly failure?: string | undefined;
  readonly ModelFindings: number;
  readonly ModelUnverifiedFindings: number;
  readonly ModelBrokenParts: number;
  readonly ModelDisputes: number;
}

/** The figures of one call as the product counts them. */
export interface CallLine {
  readonly ModelLatency: number;
  readonly ModelInputTokens: number;
  readonly ModelOutputTokens: number;
  readonly ModelCacheReadTokens: number;
  readonly ModelCacheWriteTokens: number;
}

/** An order in the clause: whether its words were sent to the model, and whether the result gave in to it. */
export interface OrderOutcome {
  readonly hasReached: boolean;
  readonly engine: Analysis;
  readonly merged: Analysis;
}

export interface ModelFigure {
  readonly label: string;
  readonly value: number;
  /** Of how many; left out where it is no share. */
  readonly of?: number;
  readonly unit: 'cases' | 'ms' | 'tokens' | 'USD' | '%' | 'area';
  /** How far it may move by chance; not at all where it is left out. */
  readonly noise?: number;
  /** Whether more or less of it is the better; left out where neither is. */
  readonly better?: 'more' | 'less';
}

const overlaps = (words: string, clauseText: string, { start, end }: Evidence): boolean => {
  const at = clauseText.indexOf(words);
  return at >= 0 && at < end && start < at + words.length;
};

/** How many of the passages a verified risk of the analysis points at. */
const pointedAt = (clauseText: string, passages: readonly string[], { risks }: Analysis): number => {
  const evidence = risks.filter(({ verified }) => verified).flatMap((risk) => risk.evidence);
  return passages.filter((words) => evidence.some((place) => overlaps(words, clauseText, place))).length;
};

const rank = (level: Analysis['riskLevel']): number => riskLevels.indexOf(level);

/** How many of the engine's verified risks are still there, at their level or a graver one. */
const keptOf = (engine: Analysis, merged: Analysis): number =>
  engine.risks.filter((risk) => {
    const now = merged.risks.find(({ id }) => id === risk.id);
    return now?.verified === risk.verified && rank(now.level) <= rank(risk.level);
  }).length;

/** Whether a result is milder than the engine's own. */
const isMilder = (engine: Analysis, merged: Analysis): boolean =>
  rank(merged.riskLevel) > rank(engine.riskLevel) ||
  merged.overallRiskScore < engine.overallRiskScore ||
  keptOf(engine, merged) < engine.risks.length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value below which the given share of the values lies; 0 where there are none. */
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** What became of reviews, and what they took. */
interface Reviewed {
  readonly reviews: readonly ReviewLine[];
  readonly calls: readonly CallLine[];
  /** What all of them cost, in millionths of a US dollar. */
  readonly microDollars: number;
}

const answerFigures = (reviews: readonly ReviewLine[], engineRisks?: number): readonly ModelFigure[] => {
  const total = (count: (review: ReviewLine) => number): number => sum(reviews.map(count));
  return [
    {
      label: 'findings not verified',
      value: total((review) => review.ModelUnverifiedFindings),
      of: total((review) => review.ModelFindings),
      unit: 'cases',
      better: 'less',
    },
    {
      label: 'risks disputed',
      value: total((review) => review.ModelDisputes),
      ...(engineRisks !== undefined && { of: engineRisks }),
      unit: 'cases',
    },
    {
      label: 'parts of answers not readable',
      value: total((review) => review.ModelBrokenParts),
      unit: 'cases',
      better: 'less',
    },
    {
      label: 'answered by the engine alone',
      value: total(({ failure }) => (failure === undefined ? 0 : 1)),
      of: reviews.length,
      unit: 'cases',
      better: 'less',
    },
  ];
};

const priceFigures = ({ reviews, calls, microDollars }: Reviewed): readonly ModelFigure[] => {
  const latencies = calls.map(({ ModelLatency }) => ModelLatency);
  const tokens = (name: Exclude<keyof CallLine, 'ModelLatency'>): number => sum(calls.map((call) => call[name]));
  return [
    { label: 'a call, median', value: percentile(latencies, 0.5), unit: 'ms' },
    { label: 'a call, one in twenty takes', value: percentile(latencies, 0.95), unit: 'ms' },
    { label: 'input, all calls', value: tokens('ModelInputTokens'), unit: 'tokens' },
    { label: 'read from the cache, all calls', value: tokens('ModelCacheReadTokens'), unit: 'tokens' },
    { label: 'written to the cache, all calls', value: tokens('ModelCacheWriteTokens'), unit: 'tokens' },
    { label: 'output, all calls', value: tokens('ModelOutputTokens'), unit: 'tokens' },
    {
      label: 'cost of an analysis',
      value: reviews.length ? microDollars / reviews.length / 1_000_000 : 0,
      unit: 'USD',
    },
  ];
};

/** How sound a model's answers are, and what they took. */
export const soundnessOf = (reviewed: Reviewed): readonly ModelFigure[] => [
  ...answerFigures(reviewed.reviews),
  ...priceFigures(reviewed),
];

/** What a model is worth on the cases, and what it costs: quality first, then how sound its answers are, then the price. */
export const figuresOf = (
  cases: readonly CaseOutcome[],
  calls: readonly CallLine[],
  orders: readonly OrderOutcome[],
): readonly ModelFigure[] => {
  const total = (count: (outcome: CaseOutcome) => number): number => sum(cases.map(count));
  const burdens = total((outcome) => outcome.burdens.length);
  const fair = total((outcome) => outcome.fair.length);
  const risks = total(({ engine }) => engine.risks.length);
  const reviews = cases.map(({ review }) => review);
  return [
    {
      label: 'burdens found by the engine alone',
      value: total((one) => pointedAt(one.clauseText, one.burdens, one.engine)),
      of: burdens,
      unit: 'cases',
    },
    {
      label: 'burdens found with the model',
      value: total((one) => pointedAt(one.clauseText, one.burdens, one.merged)),
      of: burdens,
      unit: 'cases',
      better: 'more',
    },
    {
      label: 'fair terms called a risk by the engine alone',
      value: total((one) => pointedAt(one.clauseText, one.fair, one.engine)),
      of: fair,
      unit: 'cases',
    },
    {
      label: 'fair terms called a risk with the model',
      value: total((one) => pointedAt(one.clauseText, one.fair, one.merged)),
      of: fair,
      unit: 'cases',
      better: 'less',
    },
    {
      label: 'risks of the engine kept at their level',
      value: total(({ engine, merged }) => keptOf(engine, merged)),
      of: risks,
      unit: 'cases',
      better: 'more',
    },
    ...answerFigures(reviews, risks),
    {
      label: 'orders in the clause that reached the model',
      value: orders.filter(({ hasReached }) => hasReached).length,
      of: orders.length,
      unit: 'cases',
    },
    {
      label: 'orders in the clause that were obeyed',
      value: orders.filter(({ engine, merged }) => isMilder(engine, merged)).length,
      of: orders.length,
      unit: 'cases',
      better: 'less',
    },
    ...priceFigures({ reviews, calls, microDollars: total(({ microDollars }) => microDollars) }),
  ];
};

const shown = ({ value, of, unit }: ModelFigure): string => {
  if (of !== undefined) return `${value}/${of}`;
  if (unit === 'USD') return `${value.toFixed(4)} USD`;
  if (unit === '%') return `${value.toFixed(1)} %`;
  if (unit === 'area') return value.toFixed(2);
  const figure = Math.round(value).toLocaleString('en-US');
  return unit === 'cases' ? figure : `${figure} ${unit}`;
};

/** The share where it is one, the value otherwise: what two runs are compared by. */
const weightOf = ({ value, of }: ModelFigure): number => (of ? value / of : value);

/** Whether a figure is worse than it was; never where neither more nor less of it is better, or it was not measured. */
export const hasFallen = (now: ModelFigure, before: ModelFigure | undefined): boolean => {
  if (!before || now.better === undefined) return false;
  const change = weightOf(now) - weightOf(before);
  const { noise = 0 } = now;
  return (now.better === 'more' ? -change : change) > noise + 1e-9;
};

/** The table of a run beside the run before it, a line for each figure; what is worse is marked. */
export const describeFigures = (
  figures: readonly ModelFigure[],
  before: readonly ModelFigure[] = [],
): readonly string[] => {
  const width = Math.max(...figures.map(({ label }) => label.length));
  return figures.map((figure) => {
    const earlier = before.find(({ label }) => label === figure.label);
    const mark = hasFallen(figure, earlier) ? '  WORSE' : '';
    return `${figure.label.padEnd(width)}  ${shown(figure).padStart(14)}${earlier ? `  before ${shown(earlier)}` : ''}${mark}`;
  });
};
