import { unlessDenied } from '../denied.ts';
import { alsoBy, defineTopic } from '../issue.ts';
import { holding } from '../termination/holding.ts';
import { closeBy } from '../payment/concepts.ts';
import { denials } from './denials.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const feedback =
  /\b(?:feedback|suggestions?|suggest(?:s|ed)?|comments?|commenting|ideas?|enhancement requests?|proposals?|recommendations?|input by|input from|inputs? on|contributions? .{0,40}to product|idea for|tips|test results and|what they report|remarks)\b/;

const ideas =
  /\b(?:feedback|suggestions?|comments?|ideas?|enhancement requests?|bug reports|(?:improvement )?proposals?|recommendations?|input (?:given|provided|by|from|on)|remarks|whatever \[\w+\] (?:proposes?|suggests?))\b/;

const neverFeedbackAssigned =
  /\b(?:keeps?|retains?) (?:all )?(?:its |their )?(?:rights|ownership)\b|\binventions?\b|\bpatents?\b|\buser name\b|\bbusiness plans\b|\bprosecution\b|\bdocumentary comment\b/;

const neverFeedbackLicensed = /\bfree exchange of ideas\b|\bpatents?\b|\bother (?:\w+ )?units\b/;

const given =
  '(?:feedback|suggest\\w*|comments?|commenting|ideas?|enhancement requests?|bug reports|proposals?|recommendations?|input|inputs|remarks|improvements?|thoughts|tips|contributions?|test results|whatever|it|what they report|point out|which|them|they|everything)';

const owned =
  "(?:assign(?:s|ed)?\\b,?|it's|property|owns?|owned|ownership|title|belongs?|ours|vests?|work made for hire|transfers?|gives? up|accrues?|pass(?:es)?|\\[[og]\\w*\\]'s)";

const isOwned = new RegExp(
  `\\b${given}\\b,?(?: \\S+){0,22}? ${owned}|\\b${owned.replace("|\\[[og]\\w*\\]'s", '')},?(?: \\S+){0,16}? ${given}\\b`,
);

const givesAway = (words: string): boolean =>
  isOwned.test(words) &&
  !/\b(?:even if suggestions|product ideas|paying close attention|including,? but not limited to,?:? (?:financial|business|technical)|trade secrets?|confidential information (?:also )?(?:includes|means))\b/.test(
    words,
  );

/** What this topic finds: who has the ideas that one side gives the other. */
const found = defineTopic(
  'feedback',
  file,
  closeBy({
    'feedback-assigned': holding(givesAway, [
      {
        force: ['fact', 'transfer', 'duty', 'acknowledgement'],
        all: [
          /\b(?:improvement|thoughts|ideas?|suggest\w+|feedback|comments?|point out)\b/,
          /(?<!\w)(?:(?:all )?rights in it (?:accrue|pass|belong|vest)\w* to (?:the )?\[(?:o|giver)\]|\[(?:o|giver)\]'s (?:exclusive |sole )?property|accrues? to (?:the )?\[(?:o|giver)\])\b/,
        ],
        none: [
          neverFeedbackAssigned,
          /\bkeeps all rights\b|\bemploy|\bdeliverables\b|\blandlord|\btenant|\bpremises\b|\bconfidential information\b|\bnot\b/,
        ],
      },
      {
        force: ['transfer', 'fact', 'duty', 'acknowledgement', 'waiver', 'promise'],
        all: [
          ideas,
          /(?<!\w)(?:(?:becomes?|is|are) (?:the )?(?:sole |exclusive )*(?:property of|\[o\]'s|ours)|\[[og]\w*\]'s property|ownership (?:of which )?passes|belongs? (?:\w+ )?to|assigns?\b|vests? in)\b/,
        ],
        none: [
          neverFeedbackAssigned,
          /\bretains? ownership\b|\bnot (?:assign|belong|vest)|\bconfidential information\b|\bmeans\b|\bemploy|\bquotation|\bmerger|\bdeliverables\b|\bthis agreement\b.{0,20}\bassign|\bassign this\b|\bbid|\bremains? the property of (?:the )?\[(?:a|taker)\]/,
        ],
      },
      {
        force: ['transfer', 'fact', 'duty', 'acknowledgement', 'waiver', 'ban', 'promise'],
        all: [
          feedback,
          /\b(?:assigns?|assigned|property|owns?|owned|ownership|title|belongs?|becomes ours|is ours|vests?|work made for hire|transfers?|gives? up every right|it becomes)\b/,
        ],
        none: [
          neverFeedbackAssigned,
          /\[a\] (?:retains|keeps) ownership|\bretains ownership of its/,
          /\bnothing in\b|\bremains? the property of (?:the )?\[(?:a|taker)\]|\bremains? (?:the )?\[\w+\]'s|\bkeeps its rights\b|\bmeans\b|\blicen[cs]e\b(?!.*assign)|\bno licen[cs]e\b|\b(?:does|shall) not (?:assign|transfer)|\bthis agreement to\b|\bemployee shall receive\b|\bconfidential information shall remain|\bquotations?\b.{0,60}\bbuyer|\bworkshop\b|\bconcepts? (?:it|he)\b|\bin the public domain|\bpre-existing|\bproposals? (?:for|to) (?:the )?(?:merger|acqui)/,
        ],
      },
      {
        none: [neverFeedbackAssigned],
        all: [/\bif (?:the )?\[\w+\] sends? \[\w+\] an idea\b|\bwhich \[\w+\] then owns?\b/],
      },
    ]),
    'feedback-licensed': [
      {
        within: 'clause',
        force: ['fact', 'right', 'transfer'],
        all: [
          /\b(?:got an idea|ideas?|suggestions?|recommendations?|feedback|proposals?)\b/,
          /\b(?:build|adopt|use|implement|incorporate)\b/,
          /\b(?:for free|without (?:compensation|credit|payment|pay)|free of charge|no charge)\b/,
        ],
        none: [neverFeedbackLicensed, /\bfee for\b|\bassign|\bfranchis|\bnot (?:adopt|use)\b|\bproperty\b/],
      },
      {
        force: ['right', 'transfer', 'fact', 'no-duty', 'acknowledgement'],
        all: [
          ideas,
          /\b(?:use[sd]?|act on|incorporat\w+|exploit\w*|implement\w*|built into|adopt|unrestricted|reproduce)\b/,
          /\b(?:without (?:\w+ )?(?:owing|paying|payment|compensation|obligation|charge|restriction)|free of charge|however \[\w+\] like|won't (?:have to )?pay|no (?:fee|payment|compensation|royalt\w+|obligation)|royalty-free|freely|perpetual|any purpose|as (?:it|\[\w+\]) sees? fit|unrestricted)\b/,
        ],
        none: [
          neverFeedbackLicensed,
          /\bassigns?\b|\bproperty\b|\bmay not\b|\bnot use\b|\bno licen[cs]e\b|\[each\]|\bdocumentation\b|\bmemory\b|\bresidual|\bemployee feedback|\btrain\b|\bcontent\b|\breviews?\b/,
        ],
      },
      {
        force: ['right', 'transfer', 'fact', 'no-duty', 'duty', 'acknowledgement'],
        all: [
          feedback,
          /\b(?:use[sd]?|make use|incorporat\w+|exploit\w*|implement|acted upon|adopt|licen[cs]e[sd]?|permission)\b/,
          /\b(?:free(?:ly)?|without (?:payment|restriction|compensation|owing|charge|obligation|any obligation|attribution)|no royalty|royalty-free|perpetual|irrevocable|unrestricted|any purpose|for its own business|allow|no duty to pay|worldwide|improve)\b/,
        ],
        none: [
          neverFeedbackLicensed,
          /\bassigns?\b|\bproperty of (?:the )?\[(?:o|giver)\]|\bnot use\b|\bmay not\b|\bno licen[cs]e\b|\bmeans\b|\breasonable royalty\b|\[each\]|\bdocumentation\b|\bpersonnel\b.{0,60}\bmemory|\bmemory\b|\bresidual|\breviews for use with\b|\bjob\b|\bcontent\b|\bdifferent ideas\b|\bideas learned\b|\breport card|\bobvious\b|\btrain/,
        ],
      },
      {
        all: [
          feedback,
          /\bno duty to pay\b|\bno obligation to (?:pay|treat)|\bwithout compensation\b|\ballow .{0,30}\bto use\b/,
        ],
        none: [neverFeedbackLicensed, /\bassign|\bproperty\b|\bmay not\b|\bmeans\b/],
      },
      {
        none: [neverFeedbackLicensed],
        force: ['fact', 'transfer'],
        all: [
          /\binput from\b|\brecommendations\b|\bbeta testers\b|\bideas for improvement\b/,
          /\b(?:right to implement|no duty to pay|allow|unrestricted)\b/,
        ],
      },
      {
        all: [feedback, /\blicen[cs]es? (?:them|it) to\b|\bmay use it to improve\b|\bwithout any obligation to\b/],
        none: [neverFeedbackLicensed, /\bnot\b/],
      },
    ],
  }),
  fixes,
);

/** The issues of the topic. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
