/** A season as its accounts see it: the tasks and notices of each account. */
import { GAMES } from '../../src/engine';
import type { DynastyState } from '../../src/dynasty';
import { canonicalJson } from '../../src/kernel';
import type { AccountId, Instant, Refusal } from '../../src/kernel';
import type { RoundState } from '../../src/round';
import { activePlayers, playerOfAccount } from '../../src/season';
import type { NoticeKind, Option, Recipient, Waiting } from '../../src/season';
import type { SomeJournal } from './journals';

export type Waits = Waiting<string, Refusal>;
export type Notice = {
  readonly kind: NoticeKind;
  readonly type: string;
  readonly event: Readonly<Record<string, unknown>>;
};
/** An account's part of a step. */
export type Part = {
  readonly account: AccountId;
  /** True if the account acted itself. */
  readonly isOwn: boolean;
  readonly told: readonly Notice[];
  readonly waiting: readonly Waits[];
  readonly options: readonly Option<string>[];
};
/** A step: one act of an account, or of the clock at one instant, with all its events. */
export type Step = {
  readonly seq: number;
  readonly atMs: Instant;
  readonly types: readonly string[];
  readonly parts: readonly Part[];
};

type Journal = SomeJournal['journal'];
type Stamp = Journal[number];

/** The events grouped by act, in order. */
function groupsOf(journal: Journal): Stamp[][] {
  const groups: Stamp[][] = [];
  for (const stamped of journal) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last?.atMs === stamped.atMs && (isServer(stamped) || last.actor === stamped.actor);
    if (isSame) groups.at(-1)?.push(stamped);
    else groups.push([stamped]);
  }
  return groups;
}

/** True for an event of the server, which belongs to the act that caused it. */
const isServer = ({ actor }: Stamp): boolean => ['clock', 'steward'].includes(actor);

/** Sets a rehearsal’s clock to the event's time. Returns the dealer of a dynasty. */
function lookAt({ kind }: SomeJournal, state: unknown, atMs: Instant): AccountId[] {
  if (kind === 'ROUND') {
    const round = (state as RoundState).need('rounds', 'round');
    const testClockMs = round.testClockMs === null ? null : atMs;
    (state as RoundState).put('rounds', { ...round, testClockMs });
    return [];
  }
  const dynasty = (state as DynastyState).need('dynasties', 'dynasty');
  const testClockMs = dynasty.testClockMs === null ? null : atMs;
  (state as DynastyState).put('dynasties', { ...dynasty, testClockMs });
  return [dynasty.dealerAccountId];
}

export function* storyOf(some: SomeJournal): Generator<Step> {
  const game = GAMES[some.kind];
  const state = game.empty();
  for (const group of groupsOf(some.journal)) {
    const told: (Recipient & Notice)[] = [];
    for (const stamped of group) {
      game.evolve(state, stamped);
      const { event } = stamped;
      const notice = { type: event.type, event: { ...event } };
      told.push(...game.recipientsOf(state, event).map((one) => ({ ...one, ...notice })));
    }
    const { seq, atMs } = group.at(-1) as Stamp;
    const players = activePlayers(state).map(({ accountId }) => accountId);
    const accounts = [...new Set([...players, ...lookAt(some, state, atMs)])];
    const parts = accounts.map((account): Part => {
      const player = playerOfAccount(state, account);
      return {
        account,
        isOwn: group.some((one) => one.actor === `player:${player?.id ?? ''}`),
        told: told.filter(({ accountId }) => accountId === account),
        waiting: game.waitingOf(state, account, atMs),
        options: game.optionsOf(state, account, atMs),
      };
    });
    yield { seq, atMs, types: group.map(({ event }) => event.type), parts };
  }
}

/** A task's key, without its player. */
export const keyOf = ({ kind, option }: Waits): string =>
  canonicalJson([kind, option.mutation, option.known, option.facts['actionId'] ?? null]);

export const isDoable = ({ fromMs, refusal }: Waits): boolean =>
  fromMs === null && refusal === null;
