/**
 * "An outage longer than the setting … lengthens each player's running 48 hours and each reveal
 * window that it met, by its length; what the clock alone does … keeps its instant" [rulings L8,
 * S29]. An outage is credited when it ends. Until then, a deadline that it may lengthen is not
 * settled.
 */
import { moment } from '../../kernel';
import type { Instant } from '../../kernel';

/** A period without a running server. `fromMs` is exclusive. */
export type Outage = { readonly fromMs: Instant; readonly untilMs: Instant };

/** `Met`: the things of the game whose time the outage has lengthened. */
export type OutageIn<Met> = { readonly type: 'OutageCredited' } & Outage & Met;

/** The outage's length in milliseconds. */
export const lengthOf = ({ fromMs, untilMs }: Outage): number => untilMs - fromMs;

/** True if the outage may lengthen a deadline at that instant. */
export const isHeld = (away: Outage | null, at: number): boolean =>
  away !== null && at > away.fromMs;

export const outageFacts = (_state: unknown, { fromMs, untilMs }: Outage) => ({
  from: moment(fromMs),
  until: moment(untilMs),
});

export const outageText = (_state: unknown, { fromMs, untilMs }: Outage): string =>
  `The server was down from ${moment(fromMs)} to ${moment(untilMs)}: ` +
  'the clocks and the times to reveal that ran then are longer by as much.';
