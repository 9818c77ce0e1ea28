export type { HostingEffect, HostingPlan, HostActions } from './effects';
export {
  hostingCommandsOf,
  hostingEventsOf,
  stopHostingOf,
  unlessAwake,
  unshareHostOf,
} from './host-commands';
export { hostAccounts, hostActedOf, hostingViolations } from './hosts';
export type { HostingView } from './hosts';
export type {
  HandOnHost,
  HostHandedOn,
  HostingCommand,
  HostingEvent,
  HostReplaced,
  HostShared,
  HostUnshared,
  ShareHost,
  UnshareHost,
} from './vocabulary';
