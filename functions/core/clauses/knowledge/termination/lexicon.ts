/**
 * The concepts that the ends of contracts, their renewal, transfer and change turn on, each with the many ways in which
 * English says it. Rules join two or three of them; what stands between does not matter.
 */

/** It holds for both sides alike. */
export const bothSides =
  /\[each\] (?:may|shall|can|will|has|have|must|is|are|gives?)\b|\b(?:by|of|to|for|from) \[each\](?! agree)|\beither (?:party|side|of us)|\bneither\b|\bmutual/;

/** The price for the time that is left. */
export const restIsPaid =
  /\b(?:(?:every|each|all|any|entire|full|whole|total|sum|aggregate|equivalent|fees?|charges?|rent\w*|payments?|instal?lments?|dues|commitments?|everything)\b.{0,70}\b(?:remain\w*|unexpired|still to come|left (?:on|in|of|under)|not yet (?:due|begun|accrued)|rest of|residue of|balance of|up to the end|to the end of|through the|would (?:otherwise )?have (?:paid|been|fallen|become|accrued)|(?:as if|as though) .{0,60}(?:run|continued|full))|(?:remaining|unexpired) .{0,20}(?:fees?|charges?|rent\w*|payments?|instal?lments?|dues|price))/;

/** Somebody leaves before the agreed time. */
export const leavesEarly =
  /\b(?:(?:leav(?:e|es|ing)|exit(?:s|ing)?|cancel\w*|terminat\w*|releas\w*|end(?:s|ing|ed)?|break(?:s|ing)?|quit\w*|withdraw\w*|surrender\w*|get(?:s|ting)? out|opt(?:s|ing)? out|return\w*|clos(?:e|es|ing)|bring .{1,40} to an? (?:end|close))\b.{0,60}?\b(?:before|early|earlier than|sooner than|prior to|ahead of|(?:with)?in the (?:first|initial|minimum|fixed)|during the (?:first|initial|minimum|fixed))\b|early (?:exit|departure|return|release|end|termination|cancellation|surrender)|release (?:\S+ ){1,3}early|leave ahead)/;

/** A payment that something costs. */
export const costsMoney =
  /(?:[$£€] ?\d|\b\d+(?:\.\d+)? ?(?:%|percent)|\b\d+ (?:\w+ )?(?:month|week)s?'? (?:\w+ ){0,2}(?:fees?|charges?|rent|pay\b|rentals?|dues|retainer|subscription)|\b(?:fee|charge|premium|levy|penalty|payment|surcharge|toll|indemnity|lump sum|price)\b).{0,40}\b(?:for|payable|due|to be paid|applies|is charged|per|of|if|on)\b|\b(?:pay|pays|paid|paying|owe[sd]?|cost[s]?|charged|forfeit\w*|reimburse\w*|bear\w*|against|foots?)\b.{0,60}(?:[$£€] ?\d|\b\d+(?:\.\d+)? ?(?:%|percent)|\b\d+ (?:\w+ )?(?:month|week)s?'? (?:\w+ ){0,2}(?:fees?|charges?|rent|pay\b|rentals?|dues|retainer|subscription)|\b(?:fee|charge|premium|levy|penalty|payment|surcharge|indemnity|lump sum)\b)/;

/** There and then, with no word beforehand. */
export const noWarning =
  /\b(?:immediate(?:ly)?|forthwith|at once|right away|straight away|there and then|then and there|on the spot|instant(?:ly)?|summar(?:y|ily)|same[- ]day|overnight|with no (?:notice|warning|delay)|without (?:any |prior |further |advance |previous |first )*(?:notice|warning|demand|delay|telling|announc\w+|informing|hearing)|no (?:prior |advance |previous |further )*(?:notice|warning|announcement|reminder)|warning or no warning|(?:not|need not|nor) (?:be )?(?:\w+ ){0,3}?(?:announce|hear|warn|tell|notify|inform|allow|wait)\b)/;

/** A failing of the other side, also a small one. */
export const failing =
  /\b(?:breach\w*|default\w*|fail(?:s|ed|ure|ures|ing)?|violat\w*|infring\w*|infraction\w*|lapse\b|slip\b|no-show|non-?\w+ance\b|non-?payment|not (?:paid|perform\w*|compl\w+|observ\w+|deliver\w*)|do(?:es)?(?:n't| not) (?:pay|comply|perform|observe|deliver|keep)|late\b|delay\w*|overdue|unpaid|miss(?:es|ed|ing)?\b|depart(?:s|ure|ing)? (?:from|in)|deviat\w*|shortfall|break(?:s|ing)? (?:any|the|these|this|our|a)|contraven\w*|neglect\w*|omi(?:ts?|ssion)|use .{0,25}outside|unauthori[sz]ed|misuse|excess use|contrary to|exceed\w*)/;

/** However small it is. */
export const howeverSmall =
  /\b(?:however|ever so|no matter how|be it) (?:\w+ )?(?:small|slight|minor|trivial|trifling|technical|short)|\beven (?:a |the |by )?(?:\w+ )?(?:small|minor|slight|single|trivial|smallest|slightest|minutes?|hours?|1 day|day|one)\b|\b(?:slightest|least|smallest|in any (?:respect|particular|way)|of any (?:kind|nature|sort)|of whatever (?:kind|nature|size|amount)|(?:any|a single|1|one|every) (?:\w+ )?(?:late|missed|infraction|lapse|slip|no-show|departure|deviation|breach|failure|violation|default)|(?:whether|be it) (?:or not )?(?:material|substantial|serious)|material or not|regardless of (?:\w+ )?(?:size|gravity|seriousness|amount|materiality)|not (?:be )?(?:material|substantial))\b/;

/** What one side thinks decides. */
export const opinionRules =
  /\b(?:(?:comes? to )?(?:feels?|thinks?|believes?|considers?|finds?|suspects?|decides?|judges?|deems?|senses?|determines?,? (?:in (?:its|their) (?:\w+ ){1,3},? ?)?|is (?:convinced|persuaded|of the (?:view|opinion)|under the impression))(?: that| the| \[)|(?:forms?|takes?|reaches|comes to) (?:the|an?) (?:\w+ )?(?:view|opinion|impression|belief|conclusion)|in (?:its|\[\w\]'s|their|his|her|our) (?:\w+ ){0,2}(?:opinion|view|judge?ment|estimation|assessment|eyes)|(?:word|decision|judge?ment|opinion|view) (?:shall be|is|being|to be) (?:final|conclusive|binding|decisive)|sole (?:and \w+ )?(?:judge|arbiter)|cause for concern|(?:not|no longer|dis)[ -]?(?:satisf\w+|happy|content|comfortable|at ease)|unhappy|uneasy|insecure|los(?:es|t) (?:confidence|faith|trust)|no longer fits|not (?:a )?(?:good )?fit)\b/;

/** Another agreement, or one with a company close to a party. */
export const otherDeal =
  /\b(?:(?:any|another|other|all(?: the)? other|each other|every other|its other|the others|the rest|a different|1 of) (?:\w+ )?(?:agreements?|contracts?|leases?|orders?|loans?|makes?|franchises?|accounts?|projects?|licen[cs]es?|arrangements?|facilit\w+|services?|dealings|debts?|indebtedness)|(?:any|an|another) (?:agreement|contract|arrangement|lease|loan)\b.{0,50}\b(?:with|between|of) .{0,40}\b(?:group|affiliate\w*|related|associated|sister|subsidiar\w+)|all the others|other agreements?)/;

/** What was paid is not given back. */
export const keepsMoney =
  /\b(?:non-?refundable|no part of .{0,50}(?:repayable|refundable|returnable|repaid|refunded|returned)|no (?:\w+ )?(?:refund|rebate|repayment|money back|credit)|not (?:be )?(?:refund\w*|repaid|reimburs\w*|returned|given back|handed back|recover\w*|rebated|entitled to (?:any |a )?(?:refund|repayment|return|rebate))|(?:won't|will not|shall not|don't|do not|cannot|can't|may not|no right to|unable to|not entitled to) (?:get|give|receive|have|hand|pay|claim|recover|reclaim|ask for|demand)\b.{0,50}(?:\bback\b|portion|part|money|sums?|fees?|refund)|stays? with|(?:kept|retained|keeps?|retains?) (?:by |all |any |the |whatever|what)|forfeit\w*|fully earned|belongs? to|property of|is (?:lost|gone))\b/;

/** Money that was paid before. */
export const paidBefore =
  /\b(?:prepa(?:id|yments?)|paid (?:in advance|up ?front|beforehand|at the (?:start|beginning)|for (?:the|any)|once|already|before)|once paid|(?:has|have|had|already) paid|advance (?:payment|fee|rent)s?|deposits?|unused|annual fee|yearly (?:fee|plan)|retainer|fees? (?:paid|once|received)|sums? (?:paid|received|by then)|rent paid|fees?|moneys?|tuition|dues|premium)\b/;

/** Nothing is paid for it. */
export const noPay =
  /\b(?:no (?:\w+ ){0,3}?(?:fees?|payments?|remuneration|compensation|commissions?|charges?|sums?|amounts?|liability|claims?|price|money|costs?|reimbursement)\b|nothing\b.{0,20}\b(?:owed|owing|payable|due|paid)|no right to (?:be paid|(?:any )?payment)|gets? nothing|not (?:be )?(?:\w+ )?(?:entitled to|paid|owed|payable|due|liable|pay|give rise|reimburse\w*|compensate\w*|remunerate\w*)|(?:won't|don't|doesn't|isn't|cannot|can't) (?:be )?(?:paid|pay|owe|owed|claim|charge|recover)|unpaid|at no (?:cost|charge)|without (?:any )?(?:cost|charge|liability|payment|compensation|pay)\b|free of charge|looks? solely to|forfeits?|lapses?|claim .{0,40}(?:lapses?|falls?|is lost|extinguish\w*)|neither time nor money|neither .{0,20}(?:pay|compensation|fee)|at (?:its|their|his|her|\[\w\]'s) (?:own |sole )*(?:risk|cost|expense)|bears? (?:all|the|its own) (?:\w+ )?(?:costs?|loss\w*))/;

/** Work or expense that was there before the end. */
export const doneSoFar =
  /\b(?:already|so far|until then|up to (?:then|that|the)|by then|hitherto|to date|in progress|in process|in hand|underway|(?:partly|partially|part|half)[ -]?(?:complete\w*|finished|done|performed|made)|incomplete|unfinished|uncompleted|(?:has|have|had) been (?:\w+ )?(?:done|taken|made|performed|incurred|spent|bought|ordered|manufactured|fabricated|produced|delivered|rendered|carried out)|(?:work|works|services?|goods|items|drafts?|pictures|materials|orders?|costs?|expenses?|time|hours|sales|shoot|deliverables)\b(?: \S+){0,3}? (?:performed|done|completed|spent|carried out|rendered|procured|produced|made|delivered|supplied|ordered|commenced|begun|started|introduced|incurred|fabricated|manufactured|taken|bought)|not yet (?:\w+ )?(?:delivered|shipped|invoiced|accepted|paid|billed)|raw materials|materials on order|demobili[sz]ation|anticipated profits?|commissions? on)\b/;

/** Money that the end of a contract may bring. */
export const endMoney =
  /\b(?:compensation|indemnit\w*|damages|severance|redress|goodwill|lost (?:profits?|opportunit\w+|investment|business)|loss of (?:goodwill|profits?|rights|business|investment|customers|prospects|opportunity|office)|anything|payment for|prospects|investments? made|clientele|customers? (?:it|he|she) has)\b/;

/** It is given up or denied. */
export const deniedToIt =
  /\b(?:waiv\w+|gives? up|given up|forgo(?:es)?|forgoing|surrenders?|releases?|renounces?|takes? nothing|gets? nothing|no (?:claims?|right|entitlement|compensation|damages|indemnity|severance|liability|payment)|owes? (?:the )?\[\w+\] no\b|(?:don't|doesn't|do not|does not|shall not|will not|won't) owe|not (?:be )?(?:entitled|liable|answerable|responsible|have (?:any|a) (?:claim|right))|nothing)\b/;

/** It goes on for another term. */
export const goesOnAgain =
  /\b(?:(?<!not |non-)renew(?!able)\w*|roll(?:s|ed|ing)? (?:over|forward|on)|prolong\w*|exten(?:d|ds|ded|ding|sion)\w*|lengthen\w*|carr(?:y|ies) on|go(?:es)? on|keeps? going|continu\w+ (?:from|for|beyond|in force|year)|starts? (?:again|another|a new)|(?:further|another|next|additional|new|fresh|subsequent|later|following|second|full) (?:\w+ )?(?:term|year|period|season|hire|months)|each anniversary|from year to year|evergreen)\b/;

/** Somebody may stop it from going on. */
export const stopsRenewal =
  /\b(?:non-?renew\w*|not (?:to )?(?:be )?(?:renew\w*|extend\w*)|(?:prevent|stop|avoid|refuse|decline|oppose|object to|opt(?:ing)? out of|get out of|call a halt|put a stop|turn off|switch off|halt|end)\w*\b.{0,50}\b(?:renew\w*|extension|(?:next|another|further|new) (?:term|year|period)|it|agreement|halt)|opt(?:s|ed|ing)?[- ]?out|call(?:s|ing)? a halt|stopped the renewal|don't want (?:to renew|another|it to)|(?:do(?:es)? not|not) (?:wish|want|intend) (?:to renew|to continue|another|the))/;

/** Prices or terms as one side then has them. */
export const thenAsked =
  /\b(?:(?:as|what|whatever|such \w+ as) (?:it|(?:the )?\[\w+\]) (?:then |may |shall )?(?:asks?|charges?|fix\w*|sets?|determin\w+|decid\w+|specif\w+|quotes?|offers?|publish\w*)|(?:then|at (?:that|the) (?:time|date|moment)|of the day|on that day|at the date of|at the time of|by then|in place (?:at|on)|currently|prevailing|list price|full rate|new customers|then-?current|in force|in use|is using|whatever (?:that|it|they) (?:is|are|may))\b)/;

/** A stop of services or work for a time. */
export const stopsForATime =
  /\b(?:suspen(?:d|s|ds|ded|ding|sion)\w*|paus(?:e|es|ed|ing)|interrupt\w*|freez(?:e|es|ing)|frozen|blocked|block(?:s|ing)? (?!hours)|halt(?:s|ed|ing)?|(?:on|a) hold\b|stoppages?|(?:work|services?|deliver(?:y|ies)|production) (?:\w+ )?stops?|stop(?:s|ped|ping)? (?:all |the |any |providing |its |\[\w\]'s )?(?:\w+ )?(?:services?|work\w*|suppl\w+|deliver\w+|production|processing|performance|project|access)|(?:access|service|account|supply|utilit\w+)\b.{0,40}\b(?:barred|cut|withdrawn|disconnected|withheld|stopped|disabled|taken away|restricted|locked)|cut(?:s|ting)? (?:the )?(?:\[\w\]|\S+) off|cut(?:s|ting)? off|disconnect\w*|(?:take|put|place|kick)\w* (?:\S+ ){1,3}(?:offline|on hold|off)\b|offline|lock(?:s|ed|ing)? (?:\S+ ){0,3}(?:out|account)|switch\w* (?:\S+ ){0,4}off|shut(?:s|ting)? (?:\S+ ){0,4}(?:off|out|down)|down(?:s)? tools|stand(?:s)? (?:idle|down)|disabl\w*|deactivat\w*|withh[eo]ld (?:\S+ ){0,2}(?:services?|access|deliver\w+))\b/;

/** One side's fancy or an open ground. */
export const asItLikes =
  /\b(?:(?:when|if|as|where|whenever|whatever|however|any|so) (?:and when )?(?:it|he|she|they|(?:the )?\[\w+\]) (?:so )?(?:sees?|thinks?|deems?|considers?|likes?|wishes|wants?|chooses?|pleases?|decides?|feels?|determines?|may (?:choose|decide|determine|think|elect))|sees? fit|thinks? fit|at (?:its|their|his|her|our|\[\w+\]'s) (?:\w+ ){0,2}(?:pleasure|will|discretion|option|election|wish|convenience|whim)|at will\b|in (?:its|their|his|her|our|\[\w+\]'s) (?:\w+ ){0,3}(?:discretion|opinion|judge?ment|interests?)|for (?:any|whatever|operational|commercial|business|other|its own) (?:or other )?(?:\w+ )?reasons?|reasons? (?:of its own|that it need not)|whenever|no limit|alone to decide|a free hand|for any reason|without (?:giving |saying |a |any |stating )*(?:reasons?|why|explanation))\b/;

/** It lasts with no limit. */
export const noLimitOfTime =
  /\b(?:indefinite\w*|no limit (?:on|of|to)|without (?:any )?(?:limit|end)\b(?! of liability)|as long as (?:it|he|they|(?:the )?\[\w+\]) (?:likes?|wants?|wishes|pleases?|chooses?|sees?|thinks?|cares|decides?|sees fit)|(?:whatever|any) (?:length|period|time) (?:of time )?(?:it|\[\w\]|as)|until (?:it|(?:the )?\[\w+\])(?:,? in \S+ \S+,?)? (?:sees fit|decides?|chooses?|elects?|is (?:satisfied|minded|ready)|wishes|pleases|tells|directs|lets)|if and when|unlimited (?:period|time|duration)|open-?ended|permanent\w*|for good\b|nothing obliges|no duty to (?:lift|resume|restore|return|hand|leave)|not (?:be )?(?:obliged|bound|required) to (?:lift|resume|restore|return|hand|leave|give)|need not (?:ever )?(?:lift|resume|restore|return|hand|leave))\b/;

/** Money goes on running. */
export const feesRun =
  /\b(?:(?:fees?|charges?|rent\w*|dues|payments?|subscription|hire|licen[cs]e fees?|billing|instal?lments)\b.{0,50}\b(?:keep|keeps|continue\w*|go(?:es)? on|remain\w*|stay\w*|run\w*|accru\w+|fall\w* due|payable|owed|as (?:before|usual|normal)|unaffected|in full|unabated|without (?:reduction|abatement))|(?:pay|pays|charged|billed|owes?) .{0,40}\b(?:as (?:before|usual|normal)|in full|still|throughout|for the (?:time|period)|all the same|nonetheless|anyway)|still (?:be )?(?:charged|pay|owe|billed)|(?:fees?|charges?|rent\w*|dues|payments?) (?:shall|will|do(?:es)?) not (?:abate|cease|be (?:reduced|abated|suspended))|no (?:abatement|reduction|credit|refund|rebate)|entitle\w* .{0,30}(?:reduction|abatement|credit|rebate))\b/;

/** Help at the end of a contract, or the move to another. */
export const moveOn =
  /\b(?:transition\w*|migrat\w*|hand(?:s|ing|ed)?[- ]?over\b|switch(?:ing)?\b|change-?over|disengag\w*|off-?board\w*|exit (?:plan|help|assistance|services?|work|support)|termination assistance|knowledge transfer|(?:new|incoming|replacement|successor|other|next|another) (?:\w+ )?(?:supplier|provider|vendor|contractor|operator|agency|firm|platform|system|service|team)|whoever (?:comes|takes)|successor\b|takes? over from|export\w*|extract\w*|retriev\w*|mov(?:e|ing) (?:\S+ ){0,4}(?:services|data|files|elsewhere|away|out)|parallel running|decommission\w*)\b/;

/** Things of a party that another has. */
export const ownThings =
  /\b(?:data\b|database|files?\b|records?|content|documents?|materials?|information|photos?|pictures|messages?|history|work product|backups?|belongings|tooling|drawings|artwork|notes|samples|goods|books|keys|copies|copy|images|posts|account\b|environment|archive|property|possessions|equipment|stored|export\b|templates|profile)/;

/** It is destroyed. */
export const destroyed =
  /\b(?:delet\w*|wip(?:e|ed|es|ing)|purg\w*|eras\w*|destroy\w*|discard\w*|torn down|tear(?:s)? down|thrown away|scrapp\w*|gone|lost (?:for good|forever)|vanish\w*|shut down|cease to (?:be available|exist)|no longer (?:be )?(?:available|stored|kept|held)|not (?:be )?(?:keep|kept|retain\w*|store[d]?|maintain\w*|recoverable)|no (?:obligation|duty) to (?:maintain|keep|store|retain|hold|return)|(?:can't|cannot) be (?:recovered|restored|retrieved)|disposed? of)\b/;

/** The contract has ended. */
export const whenOver =
  /\b(?:(?:when|once|after|upon|on|at|following|from|since|as soon as|with effect from|by|beyond|past)\b.{0,50}\b(?:terminat\w*|expir\w*|ends?\b|ended|ending|end of|over\b|clos(?:ed?|es|ing|ure)|cancel\w*|last day|leaves?|run out|lapse\w*|cessation|completion)|post-?term\w*|the end of (?:the|this)|notwithstanding expir\w*|although .{0,30}ended)\b/;

/** It is kept back. */
export const keptBack =
  /\b(?:withh[eo]ld\w*|retain\w*|(?:possessory |general )?lien\b|hold(?:s)? (?:on to|back|onto)|may hold|keep(?:s)? (?:hold|possession|back)|(?:won't|will not|shall not|need not|not (?:be )?(?:required|obliged|obligated) to|no) (?:hand(?:ed)? (?:over|back)|release[sd]?|return(?:ed)?|give[n]? (?:back|up)|export\w*|transfer|provide[d]?|deliver)|(?:return|release|export|handover|delivery)\b.{0,60}\b(?:conditional|subject to|contingent|depends?|only (?:after|once|against|when)|until)|no (?:export|release|return))\b/;

/** Until money has been paid. */
export const tillPaid =
  /\b(?:until|unless|once|while|as long as|so long as|pending|subject to|against|conditional|after)\b.{0,80}\b(?:pa(?:id|yment|ys)\b|settle[ds]?|clear(?:ed|s)?|owes?|owed|owing|due\b|open\b|outstanding|unpaid|arrears|discharged)/;

/** It counts although nobody has read it. */
export const unseen =
  /\b(?:(?:whether or not|even (?:if|those|where|though)|although|notwithstanding(?: that)?|irrespective of|regardless of|no matter|of no moment|makes no difference|immaterial)\b.{0,70}\b(?:receiv\w*|receipt|read\b|open\w*|arriv\w*|reach\w*|return\w*|undeliver\w*|bounce\w*|lost\b|astray|spam|junk|seen|delay\w*|mis-?deliver\w*|fail\w*)|(?:upon|on|when|once|at the (?:moment|time) of) (?:it is |they are |being |\[\w\]'ve )?(?:sent|sending|posted|posting|mailing|mailed|dispatch\w*|transmission|transmitted|hit send)|go(?:es)? astray|proof of (?:posting|mailing|sending|dispatch))/;

/** A form that messages must have. */
export const strictForm =
  /\b(?:registered|certified|recorded|notari[sz]\w*|in (?:du|tri)plicate|(?:2|3|two|three|4) copies|signed in ink|in ink|wet[- ]ink|original signature|by hand\b|by courier|sent by courier|in person|personally (?:on|to|upon|by)|on (?:its|\[\w+\]'s|the) (?:own |prescribed |standard )?form\b|form in (?:appendix|schedule|annex|exhibit)|during (?:office|business) hours|head office|company secretary|general counsel|letterhead|fax|sealed|left with)\b/;

/** What does not meet it is void. */
export const orVoid =
  /\b(?:only if|only (?:when|by)|must|void|nullity|invalid|not (?:be )?(?:considered|valid|effective|accepted|recogni[sz]ed|treated|count\w*|good)|no (?:effect|force|avail)|of no|ineffective|disregard\w*|good only|without (?:force|effect)|strict\w*|shall be (?:ignored|rejected|returned))\b/;

/** A place where one may look it up. */
export const publicPlace =
  /\b(?:(?:web)?site|web ?page|pages?\b|portal|dashboard|console|app\b|intranet|blog|notice ?board|board\b|bulletin|hall\b|clubhouse|lobby|entrance|help cent(?:er|re)|newsletter|feed|online|platform|log-?in screen|banner)/;

/** The other side must have confirmed it. */
export const confirmed =
  /\b(?:acknowledg\w*|confirm\w*|countersign\w*|signed for|repl(?:y|ies|ied)|answer(?:ed|s)\b|accept(?:ed|ance|s)|approv\w*|receipt(?:ed)?\b|recorded|registered (?:it|by)|admitted|agreed to it)\b/;

/** Before that it has no effect. */
export const notBefore =
  /\b(?:until|unless|before|pending|only (?:when|once|after|upon|if)|subject to|conditional|without (?:effect|force)|no (?:effect|force)|ineffective|counts?\b|effective|not (?:be )?(?:valid|effective|count\w*|treated|complete|stopped)|haven't|hasn't)\b/;

/** A right or the whole contract goes to another. */
export const handsOn =
  /\b(?:assign(?:s|ed|ing|ment|ments|able|ee|ees)?\b|transfer(?:s|red|ring|able|ee|ees)?\b|novat\w+|sublet\w*|subleas\w*|sublicens\w*|make(?:s)? over|made over|part(?:s|ing)? with|pass(?:es|ed|ing)? (?:\S+ ){0,5}?(?:on|to)\b|hand(?:s|ing|ed)? (?:\S+ ){0,4}?(?:on|over) to|sell(?:s|ing)? (?:\S+ ){0,4}?(?:rights|contract|agreement|interest|business|membership|account|lease)|dispos\w+ of (?:\S+ ){0,3}(?:rights|interest|contract|agreement|lease|business)|gone to another|convey\w*|cede[sd]?)\b/;

/** To whomever one likes. */
export const toAnyone =
  /\b(?:to (?:any(?:one|body)?|whom\w*|whoever|another (?:person|company|firm|party|owner|business)|any (?:other )?(?:person|company|third party|party|entity|firm))|anyone (?:it|they)|freely|free to|(?:third part(?:y|ies)|person|company) of (?:its|their) (?:own )?choice|as (?:it|they) (?:chooses?|sees? fit|thinks? fit|likes?|pleases?|wishes)|at (?:its|their|\[\w+\]'s) (?:\w+ )?(?:election|discretion|option|will)|(?:need not|without) (?:ask\w*|consult\w*|tell\w*|inform\w*|reference)|without (?:the |any |\[\w\]'s )?(?:prior )?(?:written )?(?:consent|approval|permission)|no (?:consent|approval|permission))\b/;

/** Consent that may be refused at will. */
export const refusesAtWill =
  /\b(?:consent|approv\w+|agree\w*|permission|leave|licen[cs]e|accept\w*|allow\w*|refus\w+|withh[eo]ld\w*|declin\w+|say no|veto|grant\w*|given)\b.{0,80}\b(?:(?:sole|absolute|unfettered|complete|free|entire|own|uncontrolled)(?:,? (?:and )?\w+)? (?:discretion|judge?ment|option)|its discretion|as (?:it|he|she|they|(?:the )?\[\w+\]) (?:sees?|thinks?|likes?|chooses?|pleases?|wishes)|without (?:saying why|(?:giving |stating |any |a )*reasons?|explanation)|for any (?:or no )?reason|no (?:need|duty|obligation) to (?:give|be|act)|arbitrar\w+|whatever (?:its|the) (?:reason|ground)s?|need not be supported|free hand)/;

/** No transfer at all. */
export const noTransfer =
  /\b(?:(?:may|can|shall|must|will) (?:in no (?:way|event|case|circumstances)|under no circumstances|never|not)|cannot|can't|in no (?:way|event|case|circumstances)|under no circumstances|not (?:be )?(?:assignable|transferable|capable|permitted|allowed)|non-?(?:assignable|transferable)|incapable of|strictly personal|personal to|goes with the person|prohibited|null and void|void\b)/;

/** Nobody outside may have it, not even one's own group. */
export const notEven =
  /\b(?:not even|even (?:to|by|within|if|in)|including (?:to |by |a |any )|whether (?:voluntarily|directly|by)|by operation of law|affiliates?|own group|group compan\w+|merger|under any|in any (?:way|manner|form)|at all|in whole or (?:in )?part|to anyone|any other person|pass it on)\b/;

/** The shares or owners change. */
export const ownersChange =
  /\b(?:change(?:s|d)? (?:of|in) (?:\S+ ){0,3}?(?:control|ownership|owners?|shareholders?)|ownership changes?|control changes?|merg(?:e|es|er|ers|ed|ing)\b(?! (?:the |its )?(?:\d+ )?(?:data|files))|take-?overs?|taken over by|consolidat\w+|reorgani[sz]ation|(?:is|are|be|gets?) (?:bought|acquired|sold)|acquisition of|bought by|(?:sale|sells?|sold|transfer\w*|passing|dispos\w+|issue|part(?:s|ing)? with) (?:\S+ ){0,9}?(?:shares?|stock|equity|company|business|stake|interests?|control|undertaking)|shares? .{0,40}(?:change hands|held by|sold|transferred|into other hands|come to)|new (?:owner|shareholder|investor)s?|(?:sale|takeover|acquisition|merger) of (?:the )?\[\w+\]|shareholders? .{0,20}\bsell|different (?:owner|hands)|public offering|beneficial owners?|ultimate parent)\b/;

/** It is treated as a transfer. */
export const countsAsTransfer =
  /\b(?:deemed|treated|considered|regarded|constru\w+|ranks?|counts?|taken|equated|amounts?|constitut\w+|(?<!\bthere )is|(?<!\bthere )shall be|includes?|as though|equivalent|falls? within)\b.{0,50}\b(?:an? (?:\w+ )?(?:assignment|transfer)\b(?! of (?:\S+ ){0,3}?(?:title|shares?|shareholdings?|stock|equity|ownership|control|interests? in))|prohibition on (?:transfers?|assignments?)|to be assign\w*|having assigned|"?assign(?:ment|s)?"|transfer of (?:the|this) (?:concession|agreement|contract|lease|licen[cs]e|franchise))/;

/** The one who leaves owes nothing any more. */
export const freed =
  /\b(?:(?<!not )(?<!not be )(?:releas(?:ed|es)|discharg\w+|reliev\w+|freed|exonerat\w+)(?: from| of|\b)|quit of|free of|no (?:further |more |longer )?(?:liability|obligations?|responsib\w+|duty|recourse|claim)|under no (?:further )?(?:liability|obligation)|not (?:be )?(?:liable|responsible|answerable)|no longer (?:liable|responsible|bound|answerable)|cease[sd]? to (?:be (?:liable|bound|responsible)|bind|have (?:any |all )?(?:liability|obligation|responsib))|drops? out|steps? out|look (?:only|solely) to|against the (?:transferee|assignee|new \w+) (?:alone|only)|off the hook|done with)\b/;

/** Others do the work. */
export const othersDoIt =
  /\b(?:sub-?contract\w*|sub-?let (?:the |any |all )?(?:\w+ )?(?:works?|services?|portion|part|whole)|delegat(?:e|es|ed|ing|ion)\b|outsourc\w*|farm(?:s|ed)? (?:\S+ )?out|entrust\w*|sub-?processors?|(?:use|engage|employ|appoint|hire|rely on)\w* (?:\w+ ){0,3}?(?:others|third part\w+|agents|contractors|freelancers|companies|firms)|(?:performed|rendered|provided|done|carried out) by (?:others|third part\w+|whom\w*|such|any)|(?:through|to) (?:others|third part\w+)|who (?:carries out|does|performs))\b/;

/** Without asking, or without answering for them. */
export const unaskedOrUnanswerable =
  /\b(?:without (?:consult\w*|asking|telling|informing|reference|notice|(?:the |any |\[\w\]'s )?(?:prior )?(?:written )?(?:consent|approval|permission))|need not (?:ask|tell|consult|inform)|at will|alone to decide|as (?:it|they) (?:chooses?|sees? fit|thinks? fit|likes?|pleases?|selects?|picks?)|of (?:its|their) (?:own )?(?:choice|choosing)|(?:at|in) (?:its|their|\[\w\]'s) (?:\w+ )?discretion|whom\w*|(?:not|isn't|aren't|nor) (?:be )?(?:answerable|responsible|liable|accountable)|not (?:answer|vouch)|no (?:responsibility|liability|say|consent|approval))\b/;

/** It is bought. */
export const buysIt =
  /\b(?:buy(?:s|-?back| back)?|repurchas\w*|purchase|acquire[sd]?|take(?:s)? over|take(?:s)? (?:the|all) |call for|redeem\w*|(?:has|have|must|shall|bound|obliged|required) to (?:sell|transfer|offer|convey|give up)|sell(?:s)? (?:his|her|its|their|all|the)|(?:pass(?:es)?|vests?|transfer\w*|convey\w*) (?:to|in) )/;

/** At less than it is worth. */
export const cheaply =
  /\b(?:nominal|par value|at par\b|book value|written-?down value|cost price|at cost|original (?:cost|price)|issue price|subscription price|lower of|lesser of|1 dollar|1 pound|for \$1\b|peppercorn|nil\b|no consideration|without (?:payment|consideration)|free of charge|scrap value|half (?:of )?(?:its|the|fair)|less \d+ ?(?:%|percent)|discount (?:of|to)|price (?:set|fixed|named|determined|chosen) by (?:the )?\[\w+\]|own (?:appraiser|valuer|valuation))\b|\$0?\.\d|\$1\b(?![,.\d])/;

/** One takes over the work of another. */
export const takesOver =
  /\b(?:step(?:s|ped|ping)?[- ]?in(?:to|s)?\b|tak(?:e|es|en|ing) (?:\S+ ){0,6}?(?:over|out of (?:the )?\[\w\]'s hands|control|charge|possession of the)|takeover|assum\w+ (?:the )?(?:\S+ )?(?:control|conduct|running|operation|management|performance)|in charge of|in (?:the )?\[\w+\]'s (?:place|stead)|in place of (?:the )?\[\w+\]|have (?:others|it|them|\S+ people) (?:do|done|carried|perform)|(?:do|carry out|perform|run|finish|complete) (?:\S+ ){0,4}?(?:itself|themselves|by others|through others)|send in (?:its|their)|(?:runs?|operat\w+|manag\w+) the (?:plant|services?|works?|outlet|hotel|facility|site|property|project|business)|substitute\b|hand over (?:the )?(?:operation|running|control))\b/;

/** It costs the one who is replaced. */
export const atItsCost =
  /\b(?:foots? the bill|meets? the bill|bear\w* (?:all|the|any|every|whatever)|borne by|is a debt of|(?:re)?pay\w* (?:\S+ ){0,3}?(?:cost|expens|bill|whatever|for)|reimburse\w*|recover\w*|deduct\w*|set (?:\S+ ){0,4}?against|charge\w* (?:it |them )?to (?:the )?\[\w\]|for (?:the )?(?:account|cost)\b|at (?:the )?\[\w\]'s (?:\w+ )?(?:cost|expense)|loses? (?:its|the|all) (?:fee|charge|pay)|no (?:fee|charges|fees|payment)\b|no entitlement to (?:fee|charges))/;

/** Going on as before, or saying nothing. */
export const staysOn =
  /\b(?:continu(?:es|ed|ing) (?:to |the |in )?(?:\w+)|keep(?:s)? (?:on )?(?:using|working|ordering|trading|listing)|go(?:es|ing)? on (?:using|working|listing)|remain(?:s|ing) (?:in|at|a|on)|stay(?:s|ing) (?:on|in)|plac(?:es|ing) (?:an?|any|further) order|listing an? \w+ after|using .{0,30}after|use .{0,30}after|silence|sa(?:ys|id|ying) nothing|not (?:spoken up|objected?|object\w*|reject\w*|respond\w*|resigned?|closed?|cancell?ed?|complain\w*)|does(?:n't| not) (?:object|speak|respond|reject|complain)|by (?:using|staying|working|paying|logging)|pay(?:s|ing|ment of) the (?:next|new)|retention of|unless .{0,30}objects?)\b/;

/** It is taken for a yes. */
export const meansYes =
  /\b(?:accept\w*|agree[sd]?\b|agreement to|assent\w*|consent\w*|goes along|ok with|okay with|signif\w+|taken to|deemed|regarded as|treated as|shows? that|same effect|bound by|binding on|approv\w+)\b/;

/** It reaches back. */
export const reachesBack =
  /\b(?:retroactiv\w*|retrospectiv\w*|backdat\w*|earlier (?:date|than)|already (?:\w+ )?(?:placed|made|earned|paid|sold|ordered|done|accrued|granted|awarded|vested|settled|performed|booked|arisen|pending)|(?:made|placed|earned|done|accrued|performed|arisen|sold) (?:before|since|prior to|so far)|since the (?:start|beginning)|from the (?:start|beginning) of the (?:current|then|month|quarter|year)|in the past|past (?:orders|sales|periods|services|conduct|usage)|before (?:the|it|that|such) (?:\w+ )?(?:change|amendment|was|date|announce\w*|publication)|irrespective of when|existing orders|pending)\b/;

/** It becomes less. */
export const becomesLess =
  /\b(?:discontinu\w*|remov\w+|withdraw\w*|withdrawn|drop(?:s|ped)?\b|tak(?:e|es|en) (?:\S+ ){0,3}?(?:down|away|off)|shrink\w*|shrunk|reduc\w+|curtail\w*|cut(?:s)? (?:back|down)?|sunset\w*|retire[sd]?|end-of-life|no longer (?:support|offer|maintain|wishes to maintain|carr)\w*|disappear\w*|cease to (?:offer|support|provide)|limit(?:s|ed)?\b|replace[sd]?|substitut\w+|modif\w+|chang(?:e|es|ed)\b|alter\w*)\b/;
