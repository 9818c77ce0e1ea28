import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../proposals/ids';

/** The player is the first host from then on; `staysId`: who was it, as one of those who host. */
export type HostHandedOn = {
  readonly type: 'HostHandedOn';
  readonly playerId: PlayerId;
  readonly staysId: PlayerId | null;
};
export type HostShared = { readonly type: 'HostShared'; readonly playerId: PlayerId };
export type HostUnshared = { readonly type: 'HostUnshared'; readonly playerId: PlayerId };
/** By vote: the player hosts alone. */
export type HostReplaced = {
  readonly type: 'HostReplaced';
  readonly playerId: PlayerId;
  readonly proposalId: ProposalId;
};

export type HostingEvent = HostHandedOn | HostShared | HostUnshared | HostReplaced;
