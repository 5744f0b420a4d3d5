import type { Statement } from '../statements/statement.ts';

/*
 * What form contracts say as a rule: the wording alone may read like a burden, and no lawyer negotiates it. Only what no rule
 * names is held against these.
 */

/** General provisions that take nothing from anybody: on delay, on conflict of laws, on who owns what it brings. */
const boilerplate: readonly RegExp[] = [
  /\b(?:no|not)\b[^.;]{0,60}\b(?:failure|delay|forbearance|omission)\b[^.;]{0,120}\bwaiver?\b|\b(?:failure|delay)\b[^.;]{0,120}\bnot\b[^.;]{0,40}\bwaiver?\b/,
  /\bgoverned by\b[^.;]{0,160}\bconflicts? of laws?\b/,
  /^\W*(?:as between \[each\], )?(?:the )?\[a\] (?:(?:and its licensors|shall|will|exclusively|solely) )*(?:owns?|retains?|reserves?)(?: and (?:retains?|reserves?|owns?))? (?:all|the) [^.;]{0,60}\b(?:rights?|title|ownership)\b[^.;]{0,60}\b(?:services?|software|platform|documentation|licensed (?:materials?|programs?)|its (?:\w+ )?(?:materials|property|technology))\b/,
];

/** Terms that bind within the usual bounds: worth a look, and nothing that weighs. */
const usual: readonly RegExp[] = [
  // Who brings in others answers for them.
  /\[a\] (?:shall|will|must|is|are)\b[^.;]{0,40}\b(?:responsible|liable|answerable)\b[^.;]{0,60}\b(?:acts?|omissions?|performance|conduct|work|compliance)\b[^.;]{0,60}\b(?:of|by) (?:\S+ ){0,3}?(?:subcontractors?|sub-?processors?|authori[sz]ed users|representatives)\b/,
  // An audit on days of notice and in business hours, and its cost where a shortfall of five percent or more shows.
  /(?=.*\b(?:inspect|audit|examine)\b)(?=.*\b(?:[5-9]|\d\d) (?:business |working )?days' (?:\w+ ){0,3}notice\b|.*\breasonable (?:\w+ ){0,2}notice\b)(?=.*\b(?:business|office|working) hours\b)/,
  /\b(?:underpa\w+|shortfall|discrepanc\w+|excess use|under-?report\w+)\b[^.;]{0,40}\b(?:exceeds?|more than|over|by|of)\b[^.;]{0,20}\b(?:[5-9]|\d\d) ?(?:%|percent)[^;]{0,160}\b(?:costs?|expenses?) of (?:the|such|that) (?:audit|inspection|examination)/,
  // How an infringement claim is met: by a license, by a change, at last by the money back.
  /(?=.*\bprocur\w+\b|.*\bobtain\b)(?=.*\b(?:modif\w+|replac\w+)\b)(?=.*\brefund\w*\b)(?=.*\b(?:claim|infring\w*)\b)/,
  // What a license of software never lets one do.
  /\[a\] (?:shall|will|may|must) not\b[^.;]*\b(?:rent|lease|lend|sublicen[cs]e|timeshare|time-?sharing|service bureau)\b/,
  // What was earned stays owed when the contract ends.
  /\b(?:terminat\w+|expir\w+)\b[^.;]{0,40}\bnot (?:relieve|release|affect|discharge)\b[^.;]{0,80}\b(?:accrued|due|owed|incurred|prior to|before)\b/,
  // Each side bears the taxes of its own: on the sale, and on the income from it.
  /\btaxes\b[^.;]{0,40}\b(?:other than|except|excluding)\b[^.;]{0,40}\b(?:income|payroll|employees)\b/,
  // A rise within a few percent that is known beforehand.
  /\b(?:increase|raise|adjust)\w*\b[^.;]{0,60}\b(?:fees?|prices?|rates?|charges)\b[^.;]{0,80}\b(?:up to|no more than|not more than|at most|not exceed(?:ing)?|lesser of|lower of)\b[^.;]{0,20}\b[1-7] ?(?:%|percent)/,
  // The use of what a customer hands over, for its own work.
  /\[a\] grants\b[^.;]{0,80}\b(?:to use|use of)\b[^.;]{0,60}\b(?:materials|content|data|marks)\b[^.;]{0,40}\b(?:solely |only )?(?:to (?:perform|provide)|for (?:the )?(?:performance|provision) of)\b/,
  // Interest within what the law allows.
  /\binterest\b[^.;]{0,60}\b(?:1(?:\.[0-5]\d*)?|0?\.\d+) ?(?:%|percent) (?:per|a|each) month\b[^.;]{0,80}\b(?:permitted|allowed|lower|less|lesser|maximum)\b/,
];

/** Whether a statement is a general provision that nobody's lawyer raises. */
export const isBoilerplate = ({ words }: Statement): boolean => boilerplate.some((pattern) => pattern.test(words));

/** Whether a statement binds only within the bounds that are usual in contracts of its kind. */
export const isUsual = ({ words }: Statement): boolean => usual.some((pattern) => pattern.test(words));
