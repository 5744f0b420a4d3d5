/** Two clauses of nobody's contract with the reviews that are wanted of them: one that burdens the side, one that is fair. */
const examples = [
  {
    question: {
      contractType: 'saas-agreement',
      side: 'customer',
      riskTolerance: 'moderate',
      clause:
        'Provider may suspend the Service at any time if it believes that Customer has breached this Agreement. During a suspension all fees remain payable. Provider shall use reasonable efforts to inform Customer. Customer may export its records for thirty (30) days after this Agreement ends.',
      claims: [{ number: 1, level: 'medium', title: 'Customer pays while the Service is suspended' }],
    },
    review: {
      risks: [
        {
          level: 'high',
          title: 'Provider alone decides when to cut Customer off',
          description:
            'A belief is enough: no breach must be shown, none must be grave, and none may be cured first. A dispute about one invoice can stop the business that runs on the Service.',
          quotes: ['at any time if it believes that Customer has breached this Agreement'],
          redline: {
            replace: 'at any time if it believes that Customer has breached this Agreement',
            put: 'after ten (10) days’ written notice of a material breach that Customer has not cured by then, and only for as long as the breach lasts',
          },
        },
        {
          level: 'medium',
          title: 'Customer pays while the Service is suspended',
          description: 'Together with the wide right to suspend, Provider loses nothing by being wrong.',
          quotes: ['During a suspension all fees remain payable'],
          redline: {
            replace: 'all fees remain payable',
            put: 'no fees accrue, unless Customer’s uncured breach caused it',
          },
        },
      ],
      benefits: [
        {
          title: 'Records can be taken along at the end',
          description: 'Customer has thirty days to move without asking for leave.',
          quotes: ['Customer may export its records for thirty (30) days'],
        },
      ],
      missingElements: [
        {
          title: 'Restoration of the Service',
          importance: 'important',
          description: 'Nothing says when a suspension must end.',
          quotes: ['Provider shall use reasonable efforts to inform Customer'],
        },
      ],
      disputes: [],
      negotiationStrategies: [
        {
          type: 'primary',
          title: 'Tie suspension to a breach that was not cured',
          description:
            'Ask for notice and time to cure. Offer immediate suspension for attacks on the Service. Stop where fees run on during a suspension without cause.',
        },
      ],
      plainEnglishExplanation:
        'Provider can switch the Service off as soon as it thinks you broke the contract. You go on paying while it is off. Ask for notice and time to put things right. You may take your records along for thirty days after the end.',
      overallRiskScore: 7.5,
      completenessScore: 5,
    },
  },
  {
    question: {
      contractType: 'nda',
      side: 'recipient',
      riskTolerance: 'aggressive',
      clause:
        'Each party shall keep the other’s Confidential Information secret for three (3) years after its disclosure and use it for the Project alone. This does not apply to what is public, was known before or is developed independently. On request each party returns or destroys it and may keep one archive copy.',
      claims: [{ number: 1, level: 'low', title: 'No right to keep copies' }],
    },
    review: {
      risks: [],
      benefits: [
        {
          title: 'What Recipient develops by itself stays free',
          description: 'Work that does not rest on the other side’s information is outside the duty.',
          quotes: ['was known before or is developed independently'],
        },
      ],
      missingElements: [
        {
          title: 'Disclosure that the law compels',
          importance: 'important',
          description: 'Recipient would break the clause by obeying a court.',
          quotes: ['This does not apply to what is public'],
        },
      ],
      disputes: [
        {
          number: 1,
          explanation: 'The clause allows an archive copy.',
          quotes: ['and may keep one archive copy'],
        },
      ],
      negotiationStrategies: [
        {
          type: 'primary',
          title: 'Add the one exception that is missing',
          description:
            'Ask for disclosure that a court or an authority compels. Offer prompt notice where it is lawful. Sign without more: the rest is even and usual.',
        },
      ],
      plainEnglishExplanation:
        'Both sides keep each other’s information secret for three years. What you knew or work out by yourself is free, and you may keep one copy. Only an exception for courts and authorities is missing.',
      overallRiskScore: 2,
      completenessScore: 7,
    },
  },
];

/** The examples as they stand in the prompt. */
export const promptExamples = examples
  .map(
    ({ question, review }, at) =>
      `<example number="${at + 1}">\n<question>${JSON.stringify(question)}</question>\n<review>${JSON.stringify(review)}</review>\n</example>`,
  )
  .join('\n');
