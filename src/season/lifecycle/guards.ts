/** Checks and queries that every season shares. */
import { sha256OfText } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { hostingOf } from '../../rulesets';
import type { HostPower, Ruleset } from '../../rulesets';
import { hostsSeason, hostingView } from '../hosting/hosts';
import type { HostingView } from '../hosting/hosts';
import { unlessPausedOf } from '../model/pausing';
import { awakePlayers, isNameTaken, isWelcome, playerOfAccount } from '../model/players';
import type { Refuse } from '../model/refusals';
import type { SeasonRow, SeasonState } from '../model/rows';

/** The fields of a season in lists. */
export type SeasonSummary = Pick<
  SeasonRow,
  'name' | 'description' | 'hostAccountId' | 'visibility' | 'status' | 'inviteHash'
> & {
  /** Null before the start, and in games without phases. */
  readonly phase: string | null;
  readonly edition: string;
  readonly rehearsal: boolean;
  readonly playerCount: number;
};

/** Access to a game's season for the shared code. */
export type GuardContext<State extends SeasonState, F, Anchor extends string> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly rulesetOf: (state: State) => Ruleset;
  /** Null before the start, and in games without phases. */
  readonly phaseOf: (state: State) => string | null;
  readonly refuse: Refuse<F>;
  /** Makes the refusal after the season's end. */
  readonly over: (rule: Anchor, endedAtMs: Instant | null) => F;
};

/** The joining account and its invitation code. */
export type Joining = { readonly accountId: AccountId; readonly inviteCode: string | null };

export function guardsOf<State extends SeasonState, F, Anchor extends string>({
  seasonOf,
  rulesetOf,
  phaseOf,
  refuse,
  over,
}: GuardContext<State, F, Anchor>) {
  const isHost = (state: State, account: AccountId): boolean =>
    hostsSeason(state, seasonOf(state), account);

  const isInvited = (state: State, account: AccountId, code: string | null): boolean => {
    const { visibility, inviteHash } = seasonOf(state);
    if (visibility === 'PUBLIC' || isHost(state, account)) return true;
    return code !== null && inviteHash !== null && sha256OfText(code) === inviteHash;
  };
  return {
    seasonOf,
    rulesetOf,
    phaseOf,
    refuse,
    isHost,
    /** Refuses after the season's end. The action is allowed before the start. */
    unlessOver: (state: State, rule: Anchor): F | null => {
      const { status, endedAtMs } = seasonOf(state);
      return status === 'ENDED' ? over(rule, endedAtMs) : null;
    },
    /** Refuses outside rehearsals. */
    unlessRehearsal: (state: State): F | null =>
      seasonOf(state).testClockMs === null ? refuse('NOT_A_REHEARSAL', 'seasons') : null,
    /**
     * Refuses if the rules take the power from the host [ruling L10]. If every active player is a
     * host, the hosts have the power all the same, since no other player could vote on it.
     */
    unlessPower: (state: State, power: HostPower): F | null => {
      const isHeld = hostingOf(rulesetOf(state)).powers.includes(power);
      if (isHeld || awakePlayers(state).every(({ accountId }) => isHost(state, accountId))) {
        return null;
      }
      return refuse('NOT_A_HOST_POWER', 'seasons', { power });
    },
    unlessPaused: unlessPausedOf(seasonOf, refuse),
    unlessNoPlayer: (state: State, account: AccountId): F | null =>
      playerOfAccount(state, account) === null ? null : refuse('ALREADY_A_PLAYER', 'players'),
    /** Refuses a wrong invitation code. A host needs none. */
    unlessInvited: (state: State, { accountId, inviteCode }: Joining): F | null =>
      isInvited(state, accountId, inviteCode) ? null : refuse('INVITE_WRONG', 'seasons'),
    unlessNameTaken: (state: State, name: string): F | null =>
      isNameTaken(state, name) ? refuse('NAME_TAKEN', 'players', { name }) : null,
    /**
     * True if the account may see the season: the season is public, or the account hosts it, plays
     * in it, or left it voluntarily [ruling S20].
     */
    canSee: (state: State, account: AccountId | null): boolean => {
      if (seasonOf(state).visibility === 'PUBLIC') return true;
      return account !== null && (isHost(state, account) || isWelcome(state, account));
    },
    /**
     * True if a viewer of the season may see the event's content. Other viewers see only that the
     * event exists.
     */
    seesEvent: (
      state: State,
      account: AccountId | null,
      event: { readonly type: string },
    ): boolean => event.type !== 'InviteRotated' || (account !== null && isHost(state, account)),
    hosting: (state: State): HostingView => hostingView(state, seasonOf(state), rulesetOf(state)),
    summary: (state: State): SeasonSummary => {
      const { name, description, hostAccountId, visibility, status, inviteHash, testClockMs } =
        seasonOf(state);
      return {
        name,
        description,
        inviteHash,
        phase: phaseOf(state),
        edition: rulesetOf(state).edition,
        hostAccountId,
        visibility,
        status,
        rehearsal: testClockMs !== null,
        playerCount: state.countBy('players', 'active', 'yes'),
      };
    },
  };
}
