import type { Findings } from '../findings/find-all.ts';
import { foldText } from '../reading/fold-text.ts';
import { listed, sentenceCase } from '../reading/sentence-tools.ts';
import { splitSentences } from '../reading/split-text.ts';
import { plainPlaces } from './avoidance.ts';
import { findPhrase, indexText } from './phrase-index.ts';
import type { OpenPosition } from './find-positions.ts';
import type { AbsentWording, AvoidedKeyword } from './playbook-reading.ts';
import { saferWordsFor } from './safer-words.ts';

/** A text brought nearer to its playbooks, what was done, and what could not be. */
export interface PlaybookRevision {
  readonly findings: Findings;
  readonly points: readonly string[];
  readonly remarks: readonly string[];
}

/** A sentence may be struck where it is no more than this part of the text. */
const mostStruckShare = 0.4;

/** True where some words use none of the keywords that playbooks avoid. */
export const usesNone = (words: string, avoided: readonly AvoidedKeyword[]): boolean => {
  if (!avoided.length) return true;
  const index = indexText(words);
  return avoided.every(({ keyword }) => !plainPlaces(index.lower, findPhrase(index, keyword)).length);
};

const cased = (put: string, before: string): string => {
  if (before === before.toUpperCase() && /\p{Lu}{2}/u.test(before)) return put.toUpperCase();
  return /^\p{Lu}/u.test(before) ? sentenceCase(put) : put;
};

/** “a irrevocable” reads wrong, and so does “an perpetual”: the article follows the word that now comes after it. */
const withArticle = (before: string, put: string): string =>
  /\b(?:a|an)\s$/i.test(before)
    ? before.replace(/\b(a)n?(\s)$/i, (_, a: string, gap: string) => `${a}${/^[aeiou]/i.test(put) ? 'n' : ''}${gap}`)
    : before;

/** The text with keywords put in other words where some are known that use no avoided word themselves. */
const reword = (text: string, keywords: readonly AvoidedKeyword[], avoided: readonly AvoidedKeyword[]): string => {
  const index = indexText(text);
  const changes = keywords
    .flatMap((keyword) =>
      plainPlaces(index.lower, findPhrase(index, keyword.keyword)).map((place) => ({ keyword, place })),
    )
    .sort((a, b) => b.place.start - a.place.start || b.place.end - a.place.end);
  let revised = text;
  let free = text.length;
  for (const { keyword, place } of changes) {
    if (place.end > free) continue;
    const put = keyword.instead ?? saferWordsFor(index.lower.slice(place.start, place.end).replace(/\s+/g, ' '));
    if (put === undefined || !usesNone(put, avoided)) continue;
    const words = cased(put, place.quote);
    // Words that end in a comma meet one that is there already.
    const after = words.endsWith(',') ? revised.slice(place.end).replace(/^,/, '') : revised.slice(place.end);
    const before = withArticle(revised.slice(Math.max(0, place.start - 4), place.start), words);
    revised = revised.slice(0, Math.max(0, place.start - 4)) + before + words + after;
    free = place.start;
  }
  return revised;
};

/** The text without the sentences that use a keyword, where they are a small part of it. */
const strike = (text: string, keyword: AvoidedKeyword, original: Findings['read']): string => {
  const index = indexText(text);
  const places = plainPlaces(index.lower, findPhrase(index, keyword.keyword));
  const sentences = splitSentences(text);
  const struck = sentences.filter(({ start, end }) => places.some((place) => place.start < end && start < place.end));
  const length = struck.reduce((sum, { start, end }) => sum + end - start, 0);
  // What the engine added does not make up for the clause's own sentences.
  if (!struck.length || struck.length >= original.sentences.length || length > original.text.length * mostStruckShare)
    return text;
  return struck
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^[ \t]+/, ''), text)
    .trimEnd();
};

const verb =
  /\b(?:shall|must|will|may|is|are|has|have|does|do|agrees?|cannot|waives?|warrants?|represents?|grants?|governs?|terminates?|expires?|survives?)\b/i;

/** A sentence that says a preferred wording; fragments of no known shape become a note for the parties to settle. */
export const sentenceFor = (wording: string): string => {
  const plain = wording.replace(/\s+/g, ' ').trim();
  const words = plain.replace(/[.;:,\s]+$/, '');
  const lower = foldText(words);
  if (verb.test(words) && words.split(' ').length >= 5)
    return `${sentenceCase(words)}${/[!?]$/.test(words) ? '' : '.'}`;
  if (/\b(?:efforts|endeavou?rs)$/.test(lower))
    return `Each party shall use ${words} to perform its obligations under this clause.`;
  if (/^(?:in )?(?:utmost )?good faith$/.test(lower))
    return `Each party shall act ${lower.startsWith('in ') ? '' : 'in '}${words} in all matters under this clause.`;
  if (/^(?:in|by) writing$|^in written form$/.test(lower))
    return `Any notice or change under this clause is made ${words}.`;
  if (/\b(?:agreement|consent|approval)(?: of (?:both|the) parties)?$/.test(lower) && !/\bthis\b/.test(lower))
    return `This clause is changed only by ${words}${/parties$/.test(lower) ? '' : ' of the parties'}.`;
  if (/\bnotice$/.test(lower) && /\b(?:prior|days?|written|reasonable)\b/.test(lower))
    return `Any step under this clause that affects the other party is taken only on ${words}.`;
  return `[To be worked in by the parties, in these words: ${words}.]`;
};

const append = (text: string, sentence: string): string => {
  const body = text.trimEnd();
  return `${body}${/[.!?:;\]]["'”’)]*$/.test(body) ? '' : '.'} ${sentence}`;
};

/** The text with one preferred wording: in place of what is close to it, else as a sentence of its own at the end. */
const workIn = (text: string, { wording, near }: AbsentWording): string => {
  const words = wording.replace(/\s+/g, ' ').trim();
  if (!near) return append(text, sentenceFor(words));
  const plain = words.replace(/[.;:,\s]+$/, '');
  const put = /^\p{Lu}/u.test(near.quote) ? sentenceCase(plain) : plain;
  return text.slice(0, near.start) + put + text.slice(near.end);
};

/** A wording that reads as a sentence of its own can be added where a clause says nothing. */
const isSentence = (wording: string): boolean => verb.test(wording) && wording.trim().split(/\s+/).length >= 5;

/** The text with positions moved to their standards: figures and names in place, missing ones as sentences at the end. */
const moveToStandards = (text: string, positions: readonly OpenPosition[]): string => {
  const moves = positions.flatMap(({ move }) => move ?? []).sort((a, b) => b.start - a.start);
  const moved = moves
    .filter((move, at) => at === 0 || move.end <= moves[at - 1]!.start)
    .reduce((left, { start, end, put }) => left.slice(0, start) + put + left.slice(end), text);
  return positions
    .filter(({ move }) => !move)
    .reduce((left, { standard }) => append(left, sentenceFor(standard)), moved);
};

/** As many rereadings one revision may cost; each reads all of the text. */
const mostTrials = { clause: 24, whole: 3 } as const;

/**
 * Brings a wording nearer to the playbooks: avoided keywords are put in other words or their sentences struck, and
 * preferred wording is worked in, as far as the result will do in place of the clause.
 * @param before the clause that is to be replaced
 * @param current the wording so far
 * @param reread reads a text with the same options and playbooks
 * @param isFit whether a wording will do in place of the clause
 */
export const reviseByPlaybook = (
  before: Findings,
  current: Findings,
  reread: (text: string) => Findings,
  isFit: (wording: Findings) => boolean,
): PlaybookRevision => {
  const { avoided, absent } = before.playbook;
  const points: string[] = [];
  const remarks: string[] = [];
  let findings = current;
  let trials: number = before.read.isWhole ? mostTrials.whole : mostTrials.clause;
  const attempt = (text: string, mayCost = 0.005, holds: (tried: Findings) => boolean = () => true): boolean => {
    if (text === findings.read.text || trials <= 0) return false;
    trials -= 1;
    const tried = reread(text);
    if (!isFit(tried) || tried.riskScore > findings.riskScore + mayCost || !holds(tried)) return false;
    findings = tried;
    return true;
  };
  // What a text still uses was found when it was read.
  const placesIn = ({ playbook }: Findings, keyword: string) =>
    playbook.avoided.find((entry) => entry.keyword === keyword)?.places ?? [];
  const usesPlainly = (of: Findings, keyword: string) => plainPlaces(of.read.lower, placesIn(of, keyword)).length > 0;
  const used = avoided.filter(({ keyword }) => usesPlainly(current, keyword));
  // All at once first: a contract is long to read, and most changes are good.
  const reworded = used.length ? reword(current.read.text, used, avoided) : current.read.text;
  const isReworded = attempt(reworded);
  for (const keyword of used) {
    const isLeft = () => usesPlainly(findings, keyword.keyword);
    if (isLeft() && !isReworded && !before.read.isWhole) attempt(reword(findings.read.text, [keyword], avoided));
    const isStruck = isLeft() && !before.read.isWhole && attempt(strike(findings.read.text, keyword, before.read));
    if (isLeft())
      remarks.push(
        `It still uses “${keyword.keyword}”, which the playbook avoids: no safe words for it are known here, so settle it by hand.`,
      );
    else points.push(isStruck ? `what says “${keyword.keyword}” is struck` : `“${keyword.keyword}” is avoided`);
  }
  const turned = avoided.filter((keyword) => !used.includes(keyword) && placesIn(findings, keyword.keyword).length > 0);
  for (const { keyword } of turned)
    remarks.push(`“${keyword}” stands only where the words before it turn it round, so it was left.`);
  const openPositions = () => findings.playbook.openPositions;
  // A missing position is added only where its standard reads as a sentence that uses nothing the playbooks avoid.
  const movable = () =>
    openPositions().filter(({ move, isMissing, standard }) =>
      move ? usesNone(move.put, avoided) : isMissing && isSentence(standard) && usesNone(standard, avoided),
    );
  const bring = (positions: readonly OpenPosition[]): boolean =>
    positions.length > 0 &&
    attempt(moveToStandards(findings.read.text, positions), 0.005, ({ playbook }) =>
      positions.every(({ id }) => !playbook.openPositions.some((open) => open.id === id)),
    );
  const toBring = movable();
  if (!bring(toBring) && !before.read.isWhole)
    for (const { id } of toBring) bring(movable().filter((position) => position.id === id));
  const stillOpen = new Set(openPositions().map(({ id }) => id));
  const brought = before.playbook.openPositions.filter(({ id }) => !stillOpen.has(id));
  const leftOpen = openPositions().filter(({ isMissing }) => !isMissing);
  if (brought.length)
    points.push(`brought to the playbook’s standard: ${listed([...new Set(brought.map(({ topic }) => topic))])}`);
  if (leftOpen.length)
    remarks.push(
      `It still departs from the playbook’s position on ${listed([...new Set(leftOpen.map(({ topic }) => topic))])}: settle it by hand.`,
    );
  const wanted = absent.filter(({ wording }) => usesNone(wording, avoided));
  const missingNow = () => findings.playbook.absent;
  const add = (list: readonly AbsentWording[]) => {
    // Places that are replaced come last first, so that offsets hold; sentences at the end follow.
    const inPlace = list.filter(({ near }) => near).sort((a, b) => b.near!.start - a.near!.start);
    const kept = inPlace.filter(({ near }, at) => at === 0 || near!.end <= inPlace[at - 1]!.near!.start);
    const rest = list
      .filter((entry) => !kept.includes(entry))
      .map(({ wording, playbooks }) => ({ wording, playbooks, near: undefined }));
    return [...kept, ...rest].reduce(workIn, findings.read.text);
  };
  // What the organisation prefers is used even where the engine reads it as a burden, if the clause's own score holds.
  const riskBefore = findings.riskScore;
  const open = missingNow().filter(({ wording }) => wanted.some((entry) => entry.wording === wording));
  if (open.length && !attempt(add(open), 10) && !before.read.isWhole) {
    for (const { wording } of open) {
      const entry = missingNow().find((left) => left.wording === wording);
      if (entry) attempt(add([entry]), 10);
    }
  }
  const left = new Set(missingNow().map(({ wording }) => wording));
  const workedIn = wanted.filter(({ wording }) => !left.has(wording));
  const leftOut = wanted.filter(({ wording }) => left.has(wording));
  if (workedIn.length)
    points.push(`preferred wording is worked in: ${listed(workedIn.map(({ wording }) => `“${wording}”`))}`);
  if (workedIn.length && findings.riskScore > riskBefore + 0.3)
    remarks.push(
      'The engine reads some of the preferred wording as a burden; it is used because the playbook prefers it.',
    );
  if (leftOut.length)
    remarks.push(
      `Not worked in, as it would have raised the risk by the engine’s reading: ${listed(leftOut.map(({ wording }) => `“${wording}”`))}.`,
    );
  return { findings, points, remarks };
};
