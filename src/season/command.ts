import type { AccountId, Actor, Instant } from '../kernel';
import { optionFrom } from './option';
import type { Offer, Option } from './option';
import type { SeasonRow } from './rows';
import type { AskedOf, GameTypes, MomentOf, OfType, TurnOf } from './types';
import type { Waiting } from './waiting';
import type { Waits } from './waits';

/** What is offered and waits, and why it would be refused now. */
export type WaitingOffer<G extends GameTypes> = Pick<
  Waiting<G['anchor'], G['refusal']>,
  'fromMs' | 'refusal'
> & {
  readonly waits: Waits;
  readonly offer: Offer<object, G['anchor']>;
};

/** A command, whole. Methods, so that a table of all can be asked about any. */
export interface Command<G extends GameTypes, C> {
  /** The section of the rules that it comes from. */
  readonly rule: G['anchor'];
  /** As whom the account does it: what the events of it will say. */
  actor(state: G['state'], account: AccountId, command: C): Actor;
  /** The refusal where the season's rules have nothing of the kind. It comes before the shape. */
  inRules(state: G['state']): G['refusal'] | null;
  /** What can be said of it without a look at the season, whoever sends it and whenever. */
  shape(command: C): G['refusal'] | null;
  /** What the account would not be refused now, as far as is known before it asks. */
  offers(moment: MomentOf<G>, account: AccountId): readonly Offer<object, G['anchor']>[];
  /** Why the account would be refused now, as far as is known; null where it would not. */
  refusal(moment: MomentOf<G>, account: AccountId, known: object): G['refusal'] | null;
  /** What of it waits for the account, though it may have to wait for its time. */
  waiting(moment: MomentOf<G>, account: AccountId): readonly WaitingOffer<G>[];
  /** Does what is asked, or says why not; after a refusal the caller takes back what changed. */
  decide(turn: TurnOf<G>, command: AskedOf<C>): G['refusal'] | null;
  /** The local id of what it made or changed, if this event of it tells. */
  made(event: G['event'], command: C): string | null;
}

/** Every member of the union `C` of commands, each under its own type. */
export type CommandTable<
  G extends GameTypes,
  C extends { readonly type: string } = G['command'],
> = {
  readonly [T in C['type']]: Command<G, OfType<C, T>>;
};

/** A command as far as it is known before anybody asks for it. */
export type KnownOf<C> = C extends { readonly type: infer T }
  ? { readonly type: T } & Partial<Omit<C, 'type'>>
  : never;

/** The mutation that sends a command has its name. */
const mutationOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** How a game finds its season, and what time it is there. */
type Ground<State> = {
  readonly seasonOf: (state: State) => Pick<SeasonRow, 'status'>;
  readonly nowIn: (state: State, real: Instant) => Instant;
};

/** What a table says of whatever command comes. `real`: the instant to which a state has been advanced. */
export function commandsOf<G extends GameTypes>(
  table: CommandTable<G>,
  { seasonOf, nowIn }: Ground<G['state']>,
) {
  const momentOf = (state: G['state'], real: Instant): MomentOf<G> => ({
    state,
    now: nowIn(state, real),
  });
  // A command stands under its own type: the compiler cannot follow that through a union.
  const of = ({ type }: G['command']): Command<G, G['command']> =>
    table[type as G['command']['type']];
  const all = Object.entries<Command<G, G['command']>>(table);
  return {
    actorOf: (state: G['state'], account: AccountId, command: G['command']): Actor =>
      of(command).actor(state, account, command),
    /** The refusal of what this season's rules do not have, and then of what cannot be meant. */
    unlessAskable: (state: G['state'], command: G['command']): G['refusal'] | null =>
      of(command).inRules(state) ?? of(command).shape(command),
    decide: (turn: TurnOf<G>, command: AskedOf<G['command']>): G['refusal'] | null =>
      of(command).decide(turn, command),
    /** What the account can do, in the order of the table. */
    optionsOf: (state: G['state'], account: AccountId, real: Instant): Option<G['anchor']>[] => {
      const moment = momentOf(state, real);
      return all.flatMap(([type, command]) =>
        command
          .offers(moment, account)
          .map((offer) => optionFrom(mutationOf(type), command.rule, offer)),
      );
    },
    /** Why the account would be refused a command of which that much is known; null where it would not. */
    refusalOf: (
      state: G['state'],
      account: AccountId,
      real: Instant,
      { type, ...known }: KnownOf<G['command']>,
    ): G['refusal'] | null => {
      const command = of({ type });
      return command.inRules(state) ?? command.refusal(momentOf(state, real), account, known);
    },
    /** What waits for the account, in the order of the table. Nothing does after the end. */
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
          refusal,
        })),
      );
    },
    /**
     * The local id of what the command made or changed: `l3`, `g7`, `p2`; null if it made nothing
     * that has one. What was done beside it, such as the steward's lots, does not count.
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
