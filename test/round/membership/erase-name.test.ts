import { canonicalJson, playerId } from '../../../src/kernel';
import type { PlayerId } from '../../../src/kernel';
import { holdingsView, ownerOf, roundView } from '../../../src/round';
import { MONDAY, TestRound, typesOf } from '../harness';

const playing = (): TestRound => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann', 'bob');
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  return round;
};
const nameIn = (round: TestRound, id: PlayerId): string => round.state.need('players', id).name;

describe('the name of a deleted account', () => {
  it('goes, and the account leaves as anybody does [Players]', () => {
    const round = playing();
    expect(typesOf(round.do('ann', { type: 'EraseName' }))).toEqual(['PlayerLeft', 'NameErased']);
    expect(round.journal.at(-1)!.actor).toBe('player:p1');
    expect(nameIn(round, playerId('p1'))).toBe('Deleted player 1');
    expect(round.state.need('players', playerId('p1'))).toMatchObject({ departure: 'LEFT' });
    // Earlier sentences about the player show the number instead of the name.
    expect(canonicalJson(round.state.all('players'))).not.toContain('"name":"ann"');
    expect(round.violations()).toEqual([]);
  });

  it('goes from each membership, and once', () => {
    const round = playing();
    round.do('ann', { type: 'LeaveSeason' });
    expect(typesOf(round.do('ann', { type: 'EraseName' }))).toEqual(['NameErased']);
    expect(round.do('ann', { type: 'EraseName' })).toEqual([]);
    expect(round.do('eve', { type: 'EraseName' })).toEqual([]);
    expect(nameIn(round, playerId('p2'))).toBe('bob');
  });

  it('goes from what has ended, where the player stays with what the end has left', () => {
    const round = playing();
    round.do('host', { type: 'CloseSeason' });
    const before = holdingsView(round.state, ownerOf(round.player('ann')));
    expect(typesOf(round.do('ann', { type: 'EraseName' }))).toEqual(['NameErased']);
    expect(round.state.need('players', playerId('p1'))).toMatchObject({ leftAtMs: null });
    expect(holdingsView(round.state, ownerOf(round.player('ann')))).toEqual(before);
    expect(roundView(round.state, round.now).status).toBe('ENDED');
  });

  it('is a name that nobody can take, nor one that looks like it [S6]', () => {
    const round = playing();
    for (const name of ['Deleted player 1', 'deleted  PLAYER 7', 'The Deleted Рlayer']) {
      const join = { type: 'JoinSeason', name, inviteCode: null } as const;
      expect(round.ask('eve', join)).toMatchObject({ code: 'MALFORMED' });
    }
  });
});
