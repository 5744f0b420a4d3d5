import { defineHazards } from '../hazard.ts';
import words from '../hazards/liability.json' with { type: 'json' };

/** How these hazards are recognised and whom they reach; what is said of them stands in the file of the same name. */
export const liabilityHazards = defineHazards('liability', words, {
  'exclusion-of-liability': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\b(?:shall|will|is|are|be|does|do|assumes?|accepts?|have|has|bears?)\b[^.;]{0,24}\b(?:not|no|never)\b(?! (?:cap|limit|ceiling|less|more))[^.;]{0,60}?\b(?:liab(?:le|ility)|responsib(?:le|ility))\b|\bwe're not (?:liable|responsible)\b|\bin no event\b[^.;]{0,90}\b(?:be )?(?:held )?(?:liable|responsible)\b|\bunder no circumstances\b[^.;]{0,90}\b(?:liable|responsible|liability)\b|\b(?:disclaims?|excludes?)\b[^.;]{0,50}\bliability\b|\bliability\b[^.;]{0,60}\b(?:is|are|shall be|hereby) (?:expressly )?(?:excluded|disclaimed)\b|\b(?:neither|nor)\b[^.;]{0,120}\b(?:shall|will|is) (?:be )?(?:held )?(?:liable|responsible)\b|\bwithout (?:any )?liability\b/,
    unless:
      /nothing in (?:this|these)[^.]{0,60}(?:exclude|limit)|do(?:es)? not purport to limit|cannot be excluded|\b(?:authori[sz]ed|authority|power|right)(?: or (?:authority|power|right))? to (?:assume|create|incur|undertake)\b/,
    milder:
      /beyond\b[^.]{0,40}\bcontrol|force majeure|delayed performance|\bexcept\b[^.]{0,90}\b(?:negligen|wil?lful|fraud|intent)/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
  },
  'consequential-loss': {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['exclusion-of-liability'],
    pattern:
      /\b(?:consequential|indirect|incidental|punitive|special|exemplary)\b[^.;]{0,60}\b(?:damages?|loss(?:es)?)\b|\bloss of (?:profits?|business|data|goodwill|revenue)\b|\blost profits\b/,
    unless:
      /\b(?:including|indemnif|entitled to (?:recover|claim)|shall be liable for)\b[^.;]{0,80}\b(?:consequential|indirect)\b/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
  },
  'unlimited-liability': {
    bears: 'subject',
    pattern:
      /\bliability\b[^.;]{0,90}\b(?:shall be|is|will be) (?:unlimited|uncapped|without limit)\b|\bunlimited liability\b|\bno (?:cap|limit|ceiling|limitation)\b[^.;]{0,30}\bliab|\bliable\b[^.;]{0,60}\bwithout (?:any )?limit|\bliability\b[^.;]{0,60}\b(?:not|never) (?:be )?(?:limited|capped)|\b(?:fully|solely|personally) (?:liable|responsible) for (?:any and )?all\b|\bliable (?:to [^.;]{0,40} )?for (?:any and )?all\b|\bnot (?:be )?(?:subject to|limited by)\b[^.;]{0,40}\b(?:cap|limit)/,
    replace: [
      [
        /\b(?:shall be|is|will be) (?:unlimited|uncapped|without limit)\b/,
        'shall not exceed the total amounts paid and payable under this Agreement',
      ],
      [/\bfor (?:any and )?all\b/, 'for, to the extent it causes them,'],
    ],
  },
  cap: {
    bears: 'counterpart',
    orElse: 'taker',
    saidBy: ['nominal-cap', 'low-cap'],
    pattern:
      /\bliability\b[^.;]{0,160}\b(?:exceed|limited to|capped at|not be (?:greater|more) than)\b|\b(?:not|no event)\b[^.;]{0,60}\bliab(?:le|ility)\b[^.;]{0,90}\b(?:excess of|exceed|more than)\b|\bnever\b[^.;]{0,30}\b(?:owe|pay|exceed)\b[^.;]{0,20}\bmore than|\bdamages\b[^.;]{0,40}\b(?:exceed|limited to)\b/,
    milder:
      /\b(?:except|other than|save|excluding)\b[^.]{0,160}\b(?:negligen|wil?lful|fraud|intent|misconduct|confidential|indemnif|death|personal injury)/,
    soft: /(?:does|do|shall) not (?:exclude or limit|apply to|limit or exclude)[^.]{0,90}(?:fraud|wil?lful|gross negligence|death)/,
  },
  'exclusive-remedy': {
    bears: 'taker',
    pattern:
      /\b(?:sole|exclusive|only) (?:and exclusive |and sole )?(?:remed(?:y|ies)|recourse|obligation and liability)\b/,
    unless: /\bnot (?:be )?(?:the |its |an? )?(?:sole|exclusive)\b|non-exclusive/,
    replace: [[/\b(?:sole and exclusive|exclusive and sole|sole|exclusive|only) (?=remed|recourse)/, 'first ']],
  },
  'own-risk': {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\b(?:at (?:your|its|their|his|user's|customer's|the user's|the customer's) (?:own |sole )+risk|assumes? (?:the |all |any )?(?:entire |full |sole )?(?:risk|responsibility|liability)|bears? (?:the |all )?(?:entire |full |sole )?risk|solely responsible|entire risk)\b/,
    replace: [
      [/\b(?:entire|full|sole) (?=risk|responsibility|liability)/, 'ordinary '],
      [/\bsolely (?=responsible\b)/, ''],
    ],
  },
  'as-is': {
    bears: 'counterpart',
    orElse: 'taker',
    pattern:
      /\bas[- ]is\b(?! (?:expressly|specifically|otherwise|set|provided|required|permitted|necessary|reasonabl|customar|contemplated|appropriate))|\bas[- ]available\b|\bwithout (?:any )?(?:warrant(?:y|ies)|representations?)\b|\b(?:disclaims?|makes? no|no) (?:and excludes? )?(?:any |all |other |express(?:ed)? |or |implied |representations? |and )*warrant(?:y|ies)\b|\b(?:does|do|cannot|can|will) ?(?:not)? (?:warrant|guarantee|represent)\b[^.;]{0,60}\b(?:that|the|any|accura|uninterrupted|error|qualit)/,
    unless: /\bdo(?:es)? (?:warrant|guarantee)\b|\brepresent (?:itself|himself|herself|themselves|yourself)\b/,
    soft: /nothing in this clause takes away the warranties/,
  },
  'short-claim-period': {
    bears: 'subject',
    orElse: 'taker',
    pattern:
      /\b(?:claim|cause of action|action|suit)s?\b[^.;]{0,90}\b(?:must|shall|may) (?:not )?be (?:filed|brought|commenced|made|instituted)\b[^.;]{0,50}\b(?:within|more than|after)\b|\b(?:forever|permanently) barred\b/,
    soft: /discovered in that time remain open/,
    replace: [[/\b(?:forever|permanently) barred\b/, 'subject to the statutory limitation period']],
  },
});
