import type { FixOperation } from '../knowledge/issue.ts';
import type { Force, Statement } from '../statements/statement.ts';

/** What is put in place of a burden that no issue names, by what the burden is about. */
interface MatterProvision {
  readonly standing: 'own' | 'counterpart' | 'any';
  readonly forces: readonly Force[];
  /** What the statement's own words must say, all of it. */
  readonly says: readonly RegExp[];
  /** What bounds it already, or makes it another matter. */
  readonly unless: RegExp;
  readonly restate: string;
}

/** The market's answers to rights and duties that most contracts hold in some form. */
const provisions: readonly MatterProvision[] = [
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:audit|inspect|verif|examine|monitor)/,
      /\b(?:records|books|systems|premises|compliance|use of the|accounts|logs)\b/,
    ],
    unless: /\b(?:independent|business hours|reasonabl|once|premises for|goods|home|flat)/,
    restate:
      "Once in any twelve (12) months, on at least thirty (30) days' written notice and during business hours, {gainer} may have the records and systems concerned inspected for an audit by an independent auditor who discloses nothing but the result and is not paid by it.",
  },
  {
    standing: 'any',
    forces: ['fact', 'duty', 'promise', 'acknowledgement', 'right'],
    says: [
      /\b(?:findings?|determinations?|certificates?|calculations?|valuations?|readings|measurements?|assessments?|reports?|statements?|decisions?)\b/,
      /\b(?:final|conclusive|binding|incontestable|beyond challenge|not be (?:challenged|questioned|disputed|contested))\b/,
    ],
    unless: /\b(?:court|arbitra|independent|expert|manifest error|unless)/,
    restate:
      '{bearer} may dispute any finding, determination, certificate, calculation, report or decision under this clause within thirty (30) days after receipt, and an independent third party appointed by both parties then decides what remains in dispute.',
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:suspend|disable|restrict|disconnect|interrupt)/,
      /\b(?:access|services?|supply|account|performance|work)\b/,
    ],
    unless: /\b(?:undisputed|employ|force majeure|you may|lease|tenan)/,
    restate:
      "{gainer} may suspend the access, service or supply concerned only while an undisputed amount is more than thirty (30) days overdue or where a serious threat to security makes it necessary, in either case only as far as needed and, save in an emergency, on ten (10) business days' written notice.",
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:set off|set-off|offset|deduct|withhold)/,
      /\b(?:sums?|amounts?|invoices?|payments?|price|charges|fees)\b/,
    ],
    unless: /\b(?:deposit|wages|salary|final pay|undisputed|admitted|rent)\b/,
    restate:
      '{gainer} may set off, deduct or withhold from sums due only an amount that {bearer} has admitted in writing or that has been finally determined to be due, and shall pay every undisputed amount when due.',
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [/\b(?:increase|raise|adjust|revise|change|vary|amend)\b/, /\b(?:fees?|prices?|charges?|rates?|rent)\b/],
    unless: /\b(?:lower of|not exceed|no more than|at most|cap|index|percent|%|salary|wages)/,
    restate:
      "{gainer} may increase the fees, prices, charges or rates concerned once in any twelve (12) months, on at least ninety (90) days' written notice and by no more than three percent (3%), and {bearer} may terminate without charge before an increase takes effect.",
  },
  {
    standing: 'any',
    forces: ['fact', 'right', 'transfer', 'duty'],
    says: [/\b(?:general |first )?lien\b/, /\b(?:goods|equipment|property|materials|items|belongings|work)\b/],
    unless: /\b(?:free (?:of|from)|mechanics?|waive|release|undisputed|no lien|tax)/,
    restate:
      "{gainer} has a lien on goods only for overdue and undisputed charges for those same goods, and may sell them only after thirty (30) days' written notice and in a commercially reasonable manner, paying any surplus to {bearer}.",
  },
  {
    standing: 'any',
    forces: ['fact', 'duty', 'right', 'promise', 'acknowledgement'],
    says: [
      /\bnotice\b/,
      /\b(?:valid|effective|validly|given|binding|accepted) only (?:if|when|where|upon)\b|\bonly (?:valid|effective|if)\b|\bno notice\b[^.]*\bunless\b/,
    ],
    unless: /\b(?:e-?mail|courier or|any reasonable|terminat\w+ (?:shall|will) (?:take effect|be effective))/,
    restate:
      'Notice may be given in writing by hand, courier, post or email to the address last notified, and takes effect on receipt whatever its form.',
  },
  {
    standing: 'own',
    forces: ['duty', 'fact', 'promise'],
    says: [
      /\b(?:liable|responsible|pay|answerable|bear)\b/,
      /\b(?:loss of|damage to|loss or damage|lost|replacement|theft|stolen)\b/,
      /\b(?:equipment|vehicle|goods|item|machine|property|unit)s?\b/,
      /\b(?:whatever|regardless|even if|any cause|however|all loss|new|full replacement|until)\b/,
    ],
    unless: /\b(?:negligen|to the extent|wear and tear|indemnif|insur|deposit)/,
    restate:
      '{bearer} is liable for loss of or damage to the equipment or goods only to the extent that its negligence or breach causes it, and at most for the lower of the reasonable cost of repair and the fair market value, fair wear and tear excepted.',
  },
  {
    standing: 'own',
    forces: ['duty', 'fact'],
    says: [
      /\brisk\b/,
      /\b(?:goods|equipment|products?|deliver\w*|shipment)\b/,
      /\[a\]'s (?:sole )?risk|\brisk\b[^.]*\b(?:passes|transfers)\b/,
    ],
    unless:
      /\b(?:upon|on|until|after) (?:actual |completed |its )?(?:delivery|arrival|receipt|unloading|acceptance)|\bown risk|title/,
    restate:
      'Risk of loss of or damage to the goods or equipment passes to {bearer} on delivery at the agreed place, and until then they are at the risk of {gainer}.',
  },
  {
    standing: 'own',
    forces: ['ban'],
    says: [
      /\b(?:employed|engaged|interested|concerned|work for|carry on|compet|have to do with|set up|deal)/,
      /\b(?:months|years|time)\b/,
      /\b(?:business|compet\w*|rival|anywhere|capacity)\b/,
      /\b(?:termination|leav\w*|end|employment|after|ceas\w+)\b/,
    ],
    unless: /\b(?:materially|material dealings|personally dealt|disclos|confiden|within \d+ miles)/,
    restate:
      'For six (6) months after the end, less any time spent on garden leave, {bearer} shall not work in a similar role for a business in direct competition with the part of the business of {gainer} in which {bearer} was materially involved in the twelve (12) months before the end, within the area for which {bearer} was responsible.',
  },
  {
    standing: 'counterpart',
    forces: ['right', 'fact'],
    says: [
      /\b(?:use|process|analy[sz]e|exploit|share|disclose|train)\b/,
      /\b(?:data|content|materials|information|recordings?|inputs?)\b/,
      /\b(?:any purpose|improv\w*|develop\w*|train\w*|commercial\w*|third part|affiliates|own purposes?|perpetual|products?)\b/,
    ],
    unless: /\b(?:only to|solely|only for|anonymi|aggregat|de-?identif|required by law|residual|retained)/,
    restate:
      "{gainer} may use {bearer}'s data only to provide the service to {bearer}, and may use technical usage data that is aggregated and irreversibly anonymized to maintain and improve it, but not to train artificial intelligence models or for anybody else.",
  },
  {
    standing: 'any',
    forces: ['transfer', 'fact', 'duty'],
    says: [
      /\b(?:vests?|belongs?|assigns?|assigned|becomes? the property|owned by|property of)\b/,
      /\b(?:improvements?|modifications?|enhancements?|derivative|finds? out|developments?|contributed|results)\b/,
    ],
    unless:
      /\b(?:employ|wages|salary|work for hire|title to|risk|rent|premises|client shall own|licen[cs]e back|non-?exclusive)/,
    restate:
      '{bearer} owns the improvements, modifications and results that it makes and grants {gainer} a non-exclusive license to use those that relate to what is licensed under this Agreement.',
  },
  {
    standing: 'any',
    forces: ['fact', 'duty', 'right', 'promise', 'definition'],
    says: [
      /\b(?:deemed|treated|taken|regarded|considered)\b[^.;]{0,30}\baccept(?:ed|ance)\b|\baccept(?:ed|ance)\b[^.;]{0,40}\b(?:occurs?|takes? place|is given)\b/,
      /\b(?:deliverables?|works?|services|goods|product|system|batch|milestone|equipment|redelivery|resubmission)\b/,
    ],
    unless: /\b(?:written confirmation|in writing by|passed|offer|terms|amendment|invoice|landlord|order is)/,
    restate:
      'What is delivered is accepted when {bearer} confirms in writing that it has passed the agreed tests, or fails to object within ten (10) business days after a second written reminder; if it fails them twice, {bearer} may reject it and is refunded what it has paid for it, and acceptance waives no claim for hidden defects.',
  },
  {
    standing: 'any',
    forces: ['fact', 'duty', 'right'],
    says: [
      /\b(?:fees|charges|rent|price|sums?|amounts?|instal{1,2}ments?|subscription)\b/,
      /\b(?:rest|remainder|balance|remaining|unexpired)\b/,
      /\b(?:become|becomes|fall|falls|is|are) (?:at once |immediately )?(?:due|payable)|\bpay\b/,
    ],
    unless: /\b(?:pro rata|refund|discount|mitigat|less what|undisputed|landlord)/,
    restate:
      'On early termination {bearer} pays the fees, charges and sums for the time until it takes effect, and for the rest of the term only the unavoidable and documented loss of {gainer}, discounted to present value and less what is saved or earned elsewhere.',
  },
  {
    standing: 'counterpart',
    forces: ['right'],
    says: [
      /\b(?:terminate|cancel|end)\b/,
      /\b(?:agreement|contract|order|services?|subscription|account|employment)\b/,
      /\b(?:any time|without (?:prior )?(?:notice|cause|reason)|immediate\w*|forthwith|convenience|any reason|no reason|sole discretion)\b/,
    ],
    unless: /\b(?:material breach|either|each|both|cure|remed|insolven|lease|tenan|force majeure)/,
    restate:
      "{gainer} may terminate this Agreement for convenience on at least ninety (90) days' written notice, or on thirty (30) days' written notice of a material breach that is not cured within that time, and shall refund pro rata what is prepaid for the time after it ends.",
  },
  {
    standing: 'own',
    forces: ['duty', 'promise'],
    says: [/\bindemnif|\bhold harmless\b/, /\b(?:any and all|all|whatsoever|howsoever|any|every)\b/],
    unless: /\b(?:to the extent|third[- ]party (?:claims?|suits?)|infring|each shall|except|proportion|cap)/,
    restate:
      '{bearer} shall indemnify {gainer} against third-party claims, and the losses and reasonable costs that follow from them, to the extent that they are caused by the negligence, willful misconduct or breach of {bearer}, provided that {gainer} gives prompt notice, mitigates its loss and does not settle without the consent of {bearer}, and within the limit of liability of this Agreement.',
  },
];

/**
 * What the market puts in place of a statement, by what it is about; nothing for a limb, which no sentence fits.
 * @param statement a burden of the reader that no issue names
 */
export const provisionsFor = ({ force, standing, words, own }: Statement): readonly FixOperation[] =>
  own > 0
    ? []
    : provisions
        .filter(
          ({ standing: whose, forces, says, unless }) =>
            (whose === 'any' ? standing !== 'counterpart' || force !== 'duty' : whose === standing) &&
            forces.includes(force) &&
            says.every((pattern) => pattern.test(words)) &&
            !unless.test(words),
        )
        .map(({ restate }) => ({ restate }));
