/**
 * What must not change unnoticed, by what it guards: the files, and the tests of parts that hold them. Tests that start
 * the product hold them too, but take too long to be asked about every mutant.
 */
const groups = {
  access: {
    files: [
      'functions/http/authorise.ts',
      'functions/http/cookies.ts',
      'functions/http/same-origin.ts',
      'functions/http/session-cookies.ts',
      'functions/http/verify-origin.ts',
      'functions/adapters/token-keys.ts',
      'functions/core/account/read-account.ts',
      'functions/core/account/read-public-mode.ts',
      'functions/core/account/recognise-account.ts',
      'functions/core/account/verify-token.ts',
      'functions/core/account/visitor-token.ts',
    ],
    tests: [
      'test/functions/core/account/verify-token.test.ts',
      'test/functions/http/{session-cookies,who-is-let-in}.test.ts',
    ],
  },
  approval: {
    files: ['functions/core/administration/change-account.ts', 'functions/core/administration/decide-user.ts'],
    tests: ['test/functions/core/administration/{appoint-admin,decide-user}.test.ts'],
  },
  quota: {
    files: ['functions/core/subscription/count-analysis.ts', 'functions/core/subscription/plan-allowance.ts'],
    tests: ['test/functions/core/subscription/plan-allowance.test.ts'],
  },
  'public quota': {
    files: ['functions/core/account/network-of.ts', 'functions/core/analysis/count-public-analysis.ts'],
    tests: [
      'test/functions/core/account/network-of.test.ts',
      'test/functions/core/analysis/count-public-analysis.test.ts',
    ],
  },
  validation: {
    files: [
      'functions/http/id-of.ts',
      'functions/http/idempotency-key.ts',
      'functions/http/next-page.ts',
      'functions/http/parse-form.ts',
      'functions/http/parse-request.ts',
      'functions/http/validate.ts',
    ],
    tests: ['test/functions/http/parse-request.test.ts'],
  },
  rules: {
    files: ['shared/accounts.ts', 'shared/playbooks.ts', 'shared/subscriptions.ts'],
    tests: ['test/shared/rules.test.ts'],
    // Schemas are data; what is left are the rules that are code.
    ignoreStatic: true,
  },
  evidence: {
    files: ['functions/core/clauses/verify-evidence.ts', 'functions/core/analysis/merge-model-answer.ts'],
    tests: [
      'test/functions/core/clauses/verify-evidence.test.ts',
      'test/functions/core/analysis/merge-model-answer.test.ts',
    ],
  },
};

const seed = Number(process.env['TEST_SEED'] ?? 1);

/** MUTATE names a group; without it one is taken by TEST_SEED, so that each change is held against a part of them. */
const name = process.env['MUTATE'] ?? Object.keys(groups)[seed % Object.keys(groups).length];

export const group = groups[name];
if (!group) throw new Error(`MUTATE is one of: ${Object.keys(groups).join(', ')}`);
