import type { AccountId, Turn } from '../../kernel';
import type { SeasonState } from './rows';

/** The types in which games differ. */
export type GameTypes = {
  readonly state: SeasonState;
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: object;
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

/** A season at an instant. Besides it, a refusal depends only on the command and its sender. */
export type MomentOf<G extends GameTypes> = Pick<TurnOf<G>, 'state' | 'now'>;

/** The member of a union of commands or events with that type. */
export type OfType<U extends { readonly type: string }, T extends U['type']> = Extract<
  U,
  { readonly type: T }
>;

/** A turn of any game that can emit the events `E`. Each game's own turn fits. */
export type EmittingTurn<E> = Turn<SeasonState, E>;

/** Reads the player from an event of the type; null for other events. */
export const playerOf =
  (type: string) =>
  (event: { readonly type: string; readonly playerId?: unknown }): string | null =>
    event.type === type && typeof event.playerId === 'string' ? event.playerId : null;
