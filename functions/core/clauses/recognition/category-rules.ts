/** A label of the field recognised by wording, within its group where the learned model knows that group. */
export interface CategoryRule {
  readonly label: string;
  readonly pattern: RegExp;
  readonly unless?: RegExp;
  /** The group the label belongs to, which the learned model must see in the text too. */
  readonly group?: string;
}

const rule = (label: string, group: string, pattern: RegExp, unless?: RegExp): CategoryRule => ({
  label,
  pattern,
  ...(group ? { group } : {}),
  ...(unless ? { unless } : {}),
});

/** CUAD's labels within their groups (CUAD v1, The Atticus Project), and kinds of clause the model does not know. */
export const categoryRules: readonly CategoryRule[] = [
  rule(
    'Expiration Date (Term)',
    'Term and Renewal',
    /\b(?:initial |the )?term\b|\bexpir|\bremain in (?:full )?(?:force|effect)|\bcontinue (?:in|for|until)/,
  ),
  rule(
    'Renewal Term',
    'Term and Renewal',
    /\brenew|\bextend\w*\b[^.;]{0,60}\b(?:term|period|agreement)|\bsuccessive\b/,
  ),
  rule(
    'Notice Period To Terminate Renewal',
    'Term and Renewal',
    /\b(?:renew|extend)\w*\b[^.]{0,260}\b(?:unless|notice|notif)\b|\b(?:notice|notif\w+)\b[^.]{0,160}\b(?:not to|non-?|intention|intent|desire|prior to)\b[^.]{0,60}\b(?:renew|extend|expir)/,
  ),
  rule('Termination For Convenience', 'Termination for Convenience', /\bterminat|\bcancel/),
  rule('Governing Law', 'Governing Law', /\blaws?\b/),
  rule('Anti-Assignment', 'Assignment and Change of Control', /\b(?:assign|transfer|delegat|convey)/),
  rule(
    'Change Of Control',
    'Assignment and Change of Control',
    /\bchange (?:of|in) (?:the )?control\b|\bmerger|\bmerge[sd]?\b|\bconsolidat|\bsubstantially all|\bacquir|\bownership interest|\bvoting/,
  ),
  rule(
    'Non-Compete',
    'Non-Compete and Exclusivity',
    /\bcompet|\bnot\b[^.;]{0,120}\b(?:engage|sell|market|develop|distribut|manufactur)/,
  ),
  rule(
    'Exclusivity',
    'Non-Compete and Exclusivity',
    /\bexclusiv|\bsole(?:ly)?\b|\bonly\b|\bother than\b/,
    /^[^]*non-?exclusive(?![^]*[^-]exclusive)/,
  ),
  rule(
    'Competitive Restriction Exception',
    'Non-Compete and Exclusivity',
    /\b(?:except|notwithstanding|provided(?:,)? (?:however|that)|other than|unless|nothing|shall not (?:prevent|prohibit|apply|restrict))\b/,
  ),
  rule(
    'No-Solicit Of Customers',
    'Non-Solicitation',
    /^(?=.*\b(?:solicit|divert|induc|entic|interfer|call(?:ing)? (?:up)?on\b|canvass|persuad|encourag|contact|approach|business with|circumvent)).*\b(?:customer|client|account|business|patron|distributor|supplier)s?\b/s,
  ),
  rule(
    'No-Solicit Of Employees',
    'Non-Solicitation',
    /^(?=.*\b(?:solicit|hir(?:e|es|ed|ing)\b|recruit|induc|entic|persuad|encourag|employ\b|employs\b|employing\b|offer(?:s|ed)? (?:of )?employment|lure|poach)).*\b(?:employ|personnel|staff|consultant|hire)/s,
  ),
  rule(
    'Non-Disparagement',
    'Non-Disparagement',
    /\bdisparag|\bderogat|\bdefam|\breputation|\bgoodwill|\bdisrepute|\bimage\b/,
  ),
  rule('License Grant', 'License Grant and Scope', /\bgrant|\blicen[cs]e/),
  rule(
    'Non-Transferable License',
    'License Grant and Scope',
    /\bnon-?transferable|\bnon-?assignable|\bnot\b[^.;]{0,60}\bsub-?licen|\bwithout (?:the )?right to sub-?licen|\bno right to (?:grant )?sub-?licen|\bsub-?licen/,
  ),
  rule('Affiliate License-Licensee', 'License Grant and Scope', /\baffiliat\w*\b|\bsubsidiar/),
  rule(
    'Unlimited/All-You-Can-Eat-License',
    'License Grant and Scope',
    /\bunlimited\b|\benterprise[- ]wide|\bany number of/,
  ),
  rule('Irrevocable Or Perpetual License', 'License Grant and Scope', /\bperpetual|\birrevocabl|\bfully[- ]paid/),
  rule('Source Code Escrow', 'Source Code Escrow', /\bescrow/),
  rule('IP Ownership Assignment', 'IP Ownership', /\b(?:assign|own|title|property of|vest|transfer|made for hire)/),
  rule('Joint IP Ownership', 'IP Ownership', /\bjoint|\bco-?own/),
  rule(
    'Cap On Liability',
    'Limitation of Liability',
    /\b(?:liab|damages|loss)/,
    // Liability that is said to be without a limit, and none that has one.
    /^(?!.*\b(?:exceed|excess|limited to|maximum|aggregate|consequential|indirect|lost|not be liable|no event)\b).*\bunlimited\b/s,
  ),
  rule(
    'Uncapped Liability',
    'Limitation of Liability',
    /\b(?:except|exclud|other than|notwithstanding|unlimited|nothing|shall not apply|does not apply|not limit)\b/,
  ),
  rule(
    'Liquidated Damages',
    'Liquidated Damages',
    /\bliquidated|\bpenalt|\btermination (?:fee|payment|charge)|\bcancellation|\bfee\b|\bpay\b/,
  ),
  rule('Insurance', 'Insurance', /\binsur/),
  rule('Audit Rights', 'Audit Rights', /\baudit|\binspect|\brecords|\bbooks|\bexamin|\breview/),
  rule('Minimum Commitment', 'Minimum Commitment and Volume', /\bminimum|\bat least|\bno(?:t)? less than|\bcommit/),
  rule(
    'Volume Restriction',
    'Minimum Commitment and Volume',
    /\bmaximum|\bexceed|\bexcess|\bup to\b|\blimit|\bno more than|\bnot more than/,
  ),
  rule('Revenue/Profit Sharing', 'Revenue/Profit Sharing', /\broyalt|\bcommission|\brevenue|\bprofit|%|\bpercent/),
  rule('Price Restrictions', 'Pricing', /\b(?:increase|exceed|fixed|cpi|consumer price|adjust|maximum)\b/),
  rule(
    'Most Favored Nation',
    'Pricing',
    /\bmost[- ]favou?red|\bless favou?rable|\bmore favou?rable|\blowest|\bas favou?rable|\bbest price/,
  ),
  rule(
    'ROFR/ROFO/ROFN',
    'ROFR/ROFO/ROFN',
    /\bfirst (?:refusal|offer|negotiat|right|option|opportunit|look)|\bright of first|\bmatch\w*\b[^.;]{0,60}\b(?:offer|terms)|\bnegotiate\b[^.;]{0,80}\b(?:good faith|exclusive)|\bpre-?empti/,
  ),
  rule('Post-Termination Services', 'Post-Termination Obligations', /\bterminat|\bexpir|\bend\b/),
  rule(
    'Covenant Not To Sue',
    'Covenant Not To Sue',
    /\b(?:sue|challenge|contest|attack|claim|assert|disput|oppose|right, title|adverse|registrat|infring)/,
  ),
  rule('Third Party Beneficiary', 'Third Party Beneficiary', /\bthird|\bbeneficiar|\bbenefit/),
  // Wording so telling that it names the kind whatever the model thinks.
  rule(
    'ROFR/ROFO/ROFN',
    '',
    /\bright of first (?:refusal|offer|negotiation)|\bfirst (?:right|option) (?:of|to) (?:refus|negotiat|purchase|acquire)|\bfirst refusal\b/,
  ),
  rule(
    'Most Favored Nation',
    '',
    /\bmost[- ]favou?red|\b(?:no|not) less favou?rabl[ey]\b[^.;]{0,80}\b(?:than|price|term|customer|distributor)|\bas favou?rabl[ey] as\b/,
  ),
  rule(
    'Price Restrictions',
    '',
    /\b(?:prices?|fees?|rates?|charges)\b[^.;]{0,60}\b(?:shall|may|will) not (?:be )?(?:increase|exceed|raise)|\bincrease\w*\b[^.;]{0,90}\b(?:consumer price index|cpi)\b|\bnot increase\b[^.;]{0,40}\b(?:prices?|fees?|rates?)\b/,
  ),
  rule('Change Of Control', '', /\bchange (?:of|in) control\b/),
  rule('Liquidated Damages', '', /\bliquidated damages\b/),
  rule(
    'Minimum Commitment',
    '',
    /\bminimum (?:annual |monthly |quarterly |aggregate |guaranteed )*(?:purchase|order|quantit|volume|commitment|royalt|guarantee)|\btake[- ]or[- ]pay\b/,
  ),
  rule('Non-Disparagement', '', /\bdisparag/),
  rule('Joint IP Ownership', '', /\bjointly[- ]own|\bjoint ownership\b|\bown(?:ed)? jointly/),
  rule('Source Code Escrow', '', /\bsource code\b[^.]{0,120}\bescrow|\bescrow agent\b/),
  // Kinds of clause of employment and lease contracts, which no open corpus under a fitting licence labels.
  rule('Salary / Base Compensation', '', /\b(?:base|annual) (?:salary|compensation|pay)\b|\bsalary (?:of|at)\b/),
  rule('Bonus / Incentive', '', /\bbonus(?:es)?\b|\bincentive (?:plan|compensation|award|program)/),
  rule(
    'Employee Benefits',
    '',
    /\b(?:fringe|health|welfare|employee|medical|retirement) benefits?\b|\bbenefit (?:plan|program)s?\b|\bpaid (?:time off|vacation)|\bvacation\b/,
  ),
  rule(
    'Expenses',
    '',
    /\breimburs\w*\b[^.;]{0,80}\bexpens|\bexpens\w*\b[^.;]{0,60}\breimburs|\b(?:business|travel|out-of-pocket) expenses\b|\b(?:each|either|both) part(?:y|ies)\b[^.;]{0,60}\bown (?:costs|expenses)\b/,
  ),
  rule('Severance', '', /\bseverance\b|\bseparation pay/),
  rule(
    'Duties and Position',
    '',
    /\b(?:executive|employee|you|employ\w*)\b[^.;]{0,80}\b(?:position of|serve as|duties|report to|capacity of|devote)\b|\bdevote\b[^.;]{0,80}\b(?:time|attention|efforts)/,
  ),
  rule(
    'Rent',
    '',
    /\b(?:base|minimum|monthly|annual|additional|fixed) rent(?:al)?\b|\bpay\b[^.;]{0,40}\brent\b|\brental (?:of|payment|rate)/,
  ),
  rule('Security Deposit', '', /\bsecurity deposit/),
  rule(
    'Maintenance and Repairs',
    '',
    /\b(?:repairs?|maintain)\b[^.;]{0,80}\b(?:premises|building|roof|property|leased|hvac|structur|good (?:order|condition|repair))|\bmaintenance and repair|\brepairs? and maintenance/,
  ),
  rule(
    'Default and Remedies',
    '',
    /\bevents? of default\b|\bdefault\b[^.;]{0,120}\bremed|\bremedies\b[^.;]{0,60}\bcumulative/,
  ),
  rule('Assignment and Subletting', '', /\bsubl(?:et|ease)\w*\b/),
  rule(
    'Entry and Inspection',
    '',
    /\b(?:landlord|lessor|owner)\b[^.;]{0,100}\b(?:enter|access|inspect)\b[^.;]{0,40}\bpremises/,
  ),
  rule('Surrender / Holding Over', '', /\bhold(?:ing)?[- ]?over\b|\bsurrender\b[^.;]{0,60}\bpremises/),
  rule('Eminent Domain / Casualty', '', /\beminent domain|\bcondemn(?:ation|ed)|\bfire or other casualty|\bcasualty\b/),
  rule('Quiet Enjoyment', '', /\bquiet(?:ly)? (?:enjoy|possess)|\bpeaceabl/),
  rule('Use of Premises', '', /\buse (?:of )?(?:the )?(?:leased |demised )?premises\b/),
  rule('Operations and Maintenance', '', /\b(?:operat\w+ and maint|operate,? maintain)/),
  rule('Interconnection and Metering', '', /\binterconnect|\bmeter(?:s|ing|ed)?\b/),
  rule(
    'Purchase and Sale of Energy',
    '',
    /\b(?:sell|purchase|deliver|buy|take)\w*\b[^.;]{0,80}\b(?:energy|electricity|output|net output|power)\b/,
  ),
  rule(
    'Dispute Resolution / Arbitration',
    '',
    /\barbitrat\w+|\bmediation\b|\b(?:any|all) (?:disputes?|controvers\w+)\b[^.;]{0,120}\b(?:settled|resolved|submitted)/,
  ),
  rule('Force Majeure', '', /\bforce majeure\b|\bacts? of god\b/),
  rule('Indemnification', '', /\bindemnif(?:y|ies|ied|ication)\b|\bhold\b[^.;]{0,30}\bharmless/),
  rule(
    'Severability',
    '',
    /\b(?:invalid|unenforceable|illegal)\b[^.]{0,160}\b(?:remain|remaining|other|effect|affect)/,
  ),
  rule(
    'Waiver',
    '',
    /\b(?:failure|delay|omission|forbearance)\b[^.]{0,240}\b(?:not|no|nor)\b[^.]{0,120}\bwaiver\b|\bno waiver\b[^.;]{0,160}\b(?:writing|written|breach|default|provision)|\bwaiver\b[^.;]{0,160}\bnot\b[^.;]{0,80}\bwaiver\b/,
  ),
  rule('Entire Agreement', '', /\bentire (?:agreement|understanding)\b|\bsupersedes?\b/),
  rule(
    'Counterparts',
    '',
    /\bcounterparts?\b[^.;]{0,80}\b(?:original|one|instrument|each)|\b(?:executed|signed)\b[^.;]{0,60}\bcounterparts/,
  ),
  rule('Payment Terms', '', /\binvoices?\b|\bpayment terms\b|\bnet (?:30|thirty|45|60)/),
  rule(
    'Taxes',
    '',
    /\b(?:sales|use|withholding|income|value[- ]added|excise|applicable|all) tax(?:es)?\b|\btaxes\b[^.;]{0,40}\b(?:levied|imposed|assessed)|\bexclusive of (?:any |all )?(?:vat|gst|tax)|\bnot include (?:any )?(?:vat|gst|tax)/,
  ),
  rule(
    'Confidentiality',
    '',
    /\bconfidential information\b|\bkeep\b[^.;]{0,40}\bconfidential\b|\bconfidentiality\b|\bproprietary information/,
  ),
  rule(
    'Publicity',
    '',
    /\bpress releases?\b|\bpublic (?:announcement|statement)|\bpublicity\b|\b(?:not|neither|nor)\b[^.;]{0,80}\buse\b[^.;]{0,60}\b(?:names?|logos?)\b[^.;]{0,100}\b(?:consent|approval|permission)/,
  ),
  rule('Data Protection / Privacy', '', /\bpersonal (?:data|information)\b|\bprivacy polic|\bdata protection|\bgdpr\b/),
  rule(
    'Relationship of the Parties',
    '',
    /\bindependent contractors?\b|\b(?:partnership|joint venture|agency)\b[^.;]{0,80}\b(?:relationship|between|created|constitut)/,
  ),
  rule(
    'Warranty Disclaimer',
    '',
    /\b(?:disclaims?|no|without)\b[^.;]{0,60}\bwarrant(?:y|ies)\b|\bas[- ]is\b|\bimplied warrant/,
  ),
  rule(
    'Compliance with Laws',
    '',
    /\bcompl(?:y|iance) with (?:all )?(?:applicable )?(?:federal,? |state,? |local )*(?:laws|regulations|statutes)/,
  ),
  rule(
    'Delivery and Acceptance',
    '',
    /\bdeliver(?:y|ies|ed)\b[^.;]{0,80}\b(?:accept|inspect|risk of loss|f\.?o\.?b|shipment|carrier)|\bacceptance (?:test|criteria|period)|\brisk of loss\b[^.;]{0,60}\b(?:pass|transfer|deliver|carrier|transit|title|ship)|\b(?:title|pass(?:es)?|deliver\w*)\b[^.;]{0,60}\brisk of loss/,
  ),
  rule('Survival', '', /\bsurviv(?:e|es|al)\b[^.;]{0,80}\b(?:terminat|expir)/),
  rule(
    'Amendment',
    '',
    /\b(?:amended|amendment|modified|modification|varied|variation)s?\b[^.;]{0,120}\b(?:writing|written|signed|executed)|\b(?:may|right to)\b[^.;]{0,40}\b(?:amend|modify) (?:this|these|the) (?:agreement|terms)/,
  ),
  rule('Termination for Cause', '', /\bterminat\w*\b[^.]{0,160}\b(?:breach|default|cause|fails? to|insolven)\b/),
  rule(
    'Notices',
    '',
    /\bnotices?\b[^.;]{0,120}\b(?:in writing|deemed|delivered|mail|addressed|facsimile|overnight|courier)/,
  ),
];

/** What a clause of a non-disclosure agreement settles, named as ContractNLI's hypotheses name it (Koreeda & Manning 2021). */
export const ndaRules: readonly CategoryRule[] = [
  rule(
    'Explicit identification',
    '',
    /\b(?:mark(?:ed|ing)?|designat\w+|identif\w+|label\w*|stamped|legend)\b[^.;]{0,80}\b(?:confidential|proprietary)|\bclearly (?:marked|identified)/,
  ),
  rule(
    'None-inclusion of non-technical information',
    '',
    /\b(?:technical|business|financial|marketing|customer|commercial|know-how|trade secrets?|plans|pricing)\b[^.;]{0,60}\b(?:information|data|plans|lists?|secrets?|formulas?|designs?)\b[^.;]{0,120}\b(?:including|means|without limitation|relat)|\b(?:means|includes?|including)\b[^.]{0,160}\b(?:technical|business|financial|marketing|customer lists|know-how)/,
  ),
  rule('Inclusion of verbally conveyed information', '', /\boral(?:ly)?\b|\bverbal(?:ly)?\b|\bvisual(?:ly)?\b/),
  rule(
    'Limited use',
    '',
    /\b(?:use|used|using|utili[sz]e)\b[^.;]{0,120}\b(?:solely|only|except|other than|purposes?|evaluat)|\b(?:solely|only)\b[^.;]{0,60}\bpurposes?\b/,
  ),
  rule('Sharing with employees', '', /\b(?:employees|personnel|officers|directors|staff)\b/),
  rule(
    'Sharing with third-parties',
    '',
    /\b(?:advis[eo]rs?|consultants?|contractors?|agents?|affiliates|attorneys|accountants|representatives|third part(?:y|ies))\b/,
  ),
  rule(
    'Notice on compelled disclosure',
    '',
    /\b(?:required|compelled|requested|ordered)\b[^.]{0,80}\b(?:law|court|legal|subpoena|regulat\w+|judicial|order|process)\b/,
  ),
  rule(
    'Confidentiality of Agreement',
    '',
    /\b(?:existence|fact that|terms|contents|status)\b[^.;]{0,80}\b(?:agreement|discussions|negotiations|transaction|relationship|made available)/,
  ),
  rule('No reverse engineering', '', /\breverse[- ]?engineer|\bdecompil|\bdisassembl/),
  rule(
    'Permissible development of similar information',
    '',
    /\bindependent(?:ly)?\b[^.;]{0,50}\bdevelop|\bdevelop\w*\b[^.;]{0,60}\bindependent|\bresiduals?\b|\b(?:similar|competing) (?:products?|information|technolog)/,
  ),
  rule(
    'Permissible acquirement of similar information',
    '',
    /\bthird part(?:y|ies)\b[^.;]{0,80}\b(?:without|not|lawful|rightful|entitled)|\bfrom a third|\bpublic (?:domain|knowledge)|\bpublicly\b|\balready known/,
  ),
  rule(
    'No licensing',
    '',
    /\b(?:no|not|nothing|neither)\b[^.]{0,100}\b(?:licen[cs]e|right, title|ownership|intellectual property)|\bproperty of\b/,
  ),
  rule('Return of confidential information', '', /\b(?:return|destroy|destruction|redeliver)\b/),
  rule('Permissible copy', '', /\bcop(?:y|ies|ied|ying)\b|\breproduc/),
  rule('No solicitation', '', /\bsolicit|\bhire\b|\bhiring\b/),
  rule(
    'Survival of obligations',
    '',
    /\bsurviv|\b(?:years?|months?)\b[^.;]{0,60}\b(?:after|following|from|thereafter)|\b(?:after|following|notwithstanding)\b[^.;]{0,40}\b(?:terminat|expir)/,
  ),
  rule('Permissible post-agreement possession', '', /\b(?:retain|retention|archiv|back-?up|keep one)\b/),
];
