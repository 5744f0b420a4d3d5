import { allDaysIn } from '../../text/quantities.ts';
import { defineBenefits } from '../benefit.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on acceptance. */
export const benefits = defineBenefits('acceptance', file, {
  'may-reject-nonconforming': [
    {
      force: ['right', 'duty'],
      all: [
        /\breject\w*|\brefuse\b/,
        /\b(?:not (?:conform|comply|meet)|non-?conform\w*|defects?|defective|fail(?:s|ure)? to (?:meet|conform)|departs?|deviat\w+|material failure|criteria)\b/,
      ],
      none: [/\bmay not reject|\bnot (?:be )?(?:entitled|reject)|\bno right|\bwaive|\bonly with \[|\bsole discretion/],
    },
    {
      force: 'right',
      bears: 'taker',
      all: [
        /\b(?:send back|return|reject|refuse|revoke acceptance of)\b/,
        /\b(?:goods|products?|deliverables?|items?|works?|equipment|materials|shipment|any that)\b/,
        /\b(?:not (?:match|meet|conform|comply|correspond)|non-?conform\w*|defect\w*|damaged|faulty|out of specification|short of)\b/,
      ],
      none: [/\bmay not\b|\bno right\b|\bwaive|\bonly with\b|\bconfidential/],
    },
    {
      bears: 'taker',
      force: ['right', 'fact'],
      all: [
        /\b(?:goods|products?|deliverables?|items?|works?|equipment|materials|shipments?|deliver(?:y|ies)|whatever|lots?|consignments?)\b/,
        said.rejects,
        said.notAsOrdered,
      ],
      none: [
        /\b(?:may not|no right|waive\w*|only with|confiden\w*|deemed|not (?:be )?entitled|shall not reject|offer|tender documents)\b|\[each\]/,
      ],
    },
  ],
  'time-to-test': [
    {
      all: [
        /\b(?:test|inspect|review|evaluate|reject|accept)\w*\b/,
        /\b(?:within|has|for|period of|after) (?:a (?:period of )?)?\d+ (?:business |calendar |working )?(?:days|weeks)\b|\b\d+[- ]days? (?:test|inspection|acceptance)/,
        /\b(?:deliver\w*|deliverables?|goods|software|work|products?|equipment)\b/,
      ],
      test: (_hits, { words }) => Math.max(0, ...allDaysIn(words)) >= 10,
      none: [/\baudit|\binvoice|\boffer|\bpurchase order|\bagain\b|\bcorrect\w*\b.{0,60}\bagain/],
    },
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\[a\] (?:has|have|shall have|may|is entitled)\b/,
        /\b(?:check|test|inspect|examine|evaluate|try)\w*\b/,
        /\b\d+ (?:\w+ )?(?:days?|weeks?|months?)\b/,
        /\b(?:goods|products?|deliverables?|shipments?|software|works?|equipment|deliver\w*|receipt|arrival)\b/,
      ],
      none: [/\b(?:audit|books|records|premises|invoice|notice (?:of|to)|no right|may not)\b|\[each\]/],
    },
  ],
  'deemed-accepted-in-time': [
    {
      within: 'sentence',
      all: [
        /\b(?:deemed (?:to be |to have been )?accepted|is accepted|are accepted|acceptance is deemed|counts as acceptance|is acceptance of)\b/,
        /\b(?:if|unless|not reject\w*|not respon\w*|silence|days|use)\b/,
      ],
      none: [
        /\bnever\b|\bnot (?:be )?deemed|\bno deliverable|\bneither|\bclick\b|\bthese terms\b|\bamounts\b/,
        // An invoice that nobody disputes is accepted without any test.
        /\b(?:invoices?|bills?|statements? of account|charges)\b/,
      ],
    },
    {
      force: ['fact', 'duty', 'ban', 'right', 'definition', 'no-right'],
      all: [
        /\b(?:deliverables?|goods|works?|products?|software|milestones?|items?|report)\b/,
        /\b(?:deemed|regarded as|treated as|taken (?:as|to be)|considered|counts? as)\b.{0,20}\b(?:accepted|acceptance|approved)\b/,
        /\b(?:not|neither|no|fails?|silence|without)\b.{0,100}\b(?:reject\w*|object\w*|respon\w*|notif\w*|notice|accept\w*|repl(?:y|ies))|\bunless\b.{0,60}\breject|\b\d+ (?:business |working )?days\b/,
      ],
      none: [
        /\b(?:never|not (?:be )?(?:deemed|regarded|treated|taken|considered)|terms|amendment|renewal|policy|changes?)\b/,
      ],
      bears: 'giver',
    },
    {
      bears: 'giver',
      all: [
        /\b(?:works?|goods|deliverables?|products?|software|items?|services)\b/,
        /\b(?:counts?|treated|regarded|considered|deemed|taken)\b (?:as |to be |to have been )?accepted\b/,
        /\b(?:unless|if|fails?|not|neither|silen\w*|within)\b/,
      ],
      none: [
        /\b(?:never|not (?:be )?(?:deemed|counted|treated|regarded)|terms|amendment|changes? (?:is|are) (?:deemed|treated))\b/,
      ],
    },
  ],
  'reasons-for-rejection': [
    {
      within: 'sentence',
      all: [
        /\breject\w*|\bwithh\w+|\brefus\w+/,
        /\b(?:in writing|written|with reasons|stating why|describ\w+|giving reasons|reasons?)\b/,
        /\b(?:material\w*|reasons?|describ\w+|stating why|unreasonabl\w+|criteria)\b/,
        /\b(?:deliverables?|goods|work|accept\w*|products?|milestone)\b/,
      ],
      none: [/\bno reasons|\bwithout (?:giving )?reasons|\bneed not|\bassign/],
    },
  ],
  'warranty-survives-acceptance': [
    {
      within: 'sentence',
      all: [
        /\bacceptance\b|\binspection\b|\bpayment\b/,
        /\b(?:not (?:affect|limit|waive|relieve|release)|without prejudice|leaves?|remains?|except for hidden|hidden defects)\b/,
        /\b(?:warrant(?:y|ies)|defects?|rights?|remed(?:y|ies))\b/,
      ],
      none: [/\bwaives?\b|\bno further/],
    },
    {
      bears: 'taker',
      force: ['ban', 'fact', 'no-duty', 'duty', 'exclusion'],
      all: [
        /\b(?:acceptance|inspection|payment|approval|use|delivery)\b/,
        /\b(?:not|never|neither|nor)\b.{0,40}\b(?:prejudic\w*|affect\w*|limit\w*|waiv\w*|reliev\w*|releas\w*|discharg\w*|diminish\w*|impair\w*)\b/,
        /\b(?:warrant(?:y|ies)|defects?|rights?|remed(?:y|ies)|obligations?)\b/,
        /\b(?:goods|products?|works?|deliverables?|hidden|latent|seller|supplier|contractor|defects?|warrant\w*)\b/,
      ],
      none: [/\b(?:waives?|governing|privacy|tenant|lender|lease|assignment|termination)\b|\[each\]/],
    },
  ],
  'corrected-free': [
    {
      force: ['duty', 'fact', 'right'],
      all: [
        /\b(?:correct|repair|replace|re-?perform|cure|remedy|redeliver)\w*\b/,
        /\b(?:at (?:its|\[\w+\]'s) (?:own )?(?:cost|expense)|free of charge|at no (?:extra )?(?:cost|charge)|without charge)\b/,
        /\b(?:defects?|defective|failures?|faults?|errors|deficien\w+|non-?conform\w*|deviations?|deliverables?)\b/,
      ],
      none: [/\bnot\b|\bas many times|\bunlimited|\btenant\b|\bwithout limit/],
    },
  ],
});
