import type { Stamped, Turn } from '../../kernel';
import type { DynastyEvent } from './event';
import type { DynastyState } from './state';

export type DynastyTurn = Turn<DynastyState, DynastyEvent>;
export type DynastyStamped<E extends DynastyEvent = DynastyEvent> = Stamped<E>;

/** The season at an instant: what a refusal rests on. */
export type DynastyMoment = Pick<DynastyTurn, 'state' | 'now'>;
