import type { AccountId, Actor, Instant, Stepwise } from '../../kernel';
import { optionFrom } from './option';
import type { Offer, Option, Waiting, Waits } from './option';
import type { Ruleset } from '../../rulesets';
import type { SeasonRow } from '../model/rows';
import { withTitles } from './fact-titles';
import type { AskedOf, GameTypes, MomentOf, OfType, TurnOf } from '../model/types';

/** A task's offer, with its present refusal. */
export type WaitingOffer<G extends GameTypes> = Pick<
  Waiting<G['anchor'], G['refusal']>,
  'fromMs' | 'refusal'
> & {
  readonly waits: Waits;
  readonly offer: Offer<object, G['anchor']>;
};

/** A complete command. Method syntax lets any command be passed to a table of all commands. */
export interface Command<G extends GameTypes, C> {
  /** The command's section of the rules. */
  readonly rule: G['anchor'];
  /** The actor of the command's events: the account's role. */
  actor(state: G['state'], account: AccountId, command: C): Actor;
  /** Refuses if the season's rules lack this feature. It is called before `shape`. */
  inRules(state: G['state']): G['refusal'] | null;
  /** Refuses a malformed command, by its fields alone. */
  shape(command: C): G['refusal'] | null;
  /** The commands that the account could send now without a known refusal. */
  offers(moment: MomentOf<G>, account: AccountId): readonly Offer<object, G['anchor']>[];
  /** The refusal that the known fields of the account's command cause now; null for none. */
  refusal(moment: MomentOf<G>, account: AccountId, known: object): G['refusal'] | null;
  /** The account's tasks, including tasks that can be done only later. */
  waiting(moment: MomentOf<G>, account: AccountId): readonly WaitingOffer<G>[];
  /**
   * Carries the command out, or returns the refusal. After a refusal the caller undoes the changes.
   * Only long work has several steps.
   */
  decide(turn: TurnOf<G>, command: AskedOf<C>): Stepwise<G['refusal'] | null>;
  /**
   * The local id of the thing that the command made or changed; null if this event does not contain
   * it.
   */
  made(event: G['event'], command: C): string | null;
}

/** A table with one entry for each command of the union `C`, by the command's type. */
export type CommandTable<
  G extends GameTypes,
  C extends { readonly type: string } = G['command'],
> = {
  readonly [T in C['type']]: Command<G, OfType<C, T>>;
};

/** A partial command: the fields known before it is sent. */
export type KnownOf<C> = C extends { readonly type: infer T }
  ? { readonly type: T } & Partial<Omit<C, 'type'>>
  : never;

/** The name of the command's mutation. */
const mutationOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

type Refused<G extends GameTypes> = G['refusal'];

/** Access to a game's season, its time and its rules. */
type SeasonAccess<State> = {
  readonly seasonOf: (state: State) => Pick<SeasonRow, 'status'>;
  readonly nowIn: (state: State, real: Instant) => Instant;
  readonly rulesetOf: (state: State) => Ruleset;
};

/**
 * The functions that handle any command of the table. `real`: the instant to which the state has
 * been advanced.
 */
export function commandsOf<G extends GameTypes>(
  table: CommandTable<G>,
  { seasonOf, nowIn, rulesetOf }: SeasonAccess<G['state']>,
) {
  const titled = (state: G['state'], refusal: Refused<G> | null): Refused<G> | null =>
    refusal === null ? null : withTitles(() => rulesetOf(state), refusal);
  const momentOf = (state: G['state'], real: Instant): MomentOf<G> => ({
    state,
    now: nowIn(state, real),
  });
  // The cast is safe: the table lists each command under its own type.
  const of = ({ type }: G['command']): Command<G, G['command']> =>
    table[type as G['command']['type']];
  const all = Object.entries<Command<G, G['command']>>(table);
  function* decide(turn: TurnOf<G>, command: AskedOf<G['command']>): Stepwise<G['refusal'] | null> {
    return titled(turn.state, yield* of(command).decide(turn, command));
  }
  return {
    actorOf: (state: G['state'], account: AccountId, command: G['command']): Actor =>
      of(command).actor(state, account, command),
    /** The refusal of a feature that the rules lack, or else of a malformed command. */
    unlessAskable: (state: G['state'], command: G['command']): G['refusal'] | null =>
      titled(state, of(command).inRules(state) ?? of(command).shape(command)),
    decide,
    /** The account's options, in the order of the table. */
    optionsOf: (state: G['state'], account: AccountId, real: Instant): Option<G['anchor']>[] => {
      const moment = momentOf(state, real);
      return all.flatMap(([type, command]) =>
        command
          .offers(moment, account)
          .map((offer) => optionFrom(mutationOf(type), command.rule, offer)),
      );
    },
    /** The refusal of the account's partial command; null for none. */
    refusalOf: (
      state: G['state'],
      account: AccountId,
      real: Instant,
      { type, ...known }: KnownOf<G['command']>,
    ): G['refusal'] | null => {
      const command = of({ type });
      return titled(
        state,
        command.inRules(state) ?? command.refusal(momentOf(state, real), account, known),
      );
    },
    /** The account's tasks, in the order of the table; empty after the season's end. */
    waitingOf: (
      state: G['state'],
      account: AccountId,
      real: Instant,
    ): Waiting<G['anchor'], G['refusal']>[] => {
      if (seasonOf(state).status === 'ENDED') return [];
      const moment = momentOf(state, real);
      return all.flatMap(([type, command]) =>
        command.waiting(moment, account).map(({ waits, offer, fromMs, refusal }) => ({
          ...waits,
          option: optionFrom(mutationOf(type), command.rule, offer),
          fromMs,
          refusal: titled(state, refusal),
        })),
      );
    },
    /**
     * The local id of the thing that the command made or changed, such as `l3`, `g7`, `p2`; null if
     * there is none. Things that a command causes indirectly, such as the steward's lots, are
     * ignored.
     */
    subjectOf: (command: G['command'], events: readonly G['event'][]): string | null => {
      for (const event of events) {
        const subject = of(command).made(event, command);
        if (subject !== null) return subject;
      }
      return null;
    },
  };
}
