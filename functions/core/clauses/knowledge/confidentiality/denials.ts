const notTheirs =
  /\bnot for (?:the )?\[\w+\] (?:alone )?to (?:judge|say|decide|determine|settle)\b|\bwhether or not (?:the )?\[\w+\] (?:considers|deems|thinks|believes|regards)\b|\bopinion (?:\S+ ){0,3}?(?:does|shall|will) not\b/;

/** The words in which a statement says the opposite of an issue. */
export const denials = {
  // What an audit shows is the audited side's own.
  'confidentiality-one-way': /\b(?:audit|inspection|examination|site visit)\b/,
  'return-or-destroy': /\bunauthori[sz]ed (?:copies|disclosures?)\b/,
  'confidentiality-too-short':
    /\b(?:do|does|shall|will) not (?:end|expire|terminate|lapse|cease)\b|\bno (?:other |further )?(?:restriction|restraint|covenant)s? (?:applies|apply|binds?)\b/,
  'recipient-decides': notTheirs,
  'discloser-decides': notTheirs,
  'marking-required':
    /\bwhether or not (?:\S+ ){0,3}?(?:bears?|carr(?:y|ies)|marked|stamped|labeled)\b|\b(?:absence|lack|omission|want) of (?:\S+ ){0,4}?(?:stamp|legend|mark\w*|label|notice)\b(?: \S+){0,3}? (?:not|never|in no way)\b/,
  'exclusions-swallow':
    /\b(?:does|do|shall|will) not (?:cease|stop) (?:to be|being) (?:confidential|secret|protected)\b|\bno exception applies\b/,
  'confidence-injunction-waived':
    /\b(?:does|do|shall|will) not (?:give up|waive|renounce|forgo|forego|surrender)\b|\bnothing\b(?: \S+){0,5}? (?:prevents?|stops?|bars?|waives?|limits?)\b/,
  'intent-required':
    /\bnot (?:merely|only|just) (?:for |to )?(?:\S+ )?(?:deliberate|intentional|wil?lful)\b|\b(?:does|do|shall|will) not (?:depend on|require|presuppose) (?:\S+ )?intent\b/,
  'perpetual-confidentiality':
    /\b(?:is|are|be) not (?:perpetual|indefinite|unlimited in time)\b|\bnot (?:last|continue|run|endure) (?:for ?ever|indefinitely|in perpetuity|without (?:end|limit))\b/,
  'burden-of-proof-exclusions': /\bnot for (?:the )?\[\w+\] to (?:prove|show)\b|\bneed not (?:prove|show)\b/,
  'injunction-conceded':
    /\b(?:must|shall|has to|is required to) (?:first )?(?:prove|show|post|lodge)\b[^.;]{0,60}\b(?:injunct\w+|bond)\b|\b(?:does|do|shall|will) not (?:concede|acknowledge|admit|agree|accept)\b/,
  'representatives-not-answered-for':
    /\[a\] (?:is|shall be|will be) not (?:\S+ )?(?:liable|responsible|answerable) for (?:the )?\[o\]'s\b|\[a\] (?:shall|will) not be (?:\S+ )?(?:liable|responsible|answerable) for (?:the )?\[o\]'s\b|\[a\] is not (?:liable|responsible) for (?:the )?\[o\]'s\b/,
} as const;
