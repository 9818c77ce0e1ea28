import { pegsOf, previewEffects as previewDynasty } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { CLOCK, playerId } from '../../../src/kernel';
import { previewEffects } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { dryRun } from '../../../src/season';
import { rules, rowsOf as dynastyRows, TestDynasty } from '../../dynasty/harness';
import { tableOfTwo } from '../../dynasty/tables';
import { rowsOf } from '../../round/harness';
import { traders } from '../../round/trades/traders';

const p1 = playerId('p1');

/** The preview of some effects. The preview must change nothing. */
function seen(effects: readonly ProposalEffect[]) {
  const round = traders();
  const before = rowsOf(round.state);
  const found = previewEffects(round.state, round.now, effects);
  expect(rowsOf(round.state)).toEqual(before);
  return found;
}

it.each<[string, ProposalEffect[], object]>([
  [
    'that somebody would win by what they are given',
    [{ type: 'GIVE_ITEMS', playerId: p1, items: [{ item: 'GOLD_STAR', quantity: 50 }] }],
    { victors: ['p1'], ends: true, events: [], transfers: [{ quantity: 50 }] },
  ],
  [
    'who would be declared the winner',
    [{ type: 'DECLARE_VICTOR', playerId: p1 }],
    { victors: ['p1'], ends: true, victorId: 'p1' },
  ],
  [
    'since when somebody would count as a player',
    [{ type: 'CORRECT_STANDING', playerId: p1, joinedAtMs: 0 as never }],
    { events: ['ann would count as a player since 1970-01-01T00:00:00.000Z.'], ends: false },
  ],
])('a preview of a round tells %s [AK7]', (_what, effects, expected) => {
  expect(seen(effects)).toMatchObject(expected);
});

it('a preview of a round tells of a pause as the journal would [AK7]', () => {
  const found = seen([{ type: 'PAUSE_SEASON', days: 7 }]);
  expect('failure' in found ? [] : found.events).toEqual([
    expect.stringMatching(/paused|pause/) as unknown,
  ]);
});

it('a preview of a dynasty tells what would be from what [AK7]', () => {
  const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot', 'eve'] });
  const effects: DynastyEffect[] = [
    { type: 'CORRECT_MAGISTRELLI', playerId: p1, magistrelli: 99 },
    { type: 'CORRECT_MODA', mask: 'PANTALONE', moda: 7 },
    { type: 'CHANGE_MASK', playerId: p1, mask: 'PANTALONE' },
    { type: 'VOID_GAME', gameId: 'g1' },
  ];
  const before = dynastyRows(dynasty.state);
  const found = previewDynasty(dynasty.state, dynasty.now, effects);
  expect(dynastyRows(dynasty.state)).toEqual(before);
  expect('failure' in found ? null : found.events).toEqual([
    expect.stringMatching(/^Magistrelli of \w+: \d+ → 99\.$/) as unknown,
    expect.stringMatching(/^Moda of Pantalone: \d+ → 7\.$/) as unknown,
    expect.stringMatching(/^Mask of \w+: .+ → Pantalone\.$/) as unknown,
    expect.stringMatching(/^Game 1 was voided by proposal 1: “This proposal”\.$/) as unknown,
  ]);
});

it('a preview of a dynasty tells who would win by conditions that it brings [AK7]', () => {
  const dynasty = TestDynasty.open({ document: rules() });
  dynasty.join('ann', 'bob');
  const effects: DynastyEffect[] = [
    { type: 'GIVE_ITEMS', playerId: p1, items: [{ item: 'PEG' as never, quantity: 3 }] },
    {
      type: 'AMEND_RULESET',
      patch: [{ op: 'add', path: '/victory', value: [{ type: 'PEGS', least: 3 }] }],
    },
  ];
  expect(previewDynasty(dynasty.state, dynasty.now, effects)).toMatchObject({
    ...{ victors: ['p1'], ends: true },
  });
  expect(pegsOf(dynasty.state, p1)).toBe(0);
});

it('leaves everything as it was, also where something is broken [AK7]', () => {
  const { state, now } = TestDynasty.open({ document: rules() });
  const before = dynastyRows(state);
  const foreseeing = { state, now, actor: CLOCK, evolve: () => undefined, text: () => null };
  const breaks = (): never => {
    state.put('masks', { id: 'PANTALONE', moda: 9 });
    throw new Error('broken');
  };
  expect(() => dryRun(foreseeing, breaks)).toThrow('broken');
  expect(dynastyRows(state)).toEqual(before);
});
