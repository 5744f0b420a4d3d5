import { defineKind } from '../clause-kind.ts';
import nda from '../kinds/nda.json' with { type: 'json' };

/*
 * What a whole non-disclosure agreement should settle. The list follows the hypotheses that lawyers annotated in
 * ContractNLI (Koreeda & Manning 2021, CC BY 4.0). Titles and reasons of one element keep clear of the words of the
 * others, so that a reader never takes one gap for another.
 */

/** A whole non-disclosure agreement. */
export const ndaKind = defineKind('nda', nda, {
  heading: /confidential|non-?disclosure|nondisclosure|secrecy/,
  trigger: /\bconfidential|\bproprietary information|\btrade secrets?\b|\bnon-?disclosure\b|\bevaluation material/,
  present: {
    use: /\b(?:use|used|using|uses|utili[sz]\w*|exploit\w*)\b[^.;]{0,160}\b(?:solely|only|exclusively|(?:the|such|its|any|other) (?:sole |limited |permitted |express |stated |foregoing |above )*purposes?|other than|except|in connection with|evaluat|own (?:use|benefit))|\b(?:solely|only|exclusively|sole purpose)\b[^.;]{0,80}\b(?:purposes?|evaluat|perform|in connection)|\bnot (?:to )?(?:make (?:any )?use|use|utili[sz]e|exploit)\b|\bnor (?:make (?:any )?use|use)\b|\bneither\b[^.;]{0,120}\b(?:use|exploit)\b|\b(?:use|used)\b[^.;]{0,80}\bbeyond\b|\b(?:permitted|authorized|stated|limited) purpose/,
    employees:
      /\bneed[- ]to[- ]know\b|\bneed(?:s|ing)? (?:to know|access|such|for)|\b(?:employees?|personnel|directors|officers|staff|representatives|persons)\b[^.]{0,160}\b(?:who|whom|that) (?:have|need|require|are|shall|is|has|reasonably|must)|\b(?:to|among|by|with|only) (?:those (?:of )?)?(?:its|their|his|the receiving party's|recipient's)?(?: own)?[^.;]{0,40}\b(?:employees|personnel|officers|directors|representatives)\b|\b(?:employees|representatives|personnel)\b[^.;]{0,80}\b(?:bound|agree|inform|comply|advis|responsib)/,
    compelled:
      /\b(?:required|compelled|requested|requests? (?:of|by|from) (?:a|any|the) (?:court|govern|regulat|judici|jurisdict|public|competent)\w*|ordered|obligated|obliged|legally|subpoena|legal process|judicial|(?:court|valid|governmental|lawful\w*) order|legal requirement|order of a court)\b[^]{0,420}?\b(?:noti(?:ce|fy|fies|fied|fication)|inform|advise)\b[^]{0,260}?\b(?:protective|seek|contest|oppose|object|prior|prompt|waive|remedy|opportunity|limit|intervene|order|disclos|confidential treatment)|\b(?:prior|prompt|advance|written|reasonable) (?:written )?(?:noti(?:ce|fi\w+))\b[^.]{0,160}\b(?:required|compelled|subpoena|court|legal)|\bnotif\w+\b[^.]{0,120}\b(?:subpoena|compelled|court order|legal process)/,
    independent:
      /\bindependent(?:ly)?\b[^.;]{0,60}\b(?:develop|creat|deriv|generat|conceiv|discover|acquir|arriv|work|ascertain)|\b(?:develop|creat|generat|conceiv|deriv|discover)\w*\b[^.;]{0,70}\bindependent|\bdeveloped (?:by|for)\b[^.;]{0,90}\bwithout\b|\bwithout (?:the )?(?:use|aid|reference|reliance|benefit)\b[^.;]{0,60}\b(?:confidential|proprietary|information)|\bresiduals?\b|\bindependent (?:research|development|work)/,
    third:
      /\b(?:receiv|obtain|disclos|furnish|acquir|becom|learn|made|supplied|communicat|source)\w*\b[^.;]{0,90}\b(?:from|by|through) (?:a|any|some|an|one or more|independent|other) ?(?:other |independent |unaffiliated |bona fide |duly authorized )*(?:third|sources?\b|persons?\b|part(?:y|ies)\b)[^.;]{0,130}\b(?:not|without|right|free|lawful\w*|rightful\w*|no|legally|having|other than|who|independent\w*|legitimate\w*|authori[sz]ed|entitled|unless|except|permitting)|\b(?:lawfully|rightfully|legally|legitimately|properly)\b[^.;]{0,60}\b(?:from|by|through)\b[^.;]{0,30}\b(?:third|other|another|source)|\bthird part(?:y|ies)\b[^.;]{0,60}\b(?:without (?:breach|restriction|violation|obligation|any)|not (?:under|bound|subject|in (?:breach|violation))|lawful|rightful|having (?:the|a) right)|\bfrom a source other than/,
    public: /\bpublic\b|\bpublicly\b|\bgenerally (?:available|known)|\bliterature\b/,
    licence:
      /\b(?:no|not|nothing|neither|nor|without)\b[^.]{0,140}\b(?:grant|conve|confer|transfer|give|constru|imply|impl|creat|acquire|obtain|licen[cs]e)\w*\b[^.]{0,140}\b(?:licen[cs]e|title|ownership|patent|copyright|intellectual property|trademark|rights? (?:whatsoever )?(?:in|to|under|of|with respect to) (?:any |the |such |its |or )*(?:confidential|information|patent|intellectual|materials?|evaluation)|interest in)|\bno (?:licen[cs]e|rights?)\b|\b(?:remain|retain|continue to be|stay|is|are|be|being)\w*\b[^.;]{0,60}\b(?:property|owned by|ownership|'s property)\b|\bproperty of\b|\ball right, title|\b(?:exclusive|sole) owner\b|\bbelongs? (?:exclusively |solely )?to\b/,
    return:
      /\b(?:terminat|expir|conclu|complet|cancel|end of|ceas|discontinu)\w*\b[^]{0,420}?\b(?:return|destroy|destruct|surrender|redeliver|deliver (?:up|back|to)|erase|delete)|\b(?:return|destroy|destruct|surrender|redeliver|deliver (?:up|back|to))\w*\b[^.]{0,260}\b(?:terminat|expir|conclu|complet|cancel|end of|ceas)|\b(?:does not|not to|no transaction|if the)\b[^.;]{0,90}\b(?:proceed|pursue|consummat|transaction|enter(?:ed)? into)\b[^]{0,300}?\b(?:return|destroy|redeliver)|\bre(?:turn|deliver)\b[^.]{0,160}\b(?:not (?:to )?(?:pursue|proceed|enter))/,
    survival:
      /\bsurviv|\b(?:after|following|beyond|notwithstanding|subsequent to|regardless of|upon|despite|prior to)\b[^.;]{0,30}\b(?:terminat|expir|cessation|end of|completion|conclusion|return)\w*\b[^.]{0,120}\b(?:obligat|confiden|shall|remain|bound|year|months?|continue|not (?:use|disclos))|\b(?:obligat|confiden|restrict|dut(?:y|ies)|covenant|undertaking|provision|commitment)\w*\b[^.]{0,160}\b(?:after|following|beyond|notwithstanding|subsequent to)\b[^.;]{0,40}\b(?:terminat|expir|cessation|end|completion|conclusion|return)|\b(?:obligat|dut|covenant)\w*\b[^.]{0,90}\b(?:continue|remain)\w* (?:in (?:full )?(?:force|effect)[^.]{0,30})?(?:for|until|subject)\b|\b(?:obligat|undertaking|dut(?:y|ies)|covenant|restriction)\w*\b[^.]{0,120}\b(?:continue|extend|expire|remain|last)s?\b[^.]{0,80}\b(?:years?|months|indefinitely|perpetu|period)|\bcontinue to (?:protect|keep|hold|treat|be bound)\b|\bremain subject to the (?:terms|confiden)|\bterminat\w*\b[^.;]{0,90}\bshall not (?:relieve|affect|release|terminate)|\bshall (?:continue|remain)\b[^.;]{0,90}\b(?:years?|indefinitely|perpetu|until|for so long|as long as)/,
    oral: /\boral|\bverbal|\bvisual|\bin any form|\bany (?:form|medium|manner)|\btangible|\bwhether (?:or not )?(?:written|in writing)|\bintangible/,
    advisers:
      /\badvis[eo]rs?\b|\bconsultants?\b|\bcontractors?\b|\bagents?\b|\baccountants?\b|\battorneys?\b|\bcounsel\b|\baffiliates?\b|\blenders?\b/,
    remedy: /\binjunct|\bequitable|\birreparabl|\bspecific performance/,
  },
});

/** NDAs shorter than this are single clauses of one and are not measured against the whole list. */
export const wholeNdaLength = 2_500;
