import { alsoBy, barring, defineTopic } from '../issue.ts';
import { unlessDenied, type Denials } from '../denied.ts';
import { means } from '../intellectual-property/sides.ts';
import { closeBy } from '../payment/concepts.ts';
import { fixes } from './fixes.ts';
import file from './issues.json' with { type: 'json' };
import { otherWords } from './other-words.ts';

const learns =
  /\b(?:train\w*|fine-?tun\w*|teach\w*|learn\w*|model improvement|model development|develop\w*|ingest\w*|improv\w*|refin\w*|fed into|enhance\w*|tuned|build|built|creat\w+|scraped|processed)\b/;
const input =
  /\b(?:data|content|inputs?|prompts?|files?|documents?|records?|recordings|(?:what|everything|anything|whatever) \[\w+\] (?:type|upload|enter|submit|post)s?|photographs|voice|likeness|the work\b|works\b|information|materials?|uploading|images)\b/;

const ai =
  /\b(?:ai\b|artificial intelligence|machine[- ]learning|deep learning|models?\b|algorithms?\b|neural\b|generative\b|embeddings?\b|synthetic\b|learning systems?\b|trained\b)/;
const notAi =
  /\b(?:shall|may|will|must|do|does) (?:not|never)\b|\bnever\b|\bno model\b|\bbusiness models?\b|\bmodel (?:number|year|release|agreement|form|clause)|\btrain\w* (?:of |for )?(?:\[\w+\]'s )?(?:staff|personnel|employees|users)|\bopts? in\b|\bopted in\b|\bonly if\b|\bunless\b|\bfinancial models?\b|\bproduct models?\b/;
const generated =
  /\b(?:outputs?\b|generated (?:\w+ )?(?:content|text|images|code|material|results?|works?)|(?:assistant|ai|tool|service|model|engine) (?:\w+ )?(?:generates|produces|creates|makes)|(?:images|texts?|drafts|designs|content) \[\w+\] (?:make|create|generate)s?|generative tools)/;

const machine =
  '(?:ai\\b|artificial intelligence|machine[- ]learning|(?<!business )(?<!financial )(?<!product )models?\\b|algorithms?\\b|neural|generative|embeddings|language models|synthetic|corpus)';

const neverAiTrainingOnData =
  /\btraining (?:manuals?|program\w*|aids|and|sessions?|courses?)\b|\bvaluable training\b|\bmanuals?\b|\bfranchis|\bknow-how is\b|\bcontact persons\b|\btrain(?:ing)? (?:the )?\[\w+\]'s (?:staff|personnel|employees)/;

const neverAiOutputsNoAssurance =
  /\bbrochures\b|\bpresentations, samples\b|\bremains responsible\b|\bas if it had prepared\b|\b(?:consultant|contractor)'s prior\b/;

const neverAiOutputsOwned =
  /\busage data\b|\breports and (?:insights|analytics)\b|\bdata generated (?:by|through)\b|\breports\b.{0,20}\banalytics\b/;

/** How a statement says that the issue is not so. */
const denials: Denials = {
  // What an output will not reveal is promised.
  'ai-outputs-no-assurance':
    /\boutputs? (?:does|do|shall|will|may) not (?:\w+ )?(?:disclose|reveal|contain|include|identify)\b/,
  'ai-training-on-data':
    /\bonly (?:with|upon|after) (?:the )?(?:\[\w+\]'s )?(?:prior |written |express |explicit )*(?:opt-in|consent)\b/,
  'ai-survives-deletion': /\b(?:shall|may|will|does) not (?:retain|keep)\b/,
};

/** What this topic finds: what a model may learn from, who has its outputs and who answers for them. */
const found = defineTopic(
  'ai-training',
  file,
  closeBy({
    'ai-training-on-data': [
      {
        bears: 'taker',
        all: [
          /(?:\[\w+\]|\b(?:customer|user|client|your))(?:'s)? (?:data|content|files|inputs?|documents) (?:may|will|shall|can|is|are) (?:also )?(?:be )?used (?:for|in|to) (?:\w+ ){0,3}?(?:machine learning|ai training|model training|training of (?:\w+ ){0,3}?models)\b/,
        ],
        none: [/\b(?:not|never|unless|only|opts? in|own)\b/],
      },
      {
        force: ['definition', 'fact'],
        bears: 'taker',
        all: [
          /\b(?:permitted|authori[sz]ed|agreed|business|service|legitimate|processing)?"? ?(?:purposes?|uses?)" (?:means?|includes?|comprises?|covers?)\b[^.;]{0,140}\b(?:train\w*|fine-?tun\w*|development|improvement)\b[^.;]{0,90}\b(?:ai\b|artificial intelligence|machine[- ]learning|(?:ai |language |generative |foundation )?models?\b|algorithms)/,
        ],
        none: [/\b(?:exclud\w+|other than|not|never|no|business models?|its own staff)\b/],
      },
      {
        force: 'right',
        bears: 'other',
        all: [
          /\[a\] (?:may|can|shall be (?:free|entitled) to|is (?:free|entitled) to|reserves the right to)\b[^.;]{0,80}\b(?:insights?|usage data|service data|telemetry|derived data|metadata|logs|interactions|inputs?|prompts?|content|data)\b[^.;]{0,100}\b(?:train\w*|fine-?tun\w*|teach\w*)\b[^.;]{0,50}\b(?:ai\b|artificial intelligence|machine[- ]learning|models?\b|algorithms?)/,
        ],
        none: [notAi, /\bits own (?:data|content)\b|\bown internal\b/],
        test: (_, { actor }) =>
          !/customer|client|user|licensee|subscriber|you\b/.test((actor?.word ?? '').toLowerCase()),
      },
      {
        force: ['right', 'fact', 'transfer', 'acknowledgement'],
        all: [
          /\b(?:ai\b|artificial intelligence|models?\b|machine[- ]learning|algorithms?|learning systems?|neural)\b/,
          /\b(?:fed|feed(?:s|ing)?|train\w*|learn\w*|taught|teach\w*|improv\w*|better|smarter|sharpen\w*|hone\w*|raw material|study)\b/,
          /(?<!\w)(?:(?:everything|anything|whatever|what|all) (?:that )?(?:the )?\[\w+\] (?:type|write|upload|say|enter|submit|send|create|put)s?|\[\w+\]'s (?:\w+ )?(?:data|content|files|prompts|inputs|recordings|documents|images|texts|messages|conversations))\b/,
        ],
        none: [
          notAi,
          /\b(?:liab|infring|own risk|mistakes)\w*|\bdelete\b|\bresponsible\b|\bopt out\b|\bremains in use\b|\beven though\b/,
        ],
      },
      {
        bears: 'other',
        force: 'right',
        all: [
          /\b(?:language models?|ai\b|learning systems?|machine[- ]learning|neural networks?|generative)\b/,
          /\b(?:build|built|train|feed|consumed|create|develop)\b/,
          /\[o\]'s (?:\w+ )?(?:texts?|works?|images?|voice|content|recordings|data|materials)\b|\bpasses through\b/,
        ],
        none: [neverAiTrainingOnData, notAi, /\bits own data\b/],
      },
      {
        bears: 'other',
        force: 'right',
        all: [
          ai,
          /\b(?:train\w*|fine-?tun\w*|ingest\w*|develop\w*|creat\w+|improv\w*)\b/,
          /(?<!\w)(?:licensed works?|works|content|recordings|manuscripts?|images?|voice|performances?|\[o\]'s (?:\w+ )?(?:data|materials?|works?|image|voice|content))\b/,
        ],
        none: [neverAiTrainingOnData, notAi, /\bits own\b|\boutputs?\b/],
        test: (_, { actor }) => /licensee|publisher|producer|company|employer|studio|platform/.test(actor?.word ?? ''),
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement'],
        all: [
          ai,
          /\b(?:train\w*|learn\w*|improv\w*|develop\w*|refin\w*|feed|fed|smarter|better|ingest\w*|accura\w+)\b/,
          /\b(?:data|content|inputs?|prompts?|files?|documents?|recordings|support tickets|materials?|what \[\w+\] (?:type|upload|write)s?|images|conversations)\b/,
          /\[\w+\]/,
        ],
        none: [
          neverAiTrainingOnData,
          notAi,
          /\b(?:liab|infring|hallucin|discriminat|own risk|mistakes)\w*|\bwarrant|\bmeans\b|\bdelete\b|\bopt out\b|\bresponsible\b|\bdisclaim|\bpricing model|\boutputs?\b/,
        ],
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty'],
        bears: 'giver',
        all: [
          /\b(?:artificial intelligence|machine[- ]learning|language models?|ai-generated|train(?:s|ed|ing)?\b.{0,30}\bmodels?|synthetic (?:\w+ )?(?:voices?|media|performances?|versions?|replicas?|likeness|copies|copy|recordings?|images?|speech))\b/,
          /\b(?:voice|likeness|the work\b|manuscript|performances?|photographs?|actor|employee'?s?)\b/,
        ],
        none: [neverAiTrainingOnData, /\b(?:shall|may|will|must) not\b|\bnever\b|\bunless\b|\bfor itself\b/],
      },
      {
        force: ['right', 'transfer', 'fact', 'acknowledgement', 'duty', 'promise', 'no-duty'],
        all: [
          new RegExp(
            `${learns.source}[^.;]{0,110}?\\b${machine}|\\b${machine}[^.;]{0,110}?${learns.source}|\\btraining (?:purposes|data|corpus|sets?)\\b|\\btrain(?:ed)? on\\b`,
          ),
          input,
        ],
        none: [
          neverAiTrainingOnData,
          /\baccess to additional features\b|\bpredictions\b|\b(?:product|vehicle|revenue|cost|pricing|delivery|operating|role) models?\b|\bmodels? and (?:sizes|styles|makes)\b|\bsales (?:training|materials)\b/,
          /\bonly if\b|\bopted in\b|\bwithout .{0,20}opt-in/,
          /\b(?:shall|may|will|must|do|does) (?:not|never)\b|\bnever\b|\bunless\b|\bopts? in\b|\bis off\b|\bonly (?:a )?models? used\b|\bshall train (?:\[o\]'s|the) (?:staff|personnel)|\bbusiness model\b|\bmeans\b|\btraining (?:of|for) (?:staff|personnel|employees)|\bdelete\b|\bwarrants that\b|\bretrain\b|\bmodel (?:number|year|release)\b|\banalyze its own\b|\bworn\b|\bno assurance\b|\bno model\b|\bown (?:data|ai)\b|\bcost of\b|\bstaff\b/,
          /\b(?:liab|accura|infring|hallucin|discriminat|own risk)\w*/,
        ],
      },
      {
        all: [
          /\b(?:permission|consent|enrolled)\b/,
          /\bfor ai\b|\bai (?:use|data|training)\b|\bmachine learning use\b/,
        ],
        none: [neverAiTrainingOnData, /\bwithdraw\w* (?:at|when)|\bnot\b/],
      },
    ],
    'ai-no-opt-out': [
      {
        force: ['ban', 'fact', 'no-right', 'duty'],
        all: [
          /\b(?:learn(?:s|ing)?\b|train\w*|models?|ai\b|machine[- ]learning|algorithms?)\b/,
          /\b(?:cannot|can't|may not|not (?:be )?|no)\b.{0,24}\b(?:taken back|tak(?:e|en) (?:it )?back|withdraw\w*|revok\w*|refus\w*|object\w*|opt\w*|declin\w*|switch\w*|exclud\w*|undo\w*|stop\w*)\b|\birrevocabl[ey]\b|\bcomes with the service\b/,
          /\b(?:permission|consent|content|data|files|material|inputs?|licen[cs]e|use)\b/,
        ],
        none: [
          /\bno charge\b|\bmay opt\b|\bat any time\b|\bbusiness model\b|\bmarketing\b|\bstaff\b|\bunless\b|\bshall not (?:use|train)/,
        ],
      },
      {
        within: 'sentence',
        force: ['fact', 'ban', 'duty', 'no-right', 'right'],
        all: [
          /\b(?:training|train|learning from|machine[- ]learning|models?|ai\b)\b/,
          /\b(?:no (?:setting|way|option|means|switch|possibility)|only (?:choice|option|remedy|alternative) is to (?:stop|leave|cancel|close|end)|must (?:stop|leave|cancel)|(?:cannot|can't|may not) (?:\S+ ){0,3}?(?:keep|exclude|hold))\b/,
          /\b(?:files|content|data|material|inputs?)\b/,
        ],
        none: [/\bone click\b|\bat any time\b|\bbusiness model\b|\bstaff\b/],
      },
      {
        within: 'clause',
        all: [
          /\b(?:machine[- ]learning|train\w*|models?|ai\b|algorithms?|learning systems?)\b/,
          /\b(?:(?:can't|cannot|may not|not be) (?:\w+ )?(?:withdraw|revoke|opt|object|switch|exclude|turn)\w*|irrevocable|deemed (?:given|to have)|condition of|cannot be switched off|(?:opt[- ]out|withdrawal)\b.{0,60}\b(?:only|do(?:es)? not|future)|may so request)\b/,
          /\b(?:consents?|agree(?:ment|s)?|opt[- ]out|use of .{0,30}(?:content|data)|request|material)\b/,
        ],
        none: [
          /\bmay (?:at any time )?opt out\b|\bat any time\b.{0,20}\bopt|\bmarketing\b|\bshall not (?:use|train)\b|\bbusiness model\b|\bstaff\b/,
        ],
      },
      {
        within: 'clause',
        all: [
          /\b(?:not (?:be )?used for training|opt(?:s|ing)? out of (?:training|machine|model))\b/,
          /\b(?:end|terminate|suspend|cancel|charge|fee)\b.{0,40}\b(?:subscription|service|account|refund|access)\b|\bwithout refund\b/,
        ],
        none: [/\bno charge\b|\bat no cost\b/],
      },
      {
        force: ['ban', 'no-right', 'fact', 'acknowledgement', 'waiver', 'duty', 'right', 'no-duty'],
        all: [
          /\b(?:train\w*|ai\b|machine[- ]learning|models?|automated learning|learning (?:program|use)|refine its algorithms|model (?:improvement|development|training)|algorithms)\b/,
          /\b(?:opt(?:ing)?[- ]out|objection|object\b|switch(?:ed)? (?:it )?off|turning off|withdrawn|exclude|prevent\w*|mandatory|condition of|irrevocable permission|without the possibility|enrolled automatically|no way to|election|limit \[?\w+\]?'s right|sole means of)\b/,
          /\b(?:not|no|cannot|only|mandatory|disables|regardless|waives?|irrevocable|without|refused|sole means|leaves|condition)\b/,
        ],
        none: [
          /\bmay opt out\b(?!.*not)|\bat no charge\b|\bat any time\b|\bwhenever\b|\bis off unless\b|\bmarketing\b|\bpayroll\b|\bclass members\b|\bmeans a notice\b|\bwill never\b|\bresults\b/,
          /\bshall not (?:use|train)\b/,
        ],
      },
      { all: [/\brequests? to exclude\b|\bsole means of preventing\b/, /\bmodel|\btraining\b/] },
      {
        all: [
          /\bopt(?:ing)?[- ]out\b/,
          /\b(?:data use|learning|training|model)\b/,
          /\b(?:only|charge|future data|enterprise)\b/,
        ],
        none: [/\bno charge\b/],
      },
      {
        force: ['ban', 'no-right', 'fact', 'exclusion', 'acknowledgement', 'duty'],
        all: [
          /\b(?:cannot|can't|may not|no (?:option|way|right|possibility|means)|not (?:be )?(?:possible|able|entitled))\b/,
          /\b(?:withdraw|revoke|exclude|object|opt|prevent|stop|refuse|switch|disable)\b/,
          /\b(?:train\w*|ai\b|models?|machine[- ]learning|algorithms?)\b/,
        ],
        none: [/\bmay opt\b|\bunless\b|\bmodel (?:number|year)\b/],
      },
    ],
    'ai-survives-deletion': [
      {
        bears: 'taker',
        all: [
          /\b(?:delet\w+|eras\w+|destroy\w*|return\w*|purge\w*)\b[^.;]{0,110}\b(?:save|except|excluding|other than|but not|unless|apart from|with the exception)\b[^.;]{0,70}\b(?:incorporated|embedded|contained|reflected|used|absorbed|learned|ingested|present|persist\w*|retained)\b[^.;]{0,40}\b(?:(?:ai |trained |language )?models?|embeddings?|weights|training (?:sets?|data|corpus)|algorithms?)\b/,
        ],
        none: [/\bbusiness models?\b|\bshall also\b/],
      },
      {
        force: ['fact', 'right', 'duty', 'no-duty', 'ban', 'acknowledgement'],
        all: [
          /\b(?:models?|ai\b|weights|embeddings|systems?|algorithms?)\b.{0,60}\b(?:learn\w*|train\w*|built|derived|fed|contributed)\b|\b(?:learn\w*|train\w*)\b.{0,60}\b(?:models?|ai\b|algorithms?)/,
          /\b(?:remains? in use|stays?|continues?|go(?:es)? on|keeps?|not affected|unaffected|persist\w*|lives? on|endures?)\b/,
          /\b(?:erased?|deleted?|removed?|deletion|cancell?\w*|terminat\w*|ended|expir\w*|gone|closed?)\b/,
        ],
        none: [/\bshall (?:also )?(?:delete|destroy|retrain)\b|\balso delete\b|\bno model\b/],
      },
      {
        force: ['no-duty', 'ban', 'fact', 'exclusion'],
        all: [
          /\b(?:not (?:be )?(?:required|obliged|bound|need)|need not|no (?:obligation|duty))\b.{0,40}\b(?:delete|retrain|destroy|modify|unlearn|remove|erase)\b/,
          /\b(?:models?|weights|embeddings|algorithms?|parameters)\b/,
        ],
        none: [/\bbusiness model\b|\bshall (?:also )?(?:delete|destroy)\b/],
      },
      {
        force: ['right', 'fact', 'no-duty', 'duty', 'ban'],
        all: [
          /\b(?:models?|trained ai|ai\b|weights|embeddings)\b/,
          /\b(?:neither (?:\S+ ){0,6}(?:affects?|touch\w*)|go on using|keep (?:\S+ ){0,4}even after|even after|continue (?:to use|using)|unaffected|not affect)\b/,
          /\b(?:delet\w+|remov\w+|cancel\w*|clos\w+|terminat\w+|erase\w*)\b/,
        ],
        none: [/\balso delete\b|\bno model\b|\bbusiness model\b|\bshall (?:delete|destroy)\b/],
      },
      {
        force: ['right', 'fact', 'no-duty', 'ban', 'duty', 'acknowledgement', 'exclusion'],
        all: [
          /\b(?:models?|weights|embeddings|parameters|learnings|what (?:\[\w+\]'s )?ai has (?:already )?learned|systems (?:which|that) were trained|trained)\b/,
          /\b(?:fall outside|outlasts?|outlives?|stays?|remain|not (?:\S+ )?(?:materials|require|affect|extend)|retain\w*|go on using|continue|keep|in perpetuity|exempt)\b/,
          /\b(?:delet\w+|eras\w+|return or destroy|terminat\w+|expir\w+|destroy)\b/,
        ],
        none: [notAi, /\bshall (?:also )?(?:delete|retrain|destroy)\b|\btogether with any model\b/],
        test: (_, { words }) => /\b(?:train|learn|model|weights|embedding)/.test(words),
      },
      {
        force: ['right', 'fact', 'no-duty', 'ban', 'duty', 'acknowledgement', 'transfer', 'exclusion'],
        all: [
          /\b(?:models?|weights|embeddings|derived parameters|algorithms?|learnings|learned|training (?:sets?|rights)|ai systems|unlearning|trained|model artifacts)\b/,
          /\b(?:after|survive\w*|perpetual|in perpetuity|for good|not (?:be )?(?:required|remove|need|extend|affect|demanded)|need not|no effect|does not|outlasts?|retains?|exempt|unaffected|stays|untouched|leaves|continue)\b/,
          /\b(?:delet\w+|eras\w+|terminat\w+|expir\w+|end of|ends|end\b|destroyed|close of|for good|duty to delete|the data|removed?)\b/,
        ],
        none: [
          /\bshall delete\b|\bno model\b|\bretrain or\b|\bwhich (?:it|\[\w+\]) shall destroy|\bbut not those\b|\baudit log\b|\bmeans\b|\bconfidentiality duties\b|\bmay not\b/,
        ],
      },
      {
        all: [
          /\bdelet\w+|\beras\w+|\bterminat\w+|\bexpir\w+/,
          /\b(?:models?|weights|embeddings|algorithms?)\b/,
          /\b(?:not require|remain in use|continue|keep|stay|not be affected|need not|not oblige)\b/,
        ],
        none: [/\bshall (?:also )?(?:delete|retrain|destroy)\b|\bno model\b/],
      },
      {
        force: ['right', 'fact', 'transfer', 'duty', 'acknowledgement'],
        all: [
          /\b(?:rights?|licen[cs]es?|permission|authori[sz]ation|consent)\b.{0,120}\b(?:continues?|survives?|remains?|persists?|outlasts?|outlives?|stays?|endures?)\b/,
          /\b(?:data|content|inputs?|recordings|submissions)\b.{0,30}\b(?:deleted|erased|removed|destroyed|deletion|erasure|removal|returned|taken down)\b|\b(?:deletion|erasure|removal)\b.{0,30}\b(?:data|content|inputs?)\b/,
        ],
        none: [/\bnot (?:continue|survive|remain)|\buntil\b|\bdelet\w+ rights?|\bconfiden\w+/],
        clause: [/\b(?:train\w*|models?|machine[- ]learning|ai\b|algorithm\w*)\b/],
      },
    ],
    'ai-outputs-owned': [
      {
        force: ['fact', 'transfer', 'right', 'duty'],
        all: [
          /\b(?:engine|chatbot|assistant|ai\b|tool|model|bot|generator)\b.{0,30}\b(?:renders?|writes?|produces?|makes?|creates?|generates?|draws?)\b/,
          /\b(?:lies with (?:the )?(?<a>\[(?:giver|a)\])|(?<b>\[a\]) (?:\w+ )?(?:keeps?|retains?|holds?|owns?|reserves?) (?:all |the )?(?:rights?|title|copyright|ownership)|belongs? to (?:the )?(?<c>\[(?:giver|o|a)\]))/,
        ],
        none: [neverAiOutputsOwned, /\bnot\b|\bno\b|\b(?:shall )?assign/],
        test: means('giver'),
      },
      {
        force: ['transfer', 'fact', 'duty', 'right', 'acknowledgement'],
        all: [
          generated,
          /(?:\b(?:belongs?|vests?|vest) (?:\w+ ){0,2}?(?:in|to) (?:the )?(?<a>\[(?:a|o|giver|taker)\])|\bowner of\b|(?<c>\[(?:a|giver)\]) (?:\w+ )?owns?\b|\btransfers? (?:it|them|the same) to (?:the )?(?<b>\[(?:o|giver)\])|\bare (?<g>ours)\b|\bis (?<h>ours)\b)/,
        ],
        none: [
          neverAiOutputsOwned,
          /\b(?:not|no)\b|\bvolts?\b|\bhardware\b|\benergy\b|\bplant\b|\bmeans\b|\bwork product\b|\bwhatever rights\b|\binvent/,
        ],
        test: (hits, statement) =>
          hits.some((hit) => hit.groups?.['g'] ?? hit.groups?.['h']) ||
          /\[a\] is the owner/.test(statement.words) ||
          means('giver')(hits, statement),
      },
      {
        force: ['ban', 'no-right'],
        all: [
          generated,
          /\b(?:publish|sell|register|copyright|commercial\w*|reuse|claim)\b/,
          /\b(?:without (?:the )?\[o\]'s|not)\b/,
        ],
        none: [neverAiOutputsOwned, /\bmislead|\billegal|\bunlawful|\bharm|\btrain|\bcompet|\brepresent\b|\bhuman\b/],
      },
      ...barring(
        [neverAiOutputsOwned, /\bretain access\b|\bvolts?\b|\bhardware\b/],
        [
          {
            force: ['transfer', 'fact', 'duty', 'right', 'acknowledgement', 'no-right', 'ban'],
            all: [
              /\b(?:outputs?|results|responses?|generated|generates|produced by (?:the )?ai|assistant|drafts|rendered|predictions|images created|model responses|ai-assisted|prompts?)\b/,
              /\b(?:ai\b|model'?s?\b|prompts?|generat\w+|assistant|outputs?|inputs|engine|tool|results)\b/,
              /(?:\b(?:owned (?:\w+ )?by|property of|belongs? to|vests? in|vest in|retains? .{0,30}in|right in|owner of) (?:the )?(?<a>\[(?:a|o|giver|taker)\]|[a-z]{4,})|\b(?:remain|is|are|be) (?:the )?(?<b>\[(?:a|o|giver|taker)\]|[a-z]{4,})'s\b|(?<c>\[(?:a|giver)\]) (?:shall |will )?(?:owns?|retains?|(?:be|is|are|remains?) the (?:sole |exclusive |and )*owner)\b|\b(?<d>may be used|right to reuse|may publish or sell|acquires no ownership|are not customer data|assigns to)\b)/,
            ],
            none: [
              /\bno ownership of outputs\b|\bbackup\b|\belectricity\b|\benergy\b|\bplant\b|\bmeans\b|\bwhatever rights it has\b|\bwork product\b|\btrain\w* (?:on|its)\b|\bsimilar outputs\b|\bclaims no\b|\bany lawful purpose\b|\bstudy\b|\bresearch\b|\binvention/,
            ],
            test: (hits, statement) => hits.some((hit) => hit.groups?.['d']) || means('giver')(hits, statement),
          },
          {
            all: [
              /\b(?:prompted|generative|ai-assisted|ai service|generated content)\b/,
              /\bvest in the platform\b|\bassigns to [a-z[]+/,
            ],
            none: [/\bassigns to (?:the )?\[(?:taker)\]/],
          },
          {
            all: [
              /\b(?:generated content|generated (?:output|text|images|code|material|results)|anything .{0,30}ai produces|ai (?:produces|creates|generates)|outputs?)\b/,
              /\bremains? (?:with|the property of) (?:the )?(?<a>\[(?:giver|a)\])|\bis (?<b>\[(?:giver|a)\])'s property|(?<c>\[a\]) (?:shall |will )?owns?\b/,
            ],
            none: [/\belectric|\benergy|\bplant\b|\bnot\b|\bno\b/],
            test: means('giver'),
          },
          {
            force: ['transfer', 'fact', 'right', 'duty', 'acknowledgement'],
            all: [
              /\b(?:models?|outputs?|generated (?:content|text|images|material))\b/,
              /\b(?:derived data|derivatives|improvements|insights|learnings|weights|outputs?|results)\b/,
              /\b(?:belongs? (?:\w+ )?to|(?:sole |exclusive )?property of|owned (?:\w+ )?by|vests? in) (?:the )?(?!customer|client|user|\[taker\]|its|each|whoever)(?:\[giver\]|[a-z]+\b)/,
            ],
            clause: [/\b(?:train\w*|machine[- ]learning|ai\b|artificial intelligence|prompts?|inputs?)\b/],
            none: [/\benergy\b|\bfacility\b|\bplant\b|\bnot\b|\[a\]|\[o\]/],
          },
        ],
      ),
    ],
    'ai-outputs-no-assurance': [
      {
        within: 'sentence',
        all: [
          /\b(?:assistant|ai\b|chatbot|outputs?|generated|model|answers)\b/,
          /\b(?:at (?:\w+ ){0,3}?own risk|relies? (?:\S+ ){0,8}?(?:risk|peril)|answers? (?:neither|not|for neither)|no responsibility|not (?:be )?(?:answerable|liable|responsible))\b/,
          /\b(?:errors?|infring\w+|wrong|mistakes|accura\w+|copyright|claims|says|result\w*)\b/,
        ],
        none: [
          /\bnothing\b|\bshall defend\b|\bgenerat(?:or|ing) (?:plant|facility|unit)|\[(?:a|taker)\] (?:is|are) not responsible|\benergy\b|\bto the extent\b|\bunless\b/,
        ],
      },
      {
        force: ['ban', 'exclusion', 'fact', 'no-duty', 'acknowledgement'],
        all: [
          /\b(?:machine-made|ai\b|generated|chatbot|model'?s?|answers)\b/,
          /(?<!\w)(?:not vouch|sole hazard|own hazard|\[o\]'s problem|at (?:the )?\[\w+\]'s (?:sole |own )?(?:risk|hazard|peril)|not answer for)\b/,
        ],
        none: [neverAiOutputsNoAssurance, /\bdefend \[|\bnothing\b/],
      },
      {
        within: 'clause',
        force: ['fact', 'acknowledgement', 'exclusion', 'no-duty', 'duty'],
        all: [
          /\b(?:ai makes mistakes|ai (?:can|may) (?:be|make)|generative|generated (?:content|output)|outputs?|de-?identified|re-?identified)\b/,
          /\b(?:responsible for|(?:checking|verify\w*) (?:everything|all|any)|no liability|hold (?:the )?\[\w+\] harmless|at its (?:own )?(?:peril|risk)|solely liable)\b/,
        ],
        none: [
          neverAiOutputsNoAssurance,
          /\bnothing\b|\bplant\b|\bvolts?\b|\benergy\b|\[giver\] shall (?:indemnify|defend)|\bshall defend\b|\bwarrants that (?:the )?outputs/,
        ],
        clause: [/\b(?:ai\b|outputs?|generat\w+|train\w*|models?)/],
        test: (hits, { actor, words }) =>
          !/\bharmless\b/.test(hits[1]?.[0] ?? words) || !/vendor|provider|supplier|licensor/.test(actor?.word ?? ''),
      },
      {
        force: ['exclusion', 'no-duty', 'promise', 'fact', 'duty', 'ban', 'acknowledgement', 'right'],
        clause: [
          /\b(?:ai\b|ai-|artificial|machine|generat\w+|models?|prompts?|predict\w*|automated|de-?identif\w*|anonymi\w+|hallucinat\w*|inputs?|assistant|chatbot|train\w*)/,
        ],
        all: [
          /\b(?:ai\b|outputs?|models?|generat\w+|de-?identif\w+|anonymi[sz]ation|predictions|machine-generated|automated decisions|hallucinat\w+|confidential inputs)\b/,
          /\b(?:not warrant|own risk|solely responsible|no promise|makes? no|no (?:liability|warranty|assurance|representation)|accepts? (?:no|it)|responsib\w+|indemnify|does not apply|as is|every consequence|not (?:be )?(?:answerable|liable|responsible)|disclaims?|entirely at the risk|falls? upon|at its risk)\b/,
        ],
        none: [
          neverAiOutputsNoAssurance,
          /\bshall (?:indemnify|defend) (?:the )?\[(?:o|taker)\] against claims|\bnothing (?:here|in)\b/,
          /(?<!\w)(?:vendor|\[giver\]|\[a\]) shall defend (?:the )?\[o\] against claims that unmodified|\bnot responsible for claims caused\b|\bwarrants that\b|\bplant|\benergy\b|\bmeans\b|\breviews? outputs\b|\bcontent of the prompts\b|\bgenerating facility|\bgeneral(?:ly)?\b(?! of)|\bbusiness model|\bfeedback\b|\bgenerated (?:by|under) this/,
          /\b\[taker\]'s own\b/,
        ],
        test: (_, { words, actor }) =>
          !(/\bindemnify\b/.test(words) && /vendor|provider|supplier|licensor/.test(actor?.word ?? '')) &&
          /\b(?:ai|outputs?|models?|generated|generative|de-?identif|anonymi|predictions|machine-generated|automated|hallucinat|inputs)\b/.test(
            words,
          ),
      },
    ],
  }),
  fixes,
);

/** The issues of the topic, none of which is found where it is denied. */
export const issues = unlessDenied(alsoBy(found, otherWords), denials);
