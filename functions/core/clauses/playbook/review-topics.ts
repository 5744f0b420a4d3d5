/*
 * What reviewers name when they say what to look at, and the wording by which a clause deals with it. The tables of
 * clause kinds and their elements are asked too; this one holds the names and the matters that those do not have.
 */

/** A matter by the names people give it, and by the wording that treats it. Both are matched in folded lower case. */
export interface ReviewTopic {
  readonly named: RegExp;
  readonly treated: RegExp;
}

const topic = (named: RegExp, treated: RegExp): ReviewTopic => ({ named, treated });

export const reviewTopics: readonly ReviewTopic[] = [
  // Money
  topic(
    /\bpayments?\b|\binvoic|\bbilling\b|\bfees?\b/,
    /\bpay(?:s|able|ments?|ing)?\b|\bpaid\b|\binvoic|\bfees?\b|\bcharges?\b|\bremit/,
  ),
  topic(
    /\bpric(?:e|ing)|\brate (?:increase|change)|\bfee increase/,
    /\bpric(?:e[sd]?|ing)\b|[$€£] ?\d[\d,.]* (?:per|an?|each)\b|\b(?:increase|adjust|change|revise)\w*\b[^.;]{0,60}\b(?:fees?|rates?|charges?|rent)\b/,
  ),
  topic(
    /\blate (?:payments?|fees?|charges?)|\binterest\b/,
    /\binterest\b[^.;]{0,80}\b(?:rate|percent|%|overdue|late|annum|month|year)|\bbears? interest|\blate (?:fee|charge|payment)|\boverdue|\bpast due/,
  ),
  topic(
    /\btax(?:es|ation)?\b|\bvat\b|\bwithholding/,
    /\btax(?:es|ation)?\b|\bvat\b|\bwithhold\w*\b[^.;]{0,30}\btax|\bduties and levies/,
  ),
  topic(
    /\bset-?off|\bdeductions?\b/,
    /\bset(?:s|ting)?[- ]?off|\bdeduct\w*\b|\bwithhold\w*\b[^.;]{0,40}\b(?:payment|sum|amount)|\bcounterclaim/,
  ),
  topic(/\bexpenses?\b|\breimburse/, /\bexpenses?\b|\breimburs|\bout-of-pocket/),
  topic(/\bcurrenc|\bexchange rate/, /\bcurrenc|\bexchange rate|\bin (?:us dollars|euros?|pounds sterling)/),
  topic(/\brefunds?\b|\bcredits?\b/, /\brefund|\bcredit(?:s|ed)?\b/),
  topic(/\bdeposit/, /\bdeposit/),
  topic(/\brent\b|\brent (?:review|increase)/, /\brents?\b|\brental (?:fee|payment|charge)/),
  topic(/\broyalt/, /\broyalt/),
  topic(
    /\bminimum (?:purchase|commitment|order|volume)|\btake[- ]or[- ]pay/,
    /\bminimum\b[^.;]{0,40}\b(?:purchase|order|quantit|volume|commitment|spend|payment)|\btake[- ]or[- ]pay|\bshortfall|\bat least \d[\d,.]* (?:mwh|units)/,
  ),
  topic(
    /\bmost favou?red|\bmfn\b|\bprice protection/,
    /\bmost[- ]favou?red|\bno less favou?rable|\bas favou?rable as|\blowest price/,
  ),
  // Risk
  topic(
    /\bliabilit(?:y|ies)\b|\bdamages cap\b/,
    /\bliab(?:le|ility|ilities)\b|\bconsequential (?:loss|damages)|\bresponsible for (?:any |all )?(?:loss|damage)/,
  ),
  topic(
    /\bliability (?:cap|limit)s?|\bcaps? (?:on|of)\b|\blimit\w* (?:of|on) liabilit|\bcapped\b/,
    /\bliab\w*\b[^.]{0,200}\b(?:exceed|limited to|capped|more than)|\b(?:aggregate|total|maximum) liability|\bcap on\b[^.;]{0,30}\bliab|\b(?:not|never|no event)\b[^.]{0,80}\bexceed\b[^.]{0,80}\b(?:fees|paid|[$€£])/,
  ),
  topic(
    /\bconsequential|\bindirect (?:loss|damage)/,
    /\bconsequential|\bindirect\b[^.;]{0,40}\b(?:loss|damages)|\bloss of profits?|\blost profits/,
  ),
  topic(/\bindemni/, /\bindemni|\bhold\w*\b[^.;]{0,40}\bharmless/),
  topic(/\binsurance\b/, /\binsur(?:ance|ed|er)\b/),
  topic(
    /\bwarrant|\bguarant/,
    /\bwarrant(?:s|y|ies|ed)?\b|\bguarant(?:ee|ees|eed|y)\b|\brepresents? (?:and|that)|\bas[- ]is\b/,
  ),
  topic(/\bforce majeure/, /\bforce majeure|\bact(?:s)? of god|\bbeyond (?:its|their|the|his) reasonable control/),
  topic(
    /\bliquidated damages|\bpenalt/,
    /\bliquidated damages|\bpenalt|\b(?:termination|cancell?ation|break) (?:fee|charge)/,
  ),
  topic(/\bremed(?:y|ies)\b/, /\bremed(?:y|ies|ied)\b|\binjunct|\bspecific performance|\bequitable relief/),
  topic(/\binjunct|\bequitable/, /\binjunct|\bequitable (?:relief|remed)|\birreparable|\bspecific performance/),
  topic(
    /\bthird[- ]party claims?/,
    /\bthird[- ]part(?:y|ies)\b[^.;]{0,60}\bclaims?|\bclaims?\b[^.;]{0,80}\bthird part/,
  ),
  // Time
  topic(/\bterminat(?:ion|e)|\bexit\b|\bcancell?ation/, /\bterminat|\bcancel|\bend(?:s|ed)? (?:this|the) agreement/),
  topic(
    /\btermination for convenience|\btermination without cause|\bearly termination/,
    /\bfor (?:its )?convenience|\bwithout cause|\bfor any (?:or no )?reason|\bterminat\w*\b[^.;]{0,80}\bat any time|\bearly terminat/,
  ),
  topic(
    /\btermination for (?:cause|breach)|\bmaterial breach|\bdefault\b/,
    /\bmaterial(?:ly)? breach|\bfor cause\b|\bdefault\b|\bbreach\w*\b[^.;]{0,120}\bterminat|\bterminat\w*\b[^.;]{0,120}\bbreach/,
  ),
  topic(/\bcure\b|\bgrace period|\bremedy period/, /\bcure[ds]?\b|\bcuring\b|\bremed(?:y|ied)\b|\bgrace period/),
  topic(/\brenew|\bextension\b/, /\brenew|\bextend\w*\b[^.;]{0,60}\b(?:term|period|agreement)|\bsuccessive\b/),
  topic(/\bauto(?:matic(?:ally)?)?[- ]?renew/, /\bautomatic(?:ally)?\b[^.;]{0,40}\b(?:renew|exten)|\bevergreen/),
  topic(/\bnotice periods?\b|\bnotices?\b/, /\bnotices?\b|\bnotif(?:y|ies|ied|ication)\b/),
  topic(
    /\bduration\b|\bterm length\b|\blength of (?:the )?term\b|^(?:the )?(?:initial |contract )?term$/,
    /\bterm (?:of|is|shall|begins|starts|ends|lasts|will)\b|\binitial term|\bperiod of\b|\bexpir|\bcontinue (?:for|until|in)|\bcommenc/,
  ),
  topic(/\bsurviv/, /\bsurviv|\bremain in (?:full )?(?:force|effect)|\bafter (?:the )?(?:terminat|expir|end)/),
  topic(
    /\btransition|\bexit (?:assistance|plan)|\bwind[- ]?down/,
    /\btransition|\btermination assistance|\bwind[- ]?down|\bhand(?:s|ed)? over|\bmigrat/,
  ),
  // Information and data
  topic(
    /\bconfidential|\bsecrecy|\bnon-?disclosure|\btrade secret/,
    /\bconfiden|\bproprietary information|\btrade secret|\bsecre(?:t|cy)\b|\bnon-?disclosure/,
  ),
  topic(
    /\bdata (?:protection|privacy|processing)|\bprivacy|\bgdpr|\bpersonal (?:data|information)|\bccpa|\bhipaa/,
    /\bdata protection|\bprivacy|\bgdpr|\bccpa|\bhipaa|\bpersonal(?:ly identifiable)? (?:data|information)|\bdata subject|\bprocess\w*\b[^.;]{0,40}\bdata|\bregulation \(eu\) 2016\/679/,
  ),
  topic(
    /\b(?:data|information|cyber)[- ]?security|\bsecurity (?:measures|standards|incident|breach)|\bdata breach/,
    /\b(?:data|information|cyber)[- ]?security|\bsecurity (?:measures|standards?|controls?|incident|breach|safeguards)|\bdata breach|\bunauthori[sz]ed (?:access|use|disclosure)|\bencrypt|\biso ?(?:\/iec )?27001|\bsoc ?2/,
  ),
  topic(/\bsub-?processors?/, /\bsub-?processors?/),
  topic(
    /\bdata (?:ownership|portability|export|return|deletion|retention)|\bcustomer data\b/,
    /\b(?:customer|client|user|your) (?:data|content)|\b(?:return|delet|destr|export|retriev|own)\w*\b[^.;]{0,60}\bdata\b|\bdata\b[^.;]{0,60}\b(?:return|delet|destr|export|retriev|owned)/,
  ),
  topic(/\breturn (?:or|and|of)|\bdestruction\b/, /\b(?:return|destroy|destruction|erase|delete)\w*\b/),
  topic(
    /\bartificial intelligence|\bai\b|\bmachine learning|\btraining data/,
    /\bartificial intelligence|\bai\b|\bmachine learning|\btrain\w*\b[^.;]{0,40}\bmodels?/,
  ),
  topic(
    /\bpublicity|\bpress release|\breference customer/,
    /\bpublicity|\bpress release|\bpublic(?:ly)? announc|\bpublic statement/,
  ),
  // Rights
  topic(
    /\bintellectual property|\bip (?:rights?|ownership)\b|\bip\b|\bownership\b|\bwork product|\binventions?\b/,
    /\bintellectual property|\bcopyright|\bpatent|\btrade ?marks?|\bwork product|\binvention|\b(?:own(?:s|ed|ership)?|title|vest\w*)\b[^.;]{0,80}\b(?:rights?|works?|materials?|deliverables?|software|interest)|\bmoral rights/,
  ),
  topic(
    /\blicen[cs](?:e|ing)\b|\blicen[cs]e (?:grant|scope)/,
    /\blicen[cs](?:e|es|ed|ing)\b|\bright to use|\bpermission to use/,
  ),
  topic(/\bsub-?licen[cs]/, /\bsub-?licen[cs]/),
  topic(/\bsource code|\bescrow/, /\bsource code|\bescrow/),
  topic(/\bopen[- ]source/, /\bopen[- ]source|\bcopyleft|\bgeneral public licen[cs]e/),
  topic(/\binfring/, /\binfring|\bmisappropriat/),
  topic(/\bexclusiv/, /\bexclusiv|\bsole(?:ly)? (?:and|right|suppl|provid|distribut)/),
  topic(
    /\bnon-?compet|\bcompetition\b|\brestrictive covenant/,
    /\bcompet(?:e|es|ing|itive|itors?|ition)\b|\bnon-?compet/,
  ),
  topic(/\bnon-?solicit|\bpoaching/, /\bsolicit|\bentice|\bhire away|\bpoach/),
  topic(
    /\bassignment|\bassignab|\btransfer of (?:rights|contract)/,
    /\bassign(?:s|ed|ing|ment|able)?\b|\btransfer\w*\b[^.;]{0,60}\b(?:agreement|rights?|obligations?|contract)|\bnovat/,
  ),
  topic(
    /\bchange (?:of|in) control/,
    /\bchange (?:of|in) (?:the )?control|\bmerger|\bacqui(?:re|sition)|\bsubstantially all\b/,
  ),
  topic(/\bsub-?contract/, /\bsub-?contract/),
  topic(/\baudit/, /\baudit|\binspect\w*\b[^.;]{0,60}\b(?:books|records|premises|facilit)|\bbooks and records/),
  // How disputes and changes are dealt with
  topic(
    /\bgoverning law|\bapplicable law|\bchoice of law/,
    /\bgoverned\b[^.;]{0,40}\blaws?\b|\bgoverning law|\bapplicable law|\bconstrued\b[^.;]{0,60}\blaws?\b|\blaws of\b/,
  ),
  topic(/\bjurisdiction|\bvenue\b|\bforum\b/, /\bjurisdiction|\bvenue\b|\bcourts? (?:of|in|located)/),
  topic(/\bdisputes?\b|\barbitrat|\bmediation/, /\bdisputes?\b|\barbitrat|\bmediat|\bcourts? (?:of|in)\b/),
  topic(
    /\bamend|\bvariation|\bmodification|\bchange (?:control|order|request)/,
    /\bamend|\bmodif(?:y|ied|ication)|\bvar(?:y|ied|iation)\b|\bchange (?:order|request)|\bchange (?:these|the|its|any) (?:terms|fees|conditions)/,
  ),
  topic(/\bwaivers?\b/, /\bwaive/),
  topic(/\bseverab/, /\bseverab|\b(?:invalid|unenforceable)\b[^.]{0,120}\bremain/),
  topic(/\bentire agreement/, /\bentire (?:agreement|understanding)|\bsupersede/),
  topic(
    /\bcompliance|\banti-?(?:bribery|corruption)|\bsanctions|\bexport control|\bregulatory/,
    /\bcompl(?:y|ies|iance)\b|\banti-?(?:bribery|corruption)|\bbrib|\bsanctions|\bexport (?:control|law|regulation)|\bapplicable laws?\b/,
  ),
  topic(/\bnon-?disparag|\breputation/, /\bdisparag|\breputation|\bgoodwill\b|\bdefam/),
  // Services and goods
  topic(
    /\bservice levels?|\bslas?\b|\buptime|\bavailability/,
    /\bservice levels?|\bslas?\b|\bup-?time|\bavailab\w*\b(?:[^.;]|\.\d){0,60}\b(?:%|percent|month|service)|\bdown-?time|\bresponse times?/,
  ),
  topic(/\bsupport\b|\bmaintenance\b|\brepairs?\b/, /\bsupport\b|\bmaint(?:ain|enance)|\brepair/),
  topic(/\bacceptance\b|\binspection|\btesting\b/, /\baccept(?:ance|ed|s)?\b|\binspect|\btest(?:s|ed|ing)?\b|\breject/),
  topic(/\bdeliver|\bshipping|\bshipment/, /\bdeliver|\bship(?:s|ped|ment|ping)\b|\bincoterms/),
  topic(
    /\brisk of loss|\btitle\b/,
    /\brisk of loss|\btitle\b[^.;]{0,40}\b(?:pass|transfer|vest|goods)|\brisk\b[^.;]{0,30}\bpass/,
  ),
  topic(
    /\bscope\b|\bdeliverables|\bstatement of work/,
    /\bscope\b|\bdeliverables?|\bstatements? of work|\bspecifications?/,
  ),
  topic(/\bkey (?:staff|personnel)|\bpersonnel\b|\bstaffing/, /\bpersonnel\b|\bstaff\b|\bkey (?:employees|people)/),
  topic(/\bsuspension|\bsuspend/, /\bsuspend|\bsuspension/),
  // Employment
  topic(
    /\bsalary|\bcompensation\b|\bremuneration|\bwages?\b|\bbonus/,
    /\bsalary|\bcompensat|\bremunerat|\bwages?\b|\bbonus|\bbase pay/,
  ),
  topic(/\bbenefits\b/, /\bbenefits?\b|\bhealth (?:plan|insurance)|\bpension|\bretirement/),
  topic(
    /\bleave\b|\bholidays?\b|\bvacation/,
    /\b(?:sick|annual|parental|paid|unpaid) leave|\bholidays?\b|\bvacation|\bpaid time off/,
  ),
  topic(/\bseverance/, /\bseverance|\bseparation pay|\btermination payment|\bgarden(?:ing)? leave/),
  topic(/\bprobation/, /\bprobation|\btrial period/),
  topic(
    /\bworking (?:hours|time)|\bovertime/,
    /\bworking (?:hours|time)|\bhours (?:of work|per week|a week)|\bovertime/,
  ),
  // Premises, equipment, energy
  topic(/\butilit/, /\butilit|\bwater\b|\belectricity|\bheating/),
  topic(/\bentry\b|\baccess (?:to|rights)/, /\bent(?:er|ry)\b|\baccess\b/),
  topic(/\bsublet|\bsublease|\bsubletting/, /\bsub-?(?:let|lease|tenant)/),
  topic(/\bpets?\b/, /\bpets?\b|\banimals?\b/),
  topic(/\balteration|\bimprovement/, /\balter|\bimprovement|\bfixtures?/),
  topic(/\bholding over|\bsurrender|\bmove[- ]?out/, /\bhold(?:s|ing)?[- ]?over|\bsurrender|\bvacate|\bmove[- ]?out/),
  topic(/\bcurtail/, /\bcurtail/),
  topic(/\bmeter/, /\bmeter/),
  topic(/\binterconnect|\bgrid\b/, /\binterconnect|\bgrid\b|\btransmission|\bdelivery point/),
  topic(
    /\benvironmental attributes|\brecs?\b|\brenewable energy (?:certificates|credits)/,
    /\benvironmental attributes?|\brenewable energy (?:certificates?|credits?)|\bgreen (?:tags|certificates)/,
  ),
  topic(
    /\boutput guarantee|\bperformance guarantee|\bcapacity\b/,
    /\bguaranteed (?:output|capacity|availab|energy)|\bcapacity\b|\bperformance guarant/,
  ),
];
