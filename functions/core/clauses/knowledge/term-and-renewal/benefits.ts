import { allDaysIn } from '../../text/quantities.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

const renews =
  /\b(?:renew\w*|extend\w*|extension|prolong\w*|roll(?:s|ed)? over|further term|additional term|successive)/;

/** What protects a party in clauses on term and renewal. */
export const benefits = defineBenefits('term-and-renewal', file, {
  'renewal-only-by-agreement': [
    {
      mutual: true,
      all: [
        renews,
        /\b(?:only|solely|may be|unless|except|shall not|will not|does not)\b/,
        /(?<!\w)(?:mutual(?:ly)? (?:\w+ )?(?:agree\w*|consent)|written agreement|agree(?:ment)? in writing|by (?:a )?writing signed|signed by (?:both|each|\[each\]|the parties)|both parties (?:agree|sign|consent)|agreement of (?:both|the) parties|parties (?:so )?agree|\[each\] agrees?)/,
      ],
      none: [
        /\b(?:automatic\w*) (?:be )?(?:renew|extend)(?!.{0,60}\bunless (?:both|the parties|\[each\]) (?:agree|sign))|\bunless either|\bunless \[each\] (?:gives|notif)|\bor automatically|\bautomatically stay|\bconfidential|\bclosing|\bdeadline/,
      ],
    },
    {
      mutual: true,
      all: [
        /\b(?:shall|will|does|do) not (?:be )?(?:automatically )?(?:renew|extend(?! to)|roll)|\bno automatic renewal|\bnot (?:be )?automatically (?:renew|extend)|\bexpires? automatically\b|\bwithout (?:any )?automatic renewal/,
      ],
      none: [
        /\bif\b.{0,40}\bnotice|\bunless (?:\[o\]|either)|\bwhether or not|\bnotice|\bright to\b|\bexercise/,
        /\b(?:repairs?|replacements?|corrections?|deliver\w+|payments?|delays?)\b.{0,40}\bnot extend|\bextend\b.{0,30}\b(?:warranty|guarantee|day period)\b/,
      ],
    },
  ],
  'short-notice-stops-renewal': [
    {
      mutual: true,
      force: ['fact', 'duty', 'right', 'ban'],
      all: [
        renews,
        /(?<!\w)(?:unless|either|\[each\]|except|absent|non-?renew\w*|not to (?:renew|extend))\b/,
        /\b(?<n>\d+) (?:calendar |business )?days/,
        /\b(?:notice|notif\w+)\b/,
        /\[each\]|\beither party|\bcancel\w*|\[o\]/,
      ],
      none: [/\bfees?\b|\bprices?\b|\bincreas|\bcure\b|\bbreach|\bdefault|\backnowledg|\bregistered|\binsur|\bonly \[/],
      test: (_hits, { words }) => Math.max(0, ...allDaysIn(words).filter((days) => days < 360)) <= 60,
    },
  ],
  'renewal-reminder': [
    {
      force: ['duty', 'promise', 'fact'],
      all: [
        /(?<!\w)\[a\]/,
        /\b(?:remind\w*|notify|notifies|alert|(?:send|give|provide|email)\w* .{0,40}\b(?:notice|notification|email|reminder))\b/,
        /\b(?:renew(?:s|al|ed|ing)?\b|roll(?:s)? over|non-?renewal (?:deadline|window))/,
      ],
      none: [
        /\b(?:no|not|need not|without|may decline|non-?renew\w* (?:notice|by))\b|\b(?:if|unless) (?:the )?\[a\]|\bnotice of (?:its )?(?:non-?renewal|intent)|\bnotif\w+ (?:the )?\[o\] .{0,30}(?:not to|does not|it will not)|\b(?:elects?|wish\w*|desires?|inten\w+|decides?|exercis\w+) (?:not )?to renew|\boption/,
      ],
    },
  ],
  'option-to-renew': [
    {
      force: 'right',
      all: [
        /(?<!\w)\[a\] (?:may|can|shall have|has|is entitled|shall be entitled)\b.{0,60}\b(?:renew|extend|prolong)|\[a\]'s option to (?:renew|extend)|\boption (?:to|of) (?:renew|extend)\w*/,
        /\b(?:terms?|lease|agreement|licen[cs]e|tenancy|contract|period|option)\b/,
      ],
      none: [
        /\bprobation\w*|\btrial period/,
        /\[each\]|\bmay not|\bonly (?:if|with) (?:the )?\[o\]|\bnot (?:to )?renew|\bdeadline|\bdelivery date|\btime for|\bsole discretion of (?:the )?\[o\]|\bconsent of/,
      ],
    },
    {
      force: ['right', 'fact', 'promise', 'duty'],
      all: [
        /\[a\] (?:has|shall have|is granted|may exercise|may|holds|is entitled to)\b/,
        /\b(?:options?|right|may)\b.{0,30}\b(?:to )?(?:extend|renew|prolong)\b/,
        /\b(?:term|lease|agreement|contract|license|period|further|additional|each)\b/,
      ],
      none: [
        /\bprobation\w*|\btrial period/,
        /\b(?:no (?:option|right)|not (?:have|be entitled)|mutually|agree to renew|non-?renewal|not to renew|if (?:the )?\[o\] (?:agrees|consents)|with (?:the )?(?:consent|agreement) of|at (?:the )?\[o\]'s)\b|\[each\]/,
      ],
    },
  ],
  'survival-limited': [
    {
      mutual: true,
      all: [
        /\bsurviv\w*|\bcontinue (?:in effect )?(?:for|after)/,
        /\bfor (?:a period of )?(?:\d+) (?:months?|years?)\b.{0,40}\b(?:after|following|from)\b/,
        /\b(?:terminat|expir|end|clos)/,
      ],
      none: [/\bperpetu|\bindefinit|\bforever|\bother than|\bexcept|\bretain|\brecords|\baudit|\bcompete|\bsolicit/],
      test: (_hits, { words }) => Math.max(0, ...allDaysIn(words)) <= 1830,
    },
  ],
  'may-stop-renewal': [
    {
      force: 'right',
      all: [
        /\[a\] (?:may|can|has the right to|is entitled to|shall be entitled to) (?:\w+ ){0,3}?(?:decline|refuse|elect not|choose not|stop|prevent|opt out of|opt not|cancel)\b.{0,20}\b(?:renew\w*|extend|extension)\b/,
      ],
      none: [/\bmay not\b|\[each\]|\bif (?:the )?\[o\]/],
    },
  ],
  'renews-by-itself': [
    {
      types: ['saas-agreement', 'service-agreement', 'lease-agreement', 'license-agreement'],
      mutual: true,
      force: ['fact', 'duty', 'promise', 'right'],
      all: [
        /\b(?:automatically|shall|will) (?:\w+ )?(?:renew|renews|be renewed|extend|be extended)\b.{0,60}\b(?:for|on)\b.{0,60}\b(?:terms?|periods?|years?|months?|basis)\b|\b(?:automatically |successively )?renews (?:automatically |itself )?(?:for|on)\b.{0,60}\b(?:terms?|periods?|years?|months?)\b/,
        /\b(?:unless|until)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:automatically )?renew|\bonly (?:if|by|upon)|\boption|\bmutual(?:ly)? agree/,
        // A term that extends for so many years runs, and only one that is extended runs again.
        /\b(?:shall|will) extend (?:for|to|until|from)\b(?!.{0,40}\b(?:additional|further|successive|subsequent|another|renewal|more)\b)/,
      ],
    },
  ],
});
