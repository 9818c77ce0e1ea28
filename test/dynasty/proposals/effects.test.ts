import type { DynastyEffect } from '../../../src/dynasty';
import { dynastyOf, eventText, masksOf, rulesetOf } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { playerId } from '../../../src/kernel';
import { articlesOf } from '../../../src/rulesets';
import { DAY_MS, ofType, replay, rowsOf, rules, TestDynasty, typesOf } from '../harness';
import { tableOfTwo } from '../tables';
import { adopted, amend, submitted, vote } from './proposing';

function assembly(): TestDynasty {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  return dynasty;
}
const pegs = (
  type: 'GIVE_ITEMS' | 'TAKE_ITEMS',
  player: string,
  quantity: number,
): DynastyEffect => ({
  ...{ type, playerId: playerId(player), items: [{ item: PEG, quantity }] },
});

describe('an adopted proposal [L4]', () => {
  it('amends the rules; a game that is played keeps its Environment [K19]', () => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
    const [event] = adopted(dynasty, amend('/stakes/maximum', 5));
    expect(event).toMatchObject({ type: 'ProposalAdopted', failure: null });
    expect(rulesetOf(dynasty.state).stakes.maximum).toBe(5);
    expect(dynastyOf(dynasty.state).revision).toBe(2);
    expect(dynasty.game().environment).toBe(1);
  });

  it('gives and takes pegs, corrects Magistrelli and Moda, and changes a mask', () => {
    const dynasty = assembly();
    dynasty.wear('cid', 'SUCCO');
    adopted(
      dynasty,
      pegs('GIVE_ITEMS', 'p2', 5),
      pegs('TAKE_ITEMS', 'p2', 2),
      { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p2'), magistrelli: 44 },
      { type: 'CORRECT_MODA', mask: 'SUCCO', moda: 9 },
      { type: 'CHANGE_MASK', playerId: playerId('p3'), mask: null },
      { type: 'CHANGE_MASK', playerId: playerId('p1'), mask: 'SUCCO' },
    );
    expect(dynasty.pegs('bob')).toBe(3);
    expect(dynasty.standing('bob').magistrelli).toBe(44);
    expect(masksOf(dynasty.state).find(({ mask }) => mask === 'SUCCO')).toMatchObject({ moda: 9 });
    expect([dynasty.standing('cid').mask, dynasty.standing('ann').mask]).toEqual([null, 'SUCCO']);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('takes off a mask that the rules do not have any more', () => {
    const dynasty = assembly();
    dynasty.wear('cid', 'SUCCO');
    const masks = rules().masks.filter(({ mask }) => mask !== 'SUCCO');
    adopted(dynasty, amend('/masks', masks));
    expect(dynasty.standing('cid').mask).toBeNull();
  });

  it('voids a game however long ago it ended, and puts back what it moved', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
    dynasty.do(first, { type: 'ResignGame', gameId: 'g1' });
    dynasty.end();
    dynasty.pass(9 * DAY_MS);
    const before = ['ann', 'bob'].map((name) => dynasty.pegs(name));
    const told = adopted(dynasty, { type: 'VOID_GAME', gameId: 'g1' });
    expect(typesOf(told)).toEqual(['ProposalAdopted', 'GameVoided']);
    const [voided] = ofType(told, 'GameVoided');
    expect(voided).toMatchObject({ reason: 'A Better Game', proposalId: 'm1' });
    expect(eventText(dynasty.state, voided!)).toMatch(
      /^Game 1 was voided by proposal 1: “A Better Game”; the pegs of \w+ were put back\.$/,
    );
    expect(before).not.toEqual(['ann', 'bob'].map((name) => dynasty.pegs(name)));
  });

  it('does all of it or nothing, and tells what was in the way', () => {
    const dynasty = assembly();
    const [event] = adopted(dynasty, pegs('GIVE_ITEMS', 'p2', 5), pegs('TAKE_ITEMS', 'p3', 7));
    expect(event).toMatchObject({
      ...{ type: 'ProposalAdopted', transfers: [], revision: null },
      failure: { effect: 1, refusal: { code: 'NOT_ENOUGH_PEGS', facts: { have: 0, need: 7 } } },
    });
    expect(dynasty.pegs('bob')).toBe(0);
  });

  it('meets what the one before left, when both are decided at one instant [L9]', () => {
    const dynasty = assembly();
    const one = submitted(dynasty, [amend('/stakes/maximum', 5)]);
    const test = { op: 'test', path: '/stakes/maximum', value: 3 };
    const patch = [test, { op: 'replace', path: '/stakes/maximum', value: 6 }];
    const other = submitted(dynasty, [{ type: 'AMEND_RULESET', patch }]);
    vote(dynasty, other.id, 'FOR', 'ann', 'bob', 'cid');
    vote(dynasty, one.id, 'FOR', 'ann', 'bob', 'cid');
    const [first, second] = ofType(dynasty.told, 'ProposalAdopted');
    expect(first).toMatchObject({ proposalId: one.id, failure: null });
    expect(second).toMatchObject({ failure: { refusal: { code: 'RULESET_REFUSED' } } });
    expect(rulesetOf(dynasty.state).stakes.maximum).toBe(5);
  });

  it('deals at once where it has the server deal', () => {
    const dynasty = assembly();
    dynasty.ready('ann', 'bob');
    const told = adopted(dynasty, amend('/automaticDealing', true));
    expect(typesOf(told)).toEqual(['ProposalAdopted', 'GameStarted']);
  });

  it.each<[string, DynastyEffect, object]>([
    ['a stranger', pegs('GIVE_ITEMS', 'p9', 1), { code: 'PLAYER_NOT_FOUND' }],
    ['no pegs', pegs('GIVE_ITEMS', 'p2', 0), { code: 'MALFORMED' }],
    [
      'what is no peg',
      {
        ...{ type: 'GIVE_ITEMS', playerId: playerId('p2') },
        items: [{ item: 'CHIP', quantity: 1 }],
      },
      { code: 'MALFORMED', facts: { field: 'items', effect: 0 } },
    ],
    [
      'Magistrelli below 0',
      { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p2'), magistrelli: -1 },
      { code: 'MALFORMED', facts: { field: 'magistrelli' } },
    ],
    ['an unknown mask', { type: 'CORRECT_MODA', mask: 'ZORRO', moda: 2 }, { code: 'MASK_UNKNOWN' }],
    ['no game', { type: 'VOID_GAME', gameId: 'g1' }, { code: 'GAME_NOT_FOUND' }],
    [
      'rules without proposals',
      { type: 'AMEND_RULESET', patch: [{ op: 'remove', path: '/proposals' }] },
      { code: 'RULESET_REFUSED', facts: { problems: [{ path: '/proposals' }] } },
    ],
  ])('is not made of %s', (_what, effect, refusal) => {
    const dynasty = assembly();
    const asked = { type: 'SubmitProposal', class: null, title: 'No', text: '' } as const;
    expect(dynasty.ask('ann', { ...asked, effects: [effect] })).toMatchObject(refusal);
  });

  it('adds, replaces and repeals articles, one even if other effects fail [L2]', () => {
    const dynasty = assembly();
    const article = { anchor: 'feast', title: 'The Feast', markdown: 'Each Saturday.' };
    const add = { type: 'ADD_ARTICLE', ...article, evenIfOthersFail: true } as const;
    const [kept] = adopted(dynasty, add, pegs('TAKE_ITEMS', 'p3', 7));
    expect(kept).toMatchObject({ failure: { effect: 1 }, revision: { revision: 2 } });
    const articles = (): string[] =>
      articlesOf(rulesetOf(dynasty.state)).map(({ markdown }) => markdown);
    expect(articles()).toContain('Each Saturday.');
    adopted(dynasty, { type: 'REPLACE_ARTICLE', ...article, markdown: 'Each Sunday.' });
    expect(articles()).toContain('Each Sunday.');
    const asked = { type: 'SubmitProposal', class: null, title: 'No', text: '' } as const;
    expect(dynasty.ask('bob', { ...asked, effects: [add] })).toMatchObject({
      ...{ code: 'ARTICLE_EXISTS', facts: { anchor: 'feast', heldBy: 'PEOPLE', effect: 0 } },
    });
    adopted(dynasty, { type: 'REPEAL_ARTICLE', anchor: 'feast' });
    expect(articles()).not.toContain('Each Sunday.');
    const again = { type: 'REPEAL_ARTICLE', anchor: 'feast' } as const;
    expect(dynasty.ask('bob', { ...asked, effects: [again] })).toMatchObject({
      code: 'ARTICLE_UNKNOWN',
    });
    const nameless = { ...add, title: ' ' };
    expect(dynasty.ask('bob', { ...asked, effects: [nameless] })).toMatchObject({
      ...{ code: 'MALFORMED', facts: { field: 'title', effect: 0 } },
    });
  });

  it('does not make the articles longer than the rules have them, which is told at submission', () => {
    const effects = Array.from({ length: 11 }, (_, at): DynastyEffect => ({
      ...{ type: 'ADD_ARTICLE', anchor: `a${at}`, title: 'A', evenIfOthersFail: false },
      markdown: 'q'.repeat(20_000),
    }));
    const asked = { type: 'SubmitProposal', class: null, title: 'Words', text: '' } as const;
    const refused = assembly().ask('ann', { ...asked, effects });
    expect(refused).toMatchObject({ code: 'RULESET_REFUSED', facts: { effect: 9 } });
    expect(JSON.stringify(refused)).toMatch(
      /expected at most 200000 characters in all, and these have 200\d\d\d"/,
    );
  });

  it('voids a game once', () => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
    const voiding = { type: 'VOID_GAME', gameId: 'g1' } as const;
    const asked = { type: 'SubmitProposal', class: null, title: 'No', text: '' } as const;
    expect(dynasty.ask('ann', { ...asked, effects: [voiding, voiding] })).toMatchObject({
      ...{ code: 'GAME_VOIDED', facts: { effect: 1 } },
    });
  });
});
