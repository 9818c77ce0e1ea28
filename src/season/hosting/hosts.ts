/**
 * The hosts: the first host, who made or received the season, and the players who share it. A
 * player who leaves stops hosting, except the first host, who need not be a player [ruling L10].
 */
import { violation, HOST, instant, plusRulesDays } from '../../kernel';
import type { AccountId, PlayerId, Actor, Instant, Stamped } from '../../kernel';
import { hostingOf } from '../../rulesets';
import type { Hosting, HostPower, Ruleset } from '../../rulesets';
import { ownerOf } from '../model/owners';
import { playerOfAccount, presentPlayer } from '../model/players';
import type { SeasonRow, SeasonState } from '../model/rows';

export type Hosts = Pick<SeasonRow, 'hostAccountId' | 'coHostIds'>;

/** The first host, then the other hosts in the order in which they began. */
export const hostAccounts = (
  state: SeasonState,
  { hostAccountId, coHostIds }: Hosts,
): readonly AccountId[] => [
  hostAccountId,
  ...coHostIds.flatMap((id) => presentPlayer(state, id)?.accountId ?? []),
];

export const hostsSeason = (state: SeasonState, hosts: Hosts, account: AccountId): boolean =>
  hosts.hostAccountId === account || hostAccounts(state, hosts).includes(account);

/** The first host's player; null if the first host does not play. */
export const firstHostPlayer = (state: SeasonState, { hostAccountId }: Hosts): PlayerId | null =>
  playerOfAccount(state, hostAccountId)?.id ?? null;

export const isHostingPlayer = (state: SeasonState, hosts: Hosts, id: PlayerId): boolean =>
  firstHostPlayer(state, hosts) === id || hosts.coHostIds.includes(id);

/** Writes the hosts of a season. */
export type PatchHosts<State> = (
  state: State,
  changed: Partial<Pick<SeasonRow, 'hostAccountId' | 'coHostIds' | 'hostActedAtMs'>>,
) => void;

/** The invariants of hosts: each host is listed once, and all except the first are players. */
export function hostingViolations(state: SeasonState, season: SeasonRow): string[] {
  const accounts = hostAccounts(state, season);
  return [
    ...violation(season.hostAccountId !== '', 'nobody hosts'),
    ...violation(new Set(accounts).size === accounts.length, 'somebody hosts twice'),
    ...season.coHostIds.flatMap((id) =>
      violation(presentPlayer(state, id) !== null, `${id} hosts and is no player`),
    ),
    ...violation(season.hostActedAtMs >= season.createdAtMs, 'a host acted before the season'),
  ];
}

/**
 * Records that a host was active, for events whose author is a host. Call this after each event.
 * `another`: true for further actors that are hosts.
 */
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

/**
 * The instant from which the host counts as away, if inactive until then, and can be replaced
 * [ruling L10]; null if the rules have no such limit.
 */
export function hostAwayAt(season: SeasonRow, { awayDays }: Hosting): Instant | null {
  if (awayDays === null) return null;
  const { hostActedAtMs, pausedSinceMs, pausedUntilMs } = season;
  const paused =
    pausedSinceMs === null || pausedUntilMs === null
      ? 0
      : Math.max(0, pausedUntilMs - Math.max(pausedSinceMs, hostActedAtMs));
  return plusRulesDays(season, instant(hostActedAtMs + paused), awayDays);
}

/** The public view of a season's hosts and their powers [ruling L10]. */
export type HostingView = {
  /** Starts with the first host. */
  readonly accountIds: readonly AccountId[];
  readonly powers: readonly HostPower[];
  readonly actedAtMs: Instant;
  /** The instant from which the players can replace the host; null if the rules never allow it. */
  readonly awayAtMs: Instant | null;
};

export function hostingView(state: SeasonState, season: SeasonRow, ruleset: Ruleset): HostingView {
  const hosting = hostingOf(ruleset);
  return {
    accountIds: hostAccounts(state, season),
    powers: hosting.powers,
    actedAtMs: season.hostActedAtMs,
    awayAtMs: hostAwayAt(season, hosting),
  };
}
