import type { IssueRule } from '../issue.ts';

const training = /\b(?:ai|artificial intelligence|machine learning|train(?:ing|ed)?|models?|algorithms?)\b/;
const outputs = /\b(?:outputs?|generated (?:content|material|results?)|results generated|completions|generations)\b/;

/** Rules for the plain words of form contracts. */
export const otherWords = {
  'ai-no-opt-out': [
    {
      bears: 'taker',
      all: [
        training,
        /\b(?:use|processing|training|features?|functions?)\b[^.;]{0,60}\b(?:cannot|can not|may not|shall not|can never) be (?:\S+ )?(?:disabled|switched off|turned off|deactivated|opted out of|declined|refused|stopped|limited)\b/,
      ],
      none: [/\bunless\b|\bwithout (?:\S+ )?(?:consent|approval)\b/],
    },
  ],
  'ai-outputs-owned': [
    {
      bears: 'taker',
      force: ['fact', 'right', 'transfer', 'duty'],
      all: [
        outputs,
        /\blicensed,? (?:and )?not sold\b|\b(?:only|merely|solely|nothing more than) an? (?:limited|revocable|non-?exclusive|non-?transferable|personal)\b[^.;]{0,40}\blicen[cs]e\b|\blicen[cs]e (?:only )?to use\b[^.;]{0,30}\b(?:outputs?)\b/,
      ],
      none: [/\bsoftware\b(?!.{0,60}\boutput)|\bperpetual\b|\bperipheral\b/],
      clause: [/\b(?:ai|generat\w+|models?|prompts?|outputs?|input)\b/],
    },
  ],
  'ai-outputs-no-assurance': [
    {
      bears: 'taker',
      force: ['exclusion', 'fact', 'no-duty', 'acknowledgement', 'ban'],
      all: [
        outputs,
        /\b(?:(?:does|do|shall|will) not (?:warrant|guarantee|represent|promise)|no (?:warrant(?:y|ies)|guarantee|representation|assurance)|makes? no|as is)\b/,
        /\b(?:accura\w+|complete\w*|correct\w*|infring\w*|reliab\w+|fit(?:ness)?|lawful|error-?free|as is|outputs?)\b/,
      ],
      none: [/\bpower output\b|\benergy\b|\bmwh?\b|\bkwh\b|\bplant\b|\bproduction output\b/],
    },
  ],
} satisfies Readonly<Record<string, readonly IssueRule[]>>;
