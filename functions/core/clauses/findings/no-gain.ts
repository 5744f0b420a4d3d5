import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import { isDefinition } from '../statements/definition-sentence.ts';
import { isCutOff, isOfFragment } from '../statements/tell-statement.ts';
import type { IssueMatch } from './find-issues.ts';

/* What no lawyer of the reader's side would fight to keep, however it is worded: a wrong benefit is worse than none. */

/** Whether something is taken for given or lost, and not by the other side. */
const countsAgainst = ({ standing, words }: Statement): boolean =>
  standing !== 'counterpart' &&
  /(?<!\w)(?:deemed|regarded as|treated as|taken to|considered (?:accepted|approved)|conclusive\w*|waive\w*|forfeit\w*|lapses?|\[\w+\]'s rights?(?: [^\s;]+){0,6} (?:ends?|ceases?|terminates?))(?!\w)/.test(
    words,
  );

const aRight =
  '(?:rights?|options?|title|ownership|interest|discretion|authority|priority|claims?|liens?|control|remed(?:y|ies)|recourse)';
const gaining = new RegExp(
  [
    String.raw`\[a\] (?:shall|will|is to|would)(?: (?:also|then|only|still|continue to|further))? (?:(?:exclusively|solely|automatically) )?(?:receive|accrue|earn|get|own|be (?:paid|entitled|reimbursed|credited|compensated|refunded|(?:the |an? )?(?:sole |exclusive |joint |co-)*owners?\b))`,
    // "Shall have in force a policy" is a duty, "shall have the option" is a gain.
    String.raw`\[a\](?: (?:or|and) its [a-z]+)? (?:(?:shall|will|is to) )?(?:have|has|owns?|keeps?|retains?|reserves?|holds?)(?: (?:and \w+|at all times))? (?:(?:all|an?|any|the|sole|full|exclusive|further|complete|entire|absolute|first|[a-z-]+) ){0,4}${aRight}\b`,
    String.raw`\[a\] (?:shall|will) (?:retain|keep) (?:(?:all|any|the|such|full) )*(?:[a-z-]+ )?(?:proceeds|revenues?|profits?|fees?|payments?|deposits?|benefits?|sums?|amounts?)\b`,
  ].join('|'),
);

/** What the other side gets serves that side, though it is worded as something it shall do. */
const isTheirGain = ({ standing, force, words }: Statement): boolean =>
  standing === 'counterpart' &&
  !/^(?:ban|no-right|no-duty|waiver)$/.test(force) &&
  (gaining.test(words) || (force === 'right' && !/\bonly\b|\bconsent\b|\bapproval\b/.test(words)));

const owning =
  /\[a\] (?:is|are|shall be|will be|remains?)\b[^.;[]{0,40}\bowners? of\b|\[a\] (?:(?:shall|will) (?:exclusively |solely )?)?(?:owns?|retains?) [^.;]{0,60}\b(?:title|ownership|rights|property|inventions)\b/;

/** What the reader comes to own or keeps is no burden of theirs, however wide it is worded. */
export const isOwnersGain = ({ standing, force, words }: Statement): boolean =>
  standing === 'own' &&
  /^(?:duty|fact|right)$/.test(force) &&
  owning.test(words) &&
  !/(?<!\bwhether or )\bnot?\b/.test(words);

/** What bounds what the other side answers for is theirs: "the Supplier must limit its liability". */
const limitsTheirs = ({ standing, words }: Statement): boolean =>
  standing === 'counterpart' &&
  /\[a\]'s (?:[a-z]+ ){0,3}liability (?:[a-z]+ ){0,4}limited|\[a\] (?:[a-z]+ ){0,3}limits? (?:its|their|his|her) (?:[a-z]+ )?liability|\[a\] (?:is|are|shall be|will be) (?:[a-z]+ ){0,2}(?:not|in no event) (?:[a-z]+ )?liable/.test(
    words,
  );

/** What the other side says that it does not do, it does not answer for: "we do not review what members post". */
const disowns = ({ standing, words }: Statement): boolean =>
  standing === 'counterpart' &&
  /\[a\] (?:does|do|has|have|is|are) (?:not|no) (?:[a-z]+ )?(?:endorse|review|vet|monitor|control|guarantee|warrant|assume|accept|verify|screen|make any|represent|obligat|obliged|responsib|liab|duty)/.test(
    words,
  );

/** What the reader owes, promises, admits or gives away serves the other side, whatever it is worth in return. */
const isGivenUp = ({ standing, force, words, own }: Statement): boolean =>
  standing === 'own' &&
  (/^(?:duty|promise|transfer|waiver|ban|no-right|acknowledgement)$/.test(force) ||
    /^\W*(?:the )?\[a\] (?:[a-z]+ ){0,2}?(?:acknowledges?|declares?|confirms?|admits?|understands?|accepts?|recogni[sz]es?|is aware)\b|\b(?:the )?\[a\] (?:[a-z]+ ){0,2}?(?:acknowledges?|admits?|understands?|recogni[sz]es?) that\b/.test(
      words.slice(own),
    ));

/** "You acknowledge that the dates depend on us": the reader concedes it, whoever acts in what is conceded. */
const isConceded = ({ standing, words, own }: Statement): boolean =>
  standing === 'counterpart' &&
  /^\W*(?:the )?\[o\] (?:[a-z]+ ){0,2}?(?:acknowledges?|understands?|accepts?|concedes?)\b/.test(words.slice(own));

/** No claim is nobody's gain but that of whoever would answer for it. */
const deniesClaims = ({ parties: { giver } }: ReadText, { standing, words }: Statement): boolean =>
  standing !== 'counterpart' &&
  giver !== 'own' &&
  /\bno (?:loss(?:es)?|claims?|damages?|recovery|action|proceedings?)\b[^.;]{0,40}\b(?:recoverable|may be|shall be|lies|can be)\b/.test(
    words,
  );

/** A condition without what it is for. */
const onlyCondition =
  /^\W*(?:if|where|when|whenever|unless|in the event)\b(?![^;]*,[^;]*\b(?:shall|must|may|will|is|are)\b)/;

/** A proviso that only makes a condition, or says of no party what it must or may: it takes from what it follows. */
const isOnlyProviso = ({ isProviso, standing, actor, words, own }: Statement): boolean =>
  isProviso && ((standing === 'unknown' && !actor) || !/\b(?:shall|must|may|will|can|cannot)\b/.test(words.slice(own)));

/** A party that acts and is on no known side may be the reader. */
const isOfNobody = ({ standing, actor }: Statement): boolean => standing === 'unknown' && actor !== undefined;

/** What both sides owe alike is a term of the contract, and nobody's gain. */
const isShared = ({ standing, force }: Statement): boolean =>
  standing === 'both' && /^(?:duty|promise|acknowledgement|fact)$/.test(force);

/** What becomes of the contract itself is the same for both: it takes effect, replaces another one, is read in one way. */
const isOfContract = ({ standing, words, own }: Statement): boolean =>
  standing === 'unknown' &&
  /^\W*(?:\d[\d.]* )?(?:thereafter,? )?(?:this|the) (?:[a-z]+ )?(?:agreement|contract|lease|license|licence|amendment|term of this agreement)\b(?!'s)/.test(
    words.slice(own),
  );

/** What becomes of the rest where a provision is void is the same for both. */
const savesTheRest = ({ standing, words }: Statement): boolean =>
  standing === 'unknown' &&
  /\b(?:provisions?|terms?|clauses?|covenants?|remainder)\b[^.;]{0,200}\b(?:invalid|unenforceable|illegal|void)\b/.test(
    words,
  );

/** "Nothing limits our liability": what stays open serves whoever is owed. */
const leavesOwnOpen = ({ standing, words }: Statement): boolean =>
  standing !== 'counterpart' &&
  /\b(?:nothing|no(?:t| provision))\b[^.;]{0,80}\b(?:limits?|excludes?|restricts?)\b[^.;]{0,60}\[a\]'s (?:[a-z]+ )?liab/.test(
    words,
  );

/** A party as the subject of what follows a condition. */
const subject =
  /(?:, |; |: |\b(?:that|then|and|but) )\W*(?:the )?\[a\](?:,[^,]{1,80},)? (?:shall|must|may|will|can|cannot|agrees?|has|is|does|warrants?|represents?)\b/;

/**
 * Whether a party itself is said to do, leave, have or need not do something. What is only so of a thing may serve either side:
 * of such statements that no rule names, lawyers would keep half.
 */
const isOfParty = ({ standing, actor, force, words }: Statement): boolean => {
  if ((standing !== 'own' && standing !== 'counterpart') || !actor) return false;
  if (/^(?:exclusion|no-right|acknowledgement)$/.test(force)) return true;
  // Whoever is named first and not as an owner is whom a sentence is about.
  const first = /\[(?:a|o|p|each)\](?:'s)?/.exec(words);
  return first?.[0] === '[a]' || subject.test(words);
};

/** A passage left out of what a title would say: "[ * ] may [ * ] its rights". */
const isRedacted = ({ words, own }: Statement): boolean =>
  /\[ ?\* ?\] (?:may|shall|will|must)\b|\b(?:may|shall|will|must) \[ ?\*/.test(words.slice(own));

/** What a word of the text is said to take in. */
const takesIn =
  /\b(?:be (?:deemed|considered|construed|taken) to (?:also )?include|(?:shall|will) (?:also )?include)\b/;

/** Whether a statement gives the reader nothing that they would fight to keep. */
export const isNoGain = (read: ReadText, statement: Statement): boolean =>
  // What a definition gives or takes shows only where its term is used, and what a recital tells where it is agreed.
  statement.force === 'definition' ||
  isDefinition(read, statement.sentence) ||
  takesIn.test(statement.words.slice(statement.own)) ||
  /^\W*whereas\b|\.{5}/.test(statement.words) ||
  countsAgainst(statement) ||
  isTheirGain(statement) ||
  limitsTheirs(statement) ||
  disowns(statement) ||
  isGivenUp(statement) ||
  isConceded(statement) ||
  isOfNobody(statement) ||
  isShared(statement) ||
  isOfContract(statement) ||
  savesTheRest(statement) ||
  isRedacted(statement) ||
  leavesOwnOpen(statement) ||
  deniesClaims(read, statement) ||
  isOnlyProviso(statement) ||
  isOfFragment(read, statement) ||
  isCutOff(read, statement) ||
  onlyCondition.test(statement.words.slice(statement.own));

/** A title that is cut before it says what is so. */
const isOnlyCondition = (title: string): boolean =>
  title.endsWith('…') &&
  /^(?:if|where|when|whenever|unless|in the event|upon|on|to the extent|save|except|subject|although|though|while|because|since)\b/i.test(
    title,
  ) &&
  !/, (?:[^,]+ )?(?:shall|must|may|will|can|cannot)\b/.test(title.slice(title.indexOf(',')));

/** Words that can only be quoted are no sentence: they leave out who does what. */
const isQuotation = ({ title }: IssueMatch['issue']): boolean =>
  /^“|^Only if |^Provided\b|: \d{1,2}\.\d|<[a-z ]+>/.test(title) || isOnlyCondition(title);

/**
 * Whether a rule's gain of one side can be told: not in words that are no whole sentence, nor where it is a guess whose it is.
 */
export const isTellableGain = (read: ReadText, statement: Statement): boolean =>
  // Where only the words around names tell who the reader is, whose gain it is would be a guess.
  !read.parties.isSideGuessed && !isOfFragment(read, statement) && !isRedacted(statement) && !isOfNobody(statement);

/** The benefits that can be told: of what the words themselves say, only what is a sentence and somebody's gain. */
export const tellableBenefits = (read: ReadText, benefits: readonly IssueMatch[]): IssueMatch[] =>
  benefits.filter(({ issue, statement, bearer, likelihood }) => {
    const isWhole = !isOfFragment(read, statement) && !isRedacted(statement);
    const isHidden = read.parties.isSideHidden && isOfNobody(statement);
    if (bearer === 'both' ? !isWhole || isHidden : !isTellableGain(read, statement)) return false;
    if (issue.topic !== 'bearing') return true;
    return !isQuotation(issue) && !isNoGain(read, statement) && (likelihood === 1 || isOfParty(statement));
  });
