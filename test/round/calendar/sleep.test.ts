import { ownerOf } from '../../../src/season';
import { BANK, inOnePiece } from '../../../src/kernel';
import { advanceRound, dueRound, roundOf } from '../../../src/round';
import { isAsleep } from '../../../src/round/clock/sleep';
import { at, NEXT_MONDAY, ofType, replay, rowsOf, SUNDAY, TestRound, typesOf } from '../harness';

const LATER = at('2022-03-08T12:00:00Z');
const join = { type: 'JoinSeason', name: 'Ann', inviteCode: null } as const;

const deserted = (): TestRound => {
  const round = TestRound.open({ now: SUNDAY });
  round.join('ann');
  round.do('ann', { type: 'LeaveSeason' });
  return round;
};

describe('a round that nobody is in', () => {
  it('has nothing due, and nothing happens there in half a year [S22]', () => {
    const round = TestRound.open({ now: SUNDAY });
    expect(dueRound(round.state)).toBeNull();
    expect(round.advanceTo(LATER)).toEqual([]);
    expect(isAsleep(round.state, LATER)).toBe(true);
  });

  it('falls asleep as the last player leaves, and not before [S22]', () => {
    const round = TestRound.open({ now: SUNDAY });
    round.join('ann');
    expect(dueRound(round.state)).not.toBeNull();
    round.do('ann', { type: 'LeaveSeason' });
    expect(dueRound(round.state)).toBeNull();
    expect(isAsleep(round.state, round.now)).toBe(false);
  });

  it('goes on while a vote that was begun is not decided [P2, S22]', () => {
    const round = TestRound.open({ now: SUNDAY, rehearsal: false });
    round.join('ann');
    const { playerId } = ofType(round.told, 'PlayerJoined')[0]!;
    round.turn('host', round.now).emit({
      type: 'ItemsGranted',
      playerId,
      transfers: [
        { from: BANK, to: ownerOf(playerId), item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 },
      ],
    });
    const proposal = { class: null, title: 'More', text: 'More lots.', effects: [] };
    round.do('ann', { type: 'SubmitProposal', ...proposal });
    round.do('ann', { type: 'LeaveSeason' });
    const decided = typesOf(round.advanceTo(LATER));
    expect(decided).toContain('ProposalRejected');
    expect(decided.filter((type) => type === 'WeekStarted').length).toBeLessThan(3);
    expect(dueRound(round.state)).toBeNull();
  });

  it('wakes with who joins: one week and one phase begin, whatever was missed [S22]', () => {
    const round = deserted();
    const { week } = roundOf(round.state);
    round.advanceTo(LATER);
    const events = round.do('bob', { ...join, name: 'Bob' });
    expect(typesOf(events).slice(0, 5)).toEqual([
      'WeekEnded',
      'TimeSkipped',
      'WeekStarted',
      'PhaseStarted',
      'PlayerJoined',
    ]);
    expect(roundOf(round.state)).toMatchObject({ week: week + 1, phase: 'AUCTION' });
    expect(round.held('bob', 'CHIP')).toBe(100);
    expect(dueRound(round.state)).toBeGreaterThan(LATER);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('has missed nothing before its next boundary, and ends no week within one [S22]', () => {
    const same = deserted();
    expect(typesOf(same.do('bob', { ...join, name: 'Bob' }))).not.toContain('TimeSkipped');
    const monday = deserted();
    monday.advanceTo(at('2021-08-30T00:00:00Z'));
    const types = typesOf(monday.do('bob', { ...join, name: 'Bob' }));
    expect(types).toContain('TimeSkipped');
    expect(types).not.toContain('WeekStarted');
  });

  it('stays asleep after what is refused', () => {
    const round = deserted();
    round.advanceTo(NEXT_MONDAY);
    expect(round.ask('eve', { type: 'LeaveSeason' })).toMatchObject({ code: 'NOT_A_PLAYER' });
    expect(dueRound(round.state)).toBeNull();
  });

  it('ends where its host closes it, with the seed of the week it fell asleep in', () => {
    const round = deserted();
    round.advanceTo(LATER);
    expect(typesOf(round.do('host', { type: 'CloseSeason' }))).toContain('RoundClosed');
    expect(dueRound(round.state)).toBeNull();
  });

  it('does not sleep in a rehearsal, whose clock is moved by hand', () => {
    const round = TestRound.open({ now: SUNDAY, rehearsal: true });
    expect(dueRound(round.state)).not.toBeNull();
  });
});

it('is brought up in one step however long it slept at whatever tempo', () => {
  const round = deserted();
  expect(inOnePiece(advanceRound(round.turn('clock', LATER), LATER, 1))).toBeNull();
});
