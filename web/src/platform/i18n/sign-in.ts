/** Texts of signing in with other providers. */
export const SIGN_IN = {
  'provider.continue': 'Continue with {name}',
  'provider.or': 'Or with an account that you have elsewhere',
  'provider.title': 'Other ways to sign in',
  'provider.text': 'Connect an account that you have elsewhere, and sign in with it from then on.',
  'provider.guestText':
    'Connect an account that you have elsewhere, and this guest account is yours to keep.',
  'provider.connect': 'Connect {name}',
  'provider.since': 'Connected {when}',
  'provider.unlink': 'Disconnect',
  'provider.unlinkOf': 'Disconnect {name}',
  'provider.unlinkText': 'You can then no longer sign in with {name}.',
  'provider.setPassword': 'Set a password',
  'provider.returning': 'Signing in',
  'provider.wait': 'One moment.',
  'provider.choose': 'Choose a name',
  'provider.chooseText':
    'This sign-in is new here. Choose a name for your account; you can change it later.',
  'provider.make': 'Create the account',
  'provider.keep': 'Keep this account',
  'provider.taken': 'This sign-in belongs to another account.',
  'provider.takenText':
    'Nothing was changed. You can sign in to the other account instead; you then leave this one, and a guest account cannot be entered again.',
  'provider.switch': 'Sign in to the other account',
  'provider.back': 'Back to my account',
  'provider.problem': 'That did not work',
  'provider.is.AWAY': '{name} does not answer at the moment. Try again later.',
  'provider.is.DENIED': 'You did not allow it at {name}, so nothing has changed.',
  'provider.is.WRONG_STATE':
    'This sign-in was not begun in this browser, or it took longer than ten minutes. Begin again.',
  'provider.is.REPLAYED': 'This sign-in has already been used. Begin again.',
  'provider.is.FAILED': '{name} sent an answer that could not be used. Begin again.',
  'provider.is.TOO_OFTEN': 'Too many sign-ins from your network. Wait a while, and try again.',
} as const;
