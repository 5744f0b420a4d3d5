import { ConverseRequest$ } from '@aws-sdk/client-bedrock-runtime';

/*
 * Holds a request against the service's model as AWS's SDK carries it: arrays that begin with the kind of a shape, its
 * namespace, its name and its traits. A member of a shape may be a function that gives it, or stand in a pair with traits.
 */

const [list, map, structure, union] = [1, 2, 3, 4];
const types: Readonly<Record<number, string>> = { 0: 'string', 1: 'number', 2: 'boolean' };
/** Marks a simple type of which there is a list. */
const ofList = 64;

const problemsOfMembers = (
  [kind, , name, , names, schemas, required = 0]: readonly unknown[],
  value: unknown,
): readonly string[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${String(name)} is no object`];
  const members = names as readonly string[];
  const given = Object.entries(value).filter(([, member]) => member !== undefined);
  const missing = members
    .slice(0, Number(required))
    .filter((member) => !given.some(([own]) => own === member))
    .map((member) => `${String(name)} lacks ${member}`);
  const many = kind === union && given.length !== 1 ? [`${String(name)} is to have one member`] : [];
  const wrong = given.flatMap(([own, member]) => {
    const at = members.indexOf(own);
    return at < 0 ? [`${String(name)} has no ${own}`] : problemsIn((schemas as readonly unknown[])[at], member);
  });
  return [...missing, ...many, ...wrong];
};

const problemsIn = (schema: unknown, value: unknown): readonly string[] => {
  if (typeof schema === 'function') return problemsIn((schema as () => unknown)(), value);
  if (typeof schema === 'number') {
    if (schema >= ofList) return Array.isArray(value) ? [] : ['a list is expected'];
    const type = types[schema];
    return type === undefined || typeof value === type ? [] : [`${type} is expected`];
  }
  const shape = schema as readonly unknown[];
  if (typeof shape[1] !== 'string') return problemsIn(shape[0], value);
  if (shape[0] === structure || shape[0] === union) return problemsOfMembers(shape, value);
  const values = shape[0] === list || shape[0] === map ? Object.values(value ?? {}) : [];
  return values.flatMap((one) => problemsIn(shape[shape[0] === list ? 4 : 5], one));
};

/** What of a request for Converse is not as the SDK's model of the service has it; nothing where all is. */
export const problemsOfRequest = (modelId: string, body: object): readonly string[] =>
  problemsIn(ConverseRequest$, { modelId, ...body });
