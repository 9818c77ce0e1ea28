export { AccountMenu } from './account-menu';
export { ComeIn } from './sign-in-link';
export { EndedNotice } from './session-ended-notice';
export { enter } from './sign-in-with-token';
export { EnterForms } from './sign-in-forms';
export { SingleKeys } from './single-keys-checkbox';
export { START_GUEST } from './start-guest';
