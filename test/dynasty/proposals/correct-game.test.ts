import type { DynastyEffect } from '../../../src/dynasty';
import { positionsIn } from '../../../src/dynasty';
import { ofType, replay, rowsOf, typesOf } from '../harness';
import type { TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';
import { adopted, submitted } from './proposing';

const ONLOOKERS = { onlookers: ['cid', 'dot', 'eve'] };
const stakes = (to: number, gameId: 'g1' | 'g2' = 'g1'): DynastyEffect => ({
  ...{ type: 'SET_STAKES', gameId, stakes: to },
});
const score = (dynasty: TestDynasty, who: string, to: number): DynastyEffect => ({
  ...{ type: 'SET_SCORE', gameId: 'g1', playerId: dynasty.player(who), score: to },
});
const asked = (dynasty: TestDynasty, effect: DynastyEffect) =>
  dynasty.ask('ann', {
    ...{ type: 'SubmitProposal', class: null, title: 'No', text: '' },
    effects: [effect],
  });

describe('a game that has not ended is set right by vote [V24]', () => {
  it('has other stakes and another score, and who leads then is Campione for those stakes', () => {
    const { dynasty, first, second } = tableOfTwo(ONLOOKERS);
    const told = adopted(dynasty, stakes(3), score(dynasty, second, 9));
    expect(typesOf(told)).toEqual([
      ...['ProposalAdopted', 'GameStakesCorrected', 'GameScoreCorrected'],
    ]);
    expect(ofType(told, 'GameStakesCorrected')[0]).toMatchObject({
      ...{ proposalId: 'm1', before: 1, after: 3 },
    });
    dynasty.playOut();
    expect([dynasty.seat(first).score, dynasty.seat(second).score]).toEqual([0, 9]);
    dynasty.end();
    expect(dynasty.game()).toMatchObject({ campioneId: dynasty.player(second), stakes: 3 });
    expect(dynasty.pegs(second)).toBe(3);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is replayed with the stakes and scores of each moment', () => {
    const { dynasty, first, second } = tableOfTwo(ONLOOKERS);
    dynasty.play(first, 'KING CUPS');
    adopted(dynasty, stakes(2), score(dynasty, first, 4));
    dynasty.play(second, 'QUEEN CUPS');
    const shown = positionsIn(dynasty.state, dynasty.game()).map(({ stakes: at, seats }) => [
      at,
      seats[0]?.score,
    ]);
    expect(shown).toEqual([
      [1, 0],
      [2, 4],
      [2, 4],
    ]);
  });

  it('also once it is closed, until its Fine', () => {
    const { dynasty, first, second } = tableOfTwo(ONLOOKERS);
    dynasty.playOut();
    adopted(dynasty, score(dynasty, first, 1));
    dynasty.end();
    expect(dynasty.game().campioneId).toBe(dynasty.player(first));
    expect(asked(dynasty, score(dynasty, second, 2))).toMatchObject({
      ...{ code: 'GAME_OVER', facts: { gameId: 'g1', effect: 0 } },
    });
    expect(asked(dynasty, stakes(2))?.code).toBe('GAME_OVER');
  });

  it('is not what other rules would have, nor of somebody else, nor of no game', () => {
    const { dynasty } = tableOfTwo(ONLOOKERS);
    expect(asked(dynasty, stakes(4))).toMatchObject({
      ...{ code: 'STAKES_BEYOND_RULES', facts: { least: 1, most: 3 } },
    });
    expect(asked(dynasty, stakes(0))).toMatchObject({
      ...{ code: 'MALFORMED', facts: { field: 'stakes' } },
    });
    expect(asked(dynasty, score(dynasty, 'cid', 2))).toMatchObject({
      ...{ code: 'NO_PARTICIPANT', facts: { playerId: dynasty.player('cid') } },
    });
    expect(asked(dynasty, score(dynasty, 'ann', -1))).toMatchObject({
      ...{ code: 'MALFORMED', facts: { field: 'score' } },
    });
    expect(asked(dynasty, stakes(2, 'g2'))?.code).toBe('GAME_NOT_FOUND');
    expect(asked(dynasty, stakes(1))?.code).toBe('NOTHING_TO_CORRECT');
    expect(asked(dynasty, score(dynasty, 'ann', 0))?.code).toBe('NOTHING_TO_CORRECT');
    const twice = [score(dynasty, 'ann', 1), score(dynasty, 'ann', 2)];
    const proposal = { type: 'SubmitProposal', class: null, title: 'No', text: '' } as const;
    expect(dynasty.ask('ann', { ...proposal, effects: twice })).toMatchObject({
      ...{ code: 'NOTHING_TO_CORRECT', facts: { effect: 1 } },
    });
  });

  it('does nothing where it has ended by the adoption', () => {
    const { dynasty, first } = tableOfTwo(ONLOOKERS);
    const { id } = submitted(dynasty, [stakes(2)]);
    dynasty.do(first, { type: 'ResignGame', gameId: 'g1' });
    dynasty.end();
    const told = ['ann', 'bob', 'cid'].flatMap((who) =>
      dynasty.do(who, { type: 'CastVote', proposalId: id, vote: 'FOR' }),
    );
    expect(ofType(told, 'ProposalAdopted')[0]?.failure?.refusal.code).toBe('GAME_OVER');
    expect(dynasty.game().stakes).toBe(1);
  });
});
