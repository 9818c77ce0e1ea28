/** Root fields that hash a password or make an account: they count as signing in. */
export const SIGN_INS: ReadonlySet<string> = new Set([
  'signUp',
  'signIn',
  'startGuest',
  'claimGuest',
  'changePassword',
]);
