import type { LocalEndpoints } from '../../infra/local/function-environment.ts';

export interface ProductSettings {
  /** Where the running product's services answer, for tests that measure the back end from inside. */
  readonly endpoints: LocalEndpoints;
  /** The settings its functions were given. */
  readonly environment: Readonly<Record<string, string>>;
}

const read = (variable: string): ProductSettings => {
  const text = process.env[variable];
  if (!text) throw new Error(`${variable} is not set: run through the "product" project of jest`);
  const settings = JSON.parse(text) as ProductSettings;
  Object.assign(process.env, settings.environment);
  return settings;
};

/** The settings of the product in public mode, put into this process' environment as its functions have them. */
export const productSettings = (): ProductSettings => read('PRODUCT_SETTINGS');

/** The same of the product without public mode. A test uses one of the two. */
export const privateProductSettings = (): ProductSettings => read('PRIVATE_PRODUCT_SETTINGS');
