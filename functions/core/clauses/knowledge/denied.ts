import { barring, type Issue } from './issue.ts';

/*
 * A rule says what words make an issue, not whether they are denied: "leave does not lapse" has the words of leave that
 * lapses. What would have to be affirmed hangs on a verb of each issue, so each topic names its own.
 */

/** What may stand between a denial and the verb that it denies. */
const between =
  '(?: (?:be|been|being|to|at any time|in any (?:way|event|case)|by (?:itself|themselves)|of itself|merely|simply|thereby|also|have|has|the|an?|any|such|[a-z]+ly|deemed|taken|treated|regarded|considered|construed|understood|as|entitled|required|permitted|allowed|obliged|bound|become|made|liable|under|obligation|duty|asked|authori[sz]ed|empowered|right|power|authority|discretion|reason|ground|claim|for))*';

/** What takes from the denial, so that it holds only in part; what the other side must agree to keeps it whole. */
const inPart =
  '(?!.*\\b(?:unless(?! (?:the )?\\[\\w+\\] (?:has |have )?(?:expressly )?(?:agree|consent))|except(?! (?:where|as|if|to the extent) (?:(?:the |applicable )?law|required|a statute))|save|other than|until)\\b)';

const deniers =
  "(?:\\b(?:(?<!\\bor )not|never|nor|neither|cannot|no longer|at no time|need not|no (?:right|power|authority|reason|ground|cause|discretion|duty|obligation|need|option|license|claim)|waives? (?:any|its|all|the) rights?|(?:under|in) no (?:circumstances|event|case)(?:,? (?:may|shall|will|can|does|do)\\b[^,;]{0,50})?)|n't)";

/** A denial of verbs, or of what is said with them: "does not lapse", "may not be kept", "no right to keep". */
export const denies = (verbs: string): RegExp => new RegExp(`${deniers}${between} (?:${verbs})\\b${inPart}`);

/** A party freed of doing what the verbs say; that it merely does not do it frees it of nothing. */
export const freedFrom = (verbs: string): RegExp =>
  new RegExp(
    `(?:\\bneed not|\\b(?:not|never|no longer)(?: be)? (?:obliged|obligated|required|bound|asked|expected|liable|under (?:any |an? )?(?:duty|obligation))(?: to)?|\\bno (?:duty|obligation|need)(?: to)?|\\bcannot be (?:obliged|required|made|asked|told) to|n't have to|not have to|\\b(?:released|relieved|freed?|excused) (?:from|of) (?:its|any|the|all|their) (?:duty|obligation)(?: to)?) (?:[a-z]+ly )?(?:${verbs})\\b${inPart}`,
  );

/** A ban on what the verbs say; that somebody does not do it bans nothing. */
export const mayNot = (verbs: string): RegExp =>
  new RegExp(
    `(?:\\b(?:may|shall|must|can|will) (?:not|never)|\\bcannot|\\b(?:not|never)(?: be)? (?:entitled|permitted|allowed|authori[sz]ed|empowered|free) to|\\bno (?:right|power|authority|license) to|\\bwaives? (?:any|its|all|the) rights? to|\\b(?:under|in) no (?:circumstances|event|case),? (?:may|shall|will|can)\\b[^,;]{0,50})${between} (?:${verbs})\\b${inPart}`,
  );

/** What is not to be seen as anything: "silence is not deemed acceptance", "use does not amount to acceptance". */
export const notTakenAs =
  /\b(?:(?<!\bor )not|never)(?: be| to be)? (?:deemed|taken|treated|regarded|considered|construed|understood)\b(?! (?:received|delivered|served|given))|\b(?:(?<!\bor )not|never|neither [^,;]{1,80}) (?:amounts?|constitutes?|counts?|operates?|signif(?:y|ies)|impl(?:y|ies)|serves? as)\b/;

/** Rights and claims that are said to live on. */
export const rightKept =
  /\b(?:rights?|claims?|remed(?:y|ies)|leave|entitlement)\b[^,;]{0,40}\b(?:intact|unaffected|untouched|unimpaired|survives?|lives? on|continues? to exist|preserved)\b|\bwithout prejudice to (?:the )?(?:\[\w+\]'s|its|any) (?:rights?|claims?)\b/;

/** A denial by its subject: "no claim shall lapse", "neither payment nor use is acceptance". */
export const noneOf = (subjects: string, verbs: string): RegExp =>
  new RegExp(
    `^(?:[^,;]{0,40}\\b)?(?:no|neither|none of)(?: [a-z'-]+){0,3}? (?:${subjects})\\b(?:(?! and |[,;]).){0,160}\\b(?:${verbs})\\b${inPart}`,
  );

/** "Nothing in this contract entitles": a denial whatever its subject. */
export const nothing = (verbs: string): RegExp => new RegExp(`\\bnothing\\b(?: [a-z]+){0,6}? (?:${verbs})\\b${inPart}`);

/** What gives somebody nothing: "entitles the Buyer to no credit", "gives the Provider no right". */
export const givesNothing =
  /\b(?:entitles?|gives?|affords?|leaves?|confers? (?:up)?on|leads? to|earns?) (?:(?:the )?\[\w+\] )?(?:to )?no (?!later|less|fewer|more|other)\w/;

/** By the ids of a topic's issues: how a statement says that the very thing is not so. */
export type Denials = Readonly<Record<string, RegExp | readonly RegExp[]>>;

/** The same issues, whose rules do not hold where anything in the clause cures what they name. */
export const unlessCured = (issues: readonly Issue[], cures: Denials): readonly Issue[] =>
  issues.map((issue): Issue => {
    const cured = [cures[issue.id] ?? []].flat();
    return cured.length ? { ...issue, rules: barring([], issue.rules, cured) } : issue;
  });

/** The same issues, whose rules do not hold where the statement denies what they name. */
export const unlessDenied = (issues: readonly Issue[], denials: Denials): readonly Issue[] =>
  issues.map((issue): Issue => {
    const denied = [denials[issue.id] ?? []].flat();
    return denied.length ? { ...issue, rules: barring(denied, issue.rules) } : issue;
  });
