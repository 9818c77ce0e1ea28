/** The end of a season, by its host or by a victory. */
import type { DescribeSeason } from './describe';
import type { HostingCommand } from '../hosting/vocabulary';
import type { RotateInvite } from './invitation';
import { playersOf } from '../model/players';
import type { SeasonState } from '../model/rows';

/**
 * `operator`: true if an operator closes the season for the host. The rules' limits on the host's
 * powers then do not apply.
 */
export type CloseSeason = { readonly type: 'CloseSeason'; readonly operator?: true };

/** The host's commands in any season. */
export type HostsCommand = DescribeSeason | RotateInvite | HostingCommand | CloseSeason;

type Closing<State, F> = {
  readonly unlessOver: (state: State, rule: 'seasons') => F | null;
  readonly unlessPower: (state: State, power: 'CLOSE_SEASON') => F | null;
};

/** A command of the host. `close`: ends everything in progress and emits the events. */
export const closeSeasonOf = <T extends { readonly state: State }, State, F>(
  { unlessOver, unlessPower }: Closing<State, F>,
  description: string,
  close: (turn: T) => void,
) => ({
  rule: 'seasons' as const,
  refuses: (
    { state }: { readonly state: State },
    { operator }: { readonly operator?: true | undefined },
  ) =>
    (operator === true ? null : unlessPower(state, 'CLOSE_SEASON')) ?? unlessOver(state, 'seasons'),
  offers: () => [{ description }],
  decide: (turn: T) => {
    close(turn);
    return null;
  },
});

/** Fields of the event records that end a season: all present players get an inbox entry. */
export const NOTIFIES_ALL = {
  channel: null,
  notice: 'SEASON_ENDED' as const,
  concerns: (_event: object, state: SeasonState) => playersOf(state, false).map(({ id }) => id),
};
