import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on exit and transition. */
export const benefits = defineBenefits('exit-and-transition', file, {
  'exit-help': [
    {
      within: 'sentence',
      force: ['duty', 'promise'],
      all: [
        /(?<!\w)\[a\]/,
        /\b(?:transition\w*|hand-?over|migrat\w+|exit (?:assistance|plan|services|help)|orderly (?:transfer|transition|hand)|knowledge transfer|disengagement|move (?:its|your|the) (?:data|services?))\b/,
        /\b(?:assist\w*|help\w*|cooperat\w*|co-operat\w*|support|provide|perform|continue|supply|make available)\b/,
        /\b(?:terminat\w*|expir\w*|end(?:s|ed|ing)?\b|exit|successor|new (?:provider|supplier)|replacement)/,
      ],
      none: [
        /\bno (?:obligation|duty)|\bnot (?:be )?(?:required|obliged|obligated)|\bneed not|\bmay\b (?:at its|in its)|\bsole discretion|\[each\]|\bduring (?:the )?implementation|\brelated to the closing|\bwithout (?:charge|payment|compensation)|\bfree of charge|\bclosing/,
      ],
    },
    {
      bears: 'other',
      force: ['duty', 'promise'],
      all: [
        /\[a\](?:,[^,]{0,80},)? (?:also |hereby |then )?(?:shall|will|must|agrees?|undertakes?|is to)\b.{0,80}\b(?:cooperat\w*|assist\w*|help\w*|support\w*|hand(?:s|ing)? over|transfers?|migrat\w*|knowledge transfer)\b/,
        /\b(?:replacement|successor|incoming|new (?:vendor|supplier|provider|contractor)|another (?:vendor|supplier|provider)|transition|cut-?over|handover|hand-?over|migration)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:required|obliged)|no (?:obligation|duty)|employee|replacement (?:parts?|goods|products?)|successor (?:in interest|landlord|agent))\b|\[each\]/,
      ],
    },
  ],
  'data-export': [
    {
      mutual: true,
      within: 'sentence',
      force: ['duty', 'promise', 'right'],
      all: [
        /\b(?:export\w*|retriev\w*|download\w*|return\w*|extract\w*|copy of|hand(?:s|ed)? (?:over|back)|make (?:available|.{0,40}available)|deliver\w*)\b/,
        /\b(?:data|content|records|files)\b/,
        /\b(?:terminat\w*|expir\w*|end(?:s|ed)? (?:of|this|the)?|cancel\w*|clos\w+)/,
      ],
      none: [
        /\b(?:no (?:obligation|duty|right)|not (?:be )?(?:required|obliged|obligated|entitled|able)|need not|cannot|may not|fee for|until .{0,30}paid|only (?:if|after|on|upon)|without (?:any )?(?:opportunity|right))\b|\bconfidential information|\bat (?:\[a\]'s|its) (?:sole )?discretion|\[each\]|\bpersonnel|\binsurance|\bre-?hire|\bemploy/,
      ],
    },
    {
      bears: 'taker',
      force: ['duty', 'promise', 'right', 'fact'],
      all: [
        /\b(?:customer|client|user|your|its|personal|stored|hosted) (?:data|content|files)\b|\[(?:o|a|taker)\](?:'s)? (?:data|content|files)\b|\bfiles\b/,
        /\b(?:export\w*|download\w*|retriev\w*|extract\w*|available|return\w*|cop(?:y|ies)|hand(?:ed)? over)\b/,
        /\b(?:(?:after|upon|on|following|at) (?:the )?(?:end|termination|expir\w+|close|exit|cancellation)|when .{0,30}(?:ends|closes|terminates))\b/,
      ],
      none: [
        /\b(?:not|no (?:obligation|duty)|never|delete[ds]? (?:at once|immediately)|may delete|confidential information|at \[taker\]'s (?:cost|expense)|audit\w*|tax|standard prices|verify|employ\w*|then-current rates)\b/,
      ],
    },
  ],
  'deletion-after-end': [
    {
      within: 'sentence',
      force: ['duty', 'promise'],
      all: [
        /(?<!\w)\[a\]/,
        /\b(?:delet\w+|destroy\w*|eras\w+|purg\w+)\b/,
        /(?<!\w)\[o\](?:'s)? (?:\w+ )?(?:data|content|records|information|materials)|\bpersonal (?:data|information)/,
        /\b(?:terminat\w*|expir\w*|end\b|ends\b|cancel\w*|request|certif\w*|confirm\w*)/,
      ],
      none: [
        /\b(?:no (?:obligation|duty)|may\b|immediately (?:upon|on) termination|without (?:notice|liability)|not (?:be )?(?:required|liable))\b|\[each\]/,
      ],
    },
  ],
  'paid-exit-help': [
    {
      mutual: true,
      force: ['duty', 'right', 'fact', 'promise'],
      all: [
        /\b(?:transition|exit|hand-?over|migration|termination) (?:assistance|services|help|support|period|work)|\bdisengagement/,
        /\b(?:pay\w*|paid|charg\w+|compensat\w*|fees?|rates?)\b/,
        /\b(?:then-?current|agreed|contract|same|set out|specified|time[- ]and[- ]materials?|rates? (?:in|set|card|card)|hourly|in advance|pro ?rat)/,
      ],
      none: [
        /\b(?:free of charge|no (?:charge|additional|extra|cost|fee)|without (?:charge|payment)|at its own (?:cost|expense)|included in the|not (?:be )?(?:charged|entitled))\b/,
      ],
    },
  ],
  'service-continues-during-exit': [
    {
      within: 'sentence',
      force: ['duty', 'promise'],
      all: [
        /(?<!\w)\[a\]/,
        /\bcontinue\w* (?:to )?(?:perform\w*|provid\w*|suppl\w*|provision|the services|access)|\bmaintain (?:the )?services?/,
        /\b(?:transition|exit|wind-?down|migration|hand-?over|up to \d+ (?:days|months) (?:after|following)|after (?:termination|expir))/,
      ],
      none: [
        /\b(?:no obligation|not (?:be )?(?:required|obliged)|as long as \[?o|without (?:charge|payment)|free of charge|dispute|until .{0,30}replace)\b|\[each\]/,
      ],
    },
  ],
  'source-code-escrow': [
    {
      all: [
        /\bsource (?:code|materials)\b/,
        /\bescrow\b|\bdeposit(?:ed|s)?\b.{0,40}\bagent\b|\blodged?\b/,
        /\b(?:releas\w*|deliver\w*|hand(?:ed)? over|access|entitled)\b/,
      ],
      none: [/\b(?:no escrow|not (?:be )?(?:required|obliged|entitled|released)|shall not)\b/],
    },
  ],
  'handover-at-end': [
    {
      force: ['duty', 'promise'],
      types: ['other', 'license-agreement', 'service-agreement', 'purchase-agreement'],
      all: [
        /\[a\] (?:shall|must|will)(?: \w+){0,3}? (?:transfer|assign|hand over|deliver|turn over)\b.{0,60}\b(?:customer (?:lists?|records|data)|(?:product |regulatory |marketing )?registrations|domain names?|marketing authori[sz]ations|telephone numbers?)\b/,
      ],
      none: [/\[each\]/],
    },
  ],
  'own-secrets-kept': [
    {
      force: ['no-duty', 'exclusion', 'fact'],
      mutual: true,
      all: [
        /(?:\[a\] |\bnothing\b.{0,40}\[a\] ).{0,60}\b(?:not|need not|requires?|obliges?)\b.{0,40}\b(?:disclose|deliver|hand over|provide|reveal|transfer|give)\b.{0,60}\b(?:source code|trade secrets?|proprietary (?:tools|methods|know-how)|(?:information|data|secrets) of (?:its |any )?other (?:customers|clients)|pricing|margins?)\b/,
      ],
      none: [/\bmust\b|\bshall disclose\b/],
    },
  ],
});
