/*
 * The product's own suites that are run against what was deployed, and what of them the emulator cannot hold. Those of
 * one machine's programs (the operator's command, smoke, limits a stage sets, the model) are left to `npm test`.
 */

/** They drive a product from outside: one in public mode, one without it, and one with plans that are soon used up. */
export const suites = [
  'test/api/access',
  'test/api/accounts',
  'test/api/administration',
  'test/api/analyses',
  'test/api/decisions',
  'test/api/idempotency',
  'test/api/organisation-playbooks',
  'test/api/playbook-analysis',
  'test/api/playbooks',
  'test/api/reread',
  'test/api/sessions',
  'test/api/subscriptions',
  'test/api/templates',
  'test/api/uploads',
  'test/e2e/main-job',
];

/** Tests that are left out by what their names hold, each with the reason. */
export const notHeld: readonly { readonly tests: string; readonly because: string }[] = [
  { tests: 'what fits an invocation', because: 'the emulator has no limit on what an invocation is sent' },
  { tests: 'where addresses must be confirmed', because: 'it starts a product with a setting of its own' },
  { tests: 'WHERE confirmation is', because: 'it starts a product whose calls it counts' },
  { tests: 'a registration that was interrupted', because: 'it starts a product whose services it interrupts' },
  { tests: 'the user pool beside the API', because: 'the emulator asks for no secret of the client' },
  { tests: 'beside somebody else’s ended token', because: 'the emulator asks for no secret of the client' },
  { tests: 'a product with nobody else', because: 'it starts a product of its own, and reads what that logs' },
  {
    tests: 'GIVEN more than 60 in a minute',
    because: 'the emulator starts a process for each call at once, and is not through with them within the minute',
  },
  { tests: 'WHEN a password is forgotten', because: 'the emulator takes any code for a new password' },
  {
    tests: 'WHEN a code is confirmed or asked for again',
    because: 'the emulator takes any code of a confirmed address',
  },
  { tests: 'GIVEN a forgotten password', because: 'the emulator takes a code for a new password twice' },
  { tests: 'tokens that end in the middle of work', because: 'the emulator’s tokens last an hour, whatever is asked' },
];
