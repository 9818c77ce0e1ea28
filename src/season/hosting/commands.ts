import type { PlayerId } from '../../kernel';

/** `stay`: the former first host stays a host. */
export type HandOnHost = {
  readonly type: 'HandOnHost';
  readonly playerId: PlayerId;
  readonly stay: boolean;
};
export type ShareHost = { readonly type: 'ShareHost'; readonly playerId: PlayerId };
export type UnshareHost = { readonly type: 'UnshareHost'; readonly playerId: PlayerId };

export type HostingCommand = HandOnHost | ShareHost | UnshareHost;
