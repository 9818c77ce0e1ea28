/** A host who is inactive for long is away: the players can have another host [ruling L10]. */
import { HOST, instant, plusRulesDays } from '../../kernel';
import type { Actor, Instant, Stamped } from '../../kernel';
import type { Hosting } from '../../rulesets';
import { ownerOf } from '../model/owners';
import { playerOfAccount } from '../model/players';
import type { SeasonRow, SeasonState } from '../model/rows';
import { hostAccounts } from './hosts';
import type { PatchHosts } from './patch';

/** After each event: its author may be a host, acting as host, as player or as `another` role. */
export const hostActedOf =
  <State extends SeasonState>(
    seasonOf: (state: State) => SeasonRow,
    patch: PatchHosts<State>,
    another: (state: State, actor: Actor) => boolean = () => false,
  ) =>
  (state: State, { actor, atMs }: Pick<Stamped<unknown>, 'actor' | 'atMs'>): void => {
    const season = seasonOf(state);
    const isHosts = actor === HOST || isHostAsPlayer(state, season, actor) || another(state, actor);
    if (isHosts && atMs > season.hostActedAtMs) patch(state, { hostActedAtMs: atMs });
  };

const isHostAsPlayer = (state: SeasonState, season: SeasonRow, actor: Actor): boolean =>
  hostAccounts(state, season).some((account) => {
    const player = playerOfAccount(state, account);
    return player !== null && ownerOf(player.id) === actor;
  });

/** The instant at which an inactive host is away; null if the rules have no such limit. */
export function hostAwayAt(season: SeasonRow, { awayDays }: Hosting): Instant | null {
  if (awayDays === null) return null;
  const { hostActedAtMs, pausedSinceMs, pausedUntilMs } = season;
  const paused =
    pausedSinceMs === null || pausedUntilMs === null
      ? 0
      : Math.max(0, pausedUntilMs - Math.max(pausedSinceMs, hostActedAtMs));
  return plusRulesDays(season, instant(hostActedAtMs + paused), awayDays);
}
