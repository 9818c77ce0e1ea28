import { sha256OfText } from '../../../src/kernel';
import {
  decideRoundInSteps,
  eventText,
  lotOwner,
  optionsOf,
  ownerOf,
  roundOf,
} from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { audienceOf } from '../../../src/round/registry/event';
import type { Office } from '../../../src/rulesets';
import { CLERK } from '../../support/custom-mechanics';
import { addLot, given } from '../given';
import { account, later, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { agree, propose } from '../tables/casino';
import { accept, offer, traders } from '../trades/traders';

const KNIGHT = 'CARD:KNIGHT:SWORDS';
const DAY_MS = 86_400_000;
const POST: Office = { ...CLERK, termDays: null, filledBy: { type: 'HOST' } };

/** A round of Ann, Bob and Cid. Cid holds the office. */
function open(office: Office = POST): TestRound {
  const round = traders((document) => {
    document.offices = [office];
  });
  round.do('host', { type: 'AppointToOffice', office: 'CLERK', playerId: round.player('cid') });
  return round;
}
const correct = (...effects: ProposalEffect[]) =>
  ({ type: 'CorrectByOffice', office: 'CLERK', effects, reason: 'It was wrong.' }) as const;
/** The players who are notified of a correction. */
const toldOf = (round: TestRound, ...effects: ProposalEffect[]): readonly string[] =>
  ofType(round.do('cid', correct(...effects)), 'OfficeCorrected')
    .flatMap((event) => audienceOf(round.state, event))
    .sort();
const remind = (...playerIds: string[]) =>
  ({
    type: 'RemindPlayers',
    office: 'CLERK',
    message: 'Bid.\nNow.',
    playerIds: playerIds as never[],
  }) as const;
const whole = (round: TestRound) => {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
};

describe('the holder of an office of a round [Z6]', () => {
  it('moves, gives and takes, and says since when one plays', () => {
    const round = open();
    round.grant('ann', { TRUNG: 3 });
    const joinedAtMs = later(round.now, -30 * DAY_MS);
    const [done] = ofType(
      round.do(
        'cid',
        correct(
          {
            ...{ type: 'MOVE_ITEMS', from: ownerOf('p1' as never), to: ownerOf('p2' as never) },
            items: [{ item: 'TRUNG', quantity: 2 }],
          },
          {
            ...{ type: 'TAKE_ITEMS', playerId: 'p1' as never },
            items: [{ item: 'TRUNG', quantity: 1 }],
          },
          { type: 'CORRECT_STANDING', playerId: 'p2' as never, joinedAtMs },
        ),
      ),
      'OfficeCorrected',
    );
    expect(eventText(round.state, done!)).toBe(
      'cid, Clerk, made a correction (ann lost 3 Trungs, bob gained 2 Trungs): “It was wrong.”',
    );
    expect([round.held('ann', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([0, 2]);
    expect(round.state.need('players', 'p2' as never).joinedAtMs).toBe(joinedAtMs);
    whole(round);
  });

  it('plans each effect in a step', () => {
    const round = open();
    const gift: ProposalEffect = {
      ...{ type: 'GIVE_ITEMS', playerId: 'p1' as never },
      items: [{ item: 'TRUNG', quantity: 1 }],
    };
    const asked = { ...correct(gift, gift, gift), accountId: account('cid') };
    const steps = decideRoundInSteps(round.turn('p3', round.now), asked);
    let count = 0;
    while (steps.next().done !== true) count += 1;
    expect(count).toBe(3);
    expect(round.held('ann', 'TRUNG')).toBe(3);
  });

  it('is told to all whose items it moves, but whose office it is', () => {
    const round = open();
    round.grant('ann', { TRUNG: 4 });
    round.grant('bob', { [KNIGHT]: 1 });
    round.do('ann', offer('p2', { give: { TRUNG: 2 }, get: { [KNIGHT]: 1 } }));
    round.do('bob', accept('t1'));
    const moved: ProposalEffect = {
      ...{ type: 'MOVE_ITEMS', from: ownerOf('p1' as never), to: ownerOf('p3' as never) },
      items: [{ item: 'TRUNG', quantity: 2 }],
    };
    expect(toldOf(round, moved)).toEqual(['p1']);
    expect(toldOf(round, { type: 'VOID_TRADE', tradeId: 't1' })).toEqual(['p1', 'p2']);
  });

  it('is told to those at a war or in a trade of which nothing moves', () => {
    const round = open();
    round.grant('ann', { TRUNG: 1 });
    round.grant('bob', { TRUNG: 1 });
    round.do('ann', propose({ TRUNG: 1 }));
    round.do('bob', propose({ TRUNG: 1 }, 't1'));
    expect(toldOf(round, { type: 'VOID_TABLE', tableId: 't1' })).toEqual(['p1', 'p2']);
  });

  it('sets right where a hand was placed', () => {
    const round = open();
    const of = { handId: 'h1', playerId: 'p2' as never } as const;
    const cards = [{ rank: 'KNIGHT', suit: 'SWORDS', count: 1 }];
    given(round, round.now, { type: 'HandPresented', ...of, cards, placesAtMs: round.now });
    const score = { poker: 'FLUSH', line: 5, cards: [] } as const;
    given(round, round.now, { type: 'HandPlaced', ...of, placement: 2, score, transfers: [] });
    const placed = { type: 'CORRECT_HAND', handId: 'h1', placement: 1, total: null } as const;
    expect(toldOf(round, placed)).toEqual(['p2']);
    expect(round.state.need('hands', 'h1')).toMatchObject({ placement: 1, score });
    expect(round.ask('cid', correct(placed))?.code).toBe('NOTHING_TO_CORRECT');
    whole(round);
  });

  it('empties a lot, which is removed by it', () => {
    const round = open();
    const { id } = addLot(round);
    round.do(
      'cid',
      correct({
        ...{ type: 'MOVE_ITEMS', from: lotOwner(id), to: ownerOf('p2' as never) },
        items: [{ item: 'CARD:ACE:CUPS', quantity: 1 }],
      }),
    );
    expect(round.state.need('lots', id).status).toBe('REMOVED');
    expect(round.held('bob', 'CARD:ACE:CUPS')).toBe(1);
    whole(round);
  });

  it('voids a trade, a war that goes on, and a sealed attempt, which stays sealed', () => {
    const round = open();
    round.grant('ann', { TRUNG: 7 });
    round.grant('bob', { [KNIGHT]: 1, TRUNG: 5 });
    round.do('ann', offer('p2', { give: { TRUNG: 2 }, get: { [KNIGHT]: 1 } }));
    round.do('bob', accept('t1'));
    round.do('ann', propose({ TRUNG: 1 }));
    round.do('bob', propose({ TRUNG: 2 }, 't1'));
    round.do('ann', agree(2));
    const war: ProposalEffect = { type: 'VOID_TABLE', tableId: 't1' };
    expect(toldOf(round, { type: 'VOID_TRADE', tradeId: 't1' }, war)).toEqual(['p1', 'p2']);
    expect([round.held('ann', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([7, 5]);
    expect(round.state.need('trades', 't1').status).toBe('VOIDED');
    expect(round.state.countBy('sittings', 'at', 't1')).toBe(0);
    round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
    round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256: sha256OfText('1: 5') });
    const { id: actionId } = round.state.all('secretActions')[0]!;
    // The event of the failure is told to its player.
    expect(toldOf(round, { type: 'VOID_SECRET_ACTION', actionId })).toEqual([]);
    const { told } = round;
    const [failed] = ofType(told, 'SecretActionFailed');
    expect(eventText(round.state, failed!)).toBe(
      'bob’s bids failed: it was voided, “It was wrong.”',
    );
    expect(audienceOf(round.state, failed!)).toEqual(['p2']);
    expect(JSON.stringify(told)).not.toContain('1: 5');
    whole(round);
  });

  it('does nothing that always takes a proposal, or that the office has no power for', () => {
    const round = open({ ...POST, powers: ['VOID'] });
    const before = rowsOf(round.state);
    const given: ProposalEffect = {
      ...{ type: 'GIVE_ITEMS', playerId: 'p3' as never },
      items: [{ item: 'TRUNG', quantity: 1 }],
    };
    const refused = [
      round.ask('cid', correct(given)),
      round.ask('cid', correct({ type: 'CLOSE_SEASON' })),
      round.ask('cid', correct({ type: 'CREATE_DUCK', playerId: 'p3' as never, name: 'Dora' })),
      round.ask('cid', correct({ type: 'VOID_TRADE', tradeId: 't9' })),
      round.ask('cid', correct()),
      round.ask('ann', correct(given)),
      round.ask('cid', remind('p1')),
    ];
    expect(refused.map((refusal) => [refusal?.code, refusal?.facts])).toMatchObject([
      ['OFFICE_LACKS_POWER', { office: 'CLERK', power: 'CORRECT', effect: 0 }],
      ['OFFICE_LACKS_POWER', { office: 'CLERK', effect: 0 }],
      ['OFFICE_LACKS_POWER', { office: 'CLERK', effect: 0 }],
      ['TRADE_NOT_FOUND', { effect: 0, tradeId: 't9' }],
      ['MALFORMED', { field: 'effects' }],
      ['OFFICE_NOT_YOURS', { office: 'CLERK' }],
      ['OFFICE_LACKS_POWER', { office: 'CLERK', power: 'REMIND' }],
    ]);
    expect(rowsOf(round.state)).toEqual(before);
  });

  it('is offered to void as long as there is something to void', () => {
    const round = open({ ...POST, powers: ['VOID'] });
    const offered = (): boolean =>
      optionsOf(round.state, account('cid'), round.now).some(
        ({ mutation }) => mutation === 'correctByOffice',
      );
    expect(offered()).toBe(false);
    round.grant('ann', { TRUNG: 2 });
    round.grant('bob', { [KNIGHT]: 1 });
    round.do('ann', offer('p2', { give: { TRUNG: 2 }, get: { [KNIGHT]: 1 } }));
    round.do('bob', accept('t1'));
    expect(offered()).toBe(true);
    round.do('cid', correct({ type: 'VOID_TRADE', tradeId: 't1' }));
    expect(offered()).toBe(false);
    round.do('ann', propose({ TRUNG: 1 }));
    round.do('bob', propose({ [KNIGHT]: 1 }, 't1'));
    expect(offered()).toBe(true);
    round.do('cid', correct({ type: 'VOID_TABLE', tableId: 't1' }));
    expect(offered()).toBe(false);
    round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
    round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256: sha256OfText('1: 5') });
    expect(offered()).toBe(true);
  });

  it('reminds each player once a day', () => {
    const round = open();
    const [told] = ofType(round.do('cid', remind('p1', 'p2')), 'PlayersReminded');
    expect(eventText(round.state, told!)).toBe('cid, Clerk, reminds ann and bob: “Bid. Now.”');
    expect(round.ask('cid', remind('p2'))).toMatchObject({
      ...{ code: 'ALREADY_REMINDED', facts: { playerId: 'p2', most: 1 } },
    });
    const offered = () =>
      optionsOf(round.state, account('cid'), round.now).map(({ mutation }) => mutation);
    expect(offered()).not.toContain('remindPlayers');
    expect(offered()).toContain('correctByOffice');
    round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
    expect(offered()).toContain('remindPlayers');
    expect(round.ask('cid', remind('p3'))?.code).toBe('MALFORMED');
    whole(round);
  });
});

describe('what is put right by an office of a round [AK3]', () => {
  const wins = (quantity: number): ProposalEffect => ({
    ...{ type: 'GIVE_ITEMS', playerId: 'p2' as never },
    items: [{ item: 'GOLD_STAR', quantity }],
  });

  it('makes nobody the winner', () => {
    const round = open({ ...POST, rule: 'trade' });
    expect(round.ask('cid', correct(wins(10)))).toEqual({
      ...{ code: 'CORRECTION_WINS', rule: 'trade' },
      facts: { office: 'CLERK', playerId: 'p2' },
    });
    expect([round.held('bob', 'GOLD_STAR'), roundOf(round.state).status]).toEqual([0, 'RUNNING']);
    expect(round.ask('cid', correct(wins(9)))).toBeNull();
    whole(round);
  });

  it('makes nobody meet a condition of victory', () => {
    const round = traders((document) => {
      document.offices = [POST];
      document.victoryConditions = {
        ...{ meet: 'ANY', tie: 'SHARED' },
        conditions: [{ op: 'AT_LEAST', of: [{ name: 'items.TRUNG' }, 2] }],
      };
    });
    round.do('host', { type: 'AppointToOffice', office: 'CLERK', playerId: round.player('cid') });
    const trungs: ProposalEffect = {
      ...{ type: 'GIVE_ITEMS', playerId: 'p3' as never },
      items: [{ item: 'TRUNG', quantity: 2 }],
    };
    expect(round.ask('cid', correct(trungs))).toMatchObject({
      ...{ code: 'CORRECTION_WINS', rule: 'offices', facts: { playerId: 'p3' } },
    });
  });
});
