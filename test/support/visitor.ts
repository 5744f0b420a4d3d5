/** The cookie of a visitor nobody has seen before, as a `Cookie` header carries it. */
export const visitorCookie = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/public-mode`);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-visitor='));
  if (!cookie) throw new Error(`no visitor cookie from ${url} (${answer.status})`);
  return cookie.slice(0, cookie.indexOf(';'));
};
