import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';
import { bodyOf } from './statement-body.ts';
import { withWholeFigures } from './whole-words.ts';

/**
 * How words hang on their statement: added to it, joined to others by "or", one of a list, a clause of their own, in
 * brackets, or a second thing said of the same subject.
 */
export type PartKind = 'adjunct' | 'joined' | 'bare' | 'listed' | 'relative' | 'bracket' | 'predicate';

/** Words that a statement can do without, and still reads. */
export interface Part extends Span {
  readonly kind: PartKind;
}

const theirs = String.raw`(?:its|their|his|her|our|your|(?:the )?[A-Z][\w-]*['’]s?)`;
/** What widens or sharpens a statement; without it the statement says the same of the ordinary case. */
const adjunct = [
  // "Notice whether it will buy or return" says what the notice is of.
  '(?:(?<=, )whether (?=[^,;:.()]{0,80}\\b(?:or|not)\\b)|whether (?=[^,;:.()]{0,80}\\bor not\\b|or not\\b))',
  'including ',
  'without (?!(?:the |its |their |any |such )?(?:prior |express |written |and )*(?:consent|approval|permission|agreement|authori[sz]ation)\\b|(?:(?:its|their|his|her|any|the) )?(?:own )?(?:fault|negligence|breach|default)\\b|prejudice|limiting|affecting|regard to (?:its |the |any )?(?:conflict|choice|principle))',
  'irrespective of ',
  'regardless of ',
  'even (?:if|where|though|when|after) ',
  '(?<=, )even ',
  '(?<=, )(?:also|not only) ',
  // Whatever else is so: "whatever the cause", "whoever was at fault", "be it founded or not".
  '(?<=, )(?:however|howsoever|whatever|whatsoever|whoever|whosoever|wherever|whenever|whensoever) (?!(?:that|and)\\b)',
  '(?<=, )be (?:it|they|the|any) ',
  '(?:of|from|in|at|on|under|by|for|to) (?:whatever|whatsoever|whichever|whomsoever|whosoever) ',
  '(?:in|of|to) any (?:amount|extent|size)(?= [,;]|[,;.]|$)',
  '(?:plus|together with) ',
  '(?:solely|only) (?:because|after|upon|by|through) ',
  '(?<=, )subject to ',
  '(?<=, )(?:failing which|in default of which|in the absence of which) ',
  "(?<=, )(?!(?:the foregoing|such|each|from|by|of|for|upon|in|on|as|after|before|to|with|without|not|and|or|while|when) )(?:[\\w’'-]+ ){1,5}being (?!(?:no|not) )",
  '(?<!\\b(?:is|are|be|being) )in addition to ',
  `(?:at|in|on) ${theirs} (?:sole |absolute |own |entire |unfettered |exclusive |complete )`,
  'to the exclusion of ',
  'by (?:registered|certified|recorded|hand|courier)\\b',
  'as (?:often|many|long) as\\b',
  'notwithstanding ',
].join('|');
/** Adverbs that end where they stand: what follows belongs to the verb. */
const endingBare = [
  'at any time(?: (?:thereafter|hereafter|during (?:the )?(?:term|period)\\b))?',
  'from time to time',
  '(?:up)?on (?:first |written )?demand',
  'immediately(?! (?:before|beforehand|prior|preceding|previous|after|afterwards|following|thereafter|upon|on))',
  'forthwith',
  'in any (?:way|manner|respect|form)',
  'directly or indirectly',
  'in perpetuity',
  '(?:anywhere|everywhere) in the world',
  'on any grounds?(?: (?:whatsoever|whatever))?',
  'in every (?:way|respect|particular)',
  'for (?:any|whatever|no) (?:reason|cause|purpose)(?: (?:whatsoever|whatever))?',
].join('|');
/** Verbs that make a statement of their own. */
const finite = '(?:shall|may|must|will|can|is|are|be|has|have|does|do|was|were)';
/** Where words that are added to a statement end. */
const hardEnd = `(?=[,;:.()]|$| (?:and|or|but|nor) (?:[\\w’'-]+ ){0,4}${finite}\\b)`;
const adjuncts = new RegExp(
  `,?(?: |^)\\b(?:(?:${adjunct})[^,;:.()]{0,180}?${hardEnd}|(?:${endingBare})(?![\\w-]))`,
  'gi',
);

/** What begins an item of the same kind as the one it is joined to; a bare verb may share its object. */
const itemStart =
  '(?:any|its|their|the|an?|other|of|by|for|to|in|on|at|with|from|that|who|where|if|when|after|before|during|within|under|otherwise|such|every|each)';
/** Items that hold a verb of their own are no mere items. */
const words = String.raw`(?:(?!\b${finite}\b)[^,;:.()])`;
const joined = new RegExp(
  `(?<!\\b(?:all|whole|any|some|either|both|whether|between)),? (?:or|and) ${itemStart}\\b${words}{1,120}?(?=[,;:.()]|$)`,
  'gi',
);

/** The last of two or more that begins with no article: "inaccuracy or negligence", "conceives or improves". */
const bare = new RegExp(
  `(?<!\\b(?:all|whole|any|some|either|both|whether|between|more|one|two|three|once)),? or (?!(?:not|both|more|less|otherwise)\\b)${words}{2,80}(?=[,;:.()]|$)`,
  'gi',
);

/** Something else that is said of the same subject, or of what was said: "… and keeps the surplus", "… and those stand". */
const predicate =
  /,? (?:and|but|or) (?:(?:it|they|those|these|this|that) )?(?:is|are|was|were|shall|may|must|will|cannot|does|do|has|have|needs?|keeps|pays|bears|loses|waives|owes|forfeits|remains|stands?|runs|continues|counts|lapses|falls|binds|carries|survives?)\b(?! not$)[^,;:.()]{2,160}?(?=[;:.]|$|, (?:and|or|but|however|whatever|regardless|irrespective|whether|in each case|which)\b)/gi;

/** A remark in brackets that is no figure, heading, letter or name of a term, and says no reference in words. */
const bracket =
  /(?<!\b(?:sections?|clauses?|articles?|paragraphs?|schedules?|exhibits?|annex|items?|parts?) [\w.()]{1,12}),? \((?=[a-z£$€])(?![^()]*["“”])[^() ]+ [^()]{3,160}\)/gi;

const relative = /, (?:which|who|whose) [^;:.()]{3,160}?(?=[,;:.()]|$)/gi;

/** Three items or more with a comma before the last: what joins them is clear. */
const series = new RegExp(`, ${words}{2,60}((?:, ${words}{2,60}?)+), (?:or|and) ${words}{2,60}(?=[;:.()]|$)`, 'gi');

const spansOf = (pattern: RegExp, passage: string, start: number): Span[] =>
  [...passage.matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));

/** The middle items of a series, each with the comma before it. */
const itemsOf = (passage: string, start: number): Part[] =>
  [...passage.matchAll(series)].flatMap((match): Part[] => {
    const [whole, middle = ''] = match;
    let at = start + match.index + whole.indexOf(middle);
    return middle
      .slice(2)
      .split(', ')
      .flatMap((item): Part[] => {
        const span = { start: at, end: at + item.length + 2 };
        at = span.end;
        // One word of a set phrase stays: "right, title and interest".
        return item.includes(' ') ? [{ ...span, kind: 'listed' }] : [];
      });
  });

/** A clause within a part that has no verb yet: what follows it is the verb, "including claims that its sale | or supply was". */
const opensClause = /\b(?:that|which|who|whom|whose|if|where|when|unless|because)\b/gi;
const hasVerb = new RegExp(
  `\\b${finite}\\b|\\b(?:cannot|had|would|could|should|might)\\b|\\b(?:considers?|thinks?|deems?|sees?|decides?|determines?|requires?|elects?|specif(?:y|ies)|requests?|believes?|suffers?|arises?|exists?|occurs?|relates?|results?|constitutes?|contains?|holds?|makes?|owns?|incurs?|appl(?:y|ies)|remains?|falls?|fails?|wish(?:es)?|permits?|allows?|caused|given|made|agreed|owed|[a-z]{3,}ed)\\b`,
  'i',
);

/** Words that end in front of what they govern: "given back by | , any helper,". */
const endsOpen = /\b(?:by|of|to|in|on|with|for|from|at|under|against|the|an?|any|all|every|each)$/i;
/** Words that share their verb or its object with what is joined to them: "sums that are | or may become due". */
const sharesVerb = /\b(?:is|are|was|were|be|been|shall|may|must|will|can|has|have|not)$/i;

/** Whether a part takes the verb of a clause that begins before it: "the records that Customer | or its users upload". */
const takesVerb = (before: string, words: string): boolean => {
  const clause =
    /\b(?:that|which|who|whom|whose|if|where|when|unless|because)\b(?!.*\b(?:that|which|who|whom|whose|if|where|when|unless|because)\b)([^,;:.()]*)$/i.exec(
      before,
    );
  return clause !== null && clause[1]!.trim() !== '' && !hasVerb.test(clause[1]!) && /^ (?:or|and) /.test(words);
};

/** Whether a part is one of two things that are compared: "the greater of the passing rent | and the market rent". */
const isCompared = (before: string, words: string): boolean =>
  /^,? and /.test(words) &&
  /\b(?:(?:greater|greatest|higher|highest|larger|lesser|lower|lowest|smaller|earlier|earliest|later|latest|aggregate|sum|total) of|between)\b[^;:.]*$/i.test(
    before,
  );

/** Whether a part breaks off in the middle of a clause, or in the middle of a company's name. */
const breaksOff = (text: string, { start, end, kind }: Part): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 120), start);
  if (/^(?:bare|predicate)$/.test(kind) && sharesVerb.test(before)) return true;
  if (endsOpen.test(before) || takesVerb(before, words) || isCompared(before, words)) return true;
  const last = [...words.matchAll(opensClause)].at(-1);
  const isOpen = last !== undefined && !hasVerb.test(words.slice(last.index + last[0].length));
  return isOpen || /^, (?:Inc|LLC|L\.L\.C|Ltd|LP|L\.P|LLP|PLC|Corp|P\.C|N\.A|S\.A)\b/.test(text.slice(end, end + 8));
};

/** Whether only the first of the things that "including" names would go: ", including ideas, concepts and know-how". */
const breaksList = (text: string, { start, end }: Span): boolean =>
  /^,? ?including /.test(text.slice(start, end)) &&
  /^, [^;:.()]{2,160}?\b(?:and|or)\b/.test(text.slice(end, end + 170));

const modals = /\b(?:shall|may|must|will|can(?:not)?|agrees?|undertakes?|covenants?)\b/gi;

/** What something is done without is what makes it allowed, where it is denied: "shall not sell it without first offering it". */
const makesAllowed = (before: string, words: string): boolean => {
  if (!/^,? ?without (?!limitation\b)/i.test(words)) return false;
  const verb = [...before.matchAll(modals)].at(-1)?.index ?? before.length;
  const clause = before.slice(before.lastIndexOf(',', verb) + 1);
  return /\b(?:not|no|neither|nor|never|cannot|nothing)\b|n['’]t\b/i.test(clause);
};

/** "On or before the first of May", "in or to the Territory": what follows belongs to the word before as well. */
const sharesObject = (before: string, words: string): boolean =>
  /^,? ?(?:or|and) /i.test(words) &&
  /\b(?:in|on|at|to|by|for|from|of|with|within|under|upon|before|after|during|into|through|against|the|an?|its|their|any|such)$/i.test(
    before.trimEnd(),
  );

const endsInJoint = /,? (?:and|or|but)$/i;
/** What a part of a sentence needs behind it to be its end. */
const closes = /^\s*(?:[.;:]|$)/;

/** A part with the "and" before it, where nothing follows that it could join; undefined where it would stand before a comma. */
const withJoint = (text: string, part: Part): Part | undefined => {
  const joint = endsInJoint.exec(text.slice(Math.max(0, part.start - 8), part.start));
  const behind = text.slice(part.end, part.end + 4);
  if (!joint || !/^\s*(?:[.,;:]|$)/.test(behind)) return part;
  return closes.test(behind) ? { ...part, start: part.start - joint[0].length } : undefined;
};

/** Whether the last of two shares its noun or its object with the first: "any hosting | or network supplier", "to hold | or sell shares". */
const sharesHead = (before: string, { kind }: Part, words: string): boolean =>
  kind === 'bare' &&
  /^,? or [\w’'-]+ /.test(words) &&
  /\b(?:any|an?|the|its|their|our|your|every|each|such|no|other|to|may|shall|must|will|not) [\w’'-]+$/i.test(before);

/** Verbs without an object, which comes with the last of them: "may sell, transfer | or otherwise assign any right". */
const awaitsObject = /\b(?:may|shall|will|must|can|to|not|or)\s+[a-z]+(?:, [a-z]+)*,?$/i;
const bringsObject =
  /^,? (?:or|and) (?:otherwise |in any way )?[a-z]+ (?:any|all|the|its|their|such|an?|every|each)\b/i;

/** Whether a part can go: nothing before it needs it, and no brackets behind it explain it. */
const standsAlone = (text: string, from: number, part: Part): boolean => {
  const before = text.slice(from, part.start);
  const words = text.slice(part.start, part.end);
  return (
    !makesAllowed(before, words) &&
    !sharesObject(before, words) &&
    !sharesHead(before, part, words) &&
    !(awaitsObject.test(before.trimEnd()) && bringsObject.test(words)) &&
    !/^\s*\(/.test(text.slice(part.end, part.end + 3))
  );
};

/** Words that add nothing to what stands before them: who strikes them gains nothing. */
const idle =
  /^,? ?(?:even (?:if|where|though) [^,;.]{0,60}\b(?:advised|aware|informed|told|notified|foreseeable|possibility)\b|or otherwise$)/i;

/** The parts of a statement that can be taken away alone, in the order of the text; some lie within others. */
export const detachableParts = (read: ReadText, statement: Statement): Part[] => {
  const { start } = bodyOf(read, statement);
  const passage = withWholeFigures(read.text.slice(start, statement.end));
  const of = (kind: PartKind, pattern: RegExp): Part[] =>
    spansOf(pattern, passage, start).map((span) => ({ ...span, kind }));
  const found = [
    ...of('adjunct', adjuncts),
    ...of('joined', joined),
    ...of('bare', bare),
    ...of('relative', relative),
    ...of('bracket', bracket),
    ...of('predicate', predicate),
    ...itemsOf(passage, start),
  ];
  return found
    .filter((part, at) => found.findIndex(({ start, end }) => start === part.start && end === part.end) === at)
    .filter(
      (part) =>
        part.start > start &&
        part.end - part.start > 3 &&
        !idle.test(read.text.slice(part.start, part.end).trim()) &&
        !breaksOff(read.text, part) &&
        !breaksList(read.text, part) &&
        standsAlone(read.text, start, part),
    )
    .flatMap((part) => withJoint(read.text, part) ?? [])
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
};
