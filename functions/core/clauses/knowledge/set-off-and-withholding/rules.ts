import { unlessDenied } from '../denied.ts';
import { percentagesIn } from '../../text/quantities.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { closeBy, curedBy, notIn, says } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

/** What treats both sides alike burdens neither. */
const alike = /\[each\]|\beither (?:party|side)\b|\bboth (?:parties|sides)\b/;
const definition = /\bmeans\b/;
const setOff =
  /\b(?:set(?:ting)?[- ]?offs?|set(?:ting)? .{0,60}?(?:off )?against|offset(?:s|ting)?|netted|netting|net(?:s)? (?:off|against|with)|recoup(?:s|ed)?|deduct(?:s|ed|ible|ions?)?|cross-deduct\w*|withhold(?:s|ing)?|withheld|retain(?:s|ed)?|appl(?:y|ied|ies) (?:\w+ ){0,12}?(?:against|toward|to|in)|combine accounts|discharge any|debit(?:s|ed)?|hold(?:s)? back|held back|keep(?:s)? back|take (?:it|that|them|\w+) (?:out )?(?:of|from)|take it out|charge[d]? against|counterclaim|compensation|lien|reserve)\b/;
const moneyDue =
  /\b(?:pay(?:s|ments?|able)?|paid|invoices?|fees?|charges|sums?|amounts?|moneys?|money|rent|royalt(?:y|ies)|price|consideration|earn-?out|rebates?|bonus|wages|salary|commission|deposit|credit balance|account|remittances|settlements?|debts?|purchase price|balance|receipts|draws?|reserve|final pay|funds|freight bills?)\b/;
const noCure =
  /\b(?:undisputed|not disputed|agreed in writing|awarded (?:by|to)|final judgment|final and non-appealable|adjudicat\w+|acknowledged|confirmed in writing|decided by a court|finally (?:decided|determined)|neutral expert|escrow|an expert)\b/;

const dues =
  /\b(?:rent|fees?|charges?|prices?|payments?|invoices?|bills?|royalt(?:y|ies)|sums?|amounts?|moneys?|money|consideration|payouts?|freight|wages|salary|pay|deposit|commissions?|purchase price|remuneration|balance|account|credit)\b/;
const lawfulOff =
  /\b(?:undisputed (?:and|or|claims?|sums?|amounts?)|not disputed|adjudicated (?:and|claims?)|acknowledged|may set off|may deduct|is entitled to (?:set off|deduct|withhold)|except (?:for|as|where|to)|other than (?:for|as)|unless|tax(?:es)?|withholding tax|gross[- ]?up|required by (?:applicable )?law|payroll|unreasonably|employees?|deposit|wages|salary|benefits|severance|mitigat\w+|bonus|escrow|net (?:sales|income|asset|revenue|worth)|retain (?:copies|title|ownership|records)|consent|approval|information|customer data|delivery|personnel|records|documents|materials|services|liabilit\w+|damages|interest on|expenses)\b/;
const otherDebts =
  /\b(?:affiliates?|affiliated (?:compan\w+|entit\w+)|subsidiar\w+|parent|group|sister compan\w+|associated compan\w+|related (?:part|entit|compan)\w+|any (?:other )?(?:\w+ )?(?:account|agreement|contract|order|arrangement|transaction|dealings?)(?: whatsoever)?|(?:other|unrelated|separate) (?:agreements?|contracts?|purchase orders?|orders?|accounts?|deals?|transactions?)|anything else|for any reason whatsoever|on any account|all or any of (?:the )?\[?\w+\]?'?s? accounts)\b/;
const canTake =
  /\b(?:set(?:ting)?[- ]?off|off-?set(?:ting)?|deduct\w*|recover(?:ed|s)?|appl(?:y|ied)|net(?:ted)?(?: off| against)?|netted by|combine|consolidate|retain(?:ed)?|withh(?:old|eld)|take(?:n)? (?:it|them|that|this)? ?(?:from|out of)|debit(?:ed)?|recoup(?:ed)?|keep|kept)\b/;
const notYet =
  /\b(?:not (?:yet )?(?:been )?(?:quantified|matured|liquidated|ascertained|fallen due|due|notified|arisen|proved|proven|determined)|cannot (?:yet )?be (?:ascertained|quantified|determined)|yet to (?:arise|be (?:quantified|determined))|contingent|unliquidated|unquantified|unmatured|unascertained|prospective|anticipated|(?:may|might|could) (?:arise|come up|become|fall due|be made|be brought|yet)|hereafter|come up later|future (?:claims?|liabilit\w+|loss\w*|obligations?|refunds|chargebacks)|present or future|pending or threatened|threatened|subject to any pending|potential (?:claims?|liabilit\w+|loss\w*|refunds|chargebacks))\b/;
const merelyThinks =
  /\b(?:suspect\w*|suspicion|alleg\w*|complain\w*|reason to (?:think|believe|suspect)|(?:thinks?|believes?|considers?|feels?) (?:that )?|in its (?:sole )?(?:view|opinion|judgment|estimation)|in (?:the )?\[\w+\]'s (?:sole )?(?:view|opinion|judgment)|may be in (?:breach|default)|not (?:satisf\w+|happy|content)|dissatisf\w+|unhappy|any claim|filing of (?:a|any) claim|threatened|concern\w*|something(?:'s| is) wrong|irregularit\w+)\b/;
const stopsPay =
  /\b(?:withh(?:old|olds|eld|olding)|suspend(?:s|ed)?|stop(?:s|ped)?|hold(?:s)? back|held back|kept back|keep(?:s)? back|retain(?:s|ed)?|freez(?:e|es)|frozen|defer(?:s|red)?|put .{0,20}on hold|place .{0,20}on hold|refus(?:e|es) (?:to pay|payment)|delay(?:s|ed)?)\b/;
const ownFigure =
  /\b(?:as (?:reasonably )?(?:determined|estimated|assessed|computed|calculated|valued|fixed) by|(?:it|\[\w+\]|\w+) (?:estimates?|attributes?|determines?|decides?|considers?|thinks?|assesses|places? (?:up)?on|puts? on)|shall (?:in its .{0,30}discretion )?(?:consider|determine|think|decide|estimate|assess)|which (?:the )?\[?\w+\]? places (?:up)?on|own (?:estimate|assessment|calculation|figure|valuation)|decides? how much|sole (?:opinion|judgment|discretion)|absolute discretion|in its (?:opinion|judgment|view|estimation))\b/;
const losses =
  /\b(?:costs?|loss(?:es)?|damages?|damaged|penalt\w+|mistakes|repairs?|defects?|defective|short(?:age|fall)s?|breakages?|errors?|poor (?:service|performance|quality|work)|fix|making good|tools|fines?|cleaning|complaints?)\b/;

/** What tells whose money is kept or taken. */
const loses = (party: string): RegExp =>
  new RegExp(
    `\\b(?:owing|owed|due|payable) by (?:the )?\\[${party}\\]|\\b(?:invoices?|wages|pay|fees|account|sales) (?:of|by) (?:the )?\\[${party}\\]|` +
      `\\[${party}\\]'s (?:\\w+ )?(?:wages|pay|salary|invoices?|fees?|deposit|account|expense|earnings|payouts?|receivables|credit balance)|` +
      `\\[${party}\\] (?:may|might|has|is) (?:be |been )?in (?:breach|default)|\\bagainst (?:the )?\\[${party}\\]|\\b(?:due|payable|owed|owing|accounting|payment) to (?:the )?\\[${party}\\]|` +
      `\\b(?:missed|caused|broken|lost|damaged|committed|supplied|performed) by (?:the )?\\[${party}\\]|\\bcharged (?:back )?to (?:the )?\\[${party}\\]`,
  );

/** A rule, told apart by whose money is taken: who acts, the taker or the giver, else the other one than who acts. */
const byOwner = (rules: readonly IssueRule[]): readonly IssueRule[] =>
  rules.flatMap((rule): readonly IssueRule[] =>
    rule.bears
      ? [rule]
      : [
          { ...rule, all: [loses('o'), ...rule.all] },
          { ...rule, all: [loses('a'), ...rule.all], bears: 'actor' },
          { ...rule, all: [loses('giver'), ...rule.all], bears: 'giver' },
          { ...rule, all: [loses('taker'), ...rule.all], bears: 'taker' },
          rule,
        ],
  );

/** Taking money due in satisfaction of other claims, and holding it back. */
const found = defineTopic(
  'set-off-and-withholding',
  file,
  closeBy({
    'set-off-ban': barring(
      [/\bdeductions? (?:shall|will|may|must)(?: not|not) exceed\b/],
      barring(
        [],
        barring(
          [
            /\bminimum wage\b|\bno deductions? (?:shall|will|may) reduce\b/,
            /\bmay (?:\S+ ){0,6}?set off\b|\bwithout notice,? (?:combine|set off)|\bresell\b|\brelett\w*|\bpassing of title\b|\bcredit does not\b/,
          ],
          barring(
            [/\b(?:data)\b/],
            curedBy(/\b(?:each|either) (?:party|side) may (?:set off|deduct)|\[each\] may (?:set off|deduct)/, [
              {
                within: 'sentence',
                all: [
                  /\b(?:not|no|nor|never|can't|cannot|neither|without)\b.{0,60}\b(?:keep(?:ing)? back|hold(?:ing)? back|take (?:anything|something|any \w+|money)? ?off|pay(?:ing)? less|short-?pay\w*|knock\w* .{0,20}off|make (?:any )?(?:deductions?|reductions?|retentions?)|withhold(?:ing)?|deduct(?:ing|ions?)?|diminish\w*|ground for paying less)\b/,
                  dues,
                  /\b(?:claims?|owes?|owing|disputes?|complaints?|(?:breach|default|defect\w*)|account of|reason|set-?off|counterclaims?|full|alleged)\b/,
                ],
                none: [alike, definition, noCure, lawfulOff],
              },
              {
                within: 'sentence',
                all: [
                  /\bright(?:s)? (?:of|to) (?:any )?(?:retention|retain|netting|net|set[- ]?off|deduct\w*|withhold\w*|offset|counterclaim|abatement|lien)\b|\bequitable set-?off\b/,
                  /\b(?:is|are|be|being)? ?(?:hereby |expressly )*(?:excluded|waived?|renounced|given up|surrendered|disclaimed|released)\b|\bwaives?\b|\bgives? up\b|\bsurrenders?\b|\bhas no\b|\bshall have no\b/,
                ],
                none: [
                  alike,
                  definition,
                  /(?<!\w)(?:undisputed|adjudicated|acknowledged|lien(?:s)? (?:on|over|upon) the (?:works|property|vessel)|\[each\]|carrier|warehouse|tax(?:es)?|patent|source code|data|records)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:paid|pay(?:able|s)?|remit(?:ted)?|settle[d]?)\b.{0,40}\b(?:in (?:their |its )?(?:full|entire\w*|whole)|full amount)\b/,
                  /\b(?:no ground|not (?:a )?ground|no reason|no excuse|regardless of (?:any )?(?:claim|counterclaim)|irrespective of (?:any )?(?:claim|counterclaim)|whether well[- ]founded or not|without regard to any (?:claim|dispute))\b/,
                  dues,
                ],
                none: [alike, definition, noCure, lawfulOff],
              },
              {
                bears: 'actor',
                force: ['duty', 'promise', 'acknowledgement'],
                all: [
                  /\[a\] (?:shall|will|must|agrees? to|is to|undertakes? to) (?:\w+ ){0,3}?(?:pay|remit)\b.{0,120}\bwithout (?:any )?(?:right of )?(?:set[- ]?off|offset|counterclaim)\b/,
                ],
                none: [alike, definition, noCure, /\b(?:except|other than|unless|net sales|royalty (?:rate|term))\b/],
              },
              {
                force: ['duty', 'fact', 'promise'],
                all: [
                  /\b(?:all|any|each|every|the) (?:\w+ ){0,3}?(?:payments?|sums?|amounts?|fees?|invoices?)\b.{0,160}\bwithout (?:any )?(?:right of )?(?:set[- ]?off|offset) (?:or|and) (?:counter-?claim|deduction)\b/,
                ],
                none: [alike, definition, noCure, /\b(?:except|other than|unless)\b|\bto (?:the )?\[taker\]/],
              },
              ...barring(
                [
                  /\b(?:royalty (?:rate|term|floor)|calendar quarter|12b-1|refund|restocking|net asset)/,
                  alike,
                  definition,
                  noCure,
                ],
                [
                  {
                    all: [
                      moneyDue,
                      /\b(?:without|free (?:of|from)|no|not|nor|waiv(?:e|es|ed|ing)|renounces?|irrespective of|whatever)\b.{0,60}?\b(?:set[- ]?off|offset|counter-?claims?|deduct\w*|abatement|withhold\w*|cross-claims?|hold(?:ing)? back|netted|applied .{0,60}in reduction|lien|take off)\b/,
                    ],
                    none: [
                      /\b(?:customer data|workers|begun a repair|abatement period|gross sales|tax(?:es)?|gross[- ]?up|deposit|wages|salary|required by law|expenses|interest|mitigat\w+|need not|withhold payroll|severance|ordinary wear|audit|unreasonably|client'?s right to set|indemnif\w+|consent|data|retention money|refund\w*|retention from|not be required to)\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:irrespective of|regardless of|notwithstanding)\b.{0,60}\b(?:cross-claims?|counter-?claims?|set[- ]?off)\b/,
                      moneyDue,
                    ],
                  },
                  {
                    all: [
                      /\b(?:renounces?|waives?)\b.{0,60}\b(?:set[- ]?off|counter-?claims?|by way of compensation|right of compensation|offset|right of retention)\b/,
                    ],
                    none: [/\bnothing in/],
                  },
                  {
                    all: [/\bright of (?:retention|compensation|deduction|set[- ]?off)\b.{0,60}\bwaived\b/, moneyDue],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\bno right (?:of|to) (?:set[- ]?off|deduct\w*|withhold|offset)\b(?!\.?$)|\bno set[- ]?off\b(?!\.?$)/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:no|not|may not|shall not|cannot|can't)\b.{0,80}\b(?:hold back|reduce|take off|deduct|set off|offset|withhold|net)\b/,
                      /\b(?:price|rent|fees?|invoices?|bills?|account|payment|royalt(?:y|ies)|rentals?|amounts?)\b/,
                    ],
                    none: [
                      /\b(?:unless|except|tax|deposit|employees?|wages|consent|information|benefits|salary|unreasonabl\w*|commission|reports|defects? in|service levels?|bonus|liability|rights?|remed(?:y|ies)|scope|deliver|repair|liable for rent|customer data|personal|functionality|security|without .{0,20}agreement|interest|duty to|need not|disput\w+)\b/,
                    ],
                  },
                ],
              ),
            ]),
          ),
        ),
        [/\b(?:except|save) that (?:the )?[\w[\]]+ may (?:deduct|set off|withhold|offset)\b/],
      ),
    ),
    'set-off-across-contracts': barring(
      [
        /\bnot subject to (?:any )?\b|\babsolute and unconditional\b|\bretains? (?:title|the copyright)\b|\bcopyright\b|\bcommissions on\b|\bfurther deliveries\b/,
      ],
      barring(
        [/\b(?:calendar quarter|deductions listed|lien)\b/],
        byOwner([
          {
            all: [
              /\b(?:less|net of|minus|after deduct(?:ing|ion of)|reduced by)\b(?: \S+){0,3}? (?:sums?|amounts?|claims?|debts?|monies)\b[^.;]{0,110}?\b(?:affiliates?|group compan(?:y|ies)|group)\b[^.;]{0,90}?\b(?:under|from) (?:any|this or any|another|other)(?: other)? (?:agreement|contract)s?\b/,
            ],
            none: [alike, definition, /\bclaims from (?:the )?\[a\]/],
          },
          {
            bears: 'actor',
            all: [
              /\b(?:less|net of|after deduct\w+(?: of)?|reduced by|minus|subject to (?:deduct\w+|set[- ]?off)(?: of)?)\b.{0,20}\b(?:any|all|such) (?:sums?|amounts?|claims?|debts?|moneys?)\b.{0,20}\[o\] or (?:any of )?(?:its|\[o\]'s) (?:affiliates|group companies|subsidiaries)\b.{0,20}\b(?:claims?|is owed|are owed|has|have|asserts?)\b.{0,60}\[a\]/,
            ],
            none: [/\[each\]/],
          },
          {
            bears: 'other',
            all: [
              /\b(?:less|net of|after deduct\w+(?: of)?|reduced by|minus|subject to (?:deduct\w+|set[- ]?off)(?: of)?)\b.{0,20}\b(?:any|all|such) (?:sums?|amounts?|claims?|debts?|moneys?)\b.{0,20}\[a\] or (?:any of )?(?:its|\[a\]'s) (?:affiliates|group companies|subsidiaries)\b.{0,20}\b(?:claims?|is owed|are owed|has|have|asserts?)\b.{0,60}\[o\]/,
            ],
            none: [/\[each\]/],
          },
          {
            within: 'sentence',
            force: ['right', 'duty', 'fact', 'acknowledgement', 'promise', 'transfer', 'definition', 'waiver'],
            all: [
              canTake,
              otherDebts,
              /\b(?:ow(?:e|es|ed|ing)|due|debts?|indebtedness|liabilit(?:y|ies)|obligations?|payable|sums? owing|credit balance)\b/,
              dues,
            ],
            none: [
              /\b(?:either|each) (?:party|side)\b/,
              /\b(?:may not|shall not|not be|no right|no other (?:sum|claim)|only (?:against|under)|limited to|same (?:agreement|contract|order)|without (?:any )?(?:set|deduct)|cannot|waives?|indemnif\w+|insur\w+|royalt\w+|net sales|confidential\w*|tax(?:es)?|escrow|apply to (?:this|any|all|the)|applies to|applicable|acceleration|audit\w*|sub-?licens\w+|allowances|rebates|retain copies|records|irrespective|proceeds of (?:the )?(?:sale|collateral)|collateral|guarantor|employees?)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:combine|consolidate|merge)\b.{0,30}\baccounts?\b/,
              /\b(?:appl(?:y|ied)|set|liabilit\w+|any time|without notice|credit)\b/,
            ],
            none: [alike, definition, /\b(?:financial|accounting|statements|tax|reports?|may not|user)\b/],
          },
          ...barring(
            [
              /\b(?:royalt|net sales|sub-?licens|records|withholding|any dispute|allowances|rebates|wholesale)/,
              definition,
            ],
            [
              {
                all: [
                  /\b(?:net|set off|setting off|offset|deduct|apply|balance)\b/,
                  /\b(?:debts?|claims?|sums?|amounts?|liabilit\w+|money)\b/,
                  /\b(?:group compan(?:y|ies)|affiliates?|subsidiar\w+|sister compan\w+|related compan\w+|other (?:agreements?|contracts?|orders?))\b|\[\w+\] group\b/,
                ],
                none: [
                  alike,
                  /\b(?:not|no|only|without|never|may order|confiden\w*|indemn\w*|net (?:sales|assets|worth|income)|expenses|tax(?:es)?)\b/,
                ],
              },
              {
                all: [
                  /\bset(?:ting)?[- ]?off\b|\boffset(?:ting)?\b/,
                  /\baffiliates?\b|\bgroup\b|\bwhatever arrangement\b|\bany (?:other )?(?:arrangement|agreement|contract|account)\b/,
                  /\bany (?:liability|sums?|amounts?|debts?|monies|moneys|indebtedness)\b/,
                ],
                none: [/\bmay not|\bshall not (?:set|be set)|\bwithout (?:any )?set|\bno right|\bonly\b/],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:set(?:ting)?[- ]?off|offset(?:ting)?|deduct\w*|apply|applied|net (?:off|against)|netted|recoup|withhold|retain|debit)\b/,
                  /\b(?:affiliates?|subsidiar\w+|group|any other (?:\w+ )?(?:agreement|contract|arrangement|order|account)|under any (?:\w+ )?(?:agreement|contract|arrangement|order)|other agreements?|any arrangement|related (?:part|entit)\w+)\b/,
                  /\b(?:amounts?|sums?|moneys?|monies|money|deposit|credit balance|payable|owed|owing|obligations?|debts?|invoices?)\b/,
                ],
                none: [
                  alike,
                  /\b(?:may not|shall not|no sum|only (?:against|under)|same|cannot|without (?:any )?(?:set|deduct)|net (?:sales|revenue|income|worth)|apply to|applies|expenses|tax|confidential\w*|affiliates? may order|indemnif\w+|retain (?:copies|ownership|title|a copy)|insurance)\b/,
                ],
              },
              {
                all: [
                  setOff,
                  /(?<!\w)(?:affiliates?|group compan(?:y|ies)|\[\w+\]'s group|member of (?:its|the|\[\w+\]'s|their) group|each member|sister compan(?:y|ies)|corporate family|common control|shareholders|subsidiar(?:y|ies)|parent|related (?:compan(?:y|ies)|part(?:y|ies)|entit(?:y|ies))|(?:any )?other (?:contract|agreement|arrangement|order|account|deal|project)s?|under any (?:contract|agreement|arrangement|order|account)|this or any other|(?:separate|unrelated|different) (?:\w+ )?(?:orders?|deals?|contracts?|agreements?)|another (?:contract|agreement|franchise|project|division)|every agreement|whatever source|howsoever arising|any branch|by another|connected with|on this or other|lenders)\b|\banother \[\w+\]/,
                  moneyDue,
                ],
                none: [
                  alike,
                  /\b(?:limited to sums|same (?:2 |two )?(?:parties|order|agreement)|only under this|may not|shall not|not set off|cannot|no right|no sum|without (?:any )?set[- ]?off|waives|audit|irrespective|acceleration|may order|is not entitled)\b/,
                ],
              },
              {
                all: [
                  /\bcross-deduct\w*|\bcombine accounts|\bset[- ]?off\b.{0,80}\b(?:any|all) (?:sums?|amounts?|liabilit(?:y|ies)|moneys?)\b.{0,80}\b(?:whatever|whatsoever|on any account|any capacity)/,
                ],
                none: [alike, /\bmay not|\bshall not/],
              },
            ],
          ),
        ]),
      ),
    ),
    'set-off-contingent-claims': barring(
      [/\blimited to\b|\bpresent or future tax\b|\bgross up\b|\bcontingent on recovery\b|\bcontingent payments\b/],
      barring(
        [
          /\b(?:(?:may|shall|must) not (?:withhold|set off|deduct|retain|keep)|spending pattern|debited exceeds|may not be set off|shall not be set off)\b/,
        ],
        byOwner([
          {
            within: 'sentence',
            force: ['right', 'duty', 'fact', 'acknowledgement', 'promise', 'transfer'],
            all: [
              /\b(?:set(?:ting)?[- ]?off|retain(?:ed)?|withh(?:old|eld)|deduct\w*|off-?set|hold back|held(?: back)?|reserve[d]?|keep|kept|appl(?:y|ied))\b/,
              notYet,
              /\b(?:claims?|liabilit(?:y|ies)|loss(?:es)?|obligations?|damages|costs?|refunds|chargebacks|indebtedness)\b/,
              dues,
            ],
            none: [
              alike,
              definition,
              /\b(?:may not|shall not|not be (?:set|deduct|with|retain)|only (?:claims?|sums?|amounts?)|no contingent|escrow|accounting|undisputed|insur\w+|indemnity covers|records|tax(?:es)?|future orders|confidential\w*|litigation hold|retain (?:title|counsel|copies|ownership)|third[- ]party claims? (?:against|for which)|reserves? the right|applicable law|limitation of|liabilit(?:y|ies) (?:shall|will|of)|hold (?:\[\w+\] )?harmless|harmless|lien waiver|reserves for (?:taxes|liabilities)|distributions? to (?:partners|members)|trustee|liquidat(?:or|ing)|partnership|bankruptcy)\b/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:set(?:ting)?[- ]?off|retain|withhold|deduct|offset|hold back|reserve|keep)\b/,
              /\b(?:whether or not (?:\w+,? ?){0,3}(?:matured|liquidated|due|disputed|ascertained|quantified)|anticipat\w+|potential|possible|prospective|future|sufficient to cover|contingent|unmatured|unliquidated|believes may)\b/,
              /\b(?:claims?|liabilit\w+|loss(?:es)?|obligations?|damages|costs?)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:only|no contingent|escrow|accounting|not|undisputed|records|insurance|disclosed|indemnity covers)\b(?! matured| yet)/,
            ],
          },
          {
            within: 'sentence',
            all: [
              /\b(?:keep|retain|hold back|withhold|deduct|set off|reserve)\b/,
              /\b(?:contingent|unliquidated|not yet (?:due|suffered|quantified)|unmatured)\b/,
              /\b(?:claims?|liabilit(?:y|ies)|loss(?:es)?|obligations?|costs?)\b/,
            ],
            none: [alike, definition, /\bonly sums|\bno contingent|\bescrow|\baccounting rules|\bindemnity covers/],
          },
          {
            all: [
              setOff,
              /\b(?:contingent|unliquidated|unquantified|not yet (?:quantified|due|suffered|owing|matured)|future|prospective|anticipat\w+|potential(?:ly)?|could become|may become|might (?:happen|become)|unmatured|conditional|unascertained|pending claims?|expected|before they occur|in litigation|likely|prospectively|at some later time|might)\b/,
              /\b(?:claims?|liabilit(?:y|ies)|loss(?:es)?|costs?|damages|obligations?|amounts?|chargebacks?|returns|sums?|indebtedness|liable)\b/,
            ],
            none: [
              alike,
              definition,
              /\b(?:only sums that are due|no contingent|escrow|accounting rules|may not|shall not|not be set|limited to|future orders|tax)\b/,
            ],
          },
          {
            all: [
              setOff,
              /\b(?:whether (?:\w+ ){0,3}(?:actual or contingent|present or future|liquidated|due or not)|actual or contingent|present or future|even if not yet)\b/,
            ],
            none: [alike, definition, /\bonly\b|\bmay not|\bindemnity covers/],
          },
          {
            all: [
              /\b(?:keep|hold|retain)\b.{0,40}\b(?:final payment|money|sums?|pay)\b/,
              /\b(?:anticipation|until all limitation|might|could become|potential)\b/,
            ],
            none: [alike, definition, /\bescrow/],
          },
        ]),
      ),
    ),
    'withhold-on-allegation': barring(
      [/\b(?:suspend|restrict|limit)\b.{0,60}\baccess\b/],
      barring(
        [/\bmust keep paying\b|\bmove out\b|\bdeposit\b|\bheld by way of security\b|\bwithout pay\b|\bremuneration\b/],
        barring(
          [
            /\b(?:reasonably believes|(?:may|shall|must) not (?:withhold|suspend|retain|keep)|registration statement|stop order|laundering)\b/,
          ],
          byOwner([
            {
              all: [
                /\bmay (?:withhold|suspend|hold back) (?:\S+ ){0,6}?(?:invoices?|payments?|sums?|amounts?|charges|fees) (?:that |which )?(?:it|the \[\w+\]|\[a\]) (?:disputes?|questions?|objects? to)\b/,
                /\bfor (?:any|whatever) (?:\w+ )?reason\b|\bin its (?:sole |absolute )?discretion\b|\bwhether or not (?:\S+ ){0,3}?(?:justified|founded|reasonable|valid)\b/,
              ],
              none: [alike, definition, /\bgood faith\b|\breasonabl[ey] (?:ground|basis|disput)/],
            },
            {
              within: 'sentence',
              force: ['right', 'duty', 'fact', 'acknowledgement'],
              all: [
                stopsPay,
                merelyThinks,
                /\b(?:pay(?:s|ments?|ing|able)?|payouts?|paid|invoices?|funds|rent|fees?|sums?|moneys?|money|price|royalt(?:y|ies)|commissions?|charges|settlements?|earnings|remuneration)\b/,
              ],
              none: [
                alike,
                definition,
                noCure,
                /\b(?:good faith|with reasons|giving reasons|reasons in writing|only the (?:disputed|part)|(?:pay|pays) the (?:rest|undisputed)|proportion\w*|reasonable (?:amount|cost|portion)|does not entitle|not (?:be )?entitled|no right|may not|shall not|tax|required by law|law requires|court order|proven|escrow|audit\w*|lender|loan|(?:suspend|stop|withhold|delay) (?:the )?(?:services|performance|deliver\w*|work|shipment|access)|employment|investigat\w+ (?:of|into) (?:the )?employee|consent|unreasonably|insurance|claimant|tenant|legal fees)\b/,
              ],
            },
            {
              force: 'right',
              all: [
                /\b(?:suspend|withhold|stop|hold back|freeze|delay|defer)\b.{0,30}\b(?:pay\w*|money|funds|fees?|rent|invoices?)\b/,
                says(
                  'unsatisfactory',
                  'dissatisf\\w+',
                  'unhappy',
                  'not (?:satisfied|happy|content)',
                  'considers?',
                  'thinks?',
                  'feels?',
                  'believes?',
                  'suspects?',
                  'complain\\w*',
                  'alleg\\w+',
                  'sees fit',
                  'any reason',
                  'in its (?:sole )?(?:view|opinion|judgment|discretion)',
                ),
              ],
              none: [
                alike,
                definition,
                noCure,
                /\b(?:good faith|undisputed|with reasons|reasonabl\w*|tax|law|only the part)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:withhold|hold|suspend|stop|freeze|retain|delay|defer)\b.{0,40}\b(?:pay\w*|payouts?|funds|money|moneys|fees?|invoices?|settlements?|sums?)\b/,
                /\b(?:suspect\w*|alleg\w*|believes?|possible claims?|any claim|filed|suspicion|complain\w*|dissatisf\w*|as long as .{0,20}(?:deem|see|think)|unproved|unsubstantiated|in its opinion|may have)\b/,
              ],
              none: [
                alike,
                definition,
                /\b(?:good faith|undisputed|reasons|reasonable (?:amount|cost|portion)|does not|no right|not (?:be )?entitled|may not|shall not|tax|only the|proven|escrow|audit|law requires|required by law)\b/,
              ],
            },
            {
              all: [
                /\b(?:withhold(?:s|ing)?|withheld|suspend(?:s|ed)?|stop(?:s|ped)?(?: paying)?|hold(?:s|ing)? back|retain(?:s|ed)?|freeze|frozen|deferr?(?:ed|s)?|need not pay|refuse(?:s)? (?:to pay|payment))\b/,
                /\b(?:believes?|alleg\w+|assert\w*|suspicion|suspects?|dissatisf\w+|not satisfied|until it is satisfied|unhappy|quer(?:y|ies)|complain(?:s|t|ts)?|claim notice|so much as|however speculative|unsupported|any hint|any claim|has,? or believes|believes that|may have|wants repair|whether or not (?:it|the assertion) has merit|don't have to say why|no reason|in its opinion|concern(?:s|ed)?|pending inquiry|irregularit\w+|possible)\b/,
                /\b(?:pay(?:s|ments?|ing|able)?|paid|invoices?|funds|rent|fees?|sums?|moneys?|money|price|royalt(?:y|ies)|commission|charges|settlements?)\b/,
              ],
              none: [
                alike,
                definition,
                noCure,
                /\b(?:shall pay the rest|pays? the rest|pay the undisputed|does not entitle|giving reasons|with reasons|good faith|reasonable cost|housing code|payroll|as required by law|consent|may not withhold|shall not withhold|must pay first|services until|audit\w*|escrow)\b/,
              ],
            },
            {
              within: 'sentence',
              all: [
                /\b(?:stop paying|stop payment|suspend (?:all )?payments?)\b/,
                /\b(?:unhappy|dissatisfied|not (?:happy|satisfied|content)|don't like|for any reason)\b/,
              ],
              none: [alike, definition],
            },
            {
              all: [/\b(?:stop paying|need not pay any part|suspend all payments?|stop all payments?)\b/],
              none: [alike, definition, /\bcures?\b|\bundisputed|\bsupplier fails to deliver/],
            },
          ]),
        ),
      ),
    ),
    'deduct-on-own-estimate': barring(
      [/\bebitda\b|\bnet (?:sales|income|profits?|revenue)\b/, /\bat the (?:full )?rate stated\b/],
      barring(
        [
          /(?<!\bno )(?<!\bwithout an )(?<!\bwithout )\bitemi[sz]ed (?:statement|list|account)\b|\bcopies of (?:the )?receipts\b/,
        ],
        notIn(
          'employment-contract',
          barring(
            [/\b(?:commissions payable)\b/],
            byOwner([
              {
                all: [
                  /\b(?:loss(?:es)?|damages?|costs?|shortfalls?) (?:\S+ ){0,3}?(?:that |which )?(?:the )?\[\w+\] (?:\w+ )?(?:believes?|considers?|thinks?|estimates?)\b[^.;]{0,60}?\b(?:deduct\w*|set off|withh\w+)\b/,
                ],
                none: [alike, definition, /\bagreed\b|\bcourt\b|\bexpert\b/],
              },
              {
                within: 'sentence',
                bears: 'actor',
                all: [
                  /\[[ao]\](?: hereby)? (?:authori[sz]es?|agrees? (?:that|to)|consents?|accepts? that|acknowledges? that|allows?|permits?)\b/,
                  /\b(?:deduct\w*|take(?:n)? (?:from|out of)|withhold|withheld|set off|charge[d]?(?: back)?|recover(?:ed)? from|from (?:its|his|her|\[a\]'s) (?:pay|wages|salary|fees|deposit)|from wages)\b/,
                  ownFigure,
                  losses,
                ],
                none: [
                  alike,
                  definition,
                  /\b(?:expert|independent|court|documented|itemi[sz]ed|proven|reasonabl\w+)\b/,
                ],
              },
              {
                within: 'sentence',
                all: [
                  /\b(?:deduct\w*|abat\w+|tak(?:e|es|en) (?:\w+ ){0,4}?(?:from|out of|off)|set off|off-?set|withh(?:old|eld)|charg(?:e|ed) back|charge-?backs?|debit\w*|recover\w*\b.{0,30}\bfrom|keep|retain|net(?:ted)?|apply (?:all|any|part|the whole)\b.{0,40}\bdeposit)\b/,
                  ownFigure,
                  losses,
                  dues,
                ],
                none: [
                  alike,
                  definition,
                  noCure,
                  /\b(?:repurchase|net (?:sales|invoice)|expert|independent(?:ly)?|court|itemi[sz]ed|documented|supported by|proven|actual (?:reasonable )?cost|tax(?:es)?|service credits?|insurance deductible|agreed|bonus|may not|shall not|no deduction|objects?|royalt\w+|reasonabl[ey]|lender|loan|escrow|shares|option|retain (?:counsel|title|ownership))\b/,
                ],
              },
              ...barring(
                [/\b(?:repurchase|allowances|net invoice|offsets deducted)/, definition],
                [
                  {
                    all: [
                      /\b(?:decides?|determines?|fix(?:es)?|sets?|assess(?:es)?)\b.{0,30}\b(?:how much|what (?:amount|part|deductions?)|the (?:amount|deductions?))\b|\bhow much\b.{0,40}\b(?:keep|deduct|withhold|retain)\b/,
                      /\b(?:keep|deduct\w*|withhold|retain|take)\b/,
                      /\b(?:deposit|wages|pay|salary|invoice|price|fees?|payments?)\b/,
                    ],
                    none: [alike, noCure, /\b(?:expert|independent|tax|reasonabl\w*|itemi[sz]ed)\b/],
                  },
                  {
                    all: [
                      /\b(?:reduce|cut|abate|lower|deduct|withhold|adjust)\w*\b.{0,40}\b(?:invoices?|fees?|payments?|price|pay|wages|salary|charges|amounts?)\b/,
                      /\b(?:in its (?:sole |absolute |reasonable )?(?:opinion|judgment|view|estimation|discretion)|as it (?:sees|thinks|considers|deems)|by (?:the|such|an) amounts? (?:that|which|as) (?:it|\[\w+\]|in its))\b/,
                      /\b(?:shortfall|quality|loss|damage|defects?|performance|errors?|delay|costs?|mistakes?|failure)\b/,
                    ],
                    none: [
                      alike,
                      /\b(?:expert|agreed|court|service credits|reasonable notice|own (?:prices|rates)|bonus|tax|employer's contribution)\b/,
                    ],
                  },
                  {
                    all: [
                      /\bset(?:ting)?[- ]?off\b|\bdeduct\w*|\bwithh(?:o|e)ld\w*/,
                      /\bas (?:reasonably )?(?:estimated|determined|assessed|calculated|computed|valued) by\b|\bestimates? (?:of )?(?:the )?(?:cost|loss|damage)|\bsuch sum as (?:it|\[\w+\]) (?:considers|thinks|estimates|deems)/,
                      /\b(?:sums?|payments?|fees?|invoices?|amounts?|price)\b/,
                    ],
                    none: [
                      /\bindependent|\bexpert|\bcourt\b|\btax(?:es)?\b|\bservice credits?\b|\bmonthly review|\binsurance deductible/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:deduct\w*|withhold\w*|retain\w*|charge\w* against|take\b.{0,20}\bfrom|set[- ]?off)\b/,
                      /\b(?:wages|salary|pay|deposit|fees?|invoices?|sums? (?:due|payable)|amounts? (?:due|payable)|payments?)\b/,
                      /\b(?:(?:which|that) it (?:believes|considers|determines|thinks)|(?:its|such) decision is final|shall decide|(?:as )?(?:determined|estimated|assessed) by|sole discretion|in its (?:sole )?(?:opinion|judgment)|its own (?:estimate|assessment)|believes)\b/,
                    ],
                    none: [
                      alike,
                      /\b(?:documented|itemi[sz]ed|reasonabl[ey]|good faith|no deduction|may not|shall not|agreed|expert|court|tax|bonus\w*|law requires|undisputed|accept(?:ed|ance)|loan|interest)\b/,
                    ],
                  },
                  {
                    within: 'sentence',
                    all: [
                      /\b(?:assessment|estimate|determination|calculation|valuation)\b.{0,60}\b(?:final|binding|conclusive)|\bown (?:estimate|assessment|calculation)\b/,
                      /\b(?:by deduction|deduct\w*|set[- ]?off|net(?:ted)? (?:from|against)|keep|withhold)\b/,
                    ],
                    none: [alike, noCure, /\bexpert\b|\bvaluer\b/],
                  },
                  {
                    all: [
                      /\b(?:deduct(?:s|ed|ible|ions?)?|set (?:off|against)|tak(?:e|es|en) (?:\w+ ){0,3}?(?:from|out of)|taken out of|take that from|net(?:ted)?|debit(?:s|ed)?|short-?pay|keep|withhold|chargebacks?|recover (?:it|them|\w+)? ?by deduction|from the deposit|charge(?:s|d)? (?:the )?\[\w+\]'s account)\b/,
                      /\b(?:estimates?|assess(?:es|ed|ment)?|(?:sole|absolute|own) (?:discretion|judgment|opinion|estimate)|as (?:determined|computed|calculated|assessed|valued|reasonably or otherwise)|determined by|calculated by|valued by|considers? (?:appropriate|fit|necessary)|work out what|says it spent|what(?:ever)? (?:amounts? )?(?:it|\[\w+\]) (?:considers|says|thinks|decides)|fixes|appraise|settles for itself|deems? (?:appropriate|necessary)|no itemi[sz]ed|without (?:the )?(?:\[\w+\]'s )?(?:agreement|consent))\b/,
                      /\b(?:costs?|loss(?:es)?|damages?|penalt\w+|mistakes|repairs?|defects|shortages|breakages|errors|liabilit(?:y|ies)|reserve|deposit|amounts?|expense|sums?|price)\b/,
                    ],
                    none: [
                      alike,
                      noCure,
                      /\b(?:whatever the price|documented|with an itemi[sz]ed list|has agreed the amount|unless .{0,30}(?:agreed|objects)|independent|professional opinion|actually credited|actual shipping|monthly review|tax(?:es)?|net sales|gross sales|royalt(?:y|ies) statement|may not|shall not|no deduction|insurance deductible|accept(?:ed|ance)|variations?|audit\w*|confidential)\b/,
                    ],
                  },
                  {
                    all: [
                      /\b(?:deduct|keep|retain)\w*\b.{0,60}\b(?:deposit|wages|salary)\b.{0,60}\b(?:whatever|any amount|such (?:sum|amount)s? as|as it|considers)\b|\b(?:whatever|such) amounts? (?:as )?(?:it|\[\w+\]) (?:considers|thinks|deems|decides)\b.{0,40}\b(?:deposit|wages)|\b(?:deposit|wages)\b.{0,80}\b(?:whatever|any) amounts?\b/,
                    ],
                    none: [alike, /\bdocumented|\bitemi[sz]ed list within|\breasonabl/],
                  },
                  {
                    all: [/\b(?:deduct|retain|withhold)\w* (?:double|twice|\d+ times)|\bdeduct double\b/],
                    none: [alike],
                  },
                  {
                    all: [
                      /\b(?:cash shortages|breakages|uniform costs?|damage(?:d)? (?:to )?(?:equipment|tools)|customer walk-?outs)\b/,
                      /\bdeduct\w*|\bwithh\w*|\bcharged\b/,
                    ],
                    none: [alike, /\bmay not|\bshall not|\bpermitted by law|\bas the law allows/],
                  },
                ],
              ),
            ]),
          ),
        ),
      ),
    ),
    'retention-money': barring(
      [/\brent\b|\bwithout offset\b/],
      [
        {
          all: [
            /\bretention of (?:\w+ )?\d+(?:\.\d+)? ?(?:%|percent)(?!\w)[^.;]{0,60}?\b(?:released?|repaid|paid|returned)(?: \S+){0,3}? (?:at|on|upon|after) (?:the )?(?:\w+ )?(?:end|expiry|termination)\b/,
          ],
          none: [alike, definition],
        },
        {
          within: 'clause',
          all: [
            /\b(?:hold(?:s)?|keep(?:s)?|retain(?:s)?|reserve(?:s|d)?|withhold(?:s)?|stays? with|held)\b.{0,30}\b(?:1\d|[6-9]|2\d)(?:\.\d+)? ?(?:%|percent|per ?cent)\.? (?:of|from) (?:every|each|all|any|the|\[\w+\]'s) (?:\w+ ){0,2}(?:bills?|invoices?|payments?|fees?|sums?|amounts?|installments?|valuations?|certificates?|applications?)/,
            /\buntil\b|\b(?:months?|years?) (?:after|from|following)\b/,
          ],
          none: [alike, definition, /\b(?:escrow|tax|withholding tax|undisputed|refund)\b/],
        },
        {
          all: [
            /\b(?<n>\d+(?:\.\d+)?) ?(?:%|percent|per cent) of (?:the |each |every )?(?:purchase |contract )?(?:price|payment|invoice|fee|sum|amount)s?\b/,
            /\b(?:withheld|retained|kept back|held back|held|kept)\b/,
            /\b(?:guarantee|warranty|defects|until|period|months|years?)\b/,
          ],
          test: ([hit]) => Number(hit!.groups!['n']) > 5 && Number(hit!.groups!['n']) < 60,
          none: [
            alike,
            definition,
            /\b(?:escrow|bank guarantee|tax|deposit|disput\w*|refund|non-refundable|insurance)\b/,
          ],
        },
        {
          all: [
            /\b(?:retain(?:s|ed)?|retention|retainage|h(?:o|e)ld(?:s)? (?:a |back)|held back|hold-?back|keep(?:s)?|kept|remains? unpaid|withh(?:o|e)ld(?:s)?|reserve|stays? with|is not due until)\b/,
            /\b\d+(?:\.\d+)? ?(?:%|percent|per cent)|\b(?:a|one|1) (?:tenth|fifth|quarter|third|half)|\b12 and a half|\bpart of the|\bretainage\b/,
            /\b(?:pay(?:ments?|able|s)?|paid|invoices?|fees?|price|draws?|receipts|retainage|retention|freight|sales|fee|installments?|royalt(?:y|ies)|moneys?|certificat\w+|sums?)\b/,
          ],
          test: (_hits, { words }) => {
            const shares = percentagesIn(words).filter((share) => share < 100);
            return !shares.length || Math.max(...shares) > 5;
          },
          none: [
            alike,
            definition,
            /\b(?:replace with a bank guarantee|may replace|escrow|no retention|records shall|retention bonus|title|employee stays|deposit|gross (?:sales|revenue)|insurance|discount|ownership|equity|damages|commission rate|non-?refund\w*|refund\w*|tolerance|late|overdue|interest rate|cancel\w*|tax(?:es)?|stock|inventory|disput\w+|one month's rent)\b/,
          ],
        },
        {
          all: [
            /\b(?:holdback|retainage|retention money|retention) (?:moneys?|fund|amounts?)?\b/,
            /\b(?:no interest|mingled|general funds|until owner|released? the whole|\d+[- ]years?|3[- ]year|guarantee period)\b/,
          ],
          none: [alike, definition, /\bdata retention|\brecords|\bbonus|\bno retention/],
        },
      ],
    ),
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
