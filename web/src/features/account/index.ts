export { AccountMenu } from './account-menu';
export { GuestSeat } from './guest-seat';
export { InboxNotifications } from './inbox-notifications';
export { SignInLink } from './sign-in-link';
export { SessionEndedNotice } from './session-ended-notice';
export { SingleKeysCheckbox } from './single-keys-checkbox';
export { useGuest } from './use-guest';
