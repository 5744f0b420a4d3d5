import { allDaysIn } from '../../text/quantities.ts';
import { denies, freedFrom, noneOf, nothing, unlessDenied } from '../denied.ts';
import { alsoBy, barring, defineTopic, type IssueRule } from '../issue.ts';
import { holding } from '../termination/holding.ts';
import { withSides } from '../termination/whose-side.ts';
import { fixes } from './fixes.ts';
import { bothSides, moveOn, ownThings, destroyed, whenOver, keptBack, tillPaid } from '../termination/lexicon.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const atTheEnd =
  /\b(?:terminat\w*|expir\w*|completion|end(?:s|ed|ing)? (?:of|the|this)|\bends?\b|at the end|exit\w*|leave|leaves|leaving|cessation|ceased?|clos(?:e|ed|ing|ure)|cancel\w*|lapse[sd]?|post-?(?:termination|term|expiry)|after (?:\[\w\]|you) leave|after (?:the )?(?:contract|term|engagement|employment|discussions|services|last)|depart\w*|moving out|switch\w*|successor|replacement|over\b|no longer|delete your account|when the (?:relationship|discussions|agreement|contract|services))/;

const transition =
  /\b(?:transition\w*|migrat\w*|handover|hand over|handing over|hands over|moving? (?:\S+ ){0,4}(?:files|records|data|out|away)|transfer of (?:\S+ )?data|another service|new (?:agency|service provider|provider)|termination assistance|disengagement|offboarding|off-boarding|replacement product|migration support|exit (?:plan|help|assistance|services|work|support)|successor|replacement (?:provider|contractor|supplier|vendor)|knowledge transfer|switch\w*|changing over|changeover|portab\w*|port numbers|takeover of|taking over the services|transfer of the services|cooperat\w*|convert\w* the outlet|another (?:platform|provider|source|system)|new vendor|someone else|incoming (?:agency|operator|provider)|de-brand|orderly transfer|egress|extraction of data|exiting franchisee|reinstatement assistance|de-?install|exit)\b/;

const noHelp =
  /\b(?:no (?:obligation|duty|assistance|help|support|handover|exit plan|aid|part|transition|cooperation)|not (?:be )?(?:required|obliged|obligated|offered|included|help)|under no (?:obligation|duty)|need (?:not|give no)|(?:do(?:es)? not|don't|won't|doesn't|will not|shall not) (?:help|offer|provide|assist|give)|may refuse|without support|excluded|solely responsible|own risk|owes? (?:the )?\[?\w*\]? ?no|duties .{0,20}cease|up to (?:you|\[\w\]))\b/;

const ownData =
  /\b(?:data|files?|records?|content|documents?|materials?|information|photos|messages|mailboxes|history|work product|backup|belongings|tooling|patterns|goods|everything in it|customer list|account data|reports|tokens?|property|furniture|equipment|vehicle|personal effects|possessions)\b/;

const returns =
  /\b(?:withh(?:old|eld)|retain|retention|lien|hold back|refus\w+|releas(?:e|ed) (?:of|only)|(?:is|are|be) released|no return|won't get|not (?:be )?(?:returned|released|handed over)|keep(?:s)? control|hold (?:the )?\[\w\]'s|stay with|as (?:a )?(?:pledge|security)|hand over .{0,20}arises only|made available once|retained)\b/;

const untilPaid =
  /\b(?:until|unless|once|conditional|pending|while|security for|pledge|only on|for any sum|in respect of|lien|leverage)\b/;

const sumsOwed =
  /\b(?:pa(?:id|yment|y)|sums?|fees?|invoices?|balance|arrears|outstanding|owe|owed|due|debit|claims?|charges|settle\w*|brought current|release has been signed|right of retention)\b/;

/** Moving to another supplier or taking the work home: the wider vocabulary. */
const moves = new RegExp(
  `${transition.source}|\\bbrief(?:ing)?\\b.{0,40}\\bincoming|\\b(?:incoming|new|successor|replacement) (?:agency|supplier|provider|operator|contractor|vendor)|\\bco-?operat\\w*|\\bhand(?:s|ing|ed)? (?:\\S+ ){0,2}over|\\bexport\\w*|\\bretriev\\w*|\\bmoving (?:\\S+ ){1,4}(?:elsewhere|somewhere)|\\bcontinuity\\b|\\bdisengagement|\\bwhoever takes over|\\btakes? over from|\\bparallel running`,
);

const refusesHelp =
  /\b(?:not be called upon|shall not be (?:required|bound|obliged|expected)|nothing .{0,60}\b(?:requires?|require|obliges?|as to require)|declines? (?:any )?responsibility|don't (?:offer|give|provide) (?:any )?help|do(?:es)? not (?:offer|give|provide) (?:any )?(?:help|assist)|is (?:entirely )?up to (?:the )?\[\w\]|own arrangements|no (?:further )?(?:obligation|duty|responsibility)|not (?:be )?(?:obliged|obligated|required) to)/;

const ownPrice =
  /(?<!\w)(?:set the (?:price|fee|charge)|(?:charges?|price|fees?|rates?|costs?) (?:to be |as )?(?:\S+ ){0,4}?(?:fixed|set|determined?|named|decided|quoted)\b|\[\w\] (?:may |shall |will |'ll )?(?:fix|set|determine|name|quote|decide)|will quote|quotation|in its discretion|then-?(?:current|prevailing|applicable))\b/;

const forFree =
  /\b(?:for no (?:additional |extra |further )?(?:fee|charge|cost|payment)|(?:cost|costs|expense) of .{0,60}\b(?:borne|met|paid) by|deemed (?:to be )?(?:comprised|included|covered) in|(?:is|are) (?:included|comprised|covered) in|no (?:further|additional|extra|separate) (?:remuneration|fee|charge|payment)|without (?:charge|fee|payment|further payment|remuneration)|free of charge|at no (?:\w+ )?(?:cost|charge)|at (?:its|his|her|their|\[\w\]'s) (?:own |sole )*(?:cost|expense)|for free)\b/;

/** Whoever keeps it secret does not keep it. */
const keptSecret =
  /\b(?:keep|hold|treat|maintain)\w*\b.{0,120}\b(?:secret|confidential(?! (?:information|material|data))|in (?:strict )?confidence)\b/;

/** What is handed over in the course of a contract and may stay behind at its end. */
const stuff =
  /\b(?:data|contents?|information|materials?|documents?|documentation|records?|cop(?:y|ies)|files?|photos?|pictures|posts|reviews|likeness|samples|drawings|know-how|notes|extracts|masters|artwork|methodology|templates|papers|tools|software|history|name)\b/;

const staysBehind = new RegExp(
  `\\b(?:keep(?:s|ing)?|kept|retain\\w*|retention|hold(?:s|ing)? (?:on to|copies|it|them)|hang(?:s)? on|go on (?:using|exploiting)|continu\\w+ to (?:use|hold|exploit|process)|(?:right|entitle\\w*|free|entitlement) to (?:use|hold|store|exploit|keep)|make use of|store|reuse|exploit|(?:not|no|nor|never)\\b(?: \\S+){0,6}? (?:return|hand back|give back|surrender\\w*|destroy|erase|delete)|remains?|stays?|outlasts|survives?)\\b(?: \\S+){0,12}? ${stuff.source}|${stuff.source}(?: \\S+){0,10}? (?:keep|kept|retain\\w*|remains?|stays?|outlasts?|survives?|not be (?:returned|destroyed|surrendered)|hold)\\b`,
);

const onceOver =
  /\b(?:terminat\w*|expir\w*|completion|end(?:s|ed|ing)?\b(?![- ]users?)|over\b|cessation|ceased|clos(?:ed|ure)|after|leave|delete (?:your|\[\w\]'s)|post-?(?:term|expiry)|indefinitely|perpetual\w*|without limit|surrendered|as long as)\b/;

const staysWithIt = (words: string): boolean =>
  staysBehind.test(words) &&
  onceOver.test(
    words.replace(/\bend[- ]users?\b|\b(?:commercial )?ends of (?:its|their|his) own\b|\bcommercial ends\b/g, ''),
  ) &&
  !/\b(?:deposit|books (?:of account|and records)|accurate books|regulatory (?:approvals?|filings?)|required to keep|retention samples|purchase order|liquidated|continue to protect|identity verification|suspend|third-party content|may not (?:keep|retain|hold)|recollection|terminate (?:\S+ ){0,3}right to use|models?|grants? (?:an? |\[\w+\] )|license granted|policies|guidelines)\b/.test(
    words,
  );

const deletesIts =
  /\b(?:delet\w*|wip(?:e|ed|es)|purg\w*|eras\w*|destroy\w*|remov(?:e|ed|al)|discard\w*|thrown|vanish\w*|torn down|gone\b|los(?:s|e)|no (?:obligation|duty) to (?:\w+ or )?(?:keep|retain|store|maintain|hold|preserve|return|provide)|not (?:store|keep|retain|maintain)|neither storage|need not)\b/;

const deletesAtOnce = (words: string): boolean =>
  deletesIts.test(words) &&
  !/\b(?:proprietary information|(?:business|trade) secrets|in error|by mistake|you want to|want to disable|request(?:ed|ing)? (?:the )?deletion|can request|back-?up or other copies|remove (?:the )?(?:required )?software|remove such content|remove all url|links\b|shall still apply|will still apply|this right ends|unless .{0,40}shared|survive|return to|allow (?:\S+ ){0,4}?to remove|models?|may not (?:keep|retain|hold)|(?:delete|erase|destroy) or return|return or (?:delete|erase|destroy)|send back or delete|choice of|hand over|within a month|remove (?:its|their) (?:equipment|furniture|alterations)|(?:(?:no|not|under no)\b.{0,24}?\b(?:obligation|duty|required|obliged|bound|promise|entitle)\b.{0,30}?\b(?:delete|erase|removed?|undo)))\b/.test(
    words,
  ) &&
  !/^(?:[\d.()a-z]{0,5} )?if (?:\[\w\]|you) (?:\w+ ){0,3}?delete/.test(words);

const exitWork =
  /\b(?:transition\w*|migrat\w*|hand(?:ing|ed)?[- ]?over|handed|switch\w*|change-?over|disengag\w*|off-?board\w*|exit (?!fees?\b)\w+|with exit|termination assistance|extract\w*|egress|retriev\w*|export\w*|successor|cop(?:y|ies) of (?:\[\w\]'s|your|its|the) (?:records|data|files)|data back|drawings|moving|reinstatement|incoming)\b/;

const pricedExit = (words: string): boolean =>
  exitWork.test(words) &&
  !/\b(?:insurance|policy|negotiate in good faith|costs? allocated|repurchase|per transferring|cost-?plus|fully[- ]burdened|net invoice)\b/.test(
    words,
  );

const freeHelp = (words: string): boolean =>
  !/\b(?:any and all liability|liability .{0,80}limited|marks\b|litigation|errors|trademarks?|patents?|regulatory (?:approvals?|filings?))\b/.test(
    words,
  );

const notHostage =
  /\b(?:senior lien|daily rent|retains ownership|cannot hold back|lien over its accounts|secure the purchase price|seize and sell|lien, (?:fine|claim|charge)|claim, lien|indemnif\w*|injur(?:y|ies)|perfected|proceeds)\b/;

const heldBack = (words: string): boolean => !notHostage.test(words);

const littleTime = (words: string): boolean =>
  !/\bend of (?:each|every|the) (?:calendar )?(?:month|quarter|year)|\bfollowing the effective date|\breports? (?:provided|of the)|\bunits? sold\b/.test(
    words,
  );

const servesOn = (words: string): boolean =>
  !/\b(?:licen[cs]es? granted|patents?|(?:agreement|licen[cs]e)\b(?: \S+){0,6}? (?:continue|remain)s? in (?:effect|force))\b/.test(
    words,
  );

/** The end of a contract: help with the move, data and what each side keeps. */
const found = defineTopic(
  'exit-and-transition',
  file,
  withSides(file.issues, {
    'escrow-release-any-breach': [
      {
        bears: 'giver',
        all: [
          /\b(?:escrow(?:ed)?|call for release)\b/,
          /\b(?:releas\w+|obtain|demand)\b/,
          /(?<!\w)(?:(?:upon|on|in the event of|for) any (?:breach|default|failure|reason)|any (?:failure|breach|default)\b.{0,50}\bis a release (?:event|condition)|(?:upon|on) (?:the )?\[(?:a|taker)\]'s (?:sole |first |mere )?(?:\w+ )?(?:demand|request)|\[(?:a|taker)\] (?:believes|considers|is of the opinion|thinks)\b)/,
        ],
        clause: [/\b(?:source|code|escrow materials|software)\b/i],
        none: [
          /\[each\]|\b(?:not required|purchase price|escrow (?:amount|fund|account)|funds?|cured|material breach|remedied|agent shall be released|released from liab|deposit of money|without (?:the )?\[\w+\]'s consent|shares?|dispute)\b/,
        ],
      },
      {
        bears: 'giver',
        all: [/\bescrow agreement\b/, /\bany (?:failure|breach|default)\b.{0,60}\bis a release (?:event|condition)\b/],
        none: [/\bmaterial|\bcured/],
      },
    ],
    'no-exit-help': [
      {
        all: [new RegExp(`${transition.source}|\\bassist\\b|qualify another source`), noHelp],
        none: [
          /\b(?:nothing in|unless|third-party software|except|save that|furniture|without payment|not be required to pay|confidential|continue after|no charge|until|trial|solely responsible for (?:its|all) (?:acts|taxes)|subcontract|personnel|suspen|step-?in|no duty to continue)\b/,
          /\[each\]/,
        ],
        test: (_, { words }) =>
          atTheEnd.test(words) ||
          /\b(?:successor|replacement|migrat|switch|port|another platform|convert|transfer of the services|change)/.test(
            words,
          ),
      },
      {
        within: 'clause',
        all: [/\bmove (?:your|\[\w\]'s) files|move .{0,20}files/, /\bdo(?:es)? not help|don't help|won't help/],
      },
      { all: [/\b(?:upon|on|after) .{0,30}(?:end|terminat|expir)/, /\ball duties of .{0,20}cease/] },
      {
        all: [
          /\b(?:transition|migration|exit|termination|handover) (?:services?|assistance|help|support)\b/,
          /\bnot (?:be )?(?:included|offered|provided|available|part of)/,
        ],
        none: [/unless|except/],
      },
      { all: [/\b(?:decline|refuse)s? to (?:cooperate|assist|help|support)/, atTheEnd], none: [/\b(?:not|unless)\b/] },
      {
        all: [moves, refusesHelp],
        none: [
          /(?<!\w)(?:unless|except|save|furniture|confidential|suspen|step-?in|trial|subcontract\w*|taxes|disclose|charge|prior to payment|without payment)(?!\w)|\[each\]/,
        ],
        test: (_, { words }) =>
          atTheEnd.test(words) || /\b(?:successor|replacement|incoming|migrat|elsewhere|moving)/.test(words),
      },
      {
        within: 'clause',
        all: [
          /\b(?:don't|do not|does not|won't|will not) (?:offer|give|provide) (?:any )?(?:help|assist\w*|support)\b|\bdeclines? (?:any )?responsibility for continuity/,
          /(?<!\w)(?:once|when|after|if) (?:the )?\[\w\] (?:leaves?|goes|cancel)|\bmoving (?:\S+ ){1,4}(?:elsewhere|somewhere)|\bend of the term|\bown arrangements/,
        ],
        none: [/\[each\]/],
      },
      {
        force: ['ban', 'no-duty', 'fact', 'duty', 'exclusion'],
        all: [
          moveOn,
          /\b(?:no (?:duty|obligation|responsib\w+|part in)|not (?:be )?(?:expected|required|obliged|bound|called upon|offer\w*)|(?:role|duties|work|obligations?) (?:is|are) over|leaves? (?:it|that) to|own (?:affair|problem|responsibility|arrangements))\b/,
          /\b(?:help|assist\w*|support\w*|lend a hand|co-?operat\w*|switch|change-?over|migrat\w*|transition\w*|hand(?:ing)? over|continuity)\b/,
        ],
        none: [
          bothSides,
          /\b(?:unless|except|save|confidential\w*|suspen\w*|step-?in|subcontract\w*|taxes|charge\w*|payment|defen[cs]e|indemn\w*|patent|litigation|claims?|tax|export (?:control|law)s?|team|purchase)\b/,
        ],
        test: (_, { words }) =>
          whenOver.test(words) ||
          /\b(?:successor|replacement|incoming|migrat|switch|changeover|new (?:operator|provider|supplier)|whoever)/.test(
            words,
          ),
      },
    ],
    'exit-help-at-any-price': barring(
      [/\bat the (?:sow|agreed|contract|rate card) rates\b/, /\bfixed (?:sum|fee|price)\b/],
      [
        {
          bears: 'other',
          all: [
            /\b(?:exit|transition|migration|termination) (?:services|assistance|help)\b.{0,60}\bat (?:prices?|rates?|fees?|charges) (?:set|fixed|determined|chosen) by (?:the )?\[a\]/,
          ],
          none: [/\[each\]|\breasonabl/],
        },
        ...holding(pricedExit, [
          {
            all: [
              new RegExp(
                `${transition.source}|\\bexport|\\bcopy of|data back|drawings|help in moving|data taken out|extraction|handing over`,
              ),
              /\b(?:rates?|fees?|charges?|charged|price|pay|payment|quotation|offer|cost|billable|costs|invoiced|prepayment)\b/,
              /\$ ?\d[\d,]*|(?<!\w)(?:fee \[\w\] set|determined by|prevailing rates?|whatever (?:it|\[\w\])|(?:then-?)current premium|then-?current|\[\w\] sets?|(?:it|\[\w\]) (?:may )?(?:fix|sets?|price|states?|name)|as it sees fit|may fix|[12345]\d{2} ?(?:%|percent)|double|triple|(?:2|3|two|three) times|premium|whatever its amount|to be named|in \[?\w*\]?'?s? ?(?:its )?(?:sole )?discretion|list price|may quote|may require|as published|from time to time|at the cost that|in advance|price as it)/,
            ],
            none: [
              /\b(?:rates in the order form|agreed rates|free of charge|features|shall not charge|training sessions|contract rates|rate card in|at no (?:charge|cost)|without (?:charge|payment)|monthly in advance|standard rates, payable)\b/,
              /\[each\]/,
            ],
          },
          {
            force: ['duty', 'fact', 'right'],
            all: [
              new RegExp(`${moves.source}|\\bcop(?:y|ies) of`),
              ownPrice,
              new RegExp(`${atTheEnd.source}|\\bexport|\\bexit|\\bhandover|\\btransition|\\bmigrat`),
            ],
            none: [
              /\b(?:agreed rates|contract rates|rates? (?:in|under|that applied under) (?:this|the) (?:agreement|contract)|free of charge|no charge|at no cost|without charge|reasonable (?:rates?|charges?|fees?)|not exceed|capped|rate card|based on)\b/,
            ],
          },
          {
            force: ['duty', 'fact', 'right'],
            all: [
              /\b(?:transition\w*|migrat\w*|hand-?over|switch(?:ing)?|change-?over|disengag\w*|off-?board\w*|exit (?:help|assistance|services?|work|support)|termination assistance|extract\w*|retriev\w*|export\w*)\b/,
              /\b(?:(?:will|shall|may) (?:name|set|fix|quote|determine)|(?:[2-9]|two|three|double|triple) times|double (?:its|the)|at (?:its|\[\w\]'s) (?:then|own)|paid (?:beforehand|in advance|up ?front)|prepaid|as it (?:sees fit|chooses)|whatever (?:price|fee|it)|premium rates?)(?!\w)/,
              /\b(?:fees?|rates?|price|charges?|cost)\b/,
            ],
            none: [
              bothSides,
              /\b(?:contract rates|agreed|price list|rate card|free|no charge|reasonable|goods|export (?:control|licen|dut))/,
            ],
          },
          {
            force: ['duty', 'fact', 'definition'],
            all: [
              /\b(?:extraction|export|retrieval|migration|de-?conversion|data return|exit|transition|hand-?over) (?:charges?|fees?|payment)\b/,
              /(?:[$£€] ?\d|\b\d+ ?(?:%|percent)|\bgreater of\b|\bwhatever the cause\b)/,
            ],
            none: [
              bothSides,
              /\b(?:no (?:extraction|export|retrieval|migration|exit)|waived?|not (?:be )?(?:payable|exceed)|capped|export (?:tax|dut|licen))/,
            ],
          },
        ]),
      ],
    ),
    'free-exit-help': holding(freeHelp, [
      {
        all: [
          new RegExp(
            `${transition.source}|\\bafter employment|after the end|accounts and trains|termination|source code`,
          ),
          /\b(?:assist\w*|help|support\w*|transfer all|transition\w*|handover|disengagement|offboarding|hands? over|train\w*|migrat\w*|knowledge transfer|available|exit (?:services|assistance)|changeover|transfer|de-brand|supply source code|incoming)\b/,
          /(?<!\w)(?:free of charge|at (?:no|its own|its sole|\[\w\]'s (?:sole|own)) (?:charge|cost|expense|additional)|at no cost|at its own,? cost|without (?:pay\b|payment|charge|further remuneration|remuneration|compensation|extra|additional)|at no additional|at its own expense|no charges? shall be payable|gratis|unpaid|not be paid|won't be paid|no entitlement to a fee|deemed included|shall not invoice|bears (?:the entire|all|the whole|every) (?:expense|cost)s?|no entitlement to a fee|at no charge|no extra)/,
        ],
        none: [
          /\b(?:available for export|export (?:of )?(?:its|their|the)? ?data|not required|bug fixes|self-service|warranty period|may export|only where|up to \d+ hours|bears its own|step-?in|suspen|without charge to (?:leave|terminate)|exhibits?|defects?|may be called)\b/,
          /\[each\] bears/,
        ],
        test: (_, { words }) =>
          atTheEnd.test(words) ||
          /\b(?:disengagement|offboarding|exit|transition|successor|handover|transfer|migrat|move the work)/.test(
            words,
          ),
      },
      {
        within: 'sentence',
        all: [
          /\b(?:assist|help|support)\w* (?:with|in) (?:the )?(?:migration|transition|handover|changeover|exit)/,
          /\b(?:without|free of|no) charge|at no cost|free\b/,
        ],
        none: [/\b(?:up to \d+ hours|not be)/],
      },
      {
        bears: 'giver',
        force: ['duty', 'fact', 'ban', 'no-right', 'promise'],
        all: [moves, forFree],
        none: [
          /(?<!\w)(?:warranty period|defects?|may export|self-service|up to (?:\d+|eight|ten) hours|further help|step-?in|suspen|bears its own|own (?:cost|expense)s? of|export (?:its|their|your|the) data|return (?:of )?(?:the )?(?:equipment|property|data)|cooperat\w* with (?:any )?(?:investigation|audit|regulator)|defen[cs]e|indemn|patent|register)(?!\w)|\[each\]/,
        ],
        test: (_, { words }) =>
          atTheEnd.test(words) ||
          /\b(?:incoming|successor|replacement|new|migrat|handover|whoever takes over)/.test(words),
      },
      {
        within: 'clause',
        bears: 'giver',
        all: [
          /\b(?:handover|transition|exit|migration|changeover)\b.{0,60}\b(?:is|are|shall be) (?:deemed )?(?:included|comprised|covered) in (?:the )?(?:retainer|fees?|price|charges|monthly)(?!.{0,40}further)/,
        ],
        none: [/\[each\]|\bup to \d+ hours/],
      },
      {
        bears: 'giver',
        force: ['duty', 'fact', 'ban', 'promise'],
        all: [
          moveOn,
          /(?<!\w)(?:bears? (?:all|the|every) (?:\w+ )?(?:costs?|expenses?)|gets? nothing|covered by the (?:price|fee)|(?:in|with)in the (?:price|fee|retainer)|included in|at no (?:\w+ )?(?:cost|charge)|free of charge|without (?:\w+ )?(?:charge|pay|payment|fee|cost)|for (?:free|nothing)|at (?:its|\[\w\]'s) (?:own |sole )*(?:cost|expense)|no (?:further |additional |extra )?(?:fee|charge|pay|remuneration))(?!\w)/,
          /\b(?:after|following|end\b|expir\w*|terminat\w*|new (?:supplier|provider|team|operator|agency|contractor)|incoming|successor|replacement (?:supplier|provider|contractor)|whoever takes)\b/,
        ],
        none: [
          bothSides,
          /\b(?:warrant\w*|defects?|defective|may export|up to \d+ hours|step-?in|suspen\w*|return (?:of )?(?:the |all )?(?:equipment|property|data|goods|product)|indemn\w*|patent\w*|register\w*|regulat\w*|inventor\w+|insur\w*|licen[cs]e[ds]?|replace(?:ment)? (?:product|part|unit|goods)|audit\w*|confidential\w*|tax\w*|improvements?|litigation|repair\w*)\b/,
        ],
      },
    ]),
    'service-until-replaced': holding(servesOn, [
      {
        all: [
          /\b(?:continue|go on|going|keep (?:supplying|delivering|working|the|on)|keep\b|persists?|remain(?:s)? (?:engaged|obliged)|obliged to (?:run|operate|serve)|not leave|stay on|not cease|ineffective|extend the exit|extended|support the system|takes? effect|working for|not be effective|not effective)\b/,
          /(?<!\w)(?:until|before|as long as|for so long as|for as long as|for such period as|unless and until|as often as|without limit in time|while \[\w\] still|however long|while .{0,20}still needs?)(?!\w)/,
          /\b(?:replacement|substitute|successor|another (?:carrier|agency|provider)|someone else|new (?:agency|offices?|provider)|require|requests?|releases? it|depends? on|confirms? that migration|deems? (?:it )?necessary|secure another|another provider|needs? them|still needs|migration is complete|transition is complete|notifies it|hired a|has hired|fully assumed|no longer depends|states)/,
        ],
        none: [
          /\b(?:no duty|against payment|up to \d+|\d+ days|replacement policy|insured|step-?in|suspen|warranty|confidential|notice period of|1 month|repair|until it is replaced)\b/,
          /\[each\]/,
        ],
        test: (_, { words }) =>
          /\b(?:terminat|expir|end\b|ends|notice period|resignation|stop|leave|cease|working for|exit|post-term|new offices|beyond|go on|old terms|still needs|find)/.test(
            words,
          ),
      },
      {
        bears: 'giver',
        all: [
          /\b(?:continue|carry on|keep (?:on )?(?:doing|working|serving|supplying|managing|running|providing)|not (?:withdraw|leave|cease|stop|take effect)|remain in post|stay on|go on)\b/,
          /(?<!\w)(?:until|before|till|unless and until)(?!\w).{0,80}(?<!\w)(?:releases? (?:it|him|her|the|\[\w\])|someone (?:else|new)|somebody else|successor\b.{0,60}(?:taken over|in place)|has (?:fully )?taken over|replacement|(?:has )?found)(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:up to \d+|not (?:more than|exceed)|\d+ days|confidential|insur|suspen|step-?in|warranty|repair|goods|part|within \d+|approval shall)(?!\w)|\[each\]/,
        ],
      },
      {
        bears: 'giver',
        force: ['duty', 'ban', 'fact', 'promise'],
        all: [
          /\b(?:keep(?:s)? (?:\S+ ){0,5}?going|continue\w*|carry on|go on|not (?:take|withdraw|leave|stop|cease)|stay|remain)\b/,
          /\b(?:until|so long as|as long as|while|before)\b.{0,60}\b(?:no longer (?:needed|required|needs)|(?:transition|migration|handover|transfer) (?:has been|is|was) complet\w*|no other|another|found|replace\w*|successor|someone|tells? it|releases? it|in place|engaged|taken over)\b/,
          /\b(?:contract has ended|notwithstanding (?:\w+ )?expir\w*|(?:after|following|upon) (?:\w+ )?(?:expir|terminat|end)\w*|although .{0,40}ended|expir\w* or terminat\w*|notice has run out|despite)\b/,
        ],
        none: [
          bothSides,
          /\b(?:up to \d+|\d+ (?:days|months)|confidential\w*|insur\w*|licen[cs]e|surviv\w*|liab\w+|royalt\w+)\b/,
        ],
      },
    ]),
    'data-held-hostage': holding(heldBack, [
      {
        all: [
          /\b(?:not (?:be )?(?:required|obliged|obligated) to (?:return|release|hand over|give back|provide)|may (?:keep|retain|hold|refuse to (?:return|release)|withhold)|need not (?:return|release))/,
          new RegExp(`${ownData.source}|equipment|books`),
          /\b(?:until|unless|pending)\b/,
          sumsOwed,
        ],
        none: [
          /\b(?:title|deposit|law\b|taxes|acceptance|insurance|not withhold|disputed sums?|retention)/,
          /\[each\]/,
        ],
      },
      {
        all: [ownData, returns, untilPaid, sumsOwed],
        none: [
          /\b(?:waives?|shall not (?:be )?(?:withhold|entitle)|not withhold|export .{0,20}at any time|taxes|title to the goods|third party until|return all|not hold back|insurance|retention period|records for \d|\d+ years|acceptance|retain (?:\d+|ownership|title))\b/,
          /\[each\]/,
          /\bretain (?:a )?cop(?:y|ies)/,
          /\b(?:may retain|retained).{0,40}\b(?:law|backup|archiv)/,
        ],
      },
      {
        all: [/\b(?:lien (?:on|over)|right of retention|as a pledge|hold .{0,30}as security)\b/, ownData],
        none: [/\b(?:waives?|shall not|no lien)/, /title to/],
      },
      {
        all: [
          /\bwon't get .{0,20}back until|(?:release|return) of .{0,40}(?:conditional|conditioned|refused)|export of .{0,20}is refused|keeps control of .{0,40}until/,
          ownData,
        ],
      },
      {
        force: ['ban', 'no-duty', 'right', 'duty', 'fact'],
        all: [
          new RegExp(`${ownData.source}|\\bbooks\\b|\\bkeys\\b|\\bledgers?|\\bdatabase|\\bartwork|\\bdrawings`),
          /\b(?:(?:won't|will not|shall not|not (?:be )?(?:required|obliged) to) (?:hand over|release|return|give back|export|transfer)|subject to (?:the )?(?:prior )?payment|(?:return|release|export|handover|delivery) of .{0,60}\b(?:conditional|subject|contingent|dependent)|(?:general |possessory )?lien|may hold\b)/,
          /(?<!\w)(?:while (?:the )?\[\w\] owes?|owe[sd]?|(?:prior|full) payment|payment of all|receipt of all|until .{0,40}\bpaid|all (?:sums|charges|fees|amounts)|alleged|certified to be owing|outstanding|settled)(?!\w)/,
        ],
        none: [
          /(?<!\w)(?:title|purchase price|goods|shall not (?:be entitled to )?(?:withhold|exercise)|no lien|waives?|deposit|law requires|taxes|shares?)(?!\w)|\[each\]/,
        ],
      },
      {
        force: ['ban', 'no-duty', 'right', 'duty', 'fact', 'exclusion'],
        all: [ownThings, keptBack, tillPaid],
        none: [
          bothSides,
          /\b(?:title|purchase price|waives?|deposit|law\b|tax\w*|shares?|escrow|royalt\w+|retain (?:\d|ownership|all right|copies)|records? (?:for|of)|audit\w*|confidential information|certif\w*|insur\w*|inventor\w+|at once|licen[cs]e|indemnif\w*|dispute|acceptance|withholding|years|reports?|delay\w*)\b/,
        ],
        test: (_, { words }) =>
          /\b(?:data|files?|records|drawings|artwork|books|keys|copies|backup|documents|property|database|belongings|materials|goods|equipment|account|export)\b/.test(
            words,
          ) && !/\bgoods\b.{0,40}\bdeliver/.test(words),
      },
    ]),
    'data-deleted-at-once': barring(
      [/\bpersonal (?:devices|accounts|computers?|phones?)\b/],
      holding(deletesAtOnce, [
        {
          all: [
            new RegExp(`${ownData.source}|stored content|account\\b`),
            /\b(?:delet\w*|wip(?:e|ed|es)|purg\w*|eras\w*|destroy\w*|remov(?:e|ed|al)|discard\w*|thrown away|vanish\w*|loss of stored|lose all access|no obligation to (?:retain|keep|store|return)|neither storage nor return|need not (?:keep|retain|store)|keeps no copy|does not (?:retain|keep|store))\b/,
            new RegExp(`${atTheEnd.source}|last day|as soon as`),
            /\b(?:immediate\w*|at once|may|permanently|instant|when|upon|on the|once|as soon as|no (?:obligation|grace|liability|prior)|automatic\w*|need not|neither|at the|in the|beyond|irreversible|keeps no|can't be|cannot be|does not|right to)\b/,
          ],
          none: [
            /\b(?:for \d+ days|\d+ days|shall not delete|before any deletion|on request|licen[cs]e|grants|your posts|retrieval period|after (?:the|a) (?:export|retrieval)|recipient shall promptly|certif\w*|unless fetched|within \d|not downloaded|hours|notify the|\d+-day|one week|1 week|shall not be deleted|return or destroy|return(?:ed)? (?:and|or)|upon (?:request|written))\b/,
            /\[each\]/,
            /\bconfidential information/,
          ],
        },
        {
          force: ['right', 'fact', 'duty', 'ban', 'no-duty'],
          all: [
            new RegExp(`${ownData.source}|stored|\\baccount\\b|\\banything|\\btransaction history|\\bdatabase`),
            /\b(?:delet\w*|wip(?:e|ed|es)|purg(?:e|ed|ing)|eras\w*|destroy\w*|gone (?:for good|forever)|not (?:store|keep|retain|maintain)|no (?:obligation|duty) to (?:maintain|keep|store|retain|hold)|lost (?:for good|forever)|can(?:not|'t) be (?:recovered|restored))\b/,
            /\b(?:(?:when|once|as soon as|upon|on|with effect from|at|past|following|after)\b.{0,60}\b(?:terminat\w*|clos\w+|end(?:s|ing|ed)?\b|expir\w*|last day|leave)|account closes)/,
          ],
          none: [
            /(?<!\w)(?:\d+ (?:\w+ )?days|\d+-day|\d+ months?|shall not delete|return or destroy|destroy or return|upon (?:written )?request|certif\w*|recipient|confidential information|your posts|retrieval period|export period|within)(?!\w)|\[each\]/,
          ],
        },
        {
          force: ['right', 'fact', 'duty', 'ban', 'no-duty'],
          all: [
            /\b(?:data\b|content|files?\b|environment|account|backup\w*|photos|messages|mailbox\w*|stored)/,
            destroyed,
            /\b(?:(?:upon|on|at|when|once|as soon as)\b.{0,40}\b(?:terminat\w*|closure|closing|expir\w*|subscription ends|ends?\b|last day|leave))/,
          ],
          none: [
            bothSides,
            /\b(?:\d+ (?:\w+ )?days|\d+-day|\d+ months?|shall not delete|return(?:ed)? (?:or|and|to)|destroy or|request|certif\w*|recipient|confidential|retrieval|export period|personal data shall be|within|promptly|copies of the (?:software|licensed)|use of)\b/,
          ],
        },
      ]),
    ),
    'short-retrieval-time': holding(littleTime, [
      {
        all: [
          new RegExp(`${ownData.source}|\\bread-only period|\\bexport`),
          /\b(?:retriev\w*|download\w*|export\w*|fetch\w*|collect\w*|copies|copy|accessible|access|remove its|removed|taken out|read-only|window)\b/,
          /\b\d+[- ](?:business |working |calendar )*(?:hour|day|week)s?\b|end of the week/,
          new RegExp(`${atTheEnd.source}|gone|abandoned|forfeit|purged|erased|grace period|property`),
        ],
        none: [
          /\b(?:errors|deliver a full|restored from|bin for|not be deleted until|respond|request within|support|at least \d+)\b/,
          /\[each\]/,
        ],
        test: (_, { words }) =>
          /end of the week/.test(words) ||
          (Math.min(99, ...allDaysIn(words)) < 15 && Math.max(0, ...allDaysIn(words)) < 21),
      },
      {
        all: [
          /\b(?:belongings|goods|possessions|tooling|items) .{0,30}(?:not collected|left)/,
          /\b\d+ (?:hour|day)s?\b/,
        ],
        test: (_, { words }) => Math.max(0, ...allDaysIn(words)) < 15,
      },
      ...barring(
        [/(?<!\w)(?:support|respond|at least \d+|restored from|records for)(?!\w)|\[each\]/],
        [
          {
            bears: 'actor',
            force: 'right',
            all: [
              new RegExp(`${ownData.source}|\\barchive|\\bdatabase|\\bextract`),
              /\b(?:download|retriev\w*|save|collect|copy|copied|fetch|export|remove|access\w*|back up)\b/,
              /\b(?:\d+[- ](?:business |working |calendar )*(?:hour|day|week)s?|(?:a|1) week)\b/,
              new RegExp(`${atTheEnd.source}|\\brun out|\\bclosing`),
            ],

            test: (_, { words }) =>
              /\ba week\b/.test(words) ||
              (Math.min(99, ...allDaysIn(words)) < 15 && Math.max(0, ...allDaysIn(words)) < 21),
          },
          {
            bears: 'taker',
            force: ['fact', 'duty'],
            all: [
              new RegExp(`${ownData.source}|\\barchive|\\bdatabase|\\bextract`),
              /\b(?:download|retriev\w*|save|collect|copy|copied|fetch|export|remove|access\w*|back up)\b/,
              /\b(?:\d+[- ](?:business |working |calendar )*(?:hour|day|week)s?|(?:a|1) week)\b/,
              new RegExp(`${atTheEnd.source}|\\brun out|\\bclosing`),
            ],

            test: (_, { words }) =>
              /\ba week\b/.test(words) ||
              (Math.min(99, ...allDaysIn(words)) < 15 && Math.max(0, ...allDaysIn(words)) < 21),
          },
        ],
      ),
      {
        within: 'clause',
        bears: 'taker',
        force: ['duty', 'fact', 'ban'],
        all: [
          /\b(?:request|download|retriev\w*|access\w*|archive|copied|collect\w*)\b.{0,80}\b(?:(?:[1-9]|1[0-4]) (?:business |working )?days?|(?:24|48|72) hours|(?:a|1) week)\b/,
          /\b(?:dispose of|delet\w*|lost\b|destroy\w*|erase[ds]?|not (?:been )?copied|can't get)/,
          /\b(?:terminat\w*|expir\w*|end(?:s|ed)? of|run out|clos(?:e|es|ing|ure))\b/,
        ],
        none: [/(?<!\w)(?:at least|cure|remed|breach)(?!\w)|\[each\]/],
      },
    ]),
    'keeps-materials-after-end': holding(staysWithIt, [
      {
        bears: 'actor',
        force: ['fact', 'duty', 'acknowledgement'],
        all: [
          /\[o\]'s (?:right|entitlement|permission|freedom) to (?:\w+ )?(?:use|hold|keep|retain|exploit|store|process)\b/,
          stuff,
          /\b(?:surviv\w*|continu\w*|outlasts?|not (?:be )?affected|remains?)\b/,
        ],
        none: [bothSides],
      },
      {
        bears: 'taker',
        force: ['fact', 'duty', 'acknowledgement'],
        all: [
          /\[giver\]'s (?:right|entitlement|permission|freedom) to (?:\w+ )?(?:use|hold|keep|retain|exploit|store|process)\b/,
          stuff,
          /\b(?:surviv\w*|continu\w*|outlasts?|not (?:be )?affected|remains?)\b/,
        ],
        none: [bothSides],
      },
      {
        bears: 'giver',
        force: ['fact', 'duty', 'acknowledgement'],
        all: [
          /\[taker\]'s (?:right|entitlement|permission|freedom) to (?:\w+ )?(?:use|hold|keep|retain|exploit|store|process)\b/,
          stuff,
          /\b(?:surviv\w*|continu\w*|outlasts?|not (?:be )?affected|remains?)\b/,
        ],
        none: [bothSides],
      },
      {
        all: [
          new RegExp(
            `${ownData.source}|\\bcopies|\\bcontent|likeness|reviews|pictures|photos|know-how|samples|masters|methodology|documentation|notes|software|extracts`,
          ),
          /\b(?:may|free to|right to|outlasts|entitled|not (?:be )?(?:obliged|required)|no duty|under no duty|need not be|can|remains? with|stays? on|for its unrestricted|shall be free|continues? to)\b/,
          /\b(?:retain\w*|keep(?! any of it)\w*|hold on to|continue to use|go on (?:using|exploiting)|keep using|go on using|reuse|not obliged to return|return or destroy|not be surrendered|erase|store|stay(?:s)? on|remain(?:s)? with|use\b|using|exploit\w*|outlasts)\b/,
          new RegExp(`${atTheEnd.source}|indefinitely|surrendered|be surrendered|even after`),
        ],
        none: [
          /\b(?:free to erase|may erase|shall not retain|shall (?:promptly )?return or destroy|shall hand back|as required by law|stays subject|books of account|by their nature|decompile|final reports|shall (?:\w+ )?return|terminate your relationship|backup copies|overwritten|printed manuals|accounting records|remain confidential|until|pending|aggregated|anonymi[sz]ed|for \d+ days|legal (?:hold|obligation)|one (?:archive )?copy|1 (?:archive )?copy|\d+ days|step-?in|suspen|export|its alterations|premises)\b/,
          /\[each\]/,
        ],
      },
      {
        force: ['right', 'no-duty', 'fact', 'duty'],
        all: [
          new RegExp(
            `${ownData.source}|\\bposts\\b|\\bphotos\\b|\\bcontent\\b|\\bcopies|\\btemplates|\\bworking papers|\\btools\\b`,
          ),
          /\b(?:keep|keeps|retain\w*|hold (?:on to|copies|it on file|them)|remain with|go on (?:using|exploiting)|make use of|need not (?:return|destroy|delete))\b/,
          /(?<!\w)(?:even (?:if|after|once)|after|once (?:it|the|this)|not affected by the (?:expir|terminat|end)\w*|following|on the ending|over\b|without limit of time|as long as (?:it|\[\w\]) (?:likes?|thinks?|wishes))(?!\w)/,
          /\b(?:however|(?:own|any) (?:purposes?|business)|like\b|useful|exploit\w*|use (?:them|it|of them)|without limit|continue|indefinitely|as long as|improve|products)\b/,
        ],
        none: [
          /(?<!\w)(?:required by law|legal|archiv\w+ cop|one copy|1 copy|backup|anonymi[sz]ed|aggregated|paid|payment|until|confidentiality obligations|stays? subject|\d+ days|pre-existing|own data)(?!\w)|\[each\]/,
          keptSecret,
        ],
      },
      {
        within: 'sentence',
        all: [
          /\bgo on (?:using|exploiting)\b.{0,40}\b(?:without limit|indefinitely|after)/,
          /(?<!\w)(?:remain|remains|stay|stays) with (?:the )?\[\w\]/,
        ],
        none: [/\[each\]/],
      },
      {
        force: ['right', 'no-duty', 'fact'],
        all: [
          ownThings,
          /\b(?:hang(?:s)? on to|keep(?:s)?\b|retain\w*|hold on to|need not (?:return|hand back|give back|destroy)|not (?:be )?(?:obliged|required) to (?:return|destroy|hand))\b/,
          whenOver,
          /\b(?:(?:such|any|its own|whatever) (?:use|purposes?|showcase)|use (?:it|them)|as it (?:may )?(?:wish|like|see)|for its own|continue to use|indefinite\w*|without limit\w*)\b/,
        ],
        none: [
          bothSides,
          /\b(?:required by law|legal files|archiv\w*|1 copy|one copy|backup|anonymi[sz]ed|aggregated|paid|until|stays? subject|\d+ (?:days|months|years)|confidential\w* obligations|inventory|sell[- ]off|erase|license[ds]?)\b/,
        ],
      },
      {
        within: 'sentence',
        force: ['no-duty', 'right', 'fact', 'ban'],
        all: [
          /\b(?:no (?:obligation|duty) to return|not (?:be )?(?:required|obliged|obligated|bound) to return|need not return)\b.{0,120}\b(?:expir\w*|terminat\w*|end\b|completion|discussions)/,
          /\b(?:retain|keep|hold|use)\b.{0,30}\b(?:indefinite\w*|without limit|as long as|for ?ever|them|it)/,
        ],
        none: [/\b(?:required by law|archiv\w*|backup)\b|\[each\]/],
      },
    ]),
  }),
  fixes,
);

/** Further ways of saying it, in words that are rarer in contracts. */
const more: Readonly<Record<string, readonly IssueRule[]>> = {
  'data-deleted-at-once': [
    {
      bears: 'taker',
      all: [
        /\b(?:the moment|as soon as|when|once|upon|on)\b.{0,60}\b(?:stops?|ends?|expir\w+|terminat\w+|cancel\w*)\b/,
        /\b(?:erase[sd]?|wipe[sd]?|delete[sd]?|purge[sd]?)\b/,
        /\b(?:straight away|at once|immediately|forthwith|same day|the moment)\b/,
        /\b(?:data|files?|stored|content|account|whatever \[\w+\] (?:have|has) kept)\b/,
      ],
      none: [/\b(?:back-?ups?|confidential|on request|at the request|certif\w+|return\w*|copies)\b/],
    },
  ],
  'data-held-hostage': [
    {
      bears: 'taker',
      all: [
        /\b(?:records|data|files|books|documents|papers)\b/,
        /\b(?:handed over|returned|released|given back) only (?:against|on|upon|after) (?:full )?(?:payment|settlement)\b|\b(?:sit on|hold on to|hold back)\b.{0,60}\buntil\b.{0,80}\b(?:paid|settled)\b/,
      ],
    },
  ],
};

/** What a statement that has the words of an issue may say of them instead. */
export const issues = unlessDenied(alsoBy(alsoBy(found, more), otherWords), {
  'no-exit-help': [denies('refuse|release|relieve|withhold|decline')],
  'exit-help-at-any-price': [denies('charge|charged')],
  'free-exit-help': [
    /\b(?:not|no duty|no obligation|need not|under no)\b.{0,30}\b(?:give|provide|render|supply|assist|help)\b.{0,60}\b(?:without|unless|free|before)\b.{0,20}\b(?:pa(?:y|id|yment)|charge|remuneration)\b/,
    noneOf('exit help|help|assistance|service|transition', 'free|without (?:charge|payment)|gratis'),
  ],
  'service-until-replaced': [freedFrom('carry on|continue|go on|keep'), nothing('obliges?|requires?')],
  'short-retrieval-time': [denies('lost')],
  'keeps-materials-after-end': [denies('retain|keep|hold on|use|continue|draw')],
  'data-held-hostage': [denies('hold|withhold|retain|keep|depend|conditional|sit')],
  'data-deleted-at-once': [
    denies('erased?|deleted?|destroy(?:ed)?|wiped?|purged?'),
    nothing('erased|deleted|destroyed|wiped|purged'),
    // Who takes licensed matter out of its own product deletes nothing of the other side's.
    /\bremove\b[^.;]{0,60}\bfrom (?:the |its |any )?(?:software|products?|services?|sites?|websites?|materials|packaging|catalog\w*)\b/,
  ],
  'escrow-release-any-breach': [denies('hand over|release[sd]?|suffice|entitle')],
});
