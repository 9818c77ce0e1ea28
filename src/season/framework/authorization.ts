/**
 * Checks who may send a command. "Only players may perform actions" [Players]; the texts do not
 * mention the host's powers. This check comes before the checks of content and time.
 */
import { HOST } from '../../kernel';
import type { AccountId, Actor, Instant, Stepwise } from '../../kernel';
import type { HostPower } from '../../rulesets';
import type { Command, WaitingOffer } from './command';
import type { Offer } from './option';
import { formerActor, playerActor, playerOfAccount } from '../model/players';
import type { Refuse } from '../model/refusals';
import type { PlayerRow } from '../model/rows';
import type { AskedOf, GameTypes, MomentOf, TurnOf } from '../model/types';

type RoleGuards<G extends GameTypes> = {
  readonly isHost: (state: G['state'], account: AccountId) => boolean;
  /** Refuses if the rules take the power from the host. */
  readonly unlessPower: (state: G['state'], power: HostPower) => G['refusal'] | null;
  /** Refuses while the season is paused. */
  readonly unlessPaused: (state: G['state']) => G['refusal'] | null;
  readonly refuse: Refuse<G['refusal']>;
};

/** A partial command: the fields `K` are always known, the other fields only in a real command. */
export type PartialCommand<C, K extends keyof C> = { readonly accountId: AccountId } & Pick<C, K> &
  Partial<Omit<C, K | 'type'>>;

/** The part of a command that its offer states, as typed facts of the game. */
type OfferFacts<C, K extends keyof C, Facts> = Declared<Pick<C, K>, Facts> &
  Partial<Declared<Omit<C, 'type'>, Facts>>;

type Declared<T, Facts> = {
  readonly [N in keyof T]: N extends keyof Facts ? T[N] & Facts[N] : never;
};

/** The refusal, or null: at once, or after the steps of long work. */
type Decided<F> = F | null | Stepwise<F | null>;

const isStepwise = <F extends object>(decided: Decided<F>): decided is Stepwise<F | null> =>
  decided !== null && Symbol.iterator in decided;

/** The parts of a command that do not depend on its sender. */
type CommonSpec<G extends GameTypes, C> = {
  /** The command's section of the rules. */
  readonly rule: G['anchor'];
  readonly inRules?: (state: G['state']) => G['refusal'] | null;
  readonly shape?: (command: C) => G['refusal'] | null;
  /** True for messages and votes, which a pause allows [ruling AA5]. */
  readonly whilePaused?: true;
  readonly made?: (event: G['event'], command: C) => string | null;
};

/**
 * A command of any sender. `refuses`: the refusal that the known fields already cause. `offers`:
 * the possible commands.
 */
export type CommandSpec<G extends GameTypes, C, K extends keyof C = never> = CommonSpec<G, C> & {
  readonly refuses?: (moment: MomentOf<G>, known: PartialCommand<C, K>) => G['refusal'] | null;
  readonly offers?: (
    moment: MomentOf<G>,
    account: AccountId,
  ) => readonly Offer<OfferFacts<C, K, G['facts']>, G['anchor'], G['facts']>[];
  readonly decide: (turn: TurnOf<G>, command: AskedOf<C>) => Decided<G['refusal']>;
};

/** A player's command. An idle player can send it only if `whileIdle` is true. */
export type PlayerCommandSpec<G extends GameTypes, C, K extends keyof C = never> = CommonSpec<
  G,
  C
> & {
  readonly whileIdle?: true;
  readonly refuses?: (
    moment: MomentOf<G>,
    player: PlayerRow,
    known: PartialCommand<C, K>,
  ) => G['refusal'] | null;
  readonly offers?: (
    moment: MomentOf<G>,
    player: PlayerRow,
  ) => readonly Offer<OfferFacts<C, K, G['facts']>, G['anchor'], G['facts']>[];
  readonly decide: (
    turn: TurnOf<G>,
    player: PlayerRow,
    command: AskedOf<C>,
  ) => Decided<G['refusal']>;
};

const nothing = (): null => null;

/** The instant at which the offer becomes an option; null if it is an option already. */
const beginsAt = <G extends GameTypes>(
  { now }: MomentOf<G>,
  { fromMs = now }: Pick<Offer<object, string>, 'fromMs'>,
): Instant | null => (fromMs > now ? fromMs : null);

/** Completes a command from its parts. Offers that would be refused are not listed as options. */
function completeCommand<G extends GameTypes, C, K extends keyof C>(
  actor: Command<G, C>['actor'],
  parts: CommandSpec<G, C, K>,
): Command<G, C> {
  const { rule, inRules = nothing, shape = nothing, made = nothing, offers } = parts;
  // The cast is safe: a sent command has all fields, and an offer has the fields `K`.
  const refuses = (moment: MomentOf<G>, known: object): G['refusal'] | null =>
    parts.refuses?.(moment, known as PartialCommand<C, K>) ?? null;
  const offered = (
    moment: MomentOf<G>,
    account: AccountId,
  ): readonly Offer<object, G['anchor']>[] =>
    offers === undefined || inRules(moment.state) !== null ? [] : offers(moment, account);
  const refusalOf = (
    moment: MomentOf<G>,
    { known }: Offer<object, G['anchor']>,
    accountId: AccountId,
  ): G['refusal'] | null => refuses(moment, { ...known, accountId });
  return {
    rule,
    actor,
    inRules,
    shape,
    made,
    offers: (moment, account) =>
      offered(moment, account).filter(
        (offer) => beginsAt(moment, offer) === null && refusalOf(moment, offer, account) === null,
      ),
    waiting: (moment, account) =>
      offered(moment, account).flatMap((offer): WaitingOffer<G>[] => {
        const { waits = null } = offer;
        if (waits === null) return [];
        const fromMs = beginsAt(moment, offer);
        return [{ waits, offer, fromMs, refusal: refusalOf(moment, offer, account) }];
      }),
    refusal: (moment, accountId, known) => refuses(moment, { ...known, accountId }),
    *decide(turn, command) {
      const refusal = refuses(turn, command);
      if (refusal !== null) return refusal;
      const decided = parts.decide(turn, command);
      return isStepwise(decided) ? yield* decided : decided;
    },
  };
}

/** The kinds of sender that every game has, with a function that makes commands for each. */
export function rolesOf<G extends GameTypes>({
  isHost,
  unlessPower,
  unlessPaused,
  refuse,
}: RoleGuards<G>) {
  const host = (): Actor => HOST;
  const pausedFor = (
    { whilePaused }: { readonly whilePaused?: true },
    state: G['state'],
  ): G['refusal'] | null => (whilePaused === true ? null : unlessPaused(state));
  return {
    by: <C, K extends keyof C = never>(
      actor: Command<G, C>['actor'],
      parts: CommandSpec<G, C, K>,
    ): Command<G, C> =>
      completeCommand<G, C, K>(actor, {
        ...parts,
        refuses: (moment, known) =>
          parts.refuses?.(moment, known) ?? pausedFor(parts, moment.state),
      }),
    /** Makes a command of a player. */
    byPlayer: <C, K extends keyof C = never>(parts: PlayerCommandSpec<G, C, K>): Command<G, C> => {
      const notAPlayer = (): G['refusal'] => refuse('NOT_A_PLAYER', 'players');
      const { refuses, offers, decide, whileIdle = false } = parts;
      const idles = ({ idleSinceMs }: PlayerRow): boolean => !whileIdle && idleSinceMs !== null;
      return completeCommand<G, C, K>(playerActor, {
        ...parts,
        refuses: (moment, known) => {
          const player = playerOfAccount(moment.state, known.accountId);
          if (player === null) return notAPlayer();
          if (idles(player)) return refuse('YOU_ARE_IDLE', 'players');
          return pausedFor(parts, moment.state) ?? refuses?.(moment, player, known) ?? null;
        },
        offers: (moment, account) => {
          const player = playerOfAccount(moment.state, account);
          return player === null || idles(player) ? [] : (offers?.(moment, player) ?? []);
        },
        decide: (turn, command) => {
          const player = playerOfAccount(turn.state, command.accountId);
          return player === null ? notAPlayer() : decide(turn, player, command);
        },
      });
    },
    /** Makes a command of an account that does not play yet. The command is allowed in a pause. */
    byNewcomer: <C, K extends keyof C = never>(parts: CommandSpec<G, C, K>): Command<G, C> =>
      completeCommand<G, C, K>(playerActor, parts),
    /**
     * Makes a command of any account. The actor is the account's last player; for an account
     * without a player, the player that it would become by joining.
     */
    byFormer: <C, K extends keyof C = never>(parts: CommandSpec<G, C, K>): Command<G, C> =>
      completeCommand<G, C, K>(formerActor, parts),
    /** Makes a command of a host; `power` is a power that the rules can take from hosts. */
    byHost: <C, K extends keyof C = never>(
      parts: CommandSpec<G, C, K>,
      power: HostPower | null = null,
    ): Command<G, C> =>
      completeCommand<G, C, K>(host, {
        ...parts,
        refuses: (moment, known) => {
          if (!isHost(moment.state, known.accountId)) return refuse('NOT_THE_HOST', 'seasons');
          const taken = power === null ? null : unlessPower(moment.state, power);
          return taken ?? parts.refuses?.(moment, known) ?? null;
        },
      }),
    /** Makes a command of the account that creates the season and becomes its host. */
    byFounder: <C>(parts: CommandSpec<G, C>): Command<G, C> =>
      completeCommand<G, C, never>(host, parts),
  };
}
