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

const within = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null ? strictSchema(value as Record<string, unknown>) : value;
};

/** The schemas of properties, by names which are nobody's keywords. */
const propertiesOf = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, within(value)]));

/**
 * A JSON Schema as a strict tool takes it: without bounds, and with objects that say that they hold nothing else.
 * Source: structured output in the Amazon Bedrock user guide.
 */
export const strictSchema = (schema: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !bounds.has(key))
      .map(([key, value]) => [
        key,
        key === 'properties' ? propertiesOf(value as Record<string, unknown>) : within(value),
      ]),
  ),
  ...(schema['type'] === 'object' && { additionalProperties: false }),
});
