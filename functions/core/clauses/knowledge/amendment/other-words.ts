import type { IssueRule } from '../issue.ts';

const ofTerms =
  /\b(?:terms|agreement|contract|provisions?|policies|polic(?:y|ies)|rules|conditions|fees?|prices?|service|features?|changes?|modifications?|amendments?)\b/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'unilateral-change-of-terms': [
    {
      force: ['right', 'fact'],
      all: [
        /\[a\] (?:may|can|reserves? the right to|shall be entitled to|is entitled to)\b[^.;]{0,70}?\b(?:amend|modify|change|vary|revise|alter|supplement|replace|update)\b[^.;]{0,60}\b(?:terms|provisions?|this agreement|this contract|conditions|policies|rules)\b/,
        /\bby (?:\S+ ){0,2}?notice\b|\bfrom time to time\b|\bat any time\b|\bdiscretion\b|\bunilateral\w*\b|\bwithout (?:\S+ )?(?:consent|notice|agreement)\b/,
      ],
      none: [
        /\[each\]|\b(?:not|only (?:by|with|in)|mutual\w*|consent of|with (?:the )?\[o\]'s (?:\w+ )?consent|signed by|agreed|required by law|comply with (?:any )?law|typographical|contact details|address|bank details|beneficiar\w*)\b/,
      ],
    },
  ],
  'changes-bind-on-posting': [
    {
      force: ['duty', 'fact', 'acknowledgement'],
      all: [
        /\[a\] (?:will|shall|may) (?:\S+ )?(?:post|publish|display)\b[^.;]{0,40}\b(?:changes?|updates?|modifications?|amendments?|revis\w+|new (?:version|terms))\b/,
        /\[o\] (?:should|must|shall|agrees? to|will|are advised to|is responsible for) (?:\S+ ){0,2}?(?:review|check|visit|consult|monitor|read)\w*\b/,
      ],
      none: [/\bnotify \[o\]|\be-?mail\b|\bjob\b/],
    },
  ],
  'retroactive-change': [
    {
      bears: 'taker',
      force: ['fact', 'duty', 'right'],
      all: [
        /\b(?:revised|new|amended|changed|updated|modified) (?:terms|conditions|prices?|fees?|rates?|provisions?|version|policy)\b/,
        /\b(?:apply|applies|effective|take effect|bind|govern|replace)\b[^.;]{0,30}\b(?:from|as of|since|retroactively to|as from)\b[^.;]{0,20}\b(?:the (?:date of the |beginning of the )?(?:original|first|initial|start|beginning|outset|commencement)|(?:the )?(?:date of|signing of) (?:this|the) agreement|inception)\b/,
      ],
      none: [/\bnot\b|\[each\]|\bsigned\b|\brenewal\b/],
    },
  ],
  'told-only-after-change': [
    {
      bears: 'other',
      force: ['no-duty', 'fact'],
      all: [
        /\[a\] (?:is|are|shall be) (?:not|under no) (?:required|obliged|obligated|bound|obligation|duty)(?: to)?\b[^.;]{0,20}\b(?:give|provide|notify|inform|announce)\b[^.;]{0,30}\b(?:advance|prior|beforehand|before|notice)\b|\[a\] (?:need not|has no (?:obligation|duty) to) (?:give|provide|notify|inform|announce)\b[^.;]{0,30}\b(?:advance|prior|beforehand|before|notice)\b/,
        /\b(?:changes?|modif\w+|amend\w+|updates?|discontinu\w+)\b/,
      ],
      none: [/\bterminat\w+|\binspect\w*|\baudit\w*|\bsubcontract\w*/],
    },
    {
      bears: 'taker',
      force: ['right', 'fact', 'duty'],
      all: [
        /\b(?:changes?|modifications?|amendments?|updates?)\b[^.;]{0,30}\b(?:may|can|will) be (?:made|introduced|implemented|effected|applied)\b[^.;]{0,20}\bwithout (?:any )?(?:prior |advance |previous )?notice\b|\b(?:terms|agreement|polic(?:y|ies)|rules|features?|services?|prices?|fees?)\b[^.;]{0,20}\b(?:may|can) be (?:changed|modified|amended|revised|updated|withdrawn)\b[^.;]{0,20}\bwithout (?:any )?(?:prior |advance |previous )?notice\b/,
      ],
      none: [/\bnot\b|\[each\]|\bspecifications?\b|\baddress\b/],
      clause: [ofTerms],
    },
  ],
  'no-fair-exit-after-change': [
    {
      bears: 'taker',
      types: ['saas-agreement', 'other'],
      all: [
        /\bif (?:you|\[(?:a|o|taker)\]) (?:disagrees?|objects?|(?:do|does) not (?:agree|accept|like|consent))\b[^.;]{0,40}\b(?:stop|cease|discontinue|must not|may not|should not|do not) (?:us\w+|access\w*|continue)\b/,
      ],
      none: [
        /\brefund|\bpro[- ]rata|\bprivacy settings\b|\bagree to (?:these|this|the|such|our) (?:\w+ )?(?:terms|agreement|assignment)|\bagree to such an\b/,
      ],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
