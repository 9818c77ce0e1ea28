import { itemCode, printRational } from '../../../src/kernel';
import { optionsOf, wealthOf } from '../../../src/round';
import { account, at, MONDAY, NEXT_SUNDAY, ofType, replay, rowsOf, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { amendTo } from '../trades/amend-rules';
import { traders } from '../trades/traders';
import * as deals from './contract-commands';

const { accept, chips, clause, consent, contract, decline, deposit, inForce } = deals;
const { offerTo, propose, withdraw } = deals;

const inside = (round: TestRound, item = 'CHIP'): number =>
  round.state.get('holdings', `contract:c1|${item}`)?.quantity ?? 0;
const advance = (round: TestRound, to: string): unknown =>
  round.do('host', { type: 'AdvanceClock', toMs: at(to) });

describe('a contract', () => {
  it('begins when the last party consents [Contracts; G2]', () => {
    const round = traders();
    expect(typesOf(round.do('ann', offerTo(['p2', 'p3'])))).toEqual(['ContractOffered']);
    round.do('bob', accept());
    expect(contract(round).status).toBe('OFFERED');
    expect(round.ask('bob', accept())).toMatchObject({ code: 'ALREADY_CONSENTED' });
    round.do('cid', accept());
    expect(round.told).toMatchObject([{ type: 'ContractAccepted', begins: true }]);
    expect(contract(round)).toMatchObject({ status: 'IN_FORCE', beganAtMs: NEXT_SUNDAY });
    expect(round.ask('cid', accept())).toMatchObject({ code: 'CONTRACT_NOT_OPEN' });
  });

  it.each([
    ['bob', 'DECLINED'],
    ['ann', 'CANCELLED'],
  ])('comes to nothing when %s declines [G2]', (who, status) => {
    const round = traders();
    round.do('ann', offerTo(['p2']));
    expect(round.ask('cid', decline())).toMatchObject({ code: 'NOT_A_PARTY' });
    expect(typesOf(round.do(who, decline()))).toEqual([
      who === 'ann' ? 'ContractCancelled' : 'ContractDeclined',
    ]);
    expect(contract(round).status).toBe(status);
    expect(round.ask('bob', accept())).toMatchObject({ code: 'CONTRACT_NOT_OPEN' });
    expect(round.violations()).toEqual([]);
  });

  it('is for reputable players, and for two or more [Contracts]', () => {
    const early = traders(undefined, MONDAY);
    expect(early.ask('ann', offerTo(['p2']))).toMatchObject({
      code: 'NOT_REPUTABLE',
      rule: 'contracts',
    });
    const round = traders();
    expect(round.ask('ann', offerTo(['p1']))).toMatchObject({ code: 'CONTRACT_WITH_ONESELF' });
    expect(round.ask('ann', offerTo(['p9']))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    round.join('dot');
    expect(round.ask('ann', offerTo(['p4']))).toMatchObject({ code: 'PARTNER_NOT_REPUTABLE' });
    const without = traders((document) => void (document.contracts = null));
    expect(without.ask('ann', offerTo(['p2']))).toMatchObject({ code: 'NO_CONTRACTS' });
  });

  it.each([
    ['NO_ITEMS', { items: [] }],
    ['ITEM_UNKNOWN', { items: [{ item: itemCode('DUCK'), perWeek: null, total: null }] }],
    ['ITEM_UNTRADABLE', { items: [{ item: 'GOLD_STAR' as const, perWeek: null, total: 1 }] }],
    ['ITEM_NAMED_TWICE', { items: [...chips(1, 1), ...chips(2, 2)] }],
    ['AMOUNT_NOT_NATURAL', { items: chips(null, 0) }],
    ['PLAYER_NOT_FOUND', { toIds: ['p9' as never] }],
    ['CONSENT_OF_NO_PARTY', { consentIds: ['p3' as never] }],
    ['NO_WEEKLY_AMOUNT', { when: { type: 'WEEKLY' } as const }],
    ['PHASE_UNKNOWN', { when: { type: 'PHASE', phase: 'LUNCH' } as const }],
  ])('is refused with a clause that nobody can meet: %s [R4]', (why, change) => {
    expect(traders().ask('ann', offerTo(['p2'], [clause(), clause(change)]))).toEqual({
      code: 'CLAUSE_IMPOSSIBLE',
      rule: 'contracts',
      facts: { clause: 2, why },
    });
  });
});

describe('items', () => {
  it('are deposited by any player, reputable or not [G2]', () => {
    const round = inForce();
    round.join('dot');
    round.grant('dot', { CHIP: 7, GOLD_STAR: 1 });
    round.do('dot', deposit({ CHIP: 7 }));
    expect(inside(round)).toBe(57);
    expect(round.ask('dot', deposit({ CHIP: 1 }))).toMatchObject({
      code: 'NOT_ENOUGH',
      facts: { item: 'CHIP', have: 0, need: 1 },
    });
    expect(round.ask('dot', deposit({ GOLD_STAR: 1 }))).toMatchObject({ code: 'ITEM_UNTRADABLE' });
    expect(round.ask('dot', deposit({ CHIP: 1 }, 'c2'))).toMatchObject({
      code: 'CONTRACT_NOT_FOUND',
    });
  });

  it.each([
    ['to who is no party', 'cid', { CHIP: 1 }, 1, 'CLAUSE_NOT_YOURS'],
    ['by no clause', 'ann', { CHIP: 1 }, 2, 'CLAUSE_NOT_FOUND'],
    ['of another item', 'ann', { TRUNG: 1 }, 1, 'CONTRACT_LACKS'],
    ['of more than there is', 'ann', { CHIP: 51 }, 1, 'CONTRACT_LACKS'],
    ['of nothing', 'ann', { CHIP: 0 }, 1, 'AMOUNT_NOT_NATURAL'],
  ])('are not paid %s [Contracts; G2]', (_what, who, items, number, code) => {
    expect(inForce().ask(who, withdraw(items, number))).toMatchObject({ code });
  });

  it('are paid as far as the clause says, a week and in all [G2]', () => {
    const round = inForce([clause({ items: chips(10, 25), toIds: ['p2' as never] })]);
    expect(round.ask('ann', withdraw({ CHIP: 1 }))).toMatchObject({ code: 'CLAUSE_NOT_YOURS' });
    round.do('bob', withdraw({ CHIP: 6 }));
    const exceeded = { code: 'CLAUSE_EXCEEDED', facts: { item: 'CHIP', left: 4, need: 5 } };
    expect(round.ask('bob', withdraw({ CHIP: 5 }))).toMatchObject(exceeded);
    round.do('bob', withdraw({ CHIP: 4 }));
    for (const day of ['2021-09-12', '2021-09-19']) {
      advance(round, day);
      const left = day === '2021-09-12' ? 10 : 5;
      expect(round.ask('bob', withdraw({ CHIP: left + 1 }))).toMatchObject({ facts: { left } });
      round.do('bob', withdraw({ CHIP: left }));
    }
    expect(inside(round)).toBe(25);
    expect(round.violations()).toEqual([]);
  });

  it.each([
    [{ type: 'FROM', atMs: at('2021-09-07') } as const, 'NOT_YET', '2021-09-07'],
    [{ type: 'PHASE', phase: 'AUCTION' } as const, 'WRONG_PHASE', '2021-09-06'],
  ])('are paid when the clause says: %j [G2]', (when, why, from) => {
    const round = inForce([clause({ when })]);
    const ask = withdraw({ CHIP: 1 });
    round.do('host', { type: 'AdvanceClock', toMs: (at(from) - 1) as never });
    expect(round.ask('ann', ask)).toMatchObject({ code: 'CLAUSE_CLOSED', facts: { why } });
    advance(round, from);
    expect(round.ask('ann', ask)).toBeNull();
  });

  it('wait for the consents that the clause needs [G2]', () => {
    const round = inForce([clause({ consentIds: ['p1' as never] })]);
    round.do('ann', withdraw({ CHIP: 1 }));
    expect(typesOf(round.told)).toEqual(['ContractPaid']);
    round.do('bob', withdraw({ CHIP: 9 }));
    expect(inside(round)).toBe(49);
    expect(round.ask('bob', consent())).toMatchObject({ code: 'CONSENT_NOT_AWAITED' });
    expect(round.ask('cid', consent())).toMatchObject({ code: 'NOT_A_PARTY' });
    round.do('ann', consent());
    expect(typesOf(round.told)).toEqual(['ContractChangeConsented', 'ContractPaid']);
    expect(inside(round)).toBe(40);
    round.do('bob', withdraw({ CHIP: 40 }));
    round.do('ann', withdraw({ CHIP: 1 }));
    round.do('ann', consent('d2'));
    expect(ofType(round.told, 'ContractChangeDropped')[0]?.reason).toBe('IMPOSSIBLE');
    expect(round.ask('ann', consent('d2'))).toMatchObject({ code: 'CHANGE_OVER' });
    expect(round.ask('ann', consent('d9'))).toMatchObject({ code: 'CHANGE_NOT_FOUND' });
  });
});

describe('a change', () => {
  const amend = { type: 'AMEND', terms: 'Otherwise.', clauses: [clause()] } as const;
  const end = {
    type: 'END',
    shares: [{ playerId: 'p3' as never, items: [{ item: 'CHIP', quantity: 20 }] }],
    restToId: 'p2' as never,
  } as const;

  it('amends with the consent of all parties; clauses get new numbers [G3]', () => {
    const round = inForce();
    expect(round.ask('cid', propose(amend))).toMatchObject({ code: 'NOT_A_PARTY' });
    round.do('ann', propose(amend));
    expect(contract(round).terms).toBe('We share.');
    expect(typesOf(round.do('bob', consent()))).toContain('ContractAmended');
    expect(contract(round)).toMatchObject({ terms: 'Otherwise.', clauses: [{ number: 2 }] });
    expect(round.ask('ann', withdraw({ CHIP: 1 }, 1))).toMatchObject({ code: 'CLAUSE_NOT_FOUND' });
    expect(round.ask('ann', withdraw({ CHIP: 1 }, 2))).toBeNull();
  });

  it('ends it, says who gets what is left, and drops what else was proposed [G3]', () => {
    const round = inForce();
    const before = round.held('cid', 'CHIP');
    round.do('bob', propose(amend));
    round.do('ann', propose(end));
    round.do('bob', consent('d2'));
    expect(typesOf(round.told)).toEqual([
      'ContractChangeConsented',
      'ContractChangeDropped',
      'ContractEnded',
    ]);
    expect(round.held('cid', 'CHIP')).toBe(before + 20);
    expect(inside(round)).toBe(0);
    expect(contract(round).status).toBe('ENDED');
    expect(round.violations()).toEqual([]);
  });

  it('falls away when a party declines, or when there is not so much any more [G3]', () => {
    const round = inForce();
    round.do('ann', propose(end));
    round.do('bob', consent('d1', false));
    expect(ofType(round.told, 'ContractChangeDropped')[0]?.reason).toBe('DECLINED');
    round.do('ann', propose(end));
    round.do('bob', withdraw({ CHIP: 40 }));
    round.do('bob', consent('d2'));
    expect(ofType(round.told, 'ContractChangeDropped')[0]?.reason).toBe('IMPOSSIBLE');
    expect(contract(round).status).toBe('IN_FORCE');
  });
});

describe('leaving', () => {
  it('cancels offers, ends memberships, drops what was proposed, and dissolves at last [B2, B4]', () => {
    const round = inForce([clause(), clause({ consentIds: ['p1' as never] })]);
    round.do('cid', offerTo(['p1']));
    round.do('bob', withdraw({ CHIP: 1 }, 2));
    round.do('ann', { type: 'LeaveSeason' });
    expect(typesOf(round.told)).toEqual([
      'ContractChangeDropped',
      'ContractPartyLeft',
      'ContractCancelled',
      'PlayerLeft',
    ]);
    expect(round.ask('bob', withdraw({ CHIP: 1 }, 2))).toMatchObject({
      code: 'CLAUSE_CLOSED',
      facts: { why: 'CONSENT_GONE' },
    });
    expect(round.ask('bob', withdraw({ CHIP: 1 }, 1))).toBeNull();
    round.do('bob', { type: 'LeaveSeason' });
    expect(typesOf(round.told)).toEqual(['ContractDissolved', 'ContractPartyLeft', 'PlayerLeft']);
    expect(inside(round)).toBe(0);
    expect(contract(round).status).toBe('DISSOLVED');
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('leaves one party, who changes the contract alone and at once [G3]', () => {
    const round = inForce();
    round.do('ann', { type: 'LeaveSeason' });
    round.do('bob', propose({ type: 'END', shares: [], restToId: 'p2' as never }));
    expect(typesOf(round.told)).toEqual(['ContractChangeProposed', 'ContractEnded']);
  });
});

describe('wealth', () => {
  it('counts the chips of a contract divided by its parties, exactly [Phases; C1]', () => {
    const round = traders();
    round.do('ann', offerTo(['p2', 'p3']));
    for (const who of ['bob', 'cid']) round.do(who, accept());
    round.grant('bob', { CHIP: 400 });
    round.do('bob', deposit({ CHIP: 400 }));
    const own = round.held('ann', 'CHIP');
    const wealth = (): string => printRational(wealthOf(round.state, 'p1' as never));
    expect(wealth()).toBe(`${own * 3 + 400}/3`);
    round.do('cid', { type: 'LeaveSeason' });
    expect(wealth()).toBe(String(own + 200));
  });
});

describe('options', () => {
  const offered = (round: TestRound, who: string): string[] =>
    optionsOf(round.state, account(who), round.now)
      .filter(({ rule }) => rule === 'contracts')
      .map(({ mutation }) => mutation)
      .sort();

  it('say what can be done', () => {
    const round = traders();
    round.do('ann', offerTo(['p2'], [clause({ consentIds: ['p1' as never] })]));
    expect(offered(round, 'ann')).toEqual(['declineContract', 'offerContract']);
    expect(offered(round, 'bob')).toEqual(['acceptContract', 'declineContract', 'offerContract']);
    round.do('bob', accept());
    round.do('ann', deposit({ CHIP: 5 }));
    round.do('bob', withdraw({ CHIP: 5 }));
    expect(offered(round, 'ann')).toEqual([
      ...['consentToContractChange', 'depositIntoContract', 'offerContract'],
      ...['proposeContractChange', 'proposeContractChange', 'withdrawFromContract'],
    ]);
    expect(offered(round, 'cid')).toEqual(['depositIntoContract', 'offerContract']);
    amendTo(round, (document) => void (document.contracts = null));
    expect(offered(round, 'cid')).toEqual(['depositIntoContract']);
  });
});

it('offers no withdrawal of what cannot be traded any more [Contracts; Trade]', () => {
  const round = inForce();
  const offered = (): boolean =>
    optionsOf(round.state, account('ann'), round.now).some(
      ({ mutation }) => mutation === 'withdrawFromContract',
    );
  expect(offered()).toBe(true);
  amendTo(round, ({ trade }) => trade.untradable.push('CHIP'));
  expect(round.ask('ann', withdraw({ CHIP: 1 }))).toMatchObject({ code: 'ITEM_UNTRADABLE' });
  expect(offered()).toBe(false);
});

it('offers no withdrawal that needs a consent while 20 changes are open [G2; R6]', () => {
  const round = inForce([clause({ consentIds: ['p1' as never] })]);
  const offered = (who: string): boolean =>
    optionsOf(round.state, account(who), round.now).some(
      ({ mutation }) => mutation === 'withdrawFromContract',
    );
  for (let open = 0; open < 20; open += 1) {
    expect(offered('bob')).toBe(true);
    round.do('bob', withdraw({ CHIP: 1 }));
  }
  expect(round.ask('bob', withdraw({ CHIP: 1 }))).toMatchObject({ code: 'TOO_MANY_OFFERS' });
  expect([offered('bob'), offered('ann')]).toEqual([false, true]);
  expect(round.ask('ann', withdraw({ CHIP: 1 }))).toBeNull();
});
