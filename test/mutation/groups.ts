interface Group {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** Leaves alone what runs once, when a file is loaded. */
  readonly ignoreStatic?: true;
}

/**
 * What must not change unnoticed, by what it guards: the files, and the tests of parts that hold them quickly. Others
 * hold them too, but take too long to be asked about every change.
 */
const groups: Readonly<Record<string, Group>> = {
  access: {
    files: [
      'functions/http/authorise.ts',
      'functions/http/verify-origin.ts',
      'functions/core/account/read-account.ts',
      'functions/core/account/read-public-mode.ts',
      'functions/core/account/recognise-account.ts',
      'functions/core/account/visitor-token.ts',
    ],
    tests: ['test/functions/http/who-is-let-in.test.ts'],
  },
  sessions: {
    files: ['functions/http/cookies.ts', 'functions/http/same-origin.ts', 'functions/http/session-cookies.ts'],
    tests: ['test/functions/http/session-cookies.test.ts'],
  },
  tokens: {
    files: ['functions/adapters/token-keys.ts', 'functions/core/account/verify-token.ts'],
    tests: ['test/functions/core/account/verify-token.test.ts'],
  },
  approval: {
    files: ['functions/core/administration/change-account.ts', 'functions/core/administration/decide-user.ts'],
    tests: ['test/functions/core/administration/change-account.test.ts'],
  },
  quota: {
    files: [
      'functions/adapters/entities/units.ts',
      'functions/core/subscription/count-analysis.ts',
      'functions/core/subscription/plan-allowance.ts',
    ],
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
    files: ['functions/core/clauses/verify-evidence.ts'],
    tests: ['test/functions/core/clauses/verify-evidence.test.ts'],
  },
  text: {
    files: ['functions/core/clauses/text/*.ts'],
    tests: ['test/functions/core/clauses/text/*.test.ts'],
    // Patterns are held by the tables of sentences of what uses them.
    ignoreStatic: true,
  },
  statements: {
    files: ['functions/core/clauses/statements/*.ts'],
    tests: ['test/functions/core/clauses/statements/*.test.ts', 'test/functions/core/clauses/findings/forms.test.ts'],
    ignoreStatic: true,
  },
  'model findings': {
    files: ['functions/core/analysis/merge-model-answer.ts'],
    tests: ['test/functions/core/analysis/merge-model-answer.test.ts'],
  },
};

export const names = Object.keys(groups);

const seed = Number(process.env['TEST_SEED'] ?? 1);

/** MUTATE names a group; without it one is taken by TEST_SEED, so that each change is held against a part of them. */
export const name = process.env['MUTATE'] ?? names[seed % names.length] ?? '';

const chosen = groups[name];
if (!chosen) throw new Error(`MUTATE is one of: ${names.join(', ')}`);
export const group: Group = chosen;
