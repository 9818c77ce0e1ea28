import { dynastyStatistics, eventText, optionsOf, rulesetOf, storyOf } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { account, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';
import { adopted } from '../proposals/proposing';
import { dealWith } from '../tables';
import { CALL, HUSH } from './sample-actions';

const amendment: DynastyEffect = {
  type: 'AMEND_RULESET',
  patch: [
    { op: 'add', path: '/tableActions/-', value: HUSH },
    { op: 'add', path: '/tableActions/-', value: CALL },
  ],
};
const take = (action: string, trick = 'TORO', gameId: 'g1' | 'g2' = 'g1') =>
  ({ type: 'TakeTableAction', gameId, action, trick }) as const;

/** Ann and Bob at a table under voted rules. They have three pegs each. */
function table() {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  const pegs = ['ann', 'bob', 'cid'].map((name): DynastyEffect => ({
    ...{ type: 'GIVE_ITEMS', playerId: dynasty.player(name) },
    items: [{ item: PEG, quantity: 3 }],
  }));
  adopted(dynasty, amendment, ...pegs);
  dynasty.ready('ann', 'bob');
  dynasty.deal(dealWith('10 SWORDS'));
  const [first, second] = dynasty.table();
  return { dynasty, first, second };
}

describe('an action at the table, adopted by vote [V25]', () => {
  it('cites the article that it names, when it is refused and when it is offered [AD1]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    const silence = { anchor: 'silence', title: 'Silence', markdown: 'A trick may be hushed.' };
    adopted(
      dynasty,
      { type: 'ADD_ARTICLE', ...silence, evenIfOthersFail: false },
      {
        type: 'AMEND_RULESET',
        patch: [{ op: 'add', path: '/tableActions', value: [{ ...CALL, rule: 'silence' }, HUSH] }],
      },
    );
    dynasty.ready('ann', 'bob');
    dynasty.deal(dealWith('10 SWORDS'));
    const [first] = dynasty.table();
    const cited = (who: string) =>
      optionsOf(dynasty.state, account(who), dynasty.now)
        .filter(({ mutation }) => mutation === 'takeTableAction')
        .map(({ rule }) => rule);
    expect(cited('cid')).toEqual(['silence']);
    expect(dynasty.ask(first, take('CALL'))).toMatchObject({
      ...{ code: 'ACTION_NOT_YOURS', rule: 'silence' },
    });
    expect(dynasty.ask('cid', take('HUSH'))).toMatchObject({
      ...{ code: 'ACTION_NOT_YOURS', rule: 'play' },
    });
  });

  it('takes an active trick out of the game for pegs, and the trick scores no more', () => {
    const { dynasty, first, second } = table();
    expect(dynasty.game().tricks).toContain('ARIA');
    const [event] = ofType(dynasty.do(first, take('HUSH', 'ARIA')), 'TableActionTaken');
    expect(event).toMatchObject({ playerId: dynasty.player(first), pegsPaid: 2, added: false });
    expect(eventText(dynasty.state, event!)).toBe(
      `${first} took the action “Hush a Trick” for 2 pegs: L’Aria no longer scores in game 1.`,
    );
    expect(dynasty.game().tricks).not.toContain('ARIA');
    expect(dynasty.pegs(first)).toBe(1);
    for (const [who, card] of [
      [first, 'KING BATONS'],
      [second, 'ACE BATONS'],
    ] as const) {
      dynasty.play(who, card);
    }
    dynasty.play(first, 'KING COINS', 1);
    expect(dynasty.seat(first).score).toBe(0);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('leaves what was told of the start as it was', () => {
    const { dynasty, first } = table();
    dynasty.do(first, take('HUSH', 'ARIA'));
    const [opening, done] = storyOf(dynasty.state, dynasty.game());
    expect(opening).toContain('L’Aria');
    expect(done).toContain('took the action “Hush a Trick”');
    const aria = dynastyStatistics(dynasty.state).tricks.find(({ trick }) => trick === 'ARIA');
    expect(aria?.games).toBe(1);
  });

  it('brings a trick in for an onlooker, once in a game, under a Sfida too', () => {
    const { dynasty, first } = table();
    const inactive = rulesetOf(dynasty.state).tricks.find(
      ({ trick, class: of }) => of === 'PARTE' && !dynasty.game().tricks.includes(trick),
    )!.trick;
    dynasty.atTable(first, 'OfferSfida');
    dynasty.do('cid', take('CALL', inactive));
    expect(dynasty.game().tricks).toContain(inactive);
    expect(dynasty.ask('dot', take('CALL', 'TORO'))).toMatchObject({
      ...{ code: 'ACTION_USED_UP', rule: 'play', facts: { action: 'CALL', most: 1 } },
    });
  });

  it('is put back with the game that is voided', () => {
    const { dynasty, first } = table();
    dynasty.do(first, take('HUSH', 'ARIA'));
    dynasty.do('host', { type: 'VoidGame', gameId: 'g1', reason: 'A mistake.' });
    expect(dynasty.pegs(first)).toBe(3);
  });

  it('is offered with the tricks there are to choose from', () => {
    const { dynasty, first } = table();
    const offered = (name: string) =>
      optionsOf(dynasty.state, account(name), dynasty.now)
        .filter(({ mutation }) => mutation === 'takeTableAction')
        .map(({ known, facts, description }) => [known['action'], facts['tricks'], description]);
    expect(offered(first)).toEqual([['HUSH', dynasty.game().tricks, 'Hush a Trick.']]);
    expect(offered('dot')).toEqual([
      ['CALL', [expect.stringMatching(/^(OSSA|PROPORE|TRIPLETTA)$/)], 'Call a Trick.'],
    ]);
    dynasty.do(first, take('HUSH', 'ARIA'));
    expect(offered(first)).toEqual([]);
  });

  it.each<[string, string, ReturnType<typeof take>, string]>([
    ['no such game', 'first', take('HUSH', 'ARIA', 'g2'), 'GAME_NOT_FOUND'],
    ['no such action', 'first', take('SHOUT'), 'ACTION_UNKNOWN'],
    ['an onlooker, where participants may', 'cid', take('HUSH', 'ARIA'), 'ACTION_NOT_YOURS'],
    ['a participant, where onlookers may', 'first', take('CALL', 'OSSA'), 'ACTION_NOT_YOURS'],
    ['a trick that there is not', 'first', take('HUSH', 'SCOPA'), 'TRICK_OUT_OF_REACH'],
    ['a trick of another class', 'cid', take('CALL', 'ARIA'), 'TRICK_OUT_OF_REACH'],
  ])('is refused for %s', (_what, who, command, code) => {
    const { dynasty, first } = table();
    expect(dynasty.ask(who === 'first' ? first : who, command)?.code).toBe(code);
  });

  it('is refused to whoever cannot pay, too late, under a Sfida and in a closed game', () => {
    const { dynasty, first, second } = table();
    const code = (who: string) => dynasty.ask(who, take('HUSH', 'ARIA'))?.code;
    dynasty.do('host', {
      ...{ type: 'PublishRuleset', patch: [{ op: 'replace', path: '/juice/base', value: 5 }] },
    });
    dynasty.atTable(second, 'OfferSfida');
    expect(code(first)).toBe('SFIDA_PENDING');
    dynasty.answer(first, true);
    for (const [at, card] of ['KING BATONS', 'ACE BATONS', 'KING COINS', 'ACE COINS'].entries()) {
      dynasty.play(at % 2 === 0 ? first : second, card);
    }
    expect(code(first)).toBe('TABLE_ACTION_TOO_LATE');
    dynasty.atTable(first, 'ResignGame');
    expect(code(first)).toBe('GAME_CLOSED');
    dynasty.end();
    expect(code(first)).toBe('GAME_OVER');
  });

  it('is refused to whoever has too few pegs', () => {
    const { dynasty } = table();
    adopted(dynasty, {
      ...{ type: 'TAKE_ITEMS', playerId: dynasty.player('bob') },
      items: [{ item: PEG, quantity: 2 }],
    });
    expect(dynasty.ask('bob', take('HUSH', 'ARIA'))).toMatchObject({
      ...{ code: 'ACTION_UNPAID', facts: { action: 'HUSH', item: PEG, amount: 2 } },
    });
  });

  it('is not in a game that began under the rules before', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    dynasty.ready('ann', 'bob');
    dynasty.deal();
    adopted(dynasty, amendment);
    expect(dynasty.ask(dynasty.table()[0], take('HUSH', 'ARIA'))?.code).toBe('ACTION_UNKNOWN');
    expect(rules().tableActions).toBeUndefined();
  });
});
