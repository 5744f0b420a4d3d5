import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endpointOf } from '../../infra/endpoints.ts';
import { errorBodySchema, errorStatus } from '../../shared/errors.ts';
import { type Route, routeEntries, type RouteName, routes } from '../../shared/routes.ts';
import { goodPassword } from '../support/accounts.ts';
import { type BrokenProduct, type BrokenService, startBrokenProduct } from '../support/broken-product.ts';
import type { Answer } from '../support/client.ts';
import type { Fault, ServiceCall } from '../support/fault-proxy.ts';
import { runsWhole, sampled } from '../support/rounds.ts';
import { problemsIn } from '../support/stored-state.ts';
import { type EndpointCall, endpointCalls, marker, type PreparedCall } from './endpoint-calls.ts';

/*
 * Every endpoint with every service it uses, broken in every way at every call it makes. `npm run test:faults -- --full`
 * runs all of it; without it a sample is run, another one for each TEST_SEED.
 */

jest.setTimeout(20 * 60_000);

const seed = Number(process.env['TEST_SEED'] ?? 1);

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
const numbersFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const random = numbersFrom(seed);
const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!;

/** The services an endpoint may call, as its row grants them; whoever asks for a session reads the table. */
const servicesOf = (name: RouteName): BrokenService[] => {
  const { grants } = endpointOf(name);
  const { access }: Route = routes[name];
  return [
    ...(access !== 'anyone' || grants.table ? (['dynamodb'] as const) : []),
    ...(grants.documents ? (['s3'] as const) : []),
    ...(grants.accounts ? (['cognito'] as const) : []),
    ...(grants.recognisePages ? (['textract'] as const) : []),
    ...(grants.sendMail ? (['mail'] as const) : []),
    ...(grants.invokeModel ? (['bedrock'] as const) : []),
  ];
};

/** What is granted and not called by any of the calls, with the reason. */
const uncalled: Readonly<Record<string, string>> = {
  'login mail': 'Only the first sign-in after an interrupted registration tells somebody.',
  'confirmEmail mail': 'The code is wrong, and nobody is told.',
  'presignUpload s3': 'It signs without a call.',
  'downloadTemplate s3': 'It signs without a call.',
  'listAnalyses s3':
    'Only what an ended function left is removed; test/faults/interrupted-analyses.scenario.ts does it.',
  'createTemplate textract': 'It reads uploads as uploadDocument does.',
  'getSession cognito': 'A token that is not about to end is not renewed; test/api/sessions.test.ts does it.',
  'exportAnalysis s3': 'Only what is too long for an item or an answer lies there, as getAnalysis reads it.',
  'saveDecisions s3': 'Only an analysis that is too long for an item lies there, as getAnalysis reads it.',
  'getNegotiation s3': 'Only what came of a reply lies there, as decidePoint reads it.',
  'previewWord s3': 'Only an uploaded document, and what is too long for an item, lies there, as getAnalysis reads it.',
  'getReceipt s3': 'Only an uploaded document, and what is too long for an item, lies there, as getAnalysis reads it.',
  'reviewAnalysis s3': 'Only an analysis that is too long for an item lies there, as getAnalysis reads it.',
  'reviewAnalysis bedrock':
    'Only a review that is pending asks the model; test/functions/core/analysis/add-model-review.test.ts breaks it.',
};

const faults = ['throttle', '500', '503', 'reset', 'malformed', 'lose-answer'] as const satisfies readonly Fault[];

/** Endpoints that are called at once while services hang. */
const atOnce = 8;

/** What the SDK calls again for, and gets its answer. */
const passing = ['throttle', '500', '503', 'reset'] as const satisfies readonly Fault[];

/** Of a write to storage nothing but the status is read: it is done although its answer is unreadable. */
const isReadByItsStatus = ({ operation }: ServiceCall): boolean => /^(?:Put|Delete)Object$/.test(operation);

const titleOf = ({ name, how }: EndpointCall): string => (how === undefined ? name : `${name} (${how})`);

/** So many calls made while something is broken are looked at in one product: each look reads all it has stored. */
const callsOfOneProduct = 150;

describe(`services that break (seed ${seed})`, () => {
  let world: BrokenProduct;
  let looks = 0;
  const startWorld = async (): Promise<void> => {
    world = await startBrokenProduct();
    looks = 0;
  };
  beforeAll(startWorld);
  beforeEach(async () => {
    if (looks < callsOfOneProduct) return;
    await world.close();
    await startWorld();
  });
  afterAll(() => world.close());
  afterEach(() => world.proxy.clear());

  const make = ({ name }: EndpointCall, { client, path, json }: PreparedCall): Promise<Answer> =>
    client.send(routes[name].method, path, { json });

  const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 400;

  /** A call that takes longer than its function may is ended by the gateway, and is one of these answers, too. */
  const expectClear = ({ name }: EndpointCall, answer: Answer): void => {
    if (isSuccess(answer)) return;
    const body = errorBodySchema.parse(answer.json);
    const route: Route = routes[name];
    const documented = [
      ...(route.errors ?? []),
      ...(['internal', 'unavailable', 'timeout', 'too_many_requests'] as const),
    ];
    expect(documented).toContain(body.code);
    expect(answer.status).toBe(errorStatus[body.code]);
    expect(body.error.length).toBeGreaterThan(10);
    expect(answer.text).not.toMatch(new RegExp(`${marker}|secret-of-the-service|at .*\\.[mj]s|dynamodb|cognito`, 'i'));
  };

  const expectQuiet = (since: number): void => {
    const lines = world.product.logged.slice(since).join('\n');
    expect(lines).not.toMatch(new RegExp(`${marker}|${goodPassword}|secret-of-the-service|@example\\.com|eyJ`));
  };

  /** Makes the call while something is broken, then again when all works; looks at what was answered and what is stored. */
  const breakAndRepeat = async (row: EndpointCall, rule: Parameters<BrokenProduct['proxy']['setRule']>[0]) => {
    looks += 1;
    const prepared = await row.prepare(world);
    const known = problemsIn(await world.readState());
    const since = world.product.logged.length;
    world.proxy.setRule(rule);
    const answer = await make(row, prepared);
    world.proxy.clear();
    expectClear(row, answer);
    const left = problemsIn(await world.readState()).filter((problem) => !row.mayLeave?.test(problem));
    expect(left).toEqual(known);
    const again = await make(row, prepared);
    if (!isSuccess(again)) expect(row.again ?? []).toContain(again.status);
    await prepared.finish?.();
    expect(problemsIn(await world.readState())).toEqual(known);
    expectQuiet(since);
    return answer;
  };

  /** How often a call calls each service. */
  const counts = new Map<EndpointCall, Partial<Record<BrokenService, number>>>();

  it('GIVEN nothing broken THEN every endpoint calls every service it is granted, and leaves nothing half', async () => {
    const called = new Set<string>();
    for (const row of endpointCalls) {
      const prepared = await row.prepare(world);
      world.proxy.setRule(() => undefined);
      const answer = await make(row, prepared);
      const made: Partial<Record<BrokenService, number>> = {};
      for (const { service } of world.proxy.calls) made[service] = (made[service] ?? 0) + 1;
      counts.set(row, made);
      for (const service of Object.keys(made)) called.add(`${row.name} ${service}`);
      if (!isSuccess(answer) && !row.again?.includes(answer.status)) {
        throw new Error(`${titleOf(row)} answers ${answer.status}: ${answer.text}`);
      }
    }
    const granted = routeEntries.flatMap(([name]) => servicesOf(name).map((service) => `${name} ${service}`));
    expect(granted.filter((one) => !called.has(one) && !(one in uncalled))).toEqual([]);
    expect(problemsIn(await world.readState())).toEqual([]);
  });

  const broken = endpointCalls.flatMap((row) =>
    servicesOf(row.name).map((service) => [titleOf(row), service, row] as const),
  );

  it.each(sampled(broken, 28))(
    '%s GIVEN a broken %s THEN it says so clearly in time, leaves nothing half, and works again',
    async (_title, service, row) => {
      const times = counts.get(row)?.[service] ?? 0;
      const places = Array.from({ length: times }, (_, place) => place);
      // First, while the SDK still calls again for what fails: it stops doing so once too much has failed.
      const outages = places.flatMap((place) => passing.map((fault) => ({ place, fault })));
      for (const { place, fault } of runsWhole ? outages : random() < 0.5 && times > 0 ? [pick(outages)] : []) {
        let met = 0;
        const answer = await breakAndRepeat(row, (call) => {
          if (call.service !== service) return undefined;
          met += 1;
          return met === place + 1 ? fault : undefined;
        });
        if (!isSuccess(answer) && !row.again?.includes(answer.status)) {
          throw new Error(`one ${fault} of ${service} at call ${place + 1} is not borne: ${answer.status}`);
        }
      }
      const chosen = places.flatMap((place) => faults.map((fault) => ({ place, fault })));
      for (const { place, fault } of runsWhole || times === 0 ? chosen : [pick(chosen)]) {
        const met: ServiceCall[] = [];
        const answer = await breakAndRepeat(row, (call) => {
          if (call.service !== service) return undefined;
          met.push(call);
          return met.length > place ? fault : undefined;
        });
        const isEssential = service !== 'mail' && !row.optional?.includes(service);
        const context = `${service} ${fault} from call ${place + 1} on: ${answer.status}`;
        if (!isEssential && !isSuccess(answer)) throw new Error(`fails although it need not: ${context}`);
        const isDone = fault === 'malformed' && met.some(isReadByItsStatus);
        if (isEssential && place === 0 && isSuccess(answer) && !isDone) throw new Error(`succeeds without: ${context}`);
        if (place === 0) row.withoutService?.(service, answer);
      }
    },
  );

  const ended = endpointCalls.flatMap((row) => [false, true].map((isLost) => [titleOf(row), isLost, row] as const));

  it.each(sampled(ended, 20))(
    '%s GIVEN an end at any call (its answer lost: %s) THEN nothing is half once it is repeated',
    async (_title, losesAnswer, row) => {
      const times = Object.values(counts.get(row) ?? {}).reduce((sum, count) => sum + count, 0);
      const places = Array.from({ length: times }, (_, place) => place);
      for (const place of runsWhole || times === 0 ? places : [pick(places)]) {
        let met = 0;
        await breakAndRepeat(row, () => {
          met += 1;
          if (met <= place) return undefined;
          return met === place + 1 && losesAnswer ? 'refuse-late' : 'refuse';
        });
      }
    },
  );

  const batches: readonly (readonly [Fault, readonly BrokenService[]])[] = runsWhole
    ? (['hang', 'slow'] as const).flatMap((fault) => [
        [fault, ['dynamodb']] as const,
        [fault, ['s3', 'cognito', 'textract', 'mail', 'bedrock']] as const,
      ])
    : [['hang', ['dynamodb']] as const, [pick(['hang', 'slow'] as const), ['s3', 'cognito', 'mail']] as const];

  it.each(batches)(
    'GIVEN services that %s (%j) THEN every endpoint answers within its time',
    async (fault, services) => {
      const calling = endpointCalls.filter(
        ({ name }) =>
          servicesOf(name).some((service) => services.includes(service)) &&
          (runsWhole || endpointOf(name).timeoutSeconds <= 10),
      );
      const rows = sampled(calling, atOnce);
      const prepared: (readonly [EndpointCall, PreparedCall])[] = [];
      for (const row of rows) prepared.push([row, await row.prepare(world)]);
      const since = world.product.logged.length;
      world.proxy.setRule(({ service }) => (services.includes(service) ? fault : undefined));
      // So many at once as the machine starts functions for without delay.
      for (let from = 0; from < prepared.length; from += atOnce) {
        await Promise.all(
          prepared.slice(from, from + atOnce).map(async ([row, call]) => {
            expectClear(row, await make(row, call));
          }),
        );
      }
      world.proxy.clear();
      // What was still under way ends by itself.
      await wait(1_000);
      for (const [row, call] of prepared) {
        const again = await make(row, call);
        if (!isSuccess(again)) expect(row.again ?? []).toContain(again.status);
        await call.finish?.();
      }
      expect(problemsIn(await world.readState())).toEqual([]);
      expectQuiet(since);
    },
  );
});
