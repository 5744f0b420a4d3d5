import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Analysis, AuditEntry, StoredAnalysis } from '../../../shared/analysis.ts';
import type { PartyRole } from '../../../shared/contracts.ts';
import { maxModelClauseLength } from '../../../shared/limits.ts';
import type { AnalysisRecord } from '../../adapters/entities/analysis.ts';
import {
  checkPending,
  foundId,
  giveReviewUp,
  keepFound,
  type KeptRisk,
  keepPart,
  noteSpent,
  readBegunReview,
  takeReview,
  writeReview,
} from '../../adapters/entities/model-review.ts';
import { type Need, takeTogether } from '../../adapters/entities/needs.ts';
import { addSpending, checkOwnSpend, checkStageSpend, recordSpending } from '../../adapters/entities/units.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { loadGuidance } from '../playbook/load-guidance.ts';
import { costOf, readModelCosts, spendingOf } from '../subscription/plans.ts';
import { fitsItemReviewed, loadAnalysis, packed } from './analyses.ts';
import { getAnalysis } from './get-analysis.ts';
import { askedBy, partsReadBefore, type StoredPart } from './parts-read-before.ts';
import { type ProducedAnalysis, produceAnalysis } from './produce-analysis.ts';
import type { KeptParts, PartReview } from './review-in-parts.ts';
import { UnfinishedReview } from './unfinished-review.ts';

interface AddModelReviewOptions {
  readonly caller: Caller;
  readonly id: string;
  /** Epoch milliseconds by which the answer must be on its way. */
  readonly deadlineMs: number;
  /** Until when another call that is at work is waited for, in epoch milliseconds; the deadline where it is left out. */
  readonly waitsUntilMs?: number;
  /** Takes each risk that is proved while the model is writing. */
  readonly onFound?: ((risk: KeptRisk) => void) | undefined;
}

/** A review is begun so often; whatever ended the ones before, the next would be paid for too. */
const mostAttempts = 3;

/** Parts of a long text that failed are asked for by so many calls: what ails them may pass, but each is paid for. */
const mostTries = 2;

const pollMs = 500;

/** A function may run on a little after its answer was due. */
const leaseSlackMs = 5_000;

const microDollars = (dollars: number): number => Math.round(dollars * 1_000_000);

/** What must be left of today's budgets for the model to be asked. */
const budgetsOf = (caller: Caller, now: Date): readonly Need[] => {
  const { dailyCapPerAccount, dailyCapPerStage } = readModelCosts();
  const own = { ownerId: caller.id, startedAt: now };
  return [
    { name: 'model budget', write: checkStageSpend(now, microDollars(dailyCapPerStage)) },
    ...(caller.kind === 'account'
      ? [{ name: 'own budget' as const, write: checkOwnSpend(own, microDollars(dailyCapPerAccount)) }]
      : []),
  ];
};

/** What must be so before a review is begun; the budgets, where the model is to be asked. */
const needsOf = (
  { caller, id }: AddModelReviewOptions,
  review: Pick<Parameters<typeof takeReview>[0], 'until' | 'partSections'>,
  asksModel: boolean,
): readonly Need[] => {
  const now = new Date();
  const dayLimit = caller.kind === 'account' ? microDollars(readModelCosts().dailyCapPerAccount) : undefined;
  return [
    { name: 'pending', write: checkPending(id) },
    { name: 'review', write: takeReview({ id, ownerId: caller.id, dayLimit, ...review }, now.getTime()) },
    ...(asksModel ? budgetsOf(caller, now) : []),
  ];
};

/** Keeps the parts of a long text beside the lease as they are read, each with what it cost, in all `spent` by this call. */
const keptPartsOf = (
  { caller, onFound }: Pick<AddModelReviewOptions, 'caller' | 'onFound'>,
  lease: Parameters<typeof keepPart>[0],
  read: ReadonlyMap<number, PartReview>,
  attempts: number,
): KeptParts & { readonly spent: () => number } => {
  let spent = 0;
  // Once a part is not kept, the analysis is gone or another call's: what else is read would be lost, too.
  let isLost = false;
  // One at a time: writes to one item at once refuse each other.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = before.then(work, work);
    before = next;
    return next;
  };
  return {
    read,
    spent: () => spent,
    asksAgain: attempts < mostTries,
    // What is shown early is of no weight: the review is stored without it.
    found: (where, risk) => {
      onFound?.({ id: foundId(where), ...risk });
      void inTurn(() => keepFound(lease, where, risk)).catch(() => undefined);
    },
    mayBegin: () => inTurn(async () => !isLost && (await takeTogether(budgetsOf(caller, new Date()))).length === 0),
    keep: (place, part, usage) =>
      inTurn(async () => {
        const spending = spendingOf(usage);
        spent += spending.microDollars;
        const owned = { ownerId: caller.id, startedAt: new Date() };
        const stored: StoredPart = { ...askedBy(), part };
        const isKept = await keepPart(
          lease,
          { place, part: stored, microDollars: spending.microDollars },
          addSpending(owned, spending),
        );
        if (isKept) return;
        isLost = true;
        // What was read is paid for, though nobody has it.
        await recordSpending(owned, spending);
      }),
  };
};

const stillReading = (): AppError => new AppError('conflict', 'The language model is still reading. Please ask again.');

/**
 * Takes the review, or waits for whoever is at work on it.
 * @returns whether the model may be asked; undefined where nothing is left to do
 * @throws AppError conflict where another call is still at work when this one must answer
 */
const begin = async (
  options: AddModelReviewOptions,
  review: Parameters<typeof needsOf>[1],
): Promise<boolean | undefined> => {
  let asksModel = true;
  for (;;) {
    const refused = await takeTogether(needsOf(options, review, asksModel));
    const isRefused = (name: Need['name']): boolean => refused.some((refusal) => refusal.name === name);
    if (refused.length === 0) return asksModel;
    if (isRefused('pending')) return undefined;
    if (!isRefused('review')) {
      asksModel = false;
      continue;
    }
    if (Date.now() + pollMs >= (options.waitsUntilMs ?? options.deadlineMs)) {
      throw stillReading();
    }
    await wait(pollMs);
  }
};

/** How many sections end in each part in which a text is read; undefined where it is read at once. */
const countSections = async ({ clauseText, analysis }: AnalysisRecord): Promise<readonly number[] | undefined> => {
  if (clauseText.length <= maxModelClauseLength) return undefined;
  const { splitIntoExcerpts } = await import('./choose-sections.ts');
  return splitIntoExcerpts(clauseText, analysis).map(({ sections }) => sections);
};

/** What a reader is told of a review that came to nothing, after "The language model was asked too, but". */
const failures = {
  brokenOff: 'its review broke off each time',
  tooLong: 'its review is too long to be added',
} as const;

const withFailure = (stored: Analysis, failure: keyof typeof failures): Analysis => {
  const note = `The language model was asked too, but ${failures[failure]}. This is the clause engine’s own analysis.`;
  return { ...stored, notes: [...stored.notes, note] };
};

/** The analysis as it is stored then: what the model adds; the engine's with a note where there is nothing of a model's. */
const join = (stored: Analysis, produced: Analysis | undefined): Analysis => {
  if (produced === undefined) return withFailure(stored, 'brokenOff');
  if (produced.source.model !== null) return { ...produced, playbooks: stored.playbooks };
  const notes = produced.notes.filter((note) => !stored.notes.includes(note));
  return { ...stored, notes: [...stored.notes, ...notes] };
};

interface EntryOptions {
  readonly analysis: Analysis;
  readonly shadowModel: string | undefined;
  /** What was spent on the review, in millionths of a US dollar. */
  readonly microDollars: number;
}

const entryOf = (caller: Caller, { analysis, shadowModel, microDollars: spent }: EntryOptions): AuditEntry => {
  const { model, prompt } = analysis.source;
  const [action, details] =
    model === null
      ? (['Language model added nothing', { ...(shadowModel !== undefined && { shadowModel }) }] as const)
      : ([
          'Language model’s review added',
          { model, ...(prompt !== undefined && { prompt }), riskScore: analysis.overallRiskScore },
        ] as const);
  return {
    id: randomUUID(),
    action,
    timestamp: new Date().toISOString(),
    details: { ...details, ...costOf(spent), ...(caller.kind === 'account' && { actor: caller.user.name }) },
  };
};

const produceAgain = async (
  { caller, deadlineMs }: AddModelReviewOptions,
  record: AnalysisRecord,
  mayAskModel: boolean,
  keptParts: KeptParts,
): Promise<ProducedAnalysis> => {
  const { clauseText, contractType, riskTolerance, usePlaybook, analysis } = record;
  return produceAnalysis({
    clauseText,
    contractType,
    partyRole: analysis.partyRole as PartyRole | '',
    riskTolerance,
    playbooks: usePlaybook ? await loadGuidance({ caller, contractType }) : [],
    mayAskModel,
    before: analysis,
    keptParts,
    deadlineMs,
  });
};

/** Counts what was spent on parts that failed, beside the lease too: the next call's audit entry tells of it. */
const noteFailedParts = async (
  caller: Caller,
  lease: Parameters<typeof noteSpent>[0],
  { usage }: UnfinishedReview,
): Promise<void> => {
  const owned = { ownerId: caller.id, startedAt: new Date() };
  const spending = spendingOf(usage);
  const isNoted = await noteSpent(lease, spending.microDollars, addSpending(owned, spending));
  // The money is gone, though the analysis was deleted or another call has taken over.
  if (!isNoted) await recordSpending(owned, spending);
};

/**
 * Has the language model review an analysis that was answered without waiting for it, and stores what it adds. Repeating
 * the call, at once or later, asks no model again and gives the same analysis; a call that was cut off, or in which parts of a
 * long text failed, is taken up by the next.
 * @throws AppError not_found where there is no such analysis or it is somebody else's; conflict where another call is
 *   still at work when this one waits no longer, or parts are to be asked for again
 */
export const addModelReview = async (options: AddModelReviewOptions): Promise<StoredAnalysis> => {
  const { caller, id, deadlineMs } = options;
  const record = await loadAnalysis(caller.id, id);
  const current = () => getAnalysis({ ownerId: caller.id, id });
  if (record.modelReview !== 'pending') return current();
  const lease = { id, until: deadlineMs + leaseSlackMs };
  const mayAskModel = await begin(options, { until: lease.until, partSections: await countSections(record) });
  if (mayAskModel === undefined) return current();
  try {
    const startedAt = new Date();
    // Only whoever holds the lease adds parts: what is read now is all that others have kept.
    const begun = await readBegunReview(id);
    // Parts that were read before are used, though nothing may be spent on the others any more.
    const read = partsReadBefore(begun);
    const mayBeginMore = begun.attempts <= mostAttempts;
    const keptParts = keptPartsOf(options, lease, read, begun.attempts);
    const parts = mayBeginMore ? keptParts : { ...keptParts, mayBegin: () => Promise.resolve(false) };
    const produced =
      mayBeginMore || read.size > 0
        ? await produceAgain(options, record, mayAskModel || read.size > 0, parts)
        : undefined;
    const { modelReview: _, ...kept } = record;
    const joined = { ...kept, analysis: join(record.analysis, produced?.analysis) };
    // What is stored inside an item stays there: an object of its own would have to be found by whoever deletes it.
    const reviewed = fitsItemReviewed(joined) ? joined : { ...kept, analysis: withFailure(record.analysis, 'tooLong') };
    const spending = produced && spendingOf(produced.usage);
    const owned = { ownerId: caller.id, startedAt };
    const isStored = await writeReview({
      record: reviewed,
      content: packed(reviewed),
      entry: entryOf(caller, {
        analysis: reviewed.analysis,
        shadowModel: produced?.shadowModel,
        microDollars: begun.microDollars + keptParts.spent() + (spending?.microDollars ?? 0),
      }),
      lease,
      alongside: spending ? addSpending(owned, spending) : [],
    });
    // What was read is paid for, though the analysis was deleted meanwhile.
    if (!isStored && spending) await recordSpending(owned, spending);
    return await current();
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedReview;
    if (isUnfinished) await noteFailedParts(caller, lease, error);
    await giveReviewUp(lease).catch(() => undefined);
    throw isUnfinished ? stillReading() : error;
  }
};
