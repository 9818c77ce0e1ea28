import type { Stamped, Turn } from '../../kernel';
import type { RoundEvent } from './event';
import type { RoundState } from './state';

export type RoundTurn = Turn<RoundState, RoundEvent>;
export type RoundStamped<E extends RoundEvent = RoundEvent> = Stamped<E>;

/** A turn whose events are watched; `finish` draws the consequences. */
export type TurnWatch = { readonly turn: RoundTurn; readonly finish: () => void };

/** The state and the instant: everything that a refusal depends on. */
export type RoundMoment = Pick<RoundTurn, 'state' | 'now'>;
