import { dynastyView } from '../../../src/dynasty';
import type { DynastyRuleset } from '../../../src/rulesets';
import { adopted } from '../proposals/proposing';
import { ofType, replay, rowsOf, rules, TestDynasty, typesOf } from '../harness';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

type Victory = NonNullable<DynastyRuleset['victory']>;

const table = (victory: Victory, ...onlookers: string[]): Table => {
  const startingPegs = { type: 'FIXED', pegs: 5 } as const;
  return tableOfTwo({ opening: { document: rules({ victory, startingPegs }) }, onlookers });
};

it.each<[string, Victory, boolean]>([
  ['6 pegs', [{ type: 'PEGS', least: 6 }], true],
  ['7 pegs', [{ type: 'PEGS', least: 7 }], false],
  ['11 Magistrelli', [{ type: 'MAGISTRELLI', least: 11 }], true],
  ['12 Magistrelli', [{ type: 'MAGISTRELLI', least: 12 }], false],
  ['2 pegs ahead', [{ type: 'PEGS_AHEAD', by: 2 }], true],
  ['3 pegs ahead', [{ type: 'PEGS_AHEAD', by: 3 }], false],
  [
    'either',
    [
      { type: 'PEGS', least: 9 },
      { type: 'MAGISTRELLI', least: 11 },
    ],
    true,
  ],
  ['none', [], false],
])(
  'is won with %s or not, by who has 6 pegs and 11 Magistrelli to 4 and 10 [V23]',
  (_what, victory, won) => {
    const { dynasty, first, second } = table(victory);
    dynasty.atTable(first, 'ResignGame');
    const winner = dynasty.player(second);
    const told = ofType(dynasty.end(), 'DynastyWon');
    expect(told).toEqual(won ? [{ type: 'DynastyWon', playerId: winner }] : []);
    expect(dynastyView(dynasty.state, dynasty.now).winnerId).toBe(won ? winner : null);
  },
);

it('ends the dynasty whole: bets are settled first, games still played are voided, results are kept', () => {
  const { dynasty, first, second } = table([{ type: 'PEGS', least: 6 }], 'cid', 'dot', 'eve');
  dynasty.bet('cid', first);
  dynasty.ready('dot', 'eve');
  dynasty.deal();
  dynasty.do(first, { type: 'ResignGame', gameId: 'g1' });
  const events = dynasty.do('host', { type: 'EndGame', gameId: 'g1' });
  expect(typesOf(events)).toEqual(['GameEnded', 'BetsSettled', 'GameVoided', 'DynastyWon']);
  expect(dynasty.journal.at(-1)!.actor).toBe('clock');
  expect(dynasty.state.need('results', dynasty.player(second))).toMatchObject({
    place: 1,
    won: true,
  });
  expect(dynasty.state.need('results', dynasty.player('cid'))).toMatchObject({ won: false });
  expect(dynasty.ask('cid', { type: 'WearMask', mask: null })).toMatchObject({
    code: 'DYNASTY_OVER',
  });
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
});

it('is won by an amendment that asks for what somebody has; equal players: who joined first [V23]', () => {
  const dynasty = TestDynasty.open({
    document: rules({ startingPegs: { type: 'FIXED', pegs: 5 } }),
  });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  const patch = [{ op: 'add', path: '/victory', value: [{ type: 'PEGS', least: 5 }] }];
  const events = adopted(dynasty, { type: 'AMEND_RULESET', patch });
  expect(ofType(events, 'DynastyWon')).toEqual([
    { type: 'DynastyWon', playerId: dynasty.player('ann') },
  ]);
});

it('goes to nobody ahead of no others', () => {
  const dynasty = TestDynasty.open({
    document: rules({
      startingPegs: { type: 'FIXED', pegs: 5 },
      victory: [{ type: 'PEGS_AHEAD', by: 1 }],
    }),
  });
  dynasty.join('ann');
  expect(dynasty.state.need('dynasties', 'dynasty').status).toBe('RUNNING');
});
