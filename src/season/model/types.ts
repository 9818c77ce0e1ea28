import type { AccountId, Turn } from '../../kernel';
import type { SeasonState } from './rows';

/** The types in which games differ. */
export type GameTypes = {
  readonly state: SeasonState;
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: { readonly facts: object };
  /** The facts of refusals and options. */
  readonly facts: object;
  /** A section of the rules. */
  readonly anchor: string;
  readonly channel: string;
  readonly topic: string;
};

/** A command with the account that sends it. */
export type AskedOf<C> = C & { readonly accountId: AccountId };

export type TurnOf<G extends GameTypes> = Turn<G['state'], G['event']>;

/** A season at an instant. A refusal depends only on it, the command and the sender. */
export type MomentOf<G extends GameTypes> = Pick<TurnOf<G>, 'state' | 'now'>;

/** The member of a union of commands or events with that type. */
export type OfType<U extends { readonly type: string }, T extends U['type']> = Extract<
  U,
  { readonly type: T }
>;

/** A turn of any game that can emit the events `E`. The turn of each game has this type. */
export type EmittingTurn<E> = Turn<SeasonState, E>;

/** Makes a function that reads the player from an event of that type; null for other events. */
export const playerOf =
  (type: string) =>
  (event: { readonly type: string; readonly playerId?: unknown }): string | null =>
    event.type === type && typeof event.playerId === 'string' ? event.playerId : null;
