export { hostActedOf } from './acted';
export type { HandOnHost, HostingCommand, ShareHost, UnshareHost } from './commands';
export { NO_HOSTING } from './effects';
export type { HostingEffect, HostingPlan, InPlaceOfHost } from './effects';
export type { HostHandedOn, HostingEvent, HostReplaced, HostShared, HostUnshared } from './events';
export {
  hostingCommandsOf,
  hostingEventsOf,
  stopHostingOf,
  unlessAwake,
  unshareHostOf,
} from './hand-on';
export { hostAccounts } from './hosts';
export { hostingViolations } from './invariants';
export type { HostingView } from './view';
