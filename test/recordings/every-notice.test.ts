import { canonicalJson } from '../../src/kernel';
import type { JsonObject } from '../../src/kernel';
import type { NoticeKind, WaitingKind } from '../../src/season';
import { rules, TestDynasty } from '../dynasty/harness';
import { recordedJournals, simulatedJournals } from './journals';
import type { SomeJournal } from './journals';
import { isDoable, keyOf, storyOf } from './story';
import type { Step, Waits } from './story';

/** A game that the server deals, ends and settles. */
function dealtByServer(): SomeJournal {
  const dynasty = TestDynasty.open({ document: rules({ automaticDealing: true }) });
  dynasty.join('ann', 'bob');
  dynasty.ready('ann', 'bob');
  dynasty.do('ann', { type: 'ResignGame', gameId: 'g1' });
  return { name: 'Giolitti, dealt by the server', kind: 'DYNASTY', journal: dynasty.journal };
}

const JOURNALS = [...recordedJournals(), dealtByServer(), ...simulatedJournals()].map(
  (some) => [some.name, some] as const,
);

/** The notices that announce each kind of task; null if no notice does. */
const TELLS: Readonly<Record<WaitingKind, readonly NoticeKind[] | null>> = {
  BIDS: ['AUCTION_OPEN'],
  OUTBID: ['OUTBID'],
  HAND: ['AUCTION_OPEN', 'HANDS_OPEN'],
  REVEAL: ['REVEAL_OPEN', 'TIME_CREDITED'],
  TRADE: ['TRADE_OFFERED'],
  CONTRACT: ['CONTRACT_OFFERED'],
  CONTRACT_CHANGE: ['CONTRACT_CHANGE_PROPOSED'],
  WAGER: ['WAR_PROPOSED'],
  WAR: ['WAR_PROPOSED'],
  VOTE: ['VOTE_OPEN'],
  CONFIDENCE_VOTE: ['VOTE_OPEN'],
  JUSTICE: ['JUSTICE_REQUESTED', 'JUDGE_CHOSEN'],
  TURN: ['YOUR_TURN', 'GAME_STARTED', 'SFIDA_ANSWERED'],
  SFIDA: ['SFIDA_OFFERED'],
  READINESS: null,
  BETS: ['GAME_ENDED'],
  GAME_TO_START: ['GAME_TO_START'],
  GAME_TO_END: ['GAME_TO_END'],
};
/** The tasks that each notice warns of. The notice is not sent once they are done. */
const WARNS: Partial<Record<NoticeKind, readonly WaitingKind[]>> = {
  AUCTION_OPEN: ['BIDS', 'HAND'],
  HANDS_OPEN: ['HAND'],
  REVEAL_OPEN: ['REVEAL'],
  REVEAL_CLOSING: ['REVEAL'],
  OUTBID: ['OUTBID', 'BIDS'],
  TRADE_OFFERED: ['TRADE'],
  CONTRACT_OFFERED: ['CONTRACT'],
  CONTRACT_CHANGE_PROPOSED: ['CONTRACT_CHANGE'],
  WAR_PROPOSED: ['WAGER', 'WAR'],
  VOTE_OPEN: ['VOTE', 'CONFIDENCE_VOTE'],
  VOTE_CLOSING: ['VOTE', 'CONFIDENCE_VOTE'],
  JUSTICE_REQUESTED: ['JUSTICE'],
  YOUR_TURN: ['TURN'],
  SFIDA_OFFERED: ['SFIDA'],
  CLOCK_WARNING: ['TURN', 'SFIDA'],
  GAME_TO_START: ['GAME_TO_START'],
  GAME_TO_END: ['GAME_TO_END'],
};

/** True if the task's player lacks an item that the refusal names. */
const lacks = ({ refusal }: Waits): boolean => refusal?.code === 'NOT_ENOUGH';

/** Notices that make other notices of the same step unnecessary. */
const TELLS_ALL: Partial<Record<NoticeKind, readonly NoticeKind[]>> = {
  GAME_CLOSED: ['OPPONENT_ACTED', 'SFIDA_ANSWERED', 'YOUR_TURN'],
  WEEK_SETTLED: ['BID_FAILED', 'LEADING_AGAIN', 'SECRET_ACTION_FAILED'],
};

describe.each(JOURNALS)('in %s', (_name, some) => {
  let story: readonly Step[] = [];
  beforeAll(() => {
    story = [...storyOf(some)];
  });
  afterAll(() => {
    story = [];
  });

  it('what waits can be done, or says why not yet', () => {
    for (const { seq, parts } of story) {
      for (const { account, waiting, options } of parts) {
        const offered = new Set(options.map((option) => canonicalJson({ ...option })));
        const told = waiting.map((one) => [
          keyOf(one),
          offered.has(canonicalJson({ ...one.option })),
        ]);
        expect([seq, account, ...told]).toEqual([
          seq,
          account,
          ...waiting.map((one) => [keyOf(one), isDoable(one)]),
        ]);
        expect(new Set(waiting.map(keyOf)).size).toBe(waiting.length);
      }
    }
  });

  it('nothing comes to wait for anybody without a word', () => {
    const missing: unknown[] = [];
    const before = new Map<string, ReadonlySet<string>>();
    for (const step of story) {
      for (const { account, isOwn, told, waiting } of step.parts) {
        const doable = waiting.filter(isDoable);
        const known = before.get(account) ?? new Set();
        before.set(account, new Set(doable.map(keyOf)));
        // The account that acted knows its tasks, and changed rules are public.
        if (isOwn || step.types.includes('ProposalAdopted')) continue;
        for (const one of doable) {
          const tells = TELLS[one.kind];
          if (tells === null || known.has(keyOf(one))) continue;
          // A player who has played today becomes available tomorrow without an event, so the
          // dealer has to check.
          if (one.kind === 'GAME_TO_START' && !step.types.includes('ReadinessSet')) continue;
          if (told.some(({ kind }) => tells.includes(kind))) continue;
          missing.push([step.seq, account, keyOf(one), step.types.join()]);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('nobody is told that something waits which does not', () => {
    const wrong: unknown[] = [];
    for (const { seq, types, parts } of story) {
      for (const { account, told, waiting } of parts) {
        for (const { kind } of told) {
          const waits = WARNS[kind];
          if (
            waits === undefined ||
            // A contract that is offered and withdrawn in one step.
            (kind === 'CONTRACT_OFFERED' && types.includes('ContractCancelled')) ||
            waiting.some((one) => waits.includes(one.kind) && (isDoable(one) || lacks(one)))
          ) {
            continue;
          }
          wrong.push([seq, account, kind, types.join()]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('nobody is told twice of one thing', () => {
    const twice: unknown[] = [];
    const heard = new Set<string>();
    for (const { seq, parts } of story) {
      for (const { account, told } of parts) {
        const kinds = told.map(({ kind }) => kind);
        for (const { kind, type, event } of told) {
          if (TELLS_ALL[kind]?.some((other) => kinds.includes(other)) === true) {
            twice.push([seq, account, kinds.join()]);
          }
          // Readiness can be withdrawn and declared again.
          if (WARNS[kind] === undefined || kind === 'GAME_TO_START') continue;
          const what = canonicalJson([account, kind, type, event as JsonObject]);
          if (heard.has(what)) twice.push([seq, what]);
          heard.add(what);
        }
      }
    }
    expect(twice).toEqual([]);
  });
});
