/** What bounds a value in a JSON Schema and no strict tool takes. */
const bounds: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
]);

/** A JSON Schema without bounds. A property that has the name of one is a property all the same. */
export const withoutBounds = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (bounds.has(key)) return [];
      return [[key, key === 'properties' ? mapValues(value as Record<string, unknown>) : within(value)]];
    }),
  );

const mapValues = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, within(value)]));

const within = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null ? withoutBounds(value as Record<string, unknown>) : value;
};
