/** The addresses of the screens on which a session begins, while nobody is signed in. */
export const accountPaths = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
} as const;

const paths: readonly string[] = Object.values(accountPaths);

/** Whether an address is one of those screens. */
export const isAccountPath = (path: string): boolean => paths.includes(path);

/** What goes along from one of those screens to the next, in the browser's history and nowhere else. */
export interface AccountState {
  /** The address typed so far. */
  readonly email?: string;
  /** Where the person wanted to go, to be led there once signed in. */
  readonly from?: string;
  /** Whether a code was mailed with which a new password can be set. */
  readonly isCodeSent?: boolean;
}

/** The state of a history entry; anything else than this program wrote counts as none. */
export const accountStateOf = (state: unknown): AccountState => {
  if (typeof state !== 'object' || state === null) return {};
  const { email, from, isCodeSent } = state as Readonly<Record<string, unknown>>;
  return {
    ...(typeof email === 'string' && { email }),
    // A place within the application: an address that begins with two slashes is another server's.
    ...(typeof from === 'string' && /^\/(?![/\\])/.test(from) && { from }),
    ...(isCodeSent === true && { isCodeSent }),
  };
};

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Where a person wants to be: what was carried along to one of these screens, or else the address they stand at. */
export const wantedPlace = ({ pathname, search, hash, state }: Place): string =>
  isAccountPath(pathname) ? (accountStateOf(state).from ?? '/') : pathname + search + hash;
