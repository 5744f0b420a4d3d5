import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const hands =
  /\b(?:assign(?:s|ed|ing|ment|able)?|transfer\w*|novat\w*|delegat\w*|sub-?let\w*|under-?let\w*|sub-?licen[cs]\w*)\b/;
const consent = /\b(?:consent|approval|permission|agreement)\b/;
const notThis =
  /\bintellectual|\btitle\b|\bownership|\bpatents?|\binvention|\bdata transfer|\bpersonal data|\bpayment|\bfunds|\bemployees?\b.{0,30}\btransfer|\bwire\b|\bmay assign (?:this|its|the)[^.;]{0,40}\bwithout\b/;

/** Who may assign without consent in one case is not kept from it. */
const freeInSomeCase =
  /\b(?:notwithstanding|except|however|provided|save)\b[^.;]{0,160}\b(?:may|can) (?:\w+ )?(?:assign|transfer)\b[^.;]{0,200}\bwithout\b|(?<!\bneither )\[each\] may (?:\w+ )?(?:assign|transfer)\b[^.;]{0,200}\bwithout\b|\bconsent (?:is|shall) not (?:be )?(?:required|needed)|\bno consent (?:is|shall be) (?:required|needed)/;

/** What protects a party in clauses on assignment. */
export const benefits = defineBenefits('assignment', file, {
  'no-assignment-without-consent': [
    {
      mutual: true,
      force: ['ban', 'duty', 'no-right'],
      all: [
        /\bneither\b|\bno party\b|^(?:\S+ ){0,8}?(?:\[each\]|(?:either|each) party) (?:may|shall|will|must|agrees)|\bby (?:\[each\]|either|any party)|\b(?:consent|approval) of (?:the )?other\b/,
        hands,
        /\bwithout\b[^.;]{0,60}\b(?:consent|approval|permission|agreement)/,
        /\b(?:neither|not|no)\b/,
      ],
      none: [/\b(?:except|save) that (?:the )?\[(?:a|o)\] may|\bintellectual|\bpersonal data|\bfunds/],
      clauseNone: [freeInSomeCase],
    },
    {
      mutual: true,
      force: ['ban', 'right'],
      all: [
        /^(?:\S+ ){0,4}?(?:this (?:agreement|contract|lease)|rights .{0,30}under this agreement) (?:may|shall|is) not (?:be )?(?:assign|transfer)/,
        /\bby (?:\[each\]|either|any party)/,
        /\bwithout\b[^.;]{0,60}\bconsent/,
      ],
      clauseNone: [freeInSomeCase],
    },
  ],
  'consent-needed-for-others-assignment': [
    {
      force: ['ban', 'no-right', 'duty'],
      all: [
        /(?<!\w)\[a\](?:,[^,]{0,60},)? (?:may not|shall not|must not|will not|cannot|agrees not|covenants not|undertakes not|shall neither)\b[^.;]{0,80}/,
        hands,
        /\bwithout\b[^.;]{0,60}\b(?:consent|approval|permission)|\bunless\b[^.;]{0,50}\b(?:consents?|agrees?|approves?)/,
      ],
      none: [/\[each\]/, notThis],
    },
    {
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\bneither (?:the )?\[a\]|\[a\]|\bno part of\b/,
        hands,
        /\b(?:neither|not|no)\b.{0,120}\b(?:unless|until|except with|without)\b.{0,40}\[o\](?:'s)?(?: has| have)?(?: first| previously)? ?(?:agreed|consented|approved|agrees|consents|approves|(?:prior )?(?:written )?(?:consent|approval|permission|agreement))/,
      ],
      none: [/\[each\]/, notThis],
    },
  ],
  'consent-not-unreasonably-withheld': [
    {
      mutual: true,
      force: ['ban', 'duty', 'right', 'fact', 'no-right', 'promise'],
      within: 'sentence',
      all: [
        hands,
        consent,
        /\b(?:not|never)\b.{0,30}\bunreasonabl[ey] (?:be )?(?:withh|delay|condition|refus|deni)|\bunreasonabl[ey] (?:withh\w*|refus\w*)|\bmay not (?:be )?(?:refuse|withh)\w*/,
      ],
      none: [/\bmay (?:be )?(?:unreasonably|refuse|withhold)|\bsole discretion|\babsolute discretion/],
    },
  ],
  'free-intragroup-transfer': [
    {
      force: ['right', 'fact', 'ban'],
      bears: 'both',
      mutual: true,
      all: [
        /\[each\]|\b(?:either|each) party/,
        hands,
        /\b(?:affiliates?|subsidiar\w*|successor\w*|merger|reorgani[sz]ation|(?:sale|transfer|acquisition) of (?:all|substantially)|acquir\w*|group compan\w*)\b/,
        /\b(?:without (?:the )?(?:\S+ ){0,3}?(?:consent|approval)|except|unless|may assign|freely|consent (?:is|shall) not (?:be )?(?:required|needed))/,
      ],
      none: [
        notThis,
        // What binds successors lets nobody transfer.
        /\bbinding (?:up)?on\b|\binures?\b/,
        /\b(?:deemed|constitute\w*|treated as|including by|whether by|by operation of law)\b.{0,60}\b(?:assignment|transfer)\b|\b(?:assign\w*|transfer)\b.{0,40}\bincluding\b.{0,40}\b(?:merger|change)/,
      ],
    },
    {
      force: 'right',
      all: [
        /(?<!\w)\[a\] may\b/,
        hands,
        /\b(?:affiliates?|subsidiar\w*|parent|successor\w*|merger|(?:sale|transfer|acquisition) of (?:all|substantially)|acquir\w*|group compan\w*)\b/,
      ],
      none: [
        /\bmay not\b|\[each\]|\bonly with|\bwith (?:the )?(?:prior )?(?:written )?consent|\bpersonal data|\bto anyone|\bany (?:person|third party)/,
      ],
    },
    {
      force: ['right', 'no-duty'],
      all: [
        /\[a\] (?:is|shall be|remains) (?:free|at liberty|entitled) to|\[a\] (?:can|may)\b|\[a\] (?:does not|need not)/,
        hands,
        /\b(?:affiliates?|subsidiar\w*|parent|successor|purchaser|buyer of|merger|group|substantially all)\b/,
        /\b(?:without (?:its|the|\[o\]'s|any|prior|\S+ ){0,3}(?:consent|approval)|on (?:\w+ )?notice|free(?:ly)?|no consent)\b/,
      ],
      none: [/\[each\]|\bonly with\b|\bmay not\b|\bpersonal data\b/],
    },
    {
      force: 'right',
      all: [
        /\[a\].{0,60}\bmay (?:\w+ )?assign\b|\band may assign\b/,
        /\b(?:affiliates?|subsidiar\w*|parent|successor|purchaser|buyer|acquirer)\b/,
      ],
      none: [/\[each\]|\bonly with\b|\bmay not\b|\bwith (?:the )?(?:prior )?(?:written )?consent/],
    },
  ],
  'subcontracting-needs-consent': [
    {
      force: ['ban', 'no-right', 'duty'],
      all: [
        /\bsub-?contract\w*|\bdelegat\w* (?:the )?performance|\bsub-?processors?\b/,
        /\b(?:not|no)\b[^.;]{0,60}\bsub-?(?:contract|process)|\bnot (?:be )?(?:delegat|engag)/,
        /\bwithout\b[^.;]{0,60}\b(?:consent|approval|permission|authori[sz]ation)|\bunless\b[^.;]{0,60}\b(?:consents?|approves?|authori[sz]es)/,
      ],
      none: [/\[each\]|\bno consent/],
    },
  ],
  'answers-for-subcontractors': [
    {
      force: ['duty', 'fact', 'promise', 'acknowledgement', 'no-duty'],
      all: [
        /(?<!\w)\[a\]/,
        /\bsub-?(?:contractors?|processors?|consultants?|suppliers)\b/,
        /\b(?:remain\w*|is|be|are|shall be|stay\w*)\b (?:\w+ ){0,3}?(?:liable|responsible|answerable)|\bliable for (?:the )?acts/,
      ],
      none: [
        /\bnot (?:be )?(?:liable|responsible)|\bno (?:liability|responsib)|\bpayment (?:to|of)|\[each\]|\bwages|\btaxes|\bpay(?:ing)? (?:its|all|the) sub/,
      ],
    },
    {
      bears: 'other',
      force: ['ban', 'right', 'duty', 'no-right'],
      all: [
        /\[a\]/,
        /\b(?:remains?|is|shall be|stays?|be) (?:\w+ ){0,2}?(?:liable|responsible|answerable) for (?:\S+ ){0,4}(?:sub-?contractors?|sub-?processors?|sub-?suppliers?|delegates?)\b|\bas if (?:they were |it were )?(?:its|their) own\b/,
        /\bsub-?(?:contract|process|suppl)\w*|\bdelegat\w*/,
      ],
      none: [/\[each\]|\bnot (?:be )?(?:liable|responsible)/],
    },
  ],
  'may-subcontract': [
    {
      force: 'right',
      all: [
        /\[a\](?:, [^,]{0,60},)? (?:may|can|is free to|is entitled to)\b.{0,40}\b(?:engage|use|appoint|hire|subcontract)\b/,
        /\bsub-?contract\w*/,
      ],
      none: [
        /\b(?:may not|only with|with (?:the )?(?:prior )?(?:written )?(?:consent|approval)|unless|subject to (?:the )?(?:prior )?(?:\[o\]'s )?(?:consent|approval))\b|\[each\]/,
      ],
    },
  ],
});
