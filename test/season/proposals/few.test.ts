/** A few voters against all others: what a proposal does decides who must agree [AK6, AK8]. */
import { dynastyOf, previewEffects as previewInDynasty } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import type { ItemCode } from '../../../src/kernel';
import { previewEffects, roundOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { contractOwner, ownerOf } from '../../../src/round/model/owners';
import type { Expression } from '../../../src/rulesets';
import { isProposalPopular } from '../../../src/season';
import { rules, TestDynasty } from '../../dynasty/harness';
import { submitted, vote as voteInDynasty } from '../../dynasty/proposals/proposing';
import { accept, offerTo } from '../../round/contracts/contract-commands';
import { grantTo } from '../../round/given';
import { EDITION, NEXT_SUNDAY, ofType, TestRound } from '../../round/harness';
import { proposal, vote } from '../../round/proposals/proposal-commands';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const [ann, bob] = [playerId('p1'), playerId('p2')];
const TRUNG = 'TRUNG' as ItemCode;
const GOLD_STAR = 'GOLD_STAR' as ItemCode;
const amend = (...patch: object[]) => ({ type: 'AMEND_RULESET', patch }) as never as ProposalEffect;
const replace = (path: string, value: unknown) => amend({ op: 'replace', path, value });
const add = (path: string, value: unknown) => amend({ op: 'add', path, value });
const give = (item: ItemCode, quantity: number): ProposalEffect => ({
  ...{ type: 'GIVE_ITEMS', playerId: ann, items: [{ item, quantity }] },
});
const oneVote: Expression = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, 1] };
const mostTrungs = {
  conditions: [{ op: 'MORE', of: [{ name: 'items.TRUNG' }, { name: 'others.TRUNG' }] }],
  ...{ meet: 'ANY', tie: 'NOBODY' },
};
const bonus = {
  ...{ action: 'BONUS', title: 'Take a bonus', limit: null, cost: [] },
  effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'GOLD_STAR', quantity: 10 }],
};

function round(): TestRound {
  const opened = TestRound.open({ rehearsal: true, document: EDITION });
  opened.join(...NAMES);
  opened.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  return opened;
}

const scribe = { office: 'SCRIBE', title: 'Scribe', termDays: 7, filledBy: { type: 'VOTE' } };
const ARTICLE = { anchor: 'manners', title: 'Manners', markdown: 'Be kind.' };

/** Submits an urgent proposal of Ann's, and has it voted on. */
function proposed(
  game: TestRound,
  effects: readonly ProposalEffect[],
  votes: Readonly<Record<string, 'FOR' | 'AGAINST'>>,
): string {
  const made = game.do('ann', proposal({ class: 'URGENT', effects }));
  const { proposalId } = ofType(made, 'ProposalSubmitted')[0]!;
  for (const [who, choice] of Object.entries(votes)) vote(game, who, proposalId, choice);
  return proposalId;
}

const close = (game: TestRound, id: string): string => {
  const { closesAtMs } = game.state.need('proposals', id as never);
  game.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  return game.state.need('proposals', id as never).status;
};
const FEW = { ann: 'FOR', bob: 'AGAINST', cid: 'AGAINST' } as const;
const HALF = { ...FEW, dot: 'FOR', eve: 'FOR' } as const;

describe('one for, two against and two silent in a round [AK6]', () => {
  it.each<[string, readonly ProposalEffect[], string]>([
    ['a lower victory', [replace('/victory', { item: 'TRUNG', quantity: 3 })], 'RULES'],
    ['conditions of victory', [add('/victoryConditions', mostTrungs)], 'RULES'],
    ['what wins', [give(GOLD_STAR, 10)], 'WINS'],
    ['more than a share of what wins', [give(GOLD_STAR, 2)], 'GIVES'],
    ['a lower majority for grave deeds', [add('/proposals/graveMajority', oneVote)], 'RULES'],
    ['the powers of the host', [add('/hosting', { awayDays: 0, powers: [] })], 'RULES'],
    ['the tempo', [replace('/rulesDaySeconds', 200_000)], 'RULES'],
    ['a price of what wins', [replace('/exchanges/0/get/quantity', 10)], 'WINNING'],
    ['an action that wins', [add('/actions/-', bonus)], 'WINNING'],
    [
      'the end of the exchange for what wins',
      [amend({ op: 'remove', path: '/exchanges/0' })],
      'WINNING',
    ],
    ['a winner', [{ type: 'DECLARE_VICTOR', playerId: ann }], 'WINS'],
  ])('do not decide about %s', (_what, effects, deed) => {
    const game = round();
    const id = proposed(game, effects, FEW);
    expect(game.state.need('proposals', id as never).popularity.grave?.because).toContain(deed);
    expect(previewEffects(game.state, game.now, effects)).toMatchObject({
      deeds: expect.arrayContaining([deed]) as unknown,
    });
    expect(close(game, id)).toBe('REJECTED');
    expect(roundOf(game.state).winnerId).toBeNull();
    const other = round();
    expect(close(other, proposed(other, effects, HALF))).toBe('ADOPTED');
  });

  it('do not decide about what wins if it goes to a contract, which can pay it out', () => {
    const game = round();
    game.do('ann', offerTo(['p2']));
    game.do('bob', accept());
    const move = { type: 'MOVE_ITEMS', from: ownerOf(ann), to: contractOwner('c1') } as const;
    const moved = { ...move, items: [{ item: GOLD_STAR, quantity: 10 }] };
    const id = proposed(game, [give(GOLD_STAR, 10), moved], FEW);
    expect(game.state.need('proposals', id as never).popularity.grave?.because).toEqual(['GIVES']);
    expect(close(game, id)).toBe('REJECTED');
  });

  it.each<[string, readonly ProposalEffect[]]>([
    ['one of what wins', [give(GOLD_STAR, 1)]],
    ['what wins nothing', [give(TRUNG, 5)]],
    ['an office without powers', [add('/offices/-', scribe)]],
    ['a prize of chips', [replace('/prizes/1/items/0/quantity', 90)]],
    ['an article', [{ ...ARTICLE, type: 'ADD_ARTICLE', evenIfOthersFail: false }]],
  ])('decide about %s as before [H2]', (_what, effects) => {
    const game = round();
    const id = proposed(game, effects, FEW);
    expect(game.state.need('proposals', id as never).popularity).not.toHaveProperty('grave');
    expect(close(game, id)).toBe('ADOPTED');
  });

  it('do not lower the majority for what is decided at the same instant [AK8]', () => {
    const game = round();
    const lower = proposed(game, [add('/proposals/graveMajority', oneVote)], HALF);
    const wins = proposed(game, [{ type: 'DECLARE_VICTOR', playerId: ann }], FEW);
    expect(close(game, lower)).toBe('ADOPTED');
    expect(game.state.need('proposals', wins as never).status).toBe('REJECTED');
    const later = proposed(game, [{ type: 'DECLARE_VICTOR', playerId: ann }], FEW);
    expect(close(game, later)).toBe('ADOPTED');
  });

  it('do not decide about what has become grave since it was submitted [AK8]', () => {
    const game = round();
    grantTo(game, ann, { GOLD_STAR: 8 });
    const ids = [1, 2].map(() => proposed(game, [give(GOLD_STAR, 1)], FEW));
    close(game, ids[1]!);
    expect(ids.map((id) => game.state.need('proposals', id as never).status)).toEqual([
      ...['ADOPTED', 'REJECTED'],
    ]);
    // What is told of them is the outcome, whatever their deeds were at submission.
    const by = { tracked: () => 0n, classes: [] };
    const told = ids.map((id) => game.state.need('proposals', id as never));
    expect(told.map((row) => isProposalPopular(game.state, row, by))).toEqual([true, false]);
  });
});

describe('two for and one against, of five, in a dynasty [AK6]', () => {
  function dynasty(victory?: object): TestDynasty {
    const opened = TestDynasty.open({
      document: rules(victory === undefined ? {} : { victory: victory as never }),
    });
    opened.join(...NAMES);
    return opened;
  }
  const wins = [{ type: 'PEGS', least: 1 }];

  it.each<[string, readonly object[], string, object | undefined]>([
    ['a victory', [add('/victory', wins)], 'RULES', undefined],
    [
      'pegs that win',
      [{ type: 'GIVE_ITEMS', playerId: ann, items: pegs(900) }],
      'WINS',
      leastOf(900),
    ],
    ['many pegs', [{ type: 'GIVE_ITEMS', playerId: ann, items: pegs(91) }], 'GIVES', leastOf(900)],
    ['Magistrelli', [magistrelli(91)], 'GIVES', [{ type: 'MAGISTRELLI', least: 900 }]],
    ['the dealer', [{ type: 'REPLACE_DEALER', playerId: bob }], 'HANDS_ON', undefined],
    ['the tempo', [replace('/rulesDaySeconds', 200_000)], 'RULES', undefined],
    [
      'the pegs of newcomers',
      [replace('/startingPegs', { type: 'FIXED', pegs: 900 })],
      'WINNING',
      leastOf(900),
    ],
  ])('do not decide about %s', (_what, effects, deed, victory) => {
    const game = dynasty(victory);
    const { id } = submitted(game, effects as DynastyEffect[]);
    expect(game.state.need('proposals', id).popularity.grave?.because).toContain(deed);
    expect(previewInDynasty(game.state, game.now, effects as DynastyEffect[])).toMatchObject({
      deeds: expect.arrayContaining([deed]) as unknown,
    });
    voteInDynasty(game, id, 'FOR', 'ann', 'bob');
    voteInDynasty(game, id, 'AGAINST', 'cid');
    const { closesAtMs } = game.state.need('proposals', id);
    game.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
    expect(game.state.need('proposals', id).status).toBe('REJECTED');
    expect(dynastyOf(game.state).winnerId).toBeNull();
  });

  function pegs(quantity: number) {
    return [{ item: 'PEG', quantity }];
  }
  function leastOf(least: number) {
    return [{ type: 'PEGS', least }];
  }
  function magistrelli(to: number) {
    return { type: 'CORRECT_MAGISTRELLI', playerId: ann, magistrelli: 10 + to };
  }
});
