import { readText } from '../../../../../functions/core/clauses/reading/read-text.ts';
import { softenWords } from '../../../../../functions/core/clauses/rewrite/soften-words.ts';
import { readStatements } from '../../../../../functions/core/clauses/statements/read-statements.ts';

/** The text with the words of all its statements softened, as the customer's lawyer would. */
const softened = (text: string): string => {
  const read = readText(text, { contractType: 'service-agreement', partyRole: 'client', riskTolerance: 'moderate' });
  return readStatements(read)
    .flatMap((statement) => softenWords(read, statement, statement))
    .toSorted((a, b) => b.start - a.start)
    .reduce((words, { start, end, put }) => words.slice(0, start) + put + words.slice(end), text);
};

describe('what one side alone has', () => {
  it.each([
    [
      "Customer shall pay Supplier's legal fees in any proceeding about this Agreement.",
      "The losing party shall pay the other party's reasonable legal fees in any proceeding about this Agreement.",
    ],
    [
      "Supplier shall recover its attorneys' fees from Customer in any action under this Agreement.",
      "The prevailing party shall recover its reasonable attorneys' fees from Customer in any action under this Agreement.",
    ],
    [
      'In any action legal fees may be awarded to Supplier only.',
      'In any action legal fees may be awarded to the prevailing party.',
    ],
    ['Only Supplier may terminate this Agreement early.', 'Either party may terminate this Agreement early.'],
    ['Supplier alone may refer a dispute to the expert.', 'Either party may refer a dispute to the expert.'],
    ['Customer waives trial by jury.', 'Each party waives trial by jury.'],
    ['No like indemnity is given by Supplier.', 'A like indemnity is given by Supplier.'],
  ])('GIVEN %s THEN it is balanced', (text, said) => {
    expect(softened(text)).toBe(said);
  });
});

describe('breaches', () => {
  it('that lead to a right of the other side are to be material', () => {
    expect(softened('Supplier may end this Agreement on any breach by Customer.')).toBe(
      'Supplier may end this Agreement on any material breach by Customer.',
    );
  });

  it.each([
    'Supplier is not liable for any breach of this Agreement.',
    'Supplier shall not be liable for any breach by its staff.',
    'Supplier may limit its liability for any breach of this Agreement.',
  ])('GIVEN %s THEN what nobody answers for is made no wider', (text) => {
    expect(softened(text)).toBe(text);
  });
});

describe('whose judgment counts and what is taken for proved', () => {
  it.each([
    [
      'Customer shall repaint the rooms where Supplier thinks it right.',
      'Customer shall repaint the rooms where it is right.',
    ],
    [
      'Customer shall pay for work which Supplier considers urgent.',
      'Customer shall pay for work which Supplier reasonably considers urgent.',
    ],
    [
      'Customer shall pay the charge that Supplier allocates to the site.',
      'Customer shall pay the charge that Supplier reasonably allocates to the site.',
    ],
    [
      'Supplier may suspend the service if it suspects a breach of the Policies.',
      'Supplier may suspend the service if it reasonably suspects a breach of the Policies.',
    ],
    [
      'Customer shall pay such part of the cost as Supplier may determine from its books.',
      'Customer shall pay such part of the cost as Supplier may reasonably determine from its books.',
    ],
    [
      'Customer shall attend at such place as Supplier may designate.',
      'Customer shall attend at such place as may reasonably be required.',
    ],
    [
      'Customer shall pay such further sum as Supplier notifies to Customer.',
      'Customer shall pay such further sum as can be justified by evidence.',
    ],
    [
      'Supplier shall repair parts found by Supplier to be defective.',
      'Supplier shall repair parts shown to be defective.',
    ],
    [
      'Customer shall pay instalments estimated by Supplier.',
      'Customer shall pay instalments reasonably estimated by Supplier.',
    ],
    [
      'Customer shall pay any sum certified by Supplier as due.',
      'Customer shall pay any reasonable and documented sum certified by Supplier as due.',
    ],
    [
      'Supplier may stop work that is in its judgment unsafe.',
      'Supplier may stop work that is in its reasonable judgment unsafe.',
    ],
    [
      'Supplier may stop work that in the opinion of Supplier is unsafe.',
      'Supplier may stop work that in the reasonable opinion of Supplier is unsafe.',
    ],
    [
      'Customer shall deliver a policy satisfactory in form and substance to Supplier.',
      'Customer shall deliver a policy reasonably satisfactory in form and substance to Supplier.',
    ],
    [
      'Supplier may end this Agreement if it is satisfied that the site is unsafe.',
      'Supplier may end this Agreement if it is reasonably satisfied that the site is unsafe.',
    ],
    [
      'Supplier may move the team if it is expedient to do so.',
      'Supplier may move the team if it is reasonably necessary.',
    ],
    [
      'Services start on Monday unless Supplier decides otherwise.',
      'Services start on Monday unless the parties agree otherwise.',
    ],
    [
      'Supplier may suspend the service if it has reason to believe that a bill is unpaid.',
      'Supplier may suspend the service if it has reasonable grounds, stated in writing, to believe that a bill is unpaid.',
    ],
    [
      'Customer shall keep the site to the standard Supplier expects.',
      'Customer shall keep the site to a reasonable standard.',
    ],
    [
      'Extra work shall be for Supplier alone to decide.',
      'Extra work shall be for Supplier to decide, acting reasonably and giving reasons.',
    ],
    ['Supplier may withhold its consent for any reason.', 'Supplier shall not unreasonably withhold its consent.'],
    [
      "Customer may sublet the space subject to Supplier's prior approval.",
      "Customer may sublet the space subject to Supplier's prior approval (not to be unreasonably withheld, conditioned or delayed).",
    ],
    [
      'Customer shall be conclusively taken to have confirmed the order.',
      'Customer shall be taken, unless the contrary is shown, to have confirmed the order.',
    ],
    [
      'Work not rejected is deemed accepted if Customer does not respond.',
      'Work not rejected is deemed accepted except for what could not reasonably have been discovered if Customer does not respond.',
    ],
    [
      'A defect reported late is presumed to have been caused by Customer.',
      'A defect reported late is presumed, unless the contrary is shown, to have been caused by Customer.',
    ],
    [
      'Payment of an invoice constitutes acceptance of the work.',
      'Payment of an invoice may serve as evidence of acceptance of the work.',
    ],
    ["Supplier's records shall prevail.", "Supplier's records shall apply unless shown to be wrong."],
    [
      'Customer must prove the exception by clear and convincing evidence.',
      'Customer must prove the exception by reasonable evidence.',
    ],
    [
      'Customer shall send a certificate of an officer who shall be personally liable for its accuracy.',
      'Customer shall send a certificate of an officer.',
    ],
    [
      'Supplier is not liable for defects that Customer could on inspection have discovered.',
      'Supplier is not liable for defects that Customer actually discovered.',
    ],
    [
      'Supplier is not liable for defects of which Customer ought to have become aware.',
      'Supplier is not liable for defects of which Customer actually became aware.',
    ],
    [
      'Supplier is liable only for errors of which Supplier had actual knowledge.',
      'Supplier is liable only for errors of which Supplier had knowledge (or would have had it after reasonable inquiry).',
    ],
    [
      'Supplier shall pay only a claim supported by a final judgment against Supplier.',
      'Supplier shall pay only a claim supported by reasonable evidence.',
    ],
    [
      'Customer may end this Agreement only where fraud has been finally determined by a court.',
      'Customer may end this Agreement only where fraud has been shown.',
    ],
    ['Supplier need not give reasons for its decision.', 'Supplier shall on request give reasons for its decision.'],
    [
      'Supplier is not obliged to provide Customer with a list of the charges.',
      'Supplier shall on request provide Customer with a list of the charges.',
    ],
    ['Supplier has no duty to mitigate its loss.', 'Supplier shall use reasonable efforts to mitigate its loss.'],
    [
      'Supplier makes no promise that it will restore the data.',
      'Supplier shall use reasonable efforts to ensure that it will restore the data.',
    ],
    ['Supplier does not undertake to meet the dates.', 'Supplier shall use reasonable efforts to meet the dates.'],
    ['Supplier will try to restore the service.', 'Supplier shall use reasonable efforts to restore the service.'],
    [
      'Supplier shall complete the work diligently, subject to its other commitments.',
      'Supplier shall complete the work diligently.',
    ],
    [
      'Customer shall not sublet the space without the consent of Supplier, which may be refused without giving reasons.',
      'Customer shall not sublet the space without the consent of Supplier, which shall not be unreasonably refused.',
    ],
  ])('GIVEN %s THEN it is balanced', (text, said) => {
    expect(softened(text)).toBe(said);
  });
});

describe('what reaches further than its purpose', () => {
  it.each([
    [
      'Supplier may use the Customer data for any purpose, including to train machine-learning models.',
      'Supplier may use the Customer data only in aggregated and anonymized form and not to train machine-learning models.',
    ],
    [
      'Supplier may use the Customer data without restriction.',
      'Supplier may use the Customer data only in aggregated and anonymized form.',
    ],
    [
      'Supplier may use the designs for any purpose.',
      'Supplier may use the designs for the purposes of this Agreement.',
    ],
    [
      'Supplier may show the designs in any media, including social media.',
      'Supplier may show the designs in the media that this Agreement names, including social media.',
    ],
    [
      'Supplier may show the portrait in all media in perpetuity.',
      'Supplier may show the portrait in the media that this Agreement names, for twelve (12) months from first publication.',
    ],
    [
      'Customer grants Supplier a worldwide, perpetual, transferable, sublicensable license of the designs.',
      'Customer grants Supplier a worldwide, limited-term license of the designs.',
    ],
    [
      'Customer grants Supplier a license of the designs and anything derived from them.',
      'Customer grants Supplier a license of the designs.',
    ],
    [
      'Customer grants Supplier a license of the texts, including to train machine-learning models.',
      'Customer grants Supplier a license of the texts.',
    ],
    [
      'Customer hereby assigns to Supplier all right, title and interest in its improvements of the tools.',
      'Customer hereby grants to Supplier a non-exclusive license of its improvements of the tools.',
    ],
    [
      'Customer shall assign to Supplier all rights in its feedback.',
      'Customer shall grant to Supplier a non-exclusive license of its feedback.',
    ],
    [
      "Customer's Improvements shall vest in Supplier.",
      "Customer's Improvements shall remain the property of the party that made them, and Supplier has a non-exclusive license of them for the purposes of this Agreement.",
    ],
    [
      'Insights into the data of Customer belong to Supplier.',
      'Insights into the data of Customer shall remain with the party that supplied the data.',
    ],
    [
      '"Defect" means that the rooms are in any respect below the plan.',
      '"Defect" means that the rooms are in a material respect below the plan.',
    ],
    [
      '"Works" means anything in which the data were used to any extent.',
      '"Works" means anything in which the data were used to a material extent.',
    ],
    [
      'If the area is smaller by any amount, Customer shall pay the full rent.',
      'If the area is smaller by a material amount, Customer shall pay the full rent.',
    ],
    [
      '"Group" means Customer and any person connected with Customer.',
      '"Group" means Customer and any affiliate of Customer.',
    ],
    [
      '"Improvement" means a change of the tools, or which is used with the tools.',
      '"Improvement" means a change of the tools.',
    ],
    [
      '"Associate" means anyone who was at any time a director of Customer.',
      '"Associate" means anyone who was within the preceding twelve months a director of Customer.',
    ],
    ['"Staff" means any present or former employee of Supplier.', '"Staff" means any current employee of Supplier.'],
    [
      '"Downtime" means a time in which the service is wholly unavailable.',
      '"Downtime" means a time in which the service is substantially unavailable.',
    ],
    [
      '"Downtime" means a time in which all users in all regions are unable to log in.',
      '"Downtime" means a time in which a material number of users are unable to log in.',
    ],
    [
      '"Downtime" means a time in which the service is unavailable to all users.',
      '"Downtime" means a time in which the service is unavailable to a material number of users.',
    ],
    [
      '"Downtime" means a time in which no user is able to log in.',
      '"Downtime" means a time in which a material number of users are unable to log in.',
    ],
    [
      'Information is protected as confidential only if it is marked as such on every page.',
      'Information is protected as confidential only if it is marked as such on every page, or where a reasonable person would take it to be confidential.',
    ],
    [
      '"Cause" means a breach of this Agreement by Customer.',
      '"Cause" means a material breach of this Agreement by Customer.',
    ],
    [
      'Supplier may terminate this Agreement for any delay by Customer.',
      'Supplier may terminate this Agreement for any material delay by Customer.',
    ],
    [
      'Customer shall not do anything which may adversely affect the brand of Supplier.',
      'Customer shall not do anything which would materially affect the brand of Supplier.',
    ],
    [
      "Customer shall not deal with any of Supplier's customers.",
      "Customer shall not deal with any of Supplier's customers with whom Customer first dealt through this Agreement.",
    ],
    [
      'Customer shall not carry on a competing business anywhere in Europe.',
      'Customer shall not carry on a competing business in the area in which Customer worked in the preceding twelve months.',
    ],
    [
      'Customer shall not sell competing goods during the term or for two years thereafter.',
      'Customer shall not sell competing goods during the term or for twelve months thereafter.',
    ],
    [
      'Customer shall not hire any person of the team, including any person who answers a general advertisement.',
      'Customer shall not hire any person of the team, other than any person who answers a general advertisement.',
    ],
    ['Customer shall not contest the invoice.', 'Customer shall not, without reasonable grounds, contest the invoice.'],
    ['Customer waives any defense.', 'Customer waives, to the extent the law permits, any defense.'],
    ['Customer shall remove the fixtures, whoever installed them.', 'Customer shall remove the fixtures.'],
    [
      'Customer shall make good damage caused by Customer or any other person.',
      'Customer shall make good damage caused by Customer or anyone for whom Customer is responsible.',
    ],
    [
      'Supplier may enter the premises.',
      'Supplier may, on reasonable written notice and during business hours, enter the premises.',
    ],
    [
      'Supplier may audit the books of Customer.',
      'Supplier may, once in any period of twelve months and on thirty (30) days’ written notice, audit the books of Customer.',
    ],
    [
      'Customer shall permit Supplier at any time to inspect the premises.',
      'Customer shall permit Supplier, on reasonable written notice and during business hours, to inspect the premises.',
    ],
    [
      'Supplier may subcontract any of its obligations.',
      'Supplier may, remaining liable for its performance, subcontract any of its obligations.',
    ],
    [
      'Supplier may assign this Agreement without the consent of Customer.',
      "Supplier may assign this Agreement with Customer's consent (not to be unreasonably withheld, conditioned or delayed).",
    ],
    [
      'Supplier may use the name of Customer in its marketing.',
      "Supplier may, with Customer's prior written approval, use the name of Customer in its marketing.",
    ],
    [
      'Supplier may settle the claim.',
      "Supplier may, with the client's consent (not to be unreasonably withheld), settle the claim.",
    ],
    [
      'Supplier may relocate the desks of Customer.',
      'Supplier may, on reasonable written notice and without material detriment to Customer, relocate the desks of Customer.',
    ],
    [
      "Customer shall comply with Supplier's instructions.",
      "Customer shall comply with Supplier's reasonable instructions.",
    ],
    [
      'Customer shall pay all loss except to the extent caused solely by Supplier.',
      'Customer shall pay all loss except to the extent caused by Supplier.',
    ],
    [
      'Customer shall bear all loss save for the sole negligence of Supplier.',
      'Customer shall bear all loss save for the negligence of Supplier.',
    ],
    [
      'Customer shall pay for every fault to which its staff may have contributed.',
      'Customer shall pay for every fault to which its staff materially contributed.',
    ],
    ['Supplier may use de-identified data.', 'Supplier may use irreversibly anonymized and aggregated data.'],
    [
      '"Supplier Materials" means tools owned by Supplier, or developed by Supplier in the course of the Services.',
      '"Supplier Materials" means tools owned by Supplier.',
    ],
    [
      'Customer assigns inventions made during the term, or made within twelve months after its end.',
      'Customer assigns inventions made during the term, or made within six months after its end.',
    ],
    [
      'Customer shall pay the debts of its branches or of any Connected Person.',
      'Customer shall pay the debts of its branches.',
    ],
    [
      'Customer shall pay cost increases of Supplier or of any of its affiliates.',
      'Customer shall pay cost increases of Supplier.',
    ],
    [
      'Customer warrants that its price is no higher than the lowest price in any quantity.',
      'Customer warrants that its price is no higher than the lowest price in like quantities.',
    ],
    ['"Cause" means any misconduct of the Employee.', '"Cause" means serious misconduct of the Employee.'],
    [
      'Title to derived data vests in Supplier on creation.',
      'Title to derived data shall remain with the party that supplied the data.',
    ],
    [
      'Title to Derived Materials vests in Supplier upon creation.',
      'Title to Derived Materials shall remain with the party that prepared the material.',
    ],
    [
      'Every copy of the software that is capable of being used on a server counts under the license.',
      'Every copy of the software that is actually used on a server counts under the license.',
    ],
    [
      'Supplier may audit the books by any auditor (including one who competes with Customer).',
      'Supplier may, once in any period of twelve months and on thirty (30) days’ written notice, audit the books by any auditor (other than a competitor of Customer).',
    ],
    [
      '"Service Data" means Customer data from which the names have been removed.',
      '"Service Data" means Customer data that has been irreversibly anonymized and aggregated.',
    ],
    [
      "Supplier may set off sums due to any member of the Supplier's group.",
      'Supplier may set off sums due to the Supplier.',
    ],
    [
      'Supplier may have the books audited by any firm of its choosing on a contingent-fee basis.',
      'Supplier may have the books audited by an independent auditor bound to confidentiality, but not on a contingent-fee basis.',
    ],
    ['Supplier intends to restore the data.', 'Supplier shall use reasonable efforts to restore the data.'],
  ])('GIVEN %s THEN it is balanced', (text, said) => {
    expect(softened(text)).toBe(said);
  });
});

describe("words that burden nobody on the reader's side", () => {
  it.each([
    'Supplier shall not disclose any details.',
    'Supplier need not give reasons to its other customers.',
    'Customer may end this Agreement if it has reason to believe that Supplier is insolvent.',
    'Payment of an invoice does not constitute acceptance of the work.',
    'The price is set where the expert considers it fair.',
    'Supplier shall repair parts which Customer considers defective.',
    'Notices are deemed received on the next business day.',
    'Each counterpart is deemed to be an original.',
    'If a term is invalid in any respect, the others stand.',
    'All use of the name of Supplier by Customer is subject to the prior approval of Supplier.',
    'Customer may terminate this Agreement for any reason.',
    'Customer shall pay the charge that is reasonably allocated by Supplier.',
    'Supplier may have the books audited by an independent firm, but not on a contingent-fee basis.',
    'Supplier shall use Customer data only to provide the services, and for no other purpose.',
    'Customer shall give its reply within five business days.',
    'Supplier may enter the premises on two days’ notice.',
    'Supplier may subcontract any of its obligations but remains liable for them.',
    'Customer may withhold its consent for any reason.',
    'Only Supplier may repair the equipment.',
    'Customer may use the data for any purpose.',
    'Customer may audit the books of Supplier.',
    "Supplier may audit the books of Customer on ten days' notice.",
    "Supplier shall comply with Customer's instructions.",
    'Supplier shall not use the data for any purpose other than the services.',
    'Customer shall not contest the invoice without reasonable grounds.',
    'Each party waives trial by jury.',
    'Customer shall indemnify Supplier against claims by Customer or any third party.',
    '"Cause" means a material breach of this Agreement by Customer.',
    'Customer assigns to Supplier all rights in the inventions and improvements made to order.',
    "Customer may deal with any of Supplier's customers.",
    'Supplier may change the plan with the agreement of Customer.',
  ])('GIVEN %s THEN nothing changes', (text) => {
    expect(softened(text)).toBe(text);
  });
});
