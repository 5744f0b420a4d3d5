import { defineKind, type ClauseKind } from '../clause-kind.ts';
import amendment from '../kinds/amendment.json' with { type: 'json' };
import entireAgreement from '../kinds/entire-agreement.json' with { type: 'json' };
import severability from '../kinds/severability.json' with { type: 'json' };
import waiver from '../kinds/waiver.json' with { type: 'json' };
import notices from '../kinds/notices.json' with { type: 'json' };
import survival from '../kinds/survival.json' with { type: 'json' };
import relationship from '../kinds/relationship.json' with { type: 'json' };
import thirdParty from '../kinds/third-party.json' with { type: 'json' };
import publicity from '../kinds/publicity.json' with { type: 'json' };
import compliance from '../kinds/compliance.json' with { type: 'json' };
import taxes from '../kinds/taxes.json' with { type: 'json' };
import expenses from '../kinds/expenses.json' with { type: 'json' };

/*
 * The general provisions at the end of most contracts. Their words (notice, waiver, tax) stand in every other clause
 * too, so each trigger asks for the words together that only such a provision puts together, and every trigger holds
 * what makes the provision what it is: whatever is found has its core.
 */

const ownExpenses =
  /\bown (?:respective )?(?:costs?|expenses?|legal)|\b(?:costs?|expenses) (?:it|they|each) incurs?|\b(?:fees?|charges|prices?|rates) (?:shall |will )?(?:includes?|covers?|are inclusive of) (?:all|any)\b[^.;]{0,40}\bexpenses/;

/** Where each side bears its own expenses, nothing has to be proved, approved, limited or paid back. */
const orOwn = ({ source }: RegExp): RegExp => new RegExp(`${source}|${ownExpenses.source}`);

/** Clauses about the contract itself, and those that every contract has whatever it is about. */
export const generalKinds: readonly ClauseKind[] = [
  defineKind('amendment', amendment, {
    confirmedBy: ['Amendment'],
    heading: /\bamendments?\b|\bvariations?\b/,
    // How the contract is changed by both; a right of one side to change its terms is a burden and no such clause.
    trigger:
      /\b(?:agreement|contract|lease|licen[cs]e|addendum|terms?|provisions?|hereof|hereto)\b[^.;]{0,60}\b(?:may|shall|can|cannot|could|will|must)(?: not| only| be| in any manner| thereafter| at any time){0,4} (?:amended|modified|altered|varied|changed|supplemented|revised)\b[^.;]{0,240}\b(?:writing|written|signed|executed|consent)\b|\b(?:no|any|each|every)\b[^.;]{0,80}\b(?:amendments?|modifications?|alterations?|variations?|changes?|supplements?)\b[^.;]{0,200}\b(?:valid|binding|effective|effect|force|made|enforceable|requires?|must|be)\b[^.;]{0,160}\b(?:writing|written (?:agreement|instrument|document|consent|amendment)|signed)\b|\b(?:parties|party)\b[^.;]{0,30}\b(?:may|shall|can)(?: not| only){0,2} (?:amend|modify|vary|alter|change) (?:this|the terms)\b[^.;]{0,160}\b(?:writing|written|signed)\b/,
    present: {
      form: /\bwriting\b|\bwritten\b/,
      parties:
        /\b(?:both|each|all|either|every)\b[^.;]{0,40}\bpart(?:y|ies)\b|\bmutual|\bbetween the parties|\b(?:by|of|on behalf of) the (?:respective )?part(?:y|ies)|\bpart(?:y|ies) (?:hereto|to be|against|sought|thereto)|\bthe parties\b|\b(?:agreement|consent|document|instrument|writing|signed|executed)\b[^.;]{0,30}\b(?:by|of|between) [^.;]{0,60}\band\b/,
      signed: /\bsign(?:ed|s|atures?|atory|atories)\b|\bexecuted\b|\bexecution\b/,
      authority: /\bauthori[sz]ed\b|\bofficers?\b|\brepresentatives?\b|\bagents?\b/,
      reference:
        /\b(?:refer|identif|nam|stat|specif|express)\w*\b[^.;]{0,60}\b(?:amend|modif|agreement|provision|section|clause|change)/,
      oral: /\boral|\bverbal|\bcourse of (?:dealing|performance|conduct)|\bconduct\b|\be-?mail|\belectronic|\bthis (?:clause|section|requirement|paragraph)\b/,
    },
  }),
  defineKind('entire-agreement', entireAgreement, {
    confirmedBy: ['Entire Agreement'],
    heading: /\bentire (?:agreement|understanding|contract)|\bintegration\b|\bmerger clause/,
    trigger:
      /\b(?:entire|complete|whole|final|full)\b(?:,? (?:and|or|final|complete|exclusive|full|sole|entire|integrated|only)){0,5} (?:agreement|understanding|contract|statement|expression|integration)\b[^.;]{0,160}?\b(?:part(?:y|ies)|between|subject|respect|regard|super[sc]ed|hereto|hereof|relating|merge)|\bsuper[sc]ed(?:es?|ed|ing)\b[^.;]{0,40}\b(?:prior|previous|earlier|contemporaneous|all|any|other)\b[^.;]{0,80}\b(?:agreements|understandings?|negotiations?|discussions?|representations?|communications?|proposals?|arrangements?|contracts)\b/,
    present: {
      whole:
        /\b(?:entire|complete|whole|full|final)\b[^.;]{0,60}\b(?:agreement|understanding|contract|statement|expression|integration)\b/,
      prior:
        /\bsuper[sc]ed|\bmerge[sd]?\b|\breplac|\bcancel|\bin lieu of|\bprior\b|\bprevious|\bearlier\b|\bcontemporaneous/,
      subject:
        /\bsubject[- ]matter|\bwith (?:respect|regard|reference) to|\bconcern|\brelat(?:ing|es|ed) to|\bregarding|\bpertaining to|\bas to\b|\bmatters\b|\btransactions?\b/,
      oral: /\boral|\bverbal|\bexpress or implied|\bwritten or\b|\bor written\b/,
      documents:
        /\bexhibits?\b|\bschedules?\b|\bannex|\battach|\bappendi|\baddend|\border forms?|\bpreced|\bprevail|\bincorporated|\btogether with\b/,
      reliance: /\brel(?:y|ies|ied|iance)\b|\brepresentations?\b|\binduce|\bfraud/,
    },
  }),
  defineKind('severability', severability, {
    confirmedBy: ['Severability'],
    heading: /\bseverab|\binvalidity\b|\bpartial invalid/,
    trigger:
      /\b(?:provisions?|terms?|clauses?|parts?|sections?|covenants?|portions?|paragraphs?|articles?)\b[^.;]{0,160}\b(?:invalid|illegal|unenforceab|void\b|unlawful|contrary to|incapable of being enforced)[^.]{0,320}\b(?:remaining|remain|remainder|other|rest of|balance of|affect|impair|full force|sever|renegotiate|replace)|\b(?:invalidity|unenforceability|illegality)\b[^.;]{0,120}\b(?:provision|term|clause|part|section|covenant|portion)s?\b[^.]{0,160}\b(?:not|remain|other)\b|\bprovisions?\b[^.;]{0,60}\bseverab(?:le|ility)\b/,
    present: {
      case: /\binvalid|\billegal|\bunenforceab|\bvoid\b|\bunlawful|\bcontrary to|\bincapable of|\bprohibited|\bconflict|\brefuses? to enforce|\bnot enforceable/,
      rest: /\b(?:remain\w*|others?|rest|balance|continu\w*)\b[^.]{0,200}\b(?:force|effect|valid\w*|binding|enforce\w*|operative|affected|impaired|continue|stand|survive)\b|\b(?:not|nor|without)\b[^.;]{0,60}\b(?:affect|effect|impair|invalidat)|\b(?:validity|enforceability|effect|force)\b[^.;]{0,60}\b(?:remain|other|rest|balance)|\bseverab|\bas if\b/,
      replace:
        /\breplac|\bsubstitut|\bin lieu of|\breform|\bnegotiat|\bmodif|\bamend|\bconstrued\b|\breduced?\b|\binterpret|\bblue[- ]pencil|\brevis|\badjust/,
      scope:
        /\bto the (?:minimum |fullest |maximum |full |greatest )?extent|\bonly (?:as far|to|insofar)|\b(?:so|as|in so) far as|\binsofar|\b(?:such|that|any|other|particular|applicable) jurisdiction/,
      essence:
        /\bessen|\bfundamental|\bmaterial(?:ly)?\b|\badvers|\beconomic|\bsubstance|\bdeprive|\bbargain|\bbenefits?\b/,
    },
  }),
  defineKind('waiver', waiver, {
    confirmedBy: ['Waiver'],
    heading: /^[^a-z]*(?:no |non-?)?waivers?\b/,
    trigger:
      /\b(?:failure|failing|fails?|delay|omission|forbearance|neglect|indulgence)\b[^.]{0,260}\b(?:not|no|nor|neither)\b[^.]{0,160}\b(?:waive[rds]?|relinquish\w*)\b|\b(?:no|nor) (?:failure|delay|omission|forbearance|neglect|indulgence)\b[^.]{0,260}\bwaive[rds]?\b|\bnot? (?:a )?waivers?\b[^.;]{0,200}\b(?:valid|effective|binding|writing|written|deemed|construed|constitute|operate|further|continuing|subsequent|future)\b|\b(?:waiver|waive|waiving|waived)\b[^.;]{0,200}\b(?:not|no|nor)\b[^.;]{0,80}\bwaive[rs]?\b[^.;]{0,60}\b(?:breach|default|right|provision|other|term|thereof|instance|subsequent)|\b(?:no|not|nor|neither)\b[^.]{0,200}\b(?:deemed|construed|operate|constitute)\b[^.;]{0,40}\bwaive[rs]?\b[^.;]{0,120}\b(?:rights?|breach|provision|subsequent|similar|default|remed)|\b(?:deemed|considered) (?:to be |to have been )?waived\b[^.;]{0,80}\b(?:unless|except|only)\b|\bwaivers?\b[^.;]{0,120}\b(?:must|shall|only|be)\b[^.;]{0,60}\bin writing\b/,
    present: {
      implied:
        /\b(?:no|not|nor|neither|nothing|never)\b[^.]{0,260}\b(?:waive|relinquish)|\b(?:waive\w*|relinquish\w*)\b[^.]{0,200}\b(?:not|unless|only|except|no)\b/,
      delay:
        /\bfail(?:s|ed|ure|ures|ing)?\b|\bdelay|\bomission|\bomit|\bforb[eo]ar|\bneglect|\bindulgence|\bcourse of (?:dealing|conduct|performance)|\blapse of time|\bacceptance\b|\bsilence\b|\bacquiesc/,
      written: /\bwriting\b|\bwritten\b/,
      single:
        /\b(?:subsequent|succeeding|continuing|future|further|any other|preceding|prior|another|similar|later|particular|specific|general)\b|\bother (?:breach|right|provision|term|default|waiver|instance|occasion|portion)|\bthe same\b|\bfor which it is given/,
      signed:
        /\bsign|\bexecuted\b|\bparty (?:to be|waiving|granting|against|entitled|making|that waives|giving)|\bwaiving party/,
      cumulative: /\bcumulative|\bnot exclusive|\bpartial exercise|\bsingle or partial|\bremed(?:y|ies)\b/,
    },
  }),
  defineKind('notices', notices, {
    confirmedBy: ['Notices'],
    heading: /^[^a-z]*notices?\b/,
    trigger:
      /\b(?:all|any|each|every|such|formal) (?:[a-z]+,? ){0,3}notices?\b[^]{0,400}?\b(?:courier|registered|certified|postage|prepaid|facsimile|telecop|fax|e-?mail|electronic mail|first[- ]class|personally|personal delivery|hand[- ]deliver|by hand|in person|addressed|addresse?s?|deemed (?:to (?:be|have been) )?(?:duly |properly |validly |sufficiently )?(?:given|received|delivered|served|made|effective))|\bnotices\b[^.;]{0,120}\b(?:shall|must|will|may|are|to be)\b[^.;]{0,80}\b(?:in writing|delivered|sent|given|addressed|mailed|served)\b|\bnotice (?:shall|will|must) be (?:deemed|in writing|sent (?:by|to)|addressed)\b/,
    present: {
      written: /\bwriting\b|\bwritten\b/,
      means:
        /\bcourier|\bregistered|\bcertified|\bmail(?:ed|ing)?\b|\bfacsimile|\btelecop|\bfax|\be-?mail|\belectronic|\bpersonal(?:ly)?\b|\bby hand|\bhand[- ]deliver|\bin person|\bpost\b|\btelegra|\bovernight/,
      address:
        /\baddress|\bregistered office|\bprincipal (?:office|place)|\bas follows|\battention|\bset forth (?:below|above|on)|\bif to\b/,
      receipt:
        /\b(?:deemed|effective|considered|presumed|sufficient)\b|\bupon (?:actual )?(?:receipt|delivery)|\bwhen (?:actually )?(?:received|delivered|sent)|\bdays? after|\bdate of (?:receipt|delivery)|\breceived\b/,
      moved:
        /\b(?:other|another|different|new|changed?|substitute)\b[^.;]{0,60}\baddress|\baddress\b[^.;]{0,60}\b(?:chang|designat|specif|notif|furnish)|\bchange of address|\bor (?:to|at) such other|\bfrom time to time/,
      electronic: /\be-?mail|\belectronic|\bfacsimile|\btelecop|\bfax/,
      attention: /\battention|\battn|\bcop(?:y|ies)\b|\bc\/o\b/,
    },
  }),
  defineKind('survival', survival, {
    confirmedBy: ['Survival'],
    heading: /\bsurviv/,
    // A list of provisions, or what is meant to go on by its nature: single clauses that outlive the end are not this.
    trigger:
      /\b(?:sections|articles|clauses|paragraphs|provisions (?:which|that|of (?:sections|articles|this agreement))|other provisions?|following)\b[^;]{0,500}?\bsurviv(?:e|es|al|ing)\b[^.;]{0,120}\b(?:terminat|expir|cancel|end\b|complet)|\b(?:sections?|articles?|clauses|paragraphs) (?:[0-9]|[ivx]+\b)[^;.]{0,20}(?:,|and) (?:sections?|articles?|clauses|paragraphs)? ?(?:[0-9]|[ivx]+\b)[^;]{0,400}?\bsurviv|\bby (?:its|their) (?:very )?(?:nature|terms|sense|context)\b[^.;]{0,120}\b(?:surviv|continue|extend|beyond)|\bintended to survive|\bsurviv\w*\b[^.;]{0,120}\b(?:sections|articles|paragraphs) (?:[0-9]|[ivx]+\b)|\b(?:terminat|expir)\w*\b[^.;]{0,160}\b(?:provisions|sections|articles)\b[^]{0,200}?\bsurviv|\bfollowing provisions\b[^.;]{0,60}\b(?:surviv|remain|continue)/,
    present: {
      named: /\bsections?\b|\barticles?\b|\bclauses?\b|\bparagraphs?\b|\bprovisions?\b|\bobligations?\b|\brights\b/,
      end: /\bterminat|\bexpir|\bcancel|\bend(?:s|ed|ing)?\b|\bcomplet/,
      accrued:
        /\baccru|\bprior to\b|\bincurred|\bpayments?\b|\bowed\b|\boutstanding|\brelieve|\bwithout prejudice|\bdue\b|\bbefore\b/,
      nature:
        /\bnature\b|\bintend|\bexpress(?:ly)?\b|\bimpli|\bnecessary|\bcontext|\bother provisions?|\bby (?:its|their) terms/,
      duration: /\byears?\b|\bmonths?\b|\bindefinite|\bperpetu|\bperiods?\b|\bdays?\b|\bso long as|\bas long as/,
    },
  }),
  defineKind('relationship', relationship, {
    confirmedBy: ['Relationship of the Parties'],
    heading: /\brelationship\b|\bindependent contractors?\b|\bno (?:partnership|agency|joint venture)/,
    trigger:
      /\b(?:nothing|not|no|neither|nor)\b[^.;]{0,200}\b(?:creat|constitut|constru|deem|establish|imply|form|mak|render|consider|intend)\w*\b[^.;]{0,160}\b(?:partnership|joint ventur(?:e|ers?)|partners|principal and agent|agency|employer|employment relationship|fiduciary relationship)\b|\bno (?:[a-z-]+,? ){0,6}(?:partnership|joint venture|agency)\b[^.;]{0,120}\b(?:creat|intend|exist|establish)|\b(?:are|is|be|as|being|remain|of|relationship)\b(?: [a-z]+){0,4} independent (?:contractors?|part(?:y|ies)|entit(?:y|ies)|business(?:es)?)\b[^.]{0,200}\b(?:not|no|nor|nothing|neither|relationship|parties|each other|services|other)\b|\brelationship\b[^.;]{0,160}\bindependent contractors?|\bneither party\b[^.;]{0,120}\b(?:authority|power|right)\b[^.;]{0,140}\b(?:bind|obligate|commit|behalf)/,
    present: {
      status: /\bpartnership|\bjoint ventur|\bpartners?\b|\bagen(?:t|ts|cy)\b|\bemploy|\bfiduciar|\bfranchis/,
      independent: /\bindependent\b/,
      authority: /\bauthori|\bpower\b|\bbind\b|\bbehalf\b|\bobligate\b|\bcommit/,
      staff:
        /\bpersonnel|\bpayroll|\bwithh|\btax|\bbenefits?\b|\binsurance|\bworkers' compensation|\bits (?:own )?employees|\btheir (?:own |respective )?employees|\bown employees/,
      control: /\bcontrol|\bsupervis|\bmanner (?:and|or|in which)|\bmeans\b|\bmethods?\b|\bdirection\b|\bdetails\b/,
    },
  }),
  defineKind('third-party', thirdParty, {
    // Nothing confirms it: the recogniser's category of that name asks for somebody who is one, most clauses say nobody is.
    heading: /\bthird[- ]party (?:beneficiar|rights)|\bthird[- ]parties\b|\bno third[- ]part|\bbeneficiaries\b/,
    trigger:
      /\b(?:no|not|any|an?|be|is|are|as|intended|express|direct|only|create|creates)(?: [a-z]+,?){0,3} third[- ]party beneficiar|\bthird[- ]party beneficiar(?:y|ies) (?:of|to|under|rights?|relationship)\b|\bbeneficiar(?:y|ies) (?:of|to|under) (?:this|the) agreement|\b(?:nothing|not|no)\b[^.;]{0,120}\b(?:confer|intend|inure|constru)\w*\b[^.;]{0,160}\b(?:third[- ]part(?:y|ies)|(?:other|third|any) persons?|persons? (?:other|not))\b[^.;]{0,160}\b(?:rights?|benefits?|remed|claims?)|\b(?:confer|creat)\w*\b[^.;]{0,80}\b(?:rights?|benefits?|remed(?:y|ies)|claims?)\b[^.;]{0,80}\b(?:upon|on|in favou?r of|in)\b[^.;]{0,40}\b(?:third[- ]part(?:y|ies)|persons? (?:other|not)|other persons?|anyone other)|\bcontracts \(rights of third parties\)|\b(?:nobody|no one|no person|nor? (?:any )?other person)\b[^.;]{0,80}\benforce/,
    present: {
      who: /\bbeneficiar|\bthird\b|\bother (?:person|part)|\bany (?:other )?person|\bpersons? (?:other|not)|\bnot a party|\banyone|\bentity/,
      enforce: /\benforce|\brights?\b|\bremed|\bclaims?\b|\bcauses? of action/,
      exceptions:
        /\bexcept|\bother than|\bsuccessors?\b|\bassigns?\b|\baffiliat|\bindemnit|\bindemnif|\bexpress(?:ly)?\b|\bunless\b/,
      change: /\bwithout\b[^.;]{0,60}\bconsent|\bamend|\bvary\b|\brescind|\bmodif|\bterminat/,
    },
  }),
  defineKind('publicity', publicity, {
    confirmedBy: ['Publicity'],
    heading: /\bpublicity|\bpress releases?|\bannouncements?\b|\buse of names?/,
    trigger:
      /\b(?:press|news|media|publicity) releases?\b|\bpublic(?:ity)? (?:announcements?|statements?|releases?|communications?)\b|\b(?:not|neither|no|without)\b[^.;]{0,120}\b(?:use|using|mention)\b[^.;]{0,60}\b(?:names?|logos?)\b[^.;]{0,200}\b(?:publicity|advertis|promotional|marketing|press|consent|approval|permission|of the other)|\b(?:no|any) publicity\b/,
    present: {
      consent: /\bconsent|\bapprov|\bpermission|\bauthori[sz]|\bmutual|\bjoint|\bagreed?\b/,
      law: /\brequired\b[^.;]{0,80}\blaw|\blaws?\b|\bsecurities|\bstock exchange|\bregulat|\blegal(?:ly)?\b|\bcourt/,
      names: /\bnames?\b|\blogos?\b|\btrade ?marks?\b|\bmarks?\b|\blikeness/,
      review:
        /\bcop(?:y|ies)\b|\bdrafts?\b|\breview|\badvance\b|\bcomment|\bprior to\b|\bsubmit|\bform attached|\bprior (?:to|notice)/,
      repeat: /\balready\b|\bpreviously\b|\brepeat|\bthereafter\b|\bsubsequent|\bpublicly (?:available|known)|\bonce\b/,
    },
  }),
  defineKind('compliance', compliance, {
    confirmedBy: ['Compliance with Laws'],
    heading: /\bcompliance with (?:applicable )?laws?\b|\blegal compliance|\banti-?(?:bribery|corruption)/,
    trigger:
      /\b(?:shall|will|must|agrees?|undertakes?|covenants?|warrants?|responsible for)\b[^.;]{0,200}\b(?:comply|complies|complying|in compliance|its compliance|conform)\b(?: [a-z]+){0,5} with (?:[a-z-]+,? ){0,8}(?:laws?|statutes?|regulations?|ordinances?|legislation)\b|\b(?:foreign corrupt practices act|bribery act|anti-?(?:corruption|bribery) laws?)\b/,
    present: {
      duty: /\bcompl(?:y|ies|ied|ying|iance)\b|\bconform|\baccordance with\b|\bobserv|\bviolat/,
      scope:
        /\bapplicable to\b|\bapplies\b|\bits (?:performance|obligations|business|activit|operations)|\bperform|\bin connection with|\bunder this|\brelat(?:ed|ing) to|\bpursuant to|\bservices\b|\bproducts?\b|\boperat/,
      named:
        /\bbribe|\bcorrupt|\bexport|\bsanctions?\b|\blabou?r\b|\bemployment\b|\benvironment|\bsafety\b|\bdata (?:protection|privacy)|\bprivacy\b|\bsecurities\b|\bimport\b|\bdiscriminat|\bfood and drug|\bzoning|\bmoney laundering|\bslavery|\bhealth\b|\bantitrust|\btax laws/,
      permits:
        /\blicen[cs]es?\b|\bpermits?\b|\bapprovals?\b|\bauthori[sz]ations?\b|\bregistrations?\b|\bconsents\b|\bcertificat/,
      people: /\bsub-?contract|\bemployees|\bpersonnel|\brepresentatives|\baffiliates|\bagents\b|\bstaff/,
      report: /\bnotif|\bnotice|\binform\b|\breports?\b/,
    },
  }),
  defineKind('taxes', taxes, {
    confirmedBy: ['Taxes'],
    heading: /\btax(?:es|ation)?\b|\bwithholding\b/,
    trigger:
      /\b(?:sales|use|value[- ]added|excise|withholding|property|income|applicable|any|all|such|other|payroll|gross receipts)\b[^.;]{0,60}?(?:\btax(?:es)?|\bvat)\b[^.;]{0,160}?\b(?:pay|pays|paid|payable|payment|responsib\w*|borne?|bears?|withh\w+|deduct\w*|collect\w*|remit\w*|levied|imposed|assessed|reimburse|liable)\b|\b(?:pay|bear|responsible for|exclusive of|not include|exclud(?:e|es|ing)|withhold|deduct|net of|reimburse)\b[^.;]{0,80}?\b(?:tax(?:es)?|vat)\b|\btax(?:es)?,? (?:duties|levies|impositions|assessments|charges)\b|\btax (?:receipts?|invoices?|credits?)\b|\b(?:such|these|said) tax(?:es)?\b|\btaxing authorit|\bexemption certificate/,
    present: {
      who: /\bpa(?:y|ys|id|yable|yment)\b|\brespons|\bb(?:ear|ears|orne)\b|\bliab|\breimburs|\baccount\b|\bcharged?\b|\bwithh|\bdeduct/,
      exclusive:
        /\bexclusive of|\bexclud|\bnot includ|\bnet of|\bin addition|\bplus\b|\binclusive|\binvoice|\bseparate|\bprices? include|\badded to/,
      income: /\bincome\b|\bprofits?\b|\bpayroll|\bown taxes|\bfranchise tax|\bnet worth/,
      withholding: /\bwithh|\bdeduct|\bgross(?:ed)?[- ]up|\bat source/,
      papers: /\bcertificat|\breceipts?\b|\bexempt|\bdocument|\bevidence|\bproof|\bforms?\b/,
      help: /\bco-?operat|\bassist|\bcontest|\btreat(?:y|ies)\b|\brefund|\bcredits?\b/,
    },
  }),
  defineKind('expenses', expenses, {
    confirmedBy: ['Expenses'],
    heading: /\bexpenses?\b|\breimbursement/,
    trigger:
      /\breimburs\w*\b[^.;]{0,120}\bexpens|\bexpens\w*\b[^.;]{0,80}\breimburs|\b(?:each|either|both|the) part(?:y|ies)\b[^.;]{0,120}\b(?:bears?|pays?|responsible|borne)\b[^.;]{0,80}\b(?:costs?|expenses)\b|\bbears? (?:all |any |its |the |their |own |respective |of ){0,5}(?:costs? and )?expenses\b|\b(?:business|travel|out-of-pocket) expenses\b|\b(?:travel|travell?ing|lodging|living)\b[^.;]{0,40}\bexpenses\b/,
    present: {
      who: /\breimburs|\bbears?\b|\bborne\b|\bpay|\bpaid\b|\brespons|\bexpense of\b|\bown (?:costs?|expenses?)/,
      which: orOwn(/\breasonabl|\bnecessar|\btravel|\bout-of-pocket|\bactual|\bincurred\b/),
      proof: orOwn(
        /\breceipts?\b|\bdocument|\bitemi[sz]|\bvouchers?|\binvoices?|\bevidence|\bstatements?\b|\bverif|\bsubstantiat|\baccounting\b/,
      ),
      approval: orOwn(
        /\bapprov|\bauthori[sz]|\bin advance|\bprior\b|\bagreed\b|\bpolic(?:y|ies)|\bguidelines?|\bprocedures?/,
      ),
      limit: orOwn(/\bcap(?:ped)?\b|\bexceed|\bbudget|\bmaximum|\blimit|\bup to\b|[$€£] ?\d/),
      time: orOwn(/\bwithin\b|\bdays?\b|\bmonth|\bpromptly/),
    },
  }),
].map((kind) => ({ ...kind, isGeneral: true as const }));
