import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';

/*
 * What contracts of a kind hold as a rule and neither side's lawyer raises, though words and side make it look like a
 * burden. A rule that proves an issue in the same words still tells it.
 */

/** A rule and exception that statutes themselves draw, or a default that costs nobody anything. */
const usual: readonly RegExp[] = [
  // "Ownership of less than two percent of a listed company shall not violate this Section".
  /\b(?:owner\w*|own(?:ing)?|hold(?:ing)?s?)\b[^.;]{0,40}\b(?:less than|not more than|up to|no more than)\b[^.;]{0,80}\b(?:not (?:violate|breach|be (?:a |deemed a )?(?:breach|violation)|constitute)|(?:listed|publicly (?:traded|held)))\b/,
  // The deposit pays for what is owed and for damage, not for wear.
  /\b(?:deposit)\b[^.;]{0,160}\b(?:beyond|other than|except(?:ing)?|excluding|but not)\b[^.;]{0,12}\b(?:ordinary|normal|reasonable|fair) wear\b/,
  /\bmay not (?:apply|use|treat|withhold)\b[^.;]{0,60}\bdeposit\b|\bdeposit\b[^.;]{0,60}\b(?:may|shall) not be (?:applied|used|treated)\b[^.;]{0,40}\brent\b/,
  // Nobody waits for a notice period while the house burns.
  /\b(?:in (?:case|the event) of|in an?|for an?|during an?) (?:\w+ )?emergenc(?:y|ies)\b[^.;]{0,60}\benter\b|\benter\b[^.;]{0,60}\bin (?:case of |the event of )?an? (?:\w+ )?emergency\b/,
  /\bnot (?:be )?(?:liable|responsible)\b[^.;]{0,80}\b(?:interruption|failure|stoppage)s?\b[^.;]{0,60}\b(?:utilit\w+|services?|supply)\b[^.;]{0,60}\b(?:unless|except)\b(?![^.;]*\bgross)[^.;]{0,60}\bnegligen/,
  // What a bounced check costs, and that taking a part gives up no more than that.
  /\b(?:fee|charge)\b[^.;]{0,40}\b(?:returned|dishono(?:u)?red|bounced|nsf)\b|\b(?:returned|dishono(?:u)?red|bounced|nsf) (?:checks?|cheques?|payments?)\b/,
  /\b(?:acceptance|receipt|accepting) (?:of )?(?:(?:any|a|the|such) )*(?:partial|part|late|lesser|smaller)\b[^.;]{0,60}\bnot\b[^.;]{0,30}\b(?:waive\w*|accord|prejudice|affect)/,
  /\bproperty\b[^.;]{0,60}\b(?:left|remain\w*)\b[^.;]{0,60}\bafter\b[^.;]{0,30}\bnotice\b[^.;]{0,60}\babandon/,
  // Whoever needs longer to cure and goes on with it is not in default.
  /\bnot be (?:deemed |considered )?(?:to be )?in (?:default|breach)\b[^.;]{0,60}\b(?:so long as|if|provided|as long as)\b[^.;]{0,80}\bcure/,
  /\b(?:event of )?default (?:if|where|when)\b[^.;]{0,80}\bwithin \d+ (?:business |working )?days? after (?:[a-z]+ ){0,3}?(?:notice|demand)\b/,
  // Own things go with whoever leaves, locks stay the owner's, and a new term may have a new rent.
  /\bremove (?:its|his|her|their|all (?:of )?its) (?:own |personal |movable )*(?:property|effects|belongings|goods)\b(?![^.;]*\b(?:all|any) alterations\b(?! (?:that|which)))/,
  /\bnot (?:change|alter|replace|add|install) (?:the |any |or add )*locks?\b[^.;]{0,60}\b(?:without|unless)\b/,
  /\b(?:increase|change|adjust|raise) the rent\b[^.;]{0,120}\b(?:at the end of|after the (?:initial|fixed)|month[- ]to[- ]month)\b[^.;]{0,120}\b(?:[3-9]\d|1\d\d) days'? (?:prior |written |advance )*notice\b/,
  // The price comes before the taxes on it and is paid in a month; who is not paid may stop after it has said so.
  /\b(?:prices|fees|charges)\b[^.;]{0,20}\b(?:exclusive of|exclude|do not include)\b[^.;]{0,60}\btax(?:es)?\b[^.;]{0,120}\b(?:except|other than|excluding)\b[^.;]{0,30}\bincome\b/,
  /\bpay (?:all |each |any |the |such )*(?:undisputed |invoiced |correct )?(?:amounts?|invoices?|sums?)\b(?! in full)[^.;]{0,30}\bwithin (?:3\d|4\d|60) days (?:of|after|from)\b[^.;]{0,40}\.?$/,
  /\b(?:may|shall be (?:free|entitled) to|has the right to) (?:accept|reject|decline|refuse)(?:,? or (?:accept|reject|decline|refuse))? (?:any |all |each |such )*(?:purchase )?orders?\b/,
  /\bmay suspend\b[^.;]{0,60}\b(?:fails? to pay|non-?payment|overdue|unpaid)\b[^.;]{0,60}\b(?:[5-9]|[1-3]\d) (?:business |working )?days(?:'s?)? (?:after |of |prior |from )?(?:written |receipt of )*notice\b/,
  // A day's work is owed for a day's pay; whoever has left is no longer of the firm; waiting waives nothing.
  /\bdevote\b[^.;]{0,60}\b(?:time|attention|efforts)\b/,
  /\bnot\b[^.;]{0,60}\brepresent (?:him|her|it|them)sel(?:f|ves) as\b[^.;]{0,40}\bconnected\b/,
  /\b(?:delay|failure|forbearance)\b[^.;]{0,80}\b(?:exercis\w+|enforc\w+)\b[^.;]{0,80}\bnot\b[^.;]{0,40}\bwaiver?\b/,
  /\b(?:entice|solicit|induce|hire|employ)\w*\b[^.;]{0,80}\bwith whom (?:it|he|she|they|the employee|(?:the )?\[a\]|you) (?:\w+ )?(?:worked|dealt|had (?:material )?(?:contact|dealings))\b/,
  // Insurers pay, and neither side sues the other for what they pay.
  /\[each\] (?:hereby )?(?:waives?|releases?)\b[^.;]{0,120}\binsur/,
  /^(?!.*\b(?:any time|without)\b).*(?:\benter\b[^.;]{0,100}\b(?:24|36|48|72) hours'? (?:prior |written |advance )*notice\b|\b(?:24|36|48|72) hours'? (?:prior |written |advance )*notice\b[^.;]{0,100}\benter\b)/,
  // A mortgagee that will not disturb and a buyer that takes the lease over leave the tenant as it was.
  /\b(?:mortgag\w+|lender|holder)\b[^.;]{0,60}\bnot (?:to )?disturb\b/,
  /\breleased\b[^.;]{0,80}\b(?:after|following) the (?:transfer|sale|conveyance)\b[^.;]{0,60}\bif\b[^.;]{0,60}\bassumes?\b/,
  // Both give the same notice, whoever wins is paid its costs, and what nobody may exclude is not excluded.
  /\[each\] giving (?:the |to the )?other\b[^.;]{0,30}\b(?:weeks|months)'? (?:\w+ ){0,3}?notice\b/,
  /\bprevailing party\b[^.;]{0,60}\b(?:shall|may|will|is|be)\b[^.;]{0,40}\b(?:recover|entitled|awarded|paid)\b/,
  /\b(?:foregoing|this (?:section|clause)|limitations?|exclusions?)\b[^.;]{0,40}\bnot apply\b[^.;]{0,80}\b(?:gross negligence|wil+ful misconduct|fraud|death|(?:personal|bodily) injury)\b/,
  // A court puts out whoever does not pay after notice; security pays what is due.
  /^(?!.*\bimmediately\b).*\bwithin \d+ days after (?:written )?notice\b.*\brecover possession by (?:legal|lawful|judicial) process\b/,
  /\bmay draw (?:up)?on (?:the |such |any )?(?:\w+ ){0,2}(?:security|letter of credit)\b[^.;]{0,40}\b(?:amounts?|sums?)\b[^.;]{0,20}\b(?:due|owed|unpaid)\b/,
  /\bprovide\b[^.;]{0,30}\bcopy of (?:this|these)\b[^.;]{0,60}\bnew employer\b/,
];

const keptAway =
  /\bgarden(?:ing)? leave\b|\bno (?:obligation|duty) to (?:provide|assign|allocate) (?:any |him |her )?work\b/;
const paidMeanwhile =
  /\b(?:continue\w* to|shall|will|remains? entitled to) (?:be (?:paid|entitled to)|receive|pay)\b[^.;]{0,60}\b(?:salary|pay|remuneration|contractual benefits)\b/;

/** An employer that pays through a notice it need not let be worked: "the Employee shall continue to receive salary". */
const isPaidLeave = ({ options, lower }: ReadText, { words }: Statement): boolean =>
  options.contractType === 'employment-contract' && keptAway.test(words) && paidMeanwhile.test(lower);

/** By when the reader is paid for work: "bonuses shall be paid no later than March 15". */
const saysWhenPaid = ({ options, parties }: ReadText, { standing, words }: Statement): boolean =>
  options.contractType === 'employment-contract' &&
  parties.giver === 'own' &&
  standing !== 'own' &&
  /\b(?:bonus(?:es)?|salary|wages|severance|commissions?|remuneration)\b[^.;]{0,60}\b(?:shall|will) be paid (?:no later than|on or before|within|by|not later than|in (?:equal|monthly|arrears))\b/.test(
    words,
  ) &&
  !/\b(?:only|unless|provided|subject to|if)\b/.test(words);

/** Whether a statement is an ordinary term of its kind of contract, which a lawyer of the reader's side would let stand. */
export const isOrdinaryTerm = (read: ReadText, statement: Statement): boolean =>
  usual.some((pattern) => pattern.test(statement.words)) ||
  isPaidLeave(read, statement) ||
  saysWhenPaid(read, statement);
