import type { KeyFact } from '../../../../shared/analysis.ts';
import type { PartyRole, RiskTolerance } from '../../../../shared/contracts.ts';
import { findFigures } from './find-figures.ts';
import { findParties, type Mention, type Parties } from './find-parties.ts';
import { foldCharacters, foldText } from './fold-text.ts';
import { splitSections, splitSentences, type Span, type TextSection } from './split-text.ts';

/** What the reader asks for. An empty type or role means that none was given. */
export interface ReadingOptions {
  readonly contractType: string;
  readonly partyRole: PartyRole | '';
  readonly riskTolerance: RiskTolerance;
}

/** A sentence with its folded words and the parties it names; mention offsets count from the sentence's start. */
export interface Sentence extends Span {
  readonly lower: string;
  readonly mentions: readonly Mention[];
}

/** A text as the rules see it. All offsets are UTF-16 offsets into `text`. */
export interface ReadText {
  readonly text: string;
  readonly lower: string;
  readonly parties: Parties;
  readonly sentences: readonly Sentence[];
  readonly sections: readonly TextSection[];
  readonly figures: readonly KeyFact[];
  /** True where the text is a contract of several sections rather than a clause. */
  readonly isWhole: boolean;
  /** True where the reader takes ready-made terms, as a consumer does. */
  readonly isConsumer: boolean;
  readonly options: ReadingOptions;
  /** What headings speak of, in lower case, where that is not this text: the one it was before it was changed. */
  readonly spokenOf?: string;
}

/** Where the sides are called by their roles, a contract was negotiated; ready-made terms say "you" and a brand. */
const negotiated =
  /\b(?:customer|client|licensee|licensor|controller|processor|supplier|vendor|(?:either|neither|each) party|order form|statement of work)\b/;

/** Whether a text calls its sides by the roles of a negotiated contract, and so binds no consumer. */
export const isNegotiated = (lower: string): boolean => negotiated.test(lower);

/** Terms of service are written for whoever takes the service; elsewhere the text must speak to "you". */
const isConsumer = ({ contractType, partyRole }: ReadingOptions, lower: string): boolean =>
  contractType === 'saas-agreement'
    ? partyRole === 'customer' && (/\byou(?:r)?\b/.test(lower) || !negotiated.test(lower))
    : (partyRole === 'customer' || partyRole === 'receiver' || partyRole === 'buyer') && /\byou(?:r)?\b/.test(lower);

/** From this many headed sections and units on a text is read as a whole contract: a clause seldom has either. */
const wholeSections = 6;
const wholeLength = 6_000;
/** Nothing of this length is one clause, headed or not. */
const surelyWholeLength = 15_000;

/** Reads a text: folds it, finds its parties, sections, sentences and figures. */
export const readText = (text: string, options: ReadingOptions): ReadText => {
  const plain = foldCharacters(text);
  const lower = foldText(text);
  const parties = findParties(plain, lower, options);
  const sentences = splitSentences(text).map((span): Sentence => {
    const own = lower.slice(span.start, span.end);
    return { ...span, lower: own, mentions: parties.mentionsIn(own) };
  });
  const sections = splitSections(text);
  return {
    text,
    lower,
    parties,
    sentences,
    sections,
    figures: findFigures(text, lower),
    isConsumer: isConsumer(options, lower),
    isWhole: text.length >= surelyWholeLength || (text.length >= wholeLength && sections.length >= wholeSections),
    options,
  };
};
