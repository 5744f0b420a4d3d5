import { setTimeout } from 'node:timers/promises';

/**
 * Makes a call again for as long as the product, or what stands before it, says that it is too busy, after the time that
 * it asks for: whoever is told so comes again.
 */
export const insist = async <Answer extends { readonly status: number; readonly headers: Headers }>(
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await call();
  if (![502, 503, 504].includes(answer.status)) return answer;
  await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? '1'));
  return insist(call);
};
