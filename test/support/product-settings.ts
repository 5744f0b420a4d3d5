/** Where the running product's services answer, for tests that measure the back end from inside. */
export interface ProductEndpoints {
  readonly dynamodb: string;
  readonly s3: string;
}

interface ProductSettings {
  readonly endpoints: ProductEndpoints;
  /** The settings its functions were given. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The settings of the product under test, put into this process' environment as its functions have them. */
export const productSettings = (): ProductSettings => {
  const { endpoints, environment } = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as ProductSettings;
  Object.assign(process.env, environment);
  return { endpoints, environment };
};
