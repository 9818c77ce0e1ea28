import { digestOf, sha256OfText } from '../../../src/kernel';
import { eventText, optionsOf } from '../../../src/round';
import { account, later, MONDAY, NEXT_SUNDAY, ofType, replay, rowsOf, TestRound } from '../harness';
import { casino, fix, SPIN } from '../tables/casino';
import { given } from '../given';

const WEEK_MS = 7 * 86_400_000;
const [LUCKY, CLOVER] = [sha256OfText('lucky'), sha256OfText('clover')];
const week = (round: TestRound, number: number) => round.state.need('weeks', `w${number}`);
const toWeek = (round: TestRound, number: number) =>
  round.do('host', {
    type: 'AdvanceClock',
    toMs: later(NEXT_SUNDAY, (number - 2) * WEEK_MS),
  });
const spin = (round: TestRound, clientSeed: string | null = null) =>
  round.ask('ann', { ...SPIN, clientSeed });
const spun = (round: TestRound) => ofType(round.told, 'SlotsPlayed')[0]!.rolls.clientSeeds;
const needed = { code: 'CLIENT_SEED_NEEDED', rule: 'chance', facts: { sha256: LUCKY } };
const notFixed = (sha256: string | null) => ({
  ...{ code: 'CLIENT_SEED_NOT_FIXED', rule: 'chance', facts: { sha256 } },
});

describe('fixing a client seed', () => {
  it('is an event for all to see, and changes nothing this week [S24]', () => {
    const round = casino();
    const events = round.do('ann', fix('lucky'));
    expect(events).toEqual([{ type: 'ClientSeedSet', playerId: 'p1', sha256: LUCKY }]);
    expect(eventText(round.state, events[0]!)).toBe(
      `ann fixed a client seed for the dice to come, with the SHA-256 ${LUCKY}.`,
    );
    expect(spin(round, 'lucky')).toEqual(notFixed(null));
    expect(spin(round)).toBeNull();
    expect(spun(round)).toEqual([]);
  });

  it('counts from the next week on, whose start says what counts and since when [S24]', () => {
    const round = casino();
    round.do('bob', fix('clover'));
    const bobs = round.journal.length;
    round.do('ann', fix('lucky'));
    const anns = round.journal.length;
    const [started] = ofType(toWeek(round, 2), 'WeekStarted');
    const clientSeeds = [
      { playerId: 'p1', sha256: LUCKY, fixedSeq: anns },
      { playerId: 'p2', sha256: CLOVER, fixedSeq: bobs },
    ];
    expect(started!.clientSeeds).toEqual(clientSeeds);
    const { seq } = round.journal.find(
      ({ event }) => event.type === 'WeekStarted' && event.week === 2,
    )!;
    expect(week(round, 2).binding).toEqual({ seq, clientSeeds });
    expect(anns).toBeLessThan(seq);
    expect(digestOf(week(round, 2).binding!)).toBe(sha256OfText(`${LUCKY},${CLOVER}`));
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('cannot be done, nor undone, for a week whose seed is drawn [S24]', () => {
    const round = casino();
    round.do('ann', fix('lucky'));
    toWeek(round, 2);
    round.do('ann', fix('clover'));
    expect(spin(round, 'clover')).toEqual(notFixed(LUCKY));
    expect(spin(round)).toEqual(needed);
    round.do('ann', fix(null));
    expect(eventText(round.state, round.told[0]!)).toBe(
      'ann took back the client seed for the dice to come.',
    );
    expect(spin(round)).toEqual(needed);
    expect(spin(round, 'lucky')).toBeNull();
    toWeek(round, 3);
    expect(week(round, 3).binding!.clientSeeds).toEqual([]);
  });

  it('is told once a week: other throws have the same text without it', () => {
    const round = casino();
    round.do('ann', fix('lucky'));
    toWeek(round, 2);
    expect(spin(round, 'lucky')).toBeNull();
    expect(spin(round)).toBeNull();
    expect(spun(round)).toEqual(['lucky']);
    expect(spin(round, 'clover')).toEqual(notFixed(LUCKY));
    expect(spin(round, 'lucky')).toBeNull();
    toWeek(round, 3);
    expect(week(round, 3).binding!.clientSeeds).toEqual([]);
    expect(spin(round)).toBeNull();
  });

  it('goes on counting while it is not told, and the one fixed later takes its place', () => {
    const round = casino();
    round.do('ann', fix('lucky'));
    toWeek(round, 3);
    expect(spin(round)).toEqual(needed);
    round.do('ann', fix('clover'));
    expect(spin(round, 'lucky')).toBeNull();
    toWeek(round, 4);
    expect(spin(round, 'lucky')).toEqual(notFixed(CLOVER));
    expect(spin(round, 'clover')).toBeNull();
  });

  it('is offered, and so is what a throw needs', () => {
    const round = casino();
    const offered = (mutation: string) =>
      optionsOf(round.state, account('ann'), round.now).find((each) => each.mutation === mutation);
    expect(offered('setClientSeed')).toMatchObject({ rule: 'chance' });
    expect(offered('playSlots')!.facts).not.toHaveProperty('clientSeedSha256');
    round.do('ann', fix('lucky'));
    toWeek(round, 2);
    expect(offered('playSlots')!.facts).toMatchObject({ clientSeedSha256: LUCKY });
    spin(round, 'lucky');
    expect(offered('playSlots')!.facts).not.toHaveProperty('clientSeedSha256');
    round.do('host', { type: 'CloseSeason' });
    expect(offered('setClientSeed')).toBeUndefined();
  });

  it('is nothing any more when the player has left', () => {
    const round = casino();
    round.do('ann', fix('lucky'));
    round.do('ann', { type: 'LeaveSeason' });
    toWeek(round, 2);
    expect(week(round, 2).binding!.clientSeeds).toEqual([]);
    expect(round.state.count('clientSeeds')).toBe(0);
  });

  it('is opened by its text however its hash was written', () => {
    const round = casino();
    round.do('ann', { type: 'SetClientSeed', sha256: LUCKY.toUpperCase() });
    toWeek(round, 2);
    expect(spin(round)).toEqual(needed);
    expect(spin(round, 'lucky')).toBeNull();
  });

  it('is possible before the start, for the first week', () => {
    const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
    round.join('ann');
    round.do('ann', fix('lucky'));
    round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
    expect(week(round, 1).binding!.clientSeeds).toMatchObject([{ sha256: LUCKY }]);
  });

  it('is refused to who is no player, of what is no hash, and after the end', () => {
    const round = casino();
    expect(round.ask('eve', fix('lucky'))).toMatchObject({ code: 'NOT_A_PLAYER' });
    expect(round.ask('ann', { type: 'SetClientSeed', sha256: 'lucky' })).toMatchObject({
      code: 'HASH_MALFORMED',
      facts: { field: 'sha256' },
    });
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('ann', fix('lucky'))).toMatchObject({ code: 'ROUND_OVER' });
  });
});

describe('a week that began before client seeds were fixed beforehand', () => {
  it('takes whatever players give, and the week after it no more', () => {
    const round = casino();
    given(round, round.now, {
      ...{ type: 'WeekStarted', week: 2, commitment: round.chance.commit('week:2') },
    });
    round.do('ann', fix('lucky'));
    expect(spin(round, 'anything')).toBeNull();
    expect(spun(round)).toEqual(['anything']);
    expect(spin(round)).toBeNull();
    round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
    expect(week(round, 3).binding!.clientSeeds).toMatchObject([{ sha256: LUCKY }]);
    expect(spin(round, 'anything')).toEqual(notFixed(LUCKY));
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });
});
