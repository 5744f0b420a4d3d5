import { defineBenefits } from '../benefit.ts';
import type { IssueRule } from '../issue.ts';
import * as said from '../remedies/words-of-benefits.ts';
import file from './benefits.json' with { type: 'json' };
import { say, sides } from './sides.ts';

const limited =
  /\b(?:(?:not|no|never|nor|neither|\w+n't)\b.{0,140}\b(?:exceed|be (?:greater|more) than)\b|(?<!not )(?<!not be )\b(?:limited|capped) (?:to|at)\b)/;
const notThis =
  /\bnothing\b|\bindemnif(?:y|ies)\b|\binsurance\b|\bfees? shall not exceed|\bunlimited|\bnot (?:be )?(?:apply|limited)\b|\brent\b/;
const keptOut =
  /\b(?:caps?|limits?|limitations?|ceiling)\b.{0,80}\b(?:not apply|inapplicable)|\bnothing in\b.{0,80}\b(?:limits?|caps?)\b|\b(?:liabilit\w+|cap)\b.{0,160}\b(?:except for|other than|excluding)\b/;
const grave =
  /\bconfidential|\bdata (?:breach|protection|security)|\bindemni|\bgross(?:ly)? negligen|\bwil+ful|\bfraud|\binfring/;

/** A liability of both: that both agree on the limit of one of them limits that one's alone. */
const ofBoth =
  /\[each\](?:'s?)? (?!(?:\S+ ){0,3}?(?:agree|acknowledge|accept|confirm|intend)s?\b)(?:[^\s[]+ ){0,12}?(?:liab\w+|exposure)|\b(?:liab\w+|exposure) of (?:the )?(?:(?:each|either|both) of )?(?:the )?\[each\]|\b(?:either|each) party's/;

/** What protects a party in clauses of this topic. */
export const benefits = defineBenefits('liability-cap', file, {
  'own-liability-capped': [
    {
      mutual: true,
      bears: 'both',
      force: ['ban', 'duty', 'fact', 'exclusion', 'no-duty'],
      all: [
        /\bneither (?:\[each\]|party)(?:'s|s')? (?:\w+,? ){0,6}?(?:liability|exposure)\b.{0,320}\b(?:exceed|be (?:greater|more) than)\b/,
      ],
      none: [/\binsurance\b|\bindemnif(?:y|ies)\b|\bunlimited\b/],
    },
    ...sides((served) => ({
      force: ['ban', 'duty', 'fact', 'exclusion', 'no-duty'],
      all: [
        say`(?:${served}'s (?:[^\s[]\S* ){0,6}?(?:liab\w+|exposure)|\b(?:liab\w+|exposure) of (?:the )?${served})`,
        limited,
      ],
      none: [notThis, ofBoth],
    })),
    {
      mutual: true,
      bears: 'both',
      force: ['ban', 'duty', 'fact', 'exclusion', 'no-duty'],
      all: [ofBoth, limited],
      none: [notThis],
    },
    ...(['a', 'giver', 'taker'] as const).map((token): IssueRule => ({
      bears: token === 'a' ? 'actor' : token,
      force: ['fact', 'duty', 'exclusion', 'no-duty', 'ban', 'definition'],
      all: [
        new RegExp(
          `\\[${token}\\]'s (?:\\w+ ){0,4}(?:liability|exposure)\\b|\\b(?:liability|exposure) of (?:the )?\\[${token}\\]|\\bthe most (?:that )?(?:the )?\\[${token}\\] (?:can|may|shall|will) (?:\\w+ ){0,2}(?:owe|pay|be liable)`,
        ),
        /\b(?:maximum|capped|limited|cap|most|exceed|ceiling)\b/,
        said.figure,
      ],
      none: [
        /\b(?:not (?:be )?(?:limited|capped)|unlimited|no (?:cap|limit)|insurance|greater of .{0,40}unlimited)\b|\[each\]/,
      ],
    })),
    {
      bears: 'actor',
      force: ['fact', 'duty', 'exclusion', 'no-duty', 'promise'],
      all: [
        /^(?:\S+ ){0,8}?(?:the )?\[a\]/,
        /\bits (?:\w+ ){0,2}?liability\b.{0,60}\b(?:is|are|shall be) (?:limited to|capped at)/,
        /\b(?:fees?|price|amounts?|paid|payable|[$£€] ?\d|\d ?%)/,
      ],
      none: [/\[each\]|\[o\]'s (?:\w+ )?liability|\bnot (?:be )?limited/],
    },
  ],
  'grave-breaches-outside-cap': [
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\b(?:limits?|limitations?|caps?|exclusions?)\b.{0,60}\b(?:do(?:es)? not|shall not|will not|not) apply to (?:this (?:section|clause|article|indemnity)|the indemnit\w+)/,
      ],
      none: [/\[taker\]'s/],
      clause: [
        /(?<!\w)(?:\[giver\]|licensor|vendor|supplier|provider|we|seller|contractor)(?!\w).{0,80}\b(?:defend|indemnif)|\bindemnif\w+ (?:\S+ ){0,4}(?:licensee|customer|client|buyer|you)\b/i,
      ],
    },
    {
      mutual: true,
      bears: 'taker',
      all: [keptOut, grave],
      none: [/\bdisclaim|\bwarrant/, /(?:the )?\[taker\]'s (?:\S+ )?(?:breach|indemni|misuse)/],
    },
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\bliab\w+\b.{0,120}\b(?:is|are|shall be|remains?) (?:unlimited|uncapped|without limit)\b|\b(?:unlimited|uncapped) liability\b/,
        grave,
      ],
      none: [/\[taker\]'s (?:\w+ )?liability|\bnot (?:be )?unlimited/],
    },
  ],
  'higher-cap-for-data': [
    {
      mutual: true,
      bears: 'taker',
      all: [
        /\bsuper-?cap|\b(?:separate|higher|enhanced|increased) (?:\S+ ){0,2}?(?:cap|limit|ceiling)\b|\b(?:[2-9]|\d\d) times (?:the |such )?(?:\S+ ){0,3}?(?:fees|charges)/,
        /\bdata\b|\bconfidential|\bsecurity (?:incident|breach)/,
      ],
      none: [/\bno (?:separate|higher|super)|\bnot\b.{0,20}\b(?:separate|higher) (?:cap|limit)/],
    },
  ],
});
