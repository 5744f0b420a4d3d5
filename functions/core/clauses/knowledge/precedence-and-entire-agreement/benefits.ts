import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const conflict =
  /\b(?:conflict\w*|inconsisten\w*|discrepanc\w*|contradict\w*|ambigu\w*|order of precedence|precedence)/;

/** What protects a party in clauses on precedence and entire agreement. */
export const benefits = defineBenefits('precedence-and-entire-agreement', file, {
  'negotiated-terms-first': [
    {
      mutual: true,
      within: 'sentence',
      all: [
        conflict,
        /\b(?:order form|special (?:conditions|terms)|statement of work|this (?:agreement|amendment|addendum|contract|lease|rider)|signed (?:agreement|terms|order)|negotiated|(?:body|terms|main body) of this|data processing (?:agreement|addendum)|addendum|rider|schedule of particulars|cover (?:page|sheet))\b(?:[^,.;]{0,60}, and then[^.]{0,40})?(?:[^,.;]{0,60})\b(?:shall |will |is to |do(?:es)? )?(?:prevail|control|govern|take precedence|takes precedence|prevails|controls|governs)\b/,
      ],
      none: [
        /\b(?:standard|general|online|website|published|preprinted) (?:terms|conditions)[^.;]{0,40}\b(?:shall |will )?(?:prevail|control|govern|take precedence)|\bgoverning law|\blaws? of\b|\blanguage|\btranslation|\bnotwithstanding (?:the )?order form/,
      ],
    },
  ],
  'whole-bargain-in-writing': [
    {
      mutual: true,
      all: [
        /\b(?:entire|whole|complete|full|final)\b.{0,30}\b(?:agreement|understanding|contract|bargain|expression)\b/,
        /(?<!\w)(?:supersed\w*|replac\w*|merg\w*|parties|between|prior|previous|subject matter|\[each\])/,
      ],
      none: [
        /\b(?:terminat\w*|cancel\w*|void|fraudulent misrepresentation is excluded|breach of|including fraud)\b|\bentire agreement (?:with|between) (?:the )?\[o\] and (?:its )?(?:lender|landlord)/,
      ],
      force: ['fact', 'definition', 'acknowledgement', 'promise', 'duty', 'right', 'transfer'],
    },
  ],
  'fraud-preserved': [
    {
      mutual: true,
      clause: [/\bentire agreement|\bwhole agreement|\b(?:not|no) (?:\S+ ){0,3}(?:rel(?:y|ied|ying|iance))\b/],
      all: [
        /\b(?:nothing in|does not|shall not|will not|except (?:for|in (?:the )?case of)|save (?:for|in)|other than|not (?:exclude|limit|affect))\b.{0,100}\bfraud\w*|\bfraud\w*\b.{0,60}\b(?:is|are) not (?:excluded|limited|affected)/,
        /\b(?:entire agreement|rel(?:y|ied|iance)|represent\w*|misrepresent\w*|statement|this clause|this section|exclud\w*|limit\w*)/,
      ],
      none: [/\bconclusive|\bindemnif|\bincluding fraud|\bempl/],
    },
  ],
  'others-forms-rejected': [
    {
      mutual: true,
      all: [
        /\b(?:pre-?printed|additional|different|conflicting|click-?(?:through|wrap)|shrink-?wrap|online)\b.{0,60}\b(?:terms|conditions|provisions)\b|\bterms\b.{0,40}\b(?:invoice|acknowledg\w*|purchase order|confirmation|click)/,
        /\[each\]|\b(?:either|each) party/,
        /\b(?:no (?:force|effect)|void|rejected|not (?:apply|form part|be binding|bind|amend|modify)|of no|disregarded|without effect)/,
      ],
    },
  ],
});
