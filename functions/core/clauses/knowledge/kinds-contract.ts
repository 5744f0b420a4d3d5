import { element, type ClauseElement, type ClauseKind } from './clause-kind.ts';

/*
 * What a whole contract should settle. A clause counts as present by the faintest trace of it: to report a clause
 * missing that is there would be worse than to stay silent.
 */
const everyContract: readonly ClauseElement[] = [
  element(
    'law',
    'important',
    'Governing law',
    /\bgovern(?:ed|ing)\b[^.]{0,80}\blaws?\b|\blaws of\b|\bapplicable law|\bjurisdiction/,
    'It is open which law decides.',
    'The laws of [place] govern this Agreement.',
  ),
  element(
    'termination',
    'critical',
    'Right to terminate',
    /\bterminat|\bcancel/,
    'It is open how a side can leave.',
    'Either party may terminate this Agreement on [thirty] days’ written notice, or if the other commits a material breach and does not cure it.',
  ),
  element(
    'dispute',
    'important',
    'Where and how disputes are decided',
    /\barbitrat|\bdisput|\bcourts?\b|\bjurisdiction|\blitigation/,
    'It is open where to bring a claim.',
    'The courts of [place] decide disputes.',
  ),
  element(
    'entire',
    'other',
    'Entire agreement',
    /\bentire\b|\bsupersed|\bwhole agreement|\bprior (?:agreement|understanding)/,
    'Earlier papers and talks might still count.',
    'This is the entire agreement of the parties.',
  ),
  element(
    'amendment',
    'other',
    'Amendment in writing',
    /\bamend|\bmodif/,
    'A change might be made by word of mouth.',
    'Amendments need writing signed by both parties.',
  ),
  element(
    'notices',
    'other',
    'How notices are given',
    /\bnotices?\b|\bnotif/,
    'It is open how and where to give notice.',
    'Notices are given in writing to the addresses above.',
  ),
];

const liability = element(
  'liability',
  'critical',
  'Limitation of liability',
  /\bliab|\bdamages\b|\bresponsible for/,
  'Nobody’s exposure is limited.',
  'Each party’s liability is limited to [amount], save for fraud, wilful misconduct and gross negligence.',
);
const secrecy = element(
  'secrecy',
  'important',
  'Confidentiality',
  /\bconfiden|\bproprietary|\bsecre|\bdisclos/,
  'What one side learns may be passed on.',
  'Each party keeps the other’s information confidential and uses it only for this Agreement.',
);
const assignment = element(
  'assignment',
  'important',
  'Assignment to others',
  /\bassign|\btransfer|\bsuccessor|\bsublet/,
  'It is open whether the contract can pass to someone else.',
  'Neither party may assign this Agreement without consent, which may not be unreasonably withheld.',
);
const force = element(
  'force',
  'other',
  'Force majeure',
  /\bforce majeure|\bacts? of god|\bbeyond\b[^.]{0,40}\bcontrol|\bunavoidable|\bexcus/,
  'A side kept from performing by outside events is in breach.',
  'A party is excused while events beyond its control keep it from performing.',
);
const payment = element(
  'payment',
  'critical',
  'Price and payment',
  /\bpay|\bfees?\b|\bprice|\brent\b|\bcompensat|\bsalary|\broyalt|\bcharge/,
  'It is open what is paid.',
  'The price is [amount], due [thirty] days after invoice.',
);
const indemnity = element(
  'indemnity',
  'important',
  'Indemnification',
  /\bindemn|\bharmless/,
  'It is open who bears claims of third parties.',
  'Each party indemnifies the other for third-party claims caused by its breach or negligence.',
);
const warranty = element(
  'warranty',
  'important',
  'Warranties',
  /\bwarrant|\brepresent|\bguarant/,
  'No quality is promised.',
  'The supplier warrants that what is supplied conforms to its description.',
);
const ownership = element(
  'ip',
  'important',
  'Ownership of intellectual property',
  /\bintellectual|\bcopyright|\bpatent|\bown(?:s|ed|ership)\b|\btitle\b|\blicen[cs]|\bproprietary|\btrademark/,
  'It is open who owns what is made.',
  'Each party keeps what it owned before; paid results belong to [party].',
);
const privacy = element(
  'data',
  'important',
  'Data protection',
  /\bpersonal (?:data|information)|\bprivacy|\bdata protection|\bsecurity\b|\buser (?:data|information)/,
  'It is open how personal data are protected.',
  'Personal data are processed only for this Agreement and as data protection law permits.',
);
const insurance = element(
  'insurance',
  'other',
  'Insurance',
  /\binsur/,
  'There may be no money when something goes wrong.',
  'Each party maintains general liability insurance with a limit of at least [amount].',
);
const term = element(
  'term',
  'important',
  'Start and length',
  /\bterm\b|\bcommenc|\beffective (?:date|as of)|\bexpir|\bduration|\bperiod\b|\bclosing\b/,
  'It is open from when and how long the parties are bound.',
  'This Agreement starts on [date] and lasts [period].',
);

const byType: Readonly<Record<string, readonly ClauseElement[]>> = {
  'service-agreement': [payment, term, liability, secrecy, assignment, indemnity, ownership, force],
  'saas-agreement': [payment, liability, ownership, privacy, warranty, indemnity, assignment],
  'purchase-agreement': [
    payment,
    liability,
    warranty,
    assignment,
    indemnity,
    force,
    element(
      'delivery',
      'important',
      'Delivery and risk of loss',
      /\bdeliver|\bship|\brisk of loss|\bclosing\b|\btitle\b/,
      'It is open when goods pass.',
      'Risk passes on delivery.',
    ),
  ],
  'power-purchase-agreement': [
    payment,
    term,
    liability,
    force,
    assignment,
    element(
      'metering',
      'important',
      'Metering',
      /\bmeter|\bmeasur/,
      'It is open how energy is counted.',
      'Energy is measured at the delivery point by a calibrated meter.',
    ),
    element(
      'curtailment',
      'important',
      'Curtailment',
      /\bcurtail|\boutage|\breduc|\binterrupt/,
      'It is open who bears curtailed energy.',
      'Curtailed energy is paid for above [hours] a year.',
    ),
  ],
  'license-agreement': [payment, term, liability, warranty, indemnity, assignment, ownership],
  'employment-contract': [
    payment,
    term,
    secrecy,
    element(
      'duties',
      'important',
      'Position and duties',
      /\bduties|\bposition|\bservices\b|\bresponsib|\bserve\b|\bemploy/,
      'It is open what the work is.',
      'The position is [title].',
    ),
    element(
      'benefits',
      'other',
      'Benefits and leave',
      /\bbenefit|\bvacation|\bleave\b|\binsurance|\bholiday/,
      'It is open what comes beside the pay.',
      'The employee takes part in the usual benefits.',
    ),
  ],
  'rental-agreement': [
    payment,
    term,
    assignment,
    insurance,
    element(
      'repairs',
      'important',
      'Maintenance and repairs',
      /\brepair|\bmainten|\bmaintain|\bcondition/,
      'It is open who keeps the premises in order.',
      'The owner keeps structure and roof in repair, the tenant the interior.',
    ),
    element(
      'deposit',
      'other',
      'Security deposit',
      /\bdeposit|\bsecurity|\bguarant/,
      'It is open what secures the rent.',
      'A deposit of [amount] is returned within [thirty] days after the end.',
    ),
  ],
  'lease-agreement': [
    payment,
    term,
    assignment,
    insurance,
    element(
      'repairs',
      'important',
      'Maintenance and repairs',
      /\brepair|\bmainten|\bmaintain|\bcondition|\bconstruct/,
      'It is open who keeps the property in order.',
      'The lessor keeps structure and roof in repair, the lessee the interior.',
    ),
  ],
};

/** What a whole contract of a type should settle; a type that is not known gets what every contract needs. */
export const contractKind = (contractType: string): ClauseKind => ({
  id: 'contract',
  label: 'The contract as a whole',
  heading: /agreement|contract|lease/,
  trigger: /[a-z]/,
  purpose: 'sets out the whole bargain',
  market: 'The list of clauses follows the usual tables of contents of commercial agreements (CUAD v1, Common Paper).',
  elements: [...(byType[contractType] ?? [payment, liability, assignment]), ...everyContract],
});
