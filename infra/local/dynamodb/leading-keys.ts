import type { Message } from './dynalite.ts';

/*
 * What IAM holds a function to by `dynamodb:LeadingKeys`: every partition key that a call names must match one of the
 * patterns of the function's policy.
 */

type Attribute = { readonly S?: string } | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every partition key a call names: of keys and items wherever they stand, and of a query's condition. */
const keysIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'Key' || name === 'Item') return [(part as { pk?: Attribute }).pk?.S ?? ''];
    if (name === 'Keys') return (part as { pk?: Attribute }[]).map(({ pk }) => pk?.S ?? '');
    if (name === 'ExpressionAttributeValues' || name === 'ExclusiveStartKey') return [];
    return keysIn(part);
  });
};

const queriedKey = ({ KeyConditionExpression: condition, ExpressionAttributeValues: values }: Message): string[] => {
  const name = /\bpk = (:\w+)/.exec(typeof condition === 'string' ? condition : '')?.[1];
  return name === undefined ? [] : [(values as Record<string, Attribute>)[name]?.S ?? ''];
};

const matches = (key: string, pattern: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The first partition key of a call that matches none of the patterns; undefined where all do. */
export const keyBeyond = (message: Message, patterns: readonly string[]): string | undefined =>
  [...keysIn(message), ...queriedKey(message)].find((key) => !patterns.some((pattern) => matches(key, pattern)));
