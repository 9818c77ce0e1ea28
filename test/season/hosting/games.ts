/** The same season in either game, behind one interface. */
import { eventText as dynastyText, optionsOf as dynastyOptions } from '../../../src/dynasty';
import { eventText as roundText, optionsOf as roundOptions } from '../../../src/round';
import { accountId } from '../../../src/kernel';
import type { Instant, JsonObject, PlayerId } from '../../../src/kernel';
import { dynastyOf } from '../../../src/dynasty';
import type { Hosting, RoundRuleset } from '../../../src/rulesets';
import { roundOf } from '../../../src/round';
import {
  EDITION,
  TestRound,
  replay as replayRound,
  rowsOf as roundRows,
} from '../../round/harness';
import {
  replay as replayDynasty,
  rowsOf as dynastyRows,
  rules,
  TestDynasty,
} from '../../dynasty/harness';

/** A season of either game, with the commands common to both. */
export type Played = {
  readonly season: () => ReturnType<typeof roundOf> | ReturnType<typeof dynastyOf>;
  /** The unit of pauses, in days. */
  readonly unit: 1 | 7;
  readonly ask: (who: string, command: Asked) => { readonly code: string } | null;
  readonly do: (who: string, command: Asked) => readonly { readonly type: string }[];
  readonly join: (...names: string[]) => void;
  readonly player: (name: string) => PlayerId;
  readonly options: (who: string) => readonly { readonly mutation: string }[];
  readonly wait: (days: number, by?: string) => void;
  readonly until: (at: number) => void;
  readonly sentences: () => readonly string[];
  readonly types: () => readonly string[];
  /** True if the proposal with this number is open. */
  readonly open: (proposal: number) => boolean;
  /** The state folded from the journal, then the present state. */
  readonly folds: () => readonly [unknown, unknown];
};

/** The commands common to both games. */
export type Asked =
  | { readonly type: 'HandOnHost'; readonly playerId: PlayerId; readonly stay: boolean }
  | { readonly type: 'ShareHost' | 'UnshareHost' | 'RemovePlayer'; readonly playerId: PlayerId }
  | { readonly type: 'CloseSeason'; readonly operator?: true }
  | { readonly type: 'SetClientSeed'; readonly sha256: null }
  | { readonly type: 'LeaveSeason' | 'EraseName' | 'GoIdle' | 'ComeBack' }
  | { readonly type: 'Say'; readonly channel: 'PROPOSALS'; readonly text: string }
  | { readonly type: 'DescribeSeason'; readonly name: string | null; readonly description: null }
  | {
      readonly type: 'CastVote';
      readonly proposalId: `m${number}`;
      readonly vote: 'FOR' | 'AGAINST';
    }
  | {
      readonly type: 'SubmitProposal';
      readonly class: null;
      readonly title: string;
      readonly text: string;
      readonly effects: readonly HostingEffect[];
    };
export type HostingEffect =
  | { readonly type: 'REPLACE_HOST' | 'REMOVE_PLAYER'; readonly playerId: PlayerId }
  | { readonly type: 'CLOSE_SEASON' }
  | { readonly type: 'PAUSE_SEASON'; readonly days: number }
  | { readonly type: 'AMEND_RULESET'; readonly patch: readonly JsonObject[] }
  | { readonly type: 'RESUME_SEASON' };

const DAY_MS = 86_400_000;

/** A class that is open to everybody and decided by a majority after two days. */
const ANYBODYS: RoundRuleset['proposals']['classes'][number] = {
  class: 'OPEN',
  name: 'Open',
  period: { type: 'DAYS', days: 2 },
  popularity: { test: 'FOR_MORE_THAN_AGAINST' },
  reputableOnly: false,
  uses: null,
};

function openRound(hosting: Partial<Hosting> | null): Played {
  const open = { ...EDITION, proposals: { defaultClass: 'OPEN', classes: [ANYBODYS] } };
  const document =
    hosting === null
      ? open
      : { ...open, hosting: { awayDays: 14, powers: [], ...hosting } as never };
  const round = TestRound.open({ document });
  return {
    season: () => roundOf(round.state),
    unit: 7,
    ask: (who, command) => round.ask(who, command),
    do: (who, command) => round.do(who, command),
    join: (...names) => void round.join(...names),
    player: (name) => round.player(name),
    options: (who) => roundOptions(round.state, accountId(who), round.now),
    until: (at) => void round.advanceTo(at as Instant),
    wait: (days) => void round.advanceTo((round.now + days * DAY_MS) as Instant),
    open: (proposal) => round.state.need('proposals', `m${proposal}` as never).status === 'OPEN',
    types: () => round.journal.map(({ event }) => event.type),
    sentences: () => round.journal.map(({ event }) => roundText(round.state, event)),
    folds: () => [roundRows(replayRound(round.journal)), roundRows(round.state)],
  };
}

function openDynasty(hosting: Partial<Hosting> | null): Played {
  const document = rules(
    hosting === null ? {} : { hosting: { awayDays: 14, powers: [], ...hosting } as never },
  );
  const dynasty = TestDynasty.open({ document, rehearsal: false });
  return {
    season: () => dynastyOf(dynasty.state),
    unit: 1,
    ask: (who, command) => dynasty.ask(who, command),
    do: (who, command) => dynasty.do(who, command),
    join: (...names) => {
      dynasty.join(...names);
    },
    player: (name) => dynasty.player(name),
    options: (who) => dynastyOptions(dynasty.state, accountId(who), dynasty.now),
    until: (at) => void dynasty.advanceTo(at as Instant),
    wait: (days) => void dynasty.advanceTo((dynasty.now + days * DAY_MS) as Instant),
    open: (proposal) => dynasty.state.need('proposals', `m${proposal}` as never).status === 'OPEN',
    types: () => dynasty.journal.map(({ event }) => event.type),
    sentences: () => dynasty.journal.map(({ event }) => dynastyText(dynasty.state, event)),
    folds: () => [dynastyRows(replayDynasty(dynasty.journal)), dynastyRows(dynasty.state)],
  };
}

/** Both games. `hosting` are the rules on hosts; null for none. */
export const GAMES: readonly {
  readonly game: string;
  readonly open: (hosting?: Partial<Hosting> | null) => Played;
}[] = [
  { game: 'a round', open: (hosting = null) => openRound(hosting) },
  { game: 'a dynasty', open: (hosting = null) => openDynasty(hosting) },
];
