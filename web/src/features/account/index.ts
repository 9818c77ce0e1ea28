export { AccountMenu } from './account-menu';
export { InboxNotifications } from './inbox-notifications';
export { SignInLink } from './sign-in-link';
export { SessionEndedNotice } from './session-ended-notice';
export { signInWithToken } from './sign-in-with-token';
export { SignInForms } from './sign-in-forms';
export { SingleKeysCheckbox } from './single-keys-checkbox';
export { START_GUEST } from './start-guest';
