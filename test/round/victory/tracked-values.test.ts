/** Tracked values in victory conditions, hand scores and votes [rulings AB1, AB2, AB3]. */
import { winningItemName, placesIn, scoreHand } from '../../../src/round';
import { roundOf, rulesetOf } from '../../../src/round/model/state';
import { standingOf, playersAffectedBy } from '../../../src/round/view/standing';
import { winnersOf } from '../../../src/round/victory/places';
import { amendRuleset, parseRuleset, ruleMarkdown } from '../../../src/rulesets';
import type {
  Expression,
  RoundRuleset,
  TrackedValue,
  VictoryConditions,
} from '../../../src/rulesets';
import { HONOUR, OATH, POT } from '../../support/custom-mechanics';
import { card, rulesetWith } from '../given';
import type { TestRound } from '../harness';
import { adoptByVote } from '../proposals/adopt-by-vote';
import { amend } from '../proposals/proposal-commands';
import { traders } from '../trades/traders';

const OWN_HONOUR: TrackedValue = { ...HONOUR, setBy: [{ type: 'OWNER' }] };
const CROWNED: TrackedValue = {
  ...{ value: 'CROWNED', title: 'Crowned', type: 'FLAG', of: 'PLAYER', secret: false },
  ...{ setBy: [{ type: 'OWNER' }], start: false },
};
const VALUES = [OWN_HONOUR, OATH, POT, CROWNED];
const name = (of: string): Expression => ({ name: of });
const atLeast = (of: string, least: Expression): Expression => ({
  op: 'AT_LEAST',
  of: [name(of), least],
});
const TEN = atLeast('value:HONOUR', 10);
const AHEAD: Expression = {
  op: 'AND',
  of: [
    atLeast('value:POT', 5),
    { op: 'MORE', of: [name('value:HONOUR'), name('others.value:HONOUR')] },
  ],
};
const wonBy = (...conditions: Expression[]): Partial<RoundRuleset> => ({
  victory: null,
  victoryConditions: { conditions, meet: 'ANY', tie: 'NOBODY' },
});
const ruled = (over: Partial<RoundRuleset>) => (document: RoundRuleset) =>
  void Object.assign(document, { trackedValues: VALUES }, over);
const playing = (...conditions: Expression[]): TestRound => traders(ruled(wonBy(...conditions)));

function sets(round: TestRound, who: string, value: string, to: number | boolean): void {
  const playerId = value === 'POT' ? null : round.player(who);
  round.do(who, { type: 'SetValue', value, playerId, card: null, to });
}
const names = (round: TestRound): string[] =>
  winnersOf(round.state).map((id) => round.state.need('players', id).name);

describe('victory [AB1]', () => {
  it('is whoever’s the vote asks the value of, as it is set', () => {
    const round = traders();
    adoptByVote(
      round,
      amend(
        { op: 'add', path: '/trackedValues', value: VALUES },
        ...Object.entries(wonBy(TEN)).map(([path, value]) => ({
          op: 'add',
          path: `/${path}`,
          value,
        })),
      ),
    );
    expect(ruleMarkdown(rulesetOf(round.state))).toContain('- the player’s Honour is at least 10.');
    sets(round, 'bob', 'HONOUR', 9);
    expect(roundOf(round.state).status).toBe('RUNNING');
    sets(round, 'bob', 'HONOUR', 10);
    expect(names(round)).toEqual(['bob']);
    expect(round.violations()).toEqual([]);
  });

  it('compares with the others, and knows the season’s values', () => {
    const round = playing(AHEAD);
    sets(round, 'ann', 'HONOUR', 2);
    sets(round, 'bob', 'POT', 5);
    expect(names(round)).toEqual(['ann']);
    const even = playing(AHEAD);
    for (const who of ['ann', 'bob']) sets(even, who, 'HONOUR', 2);
    sets(even, 'cid', 'POT', 5);
    expect(names(even)).toEqual([]);
    sets(even, 'bob', 'HONOUR', 3);
    expect(names(even)).toEqual(['bob']);
  });

  it('counts what all others have below nought', () => {
    const below = { ...OWN_HONOUR, start: -5, least: null } as TrackedValue;
    const round = traders(
      ruled({ ...wonBy(AHEAD), trackedValues: [below, { ...POT, start: 5 } as TrackedValue] }),
    );
    sets(round, 'cid', 'HONOUR', -4);
    expect(names(round)).toEqual(['cid']);
  });

  it('can be a flag', () => {
    const round = playing(name('value:CROWNED'));
    sets(round, 'cid', 'CROWNED', true);
    expect(names(round)).toEqual(['cid']);
  });

  it('orders players by the number that wins, as standings tell it', () => {
    const round = playing(TEN);
    sets(round, 'bob', 'HONOUR', 3);
    expect(
      placesIn(round.state).map(({ place, player, value }) => [place, player.name, value]),
    ).toEqual([
      [1, 'bob', 3],
      [2, 'ann', 0],
      [2, 'cid', 0],
    ]);
    const bob = round.player('bob');
    expect(standingOf(round.state, bob)).toMatchObject({ victoryItems: 3 });
    expect(winningItemName(round.state)).toBe(HONOUR.title);
    expect(winningItemName(traders().state)).toBe('Gold Stars');
    const inWeek: Expression = { op: 'AT_LEAST', of: [name('week'), 3] };
    expect(winningItemName(playing(inWeek).state)).toBeNull();
    const changed = (value: string) =>
      playersAffectedBy(round.state, [
        { table: 'trackedValues', id: `${value}|${bob}`, row: null },
      ]);
    expect([...changed('HONOUR')]).toEqual([bob]);
    sets(round, 'bob', 'CROWNED', true);
    expect([...changed('CROWNED')]).toEqual([]);
  });
});

const KNIGHTS = [card('KNIGHT', 'SWORDS', 2)];
const SUM: Expression = { op: 'ADD', of: [name('cards'), name('value:HONOUR'), name('value:POT')] };
const scoring = (document: RoundRuleset, formula: Expression): void => {
  if (document.hands.ranking.procedure === 'SCORE') document.hands.ranking.formula = formula;
};

describe('a score [AB2]', () => {
  it('adds what its player and the season have, and says so', () => {
    const document = rulesetWith(ruled({}));
    scoring(document, SUM);
    const tracked = (code: string): bigint => (code === 'HONOUR' ? 20n : 300n);
    expect(scoreHand(document, KNIGHTS, tracked)).toMatchObject({
      ...{ formula: 'c + Honour + Pot', total: '322' },
    });
    const told = ruleMarkdown(document);
    expect(told).toContain('Honour is the player’s Honour and Pot is the season’s Pot');
    expect(told).toContain('count here as they are when the hands are placed');
  });

  it('is multiplied by what is true of its player', () => {
    const document = rulesetWith(ruled({}));
    if (document.hands.ranking.procedure === 'SCORE') {
      document.hands.ranking.multipliers = [
        {
          ...{ condition: 'FORMULA', name: 'Royal' },
          ...{ holds: name('value:CROWNED'), value: name('value:HONOUR') },
        },
      ];
    }
    const multipliers = (isCrowned: boolean) =>
      scoreHand(document, KNIGHTS, (code) => (code === 'CROWNED' ? isCrowned : 7n)).multipliers;
    expect(multipliers(true)).toEqual([{ name: 'Royal', value: 7 }]);
    expect(multipliers(false)).toEqual([]);
    expect(ruleMarkdown(document)).toContain('the player’s Crowned');
  });
});

const refusals = (document: RoundRuleset): string[] => {
  const parsed = parseRuleset(document);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};
const adoptedBy = (formula: Expression) => (document: RoundRuleset) => {
  for (const known of document.proposals.classes) {
    known.popularity = { test: 'FORMULA', formula };
  }
};
const VOTES = '/proposals/classes/0/popularity/formula';

describe('is refused, with its place,', () => {
  const conditions: VictoryConditions['conditions'] = [TEN, name('value:CROWNED')];

  test.each<[string, string, (document: RoundRuleset) => void]>([
    [
      'a victory by a secret',
      '/victoryConditions/conditions/0/name',
      (document) => void Object.assign(document, wonBy(name('value:OATH'))),
    ],
    [
      'a victory by a number for a flag',
      '/victoryConditions/conditions/0',
      (document) => void Object.assign(document, wonBy(name('value:HONOUR'))),
    ],
    [
      'a victory by the flags of others',
      '/victoryConditions/conditions/0/name',
      (document) => void Object.assign(document, wonBy(name('others.value:CROWNED'))),
    ],
    [
      'a score by a secret',
      '/hands/ranking/formula/name',
      (document) => scoring(document, name('value:OATH')),
    ],
    [
      'a score by the best of the others',
      '/hands/ranking/formula/name',
      (document) => scoring(document, name('others.value:HONOUR')),
    ],
    ['a vote by what a player has', `${VOTES}/of/0/name`, adoptedBy(atLeast('value:HONOUR', 2))],
    ['a vote by a secret', `${VOTES}/name`, adoptedBy(name('value:OATH'))],
  ])('%s [AB1, AB2, AB3]', (_what, path, change) => {
    const document = rulesetWith(ruled({}));
    expect(refusals(document)).toEqual([]);
    change(document);
    expect(refusals(document)[0]).toBe(path);
  });

  it('taking away a value that something reads, or making it a secret', () => {
    const document = rulesetWith(ruled({ ...wonBy(...conditions) }));
    scoring(document, SUM);
    for (const patch of [
      { op: 'remove', path: '/trackedValues/0' },
      { op: 'replace', path: '/trackedValues/0/secret', value: true },
    ]) {
      const amended = amendRuleset(document, [patch]);
      expect(amended.ok ? [] : amended.problems.map(({ path }) => path)).toEqual([
        ...['/hands/ranking/formula/of/1/name', '/victoryConditions/conditions/0/of/0/name'],
      ]);
    }
  });
});

describe('a vote [AB3]', () => {
  const ENOUGH: Expression = { op: 'AT_LEAST', of: [name('votesFor'), name('value:POT')] };
  const voting = (): TestRound =>
    traders((document) => {
      ruled({})(document);
      adoptedBy(ENOUGH)(document);
    });

  function decided(round: TestRound, ...voters: string[]): string {
    const effects = [amend({ op: 'replace', path: '/income/amount', value: 170 })];
    const [made] = round.do('ann', {
      ...{ type: 'SubmitProposal', class: 'URGENT', title: 'More', text: 'More.' },
      effects,
    });
    if (made?.type !== 'ProposalSubmitted') throw new Error('it is submitted');
    const { proposalId } = made;
    for (const who of voters) round.do(who, { type: 'CastVote', proposalId, vote: 'FOR' });
    const { closesAtMs } = round.state.need('proposals', proposalId);
    round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
    return round.state.need('proposals', proposalId).status;
  }

  it('needs what the season’s value says at the end, and the rules tell it', () => {
    const round = voting();
    expect(ruleMarkdown(rulesetOf(round.state))).toContain(
      'the votes for it is at least the season’s Pot, as numbers, at the end. ' +
        'A proposal that all players are for is adopted whatever the numbers say',
    );
    expect(decided(round, 'ann', 'bob')).toBe('REJECTED');
    sets(round, 'cid', 'POT', 2);
    expect(decided(round, 'ann')).toBe('REJECTED');
    expect(decided(round, 'ann', 'bob')).toBe('ADOPTED');
  });

  it('is adopted by all, whatever the value has been set to', () => {
    const round = voting();
    sets(round, 'cid', 'POT', 1_000_000);
    expect(decided(round, 'ann', 'bob', 'cid')).toBe('ADOPTED');
  });
});
