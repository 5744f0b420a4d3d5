import { readModelId } from '../../shared/inference-profiles.ts';

/** What a family of models takes in a request to Bedrock's Converse API; what it does not take, it refuses with 400. */
export interface ModelFamily {
  /** Whether `temperature` and its like may be sent. */
  readonly takesSampling: boolean;
  /** Whether a tool can be forced; the others choose for themselves and are told by the prompt. */
  readonly takesForcedTool: boolean;
  /** Whether a tool's schema can be made to hold; it may then carry no bounds. */
  readonly takesStrictTool: boolean;
  /** Whether it thinks unasked, which takes time and counts as output: it is asked to spend little effort. */
  readonly thinks: boolean;
  /** The most tokens one answer may be asked for. */
  readonly outputLimit: number;
  /** From how many tokens on a fixed beginning is cached; undefined where none is. */
  readonly cacheMinimum: number | undefined;
}

/** What every model takes: asked this way, a model that is not listed answers, too. */
export const plainest: ModelFamily = {
  takesSampling: false,
  takesForcedTool: false,
  takesStrictTool: false,
  thinks: false,
  outputLimit: 8_192,
  cacheMinimum: undefined,
};

/** Claude 3 and 4 take all that was ever asked for. */
const early: ModelFamily = {
  ...plainest,
  takesSampling: true,
  takesForcedTool: true,
  outputLimit: 32_000,
  cacheMinimum: 1_024,
};
const strict = { ...early, takesStrictTool: true, outputLimit: 64_000 } satisfies ModelFamily;
/** Since Claude Opus 4.7, sampling parameters are refused. */
const unsampled = { ...early, takesSampling: false, outputLimit: 64_000 } satisfies ModelFamily;
const thinking = { ...unsampled, thinks: true } satisfies ModelFamily;
/** Since Claude 5.5, forced tools are, too. */
const free = { ...thinking, takesForcedTool: false } satisfies ModelFamily;

/**
 * By the model's name without vendor, date and version. Source: the model cards and the pages on tool use, structured
 * output and prompt caching in the Amazon Bedrock user guide, and what users of its Converse API report, November 2026.
 */
const families: Readonly<Record<string, ModelFamily>> = {
  'claude-3-haiku': { ...early, outputLimit: 4_096, cacheMinimum: undefined },
  'claude-3-sonnet': { ...early, outputLimit: 4_096, cacheMinimum: undefined },
  'claude-3-opus': { ...early, outputLimit: 4_096, cacheMinimum: undefined },
  'claude-3-5-haiku': { ...early, outputLimit: 8_192, cacheMinimum: 2_048 },
  'claude-3-5-sonnet': { ...early, outputLimit: 4_096, cacheMinimum: undefined },
  'claude-3-7-sonnet': early,
  'claude-sonnet-4': early,
  'claude-opus-4': early,
  'claude-opus-4-1': early,
  'claude-haiku-4-5': { ...strict, cacheMinimum: 4_096 },
  'claude-sonnet-4-5': strict,
  'claude-opus-4-5': { ...strict, cacheMinimum: 4_096 },
  'claude-opus-4-6': { ...strict, cacheMinimum: 4_096 },
  'claude-sonnet-4-6': { ...early, outputLimit: 64_000 },
  'claude-opus-4-7': unsampled,
  'claude-opus-4-8': unsampled,
  'claude-sonnet-5': thinking,
  'claude-opus-5': thinking,
  'claude-fable-5': free,
  'claude-mythos-5': free,
  'claude-haiku-5-5': { ...free, thinks: false },
  'claude-sonnet-5-5': free,
  'claude-opus-5-5': free,
  'claude-fable-5-1': free,
  'claude-mythos-5-1': free,
};

/** The names of the families that are listed. */
export const familyNames: readonly string[] = Object.keys(families);

/**
 * What a model takes, by its id or the id of its inference profile; the plainest where it is not listed.
 * @param id for an application inference profile, the id of what it is a copy of: its own says nothing
 */
export const familyOf = (id: string): ModelFamily => {
  const { model } = readModelId(id);
  const name = model.replace(/^anthropic\./, '').replace(/(?:-\d{8})?(?:-v\d+)?(?::\w+)*$/, '');
  return Object.hasOwn(families, name) ? families[name]! : plainest;
};
