import { percentagesIn } from '../../text/quantities.ts';
import { unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic } from '../issue.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';
import { say, sides } from './sides.ts';

const limited =
  /\b(?:(?:not|no|never|nor|neither|\w+n't)\b.{0,140}\b(?:exceed(?:s|ing)?|(?:be )?(?:greater|more|higher|larger) than|go(?:es)? beyond|in excess of|above|over and above|beyond|surpass)\b|(?:limited|capped|restricted|confined|fixed)(?: in (?:(?:the|its) )?\S+)? (?:to|at|only|by reference to|as (?:set out|stated|provided|follows))\b|(?:tops?|max(?:es)?) out at|(?:stops?|ends?|end) (?:at|with)\b|the most (?:\S+ ){1,8}?(?:owe|pay|recover|get|receive|claim)|maxim(?:um|al)\b.{0,160}?\b(?:is|shall be|equals?|will be)\b|(?:aggregate|total|overall)\b.{0,160}?\b(?:is|shall be|will be) (?:[$£€]|usd|gbp)|(?:run|come|amount|go|rise)s? to (?:no |any )?more than|(?:limit|cap|ceiling|maximum)\b.{0,30}\b(?:is|are) (?:set|fixed|agreed) at|ceiling of [$£€]|outer limit\b|at most\b|(?:cap|ceiling|limit) (?:is|of|shall be|equals?|for|on)\b|(?:cap|ceiling|limit) (?:\S+ ){0,5}is equal to)/;
const ofLiability =
  /\b(?:liab(?:le|ility|ilities)|exposure|damages|responsib\w+|recover\w*|owe[sd]?|compensation|claims?|ceiling|losses)\b/;
const excepted =
  /\bnone of\b|(?<!not )\bexcept(?!ed)|\bexcepted from|\bother than\b|\bsave\b|\bexcluding\b|\b(?:not|\w+n't) (?:\S+ )?(?:apply|limit|count|operate|restrict)|\bfalls? away|\bnothing\b|\bunless\b|\boutside\b|\binapplicable|\bdisregarded/;

/** Who agrees that a liability is limited owns it only where the words go on with "its". */
const ofItself = String.raw`(?!(?:[^\s[]+ ){1,6}?that (?!(?:[^\s[]+ ){0,6}?(?:its?|their|they|his|her)\b))`;

/** The words that make a party the owner of a liability that is limited. */
const owner = (party: string) =>
  say`(?:${party}(?:'s?|s'|'ll|'re)? ${ofItself}(?!(?:\S+ )?damages)(?!(?:for|in|under|that|suffers?|with|arising|(?:has|have) (?:not )?(?:had|paid))\b)(?:[^\s[,]+ ){0,7}?(?:liab\w*|exposure|responsib\w*|damages|called upon|cap\b|ceiling|maximum|limits?\b|owe\b|ever|pay\b|obligations?)|\b(?:liab\w*|exposure|responsibility|limits?|caps?|ceiling|maximum|cap) (?:\S+ ){0,5}?(?:of|from|against|for) (?:the )?${party}|\b(?:recover\w*|damages|claims?|compensation) (?:\S+ ){0,3}?(?:from|against) (?:the )?${party}|\bobligations? of (?:the )?${party}|\b(?:sums?|amounts?) (?:for which|that|which) (?:the )?${party}|\bwhat (?:the )?${party} (?:\S+ ){0,3}?(?:owe|pay))`;

const feesWord = String.raw`(?:fees?|charges?|rent(?:al)?s?|royalt\w+|subscription|retainer|hire|price|premiums?|commissions?|payments?|paid|received|amounts?)`;
const spans = new RegExp(
  String.raw`(\d+)[- ](day|week|month)(?:s|'s|’s|s'|s’)? (?:\S+ ){0,3}?(?:of )?${feesWord}|\b${feesWord}\b(?: \S+){0,12}? (\d+)[- ](day|week|month)s?\b`,
  'g',
);
const money =
  /(?:[$£€] ?|usd ?|gbp ?)([\d,]+(?:\.\d+)?)( ?(?:k|m|mm|bn|thousand|million|1000000|1000)\b)?|\b([\d,]+) (?:dollars|pounds|euros)\b/g;
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** How long the fees run that a cap is measured by, in days; every measure of the words. */
const feeDays = (words: string): number[] =>
  [...words.matchAll(spans)].map((match) => Number(match[1] ?? match[3]) * lengths[(match[2] ?? match[4])!]!);
const sums = (words: string): number[] =>
  [...words.matchAll(money)].map(
    (match) =>
      Number((match[1] ?? match[3])!.replace(/,/g, '')) *
      (match[2] ? (/k|thousand|\b1000\b/.test(match[2]) ? 1e3 : 1e6) : 1),
  );

/** Whether a cap comes to little: a few months' fees, a small sum, a small part of the price. */
const isLow = (words: string, mostDays: number): boolean => {
  const [days, amounts, shares] = [feeDays(words), sums(words), percentagesIn(words)];
  const isShare = /\b(?:fees?|charges?)\b/.test(words)
    ? shares.map((share) => share <= 50)
    : shares.map((share) => share <= 5 && /\bprice\b/.test(words));
  const measures = [...days.map((value) => value <= mostDays), ...amounts.map((value) => value <= 5000), ...isShare];
  if (/\b(?:greater|higher|larger) of\b|\bwhichever is (?:the )?(?:greater|higher|larger|more)\b/.test(words))
    return measures.length > 0 && measures.every(Boolean);
  return (
    measures.some(Boolean) ||
    /\b(?:month|week|day) in which\b|\b(?:quarter|tenth|half|fraction) of the (?:\S+ )?(?:fees?|charges?|price)|\b(?:to|at) (?:a )?refund of|(?:fees?|price|charges?)(?: (?:paid|charged|payable))? (?:for|of) the (?:\S+ )?(?:month|particular|defective|affected|single|relevant|specific|individual|non-?conforming)\b|re-?performance/.test(
      words,
    )
  );
};

/** Ceilings on something else than liability at large. */
const otherCap =
  /\bdelay\b|\bearly (?:surrender|termination|exit)|\bholdover\b|\bliquidated\b|\blate (?:delivery|completion|performance)|\bservice credits?\b|\bdeductible|\bbasket\b|\bfinancial assurance|\bguarant(?:or|ee from)|\bincreases?\b/;

const lowCap = (mostDays: number, level?: 'medium') =>
  sides((_, gainer) => ({
    all: [owner(gainer), limited],
    none: [
      /\bfees? shall not exceed|\b(?:expenses?|interest|late fee)\b|\bper (?:mw|day)/,
      otherCap,
      /\bnothing (?:in|limits)/,
      /\bnot (?:be )?limited to\b/,
    ],
    mutual: true,
    ...(level && { level }),
    test: (_hits, { words }) => isLow(words, mostDays),
  }));

/** What the law does to limits, which every contract may say. */
const law =
  /\b(?:states?|jurisdictions?|countries|provinces?|laws?|statut\w+|legislation)\b.{0,60}\b(?:not (?:allow|permit)|prohibit\w*|restrict\w*)|\bcan ?not (?:lawfully |legally |be )*(?:limited|excluded|limit|exclude|restricted)|\bmay not (?:lawfully |legally )?be (?:\S+ )?(?:limited|excluded)|\b(?:applicable|mandatory|under) (?:\S+ )?law\b|\bstatut|\bas a matter of law|\bprohibited by/;

const another = String.raw`(?:no|any|without) (?:such|corresponding|equivalent|similar|reciprocal|like|comparable)`;
const noLimit = String.raw`(?:un(?:limited|capped|restricted)|without (?:any )?(?:financial |monetary |upper )?(?:limit|cap|maximum)\b|(?<!includ\w{1,3},? )without (?:any )?limitation\b|not (?:be )?(?:so|similarly|likewise|subject to|limited by|limited|capped)\b(?! to)|no (?:upper |financial |overall )?(?:limit|limitation|cap|ceiling|maximum)\b)`;
const capElsewhere =
  /\bthe most\b[^\n]{0,60}(?:get|recover|pay|owe)|(?:liabilit|exposure|owe)[^\n]{0,200}(?:exceed|limited(?: in (?:the )?\S+)? to|capped (?:at|to)|shall be the|maximum|greater than|more than)|\bmaximum (?:\S+ )?(?:liab|exposure)/;

/** Duties whose breach is all that a side does under the contract. */
const everything =
  /\bbreach(?:es)? of (?!(?:\S+ ){0,2}(?:confid|data|secur|privacy|intellectual|ip\b|law))(?:\S+ ){0,3}?(?:warrant|representation|agreement|contract|specification|terms?\b|obligation|provision|promise)|\bbreach of contract|\bservice[- ](?:levels?|commitments)|\bany (?:other |material )?(?:breach|failure)\b|\bnegligent act|(?:its|\]'s) negligence\b|\bact(?:s)? or omissions?|\bfailure (?:\S+ ){0,3}?to (?:perform|comply|observe|meet)|\bnon-?(?:performance|compliance)\b|\b(?:defective|faulty|nonconforming|negligent) (?:\S+ )?(?:services|goods|works?|workmanship|shipments|products|performance|acts?)|\b(?:late|delayed) completion|\bquality of (?:the )?(?:goods|services|work)|\b(?:late|delayed) (?:delivery|performance)|\bdelays?\b|\bdelay damages|\b(?:performance|service level|support) failures?|\b(?:defects|errors) in\b|\bproduct defects|\bobligations under (?:this (?:agreement|contract)|the|schedule|sections?|clauses?)|\b(?:clauses|sections|articles|schedules?) \d[\d.]*(?:(?:, \d[\d.]*)+| to \d)|\b(?:broken|broke) any promise|\ball (?:\S+ )?(?:warranties|obligations)|'s (?:representations and )?warranties/;
const carvedOut =
  /\b(?:none of\b.{0,60}\b(?:appl(?:y|ies)|protects?|limits?)|excepted|no application|(?:shall|will|do|does|is|are|wo)(?: ?n't| not)\b.{0,30}\b(?:apply|limit|cap|protect|restrict|cover|operate|reduce)|nothing in\b.{0,60}\b(?:limit|cap|exclude)s?\b|(?:there (?:is|shall be) )?no (?:limit|cap)\b|disregarded|inapplicable|except(?:ion|ions)?\b|exclud\w+|exclusions? from|outside|unlimited|uncapped|not (?:be )?(?:subject to|eroded))/;
const capWord =
  /\bliable for more than\b|\bcapped\b|\b(?:caps?|uncapped|unlimited|(?<!without )limits?|(?<!without )(?<!without any )limitations?|ceiling|exceed|maximum)\b|\bliab\w+\b.{0,80}(?<!not )(?<!not be )\blimited\b/;
/** Statements that speak of limits and are about something else. */
const noCapAtAll =
  /\bdisclaim|\bmerchantab|\bimplied\b|\b(?:shall|will|agrees? to|hereby|undertakes? to) (?:\S+ ){0,4}?(?:indemnify|indemnifies|defend|hold harmless)\b|\bhereby (?:grants?|indemnif)|\bexcept as (?:expressly|otherwise|may be|set out|provided|permitted)|\binsurance\b|\breserv\w+ (?:\S+ )?rights|\bindemnification of\b/;

const duties = String.raw`(?:'s?|s')? (?:\S+ ){0,3}?(?:breach|indemni|misuse|infring|misappropriat|violat|liability (?:for|under)|failure|use (?:of|beyond)|obligations? (?:of confid|under)|intellectual|undertak|promise|hold(?:ing)? over|unauthori)`;

const core =
  /\bindemni|\bconfiden|\bdata (?:breach|protection|security)|\bsecurity (?:incident|breach)|\bpersonal data|\binfring|\bunauthori[sz]ed (?:disclosure|access|use)|\bintellectual property|\bip (?:claims?|indemn)|\bleak of|\bdpa\b|\bdata processing|\b(?:lose|losing|lost|loss of) (?:\S+ )?(?:personal )?data\b|\bsues? \[/;
const coreCarvedOut =
  /(?:not (?:apply|limit)|no (?:limit|cap|ceiling)\b|except|other than|exclud|outside|uncapped|unlimited|separate|super-?cap)[^\n]{0,200}(?:indemn|confiden|data|infring|intellectual)/;
const willful =
  /\bgross(?:ly)? negligen|\bwil+ful|\bintentional|\bdeliberate|\breckless|\bbad faith|\bfraud|\bon purpose|\brepudiatory|\bdegree of fault/;

const wholeTerm =
  /\b(?:entire|whole|full|total) (?:\S+ )?(?:term|duration|period|life)\b|\b(?:life|lifetime|entirety|duration) of (?:this|the)\b|\bthroughout the\b|\bover the (?:\S+ )?term\b|\bwhole-of-term|\b(?:not|never) (?:be )?(?:replenish|reset|renew|refresh|reinstat)|\bfrom commencement to expiry|\ball claims\b.{0,30}\b(?:taken together|together|combined|in total)|\ball causes combined|\bin total\b|\ball[- ]claims\b|\bevery renewal|\b(?:erode|diminish)|\breduces? the (?:amount|limit|cap|sum)|\bcounts? against|\breduced by\b|\bcollectively\b|\boverall aggregate|\bmultiple claims\b|\bmore than (?:1|one) claim|\bshared by\b|\bacross all\b|\b(?:all|every) (?:purchase orders|order forms|statements? of work)|\bno matter how many|\bonce it(?:'s| has)? been used|\beverything that ever|\btaken together\b|\ball (?:\S+ )?orders\b|\bonce-and-for-all\b|\bnot renew\b|\bcumulative and\b|\bnot per (?:incident|claim|event|occurrence)|\badded together|\breduces? (?:\S+ )?(?:sum|amount) available/;

const insurerPays =
  /\binsurance (?:proceeds|monies|money|recover\w+|payout|coverage available)|\b(?:proceeds|payment|sums?|amounts?|recover\w+)\b.{0,60}\b(?:insur|polic|underwriter)|\b(?:insurers?|carrier|underwriters?)\b.{0,40}\b(?:pays?|paid|declines?|denies|release|received)|\bpolicy payout|\brecover\w*\b.{0,30}\b(?:under|from) (?:\S+ ){0,4}(?:insur|polic)|\binsurance recover|\bwhat \S+'?s? insurer pays|\bpaid (?:out )?by\b.{0,50}\binsurers?|\binsurance (?:company|carrier|cover)\b.{0,30}\b(?:pays?|paid|responds?)|\breceived?\b.{0,30}\b(?:under|from) (?:\S+ ){0,3}(?:insur|polic)/;

/** A liability of the side that pays, in words that make nobody act: "it is agreed that the Client shall not be liable". */
const ofTaker =
  /\[taker\](?:'s (?:[^\s[]+ ){0,4}?liab\w+| (?:shall|will|is) (?:not|never|in no event) (?:be )?liable)|\bliab\w+ of (?:the )?\[taker\]/;

/** Sums that have been paid already. */
const paidSums =
  /\b(?:fees?|amounts?|sums?|charges?|royalt\w+|commissions?|rent|price|money|portion|what(?:ever)?)\b(?: \S+){0,8}? (?:actually |already |theretofore |in fact )?(?:paid|received|collected|remitted|given|handed)\b|\b(?:has|have|'ve) (?:\S+ )?(?:handed over|remitted|given)\b|\b(?:actually|in fact|already) (?:paid|received)|\b(?:has|have|'ve) (?:actually |in fact )?paid|\bin fact received/;

/** Caps on liability: whom they serve, how high they are and what they reach. */
const found = defineTopic(
  'liability-cap',
  file,
  {
    'cap-protects-one-side': barring(
      [
        /\baggregate liability of (?:the )?guarantors?\b/,
        /\bliability to the other\b|\bapply to \[\w+\] only to the extent\b|\bgross negligence\b[^.;]{0,80}\bunlimited\b/,
      ],
      [
        ...sides((burdened) => ({
          all: [
            say`${burdened}(?:'s?|s')? (?:\S+ ){0,8}?(?:${noLimit}|no (?:corresponding|such) (?:limit|cap))|\b(?:liabilit\w+|exposure) of (?:the )?${burdened} (?:\S+ ){0,4}?${noLimit}|${noLimit}.{0,60}\b(?:in respect of|to|on|upon|for) (?:the )?${burdened}'s? (?:\S+ ){0,2}?(?:liab|exposure|responsib)|nothing\b.{0,50}\b(?:limits?|restricts?|caps?|reduces?|affects?)\b.{0,20} (?:the )?${burdened}'s (?:own )?(?:liab\w+|responsib\w+|exposure)(?! (?:to pay|for (?:payment|fees)))`,
            /\bliab|\bexposure|\blimit|\bceiling|\bcap/,
          ],
          none: [/\bindemnity\b/, /\bfraud|\bdeath|\binjur|\bwil+ful/, /\bnot unlimited|\bof insurance\b/, law],
          clause: [capElsewhere],
        })),
        ...sides((burdened) => ({
          all: [say`${burdened} .{0,30}${another} (?:protection|benefit|limit|cap|ceiling)`],
          clause: [/\b(?:ceiling|cap|limit)\b/],
        })),
        ...sides((burdened) => ({
          all: [
            /\b(?:limit|limits|limitations?|cap|ceiling|exclusions?)\b(?! of insurance)/,
            say`(?:${another} (?:limit|cap|ceiling|protection|benefit)\w*\b.{0,60}${burdened}|${burdened}.{0,40}${another} (?:limit|cap|ceiling|protection|benefit)|\b(?:limit|cap|ceiling)\b.{0,90}\bnot (?:be )?(?:relied (?:up)?on|invoked|called in aid|claimed|used) by (?:the )?${burdened}|(?:limit\w*|cap|ceiling|it)\b.{0,50}\b(?:not|\w+n't)\b.{0,30}\b(?:apply to|extend to|restrict|limit|available to|operate in favou?r of|benefit|protect)\b(?: what)? (?:the )?(?:\S+ )?(?:obligations or liabilities of )?${burdened}(?:'s (?:\S+ )?(?:liabilit\w+|exposure|obligations))?(?= ?(?:[.,;]|$|in any|may owe|owes?\b|(?:must|has to|have to) pay|whose))|${burdened} (?:\S+ ){0,3}?(?:not be entitled|may not|cannot)\b.{0,20}\b(?:rely|benefit)\b.{0,20}\b(?:limit|cap))`,
          ],
          none: [law, /\bmay not apply to\b/],
        })),
        ...sides((_, gainer) => ({
          all: [
            /\b(?:limit|limits|limitations?|cap|ceiling)\b/,
            say`(?:(?:sole|exclusive) (?:benefit|protection|use) of (?:the )?${gainer}|\bin favou?r of (?:the )?${gainer}(?: \S+){0,3}? (?:alone|only)|benefits? (?:the )?${gainer} (?:alone|only)|(?:applies|apply) (?:to (?:the )?(?:liability of )?)?(?:the )?${gainer}(?:'s liability)? (?:only|alone)|(?:applies|apply) only to (?:the )?(?:liability of (?:the )?)?${gainer}|only for (?:the )?${gainer}\b|for ${gainer} (?:only|alone))`,
          ],
        })),
        ...sides((_, gainer) => ({
          all: [
            say`(?:${gainer}'s? (?:\S+ ){0,3}?(?:liability|exposure)|\b(?:liability|recoverable|recover\w*) (?:of|from|against) (?:the )?${gainer}|\bthe most\b.{0,40}\bfrom (?:the )?${gainer})`,
            limited,
          ],
          none: [
            /\bfor (?:breach|data|loss of|damage to)|\[each\]|\bindemni|\binsur/,
            /\bnot (?:be )?limited to|\bnothing/,
            /\bpurchase price|\bunder the \[|\bwarrant/,
          ],
          clauseNone: [
            // Freedom of both from indirect loss is no cap of both.
            /\[each\][^\n]{0,140}(?:liab|exposure)(?![^\n]{0,40}\b(?:for )?(?:any )?(?:indirect|special|incidental|consequential|punitive|exemplary|loss(?:es)? of|lost)\b)|liab[^\n]{0,60}\[each\]/,
            /liab[^\n]{0,160}(?:exceed|limited to|capped at)[^\n]*\n(?:[^\n]*\n){0,6}?[^\n]*liab[^\n]{0,160}(?:exceed|limited to|capped at)/,
          ],
          level: 'low',
        })),
      ],
    ),
    'cap-low': barring(
      [/\bservice charge cap\b/],
      [
        {
          all: [
            /\bliability of (?:the )?\[each\]|\[each\]'s? (?:\S+ ){0,4}?(?:liability|exposure)/,
            limited,
            /\b(?:fees?|charges?|sums?|amounts?|price)\b/,
          ],
          none: [
            otherCap,
            /\bnothing (?:in|limits)|\bnot (?:be )?limited to\b|\bfees? shall not exceed|\bexpenses|\binsur|\bper (?:mw|day)|\bgreater of\b/,
          ],
          mutual: true,
          bears: 'taker',
          test: (_hits, { words }) => feeDays(words).some((days) => days <= 100),
        },
        {
          force: 'definition',
          all: [
            /\b(?:liability (?:limit|cap)|limit of liability|cap(?:ped)? amount|maximum (?:liability|amount))["”]? (?:means|is|shall mean|shall be)\b/,
            /\b(?:fees?|charges?|sums?|amounts?)\b/,
          ],
          none: [/\binsur|\bgreater of\b|\bindemnity escrow/],
          bears: 'taker',
          test: (_hits, { words }) => feeDays(words).some((days) => days <= 100),
        },
        {
          all: [
            /\b(?!\[)\S+['’]s? (?:\S+ ){0,3}?liability\b[^;]{0,200}(?:\bto (?:the )?\[a\]|\[a\] (?:has |have )?paid)/,
            limited,
          ],
          none: [
            otherCap,
            /\[a\]'s (?:\S+ ){0,3}?liab|\[o\]|\[each\]/,
            /\bnothing (?:in|limits)|\bnot (?:be )?limited to\b|\bfees? shall not exceed|\bexpenses/,
          ],
          bears: 'actor',
          test: (_hits, { words }) =>
            isLow(words, 100) &&
            !/\b(?:12|24|18|36)[- ](?:calendar )?months? (?:period|immediately|preceding)/.test(words),
        },
        ...lowCap(100),
        ...lowCap(190, 'medium'),
        ...sides((_, gainer) => ({
          // Whichever is less: the sum that the fees come to caps it early, the fixed one later.
          all: [
            owner(gainer),
            limited,
            /\b(?:lesser|lower|smaller) of\b|\bwhichever is (?:the )?(?:less(?:er)?|lower|smaller)\b/,
            /\b(?:fees?|charges?|price|paid|payable|[$£€] ?\d)/,
          ],
          none: [
            otherCap,
            /\bnothing (?:in|limits)/,
            /\bnot (?:be )?limited to\b/,
            /\bfees? shall not exceed|\b(?:expenses?|interest|late fee)\b|\bindemnif/,
          ],
          level: 'medium' as const,
        })),
        ...sides((burdened) => ({
          all: [
            say`(?:${burdened}'s|${burdened} .{0,120}\bits) (?:sole |only |exclusive |maximum )*(?:remed\w+|recovery|damages|claims?|recourse)`,
            limited,
            /\b(?:damages|amount|sum|liability|recovery)\b/,
          ],
          none: [/\bnothing (?:in|limits)/, /\bnot (?:be )?limited to\b/, otherCap],
          test: (_hits, { words }) => isLow(words, 100),
        })),
        {
          all: [/\b(?:damages|liability|recovery|compensation|claims?|recoverable)\b/, limited],
          none: [
            otherCap,
            /\[(?:a|o|each)\]|\[(?:taker|giver)\]'s (?:\S+ ){0,3}?(?:liab|exposure|obligation|recover|damages)/,
            /\bfees? shall not exceed|\bexpenses|\bnothing (?:in|limits)|\bnot (?:be )?limited to/,
          ],
          test: (_hits, { words }) => isLow(words, 100),
        },
      ],
    ),
    'cap-carve-outs-swallow': barring(
      [
        /\blimit or preclude any remed|\bobligation to pay (?:\S+ )?for [^.;]{0,30}\buse\b|\bneither party shall be liable\b/,
      ],
      barring(
        [
          /\bnothing\b.{0,40}\blimits? (?:the )?\[\w+\]'s (?:\S+ )?(?:remed|right)/,
          noCapAtAll,
          /\bdeath|\bpersonal injury|\bbodily/,
          /\bfor which a separate|\bsuper-?cap/,
          /\bexcluding (?:the )?reimburse|\bcannot be excluded|\bobligations? under (?:section|article|clause)|\bnothing in this (?:section|clause|article)\b.{0,40}\bliability under/,
        ],
        [
          {
            all: [/\[a\]/, carvedOut, capWord, everything],
            none: [
              /\[a\]'s (?:payment|acceptable)/,
              /\[each\]|\beither party|\beach party|\ba part(?:y|ies)\b|\bmaterial breach of confid/,
            ],
            bears: 'actor',
          },
          {
            all: [carvedOut, capWord, everything],
            none: [
              /\bnot (?:be )?excepted|\bsubject to the (?:cap|limit)/,
              /\[a\]/,
              /\[each\]|\b(?:either|each) party|\ba part(?:y|ies)\b/,
              /\brebates|\bper day/,
              /\[taker\]'s/,
              /\bexclusivity|\bdiscount/,
              /\bindirect|\bconsequential/,
            ],
          },
        ],
      ),
    ),
    'cap-exceptions-run-against-one-side': [
      {
        within: 'sentence',
        all: [
          /\b(?:limits?|limitations?|caps?|clauses? [\d.]+(?: and [\d.]+)?|sections? [\d.]+(?: and [\d.]+)?)\b[^.]{0,60}\b(?:shall|do|does|will) not (?:apply|limit)\b/,
          /(?<!\w)(?:payment of (?:the |any )?(?:fees|charges)|\[(?:a|taker)\]'s obligations? to pay|(?:fees|charges) payable by (?:the )?\[(?:a|taker)\])/,
          /\b(?:breach|infringement|violation|misuse) of (?:\S+ ){0,5}?(?:acceptable use|license restrictions|use restrictions|restrictions on use|use of \[?giver|\[giver\]'s|background materials)|\bacceptable use\b/,
        ],
        none: [
          /(?<!\w)(?:\[giver\]'s (?:\S+ ){0,3}?(?:indemn\w*|breach|obligations?|gross|wil+ful)|confidential\w*|data (?:breach|protection|security)|gross(?:ly)? negligen|wil+ful|each party's indemn)/,
        ],
        clause: [/\[each\]/],
        bears: 'taker',
      },
      {
        all: [
          /\b(?:cap|limits?|limitation) (?:shall |does |will |do )?not (?:limit|apply to)\b/,
          /\b(?:fees|charges) payable by (?:the )?\[(?:a|taker)\]/,
          /\[(?:a|taker)\]'s (?:\S+ )?(?:breach|indemnity|infringement|misuse)/,
        ],
        none: [/\[(?:o|giver)\]'s (?:\S+ ){0,3}?(?:indemn\w*|breach|obligations?|gross|wil+ful)|\bfraud\b/],
        bears: 'taker',
      },
      ...barring(
        [
          /\bfundamental (?:representations|warranties)\b/,
          /\bobligations? to pay\b|\bcharges owed\b|\bliability for (?:gross|wil+ful|intent)\w*.{0,80}\bunlimited\b/,
        ],
        [
          ...sides((burdened) => ({
            all: [
              say`\b(?:not|\w+n't) (?:be )?(?:available to|protect|benefit|extend to|cover) (?:the )?${burdened} (?:in respect of|for|as regards|where|if|when)`,
            ],
            clause: [/\b(?:cap|ceiling|limit)\b/, /\[each\]|\beach other\b|\bmutual\b/],
            none: [/\bpay(?:ment)? (?:of )?(?:undisputed )?fees?\.?$|\bfraud\b/],
          })).filter(({ bears }) => bears !== 'giver'),
          ...sides((burdened, gainer) => ({
            all: [
              capWord,
              /\bexcept\b|\bexceptions?\b|\bexcluding\b|\bother than\b|\b(?:not|\w+n't) (?:\S+ )?(?:apply|limit|operate|restrict|cap|cover|extend|protect|include)\b|\bno application\b|\bno (?:such )?(?:limit|cap|ceiling)\w* (?:shall )?appl|\binapplicable\b|\buncapped\b|\bunlimited\b|\bnothing\b.{0,30}\b(?:caps?|limits?)\b/,
              say`${burdened}${duties}|\b(?:breach|disclosure|misuse|use|infring\w+|violation|indemnit\w+)\b.{0,40} (?:by|from) (?:the )?${burdened}|${burdened} (?:breach|misuse|infring|violat)\w*|${burdened}'s indemnit`,
            ],
            none: [
              say`${gainer}'s? (?:\S+ ){0,2}?(?:breach|indemni|confiden|data security|wil+ful|gross)`,
              /\bdiscount|\bexclusiv/,
              noCapAtAll,
              /\bpunitive/,
              /\bnothing in (?:this )?(?:section|clause|article)\b.{0,60}\bliability under/,
              /\bdeath|\bfraud|\bpersonal injury/,
              /\[each\]'s? (?:\S+ ){0,2}?(?:indemni|breach|wil+ful|gross|confiden)/,
              /\bconfidentiality, [^.]{0,40}\bdata|\bbreach of confidentiality(?:,| or| and) [^.]{0,40}\bip\b/,
            ],
            clause: [
              /\[each\]|\bno party|\beach other\b|\b(?:the|this|that) (?:limits?|limitations?|cap|mutual|ceiling)|\blimitations? in|\bnothing in/,
            ],
            clauseNone: [
              /\[each\]'s? (?:\S+ ){0,2}?(?:indemni|breach|wil+ful|gross|confiden)|a party's (?:\S+ )?(?:breach|indemn|wil|gross)/,
            ],
            test: (_hits, { words, standing }) =>
              standing !== 'counterpart' || !/\b(?:security obligations|ip indemnity|data protection)\b/.test(words),
          })).filter(({ bears }) => bears !== 'giver'),
        ],
      ),
    ],
    'cap-covers-core-breaches': barring(
      [/\bactual and direct costs\b|\bsubject to the following limitations\b/],
      [
        {
          all: [
            core,
            /\b(?:caps?|(?<!without )limits?|(?<!without )(?<!without any )limitations?|ceiling|exceed|(?<!not )(?<!not be )limited (?:to|as|by|under)|capped|maximum|(?:more|greater|higher) than)\b/,
            /\bno circumstances\b.{0,160}\b(?:greater|more) than|\beven if\b|\blimited as\b|\bsubject to it\b|\breduces? the (?:cap|limit)|\bwhether for\b|\bappl(?:y|ies) (?:\w+ )?to\b|\bincluding\b|\bincluded\b|\bgoverns?\b|\bfalls? within\b|\bsubject to (?:the|and)\b|\bextends? to\b|\bcounts? toward|\balso covers?\b|\bonly within\b|\b(?:not|no event)\b.{0,90}\b(?:exceed|more than)|\blimited to\b|\bwhether for\b|\bwhether in\b/,
          ],
          none: [
            /\bexcept (?:for|that|as)|\bother than\b|\bsave (?:for|that)|\bexcluding\b|\b(?:not|\w+n't) (?:\S+ )?(?:apply|limit|count|operate|restrict)|\bnothing\b|\boutside\b|\bunless\b/,
            /\bindemnif\w+ payments as provided/,
            /\blimited to (?:third|claims)|\btimes\b|\bseparate|\bsuper-?cap|\bhigher cap|\bnotice period/,
            /\brecover.{0,20}insurance/,
            noCapAtAll,
            /\bperiod not to exceed|\b(?:exceed|no more than) \d+ (?:business )?(?:days|months)\b/,
            law,
            /\bconfidential information\S? (?:means|includes)|\bper (?:gigabyte|unit|user)/,
          ],
          clause: [/\bliab|\bdamages|\bexposure|\bcaps?\b|\brecover|\bceiling|\bowe\b|\bthe limit|\bresponsib/],
          clauseNone: [coreCarvedOut],
          test: (_hits, { words }) => !sums(words).some((sum) => sum >= 1_000_000),
        },
        {
          // Said in a clause on data or secrets: "Vendor's liability under this Section is subject to the limitations in Section 11."
          all: [
            /\[(?:a|giver)\]'s (?:\w+ ){0,2}?liability (?:under|arising (?:out of|from|under)|in connection with) (?:this|the) (?:section|clause|article|paragraph|dpa|addendum|schedule)\b[^.;]{0,60}\b(?:subject to|limited by|governed by)\b[^.;]{0,60}\b(?:limit\w*|caps?|exclusions?)\b/,
          ],
          none: [/\bnot (?:be )?(?:subject|limited)|\bexcept\b|\bunless\b/],
          clause: [/\b(?:personal data|data protection|data breach|security incident|confidential information)\b/],
          level: 'medium',
        },
        {
          all: [
            /\bindemni\w+ payments?\b|\b(?:amounts|sums) (?:for which|payable|due)\b.{0,60}\bindemni/,
            /\b(?:applies (?:equally|also)|counts? toward|may not exceed|shall be included|erode|subject to)\b/,
          ],
          none: [/\bnot count/],
        },
      ],
    ),
    'cap-covers-willful-wrongdoing': barring(
      [/\b(?:shall|will|agrees? to) (?:\S+ ){0,4}?(?:indemnify|defend|hold\b)|\bindemnify(?:,| and)|\bhold harmless\b/],
      [
        ...sides((_, gainer) => ({
          all: [
            willful,
            say`(?:${gainer}'s (?:[^\s[]\S* ){0,4}?(?:liab|exposure|aggregate|entire|total|maximum)|\b(?:liability|exposure) of (?:the )?${gainer}|${gainer}.{0,60}\bliab)`,
            limited,
          ],
          none: [
            excepted,
            /\bin the absence|\bfree of|\bonly (?:for|where|if)|\bwithout (?:that|the|any|such) (?:cap|limit)/,
          ],
        })),
        ...sides((burdened) => ({
          all: [willful, say`${burdened}'s (?:damages|remed\w+|recovery|claims?)`, limited],
          none: [excepted],
        })),
        {
          all: [willful, /\b(?:damages|liability|exposure)\b/, limited],
          none: [
            excepted,
            /\[(?:a|o)\]'s (?:damages|remed|recovery|claim)/,
            /\bin the absence|\bfree of|\bonly (?:for|where|if)|\bwithout (?:that|the|any|such) (?:cap|limit)/,
          ],
        },
        {
          all: [
            willful,
            /\b(?:cap|limits?|limitation|ceiling)\b/,
            /\bappl(?:y|ies)\b|\bholds?\b|\bbinds?\b|\bsurvives?\b|\bstands?\b|\bset aside|\bnot (?:be )?(?:lifted|removed|displaced|disturbed|broken|raised|lost)|\b(?:not|no)\b.{0,60}\b(?:lift|remove|break|displace|disturb|raise) (?:the|that|this)\b/,
          ],
          none: [excepted, /\bterminat|\bsuspend|\bno limit/],
        },
      ],
    ),
    'liability-unlimited': barring(
      [/\bsurviv\w+ without limit (?:in|of|as to) time\b/, /\bincluding,? without limitations?\b/],
      [
        ...sides((burdened) => ({
          all: [
            say`(?:${burdened}(?:'s?|s')? (?:\S+ ){0,6}?(?:liab\w*|exposure|responsib\w+|answer\w*|accountable|owe|obligations?)\b.{0,120}?${noLimit}|${burdened} .{0,40}\b(?:answer|liable|responsible|accountable)\b.{0,20}\bfull (?:extent|amount) of (?:\S+ )?(?:loss|damage)|no (?:cap|limit|limitation|ceiling)s? (?:on|upon|to|for)\b.{0,60}\b(?:recoverable|recovered|due|owing|payable|liability|owed)\b.{0,12}\b(?:from|by|of) (?:the )?${burdened}|no (?:cap|limit)\w* (?:on|to) how much (?:the )?${burdened}|\b(?:liability|exposure) of (?:the )?${burdened} .{0,30}?${noLimit}|${burdened} (?:\S+ ){0,3}?(?:accepts?|bears?|assumes?|make good)\b.{0,30}?(?:uncapped|unlimited|without limit)|no (?:cap|limit|limitation|ceiling)\b.{0,60}\b(?:apply to|owe|on what|protect) ?(?:the )?${burdened}|no (?:upper |financial )?(?:cap|limit|limitation|ceiling)s? (?:on|to) (?:the )?${burdened}'s? (?:\S+ )?liab|no (?:cap|limit)\w* on what ${burdened} (?:may|might|could)? ?owe|nothing in (?:this|the|these) \S+ (?:shall )?(?:limits?|excludes?|limit or exclude) (?:the )?(?:liability of (?:the )?${burdened}|${burdened}'s liability)(?= ?[.;]|$))`,
          ],
          none: [
            law,
            /\bfraud|\bdeath|\binjur|\bgross|\bwil+ful|\bby law\b|\bindemni|(?<!including )\bnegligen(?!ce or otherwise)|\bnot (?:be )?(?:unlimited|uncapped)|\b(?:not|\w+n't) (?:\S+ )?(?:accept|assume|have|bear|undertake) unlimited|\bno unlimited|\bnumber of|\bconfiden/,
          ],
        })),
      ],
    ),
    'cap-single-for-whole-term': barring(
      [/\bliable for the excess\b|\bnot be liable for (?:a|any) claim unless\b/],
      [
        ...sides((_, gainer) => ({
          all: [owner(gainer), limited, wholeTerm],
          none: [
            /\binsur|\broyalt|\brates\b|\bdefend\b|\bpurchase price\b/,
            /\b(?:each|in (?:a|any|that|1)) (?:contract |calendar )?year|\bper claim|\bseparately|\bfor each|\bnot reduce/,
          ],
        })),
        ...barring(
          [
            /\b(?:each|in (?:a|any|that|1)) (?:contract |calendar )?year|(?<!not )per claim|\bseparately|\brefreshed|\bnot reduce/,
            /\binsur|\bcoverage\b|\bpolic(?:y|ies)\b|\broyalt|\bindemnif|\brates?\b/,
          ],
          [
            {
              all: [
                /\b(?:cap|caps|limit|limits|ceiling|sum available|amount available)\b/,
                wholeTerm,
                /\bsingle|\baggregate|\bonce\b|\bnot\b|\boverall|\beverything|\bcounts?|\bapplies in\b|\bshared|\breduce|\berode|\ball-claims/,
              ],
              none: [/\b(?:by|to|of) (?:the )?\[a\]|\[a\]'s (?:\S+ )?(?:recover|claim)/, /\bnot be eroded/, /\bexclud/],
            },
            {
              all: [
                /\b(?:cap|caps|limit|limits|ceiling|sum available|amount available)\b/,
                wholeTerm,
                /\b(?:recover\w*|claims?|paid|payments?)\b.{0,30} (?:by|to|of) (?:the )?\[a\]|\[a\]'s (?:\S+ )?(?:recover|claim)/,
              ],

              bears: 'actor',
            },
          ],
        ),
        {
          all: [
            /\b(?:more than (?:1|one)|multiple|several|additional) claims?\b|\bnumber of claims\b/,
            /\b(?:not|nor)\b.{0,30}\b(?:enlarge|increase|expand|extend)/,
          ],
          level: 'low',
          mutual: true,
        },
      ],
    ),
    'cap-follows-insurance-money': [
      ...sides((_, gainer) => ({
        all: [
          insurerPays,
          /\blimited to|\blimit (?:the )?\S+ liability to\b|\bexceed\b|\bin excess of\b|\bover and above\b|\bonly (?:to|for|pay|what|be|so far|insofar|if)|\bno more than|\bbeyond\b|\brestricted to|\bconfined to|\bcapped at|\bconditional|\bmeasured by|\bsole source|\bnot actually (?:collected|received|paid)|\bno (?:further |other )?liability|\bpay what/,
          say`(?:${gainer}(?:'s?|'ll|'d)? (?:[^\s[]\S* ){0,6}?(?:liab\w*|responsib\w+|obligations?|pay|owe|recourse|need|aggregate)|\bliab\w+ (?:\S+ ){0,2}?of (?:the )?${gainer}|partnership's)`,
        ],
        none: [
          /\bnot (?:be )?limited to|\bdo(?:es)? not limit|\bgreater of|\bwhether or not the insurer|\brebuild|\bloss payee|\bsubrogat|\bsteps\b/,
        ],
      })),
      ...barring(
        [
          /\bnot (?:be )?limited to|\bdo(?:es)? not limit|\bgreater of|\bwhether or not the insurer|\brebuild|\bloss payee|\bsubrogat/,
        ],
        [
          {
            all: [
              insurerPays,
              /\blimited to|\blimit (?:the )?\S+ liability to\b|\bexceed\b|\bin excess of\b|\bonly (?:to|pay|what|be)|\bno more than|\brestricted to|\bconfined to|\bcapped at|\bmeasured by|\bsole source|\bno (?:further |other )?liability/,
              /\b(?:liab\w+|damages|recovery|obligation|responsib\w+)\b/,
            ],
            none: [/\[[ao]\]/],
          },
          {
            all: [
              insurerPays,
              /\blimited to|\bexceed\b|\bsole source|\bconfined to|\brestricted to/,
              /\b(?:liab\w+|damages|recovery|obligation|responsib\w+)\b/,
            ],
            none: [/\[each\]/, /\[a\]'?s? (?:[^\s[]\S* ){0,6}?(?:recover|claim|sole source)|\brecovery by \[a\]/],
          },
        ],
      ),
      ...(
        [
          ['no-right', 'actor'],
          [['duty', 'fact'], 'actor'],
          [['no-duty', 'ban', 'exclusion', 'fact'], 'other'],
        ] as const
      ).map(([force, bears]) => ({
        force,
        all: [
          /\b(?:if|unless|insofar|in so far|to the extent|until|where)\b.{0,60}\b(?:receive[sd]?|paid|pays?|collects?|recovers?|responds?)\b.{0,50}\b(?:polic|insur|underwriter)/,
          /\b(?:no (?:claim|liab|right|remedy|obligation)|not be (?:liable|obliged)|not liable|owes? nothing|recovers? nothing)\b/,
        ],
        none: [/\bsubrogat|\bpremium|\bdeductible/],
        bears,
      })),
      {
        all: [
          insurerPays,
          /\brecovery by (?:the )?\[a\]|\[a\]'s (?:sole )?(?:source of )?recovery/,
          /\blimited|\bconfined|\brestricted|\bonly|\bsole/,
        ],
        none: [/\bnot (?:be )?limited/],
        bears: 'actor',
      },
    ],
    'cap-uneven': barring(
      [/\b(?:unless|until)\b[^.;]{0,160}\bexceeds?\b|\b(?:deductible|basket|de minimis|threshold)\b/],
      [
        ...sides((burdened, gainer) => ({
          all: [
            say`${gainer}[^[;]{0,80}(?:\b1 month|\b[1-6] months|[$£€](?:\d{1,3}|\d{1,2},\d{3})\b(?!,?\d))`,
            say`${burdened}[^[;]{0,80}(?:[$£€]\d{1,3},\d{3},\d{3}|\b(?:[3-9]|\d\d) times)`,
            /\b(?:liab|exposure|cap\b|caps\b|owe|limit|called upon)/,
          ],
          none: [/\binsur|\bpolic|\bcoverage/],
        })),
        {
          all: [
            /\[a\].{0,40}\b(?:liab\w*|owe|pay)\b/,
            /\b1 month|\b[1-3] months|[$£€](?:\d{1,3}|\d{1,2},\d{3})\b(?!,?\d)/,
            /\b(?:most|limited|more than|exceed|maximum|cap)\b/,
          ],
          clause: [
            /(?:liab|owe|pay)[^\n]{0,80}(?:\b1 month|\b[1-3] months|[$£€](?:\d{1,3}|\d{1,2},\d{3})\b(?!,?\d))[^\n]*\n(?:[^\n]*\n){0,2}?[^\n]*(?:liab|owe|pay)[^\n]{0,80}(?:[$£€]\d{1,3},\d{3},\d{3}|\b(?:[3-9]|\d\d) times)/,
          ],
          none: [/\[each\]|\binsur|\bindemni/],
        },
        ...(
          [
            ['giver', 'taker'],
            ['taker', 'giver'],
          ] as const
        ).map(([gainer, burdened]) => ({
          within: 'sentence' as const,
          all: [
            say`\b(?:for|of) (?:the )?\[${gainer}\].{0,80}(?:\b1 month|\b[1-6] months|[$£€](?:\d{1,3},\d{3}|\d{1,6})\b(?!,\d))`,
            say`\b(?:for|of) (?:the )?\[${burdened}\].{0,40}(?:[$£€]\d{1,3},\d{3},\d{3}|\b(?:[3-9]|\d\d) times)`,
            /\b(?:liab|ceiling|cap\b|caps\b|limit)/,
          ],
          bears: burdened,
        })),
        {
          all: [
            /\[a\]'s (?:\S+ ){0,4}?(?:liab|exposure)|\bliability of (?:the )?\[a\]/,
            limited,
            /[$£€]\d{1,3}\b(?!,?\d)/,
          ],
          clause: [
            /liab[^\n]{0,80}[$£€]\d{1,3}\b(?!,?\d)[^\n]*\n(?:[^\n]*\n){0,3}?[^\n]*liab[^\n]{0,80}[$£€]\d{2,3},\d{3}|liab[^\n]{0,80}[$£€]\d{2,3},\d{3}[^\n]*\n(?:[^\n]*\n){0,3}?[^\n]*liab[^\n]{0,80}[$£€]\d{1,3}\b(?!,?\d)/,
          ],
          none: [/\[each\]|\bindemni/],
        },
        ...sides((burdened, gainer) => ({
          all: [
            say`(?:${gainer}'s?|(?:for|of) (?:the )?${gainer}).{0,80}(?:\b1 month|\b[1-6] months|\b(?:[1-9]|[1-5]\d)(?:\.\d+)? ?(?:%|percent)|[$£€](?:\d{1,3},\d{3}|\d{1,6})\b(?!,\d)|\bunpaid|\boutstanding|\bfees due\b|\bannual|\b1 times)`,
            say`(?:${burdened}'s?|(?:for|of) (?:the )?${burdened}).{0,80}(?:[2-9]\d{2} ?(?:%|percent)|[$£€]\d{1,3},\d{3},\d{3}|\b(?:[3-9]|\d\d) times|\b(?:2|3|4|5|10) years|\bremaining|\bentire|\baggregate fees|\btotal contract value)`,
            /\b(?:liab|exposure|cap|owe|limit)/,
          ],
        })),
        {
          all: [
            /\[a\]'?s? (?:\S+ ){0,4}?(?:liab|exposure|is\b)|\bliability of (?:the )?\[a\]/,
            limited,
            /\b1 month|\b[1-6] months|\b(?:[1-9]|10)(?:\.\d+)? ?(?:%|percent)|[$£€](?:\d{1,3},\d{3}|\d{1,6})\b(?!,\d)|\bunpaid|\boutstanding\b|\bfees due\b|: .{0,20}\bunpaid/,
          ],
          clause: [
            /\n[^\n]*liab[^\n]{0,100}|liab[^\n]*\n/,
            /[2-9]\d{2} ?(?:%|percent)|[$£€]\d{1,3},\d{3},\d{3}|\b(?:[3-9]|\d\d) times|\b(?:3|4|5|10) years|\bremaining term|\bentire|\btotal contract value/,
            /liab[^\n]*(?:exceed|limited|capped|ends|stop|: |is)[^\n]*\n(?:[^\n]*\n){0,3}?[^\n]*(?:liab|\[a\]'s is)[^\n]*(?:exceed|limited|capped|ends|stop|: |is)|though \[/,
          ],
          none: [/\bfor (?:breach|data|damage)|\[each\]|\bindemni/],
        },
        {
          all: [
            /\[a\]'?s? (?:\S+ ){0,4}?(?:liab|exposure)|\bliability of (?:the )?\[a\]/,
            /\b(?:(?:stops?|ends?) (?:at|with)|limited to|capped at|exceed)\b/,
            /\bunpaid|\boutstanding\b|\bfees due\b/,
          ],
          none: [/\[each\]/],
        },
      ],
    ),
    'cap-measured-by-sums-paid': barring(
      [
        /\b(?:consideration|purchase price) (?:actually )?(?:received|paid)\b/,
        /\bpayable\b|\bgreater of|\bwhichever is|\bnot tied|\binsur|\bnothing\b|\bfor which\b|\bpaid (?:and|or) (?:due|owing|owed)|\bto be paid\b/,
      ],
      [
        {
          all: [
            limited,
            ofLiability,
            paidSums,
            /\b(?:a|either|each|any) party'?s?\b|\bof (?:the )?parties to (?:one another|each other)/,
          ],
          mutual: true,
          bears: 'both',
        },
        {
          all: [
            limited,
            ofLiability,
            paidSums,
            /\bliab\w+ (?:\S+ ){0,3}?to (?:the )?\[a\]|\bpaid by (?:the )?\[a\] (?:to (?!\[|it\b)|for\b|under\b|in\b)|\[a\] (?:has |have |actually )*paid\b/,
          ],
          none: [
            /\[a\]'s (?:\S+ ){0,4}?(?:liab|exposure|respons)|\[a\] (?:shall|will|be|is|are) (?:\S+ )?liab|\[o\]'s? (?:\S+ ){0,4}?liab/,
          ],
          bears: 'actor',
        },
        {
          all: [
            /\[a\] (?:recover|claim|receive)\b|\b(?:recover\w*|damages|claims?) (?:of|by|to) (?:the )?\[a\]|\[a\]'s (?:\S+ )?(?:recover\w*|damages|claims?)/,
            limited,
            ofLiability,
            paidSums,
          ],

          bears: 'actor',
        },
        {
          all: [limited, ofLiability, paidSums, ofTaker],
          bears: 'giver',
        },
        {
          all: [limited, ofLiability, paidSums],
          none: [ofTaker],
          mutual: true,
        },
      ],
    ),
  },
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), {
  'cap-follows-insurance-money': [
    /\b(?:whether or not|regardless of (?:whether|what)|irrespective of (?:whether|what)|even if) (?:an?|the|its|any|no) (?:\w+ )?(?:insurer|underwriter)s?\b/,
  ],
});
