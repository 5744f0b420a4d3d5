import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses on acceptance should hold. */
export const gaps = defineGaps('acceptance', file, {
  'no-test-period': {
    ifIssues: [
      'acceptance-sole-discretion',
      'never-deemed-accepted',
      'no-fee-until-all-accepted',
      'endless-reperformance',
    ],
    present: [
      /\bwithin \d+ (?:business |working |calendar )?(?:days|weeks)\b.{0,80}\b(?:accept|reject|test|respon|object)|\b(?:accept|reject|test|review)\w*\b.{0,80}\bwithin \d+ (?:business |working |calendar )?(?:days|weeks)\b|\bdeemed (?:to be |to have been )?accepted\b/,
    ],
  },
  'no-acceptance-criteria': {
    ifIssues: ['acceptance-sole-discretion'],
    present: [
      /\bcriteri|\bacceptance tests?\b|\bin all material respects|\bconform(?:s|ity)? (?:to|with) the (?:spec|state)/,
    ],
  },
  'hidden-defects-not-saved': {
    ifIssues: ['short-deemed-acceptance', 'acceptance-by-use', 'acceptance-ends-claims'],
    present: [
      /\bhidden|\blatent|\bnot apparent|\bafter discover/,
      /\bwarrant\w*\b.{0,100}\b(?:remain|continu|unaffected|not (?:be )?(?:affect|limit|reduc|waiv)|surviv)|\b(?:not (?:affect|limit|reduc|waiv)|without prejudice to|subject to)\w*\b.{0,100}\bwarrant/,
    ],
  },
  'no-exit-after-failed-correction': {
    plainly: {
      about: /\baccept|\breject|\binspect|\btest/,
      says: /\b(?:reject|non-?conform|defect|fail|deficien)\w*\b.{0,200}\b(?:correct|cure|re-?perform|repair|rectif|re-?submi|re-?deliver|replace|remed)|\b(?:correct|cure|re-?perform|repair|rectif|re-?submi|re-?deliver|replac)\w*\b.{0,120}\b(?:reject|non-?conform|defect|fail|deficien)/,
    },
    types: ['service-agreement', 'saas-agreement', 'purchase-agreement', 'other'],
    present: [
      /(?<!\bno )(?<!\bnot )\brefund|\bmoney back|\breturn of the (?:price|fee)/,
      /^(?!.{0,40}\bneither\b).*\b(?:may|right to|entitled to)\b.{0,100}\b(?:terminat|cancel|rescind|withdraw from|end (?:this|the))/m,
      /\b(?:reduc\w+|abate\w*) .{0,30}\b(?:price|fees?)\b/,
      /\b(?:by|from) (?:others|another|a third|third)\b.{0,60}\b(?:expense|cost)/,
    ],
  },
});
