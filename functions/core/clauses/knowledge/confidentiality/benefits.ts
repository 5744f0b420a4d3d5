import { barring } from '../issue.ts';
import { defineBenefits } from '../benefit.ts';
import file from './benefits.json' with { type: 'json' };

/** What protects a party in clauses on confidentiality. */
export const benefits = defineBenefits('confidentiality', file, {
  'usual-exclusions-apply': [
    ...barring(
      [/\bwhether or not\b|\bnone of the\b|\beven (?:if|though)\b|\bno exclusions?\b|\bresidual|\bpersonal data\b/],
      [
        {
          types: ['nda'],
          mutual: true,
          within: 'sentence',
          all: [
            /\b(?:(?:do|does|shall|will|is|are|be|shall) not (?:be )?(?:apply|include|cover|extend|considered|deemed|regarded|prevent|restrict|confidential)|excludes?|exclud(?:ed|ing)|exceptions?|no (?:obligation|duty|restriction)s?|is free|ceases? to)\b/,
            /\b(?:public(?:ly)?(?: domain| available| known)?|generally (?:available|known))\b/,
            /\b(?:already (?:\w+ )?(?:known|held|knew|had|in)|(?:previously|prior) (?:\w+ )?known|independently|third part(?:y|ies)|lawfully (?:held|had|received|obtained|known)|rightfully|knew|without use of)\b/,
          ],
        },
        {
          types: ['employment-contract'],
          bears: 'giver',
          mutual: true,
          within: 'sentence',
          all: [
            /\b(?:(?:do|does|shall|will|is|are|be|shall) not (?:be )?(?:apply|include|cover|extend|considered|deemed|regarded|prevent|restrict|confidential)|excludes?|exclud(?:ed|ing)|exceptions?|no (?:obligation|duty|restriction)s?|is free|ceases? to)\b/,
            /\b(?:public(?:ly)?(?: domain| available| known)?|generally (?:available|known))\b/,
            /\b(?:already (?:\w+ )?(?:known|held|knew|had|in)|(?:previously|prior) (?:\w+ )?known|independently|third part(?:y|ies)|lawfully (?:held|had|received|obtained|known)|rightfully|knew|without use of)\b/,
          ],
        },
        {
          types: ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement', 'other'],
          bears: 'both',
          mutual: true,
          within: 'sentence',
          all: [
            /\b(?:(?:do|does|shall|will|is|are|be|shall) not (?:be )?(?:apply|include|cover|extend|considered|deemed|regarded|prevent|restrict|confidential)|excludes?|exclud(?:ed|ing)|exceptions?|no (?:obligation|duty|restriction)s?|is free|ceases? to)\b/,
            /\b(?:public(?:ly)?(?: domain| available| known)?|generally (?:available|known))\b/,
            /\b(?:already (?:\w+ )?(?:known|held|knew|had|in)|(?:previously|prior) (?:\w+ )?known|independently|third part(?:y|ies)|lawfully (?:held|had|received|obtained|known)|rightfully|knew|without use of)\b/,
          ],
        },
      ],
    ),
    {
      bears: 'taker',
      all: [
        /\b(?:public(?:ly)?(?: domain| knowledge)?|generally (?:known|available)|already known|independently developed|lawfully|somebody else|third part(?:y|ies))\b.{0,160}\b(?:public|known|independently|lawfully|third part(?:y|ies)|somebody else|without (?:any )?(?:breach|obligation|restriction))\b/,
        /\b(?:confiden\w*|information|secre\w*|recipient|receiving party|disclos\w*)\b/,
        /\b(?:not (?:be )?(?:confidential|include|apply|covered|treated|subject)|excludes?|exclud\w+|exception|free to use|does not|do not)\b/,
      ],
      none: [
        /\b(?:even if|notwithstanding|whether or not) .{0,40}public\b|\b(?:infring\w*|indemnif\w*|patents?|formulation|responding to)\b/,
      ],
      types: [
        'nda',
        'service-agreement',
        'saas-agreement',
        'license-agreement',
        'other',
        'employment-contract',
        'purchase-agreement',
      ],
    },
  ],
  'compelled-disclosure-allowed': [
    {
      force: ['right', 'no-duty', 'fact', 'exclusion'],
      mutual: true,
      all: [
        /\b(?:may|can|free to|permitted|entitled|not (?:prevent|restrict|apply|prohibit|preclude|be a breach)|nothing|is not a breach)\b/,
        /\bdisclos\w+|\breveal\w*/,
        /\b(?:required|compelled|obliged|ordered|requested|demanded|requires?|compels?|pursuant)\b.{0,40}\b(?:law|court|regulat\w+|subpoena|legal process|governmental?|authority|order|stock exchange)\b|\blegally (?:required|compelled)\b/,
      ],
      none: [/\bmay not\b|\bwithout (?:any )?(?:notice|warning|telling)|\bneed not (?:notify|tell|warn)|\bno notice/],
    },
  ],
  'warned-before-compelled-disclosure': [
    {
      mutual: true,
      force: ['duty', 'promise'],
      all: [
        /\b(?:law|court|legal process|subpoena|regulator|authority)\b.{0,40}\b(?:demands?|requires?|orders?|compels?|obliges?)\b|\b(?:legally|by law|by (?:a |any )?court)\b.{0,30}\b(?:bound|forced|compelled|required|obliged|ordered)\b/,
        /\b(?:tell|inform|warn|notify|alert|let (?:the )?\[\w+\] know|give (?:\S+ ){0,4}(?:notice|warning))\b/,
        /\bdisclos\w+|\bprotective order|\breveal/,
      ],
      none: [
        /\bneed not|\bwithout (?:any )?(?:notice|warning)|\bpersonal data\b|\bbreach of security|\bnot (?:be )?(?:required|obliged) to\b/,
      ],
      types: ['nda', 'service-agreement', 'saas-agreement', 'license-agreement', 'other', 'purchase-agreement'],
    },
    {
      within: 'sentence',
      mutual: true,
      all: [
        /\b(?:required|compelled|obliged|ordered|requires?|compels?)\b.{0,40}\b(?:law|court|regulat\w+|subpoena|legal process|governmental?|authority|order)\b|\blegally (?:required|compelled)\b/,
        /\b(?:prompt|prior|advance|written|reasonable|immediate|first|gives?|given|giving|provides?) (?:\S+ ){0,4}notice\b|\bnotif(?:y|ies|ying|ied)\b|\b(?:tells?|inform(?:s|ing)?|warns?) (?:the )?\[\w+\]/,
        /\bdisclos\w+|\breveal\w*/,
      ],
      none: [
        /\bwithout (?:any )?(?:notice|warning)|\bneed not|\bno (?:prior )?notice|\bnot (?:be )?(?:required|obliged) to (?:notify|tell|give)|\bpersonal data\b|\bemploy(?:er|ment)\b/,
      ],
    },
  ],
  'duties-end': [
    {
      force: ['duty', 'fact', 'transfer', 'no-duty'],
      mutual: true,
      all: [
        /\b(?:confiden\w+|secrecy|non-disclosure|obligations?|duties|undertakings?|restrictions)\b/,
        /\b(?:ends?|expires?|lapses?|ceases?|terminates?|continues? (?:only )?(?:for|until)|remains? (?:in (?:force|effect)|bound|binding) (?:for|until)|lasts?|for a (?:period|term) of|for \d+ years? (?:after|from)|survives? (?:\S+ ){0,6}for)\b/,
        /\b\d+ (?:years?|months?)\b/,
      ],
      none: [
        /\btrade secrets?\b.{0,60}\b(?:indefinite|as long|perpetual)|\bindefinitely\b|\bperpetu|\bpay|\bwarrant|\bcompet|\bsolicit|\bemploy|\binsur|\brenew|\bnotice of\b|\binitial term\b|\bclaims?\b/,
      ],
      clause: [/\bconfiden|\bsecre|\bdisclos/],
    },
    {
      bears: 'taker',
      all: [
        /\b(?:dut(?:y|ies)|obligations?|undertakings?|confidentiality|deed|agreement|restrictions?)\b/,
        /\b(?:comes? to an end|ends?|expires?|ceases?|lapses?|terminates?|lasts?|continues? for|survives? for|for a period of)\b/,
        /\b(?:anniversary|\d+[- ](?:months?|years?))\b/,
        /\b(?:confiden\w*|secre\w*|deed|disclos\w*|nda|information|dut(?:y|ies))\b/,
      ],
      types: ['nda'],
      none: [/\b(?:never|perpetual\w*|indefinite\w*|trade secrets? .{0,60}as long|not (?:end|expire|lapse))\b/],
    },
    {
      bears: 'taker',
      types: ['nda'],
      force: ['fact', 'duty', 'right', 'definition', 'ban'],
      all: [
        /\b(?:this (?:agreement|deed|undertaking|nda|letter)|obligations?|dut(?:y|ies)|restrictions?)\b.{0,60}\b(?:ends?|expires?|ceases?|lapses?|terminates?|comes? to an end|continues? for|survives? for)\b/,
        /\b(?:\d+[- ](?:months?|years?)|anniversary)\b/,
      ],
      none: [/\b(?:never|perpetual\w*|indefinite\w*|not (?:end|expire)|renew\w*)\b/],
    },
  ],
  'duties-survive': [
    {
      force: ['duty', 'fact', 'ban', 'promise'],
      mutual: true,
      all: [
        /\b(?:confiden\w+|secrecy|secrets?|non-disclosure)\b/,
        /\b(?:surviv\w+|during and after|after (?:the )?(?:end|termination|expiry|employment|it ends)|(?:continue|remain)s? (?:\S+ ){0,6}(?:after|notwithstanding|beyond)|(?:both )?during (?:\S+ ){1,4}(?:and|or) (?:at any time )?(?:after|thereafter|following))\b/,
      ],
      none: [
        /\bnot survive|\bno(?:ne)? of\b|\bcease|\bend(?:s)? (?:on|upon|at) (?:termination|expiry)|\bpersonal data\b|\bneed not\b|\bno longer\b/,
      ],
    },
  ],
  'may-share-with-own-people': [
    {
      mutual: true,
      force: ['right', 'duty', 'ban', 'fact', 'exclusion'],
      all: [
        /\b(?:may|only|except|other than|save)\b.{0,60}\b(?:pass|give|show|disclose|reveal|share|provide|make (?:\w+ ){0,4}available)\b.{0,60}\b(?:directors|officers|employees|staff|personnel|people|advis[eo]rs|representatives|affiliates|contractors|counsel)\b.{0,60}\b(?:need(?:s|ing)? (?:it|to know|to have|access|the|such|them)|require it|have a need)\b/,
      ],
      none: [/\bmay not\b(?!.*\bexcept\b)|\bpersonal data\b/],
    },
    {
      force: ['right', 'fact', 'exclusion', 'ban', 'duty'],
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:may|can|permitted|except|other than|save|only)\b/,
        /\b(?:disclos\w+|shar(?:e|ed|ing)|provid\w+|reveal\w*|communicat\w+|made available|tell)\b.{0,60}\b(?:employees|officers|directors|staff|people|personnel|advis[eo]rs|representatives|affiliates|consultants|counsel|contractors)\b/,
        /\bneed(?:s|ing)? to know\b|\bneed it\b|\bneed to have\b|\bneed-to-know\b|\brequire it\b|\bfor (?:that|the) purpose/,
      ],
      none: [/\bincluding (?:its|his) (?:own )?(?:officers|employees)\b|\bpersonal data\b/],
    },
  ],
  'answers-for-representatives': [
    {
      force: ['duty', 'fact', 'acknowledgement', 'promise'],
      mutual: true,
      all: [
        /\b(?:responsible|liable|answerable|answers?)\b/,
        /\b(?:representatives|employees|advis[eo]rs|recipients|affiliates|people|persons?|those|anyone)\b/,
        /\b(?:confiden\w+|disclos\w+|breach(?:es)?|comply|compliance|this agreement)\b/,
      ],
      none: [/\bnot (?:be )?(?:responsible|liable|answerable)\b|\bno (?:liability|responsibility)|\bnot answer/],
      clause: [/\bconfiden|\bsecre/],
    },
    {
      bears: 'other',
      force: ['duty', 'fact', 'promise', 'acknowledgement'],
      all: [
        /\[a\] (?:\w+ ){0,2}(?:answers?|is|shall be|will be|remains?|are)\b/,
        /\b(?:answers?|answerable|liable|responsible|accountable)\b/,
        /\b(?:representatives|advisers?|advisors?|employees|personnel|staff|affiliates|agents|contractors|those (?:it|to whom)|recipients)\b/,
        /\b(?:disclos\w*|breach(?:es)? (?:of|by)|as if|compliance (?:with|by)|confiden\w*|observ\w*)\b/,
      ],
      none: [/\bnot (?:be )?(?:liable|responsible|answerable)|\[each\]|\btax|\bwages|\binsur|\bdeductib|\bpayment of/],
      types: ['nda', 'service-agreement', 'saas-agreement', 'license-agreement', 'other', 'purchase-agreement'],
    },
  ],
  'information-comes-back': [
    {
      force: ['duty', 'fact'],
      mutual: true,
      all: [
        /\b(?:return|destroy|hand(?:s|ed)? (?:back|over)|give(?:s)? back|delete|erase|deliver up)(?:s|ed)?\b/,
        /\b(?:confidential (?:information|materials?)|all (?:\S+ ){0,3}(?:copies|information|documents|materials)|documents|the information|copies|papers)\b/,
      ],
      none: [
        /\b(?:not|never|need not|no obligation|may retain|may keep|only if|unless|personal data|customer data|deposit|goods|equipment leased|premises|feasible|tenant|invoice\w*|payment)\b/,
      ],
      clause: [/\bconfiden|\bsecre|\bdisclos/],
    },
    {
      bears: 'other',
      force: ['duty', 'promise'],
      all: [
        /\b(?:return|give back|hand back|destroy|delete|erase)\b/,
        /\b(?:confidential|information|materials|everything|documents|copies|data|records)\b/,
        /\b(?:upon (?:written )?request|on (?:demand|request|termination)|at the end|when asked|certif\w+|promptly|within \d+)\b/,
      ],
      none: [
        /\b(?:not (?:be )?(?:required|obliged)|need not|may (?:keep|retain)|fees?|price|goods|deposit|equipment only|premises|purchase price|money)\b|\[each\]/,
      ],
      clause: [/\bconfiden|\binformation|\bdisclos|\[\w\] (?:must|shall) (?:give back|return|hand back|destroy)/],
      types: ['nda', 'service-agreement', 'saas-agreement', 'license-agreement', 'other', 'purchase-agreement'],
    },
  ],
  'copies-stay-protected': [
    {
      force: ['duty', 'fact', 'right'],
      mutual: true,
      within: 'sentence',
      all: [
        /\b(?:cop(?:y|ies)|back-?ups?|archiv\w+)\b|\b(?:what|information|materials?|documents|records)\b.{0,40}\b(?:kept|retained|not (?:so )?(?:requested|returned|destroyed))\b|\bretain(?:s|ed)?\b.{0,40}\b(?:information|materials?|documents|records)\b/,
        /\b(?:remains?|stays?|continues? to be|subject|bound)\b.{0,30}\b(?:subject|confidential|protected|bound|this agreement|these terms|duty|obligations?)\b|\bfor (?:as|so) long as (?:it is|they are|it|they|so)? ?(?:kept|retained)/,
      ],
      none: [/\bfeedback\b|\bpersonal data\b|\bpatents?\b|\bidentity\b|\badvis[eo]rs\b/],
      clause: [/\bconfiden|\bsecre|\binformation\b/],
    },
  ],
  'may-keep-archive-copies': [
    {
      bears: 'taker',
      mutual: true,
      types: ['nda'],
      all: [
        /\b(?:save for|except(?: for)?|other than|excluding|apart from|with the exception of)\b.{0,20}\bcop(?:y|ies)\b.{0,60}\b(?:law|regulat\w+|back-?ups?|archiv\w+|complian\w+)/,
      ],
      clause: [/\bconfiden/i],
    },
    {
      bears: 'both',
      mutual: true,
      types: ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement', 'other'],
      all: [
        /\b(?:save for|except(?: for)?|other than|excluding|apart from|with the exception of)\b.{0,20}\bcop(?:y|ies)\b.{0,60}\b(?:law|regulat\w+|back-?ups?|archiv\w+|complian\w+)/,
        /\b(?:return\w*|destroy\w*|delet\w*)\b/,
      ],
      clause: [/\bconfiden/i],
    },
    {
      force: ['right', 'no-duty', 'exclusion', 'fact'],
      mutual: true,
      all: [
        /\b(?:may (?:\w+ )?(?:keep|retain)|entitled to (?:keep|retain)|need not (?:destroy|delete|return|purge)|not (?:be )?(?:required|obliged) to (?:destroy|delete|return|erase|purge)|permitted to (?:keep|retain))\b/,
        /\b(?:cop(?:y|ies)|back-?ups?|back-ups|archiv\w+|records?)\b/,
        /\b(?:law|regulat\w+|compliance|back-?ups?|archiv\w+|audit|legal|routine|automatic)\b/,
      ],
      none: [/\bcustomer data\b|\bpersonal data\b|\bmay not\b/],
      clause: [/\bconfiden|\bsecre|\bdisclos/],
    },
  ],
  'use-limited-to-purpose': [
    {
      types: ['nda'],
      mutual: true,
      force: ['duty', 'ban', 'promise'],
      all: [
        /\buse\b.{0,40}\b(?:information|materials?|it)\b.{0,30}\b(?:only|solely|exclusively)\b.{0,12}\b(?:to|for|in connection)\b|\b(?:only|solely|exclusively) use\b.{0,40}\binformation\b.{0,20}\b(?:to|for)\b|\bnot (?:\w+ ){0,2}use\b.{0,40}\binformation\b.{0,30}\b(?:except|other than|for any (?:other )?purpose other)\b/,
      ],
      none: [/\bany purpose\b(?! other)|\bpersonal data\b|\bresidual/],
    },
    {
      force: ['duty', 'ban', 'fact'],
      mutual: true,
      all: [
        /\b(?:only|solely|not|exclusively|for no (?:other )?purpose)\b/,
        /\b(?:use|used|uses|using)\b/,
        /\bconfidential information\b|\binformation\b/,
        /\b(?:purpose|evaluat\w+|performing|perform its|exercis\w+|in connection with|for the benefit|carry(?:ing)? out)\b/,
      ],
      none: [
        /\bany purpose\b|\bpersonal (?:data|information)\b|\bexcluding|\bfreely\b|\bpublic domain\b|\bindependently\b|\bresidual/,
      ],
      clause: [/\bconfiden/],
      test: (_, { words }) =>
        /\b(?:only|solely|exclusively)\b|\bnot (?:\w+ )?use\b|\bno (?:other )?purpose\b|\bother than\b|\bother purpose/.test(
          words,
        ),
    },
    {
      bears: 'other',
      force: ['duty', 'ban', 'promise', 'acknowledgement'],
      all: [
        /\[a\](?:,[^,]{0,60},)? (?:shall|must|will|agrees|undertakes|may)\b.{0,160}\buse\b/,
        /\buse\b.{0,50}\b(?:exclusively|only|solely|for no other|other than)\b|\b(?:exclusively|only|solely)\b.{0,20}\bfor\b|\bnot\b.{0,30}\buse\b.{0,60}\b(?:except|other than|for any other)/,
        /\b(?:confidential information|information|it|them)\b/,
        /\b(?:for|to|in connection with)\b.{0,20}\b(?:assess|evaluat|perform|exercis|carry|consider|review|purpose|transaction|negotiat|discuss)\w*/,
      ],
      clause: [/\bconfiden|\bsecret/],
      none: [/\[each\]|\bany purpose\b|\bpersonal data\b/],
    },
  ],
  'held-in-confidence': [
    {
      force: ['duty', 'ban', 'fact'],
      mutual: true,
      all: [
        /\b(?:hold|keep|kept|treat|maintain|preserve|hold(?:s|ing)?|keeps) (?:\S+ ){0,10}(?:confiden\w+|secret|secrecy)\b|\bnot (?:\w+ ){0,3}(?:disclose|reveal|divulge|communicate|publish)\b/,
        /\b(?:confidential information|information|trade secrets?|secrets)\b/,
      ],
      none: [
        /\bnot (?:be )?required\b|\bpersonal (?:data|information)\b|\bno (?:obligation|duty)|\bpublic domain\b|\bindependently\b|\bthis agreement shall not\b|\bterms of this agreement\b|\bexistence\b|\breturn\w*\b|\bdestr\w+|\bmay keep\b|\bmay retain\b|\baccountants?\b|\bif such use\b|\bdisputes?\b|\b(?:former|previous|prior) (?:or current )?employers?\b|\b(?:body|court) is requested\b|\bnot (?:\w+ ){0,2}be (?:liable|deemed)/,
      ],
    },
  ],
  'injunction-available': [
    {
      types: ['nda'],
      bears: 'giver',
      mutual: true,
      all: [
        /\b(?:damages|money)\b.{0,40}\b(?:not|inadequate|insufficient|no adequate)\b.{0,120}\b(?:injunct\w+|equitable relief|specific performance)\b|(?:\[giver\]|\[o\]|\[a\]) (?:may|shall be entitled to|is entitled to|can) (?:\w+ ){0,2}?(?:apply|seek|obtain)\b.{0,40}\binjunct\w+/,
      ],
      none: [
        /\bmay not|\bnot (?:be )?entitled|\bwaives? (?:the |any )?(?:right|claim)|\bonly remedy\b|\[taker\] (?:may|is entitled)/,
      ],
    },
    {
      types: ['nda'],
      force: ['right', 'acknowledgement', 'fact', 'no-duty'],
      mutual: true,
      all: [
        /\b(?:injunct\w+|equitable relief|specific performance|interim relief)\b/,
        /\b(?:may (?:\w+ )?(?:seek|apply|obtain)|entitled|right to|available|acknowledges?|agrees?|adequate|nothing (?:\S+ ){0,6}prevents?)\b/,
      ],
      none: [
        /\bnot (?:be )?(?:seek|entitled|apply)|\bwaives?\b|\bno (?:right|injunct)|\bshall not\b|\bwon't\b|\bonly remedy\b/,
      ],
      clause: [/\bconfiden|\bsecre|\bdisclos/],
    },
  ],
  'unmarked-is-protected': [
    {
      force: ['definition', 'fact', 'duty'],
      mutual: true,
      all: [
        /\b(?:confiden\w+|proprietary)\b/,
        /\b(?:whether or not (?:\S+ ){0,3}(?:marked|labell?ed|designated)|reasonable (?:person|recipient)|reasonably (?:be )?(?:understood|considered|regarded|expected)|(?:by|from) (?:its|their|the) nature|nature of the information|circumstances (?:of|surrounding))\b/,
      ],
      none: [/\bonly if\b|\bunless\b|\bnot be (?:considered|treated|deemed)|\bpublic\b.{0,40}\bwhether|\bknown\b/],
    },
  ],
  'whistleblower-notice': [
    {
      mutual: true,
      all: [
        /\b18 u\.?s\.?c|\bdefend trade secrets act\b|\bwhistle-?blow\w*|\bprotected disclosure\b/,
        /\b(?:not (?:be )?(?:held )?(?:liable|prevent|restrict|prohibit)|nothing|immun\w+|may (?:report|disclose|communicate))\b/,
      ],
    },
  ],
  'may-work-elsewhere': [
    {
      force: ['right', 'no-duty', 'exclusion', 'fact'],
      mutual: true,
      all: [
        /\b(?:general(?:ly)? (?:\S+ ){0,2}(?:skills?|knowledge|know-how|experience)|skills?,? (?:and |or )?(?:knowledge|experience))\b/,
        /\b(?:may|free|not (?:prevent|restrict|include|apply)|nothing)\b/,
        /\buse|\binclude|\bapply|\bemploy/,
      ],
      none: [/\bmay not\b|\bmemory\b|\bunaided\b|\bresidual/],
      clause: [/\bconfiden|\bsecre/],
    },
  ],
  'no-duty-to-proceed': [
    {
      mutual: true,
      bears: 'both',
      all: [
        /\b(?:no obligation|not (?:be )?(?:obliged|obligated|bound)|nothing .{0,40}(?:obliges?|requires?|commits?)|under no duty)\b/,
        /\b(?:proceed|enter into|conclude|complete|continue)\b.{0,40}\b(?:transaction|deal|agreement|discussions|negotiations|purpose|business relationship)\b/,
      ],
      types: ['nda', 'other', 'purchase-agreement'],
    },
  ],
  'independent-work-free': [
    {
      types: ['nda'],
      mutual: true,
      bears: 'taker',
      all: [
        /\b(?:nothing|not)\b.{0,60}\b(?:stops?|prevents?|prohibits?|restricts?|limits?|precludes?|bars?)\b.{0,60}\b(?:develop\w*|creat\w+|design\w*|market\w*|offering|acquiring)\b.{0,60}\b(?:products?|services?|technolog\w+|systems?|works?|information)\b/,
      ],
      none: [/\bshall not (?:develop|compete)|\bfrom disclosing\b/],
    },
    {
      force: ['right', 'ban', 'fact', 'no-duty'],
      all: [
        /\b(?:independently (?:develop\w*|creat\w*)|develop\w*\b.{0,40}\bindependently|competing products?|similar products?)\b/,
        /\b(?:may|free to|nothing .{0,60}(?:prevents?|restricts?|prohibits?)|not (?:prevent|restrict|prohibit))\b/,
      ],
      types: ['nda'],
      none: [/\b(?:may not|shall not (?:develop|compete))\b/],
    },
  ],
  'mutual-confidentiality': [
    {
      mutual: true,
      force: ['duty', 'ban', 'promise'],
      all: [
        /\[each\] (?:(?:receiving|that receives|which receives|receives)\b.{0,80}?)?(?:\w+ )?(?:shall|must|will|agrees? to|undertakes? to|agrees? that it (?:shall|will))\b.{0,120}\b(?:protect|keep|hold|maintain|safeguard|treat|preserve|not (?:\w+ ){0,2}(?:disclose|use|reveal|divulge))\b.{0,120}\b(?:confiden\w+|secre\w+)|\[each\] (?:receiving|that receives) confidential information\b.{0,60}\b(?:shall|must|will)\b.{0,60}\b(?:protect|keep|hold|safeguard|not)\b/,
      ],
      none: [
        /\b(?:personal data|terms(?: and conditions)? of this agreement|existence of this agreement|survive|return|destroy|cause its|disputes?|arbitra\w+|mediation)\b/,
      ],
    },
  ],
  'only-marked-is-confidential': [
    {
      mutual: true,
      force: ['definition', 'fact', 'ban', 'duty', 'exclusion', 'no-duty'],
      all: [
        /\b(?:not|no|never)\b.{0,60}\bconfidential(?: information)?\b.{0,40}\b(?:unless|if (?:it|the same)? ?(?:is|was|are|were)? ?not)\b.{0,60}\b(?:marked|labell?ed|designated|stamped|legend\w*|identified (?:in writing )?as (?:confidential|proprietary))\b|\b(?:only|solely)\b.{0,40}\b(?:information|materials?|documents)\b.{0,50}\b(?:marked|labell?ed|designated|stamped)\b.{0,40}\bconfidential\b|\bconfidential information\b.{0,60}\b(?:means|is|includes)\b.{0,20}\bonly\b.{0,60}\b(?:marked|labell?ed|designated|stamped)\b/,
      ],
      none: [/\bwhether or not\b|\bfailure to mark\b|\bor (?:which|that) (?:\w+ ){0,3}reasonabl/],
    },
  ],
  'trade-secrets-kept': [
    {
      types: ['nda'],
      mutual: true,
      force: ['duty', 'fact', 'ban', 'promise'],
      all: [
        /\btrade secrets?\b.{0,140}\b(?:for )?(?:so|as) long as\b.{0,50}\b(?:qualif\w+|remains?|constitutes?|continues?|is|are|retains?)\b|\b(?:so|as) long as\b.{0,80}\b(?:qualif\w+|remains?|constitutes?|is|are)\b.{0,20}\btrade secrets?\b|\btrade secrets?\b.{0,60}\b(?:indefinitely|until (?:it|they|such) (?:\w+ )?(?:ceases?|no longer|loses?))/,
      ],
      none: [/\bnot (?:be )?(?:protected|held|survive)/],
    },
    {
      types: ['saas-agreement', 'service-agreement', 'license-agreement', 'purchase-agreement', 'other'],
      bears: 'both',
      mutual: true,
      force: ['duty', 'fact', 'ban', 'promise'],
      all: [
        /\btrade secrets?\b.{0,140}\b(?:for )?(?:so|as) long as\b.{0,50}\b(?:qualif\w+|remains?|constitutes?|continues?|retains?)\b|\b(?:so|as) long as\b.{0,80}\b(?:qualif\w+|remains?|constitutes?|is|are) (?:\w+ ){0,2}trade secrets?\b/,
      ],
      clause: [/\bconfiden/i],
    },
  ],
  'no-license-by-disclosure': [
    {
      types: ['nda'],
      mutual: true,
      force: ['fact', 'ban', 'exclusion', 'no-duty', 'duty', 'no-right', 'acknowledgement'],
      all: [
        /\b(?:nothing|no|not|neither|nor)\b.{0,140}\b(?:grants?|granting|granted|confers?|conferring|deemed|construed|conveys?|transfers?|acquires?|implied)\b.{0,100}\b(?:licen[cs]es?|rights? (?:in|to|under)|title)\b/,
      ],
      none: [/\b(?:warrant\w*|right to (?:disclose|terminate|make)|obligation to|commitments?|on behalf)\b/],
    },
  ],
  'protective-order-paid': [
    {
      mutual: true,
      force: ['duty', 'promise', 'fact'],
      all: [
        /\bat (?:the )?(?:\[?\w+\]?(?: party)?'s|owner's|its own) (?:sole |own |reasonable )?(?:request and )?(?:sole )?(?:expense|cost)\b|\bat the (?:cost|expense) of (?:the )?(?:\[\w+\]|disclosing party|other party|owner)/,
        /\b(?:cooperat\w+|co-operat\w+|assist\w*|help\w*)\b/,
        /\bprotective order\b|\bconfidential treatment\b|\bcontest\w*|\bresist\w*|\blimit(?:ing)? (?:the |such )?disclosure/,
      ],
      none: [
        /\[(?:a|taker)\]'s (?:own |sole )?(?:expense|cost)|\bat its own (?:expense|cost)|\brecipient's (?:expense|cost)/,
      ],
    },
  ],
  'routine-examination-free': [
    {
      mutual: true,
      all: [
        /\b(?:routine|ordinary course|general|regular)\b.{0,50}\b(?:inspections?|examinations?|audits?|reviews?|inquir\w+|supervis\w+)\b.{0,80}\b(?:regulat\w+|supervis\w+|bank(?:ing)? (?:examiner|authorit)\w*|authorit\w+|self-regulatory)|\b(?:regulat\w+|supervis\w+|bank(?:ing)?) (?:\w+ ){0,3}?(?:in (?:a|the course of an?) )?(?:routine|ordinary)/,
        /\b(?:not (?:be )?(?:apply|required|target\w*)|no (?:\w+ )?notice|without (?:\w+ )?notice|need not)\b/,
      ],
      clause: [/\bconfiden|\bdisclos/i],
    },
  ],
  'staff-assignment-free': [
    {
      mutual: true,
      bears: 'taker',
      force: ['no-duty', 'right', 'fact', 'ban', 'exclusion'],
      all: [
        /\b(?:not|no|nor|nothing)\b.{0,100}\b(?:limit|restrict|prevent|obliged|obligated|required|obligation)\b.{0,40}\b(?:assign(?:ment|ing)?|reassign\w*|deploy\w*|staffing)\b.{0,40}\b(?:personnel|employees|staff|people|representatives)\b/,
      ],
      clause: [/\bconfiden|\bresidual/i],
    },
  ],
});
