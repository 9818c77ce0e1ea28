export { AccountMenu } from './account-menu';
export { ComeIn } from './come-in';
export { EndedNotice } from './ended-notice';
export { enter } from './enter';
export { EnterForms } from './enter-forms';
export { SingleKeys } from './single-keys-tick';
export { START_GUEST } from './start-guest';
