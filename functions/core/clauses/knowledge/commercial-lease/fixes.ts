import type { TopicFixes } from '../issue.ts';

/** The stop of a statement: what is put there stands behind its words. */
const endOfStatement = /\.(?=(?: ;.*)?$)/;

/** How clauses of leases are mended for the side that carries the burden. */
export const fixes: TopicFixes = {
  'rent-upward-only': [
    {
      find: /\b(?:become|be) (?:the |whichever is the )?(?:greater|higher|highest|greatest) of .+?(?=\.?$)/,
      put: 'be the Open Market Rent at that date, whether higher or lower than the rent then payable',
    },
    {
      find: /,? ?\bprovided,? however,? that a fall in [^.]* shall leave the (?:base )?rent where it stands\b/,
      put: 'up or down',
    },
    {
      find: /,? ?(?:irrespective|regardless) of (?:the )?(?:state of the )?market(?: conditions)?\b[^.]*/,
      put: 'or to the market rent at that date if that is lower',
    },
    { find: /\bshall leave the (?:base )?rent where it stands\b/, put: 'shall lower the rent likewise' },
    { find: /\bthe existing rent carries forward\b/, put: 'the rent falls to it' },
    { find: /\bcounts as (?:zero|nil)\b/, put: 'lowers the rent likewise' },
    {
      find: /\bto (?:whichever is )?the (?:greater|higher|highest) of\b.{0,160}/,
      put: 'to the open market rent at the review date, whether higher or lower than the rent then payable',
    },
    {
      restate:
        'On each review date the rent shall be the open market rent at that date, whether higher or lower than the rent then payable, as agreed by the parties or determined by an independent expert, and any increase shall be limited to three percent (3%) for each year since the last review.',
    },
  ],
  'landlord-rent-figure-stands': [
    {
      restate:
        'If the parties have not agreed the reviewed rent by the review date, either party may refer it to an independent surveyor acting as expert, and time is not of the essence for any step in the review.',
    },
  ],
  'rent-review-assumptions': [
    {
      find: /\bhave been fitted out at the expense of (?:the )?\[\w+\] and that no reduction is to be made for any rent-free period\b/,
      put: "are let in their actual state, with the rent-free period usual in the market, any improvement made at {bearer}'s cost being disregarded",
    },
    { find: /\bno allowance or discount shall be made\b/, put: 'the usual allowance shall be made' },
    {
      find: /\btakes account of all alterations,? additions and betterments to\b/,
      put: 'disregards alterations, additions and betterments that {bearer} made at its cost to',
    },
    {
      restate:
        "The market rent shall be determined for the premises as they are, on the terms of this lease, with the incentives usual in the market, and disregarding {bearer}'s occupation, its goodwill and any improvement made at its cost.",
    },
  ],
  'rent-review-costs': [
    {
      find: /\bshall bear all fees and expenses of the independent valuer regardless of the outcome of the determination\b/,
      put: "shall bear its own adviser's fees and half of the fees of the independent valuer unless the valuer directs otherwise",
    },
    {
      find: /\b(?:in (?:every|any|all) (?:cases?|events?) )?be (?:met|borne|paid|discharged) by (?:the )?\[\w+\]/,
      put: 'be borne as the expert directs or, without a direction, in equal shares',
    },
    {
      find: /\bshall pay the charges of all \d appraisers,? without regard to which appraisal is chosen\b/,
      put: 'shall pay its own appraiser and half of the charges of the third',
    },
    {
      find: /\b(?:borne|paid|payable) (?:\w+ ){0,3}by (?:the )?\[\w+\]/,
      put: 'borne as the expert directs or, without a direction, in equal shares',
    },
    {
      restate:
        "The expert's fees shall be borne as the expert directs or, without a direction, in equal shares, and each party pays its own advisers.",
    },
  ],
  'service-charge-open': [
    {
      find: /,? ?\bincluding,? (?:without limitation,?|but not limited to,?)? ?(?:capital|improv|leasing|the renewal|works of)[^.]*/,
      put: 'excluding capital expenditure, improvements, financing, leasing commissions and the cost of unlet units, and rising by no more than five percent (5%) a year',
    },
    { find: /\bwithout (?:ceiling|limit|cap)\b/, put: 'limited to a rise of five percent (5%) over the year before' },
    {
      restate:
        '{bearer} shall pay a fair proportion of the reasonable and proper cost of the services listed in this lease, excluding improvements, capital works, initial construction, unlet units and financing, and the amount for any year shall not be more than five percent (5%) above that for the year before.',
    },
  ],
  'service-charge-unverified': [
    {
      restate:
        '{gainer} shall deliver a certified account of the actual cost with the main invoices within four (4) months after each year end; {bearer} may inspect the vouchers and dispute the account within twelve (12) months, and any overpayment shall be credited.',
    },
  ],
  'repair-put-and-keep': [
    {
      find: /,? including (?:the )?(?:roofs?|foundations?|structur\w+)\b[^;.]{0,80}?, (?=(?:plumbing|electrical|mechanical|hvac|heating|windows|doors)\b)/,
      put: ', other than the roof, foundation and structure, but including the ',
    },
    {
      find: /,? including (?:the )?(?:roofs?|foundations?)(?:,? (?:and )?(?:the )?(?:foundations?|roofs?|structural (?:walls|elements|parts)|exterior walls|structure)\b){1,4}/,
      put: ', other than the roof, foundation and structure',
    },
    {
      restate:
        '{bearer} shall keep the interior of the premises in no worse repair than that shown in the schedule of condition, damage by insured risks, ordinary use and defects of structure or design left aside; {gainer} is responsible for the roof, structure and exterior.',
    },
  ],
  'reinstatement-strict': [
    {
      find: /\ball alterations,? whether or not (?:the )?\[\w+\] consented to them,? and restore the premises to shell condition\b/,
      put: 'those Alterations that {gainer}, when it consented, stated in writing would have to be removed, fair wear and tear excepted',
    },
    {
      find: /\bhave to take out everything \[?\w+\]? put in[^.]*/,
      put: 'need take out only what we said in writing, when we agreed to it, would have to go',
    },
    {
      find: /,? ?whether or not (?:made )?with (?:the )?(?:\[\w+\]'s )?consent/,
      put: ', so far as {gainer} named them for removal when it gave consent',
    },
    {
      restate:
        'At the end of the term {bearer} shall return the premises clean and cleared of its belongings, fair wear and tear excepted, and shall remove only those alterations that {gainer} named for removal when it gave consent.',
    },
  ],
  'landlord-pays-repairs': [
    {
      restate:
        '{bearer} shall keep the structure, exterior and common systems in repair within a reasonable time after written notice; {gainer} shall look after its own fixtures and pay for damage that it, its staff or its visitors cause.',
    },
  ],
  'rent-withheld-for-repairs': [
    { find: /\bwithin (?:[1-9]|1\d) (?:days?|hours)\b/, put: 'within thirty (30) days' },
    {
      restate:
        'If {bearer} has not begun a repair that it owes within thirty (30) days after written notice, {gainer} may carry it out and recover the reasonable and proven cost, and the rent abates in fair proportion only for so long as the premises cannot be used.',
    },
  ],
  'tenant-alters-freely': [
    {
      find: /\bwithout (?:\[\w+\]'s )?(?:the )?(?:prior )?(?:notice to or consent of|consent of|notice to|consent from) (?:the )?\[\w+\]/,
      put: "with {bearer}'s prior written consent to plans and contractors, not to be unreasonably withheld",
    },
    {
      restate:
        "{gainer} may make non-structural interior alterations on ten (10) days' notice with plans; other works need {bearer}'s prior written consent, not to be unreasonably withheld, and shall be done by insured contractors with all permits.",
    },
  ],
  'landlord-clears-up-after-tenant': [
    {
      restate:
        'On expiry {gainer} shall remove its belongings and the alterations named in writing by {bearer}, make good damage done by removal, and return the premises clean, fair wear and tear excepted.',
    },
  ],
  'insurance-rent-open': [
    {
      find: /\ball premiums,? deductibles and uninsured losses in respect of such insurance as (?:the )?\[\w+\] in its sole discretion elects to carry\b/,
      put: 'its share of the reasonable premium, net of commission, for insurance that {gainer} carries on normal market terms',
    },
    {
      find: /\bone hundred percent of the cost of all insurance carried by (?:the )?\[\w+\]/,
      put: 'its proportionate share of the reasonable and market cost, net of commission, of insurance carried by {gainer}',
    },
    {
      find: /,? including deductibles and self-insured retentions\b/,
      put: 'excluding deductibles and self-insured retentions',
    },
    {
      find: /\bas (?:the )?\[\w+\] may in its absolute discretion effect,? for such sums and against such risks as it sees fit,?/,
      put: 'as {gainer} reasonably effects on normal market terms and net of commission',
    },
    {
      restate:
        '{bearer} shall pay a fair proportion of the reasonable premium, net of commission, for insuring the building on normal market terms with its interest noted, and {gainer} shall supply the policy details and proof of payment each year.',
    },
  ],
  'rent-despite-destruction': [
    {
      find: /\bshall continue in full without abatement notwithstanding any\b/,
      put: 'shall be suspended in fair proportion for as long as the Premises cannot be used because of',
    },
    {
      find: /\bcontinues? to accrue at the full rate and the lease remains in force notwithstanding that\b/,
      put: 'is suspended in fair proportion for as long as',
    },
    {
      find: /\bshall not release (?:the )?\[\w+\] from payment of rent,? nor shall the rent abate\b/,
      put: 'shall suspend the rent in fair proportion until the Premises can be used again, and either party may end this lease if they are not restored within twelve (12) months',
    },
    { find: /\bstill have to pay \[?\w+\]?'?s? rent in full\b/, put: 'pay no rent until you can use it again' },
    {
      restate:
        'If the premises or the means of access cannot be used because of damage that {bearer} did not cause, the rent shall be suspended in fair proportion until they can be used again, and either party may end this lease if they are not restored within twelve (12) months.',
    },
  ],
  'keep-open-covenant': [
    {
      find: /\bduring all [\w ]*hours,? (?:7|seven) days a week,? throughout the term\b/,
      put: 'during normal business hours, other than for refits, stock-taking, emergencies and when trade is not viable',
    },
    {
      find: /\bduring the [\w' ]*trading hours on every day of the year\b/,
      put: 'during normal business hours, other than for refits, stock-taking, emergencies and when trade is not viable',
    },
    {
      find: /,? whether or not it is profitable to do so\b/,
      put: 'other than for refits, emergencies and when trade is not viable',
    },
    {
      restate:
        "{bearer} intends to trade from the premises during normal business hours but may close for refits, stock-taking, emergencies and when trade is not viable; {gainer} may then take the premises back on three (3) months' notice as its sole remedy.",
    },
  ],
  'forfeiture-without-cure': [
    {
      find: /\bmay immediately re-enter and take possession of the premises without notice\b/,
      put: 'may, if the breach is material and is not remedied within thirty (30) days (ten (10) business days for rent) after written notice, recover possession of the Premises by lawful process',
    },
    {
      find: /\bforthwith and without (?:any )?(?:prior )?notice\b/,
      put: 'if the breach is material and is not remedied within thirty (30) days after written notice',
    },
    {
      find: /\b(?:with )?no demand or opportunity to cure,?/,
      put: 'if the failure is not cured within ten (10) business days, or thirty (30) days where no payment is at stake, after written notice',
    },
    {
      find: /\bon the spot\b/,
      put: 'if the breach is material and is not put right within thirty (30) days after written notice',
    },
    { find: /\bunpaid for \d+ days after becoming due\b/, put: 'unpaid for twenty-one (21) days after written demand' },
    {
      restate:
        '{gainer} may end this lease by lawful process if rent remains unpaid ten (10) business days after written demand, or if a material breach is not cured within thirty (30) days after written notice that describes it.',
    },
  ],
  'break-right-conditional': [
    {
      find: /\bit has [\w -]*complied with all its covenants throughout the term and yields up vacant possession\b/,
      put: 'it has paid the basic rent due before that date and gives up occupation',
    },
    {
      find: /\b(?:the )?\[\w+\] has not complied with every obligation in this lease or has failed to deliver up the premises with vacant possession\b/,
      put: '{bearer} has not paid the principal rent due before that date or is still in occupation',
    },
    {
      find: /\bthere being no default of any kind[^.]*/,
      put: 'there being no uncured monetary default of which {gainer} gave notice at the date of termination',
    },
    {
      find: /\bhas (?:paid all (?:the )?(?:sums|rents?|monies|amounts)|observed and performed all of the covenants on its part)\b[^.;]*?(?=, this lease|[.;]|$)/,
      put: 'has paid the principal rent then due and given up occupation',
    },
    {
      find: /\b(?:the )?\[\w+\] (?:has|have|shall have) (?:\w+ly )*(?:observed|performed|complied|fulfilled|kept)\b[^.;]*\b(?:covenants?|obligations?|terms|provisions|conditions)\b[^.;]*/,
      put: 'no serious default by {bearer} of which {gainer} has complained in writing is then left without a remedy',
    },
    {
      find: /\b(?:each|every|all|the) (?:[\w]+ ){0,3}(?:covenants?|obligations?) [^.;]*?\b(?:has|have) been (?:\w+ and )?(?:performed|observed|complied with|fulfilled)\b[^.;]*/,
      put: 'no serious default by {bearer} of which {gainer} has complained in writing is then left without a remedy',
    },
    {
      find: /\b(?:gives?|yields?|delivers?|has (?:given|yielded|delivered)) up (?:the )?(?:premises|possession|property|demised premises)\b[^.;]*\b(?:vacant possession|free of|free from|cleared of)\b[^.;]*/,
      put: 'gives up occupation and leaves no subtenant behind',
    },
    {
      restate:
        '{bearer} may end this lease on the break date by notice if it has paid the basic rent demanded up to that date and gives up occupation; any other breach gives rise to damages only.',
    },
  ],
  'break-price': [
    { find: /\bequal to \d+ months'? base rent plus (?=the unamortized)/, put: 'equal to' },
    {
      find: /\bshall belong to (?:the )?\[\w+\] and need not be given back\b/,
      put: 'shall be refunded by {gainer} within fourteen (14) days',
    },
    {
      find: /\bthe full rent for the remainder of it or of [$£€] ?[\d,]+,? whichever is the greater\b/,
      put: "three (3) months' rent",
    },
    { find: /\b(?:[6-9]|1\d|2\d) months' rent as an exit charge\b/, put: "two (2) months' rent as an exit charge" },
    {
      restate:
        'No payment is due for the exercise of the right to end early, and within fourteen (14) days {gainer} shall refund whatever {bearer} has paid for time beyond the date on which the lease ends.',
    },
  ],
  'lease-assignment-barred': [
    {
      find: /\b(?:may )?withhold in its (?:sole )?(?:and )?(?:absolute )?discretion\b/,
      put: 'shall not unreasonably withhold or delay',
    },
    {
      find: /\bin its (?:unfettered|sole|absolute) (?:judgment|discretion) sees fit to permit it\b/,
      put: 'consents, which it shall not unreasonably refuse or delay',
    },
    {
      find: /,? charge or part with possession of the whole or any part of the premises\b/,
      put: "or part with possession of the premises without {gainer}'s consent, which shall not be unreasonably withheld or delayed",
    },
    {
      restate:
        "{bearer} may transfer the lease as a whole or grant an underlease with {gainer}'s prior written consent, which shall not be unreasonably withheld, conditioned or delayed, and without consent to a group company or to the buyer of its business.",
    },
  ],
  'tenant-relocated': [
    {
      find: /\bon \d+ days'? notice,? require (?:the )?\[\w+\] to move\b/,
      put: "once in the term, on six (6) months' notice, at its own cost including fit-out and with the rent suspended for the move, ask {bearer}, which may instead end this lease without charge, to move",
    },
    {
      find: /\b(?:at its own expense|at its own cost)\b/,
      put: "at {gainer}'s cost, fit-out included, or may instead end this lease without charge",
    },
    {
      find: /,? without compensation for fit-out left behind\b/,
      put: "with six (6) months' notice and full compensation for fit-out left behind, or may instead end this lease without charge",
    },
    {
      restate:
        '{gainer} shall not require {bearer} to leave the premises for other space unless {bearer} agrees in writing to comparable space and {gainer} pays the full cost of the move, fit-out and downtime.',
    },
  ],
  'rent-come-what-may': [
    {
      find: /,? including any defect in the equipment\b/,
      put: 'defects of the equipment, its failure to arrive and breach by {gainer} excepted',
    },
    {
      find: /\balthough the machine is out of order, lost, or has not been delivered by (?:the )?\[\w+\]/,
      put: 'unless the machine is out of order for reasons that {bearer} did not cause or has not been delivered',
    },
    {
      restate:
        '{bearer} shall pay the rent from delivery and acceptance of the equipment and may reduce it in fair proportion while the equipment cannot be used through no fault of {bearer} or while {gainer} is in breach.',
    },
  ],
  'accelerate-and-repossess': [
    {
      find: /\bdeclare all rentals for the unexpired term immediately due\b/,
      put: 'declare the rentals for the unexpired term due, discounted to present value at five percent (5%) and less the net proceeds of the equipment',
    },
    {
      find: /\bwithout discount\b/,
      put: 'discounted to present value at five percent (5%) and less the net proceeds of the equipment',
    },
    {
      find: /\bretain or dispose of it for (?:the )?\[\w+\]'s own account\b/,
      put: 'dispose of it in a commercially reasonable manner, with credit of the net proceeds to {bearer}',
    },
    { find: /\bneed not be credited to (?:the )?\[\w+\]/, put: 'shall be credited to {bearer}' },
    {
      restate:
        'On a payment default that continues ten (10) days after written notice {gainer} may claim the unpaid rent for the term, discounted to present value at five percent (5%) a year and less the net proceeds of sale or reletting, for which {gainer} shall use commercially reasonable efforts.',
    },
  ],
  'equipment-as-is': [
    {
      find: /\bassigns no warranty of any manufacturer\b/,
      put: 'assigns to {bearer} for the term every warranty of the manufacturer',
    },
    {
      restate:
        '{gainer} warrants title, quiet enjoyment and that the equipment is in good working order on delivery, and passes to {bearer} for the term the benefit of every warranty of the manufacturer and supplier.',
    },
  ],
  'equipment-return-harsh': [
    {
      find: /\band shall pay rent until (?:the )?\[\w+\] certifies in writing that it is satisfied\b/,
      put: 'reasonable wear and tear excepted, and rent ends on the day it arrives',
    },
    { find: /\bin as-new condition\b/, put: 'in good working order, fair wear and tear excepted' },
    { find: /\bwithout allowance for wear and tear\b/, put: 'with allowance for fair wear and tear' },
    {
      restate:
        'At the end of the term {bearer} shall make the equipment available for collection in good order, normal use excepted; rent ends on that day, and the equipment counts as accepted unless {gainer} gives reasons in writing within ten (10) days.',
    },
  ],
  'equipment-evergreen': [
    {
      find: /\bautomatically extend for a further \d+ months at the same rent\b/,
      put: "continue month to month at the same rent until either party gives thirty (30) days' notice, {gainer} having sent a reminder sixty (60) days before the end of the term",
    },
    {
      find: /\bcarries on for successive 1-year periods at the full rental\b/,
      put: "carries on month to month at the same rental until either party gives thirty (30) days' notice",
    },
    {
      find: /\brenews for another year at the same monthly payment\b/,
      put: "continues month to month at the same payment until either of us gives thirty (30) days' notice",
    },
    {
      restate:
        "This lease ends on the expiry date; if {bearer} keeps the equipment after it, hire goes on from month to month at the same rate until either party gives thirty (30) days' notice, and {gainer} shall send a reminder sixty (60) days before expiry.",
    },
  ],
  'recapture-on-request': [
    {
      find: endOfStatement,
      put: ', but {bearer} may withdraw its request within ten (10) days after {gainer} so elects, and this Lease then continues.',
    },
    {
      restate:
        'If {gainer} elects to take the premises back on a request for consent, {bearer} may withdraw its request within ten (10) days after that election, and this lease then continues.',
    },
  ],
  'tenant-liable-after-assignment': [
    {
      find: /\b(?:for |until )?(?:the )?(?:remainder|balance|rest|residue|whole|end|expiry) of the term\b(?:,? (?:and|including) any extensions?\b[^.;,]*)?|\bthroughout the (?:\S+ )?term\b/,
      put: 'until an assignee of adequate means has taken over this Lease in writing',
    },
    {
      restate:
        'On an assignment to an assignee of adequate means who takes over this lease in writing, {bearer} is released from liability under it for the time after the assignment.',
    },
  ],
  'deposit-lost-on-sale': [
    {
      find: /,? ?whether or not (?:it|the deposit|the security deposit) (?:has|have|is|was)\b[^,.;]*/,
      put: 'but only to the extent that {gainer} has paid the deposit to the new owner and the new owner has assumed in writing the duty to return it',
    },
    {
      find: endOfStatement,
      put: ', but only to the extent that {gainer} has paid the deposit to the new owner and the new owner has assumed in writing the duty to return it.',
    },
    {
      restate:
        'On a sale of the building {gainer} shall pay the deposit to the new owner, tell {bearer} the amount in writing, and remain liable for its return until the new owner has assumed that duty in writing.',
    },
  ],
  'lease-subordinate-no-protection': [
    {
      find: endOfStatement,
      put: ", provided that each lender and head landlord has agreed in the usual form not to disturb {bearer}'s possession while it is not in default after notice and cure.",
    },
    {
      restate:
        "This lease is subordinate to a mortgage or head lease only if its holder has agreed in the usual form not to disturb {bearer}'s possession while it is not in default after notice and cure.",
    },
  ],
  'insurance-proceeds-to-lessee': [
    {
      restate:
        'Insurance proceeds for the leased property shall be paid to {bearer} as loss payee and shall be applied to the repair or replacement of the property or, where it is not repaired, to its agreed value, and any balance belongs to {gainer}.',
    },
  ],
  'holdover-rent': [
    {
      find: /\b(?:1[3-9]\d|[2-5]\d\d) ?(?:%|percent) of\b/,
      put: 'one hundred twenty-five percent (125%) of',
    },
    {
      find: /\b(?:double|twice|triple|treble|(?:2|3) times) (?=the\b)/,
      put: 'one hundred twenty-five percent (125%) of ',
    },
    {
      find: /\b(?:double|triple|treble) (?=(?:base )?rent\b)/,
      put: 'one hundred twenty-five percent (125%) of the last ',
    },
    {
      find: /\b(?:all|any) (?:loss(?:es)?|damages?|claims?)\b/,
      put: 'the proven direct loss that arises after the first sixty (60) days',
    },
    {
      onlyWhere: /%|\bpercent\b|\b(?:double|twice|triple|times|loss(?:es)?|damages|claims?)\b/,
      restate:
        "If {bearer} stays in the premises after the end of the term without {gainer}'s consent, it shall pay for each day of its stay one hundred twenty-five percent (125%) of the daily rent last payable, and no other damages for the first sixty (60) days.",
    },
  ],
  'landlord-lien': [
    {
      restate:
        '{gainer} waives every lien on the goods and other property of {bearer}, whether given by contract or by law.',
    },
  ],
  'landlord-redevelops': [
    {
      restate:
        '{gainer} may end this lease in order to redevelop the whole building after the fifth year of the term, on at least twelve (12) months of notice in writing, and shall then pay {bearer} the unamortized cost of its fit-out and its reasonable moving costs.',
    },
  ],
};
