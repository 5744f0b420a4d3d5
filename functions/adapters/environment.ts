/** The names of the settings a function is deployed with. */
export type Setting =
  'TABLE_NAME' | 'DOCUMENTS_BUCKET' | 'PUBLIC_MODE' | 'VISITOR_SECRET_ID' | 'ORIGIN_SECRET_ID' | 'BEDROCK_MODEL_ID';

/**
 * A setting that must be there.
 * @throws Error naming the setting when it is not set: a function without it was deployed wrongly
 */
export const setting = (name: Setting): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the setting ${name} is missing`);
  return value;
};

/** A setting that may be empty; undefined when it is. */
export const optionalSetting = (name: Setting): string | undefined => process.env[name] || undefined;
