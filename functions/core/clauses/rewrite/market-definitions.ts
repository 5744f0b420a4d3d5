import type { ReadText } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { Statement } from '../statements/statement.ts';

/** What a term means in the market, where a clause gives it a meaning that burdens the reader. */
interface MarketDefinition {
  readonly term: RegExp;
  /** Whom it is for, where both sides may want the term narrowed: who gives what the contract is about, or who takes it. */
  readonly reader?: 'giver' | 'taker';
  /** What the definition itself must say, where the term alone could mean another thing. */
  readonly says?: RegExp;
  readonly means: string;
  /** Whether the sum that the definition names is itself what burdens: a value by weight. */
  readonly replacesSum?: true;
}

const definitions: readonly MarketDefinition[] = [
  // Whom and what.
  {
    term: /^affiliates?$/,
    means:
      'any person that controls, is controlled by or is under common control with a party, control being the ownership of more than fifty percent (50%) of the voting interests',
  },
  {
    term: /^(?:change (?:of|in) control|assign(?:ment)?)$/,
    says: /\b(?:control|equity|shares|voting|ownership)\b/,
    means:
      'a transfer of this Agreement and, where it passes to a competitor of {counterpart}, the acquisition of more than fifty percent (50%) of the voting interests, but no financing, public offering or transfer within a group',
  },
  {
    term: /^(?:restricted|competing|competitive) business(?:es)?$|^competitors?$/,
    means:
      'a business in direct competition with the part of the business in which {own} was materially involved in the twelve (12) months before the end',
  },
  {
    term: /^(?:restricted|restraint|non-?compete|covenant) (?:period|time|term)$|^quiet time$/,
    reader: 'giver',
    says: /\b(?:month|year)s?\b/,
    means: 'the six (6) months after the end, less any time spent on garden leave',
  },
  {
    term: /^(?:restricted|restraint|non-?compete) (?:territory|area|territories|region)$/,
    reader: 'giver',
    means: 'the area in which {own} materially worked in the twelve (12) months before the end',
  },
  {
    term: /^(?:permitted|approved) (?:transferees?|assignees?|transfers?)$/,
    reader: 'giver',
    says: /\b(?:any|purchaser|successor|licensed)\b/,
    means:
      'an affiliate or a successor to the whole business that assumes all obligations in writing and has a net worth no lower than that of {counterpart}, which remains liable',
  },
  {
    term: /^(?:protected|restricted) (?:persons?|clients?|customers?|party|parties|employees?)$/,
    means:
      'a person who was in the twelve (12) months before the end a client, customer or senior employee with whom {own} had material dealings',
  },
  // Secrets and data.
  {
    term: /^residuals?(?: (?:information|knowledge))?$|^retained knowledge$/,
    means:
      'general ideas, concepts and know-how of a non-specific nature that remain in the unaided memory of persons with authorized access who did not memorize them in order to use them, but no trade secret, source code, pricing or customer information',
  },
  {
    term: /^(?:service|usage|derived|system|telemetry|platform|statistical|aggregated?|analytics?|performance|operational|learned) (?:data|information|statistics)$|^telemetry$/,
    reader: 'taker',
    means:
      'technical data on the operation of the service that is aggregated and irreversibly anonymized and neither identifies {own} or any individual nor contains anything that {own} or its users submit or receive',
  },
  {
    term: /^(?:confidential|proprietary|protected) information$/,
    reader: 'taker',
    says: /\b(?:all|any|whatever|whether or not|regardless)\b/,
    means:
      'non-public information that is marked or identified as confidential when disclosed, or confirmed as such in writing within thirty (30) days after it, other than what is public, already known, independently developed or lawfully received from others',
  },
  {
    term: /^(?:confidential|proprietary|protected) information$/,
    reader: 'giver',
    says: /\b(?:marked|legend|labell?ed|stamped|only|in writing)\b/,
    means:
      'all non-public information that the other party receives in any form, marked or not, that a reasonable person would understand to be confidential',
  },
  {
    term: /^representatives?$/,
    reader: 'giver',
    means:
      'directors, employees and professional advisers who need the information for the purpose and are bound by duties no less strict',
  },
  {
    term: /^(?:customer|client|subscriber|your|user) (?:data|content)$/,
    reader: 'taker',
    says: /\b(?:exclud\w+|does not include|other than|only|but not)\b/,
    means:
      'all data and content that {own} and its users submit to the service, and all output that the service makes from them',
  },
  // Service and delivery.
  {
    term: /^(?:downtime|unavailab\w+|outage)$/,
    reader: 'taker',
    means:
      'each minute in which users cannot use a material function of the service, as shown by monitoring that both parties can see, other than maintenance announced five (5) days in advance',
  },
  {
    term: /^(?:downtime|unavailab\w+|outage)$/,
    reader: 'giver',
    means:
      'each minute in which the core functions of the service are not available to most users, as shown by the monitoring records of both parties, other than maintenance announced in advance, force majeure and causes outside the reasonable control of {own}',
  },
  {
    term: /^(?:active|named|authori[sz]ed|billable|registered|licensed)? ?(?:users?|seats?)$/,
    reader: 'taker',
    says: /\b(?:includ\w+|any time|whether|could|exists?|profile|credential)\b/,
    means:
      'an individual who has signed in and actually used the service in the month concerned, other than one whose access was disabled before',
  },
  {
    term: /^(?:material )?(?:non-?conformit(?:y|ies)|defects?|faults?|errors?|severity 1 (?:defects?|errors?))$/,
    reader: 'taker',
    means: 'a failure of what is delivered to conform in any material respect to its specification',
  },
  {
    term: /^exclusiv(?:e|ity)$/,
    reader: 'taker',
    says: /\blicen[cs]|\bgrant/,
    means:
      'that during the term neither {counterpart} nor anybody else under it practises or licenses the licensed rights in the field, other than for non-commercial academic research',
  },
  {
    term: /^(?:uptime|availability|available|up|service availability)$/,
    reader: 'taker',
    means:
      'the share of a month in which users can use every material function of the service, as shown by monitoring that both parties can see',
  },
  {
    term: /^(?:final )?acceptance$|^accepted$/,
    reader: 'taker',
    means: 'the written confirmation by {own} that what is delivered has passed the agreed tests',
  },
  {
    term: /^(?:deliverables?|work product)$/,
    reader: 'taker',
    says: /\b(?:only|excluding|other than|does not include|final)\b/,
    means: 'everything that {counterpart} makes for {own} under this Agreement, finished or unfinished',
  },
  {
    term: /^(?:background|pre-?existing|supplier|provider) (?:ip|intellectual property|materials?|technology|property)$/,
    reader: 'taker',
    says: /\b(?:any|all|whenever|in the course|during|developed)\b/,
    means:
      'what a party owned before the date of this Agreement or makes independently of it, as identified in the statement of work',
  },
  {
    term: /^(?:excused|permitted|system|grid|buyer|uncompensated|non-compensable) curtailments?$/,
    reader: 'giver',
    means:
      'a reduction of deliveries that the operator of the network orders for its safety or reliability or that force majeure makes necessary, but none for reasons of price, market, congestion or schedule',
  },
  {
    term: /^deemed (?:delivered |generated )?(?:energy|generation|output)$/,
    reader: 'giver',
    means:
      'the energy that would have been generated and delivered but for the curtailment, as reasonably estimated from metered and weather data that both parties can see',
  },
  // Money.
  {
    term: /^net (?:sales|receipts|revenues?|proceeds|income)$/,
    reader: 'giver',
    means:
      'all sums invoiced for what is licensed by {counterpart}, its affiliates and sublicensees to unaffiliated buyers, less only taxes, freight and returns that are actually paid or allowed and shown separately',
  },
  {
    term: /^(?:ebitda|net profits?|earn-?out profits?|adjusted ebitda)$/,
    says: /\b(?:group|buyer|management|charges?|polic(?:y|ies)|overhead)\b/,
    means:
      'earnings before interest, taxes, depreciation and amortization under generally accepted accounting principles, applied consistently with past practice before completion, and before management, shared-service or integration charges of a group',
  },
  {
    term: /^controllable (?:operating )?(?:expenses?|costs?)$/,
    means: 'all operating expenses other than taxes, insurance, utilities and snow removal',
  },
  {
    term: /^(?:tenant['’]s|lessee['’]s|due|fair) (?:proportion|share|percentage)$/,
    means:
      'the proportion that the floor area of the premises bears to the whole floor area that is let or capable of being let',
  },
  {
    term: /^renewal (?:rent|price|fees?|rate)$/,
    reader: 'taker',
    means: 'what was payable immediately before the renewal, increased by no more than three percent (3%)',
  },
  {
    term: /^(?:turnover|move-?out|exit|checkout) (?:charges?|fees?|costs?)$/,
    means: 'the reasonable and itemized cost of repairing damage beyond ordinary wear and tear',
  },
  {
    term: /^(?:training|course|tuition) (?:costs?|expenses?|fees)$/,
    reader: 'giver',
    means: 'the fee actually paid to an outside provider, but no wages, overheads or cost of cover',
  },
  {
    term: /^(?:losses|loss|damages|indemnified losses)$/,
    says: /\b(?:indirect|consequential|whatever|any kind|whatsoever|internal|management time)\b/,
    means:
      'direct losses, damages, fines and reasonable and documented legal costs, but no indirect or consequential loss',
  },
  {
    term: /^(?:operating|building|common area|estate|service) (?:expenses?|costs?|charges?)$|^(?:outgoings|landlord['’]s costs|cam costs)$/,
    reader: 'taker',
    means:
      'the reasonable and documented cost of operating, maintaining and repairing the common parts in the year concerned, other than capital expenditure except as amortized over its useful life, costs of financing and letting, and what insurance or others pay',
  },
  {
    term: /^services$/,
    reader: 'taker',
    says: /\b(?:rebuild|improv|renew|design)\w*/,
    means:
      'the maintenance, cleaning, lighting and repair of the common parts, but not their rebuilding or improvement or the remedy of defects in design or construction',
  },
  {
    term: /^(?:(?:open |fair )?market (?:rent|rental|rental value)|reviewed rent|notional (?:rent|figure))$/,
    reader: 'taker',
    means:
      'the rent at which the premises might reasonably be let in their actual state on the terms of this lease and with the incentives usual in the market, disregarding the occupation, goodwill and improvements of the tenant',
  },
  {
    term: /^declared value$/,
    reader: 'taker',
    says: /\b(?:kilogram|kilo|kg|pound|tonne|weight)\b/,
    means: 'the invoice value of the goods or, where there is none, their market value at the place of collection',
    replacesSum: true,
  },
  // Fault and change.
  {
    term: /^(?:actual )?fraud$/,
    means:
      'an actual and intentional misrepresentation in an express representation of this Agreement, made with knowledge that it is false and the intent to deceive, on which the other party relied',
  },
  {
    term: /^cause$/,
    reader: 'giver',
    means:
      'fraud, willful misconduct, conviction of a serious crime, or a material breach that is not cured within thirty (30) days after written notice',
  },
  {
    term: /^change[s]? in law$/,
    reader: 'taker',
    means:
      'the enactment, amendment or repeal of a law after the date of this Agreement that was not published before it, other than of taxes on income, and that increases or reduces the cost of performing by more than a reasonable threshold',
  },
  {
    term: /^force majeure(?: events?)?$/,
    reader: 'taker',
    means:
      'an event beyond the reasonable control of the party affected that it could not have avoided with reasonable care, other than its lack of funds, labor disputes of its own staff, changes in cost or market and failures of its suppliers',
  },
  {
    term: /^(?:ordinary|normal|fair|reasonable) wear(?: and tear)?$/,
    means: 'the gradual deterioration that comes from ordinary and reasonable use of the home',
  },
  {
    term: /^good reason$/,
    reader: 'giver',
    means:
      'a material reduction of pay, duties or authority, a move of the place of work by more than fifty (50) miles, or a material breach, that is not cured within thirty (30) days after written notice',
  },
  {
    term: /^(?:bad leaver|leaver event|leavers?|leaving)$/,
    reader: 'giver',
    means: 'resignation without good reason or dismissal for cause',
  },
  {
    term: /^good leaver$/,
    reader: 'giver',
    means:
      'anybody whose employment ends by death, disability, retirement, redundancy, dismissal without cause or resignation for good reason',
  },
  {
    term: /^material adverse (?:effect|change|event)$/,
    reader: 'giver',
    means:
      'an event with a material and lasting adverse effect on the business as a whole, other than from general economic conditions, changes in law or in the industry, or the announcement of this transaction',
  },
  {
    term: /^(?:an? )?(?:events? of default|default events?|defaults?)$/,
    says: /\b(?:any|immediate\w*|whether or not)\b/,
    means:
      'a failure to pay an undisputed amount within ten (10) business days after written notice, or a material breach that is not cured within thirty (30) days after written notice',
  },
  {
    term: /^material breach$/,
    means:
      'a breach that deprives the other party of a substantial part of what it may expect and is not cured within thirty (30) days after written notice',
  },
  // What is made.
  {
    term: /^(?:licensee )?improvements?$/,
    reader: 'taker',
    means:
      'a change that {own} makes during the term to what is licensed and that cannot be used without what is licensed',
  },
  {
    term: /^(?:inventions?|work product|developments?)$/,
    reader: 'giver',
    says: /\b(?:thereafter|anticipated|whether or not|any time|after)\b/,
    means:
      'what {own} makes, alone or with others, during the engagement, in the course of its duties or with the equipment or confidential information of {counterpart}, and that relates to its actual business',
  },
];

/** The term a statement defines and the verb that leads to its meaning. */
const opening =
  /^[^"“”]{0,60}["“]([^"”]{2,60})["”](?:,? (?:as used|when used|in relation to|for the purposes of) [^,"“”]{2,60},?)? (?:shall mean|means|includes|is|are|has the meaning of|refers to)(?: and includes?)?:? /i;

/** The words that say what a term means, and the market's in their place. */
export interface Redefinition extends Span {
  readonly put: string;
  /** Whether the sum they name is itself what burdens. */
  readonly replacesSum: boolean;
}

/** Two words that a text writes large within a sentence: a term of its own. */
const largePair = /\b[a-z]+ ["“]?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/gu;

/** Words with the capitals of the terms that the text uses. */
const inTermsOf = ({ text }: ReadText, words: string): string =>
  [...text.matchAll(largePair)].reduce((said, [, term = '']) => said.replaceAll(term.toLowerCase(), term), words);

/**
 * What the market means by a term that a statement defines; undefined where it defines none that the market knows, or
 * other terms beside it.
 */
export const redefine = (read: ReadText, { start, end }: Statement): Redefinition | undefined => {
  const text = read.text.slice(start, end);
  const head = opening.exec(text);
  if (!head) return undefined;
  const meaning = text.slice(head[0].length);
  // What defines further terms in brackets, or leads to a list, is needed by the rest of the contract.
  if (/["“][^"”]{2,60}["”]/.test(meaning) || meaning.includes(':')) return undefined;
  const term = head[1]!.toLowerCase();
  const side = read.parties.giver === 'own' ? 'giver' : 'taker';
  const found = definitions.find(
    (one) => one.term.test(term) && (!one.reader || one.reader === side) && (!one.says || one.says.test(meaning)),
  );
  const tail = /[\s,;.]*(?:\b(?:and|or)\s*)?$/.exec(meaning)![0];
  return (
    found && {
      start: start + head[0].length,
      end: end - tail.length,
      put: inTermsOf(read, found.means),
      replacesSum: found.replacesSum ?? false,
    }
  );
};
