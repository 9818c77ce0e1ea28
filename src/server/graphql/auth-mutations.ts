/** Root fields that hash a password or make an account: they count as signing in. */
export const AUTH_MUTATIONS: ReadonlySet<string> = new Set([
  'signUp',
  'signIn',
  'startGuest',
  'claimGuest',
  'changePassword',
]);
