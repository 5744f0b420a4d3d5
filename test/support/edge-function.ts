import { runInNewContext } from 'node:vm';

/**
 * The handler of a CloudFront function. As at the edge, its code knows of nothing but the language itself.
 * @param code as it is deployed: it declares a function `handler`
 */
export const edgeFunction = <Event, Result>(code: string): ((event: Event) => Result) =>
  runInNewContext(`${code}; handler`) as (event: Event) => Result;
