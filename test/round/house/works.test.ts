import { amount } from '../amounts';
import { held, ownerNamed } from '../../../src/kernel';
import { eventText } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { at, ofType, SUNDAY, TestRound } from '../harness';
import { gallery } from '../../rulesets/documents';
import { clockTo, gala, START, work } from './gallery-round';

/** A round that starts at noon, with Ann in it. */
function setUp(rehearsal = true): TestRound {
  const document = { ...gallery(), steward: false };
  const round = TestRound.open({ document, rehearsal, now: SUNDAY, startsAtMs: START });
  round.join('ann');
  return round;
}

const DAY_MS = 86_400_000;

describe('a Work of Art', () => {
  it('is made by the host during the set-up, and given to a player [E9]', () => {
    const round = setUp(false);
    const imageUrl = 'https://example.org/duck.png?size=2#top';
    const [event] = round.do('host', work(round, { title: ' The Duck ', imageUrl }));
    expect(event).toEqual({
      type: 'WorkCreated',
      workId: 'w1',
      title: 'The Duck',
      artist: 'Ann',
      value: 100,
      imageUrl,
      playerId: 'p1',
      proposalId: null,
      transfers: [{ from: 'bank', to: 'player:p1', item: 'WORK:w1', quantity: 1 }],
    });
    expect(eventText(round.state, event!)).toBe(
      'A Work of Art was made: “The Duck” by Ann, worth 100 Chips, for ann.',
    );
    expect(round.held('ann', 'WORK:w1')).toBe(1);
    expect(round.violations()).toEqual([]);
  });

  it.each<[string, Partial<Extract<RoundCommand, { type: 'CreateWorkOfArt' }>>]>([
    ['title', { title: '  ' }],
    ['title', { title: 'two\nlines' }],
    ['artist', { artist: 'x'.repeat(121) }],
    ['value', { value: -1 }],
    ['value', { value: 1.5 }],
    ['value', { value: 1_000_000_001 }],
    ['imageUrl', { imageUrl: 'http://example.org/a.png' }],
    ['imageUrl', { imageUrl: 'https://' }],
    ['imageUrl', { imageUrl: 'https://ann:secret@example.org/' }],
    ['imageUrl', { imageUrl: 'https://example.org/a b' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: 'https://example.org/a"onerror="alert(1)' }],
    ['imageUrl', { imageUrl: "https://example.org/a'onerror='alert(1)" }],
    ['imageUrl', { imageUrl: 'https://example.org/<script>' }],
    ['imageUrl', { imageUrl: 'https://example.org/a\u202egnp.exe' }],
    ['imageUrl', { imageUrl: 'https://example.org/a\n' }],
    ['imageUrl', { imageUrl: 'https://exämple.org/a.png' }],
    ['imageUrl', { imageUrl: 'https:\\\\example.org' }],
    ['imageUrl', { imageUrl: `https://example.org/${'x'.repeat(2000)}` }],
  ])('is refused for its %s: %j [E9]', (field, wrong) => {
    const round = setUp();
    expect(round.ask('host', work(round, wrong))).toMatchObject({
      code: 'MALFORMED',
      rule: 'works-of-art',
      facts: { field },
    });
  });

  it('is refused to others, after the start, for nobody, and where there are none [E9]', () => {
    const round = setUp();
    expect(round.ask('ann', work(round))).toMatchObject({ code: 'NOT_THE_HOST' });
    expect(round.ask('host', work(round, { playerId: 'p9' as never }))).toMatchObject({
      code: 'PLAYER_NOT_FOUND',
    });
    const earnest = setUp(false);
    earnest.advanceTo(START);
    expect(earnest.ask('host', work(earnest))).toMatchObject({
      code: 'SETUP_OVER',
      facts: { startsAtMs: START },
    });
    const made = work(round);
    clockTo(round, START);
    expect(round.ask('host', made)).toBeNull();
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('host', made)).toMatchObject({ code: 'ROUND_OVER' });
    const plain = TestRound.open({ now: SUNDAY, startsAtMs: START });
    plain.join('ann');
    expect(plain.ask('host', work(plain))).toMatchObject({ code: 'NO_WORKS_OF_ART' });
  });

  it('is not granted, nor given by a proposal: there is one of it [B1]', () => {
    const round = gala({ works: [5] });
    const [items, playerId] = [[amount('WORK:w1')], round.player('bob')];
    expect(round.ask('host', { type: 'GrantItems', playerId, items })).toMatchObject({
      code: 'WORK_IS_UNIQUE',
    });
    round.grant('bob', { STANDARD_PROPOSAL_MAKER: 1 });
    const effects = [{ type: 'GIVE_ITEMS', playerId, items } as const];
    expect(round.ask('bob', proposal(effects))).toMatchObject({ code: 'WORK_IS_UNIQUE' });
  });

  it('is made by a proposal as it is adopted [E9, H3]', () => {
    const round = gala();
    round.grant('bob', { STANDARD_PROPOSAL_MAKER: 1 });
    const { type: _type, ...made } = work(round) as Extract<
      RoundCommand,
      { type: 'CreateWorkOfArt' }
    >;
    round.do('bob', proposal([{ type: 'CREATE_WORK', ...made }]));
    round.do('ann', { type: 'CastVote', proposalId: 'm1', vote: 'FOR' });
    const events = clockTo(round, START + 14 * DAY_MS);
    expect(ofType(events, 'WorkCreated')).toMatchObject([{ workId: 'w1', proposalId: 'm1' }]);
    expect(round.held('ann', 'WORK:w1')).toBe(1);
  });

  it('is refused to a proposal that would give it to nobody, or says it wrongly [E9]', () => {
    const round = gala();
    round.grant('bob', { STANDARD_PROPOSAL_MAKER: 1 });
    const made = { title: 'A', artist: 'B', value: 1, imageUrl: null, playerId: 'p9' as never };
    expect(round.ask('bob', proposal([{ type: 'CREATE_WORK', ...made }]))).toMatchObject({
      code: 'PLAYER_NOT_FOUND',
      facts: { effect: 0 },
    });
    expect(round.ask('bob', proposal([{ type: 'CREATE_WORK', ...made, value: -1 }]))).toMatchObject(
      { code: 'MALFORMED', facts: { effect: 0, field: 'value' } },
    );
  });

  it('outlives an amendment of the ruleset, which does not name it [P6]', () => {
    const round = gala({ works: [5] });
    round.grant('bob', { STANDARD_PROPOSAL_MAKER: 1 });
    const patch = [{ op: 'replace', path: '/auction/house/thirdParty/lowPercent', value: 80 }];
    expect(round.ask('bob', proposal([{ type: 'AMEND_RULESET', patch }]))).toBeNull();
    expect(round.violations()).toEqual([]);
  });
});

const proposal = (
  effects: Extract<RoundCommand, { type: 'SubmitProposal' }>['effects'],
): RoundCommand => ({ type: 'SubmitProposal', class: 'STANDARD', title: 'A', text: '', effects });

describe('a Work of Art is an item like others [B1]', () => {
  const WORK = [amount('WORK:w1')];
  const owner = (round: TestRound): string => round.state.need('works', 'w1').owner;
  /** A round in its second week, when everybody is reputable. */
  function second(): TestRound {
    const round = gala({ works: [5] });
    clockTo(round, at('2021-09-06T12:00:00Z'));
    return round;
  }

  it('in a trade', () => {
    const round = second();
    const toId = round.player('bob');
    const offer = { type: 'OfferTrade', toId, give: WORK, get: [], counterTo: null } as const;
    const [offered] = round.do('ann', offer);
    expect(eventText(round.state, offered!)).toBe('ann offered bob “The Duck” by Ann for nothing.');
    round.do('bob', { type: 'AcceptTrade', tradeId: 't1' });
    expect(owner(round)).toBe('player:p2');
    expect(round.violations()).toEqual([]);
  });

  it('in a contract, deposited and taken out by a clause', () => {
    const round = second();
    const clause = {
      items: [{ item: 'WORK:w1', perWeek: null, total: null }],
      toIds: [round.player('bob')],
      when: { type: 'AT_ONCE' },
      consentIds: [],
    } as const;
    const parties = [round.player('ann'), round.player('bob')];
    round.do('ann', { type: 'OfferContract', terms: 'Art', partyIds: parties, clauses: [clause] });
    round.do('bob', { type: 'AcceptContract', contractId: 'c1' });
    round.do('ann', { type: 'DepositIntoContract', contractId: 'c1', items: WORK });
    expect(owner(round)).toBe('contract:c1');
    const taken = {
      type: 'WithdrawFromContract',
      contractId: 'c1',
      clause: 1,
      items: WORK,
    } as const;
    round.do('bob', taken);
    expect(owner(round)).toBe('player:p2');
    expect(round.violations()).toEqual([]);
  });

  it('in a wager, and back when somebody stands up', () => {
    const round = second();
    const sit = { tableId: null, wager: WORK } as const;
    round.do('ann', { type: 'ProposeWar', ...sit });
    const { tableId } = ofType(round.told, 'SatDown')[0]!;
    const wager = [amount('TRUNG')];
    round.do('bob', { type: 'ProposeWar', tableId, wager });
    const terms = round.state.need('gamingTables', tableId).terms;
    round.do('ann', { type: 'AgreeToWar', tableId, terms, clientSeed: null });
    expect(owner(round)).toBe(`table:${tableId}`);
    round.do('bob', { type: 'StandUp' });
    expect(owner(round)).toBe('player:p1');
  });

  it('is destroyed with what else a leaver has [B2]', () => {
    const round = second();
    round.do('ann', { type: 'LeaveSeason' });
    expect([owner(round), held(round.state, ownerNamed('player:p1'), 'WORK:w1')]).toEqual([
      'bank',
      0,
    ]);
    expect(round.violations()).toEqual([]);
    const take = { type: 'OfferTrade', toId: round.player('cyd'), counterTo: null } as const;
    round.do('bob', { ...take, give: [], get: WORK });
    round.do('cyd', { type: 'AcceptTrade', tradeId: 't1' });
    expect(round.state.need('trades', 't1').status).toBe('OFF');
  });
});
