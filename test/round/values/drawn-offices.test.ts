import { CLOCK, draw, sha256OfText } from '../../../src/kernel';
import { drawsOf, eventText, optionsOf, roundOf, rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import type { Office } from '../../../src/rulesets';
import { termAt } from '../../../src/season';
import { CLERK } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, later, MONDAY, ofType, TestRound } from '../harness';
import { addProposer, adopted, amend } from '../proposals/proposal-commands';

const DAY_MS = 86_400_000;
const document = (...offices: Office[]) =>
  rulesetWith((changed) => {
    changed.offices = offices;
  });

/** A round that starts on Monday, with `players` players from the beginning. */
function begun(players: number, office: Office = CLERK): TestRound {
  const round = new TestRound();
  const opening = { document: document(office), startsAtMs: MONDAY, rehearsal: true };
  expect(round.create(opening)).toBeNull();
  for (let at = 1; at <= players; at += 1) round.join(`account-${at}`);
  return round;
}
const holder = (round: TestRound) => termAt(round.state, round.now, 'CLERK')?.playerId ?? null;
const drawn = (round: TestRound) =>
  ofType(
    round.journal.map(({ event }) => event),
    'OfficeFilled',
  );
const resign = { type: 'ResignOffice', office: 'CLERK' } as const;

describe('an office that dice fill [Z5]', () => {
  it('is drawn as the round begins, and again as each term ends', () => {
    const round = begun(3);
    expect(drawn(round)).toEqual([]);
    round.advanceTo(MONDAY);
    const [first] = drawn(round);
    expect(first).toMatchObject({
      ...{ office: 'CLERK', filledBy: 'DICE', untilMs: later(MONDAY, 2 * DAY_MS) },
      officeDraw: { ordinal: 1, game: null, candidateIds: ['p1', 'p2', 'p3'], draw: { sides: 3 } },
    });
    expect(round.journal.at(-1)).toMatchObject({ actor: CLOCK });
    const { candidateIds, draw: die } = first!.officeDraw!;
    expect(first!.playerId).toBe(candidateIds[die.value]);
    expect(eventText(round.state, first!)).toMatch(/^account-\d was drawn by dice as Clerk\.$/);
    round.advanceTo(later(MONDAY, 5 * DAY_MS));
    expect(drawn(round).map(({ untilMs }) => untilMs)).toEqual(
      [2, 4, 6].map((days) => later(MONDAY, days * DAY_MS)),
    );
    expect(holder(round)).toBe(drawn(round)[2]?.playerId);
    expect(round.violations()).toEqual([]);
  });

  it('is drawn with the seed of its week, so that anybody can draw it again', () => {
    const round = begun(3);
    round.advanceTo(later(MONDAY, 13 * DAY_MS));
    const draws = drawn(round).flatMap(drawsOf);
    expect(draws.map(({ stream }) => stream)).toEqual(draws.map((_, at) => `office/${at + 1}`));
    expect(new Set(draws.map(({ week }) => week)).size).toBeGreaterThan(1);
    for (const { week, stream, number, sides, value, clientSeeds } of draws) {
      const { binding, seed } = round.state.need('weeks', `w${week}`);
      expect(binding?.clientSeeds).toEqual([]);
      const throwing = { name: stream ?? '', digest: sha256OfText('') };
      const bound = sha256OfText(`season week:${week}`);
      expect([bound, null]).toContain(seed ?? bound);
      expect(draw({ seed: bound, scope: 'season', clientSeeds, throwing }, 1, sides)).toEqual({
        ...{ number, sides, value },
      });
    }
  });

  it('is drawn at once when its holder leaves or goes idle, and not among those who are', () => {
    for (const type of ['LeaveSeason', 'GoIdle'] as const) {
      const round = begun(2);
      round.advanceTo(MONDAY);
      const gone = holder(round)!;
      const left = gone === 'p1' ? 'p2' : 'p1';
      const [next] = ofType(round.do(`account-${gone.slice(1)}`, { type }), 'OfficeFilled');
      expect(next).toMatchObject({ playerId: left, officeDraw: { candidateIds: [left] } });
      round.do(`account-${left.slice(1)}`, { type });
      expect(holder(round)).toBeNull();
      round.advanceTo(later(MONDAY, 3 * DAY_MS));
      expect(holder(round)).toBeNull();
      round.join('newcomer');
      expect(holder(round)).toBe('p3');
    }
  });

  it('goes to another when it is given up, and to nobody while there is no other', () => {
    const round = begun(1);
    round.advanceTo(MONDAY);
    expect(ofType(round.do('account-1', resign), 'OfficeFilled')).toEqual([]);
    expect(holder(round)).toBeNull();
    round.advanceTo(later(MONDAY, 5 * DAY_MS));
    expect(drawn(round)).toHaveLength(1);
    round.join('newcomer');
    expect(holder(round)).toBe('p2');
    round.do('newcomer', resign);
    expect(holder(round)).toBe('p1');
    expect(round.violations()).toEqual([]);
  });

  it('is nobody’s to give, and is not renewed', () => {
    const round = begun(2);
    round.advanceTo(MONDAY);
    const vote = { type: 'VoteForOffice', office: 'CLERK', playerId: round.player('account-1') };
    const appoint = { ...vote, type: 'AppointToOffice' };
    for (const command of [vote, appoint]) {
      expect(round.ask('account-1', command as never)).toMatchObject({
        ...{ code: 'OFFICE_FILLED_OTHERWISE', facts: { office: 'CLERK', filledBy: 'DICE' } },
      });
    }
    const names = optionsOf(round.state, account('account-1'), round.now);
    expect(names.map(({ mutation }) => mutation)).not.toContain('voteForOffice');
  });

  it('is drawn under rules that are new, and held without an end where they say so', () => {
    const round = runningRound(rulesetWith());
    for (let at = 0; at < 2; at += 1) addPlayer(round);
    round.advanceTo(MONDAY);
    const operation = { op: 'add', path: '/offices', value: [{ ...CLERK, termDays: null }] };
    addProposer(round, 3);
    round.do('account-3', {
      ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
      effects: [amend(operation)],
    });
    for (const who of ['account-1', 'account-2', 'account-3']) {
      round.do(who, { type: 'CastVote', proposalId: 'm1', vote: 'FOR' });
    }
    round.advanceTo(later(MONDAY, 20 * DAY_MS));
    expect(drawn(round)).toMatchObject([{ untilMs: null }]);
    expect(holder(round)).toBe(drawn(round)[0]?.playerId);
  });

  it('is not drawn as a pause begins that rules begin with, but after it', () => {
    const round = runningRound(rulesetWith());
    addProposer(round, 3);
    const operation = { op: 'add', path: '/offices', value: [CLERK] };
    adopted(round, [amend(operation), { type: 'PAUSE_SEASON', days: 7 }]);
    const { pausedUntilMs } = roundOf(round.state);
    expect(pausedUntilMs).not.toBeNull();
    expect(drawn(round)).toEqual([]);
    round.advanceTo(pausedUntilMs!);
    expect(drawn(round)).toMatchObject([{ untilMs: later(pausedUntilMs!, 2 * DAY_MS) }]);
    expect(round.violations()).toEqual([]);
  });

  it('is told in the rules', () => {
    const told = (office: Office) => ruleMarkdown(rulesetOf(runningRound(document(office)).state));
    expect(told(CLERK)).toContain(
      '**Clerk**: a player drawn by dice from those who are not idle, whenever nobody holds it, ' +
        'for 2 days, then for the next player drawn. The holder may make, without a vote, the corrections ' +
        'that proposals can make, void, without a vote, everything that proposals can void, remind each ' +
        'player once a day and veto proposals that are not decided. A vetoed proposal fails at once. ' +
        'One cannot be vetoed that two or more of the other players support, if they are more than half of the others or all of those who vote; nor one that only ends a term of the holder, removes the holder or changes the rules of offices.',
    );
    expect(told({ ...CLERK, termDays: null })).toContain('nobody holds it, without an end.');
  });
});

it.each([
  [{ ...CLERK, renewalDays: 1 }, '/offices/0/renewalDays'],
  [{ ...CLERK, powers: ['VOID', 'VOID'] }, '/offices/0/powers/1'],
  [{ ...CLERK, powers: ['VOID'], remindersPerDay: 2 }, '/offices/0/remindersPerDay'],
])('an office that cannot be is refused: %#', (office, path) => {
  const round = runningRound();
  addProposer(round, 1);
  const refusal = round.ask('account-1', {
    ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
    effects: [amend({ op: 'add', path: '/offices', value: [office] })],
  });
  expect(refusal?.code).toBe('RULESET_REFUSED');
  expect(JSON.stringify(refusal?.facts)).toContain(`"path":"${path}"`);
});
