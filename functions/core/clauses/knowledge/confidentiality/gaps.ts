import { defineGaps } from '../gap.ts';
import file from './gaps.json' with { type: 'json' };

/** What clauses about confidentiality should hold. */
export const gaps = defineGaps('confidentiality', file, {
  'no-compelled-disclosure': {
    ifIssues: [
      'everything-confidential',
      'no-sharing-with-staff',
      'perpetual-confidentiality',
      'penalty-per-breach',
      'nda-indemnity',
    ],
    when: [
      /\b(?:shall|must|will|may|agrees?)\b.{0,60}\b(?:not (?:\w+ ){0,2}(?:disclose|reveal|share)|keep|hold|secret|confiden)/,
    ],
    present: [
      /\b(?:required|compelled|requires?|ordered|obliged|obligated|demanded|permitted)\b.{0,40}\b(?:law|court|regulat|legal|order|process|subpoena|government|authorit)/,
      /\b(?:law|court|regulat\w+|legal process|subpoena|authorit\w+)\b.{0,40}\b(?:requires?|compels?|orders?|demands?|so order)/,
      /\bsubpoena|\blegal process/,
    ],
  },
  'no-usual-exclusions': {
    ifIssues: [
      'perpetual-confidentiality',
      'no-sharing-with-staff',
      'nda-indemnity',
      'penalty-per-breach',
      'destruction-absolute',
    ],
    when: [/\b(?:confidential|information)\b.{0,20}\b(?:means|includes)\b|\ball information\b/],
    plainly: {
      about: /\bconfiden|\bnon-?disclos|\bsecre/,
      says: /\b(?:confidential|proprietary) information["”]?[^.;]{0,40}\b(?:means?|includes?|shall mean|shall include)\b.{0,200}\b(?:all|any|whether|non-?public|includ\w+)/,
      serves: 'taker',
    },
    present: [
      /(?<!not (?:yet )?|\bnon-?|\bnot generally )\bpublic(?:ly)?\b|\balready known\b|\bindependently\b/,
      /\b(?:exclud\w+|except\w*|other than|not include)\b.{0,120}\b(?:known|public|available|developed|received|possess)/,
    ],
  },
  'nature-not-protected': {
    ifIssues: ['marking-required', 'oral-disclosure-lost'],
    present: [
      /\b(?:by (?:its|their) nature|reasonable person|reasonably (?:be )?(?:understood|regarded|considered)|circumstances of)\b/,
    ],
  },
  'no-ip-reservation-from-residuals': {
    ifIssues: ['residuals-clause'],
    present: [/\b(?:patents?|copyrights?|trade secrets?)\b/],
  },
  'no-restraint-carve-outs': {
    ifIssues: ['nda-non-solicit', 'nda-no-contact'],
    present: [
      /\bgeneral (?:advert|solicit|recruit)|\bordinary course\b|\bexisting (?:relation|customer|dealing|client)|\bunprompted\b|\balready (?:deals|trades)/,
    ],
  },
  'no-reserved-rights-in-residuals': {
    plainly: { about: /\bresidual|\bmemor/, says: /\bresidual|\b(?:unaided|retain\w*).{0,30}\bmemor/ },
    types: ['nda', 'service-agreement', 'license-agreement', 'other'],
    present: [
      /\b(?:no|not|without)\b.{0,80}\b(?:licen[cs]e|rights?)\b.{0,60}\b(?:patents?|copyrights?)|\b(?:patents?|copyrights?)\b.{0,60}\b(?:reserved|excluded|not (?:licensed|affected))/,
      /\b(?:exclud\w*|not (?:include|apply)|except\w*|other than|save|subject to)\b.{0,120}\b(?:trade secret|patent|copyright)/,
    ],
  },
});
