import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { decisionsIn, type UserDecision, userDecisions, userStateOf } from '../../../../shared/administration.ts';
import type { AccountRecord } from '../../../../functions/adapters/entities/account.ts';
import { accountRecord, adminRecord } from '../../../support/account-records.ts';
import { outcomeOf, recount, startAccountTable } from '../../../support/account-table.ts';
import fc from '../../../support/properties.ts';

jest.setTimeout(120_000);

const load = async () => {
  const [decide, appoint, statistics] = await Promise.all([
    import('../../../../functions/core/administration/decide-user.ts'),
    import('../../../../functions/core/administration/appoint-admin.ts'),
    import('../../../../functions/core/administration/get-user-statistics.ts'),
  ]);
  return { ...decide, ...appoint, ...statistics };
};

let table: Awaited<ReturnType<typeof startAccountTable>>;
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  table = await startAccountTable();
  product = await load();
  // A mail that cannot be sent is a line in the log.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => table.close());

/** What an admin decides about an account, or an operator does with one; people are named by their place in the list. */
type Command =
  | { readonly does: UserDecision; readonly by: number; readonly to: number }
  | { readonly does: 'grant' | 'revoke'; readonly to: number };

/** What the model knows of a person. */
type Person = Pick<AccountRecord, 'role' | 'approvalStatus' | 'isActive'>;

const personOf = ({ role, approvalStatus, isActive }: Person): Person => ({ role, approvalStatus, isActive });
const isActiveAdmin = (person: Person): boolean => person.role === 'admin' && userStateOf(person) === 'approved';

const changes: Readonly<Record<Command['does'], Partial<Person>>> = {
  approve: { approvalStatus: 'approved', isActive: true },
  reject: { approvalStatus: 'rejected' },
  deactivate: { isActive: false },
  reactivate: { isActive: true },
  grant: { role: 'admin', approvalStatus: 'approved', isActive: true },
  revoke: { role: 'user' },
};

/** What a command comes to, where nothing else happens meanwhile. */
const expectedOf = (people: readonly Person[], command: Command): 'done' | 'conflict' | 'forbidden' => {
  const person = people[command.to]!;
  if (!('by' in command)) {
    if (command.does === 'grant') return isActiveAdmin(person) ? 'conflict' : 'done';
    const isLast = isActiveAdmin(person) && people.filter(isActiveAdmin).length === 1;
    return person.role !== 'admin' || isLast ? 'conflict' : 'done';
  }
  if (!decisionsIn[userStateOf(person)].includes(command.does) || command.by === command.to) return 'conflict';
  return isActiveAdmin(people[command.by]!) ? 'done' : 'forbidden';
};

interface Played {
  readonly people: readonly Person[];
  readonly outcomes: readonly string[];
}

/** What commands come to one after the other; outcomes stand at the commands' places in `commands`. */
const play = (start: readonly Person[], commands: readonly Command[], order: readonly number[]): Played => {
  const people = [...start];
  const outcomes: string[] = [];
  for (const at of order) {
    const command = commands[at]!;
    const expected = expectedOf(people, command);
    outcomes[at] = expected;
    if (expected === 'done') people[command.to] = { ...people[command.to]!, ...changes[command.does] };
  }
  return { people, outcomes };
};

const ordersOf = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap((first) => ordersOf(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));

const carryOut = (accounts: readonly AccountRecord[], command: Command): Promise<unknown> => {
  const { id: userId, email } = accounts[command.to]!;
  if (!('by' in command)) return command.does === 'grant' ? product.grantAdmin(email) : product.revokeAdmin(email);
  const { id, name } = accounts[command.by]!;
  return product.decideUser({ admin: { id, name }, userId, decision: command.does });
};
const decisions = Object.keys(userDecisions) as UserDecision[];

interface Batch {
  readonly newcomers: readonly (() => AccountRecord)[];
  readonly commands: readonly Command[];
}

const decided = (to: number, ...does: readonly UserDecision[]): Command[] =>
  does.flatMap((one) => Array<Command>(2).fill({ does: one, by: 0, to }));
const operated = (to: number, ...does: readonly ('grant' | 'revoke')[]): Command[] =>
  does.flatMap((one) => Array<Command>(2).fill({ does: one, to }));

/** Two people register; one is rejected, the other goes through all that may happen to somebody: each twice, one by one. */
const everyCommand: readonly Batch[] = [
  { newcomers: [accountRecord, accountRecord], commands: decided(1, 'approve').slice(1) },
  ...[
    ...decided(2, 'reject'),
    ...decided(3, 'approve', 'deactivate', 'reactivate'),
    ...operated(3, 'grant', 'revoke'),
  ].map((command) => ({ newcomers: [], commands: [command] })),
];

it('acceptance 9: GIVEN any registrations, decisions, appointments and revocations, many at once THEN they are as if one came after the other, each is counted, and an active admin remains', async () => {
  const anybody = fc.nat(4);
  const command: fc.Arbitrary<Command> = fc.oneof(
    { weight: 2, arbitrary: fc.record({ does: fc.constantFrom(...decisions), by: anybody, to: anybody }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('grant' as const, 'revoke' as const), to: anybody }) },
  );
  const batch: fc.Arbitrary<Batch> = fc.record({
    // Whoever registers waits for review; nobody registers as an admin.
    newcomers: fc.array(fc.constant(accountRecord), { maxLength: 1 }),
    commands: fc.array(command, { minLength: 1, maxLength: 4 }),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 3, maxLength: 12 }), async (batches) => {
      await table.useEmptyTable();
      let accounts: readonly AccountRecord[] = [
        await table.register(adminRecord()),
        await table.register(adminRecord()),
      ];
      let done = 0;
      for (const { newcomers, commands: drawn } of batches) {
        const known = accounts;
        const place = (at: number): number => at % known.length;
        const commands = drawn.map((one): Command =>
          'by' in one ? { ...one, by: place(one.by), to: place(one.to) } : { ...one, to: place(one.to) },
        );
        const [added, outcomes] = await Promise.all([
          Promise.all(newcomers.map((newcomer) => table.register(newcomer()))),
          Promise.all(commands.map((one) => outcomeOf(carryOut(known, one)))),
        ]);
        accounts = await Promise.all([...known, ...added].map(({ id }) => table.read(id)));
        const before = known.map(personOf);
        const observed: Played = { people: accounts.slice(0, known.length).map(personOf), outcomes };
        const isExplained = ordersOf([...commands.keys()]).some((order) =>
          isDeepStrictEqual(play(before, commands, order), observed),
        );
        expect({ before, commands, observed, isExplained }).toMatchObject({ isExplained: true });
        done += outcomes.filter((result) => result === 'done').length;
        commands.forEach(({ does }, at) => seen.add(`${does}: ${outcomes[at]}`));
        expect(await product.getUserStatistics()).toEqual(recount(accounts));
        const activeAdmins = await table.activeAdmins();
        expect(activeAdmins).toBe(accounts.filter(isActiveAdmin).length);
        expect(activeAdmins).toBeGreaterThanOrEqual(1);
        expect(await table.listed('state')).toHaveLength(accounts.length);
      }
      const noted = await table.entries();
      expect(noted).toHaveLength(done);
      // Nobody decides about themselves.
      expect(noted.filter(({ actor, subject }) => actor.id === subject.id)).toEqual([]);
    }),
    { numRuns: 25, examples: [[everyCommand]] },
  );
  // Each command was carried out in some case and refused in another.
  for (const one of [...decisions, 'grant', 'revoke'])
    expect([...seen]).toEqual(expect.arrayContaining([`${one}: done`, `${one}: conflict`]));
});
