import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { say, sides } from '../liability-cap/sides.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };

/** That a side does not answer for something. */
const notLiable =
  /\b(?:not|no|never|nor|neither|\w+n't|nothing|without|excused|released|relieved|absolved|exempt(?:ed)?|free)\b.{0,80}\b(?:liab\w+|responsib\w+|answer\w*|owed?|owes|accountable|to blame|claims?|claimed|recover\w*|pay|payable|compensat\w*|remed\w+|reimburse\w*|make good|sued?|called to account|on the hook|laid at|good for)\b|\bclaims?\b.{0,60}\b(?:barred|excluded|shut out|ruled out)\b|\bliab\w+ .{0,40}\b(?:not|\w+n't) (?:extend|attach|arise)|\b(?:don't|doesn't|not|won't) cover\b|\b(?:exclud\w+|disclaim\w*|irrecoverable|den(?:y|ies) liab|negates?)|\bowes? no\b|\bbear no\b/;
const mayNotClaim =
  /\b(?:may|shall|can|will)(?: ?not| ?n't|not)\b.{0,40}\b(?:claim|recover|seek|be entitled)|\bno right\b|\bnot (?:be )?entitled\b|\brecovers? nothing\b|\bno claim\b/;
/** What turns an exclusion into its opposite or keeps the claim. */
const kept =
  /\bnothing (?:in|herein|contained|shall)\b.{0,80}\b(?:exclud|limit|reliev)|\bnothing (?:excludes|limits)\b|\b(?:not|\w+n't) (?:exclude|relieve|bar|limit|waive|prevent|affect|apply)\b|\bmay not exclude|(?<!\bnot )\b(?:remains?|are|is|be) (?:direct damages|recoverable)\b|\bremains? (?:fully )?(?:liable|responsible)|\bto the extent (?:that )?(?:\S+ )?(?:caused|due|attributable)|\bto the extent (?:\S+ ){0,3}?caus/;
const butFor =
  /(?<!not )\bexcept(?!ed)|\bother than\b|\bsave\b|\bunless\b|\bto the extent\b|\bonly if\b|\bapart from\b/;
/** A plain denial of liability, whatever for. */
const noLiability =
  /\b(?:not|no|never|nor|neither|\w+n't)\b.{0,60}\b(?:liab\w+|answerable|sued?|accountable)\b|\b(?:not|no|never|neither|\w+n't)\b.{0,40}\bresponsib\w+ (?:whatsoever )?(?:for (?:any\b|all\b|anything)|of any)|\bdisclaims? (?:all |any )?responsib\w+|\bno (?:claim|action|remedy|recourse)\b|\b(?:exclud|disclaim)\w*\b.{0,40}\b(?:liab|damages)|\bliab\w+\b.{0,60}\b(?:excluded|disclaimed)\b|\bclaim (?:anything|or remedy)|\breleased from all liab|\bfree (?:of|from) (?:any|all|every)\b.{0,20}\bliab/;
/** What the law does to exclusions, which every contract may say. */
const law =
  /\b(?:states?|jurisdictions?|countries|provinces?|laws?)\b.{0,60}\b(?:not (?:allow|permit)|prohibit\w*)|\bmay not apply to\b/;
const bothAlike = /\[each\]|\b(?:each|either|neither|no) party\b|\bthe other\b/;

/** The burdened side itself as the one that may not claim. */
const claimBarred =
  /\[a\] (?:\S+ ){0,2}?(?:cannot|can't|can not|may not|shall not|will not|won't)\b.{0,20}\b(?:claim|recover|sue|seek)|\b(?:claims?|right of action) (?:by|of) (?:the )?\[a\]/;
const indirect = /\b(?:indirect|consequential|special|incidental|exemplary|punitive|knock-on)\b/;
const lostProfit =
  /\b(?:loss(?:es)? of (?:\S+ ){0,3}?(?:profit|revenue|business|income|production|turnover|goodwill|contract|sales|opportunit|anticipated|trade|earnings|margin|use\b|custom)\w*|lost (?:profits?|revenue|income|sales|business|margins?|earnings|production|opportunit\w+)|(?:production|business) (?:stoppage|interruption|downtime)|shortfall in (?:earnings|revenue|profit)|(?:profit|revenue|turnover|anticipated (?:profits?|savings))\b)/;
const evenDirect =
  /\bdirect,? or (?:in|conse)|\bwhether (?:or not )?(?:\S+ ){0,4}?direct|\beven if (?:\S+ ){0,4}?(?:direct|arising naturally)|\bdirect (?:loss(?:es)?|damages?)(?:,)? (?:included|or not)|\bdirect or consequential|\bother direct\b|\bany direct\b|\b(?:regardless|irrespective) of whether\b.{0,60}\bdirect|\b(?:deemed|regarded as|treated as|constitutes?|considered)\b.{0,30}\b(?:consequential|indirect)|\bbe they direct|\bdirect losses not excepted|\beven (?:if|where|when|though)\b.{0,40}\b(?:immediate|natural|direct|foreseeable)\b.{0,20}\b(?:consequence|result|loss|damage)/;
const dataLoss =
  /\b(?:loss|corruption|destruction|deletion|alteration|damage|unauthori[sz]ed access|interception|erasure|compromise)\b(?: \S+){0,8}? (?:data|content|files|records|information|transmissions|databases?|backups)\b|\b(?:lost|damaged|corrupted|compromised) (?:\S+ )?(?:data|records|files|databases?)|\b(?:data|content|files?|records|information|photos)\b.{0,60}\b(?:lost(?! (?:profits?|revenues?|business|sales|income))|disappear\w*|vanish\w*|unreadable|inaccessible|wiped|deleted|corrupted|altered|destroyed|erased|compromised|stolen|gone)\b|\b(?:rebuild|recreate|restore|recover)\w* (?:\S+ ){0,2}?(?:files|data|records)|\bservices? from (?:someone|somebody|anyone) else|\b(?:price|cost)s? of (?:\S+ ){0,3}?(?:substitut|replac)\w*|\bprocuring (?:\S+ )?replacement|\bcosts? of (?:cover\b|(?:procur|obtain|replac|re-?procur|restor|recreat|re-creat|reissu)\w*|substitute)|\bsubstitute (?:goods|services|software|products|technology)|\b(?:breach )?notification (?:costs|expenses)|\bnotifying (?:\S+ )?(?:data subjects|individuals|customers)|\breconstitut\w+|\bcredit monitoring|\brestoring\b|\bre-?creation\b|\bsecurity breach affecting|\breplacement (?:goods|services|technology)|\bre-?procurement|\bobtaining services elsewhere|\bcost of cover\b/;
const negligence =
  /\bnegligen\w+|\bcareless\w*|\bfault\b|\bwant of care|\bfailure to (?:exercise|use|take) (?:reasonable|due|ordinary) care|\bneglect\b/;
const willful =
  /\bgross(?:ly)? negligen|\bwil+ful|\bintentional|\bdeliberate|\breckless|\bbad faith|\bfraud|\bmalicious|\bintent to\b|\bmeant to\b|\bon purpose\b|\bdishonest\w*|\bgross neglect\b|\bwanton|\bcriminal acts/;
const injury =
  /\bphysical harm\b|\bbe burned\b|\bdisability or loss of life|\b(?:personal |bodily |physical |workplace )?(?:injur(?:y|ies)|harm to persons|bodily harm)\b|\bdeath\b|\bloss of life|\bfatalit|\bget hurt|\bhurt\b|\binjured\b|\blos(?:e|es|ing) (?:\S+ ){1,3}life\b|\bdies?\b|\bkilled\b|\bfatal\b|\baccidents, illness/;
const anything =
  /\b(?:any|all)(?: and all)? (?:liabilit\w+|loss(?:es)?|damages?|claims?|harm|damage)\b|\bwhatsoever\b|\bof (?:any|every|whatever) (?:kind|sort|nature|description)\b|\bhows(?:o|oe)ever\b|\bhowever caused\b|\bfor any (?:reason|damages|loss)\b|\banything\b|\bany (?:other )?(?:damages|costs|loss)/;
const others =
  /\b(?:sub-?contractors?|sub-?processors?|hosting (?:providers?|partners?)|cloud (?:suppliers?|providers?)|third[- ]part(?:y|ies)|(?:its|our|\]'s|their) (?:\S+ )?(?:suppliers?|contractors|carriers?|vendors?|payment processors|processors|hosts|hosting providers?|delivery partners|security firm)|suppliers? or carriers|suppliers that (?:it|\[)|suppliers?\b.{0,12}\b(?:that|whom|which) (?:it|\[\w\]) (?:engages?|appoints?|uses?|selects?)|(?:supplier|contractor|agent|carrier)s? (?:\S+ )?(?:engaged|appointed|selected|chosen) by (?:it|(?:the )?\[a\])|freelancers|couriers?|(?:companies|firms|partners|people) \[[ao]\] (?:uses?|hires?|engages?|works? with)|(?:engages?|hires?|appoints?|selects?) (?:\S+ ){0,4}?(?:carriers?|agents|warehouse\w+|contractors?|couriers?|installers?)|carriers? (?:it|that|chosen|selected)|telecommunications|data-?cent(?:er|re)|independent operators|partners or affiliates|suppliers)\b|(?:its|\]'s) \[[ao]\] or \[[ao]\]|\]'s (?:cloud|hosting) \[|\bby \[[ao]\] that\b|\bany \[o\]'s (?:defective|work|acts)/;
const risk =
  /\bbears? (?:every|all|any|the) (?:hazards?|dangers?)\b|\bcarr(?:y|ies) the (?:dangers?|hazards?|risks?) of (?:injury|damage|loss)|\b(?:at|on) (?:(?:its|their|his|her|your|our|\S+'s|\S+s'|the) (?:own |sole |entire |sole and exclusive |owner's )*|own |sole )(?:risk|peril)\b|\bat the (?:\S+ )?(?:risk|peril) of\b|\b(?:entirely|solely) at (?:\S+ ){1,3}(?:risk|peril)\b|\bassum(?:e|es|ed|ing)\b.{0,40}\b(?:risks?|hazards?)|\brisks?\b.{0,70}\b(?:is|are|be|rests?|lies?) (?:\S+ )?(?:with|on|upon|borne by|assumed by)\b|\bbears? (?:the )?(?:all|entire|sole|whole) (?:\S+ )?risks?\b|\bbears? (?:the |all )?risks? of (?:\S+ ){0,3}?(?:loss|damage|injur|theft|destruction)|\btakes? upon (?:\S+ ){0,3}?(?:hazard|risk)|\bentire risk\b|\bwholly assumed by|\bresponsibility for\b.{0,60}\bwholly assumed/;

/** "Operator shall not be held liable": who is held is freed, whoever would hold it. */
const isHeld =
  /\[o\] (?:shall|will|can|may|is|are|cannot) ?(?:not|never)? (?:\S+ )?(?:be )?(?:held|called|sued|made|deemed|considered)\b/;
/** A company that the text does not call a party is freed towards the only party that is named. */
const freedTowards =
  /\b(?:liab\w+|responsib\w+|answerable|accountable) (?:in any way )?(?:to|towards) (?:the )?\[a\]|\b(?:incurred|suffered|sustained) by (?:the )?\[a\]|\b(?:arising|resulting|results?|relat\w+|caused by)\b[^.;]{0,40}\[a\]'s (?:\w+ or )?(?:access|use|reliance)|^(?:[^.;]{0,60} )?\[a\] (?:\S+ ){0,3}?(?:agrees?|acknowledges?) that (?!\[|it |they |its |in no event)/;
const freesItself =
  /\[a\](?:'s)? (?:\S+ ){0,3}?(?:shall|will|is|are|be|does|do|may|has|have|cannot|accepts?|assumes?|disclaims?|waives?)\b|\[o\] (?:shall|will|is|are|be|does|do|has|have|may|accepts?|assumes?|disclaims?)\b|\b(?:we|us|our|it) (?:shall|will|is|are|be)\b/;
const withHeld = (rules: readonly IssueRule[]): IssueRule[] =>
  rules.flatMap((rule) =>
    rule.bears || rule.within
      ? [rule]
      : [
          { ...rule, all: [isHeld, ...rule.all], bears: 'actor' as const },
          {
            ...rule,
            all: [freedTowards, ...rule.all],
            none: [...(rule.none ?? []), freesItself],
            bears: 'actor' as const,
          },
          rule,
        ],
  );

/** "Neither limits its liability for fraud": what nobody limits. */
const limitsNothing = /\b(?:neither|nothing|no (?:party|side))\b[^,;]{0,60}\b(?:limits?|excludes?|restricts?)\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  // Not liable until losses exceed a sum: a threshold, and liable beyond it.
  'all-liability-excluded':
    /\b(?:agrees?|undertakes?|covenants?|promises?) (?:not|never) to (?:sue|bring|make)\b|\b(?:until|unless)\b[^.;]{0,80}\b(?:exceeds?|reach(?:es)?|amounts? to)\b/,
  'own-negligence-excluded': [
    limitsNothing,
    /\b(?:does|do|shall|will|is|are) not (?:be )?(?:limit|exclude|restrict)(?:ed)?\b/,
  ],
  'consequential-loss-excluded-one-way': /\b(?:is|are|shall) not (?:be )?(?:excluded|barred|ruled out)\b/,
  'data-loss-excluded':
    /\b(?:is|are|shall) not (?:be )?(?:treated|regarded|deemed|considered) (?:as |to be )?(?:consequential|indirect)\b/,
  'claims-released': /\b(?:releases?|waives?) no\b/,
  'own-risk-assumed':
    /\b(?:is|are|shall|do|does) not (?:be |remain |lie |stand )?(?:there )?at (?:the )?\[\w+\]'s (?:own |sole )?(?:risk|peril|hazard)\b/,
  'third-party-failures-excluded':
    /\b(?:is|are|shall) not (?:be |thereby )?(?:relieved|released|freed|discharged|excused)\b/,
  'injury-or-death-excluded': [limitsNothing, /\b(?:does|do|shall) not (?:disclaim|exclude|limit)\b/],
};

/** Exclusions of liability, by heads of loss and by causes, and what has the same effect. */
const found = defineTopic(
  'liability-exclusions',
  file,
  {
    'consequential-loss-excluded-one-way': barring(
      [
        /\bholding over\b|\bholds? over\b/,
        /\bneither (?!\[)\S+(?: \S+){0,2}? nor (?:the )?\[\w+\] (?:will|shall) be liable for\b|\bindemnify\b|\bindemnify,/,
      ],
      withHeld([
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
          all: [indirect, /\b(?:loss(?:es)?|damages?|expense)\b/, notLiable],
          none: [
            kept,
            bothAlike,
            law,
            /\bneither (?:the )?\[\w+\] nor (?:the )?\[\w+\]|\barbitrat/,
            /\b(?:may|shall|will)(?: not|\w+n't) (?:be entitled to )?(?:claim|recover|seek)\b|\bwaives?\b/,
            /\b\[o\] may not/,
            /\bincluded\b.{0,20}\bliable/,
            /^[\d. ]*(?:no|limitation of|exclusion of) consequential damages\b[^.;]{0,50}$|\bindemnit(?:y|ies) (?:\w+ ){0,2}exclude/,
          ],
          clauseNone: [
            /\[each\][^\n]{0,100}(?:indirect|consequential)|(?:neither|either|no) party[^\n]{0,100}(?:indirect|consequential)/,
            /not[^\n]{0,60}liab[^\n]{0,80}(?:indirect|consequential)[^\n]*\n(?:[^\n]*\n){0,3}?[^\n]*\[a\][^\n]{0,40}not[^\n]{0,60}liab[^\n]{0,80}(?:indirect|consequential)/,
          ],
        },
        ...sides((_, gainer) => ({
          all: [
            say`(?:${gainer}'s? (?:\S+ ){0,3}?(?:liab\w+|responsib\w+)|\b(?:recoverable|recover\w*|damages|claims?|liability) (?:\S+ )?(?:from|against|of) (?:the )?${gainer}|\bwhat (?:the )?${gainer} (?:may|can))`,
            /\b(?:only|solely|limited to|confined to|restricted to|nothing (?:beyond|but|other than)|(?:not|never) (?:extend|go)\b.{0,20}\b(?:beyond|further than)) (?:\S+ ){0,2}?direct(?: and (?:actual|foreseeable|immediate))? (?:damages?|loss(?:es)?)/,
          ],
          none: [kept, bothAlike, /\bexceed|\bnot (?:be )?limited to/],
        })),
        {
          force: ['waiver', 'no-right'],
          all: [indirect, /\b(?:loss(?:es)?|damages?|claims?)\b/],
          none: [kept, bothAlike],
          bears: 'actor',
        },
        {
          force: ['ban', 'duty'],
          all: [
            indirect,
            /\[a\].{0,60}\b(?:not|never)\b.{0,30}\b(?:claim|recover|seek|sue)\b|\b(?:incurred|suffered) by the \[a\]\b.{0,40}\bnot be recoverable|\[a\]'s\b.{0,60}\bnot be recoverable/,
          ],
          none: [bothAlike],
          bears: 'actor',
        },
      ]),
    ),
    'direct-loss-excluded': barring(
      [
        /\bindemnif(?:y|ies|ied)\b/,
        // What would have been earned had the contract gone on is lost by its end and by no failure.
        /\b(?:profits?|revenues?)\b[^.;]{0,40}\b(?:unperformed|undelivered|unfinished|uncompleted|cancell?ed|terminated|not (?:yet )?performed|remaining|balance of)\b/,
      ],
      withHeld([
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty', 'acknowledgement'],
          all: [evenDirect, notLiable],
          none: [
            kept,
            /\bindemnify\b|\bas a result of (?:the )?\[o\]'s (?:failure|breach|delay|own)|\bdirect losses remain|\bno event shall this (?:limit\w*|exclusion)|\blimitation of liability apply\b|^\W*(?:\w\W+)?any loss of\b[^;]{0,120}\(/,
            mayNotClaim,
            /\bindirect loss of profit/,
            law,
            /\bforce majeure|\bbeyond\b.{0,30}\bcontrol|\bterminat\w+ (?:\S+ ){0,4}?(?:in accordance|under)|\bpay (?:to )?(?:the )?\[/,
          ],
          mutual: true,
        },
        {
          force: ['ban', 'no-right', 'waiver', 'duty'],
          all: [lostProfit, mayNotClaim],
          none: [kept, bothAlike, indirect],
          bears: 'actor',
        },
        {
          force: ['duty', 'fact', 'definition'],
          all: [lostProfit, evenDirect, /\bloss(?:es)?\b|\blost\b/],
          none: [kept, /\b(?:shared|recover|liable|pay|commission)\b/, /\bincludes?\b/, /\bindemni/],
          mutual: true,
        },
        {
          force: ['no-duty', 'ban', 'exclusion', 'duty'],
          all: [lostProfit, notLiable, /\bloss|\blost\b|\bdamages|\bliab|\bresponsib|\blose\b/],
          none: [
            kept,
            bothAlike,
            mayNotClaim,
            law,
            /\b(?:indirect|consequential|special)\b(?=.{0,60}\b(?:profit|revenue))/,
            /\b(?:indirect|consequential|special)\b.{0,500}; (?:including|excluding)\b.{0,60}\b(?:profit|revenue|use|loss|business)|\b(?:indirect|consequential|special|incidental|punitive)\b[^.;]{0,200}?\b(?:includ\w+|such as)\b[^.;]{0,80}\b(?:loss|lost|profit|revenue)|\bexpectations\b/,
            /\b(?:profits?|revenues?|business)\b.{0,60}\bor (?:any )?other (?:indirect|consequential|special|similar)/,
            /\b(?:loss|losses|damages) that (?:is|are) (?:an )?indirect/,
          ],
          level: 'low',
        },
      ]),
    ),
    'data-loss-excluded': barring(
      [
        /\bneither (?!\[)\S+(?: \S+){0,2}? nor (?:the )?\[\w+\] (?:will|shall) be liable for\b/,
        // What follows from wrong information is no loss of it.
        /\b(?:arising|resulting|caused|suffered)\b[^.;]{0,20}\b(?:from|by|out of)\b[^.;]{0,40}\b(?:relian\w+|rel(?:y|ied) (?:up)?on|inaccura\w+|errors? in|omissions? (?:from|in)|incorrect|incomplete)\b(?!.*\b(?:loss|corruption) of (?:\w+ )?data\b)/,
      ],
      withHeld([
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
          all: [dataLoss, notLiable],
          none: [
            kept,
            /\[each\]|\b(?:either|neither) party\b/,
            butFor,
            law,
            /\b(?:may|shall) not (?:use|disclose)\b|\bnot hold\b/,
            /\bliable for (?:\S+ ){0,3}?loss of (?:\S+ )?data caused/,
            /\bno (?:later|longer)\b|\bsupport excludes\b|\bexcludes support\b/,
          ],
        },
        {
          all: [
            dataLoss,
            /\b(?:deemed|regarded as|treated as|constitutes?|considered|classed as)\b.{0,40}\b(?:consequential|indirect)|\b(?:agree|acknowledge)\w*\b.{0,200}\b(?:are|is|be) (?:\S+ )?(?:consequential|indirect) (?:damages|loss)|\bsole cost of \[a\]/,
          ],
          none: [kept],
          level: 'high',
          mutual: true,
          bears: 'taker',
        },
        { all: [dataLoss, /\[o\] excludes?\b|\bno claim may\b/], none: [kept], bears: 'taker' },
        {
          all: [dataLoss, notLiable, /\[each\]|\b(?:either|neither) party\b/],
          none: [kept, butFor],
          mutual: true,
          bears: 'taker',
          level: 'low',
        },
        {
          // Loss that a waiver of both names beside data: only whoever hands data over has them to lose.
          all: [
            /\bneither (?:\[each\]|party\b)[^.;]{0,60}\bliable\b/,
            /\bloss(?:es)?(?: or corruption)? of (?:[a-z]+,? (?:or |and )?){0,8}?data\b/,
          ],
          none: [/\bconfiden|\bdata (?:protection|security|breach)|\bpersonal data\b/],
          types: ['saas-agreement', 'service-agreement', 'license-agreement'],
          mutual: true,
          bears: 'taker',
          level: 'medium',
        },
      ]),
    ),
    'own-negligence-excluded': barring(
      [/\bto the extent (?:that )?it is determined\b|\bof a party be liable\b/],
      withHeld([
        {
          all: [
            /\[a\] (?:shall |will |must |alone |to )*(?:bears?|takes?|accepts?|carr(?:y|ies))\b.{0,40}\b(?:loss|damage|risk)/,
            /\b(?:though|even|whether|including|regardless|irrespective)\b.{0,70}\b(?:negligence|fault|careless\w*|neglect)\b/,
            /\[o\]/,
          ],
          none: [kept, bothAlike, /\[a\]'s (?:\S+ )?(?:negligence|fault|careless)|\bindemni/],
          bears: 'actor',
        },
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
          all: [
            negligence,
            notLiable,
            /\beven (?:if|where|when|though)\b|\bincluding\b|\bwhether(?: or not)?\b|\bregardless\b|\bnotwithstanding\b|\birrespective\b|\bnot excepted\b|\bhows(?:o|oe)ever\b|\bany (?:\S+ ){0,3}?negligen|\bin negligence\b|\bfor (?:the )?(?:\S+ )?(?:negligen|careless|neglect)|\b(?:neglect|negligence|carelessness|default)(?:,? \S+){0,3} of (?:its|(?:the )?\[a\])|(?<!\w)(?:its|\[a\]'s) (?:own )?(?:\S+ )?(?:negligence|neglect|carelessness)/,
          ],
          none: [
            claimBarred,
            kept,
            bothAlike,
            /(?<!not )\bexcept(?!ed)|\bother than\b|\bsave\b|\bunless\b|\bonly\b/,
            /\bcontract\b.{0,20}\btort\b|\btheory\b|; including (?:\S+ )?negligence/,
            /\bindemni/,
            indirect,
            /\bfault of \[o\]|\[o\]'s (?:\S+ )?(?:negligence|fault)|\bnegligen\w+(?: \S+){0,4} (?:of|by) (?:the )?\[o\]|\bwithout (?:\S+ ){0,3}?(?:fault|negligence)|\bmisrepresentation/,
            /\bnegligent acts or omissions of (?!its\b|(?:the )?\[a\])|\bexceed|\bliability\b.{0,120}\bfor each event/,
          ],
        },
        {
          force: ['exclusion', 'no-duty', 'duty', 'ban'],
          all: [
            /\bno (?:tort )?liability (?:in|for) (?:negligence|tort)|\bno tort liability|\bexclude liability for (?:\S+ )?(?:careless|negligen)/,
          ],
          none: [kept, bothAlike],
        },
        {
          force: ['ban', 'no-right', 'waiver', 'duty', 'exclusion', 'fact'],
          all: [
            /\[a\] (?:\S+ ){0,2}?(?:cannot|can't|can not|may not|shall not|will not|won't)\b.{0,20}\b(?:claim|recover|sue|seek)|\bloss\w*\b.{0,30}\b(?:sustained|suffered|incurred) by (?:the )?\[a\] (?:is|are|shall be) (?:excluded|irrecoverable)/,
            /\b(?:even|including|whether|regardless|irrespective|notwithstanding)\b.{0,70}\b(?:negligence|careless\w*|fault|neglect)\b/,
            /\[o\]/,
          ],
          none: [kept, bothAlike, /\[a\]'s (?:\S+ )?(?:negligence|fault|careless)/],
          bears: 'actor',
        },
        { all: [negligence, /\bexclusions?\b.{0,40}\bapply notwithstanding/] },
        ...sides((burdened, gainer) => ({
          all: [
            say`${burdened}.{0,80}\b(?:releases?|waives?|hold (?:the )?${gainer} harmless|holds (?:the )?${gainer} harmless|discharges?|relinquish)`,
            /\b(?:negligen\w+|fault\b|careless)/,
            /\bincluding\b|\bwhether or not\b|\bregardless\b|\beven (?:if|where)\b|\birrespective\b|\bhows(?:o|oe)ever\b/,
          ],
          none: [
            kept,
            butFor,
            say`${burdened}'s (?:\S+ )?negligence`,
            /\bindemnif(?:y|ies)\b|\bmisrepresentation|\bmisstatement/,
          ],
        })),
      ]),
    ),
    'liable-only-for-willful-misconduct': withHeld([
      ...sides((burdened, gainer) => ({
        all: [
          willful,
          say`${burdened}'s (?:\S+ )?(?:rights?|claims?|recourse|remed\w+)(?: (?:against|to recover|of recovery))?\b|\b(?:rights?|claims?|recourse) (?:of (?:the )?${burdened} )?against (?:the )?${gainer}`,
          /\b(?:confined|limited|restricted) to\b|\bonly (?:in|for|where|if)\b|\bsolely\b/,
        ],
        none: [
          /(?<!gross )(?<!grossly )(?<!\S)negligen\w+|\bbreach of (?:this|its|the)|\[each\]|\bindemni|\bterminat|\bpunitive/,
        ],
      })),
      ...barring(
        [/(?<!gross )(?<!grossly )(?<!\S)negligen\w+|\bbreach of (?:this|its|the)/],
        [
          {
            all: [
              willful,
              notLiable,
              /(?<!not )\bexcept(?!ed)|\bother than\b|\bsave\b|\bunless\b|\bin the absence of\b|\babsent\b|\bapart\b|\balone excepted|\bonly (?:if|where|for)\b/,
            ],
            none: [
              /\b(?:cap|limit|limitation|limits|exclusion)s? (?:\S+ ){0,6}?(?:shall|do|does|will) not/,
              claimBarred,
              /\bdismiss|\bterminat|\bseverance|\bexceed/,
              indirect,
              /\bindemni/,
              /\[each\]/,
              /\bfor (?:lost|loss of) (?:profit|revenue)/,
            ],
            test: (_hits, { words }) =>
              /\bwil+ful|\bgross|\bintent|\bdelib|\breckless|\bbad faith|\bmeant|\bmalic|\bcriminal/.test(words),
          },
          {
            all: [
              willful,
              /\b(?:only|solely|exclusively|confined to|limited to|requires?|nothing but)\b/,
              /\b(?:liable|liability|responsible|responsibility|recovery|answerable|excused from payment)\b/,
            ],
            none: [
              /\bnot (?:be )?(?:confined|limited)|\bdismiss|\bterminat|\bindemni|\[each\]/,
              /\bcap\b|\bexceed/,
              /\bexcused from payment\b/,
            ],
          },
        ],
      ),
      {
        force: ['no-duty', 'ban', 'fact', 'duty', 'exclusion', 'no-right'],
        all: [
          /\b(?:not|no)\b.{0,24}\bbreach\b.{0,80}\b(?:where|unless|if|except|so long as)\b/,
          /\b(?:not|unless|only|except|without)\b.{0,60}\b(?:with (?:the |an )?intent|intent(?:ion|ional)?|intended|wil+ful\w*|deliberate\w*|malic\w+|on purpose)\b/,
        ],
        none: [/\[each\]|\b(?:either|neither) party\b/, /\bcure|\bterminat/],
        bears: 'other',
      },
      {
        all: [
          willful,
          claimBarred,
          /(?<!not )\bexcept(?!ed)|\bother than\b|\bsave\b|\bunless\b|\bonly (?:if|where|for)\b/,
        ],
        none: [
          /(?<!gross )(?<!grossly )(?<!\S)negligen\w+|\bbreach of (?:this|its|the)/,
          indirect,
          /\bindemni|\[each\]|\bterminat|\bdismiss/,
        ],
        bears: 'actor',
      },
      {
        force: ['right', 'fact'],
        all: [willful, /\[a\] (?:may|can) (?:only )?(?:claim|recover|sue|seek)\b/, /\bonly\b|\bsolely\b/],
        none: [indirect, /\bpunitive|\bindemni|\[each\]|\bbonus|\brefund|\bclaw/],
        bears: 'actor',
      },
      { all: [willful, /\bexcused from payment only|\bno breach unless\b/], bears: 'taker' },
      { all: [willful, /\babsent proof of|\bin the absence of\b/, notLiable], none: [indirect, /\[each\]/] },
    ]),
    'all-liability-excluded': barring(
      [
        /\bclaims? against any consignee\b/,
        /\bact as a release\b|\bwaiver of (?:any|all) liability\b|\bcharged for\b|\bcosts, fees\b|\bcannot be calculated\b|\bin adherence with\b/,
      ],
      withHeld([
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
          all: [anything, noLiability],
          none: [
            kept,
            butFor,
            bothAlike,
            /\b(?:indirect|consequential|special|incidental|punitive)\b(?<!direct,? (?:or )?indirect)/,
            /\b(?:delay|force majeure|third[- ]part|withholding|tax|misuse|rent during|negligen|wil+ful|injur|death|data|profit|infring|exceed|cap)\b/,
            /\[(?:o|taker)\]'s (?:\S+ )?(?:breach|failure|misuse|negligence|own|delay|fault|acts?|instructions|unauthori)/,
            /\bno (?:claim|action|remedy|right)\b.{0,40}\bagainst \[?\w*(?<!\[a\])\b(?=.{0,4}$)/,
            /\bnegligent acts or omissions of\b(?! (?:its|the \[a\]|\[a\]))/,
            /\bmore than\b|\bin excess of|\bnot (?:pay|assign|transfer|use|disclose|make|enter)\b/,
            /\bdefend\b|\bindemni|\bwarrant|\bsettle\b|\brepairs of\b|\bdisclosure schedules|\breliance on\b|\bfrom protection\b/,
            /\[a\].{0,30}\b(?:no|not)\b.{0,40}\b(?:claim|remed)\w* (?:\S+ )?against/,
            law,
            /\bproduct liability\b|\bbeyond\b.{0,40}\bcontrol\b|\bacts? of god\b|\bliability (?:pertaining|associated|in connection) (?:to|with)\b|\bfor any of (?:the )?\[\w+\]'s (?:equipment|property)|\bexpenses\.?$/,
            /\blimitation of liability\b|\bforeseeable\b|\breimburs|\buser\b|\bsubmissions?\b|\bdiscontinu|\bany loss of (?!whatever|any\b|every|all\b)|\bconsequential\b|\bcontracts? that\b/,
            /'s (?:\S+ ){0,3}?liability$|\bno event (?:shall|will) (?:the )?\[\w+\]'s\b/,
            /\bif\b|\bwithout (?:its|\S+'s) (?:prior )?(?:written )?(?:consent|authori|approval)|\breimburse|\bafter (?:the )?deliver|\bfollowing deliver|\bterminat|\bunauthori[sz]ed|\bto third|\b(?:damage|loss|theft|failure) (?:to|of) (?:\S+ ){0,5}?(?:equipment|property|cards|belongings|vehicles?)\b(?=.{0,40}$)|\b(?:content|links?|websites?|taxes)\b(?=.{0,40}$)/,
          ],
        },
        {
          force: ['no-right', 'ban', 'waiver', 'duty', 'fact'],
          all: [/\[a\].{0,40}\b(?:no|not)\b.{0,40}\b(?:claim|remedy|recourse|right of action)\b.{0,30}\bagainst\b/],
          none: [kept, butFor, bothAlike, /\bto the extent\b|\bnegligen|\binjur|\bfor reimbursement\b/],
          bears: 'actor',
          level: 'medium',
        },
        {
          force: ['no-right', 'ban', 'waiver', 'duty', 'fact', 'no-duty'],
          all: [
            /\[a\].{0,40}\bno (?:\S+ )?(?:claim|remedy|recourse)\b.{0,40}\b(?:for|in respect of|arising|by reason of)\b|^(?:and )?shall have no (?:\S+ )?(?:claim|remedy|recourse)\b/,
            /\banything\b|\bany (?:act|loss|damage|omission)|\bacts? (?:or|and) omissions?|\bdone or omitted/,
            /\bby (?:the )?(?:\[o\]|its nominee)|\[o\]'s/,
          ],
          none: [kept, butFor, bothAlike, /\bforce majeure|\bbeyond|\breimburs/],
          bears: 'actor',
          level: 'medium',
        },
        {
          force: ['ban', 'fact', 'no-right'],
          all: [/\bmay not be sued\b|\bno action shall lie\b|\bimmune from (?:\S+ )?(?:suit|liab|claims?)/],
          none: [kept, butFor, bothAlike],
        },
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact'],
          all: [
            /\b(?:direct|damages),? (?:\S+ )?indirect,? or otherwise|\bwhether direct, indirect|\bdirect or indirect\b/,
            /\bany (?:kind|loss|damage|liability)/,
            notLiable,
          ],
          none: [kept, butFor, bothAlike, lostProfit],
        },
      ]),
    ),
    'claims-released': barring(
      [
        /\beach (?:hereby )?waives? (?:\S+ ){0,4}?(?:claims?|rights?)\b[^.;]{0,30}\bagainst the other\b/,
        /\binconvenient forum\b|\bnot to plead\b|\bthird[- ]party claims\b|\brequiring\b[^.;]{0,60}\bexecute\b|\bobtained all necessary\b|\bindemnifies and holds harmless\b/,
      ],
      [
        ...sides((burdened) => ({
          all: [
            /\bin (?:full(?:,? and)? )?(?:final )?(?:settlement|satisfaction|discharge) of (?:all|any|every)\b.{0,30}\bclaims?\b/,
            say`\b(?:accepted|received|taken) by (?:the )?${burdened}|${burdened} (?:\S+ ){0,3}?(?:accepts?|receives?|takes?)\b|\bclaims?\b.{0,40} (?:of|by) (?:the )?${burdened}`,
          ],
          none: [/\[each\]|\bindemni|\bwarrant|\bother than claims|\bexcept(?: for)? (?:claims|fraud)/],
          level: 'medium' as const,
        })),
        ...sides((burdened) => ({
          all: [
            say`${burdened}.{0,90}\b(?:releases?|discharges?|waives?|relinquish\w*|forgoes?|foregoes|absolves?|acquits?|gives? up|surrenders?|execute a (?:\S+ )?release|no defenses|covenants? not to sue|not to sue|holds harmless)\b|\b(?:waiver|release)\b.{0,60}\b(?:by|claims of) (?:the )?${burdened}|\bdischarge\b.{0,40}\bclaims`,
            /\b(?:claims?|rights? (?:of action|to sue)|causes? of action|demands|general release|counterclaims|not to sue|section 1542|actions|legal action|right to (?:take|bring|start|pursue) (?:\S+ )?(?:action|proceedings|claims?|suit))\b|\bfrom all liabilit/,
          ],
          none: [
            kept,
            /\b(?:other than|except(?: for)?|save for|excluding) (?:\S+ ){0,2}?(?:claims?|fraud|sums? due)/,
            /\[each\]|\beach other\b/,
            /\bmisrepresentation|\bmisstatement|\bclaim that\b/,
            /\b(?:jury|class|subrogat|notice of|presentment|lien|bond|immunity|escrow|press release|injunct|privilege|moral rights)\b/,
            indirect,
            /\bno waiver\b|\bnot waive|\bsettle\w*|\bclaims? to\b|\bright to go to court\b/,
            /\bwaive(?:s|r)? (?:\S+ ){0,4}?(?:defense|penalty|right to (?:trial|object|contest))/,
            /\bwarrant(?:y|ies)\b.{0,20}\bclaims? (?:for|not)/,
          ],
        })),
        {
          force: ['ban', 'duty', 'no-right', 'waiver'],
          all: [
            /\[a\] .{0,60}\b(?:not|never)\b.{0,40}\b(?:bring|institute|commence|maintain|start|assert|initiate|raise)\b (?:any |a |an )?(?:\S+ ){0,3}?(?:proceedings?|actions?|suits?|lawsuits?|claims?)\b.{0,20}\bagainst (?:the )?\[o\]/,
          ],
          none: [
            kept,
            butFor,
            /\b(?:until|before|without first|arbitrat|prior to|later than|within|class|mediat|representative|negotiat|competent|insolven|infring|patent|winding)/,
          ],
        },
        {
          all: [
            /\b(?:payment|acceptance) of\b.{0,60}\b(?:shall|will) (?:constitute|be|discharge|operate)\b.{0,60}\b(?:waiver|release|discharge|further claims)/,
          ],
          none: [kept, /\bnot\b/],
        },
      ],
    ),
    'liable-whatever-the-cause': [
      ...sides((burdened) => ({
        force: ['duty', 'fact', 'acknowledgement', 'promise'] as const,
        all: [
          say`${burdened} (?:\S+ ){0,4}?(?:liable|responsible|answerable|accountable|pay|compensate|reimburse|make good)\b|${burdened} (?:\S+ ){0,3}?(?:bears?|assumes?|carr(?:y|ies))\b[^.;]{0,30}\b(?:risks?|loss)\b`,
          /\b(?:loss(?:es)?(?: (?:of|or|,)| and)|damage (?:to|or)|loss of or damage|lost|stolen|damaged|theft|destruction)\b/,
          /\b(?:how(?:so)?ever (?:it (?:is |may be )?)?(?:caused|arising|occurring)|from (?:any|whatever|whatsoever) (?:cause|reason)|(?:regardless|irrespective) of (?:the )?(?:cause|fault|blame|who|how)|whatever (?:the )?(?:cause|reason)|whether or not (?:\S+ ){0,4}?(?:fault|negligen\w+|caused by (?:\[a\]|it)|at fault)|by whom(?:so)?ever caused|even (?:if|where|though) (?:\S+ ){0,4}?(?:not (?:its|at|the)|no) (?:\S+ )?fault)\b/,
        ],
        none: [
          /\[each\]|\b(?:not|nor|no) (?:\S+ ){0,2}?(?:liable|responsible)\b|\bexcept\b|\bsave\b|\bunless\b|\bother than\b|\binsur(?:e|er|ers|ance) (?:shall|will|pays?)\b|\bindemnif\w*|\bto the extent\b|\bwear and tear\b/,
        ],
      })),
    ],
    'own-risk-assumed': barring(
      [
        /\bat (?:its|his|her|their|\[\w+\]'s) own risk only\b/,
        /\brejected\b.{0,60}\bheld at\b/,
        /\bincoterms\b|\bindemnif\w*/,
      ],
      [
        {
          all: [
            /\btaking a chance\b|\b(?:what|whatever|anything) (?:\S+ )?happens?\b.{0,40}\bis (?:on|up to) \[a\]|\b(?:on|at) \[a\]'s own (?:head|account) be it/,
          ],
          none: [/\[each\]/],
        },
        {
          force: ['duty', 'fact', 'acknowledgement', 'transfer', 'waiver', 'promise', 'right'],
          all: [risk],
          none: [
            /\brisks? associated with \[\w+\]'s content|\btransferred equipment\b/,
            /\band not \[|\bnot assume|\brisk assessment|\bremains? with|\bown (?:equipment|property)\b/,
            butFor,
            /\b(?:on|upon|after|from|before) (?:\S+ )?(?:delivery|acceptance|completion)\b|\buntil\b/,
            /\[each\]/,
            /\bpasses?\b|\bmanage|\bnegligence\b/,
            /\brisk (?:factors?|profile)/,
            /\bin transit\b|\bshipment|\bshipped|\bindependent (?:reseller|contractor)|\brisk and (?:expense|cost|for its own)/,
          ],
          test: (_hits, { words }) =>
            !/\[(?:a|o|giver|taker)\] (?:bears?|assumes?) the risk of loss of its\b/.test(words),
        },
      ],
    ),
    'third-party-failures-excluded': barring(
      [
        /\bindemnif\w*|\bexceed\b|\bhereby grants?\b|\bnot furnished by\b|\bcooperate\b|\bneither\b|\bexhibit\b|\bapproved sub|\bliability to (?:the )?\[\w+\], whether\b|\bsupplier'?s?'? liability\b/,
      ],
      withHeld([
        ...barring(
          [kept, butFor, bothAlike, /\b(?:beyond|outside) (?:\S+ ){0,3}?(?:reasonable )?control/],
          [
            {
              force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
              all: [others, notLiable],
              none: [
                /\b(?:to|by|against|from|between) (?:any |a |other )?third[- ]part/,
                /\bthird[- ]party claims?\b/,
                /\[(?:o|taker)\] (?:selects?|chooses?|contracts?|licenses?|connects?|procures?)/,
                indirect,
                /\binfring|\bwarrant|\bdisclos/,
                /\bshall not (?:use|engage|subcontract)/,
                /\bliquidated|\bdefects? (?:if|were|was)\b|\bcollaboration\b|\bparty content\b|\bobligated to control|\bparties mentioned|\bsub-?contractors (?:be )?liable|\bthird[- ]part\w+(?:'|’)?s? use\b|\bproperties\b|\bsites?\b|\b(?:or|and) (?:any )?third part|\[o\] or \S+ (?:third|other)|\bshipper\b/,
                /\bweb ?sites?\b|\blinks?\b|\blinked\b|\bprivacy polic|\b(?:our|its|other) users\b|\buser content|\bparty hereto|\bbeneficiary|\bexclud\w+ (?:\S+ ){0,3}?content|\bownership\b|\bvalidity|\baltered\b|\bmodif/,
              ],
            },
            {
              all: [
                others,
                /\b(?:not|never)\b.{0,20}\b(?:constitute|be|amount to|count as|treated as)\b.{0,12}\b(?:breach|default|failure|downtime)\b/,
              ],
              none: [/\[(?:o|taker)\]'s (?:\S+ )?(?:third|suppliers?|contractors?|vendors?)/],
            },
          ],
        ),
        {
          all: [
            /\b(?:third|bank|partner|provider|carrier|supplier|contractor|delivery|utility)\b/,
            /\btake (?:it|that|this|the matter|any claim) up with (?:them|the (?!\[))/,
          ],
          bears: 'taker',
        },
        {
          all: [
            others,
            /\bis the responsibility of those\b|\boutside (?:\S+ ){0,2}?responsibility|\bresponsibility of (?:those|such) (?:persons|third)|\bnot answer for/,
          ],
          none: [kept, butFor],
        },
      ]),
    ),
    'consequential-loss-recoverable': barring(
      [/\bproduction tax credits?\b/, /\bincidental expenses\b/],
      [
        ...sides((burdened, gainer) => ({
          all: [
            say`${burdened}'s liability (?:shall |will )?(?:extends?|includes?|covers?)\b|\bcompensated by (?:the )?${burdened}|${burdened}.{0,60}\b(?:liable|responsible|pay|pays|compensate|reimburse|cover|answer|make good|bear|indemnify|indemnifies)|${burdened}'ll cover|\b(?:payable|borne|made good|good) by (?:the )?${burdened}|\b(?:recoverable|recovered|due) from (?:the )?${burdened}|${gainer} (?:may|shall be entitled to|can|is entitled to) recover\b.{0,20}${burdened}|\bprevent (?:the )?${gainer} from recovering`,
            /\b(?:indirect|consequential|special|incidental)\b(?:(?:,|,? and|,? or|,? and\/or)? (?:\S+ ){0,4}?)(?:loss(?:es)?|damages?|harm|costs?|expenses?|liabilit\w+)\b|\bconsequential\b|(?<!recovered as )\blost (?:profits?|production|revenues?|sales|margins?|royalties)\b|\bline-down|\broyalties (?:it|\[[ao]\]) would|\bloss of (?:profit|revenue|business|reputation|goodwill|hire)|\bknock-on|\bindirect consequences?|\blost business/,
          ],
          none: [
            /\b(?:no|neither|nor|never|disclaim\w*|waive\w*|without(?!,? limitation| limit))\b/,
            /(?<!or )\b(?:not|\w+n't)\b(?! excluded)/,
            /\b(?:insurance|polic(?:y|ies))\b/,
            /\bexclud\w+(?<!not excluded)(?<!excluded and)/,
            /\bindirect (?:tax|costs monthly)|\bspecial (?:order|tool|condition|request|purpose|term)/,
            /\[each\]/,
            /\bhold(?:ing)? harmless against third/,
            /\bnet sales\b|\bsublicensees|\btaxes\b/,
          ],
        })),
        {
          all: [/\bnothing shall prevent\b.{0,60}\brecover/, /\bconsequential|\bloss of (?:profit|revenue)|\bindirect/],
        },
        { all: [/\bconsequential loss(?:es)?\b.{0,30}\bnot excluded\b/] },
        {
          force: ['definition', 'fact', 'duty'],
          all: [
            /"(?:losses|loss|damages)" (?:means|includes?)|\blosses include/,
            /\bconsequential|\blost profits|\bloss of profit/,
          ],
          none: [/\bexclud|\bnot include|\bother than\b|\bnot\b/],
        },
      ],
    ),
    'injury-or-death-excluded': barring(
      [/\bbonus\b|\bemployed\b|\bviruses\b/],
      withHeld([
        {
          force: ['no-duty', 'ban', 'exclusion', 'fact', 'duty'],
          all: [injury, notLiable],
          none: [
            kept,
            butFor,
            bothAlike,
            /\bto (?:report|notify)\b/,
            /\bcaused by (?:the )?\[o\]/,
            /\bindemni/,
            /\[o\] agrees\b/,
            /\binsur|\bcoverage\b|\bpolic(?:y|ies)\b|\bper occurrence|\birreparabl|\badequate remedy|\bremedy at law|\bstrict liability\b|\bcompensation act/,
          ],
        },
        {
          force: ['waiver', 'no-right'],
          all: [injury, /\bclaims?\b|\bliabilit|\brecover|\bright|\bremed|\bcauses? of action/],
          none: [kept, butFor, bothAlike],
          bears: 'actor',
        },
        { all: [injury, /\[o\] agrees that the \[a\].{0,40}\bno liability/], bears: 'other' },
      ]),
    ),
    'recourse-limited-to-asset': [
      ...sides((burdened, gainer) => ({
        all: [
          /\blooks? (?:solely|only)|\bno recourse\b|\brecourse\b.{0,40}\b(?:limited|only|solely)|\blimited recourse|\bnon-?recourse|\bwithout recourse\b|\bsole (?:source|recourse)|\bonly fund|\benforceable only|\b(?:payable|satisfied|paid|recoverable) (?:only|solely|exclusively)|\bexclusively (?:from|out of)|\bsolely (?:from|out of|against)|\bonly (?:against|out of)|\blook only|\bproceed against\b.{0,40}\balone\b|\bonly to\b|\bnothing else\b|\bno other (?:assets?|property|source)|\brecourse\b.{0,60}\b(?:confined|restricted)|\bno claim on any other|\bno (?:other )?(?:property|assets?) of\b.{0,90}\b(?:subject to|available)/,
          /\binterest in\b|\bequity in\b|\bcollateral\b|\bescrow\b|\bassets?\b|\bestate\b|\bfund\b|\bproceeds\b|\bseries\b|\bbeyond the\b|\bholdback\b|\broyalties\b|\breceivables\b|\bobligations of \[a\] are non-?recourse|\bpartnership\b|\bproject\b/,
          say`(?:${burdened}(?:'s?)? .{0,60}\b(?:looks?|recourse|source|claim|proceed|enforce|paid|turn|satisf\w+|may turn)|\bclaim of (?:the )?${burdened}|\bto which ${burdened}|${burdened}'s (?:remed|judgment|claim)|\b(?:action|judgment|suit|proceedings)\b.{0,30}\bby (?:the )?${burdened}|\brecourse to (?:the )?${burdened} beyond|\b(?:claim|recovery) (?:by|of|for any claim by) (?:the )?${burdened}|(?:${gainer}'s liability|recourse against (?:the )?${gainer}|obligations of (?:the )?${gainer}))`,
        ],
        none: [
          /\binsur|\bmisappl/,
          /\bnot limited|\bfull recourse|\bfirst from|\bresponsible for utilities|\bonly to the extent\b|\bmarks\b/,
          /\[each\]/,
          /\bused (?:only|solely)/,
        ],
      })),
      { all: [/\bclaims are payable solely from|\blimited recourse to\b/] },
    ],
  },
  fixes,
);

/** The plain words of forms. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'claims-released': sides((burdened) => ({
    all: [
      say`${burdened} (?:\S+ ){0,4}?(?:agrees?|undertakes?|covenants?|promises?) (?:that (?:it|they|he|she|you) will )?(?:not|never) (?:to )?(?:sue|bring (?:any |a )?(?:claims?|actions?|proceedings|suits?)|make (?:any |a )?claims?)\b`,
    ],
    none: [/\[each\]|\b(?:before|until|unless|without first|for \d+|during|except|save)\b|\bcompet\w+/],
  })),
  'recourse-limited-to-asset': sides((burdened, gainer) => ({
    all: [
      say`${burdened} (?:\S+ ){0,4}?(?:looks? (?:only|solely|exclusively)|(?:only|solely|exclusively) looks?) to (?:the )?(?:\S+ ){0,3}?(?:interest|estate|assets|equity|property|proceeds)\b|\brecourse\b[^.;]{0,40}\b(?:limited|confined) to (?:the )?${gainer}'s (?:interest|estate|assets)`,
    ],
    none: [/\[each\]/],
  })),
  'all-liability-excluded': [
    ...sides((_, gainer) => ({
      force: ['no-duty', 'exclusion', 'ban', 'fact', 'no-right'] as const,
      all: [
        say`${gainer} (?:shall|will|is|are|does|do)? ?(?:not (?:be )?liable|(?:have |has |bear |bears |accept |accepts )?no liability)\b[^.;]{0,40}\b(?:(?:in|under) any circumstances?(?: whatsoever)?|whatsoever|of any kind|for anything)`,
      ],
      none: [
        /\[each\]|\b(?:except|save|unless|other than|to the extent|indirect|consequential|third[- ]part\w+|delay|force majeure)\b/,
      ],
    })),
    ...sides((_, gainer) => ({
      all: [
        say`${gainer} (?:\S+ ){0,3}?(?:accepts?|assumes?|takes?|bears?|ha(?:s|ve)) no (?:responsibility|liability)(?: or (?:responsibility|liability))?(?: \S+){0,3}? (?:for|in respect of)\b[^.;]{0,60}\b(?:belongings|possessions|personal (?:items|effects|property)|property|valuables|vehicles?|contents|goods)\b`,
      ],
      none: [
        /\[each\]|\b(?:except|save|unless|other than|indirect|consequential|third[- ]part\w+)\b|\bcaused by (?:the )?\[o\]/,
      ],
      level: 'medium' as const,
    })),
  ],
};

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, more), denials);
