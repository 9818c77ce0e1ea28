import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../model/ids';

/** `stay`: true if the former first host remains a host. */
export type HandOnHost = {
  readonly type: 'HandOnHost';
  readonly playerId: PlayerId;
  readonly stay: boolean;
};
export type ShareHost = { readonly type: 'ShareHost'; readonly playerId: PlayerId };
export type UnshareHost = { readonly type: 'UnshareHost'; readonly playerId: PlayerId };

export type HostingCommand = HandOnHost | ShareHost | UnshareHost;

/** The player became the first host. `staysId`: the former first host, if still a host. */
export type HostHandedOn = {
  readonly type: 'HostHandedOn';
  readonly playerId: PlayerId;
  readonly staysId: PlayerId | null;
};
export type HostShared = { readonly type: 'HostShared'; readonly playerId: PlayerId };
export type HostUnshared = { readonly type: 'HostUnshared'; readonly playerId: PlayerId };
/** A vote made the player the only host. */
export type HostReplaced = {
  readonly type: 'HostReplaced';
  readonly playerId: PlayerId;
  readonly proposalId: ProposalId;
};

export type HostingEvent = HostHandedOn | HostShared | HostUnshared | HostReplaced;
