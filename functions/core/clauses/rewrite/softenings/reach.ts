import {
  all,
  costsReader,
  either,
  forces,
  isGrant,
  isNobodys,
  isOwn,
  isOwed,
  isTheirs,
  pattern,
  says,
  saysNothingOf,
  type Softening,
} from './setting.ts';

/** What somebody is to be paid back, as far as words tell. */
const repays = says(/\b(?:training|course|repa(?:y|id)|tuition|relocation)\b/);

/** A definition, or what the reader gives or bears. */
const isReach = either((setting) => forces('definition')(setting), isGrant, isOwed, isNobodys);

/** The earnings that a price hangs on. */
const ofEarnOut = says(/\b(?:ebitda|earn-?out|net (?:revenue|income|profits?|sales|receipts)|royalt\w+)\b/);

/** How far a burden reaches: to whom, for how long after, and to which costs. */
export const reach: readonly Softening[] = [
  // After the end.
  {
    find: /,? (?:or|and) (?:(?:for|within|during) )(?:a (?:further )?period of )?(?:[\w-]+ )?(?:\(\d+\) )?(?:days?|months?|years?) (?:thereafter|after (?:it|that|them|its (?:end|expiry|termination))|following (?:it|its (?:end|expiry|termination)))(?=[,;:.)]|$)/gi,
    put: '',
    when: all(isReach, saysNothingOf(/\b(?:confiden|secret|warrant)/)),
  },
  {
    find: /(?:,? and|,) (?:for )?each (?:remaining|later|subsequent|following) (?:month|quarter|year) of the (?:then[- ]current |current |remaining |initial |renewal )?term\b/gi,
    put: '',
    when: costsReader,
  },
  {
    find: /,? (?:given |exercised |made )?at any time thereafter(?=[,;:.]|$)/gi,
    put: ' within ninety (90) days after it arises, while it continues',
    when: isTheirs,
  },
  // Whatever somebody might later own, or whoever stands behind a party.
  {
    find: pattern(
      String.raw`(?:,? or| and|,) (?:any (?:one )?of )?(?:its|their|our|(?:the )?[A-Z][\w-]+['’]s?) (?:[Aa]ffiliates|group compan(?:y|ies)|associated compan(?:y|ies)|subsidiaries)(?: from time to time)?(?= (?:by|under)\b)`,
      'g',
    ),
    put: '',
    when: all(either(costsReader, says(/\blien\b/)), says(/\b(?:lien|owing|owed|due|set off|debts?|sums?|amounts?)\b/)),
  },
  {
    find: /,? (?:and )?including (?:any )?(?:amounts?|sums?|charges?) (?:in dispute|that (?:are|is) disputed|disputed)(?=[,;:.]|$)/gi,
    put: ' other than amounts disputed in good faith',
    when: costsReader,
  },
  {
    find: /\b(which|that) (?:is|are) or may be found to be (due|payable|owing)\b/gi,
    put: '$1 was $2 and demanded in writing at least thirty (30) days before',
    when: costsReader,
  },
  // What a stay in training costs is not what a teacher is paid.
  {
    find: /,? (?:the |your |his |her )?(?:[A-Z]\w+['’]s )?(?:salary|wages|pay)(?: (?:and|or) [^,;:.()]{3,50}?)?(?: paid(?: to [^,;:.()]{3,25})?)? (?:during|for (?:the )?(?:time|days|duration|period|hours))[^,;:.()]{0,60}(?=,)/g,
    put: '',
    when: all(isReach, repays),
  },
  {
    find: /, and (?:a |any )?(?:reasonable |fair )?(?:allocation|proportion|share|sum|part|cost)[^,;:.()]{0,20}(?:,? (?:which|that) we will certify,?)? ?(?:of|for|to) (?:the )?(?:[A-Z]\w+['’]s |our |its )?(?:internal|cover|contract cover|overheads?|administrative|engaging)[^,;:.()]{0,60}(?=[,;:.]|$)/g,
    put: '',
    when: all(isReach, repays),
  },
  // What is taken off earnings that only the other side makes.
  {
    find: /,? (?:and )?after (?:the )?deduct(?:ion|ing)(?: of)? (?:all |any )?(?:management|shared[- ]service|group|head[- ]office|integration|overhead)[^;.()]{3,140}?(?=[;.)]|$)/gi,
    put: '',
    when: all(isReach, ofEarnOut),
  },
  {
    find: /,? and excludes (?:all |any )?(?:sales|receipts|income|sums) (?:by|of|from) (?:its |any )?(?:affiliates?|sublicensees?|group)[^,;:.()]{0,50}/gi,
    put: ', and includes sales by affiliates and sublicensees',
    when: all(isReach, ofEarnOut),
  },
  {
    find: /,? and excludes [^;:.()]{3,90}(?=[.;]|$)/gi,
    put: ', and includes every form in which what is licensed is sold',
    when: all(({ statement }) => statement.standing === 'counterpart' && statement.force === 'definition', ofEarnOut),
  },
  {
    find: /, (?:marketing|promotion(?:al)?|advertising|tooling|overhead)[^,;:.()]{0,40}(?:costs?|contributions?|expenses)?(?:, [^,;:.()]{2,40}){0,3},? and (?:an? )?(?:fixed |distribution |flat |standard )+(?:fee|allowance|deduction|charge) of [^,;:.()]{2,12}(?: for [a-z]+)?(?=[,;:.]|$)/gi,
    put: '',
    when: all(({ statement }) => statement.force === 'definition', ofEarnOut),
  },
  // Whose expert decides.
  {
    find: pattern(
      String.raw`\b(determined|settled|decided|resolved) by (?:the )?[A-Z][\w-]+['’]s? (?:own |regular |usual |independent |external |appointed |current )*(?:auditors?|accountants?|surveyors?|engineers?|finance director|chief financial officer|experts?|valuers?)`,
      'g',
    ),
    put: '$1 by an independent expert appointed by both parties',
    when: (setting) => !isOwn(setting),
  },
  {
    find: /\bas (?:recorded|shown|logged|reported) (?:in|by|on) (?:our|its|their|(?:the )?[A-Z][\w-]+['’]s?) (?:own )?(?:\w+ ){0,2}(?:logs?|records?|systems?|page|monitoring|dashboard|reports?)\b/g,
    put: 'as shown by the monitoring records that both parties can see',
    when: (setting) => isTheirs(setting) && !forces('promise')(setting),
  },
  // How a loss is measured.
  {
    find: /\b(?:the )?(?:full )?(?:new )?replacement (?:cost|value|price)(?: as)?(?: new)?(?= of\b)/gi,
    put: 'the lower of the fair market value and the reasonable cost of repair',
    when: all(isOwn, forces('duty', 'fact', 'promise')),
  },
  {
    find: /\b(?:a )?(?:misstatement|misrepresentation|statement)?,? ?made with knowledge of,? or (?:with )?(?:recklessness|reckless disregard|negligence)(?: or (?:recklessness|negligence))? as to,? /gi,
    put: 'made with actual knowledge of, and the intent to deceive by, ',
    when: ({ statement }) => statement.force === 'definition',
  },
  {
    find: /,? multiplied by (?:1\.\d+|one and a (?:half|quarter)|two|2)\b/gi,
    put: ', but by no more than three percent (3%) in any year',
    when: all(costsReader, says(/\bindex\b/)),
  },
  // Why work ends counts.
  {
    find: /\b((?:employment|engagement) )ends for any reason(?: (?:whatsoever|whatever))?(?=[ ,])/gi,
    put: '$1ends by resignation without good reason or by dismissal for cause',
    when: all(isOwn, says(/\brepa(?:y|id)/)),
  },
];
