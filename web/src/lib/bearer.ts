/**
 * The header of calls that carry the identity token (specification, section 6), renewed where it was about to end;
 * empty where nobody is signed in, so that the server says so.
 */
export const bearerHeader = async (): Promise<Readonly<Record<string, string>>> => {
  const { readIdentityToken } = await import('./amplify-session.ts');
  const token = await readIdentityToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
};
