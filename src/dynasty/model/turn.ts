import type { Stamped, Turn } from '../../kernel';
import type { DynastyEvent } from './event';
import type { DynastyState } from './state';

export type DynastyTurn = Turn<DynastyState, DynastyEvent>;
export type DynastyStamped<E extends DynastyEvent = DynastyEvent> = Stamped<E>;

/** The season at an instant: everything that a refusal depends on. */
export type DynastyMoment = Pick<DynastyTurn, 'state' | 'now'>;
