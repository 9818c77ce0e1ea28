import type { DynastyEffect } from '../../../src/dynasty';
import { dynastyOf } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import { ofType, replay, rowsOf, rules, TestDynasty, typesOf } from '../harness';
import { tableOfTwo } from '../tables';
import { adopted } from './proposing';

const wins = (id: string): DynastyEffect => ({ type: 'DECLARE_VICTOR', playerId: playerId(id) });

it('ends the dynasty with its winner, and voids what is being played [X10]', () => {
  const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
  const events = adopted(dynasty, wins('p3'));
  expect(ofType(events, 'DynastyWon')).toEqual([
    { type: 'DynastyWon', playerId: 'p3', proposalId: 'm1' },
  ]);
  expect(typesOf(events)).toContain('GameVoided');
  expect(dynastyOf(dynasty.state)).toMatchObject({ status: 'ENDED', winnerId: 'p3' });
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('is refused for a second winner', () => {
  const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
  const effects = [wins('p3'), wins('p1')];
  expect(
    dynasty.ask('ann', {
      ...{ type: 'SubmitProposal', class: null, title: 'Winners', text: '', effects },
    }),
  ).toMatchObject({ code: 'VICTOR_DECLARED', facts: { effect: 1, playerId: 'p3' } });
});

it('is refused where the class of the proposal is not for it [AK6]', () => {
  const { proposals } = rules();
  const classes = proposals!.classes.map((known) => ({ ...known, effects: [] }));
  const dynasty = TestDynasty.open({ document: rules({ proposals: { ...proposals!, classes } }) });
  dynasty.join('ann', 'bob');
  const asked = { type: 'SubmitProposal', class: null, title: 'Winner', text: '' } as const;
  expect(dynasty.ask('ann', { ...asked, effects: [wins('p1')] })).toMatchObject({
    ...{ code: 'EFFECT_NOT_OF_CLASS', facts: { class: 'STANDARD', effect: 0 } },
  });
  expect(dynasty.ask('ann', { ...asked, effects: [] })).toBeNull();
});
