import type { Stamped, Turn } from '../../kernel';
import type { RoundEvent } from './event';
import type { RoundState } from './state';

export type RoundTurn = Turn<RoundState, RoundEvent>;
export type RoundStamped<E extends RoundEvent = RoundEvent> = Stamped<E>;

/** The state and the instant: everything that a refusal depends on. */
export type RoundMoment = Pick<RoundTurn, 'state' | 'now'>;
