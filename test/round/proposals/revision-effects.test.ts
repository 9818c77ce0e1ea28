import { toRules } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import { dueRound } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { roundOf, tempoOf } from '../../../src/round/model/state';
import { addLot, addPlayer, grantTo, runningRound, rulesetWith } from '../given';
import { at, later, NEXT_SUNDAY, ofType, replay, rowsOf, THURSDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, amend, submitted, vote } from './proposal-commands';

const TUESDAY_NOON = at('2021-08-31T12:00:00Z');
const DAY_MS = 86_400_000;

/**
 * A round of reputable players, a millisecond before an urgent proposal is adopted: by default on
 * Wednesday at noon.
 */
function amended(
  effects: readonly ProposalEffect[],
  meanwhile: (round: TestRound) => void = () => undefined,
  when: Instant = at('2021-08-30T12:00:00Z'),
): TestRound {
  const document = rulesetWith(({ membership }) => (membership.reputableAfterDays = 0));
  const round = runningRound(document);
  addProposer(round);
  addLot(round, undefined, later(when, -1));
  round.advanceTo(when);
  const { id, closesAtMs } = submitted(round, 'account-1', { class: 'URGENT', effects });
  vote(round, 'account-1', id, 'FOR');
  meanwhile(round);
  round.advanceTo(later(closesAtMs, -1));
  return round;
}

const phases = (auction: number[], bartering: number[]): ProposalEffect =>
  amend(
    { op: 'replace', path: '/phases/0/days', value: auction },
    { op: 'replace', path: '/phases/1/days', value: bartering },
  );
const tempo = (value: number): ProposalEffect =>
  amend({ op: 'replace', path: '/rulesDaySeconds', value });

function consistent(round: TestRound): void {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
}

describe('a revision of the calendar', () => {
  it('starts the phase that the present day now belongs to, and looks for its end [P4]', () => {
    // The adoption on Wednesday at noon ends the Auction Phase.
    const round = amended([phases([1, 2], [3, 4, 5, 6, 0])]);
    expect(round.phase()).toBe('AUCTION');
    const told = round.advanceTo(later(round.now, 1));
    expect(typesOf(told)).toEqual(['ProposalAdopted', 'PhaseStarted']);
    expect(round.phase()).toBe('BARTERING');
    // By the new calendar the auction concludes three days after Wednesday 00:00.
    expect(dueRound(round.state)).toBe(at('2021-09-04'));
    consistent(round);
  });

  it('leaves secret actions their dates: entrusted ones are revealed at theirs [P5]', () => {
    const bids = [{ lot: 1, amount: 5 }];
    const round = amended([phases([1, 2, 3, 4], [5, 6, 0])], (before) => {
      grantTo(before, before.player('account-1'), { CHIP: 10 });
      before.do('account-1', { type: 'SealBids', bids, salt: 'salt' });
      before.vault.keep('a1', '1: 5\n---\nsalt');
    });
    round.advanceTo(later(round.now, 1));
    expect(dueRound(round.state)).toBe(THURSDAY);
    const told = round.advanceTo(THURSDAY);
    expect(typesOf(told)).toEqual(['SecretActionsMatured', 'SecretActionRevealed']);
    expect(round.phase()).toBe('AUCTION');
    expect(ofType(round.advanceTo(NEXT_SUNDAY), 'LotSold')).toHaveLength(1);
    consistent(round);
  });

  it('leaves proposals their voting periods [P5]', () => {
    const round = amended([phases([1, 2], [3, 4, 5, 6, 0])], (before) => {
      submitted(before, 'account-1');
    });
    const before = round.state.need('proposals', 'm2');
    round.advanceTo(later(round.now, 1));
    expect(round.state.need('proposals', 'm2')).toEqual(before);
    round.advanceTo(before.closesAtMs);
    expect(round.state.need('proposals', 'm2').decidedAtMs).toBe(before.closesAtMs);
    consistent(round);
  });
});

describe('a revision of the tempo', () => {
  it('lets rules-time go on from where it is, faster or slower [A4, P5]', () => {
    const round = amended([tempo(3600)]);
    const adoptedAt = later(round.now, 1);
    round.advanceTo(adoptedAt);
    const clock = tempoOf(roundOf(round.state));
    expect(toRules(clock, adoptedAt)).toBe(adoptedAt);
    // From Wednesday noon to Thursday is half a rules-day, which now lasts half an hour.
    expect(dueRound(round.state)).toBe(adoptedAt + 1_800_000);
    round.advanceTo(later(adoptedAt, 1_800_000));
    expect(round.phase()).toBe('BARTERING');
    consistent(round);
  });

  it.each([60, 3600, 172_800])(
    'at the very start of a week starts one week, a day of %i s [A4]',
    (seconds) => {
      const friday = at('2021-09-03');
      const round = amended([tempo(seconds)], undefined, friday);
      const told = round.advanceTo(later(round.now, 1));
      expect(ofType(told, 'WeekStarted')).toHaveLength(1);
      expect(typesOf(told).at(0)).toBe('AuctionConcluded');
      const from = round.now;
      round.advanceTo(later(from, 7 * seconds * 1000 - 1));
      expect(roundOf(round.state).week).toBe(2);
      round.advanceTo(later(from, 7 * seconds * 1000));
      expect(roundOf(round.state).week).toBe(3);
      consistent(round);
    },
  );

  it('just after the start of a week starts no other one, however fast it is [A4]', () => {
    const round = amended([tempo(60)], undefined, at('2021-09-03T00:00:30Z'));
    round.advanceTo(later(round.now, 1));
    expect(roundOf(round.state)).toMatchObject({ week: 2, phase: 'BARTERING' });
    round.advanceTo(later(round.now, 419_900));
    expect(roundOf(round.state).week).toBe(2);
    consistent(round);
  });
});

describe('a revision of the deck', () => {
  it('leaves a sealed hand the names of its cards at the commitment [P7]', () => {
    const cards = [{ rank: 'ACE', suit: 'CUPS', count: 2 }];
    const rename = amend({
      op: 'replace',
      path: '/deck/archetypes/0/ranks/0/name',
      value: 'Uno',
    });
    const round = amended([rename], (before) => {
      grantTo(before, before.player('account-1'), { 'CARD:ACE:CUPS': 2 });
      before.do('account-1', { type: 'SealHand', cards, salt: 'salt' });
    });
    round.advanceTo(NEXT_SUNDAY);
    const [hand] = round.state.all('hands');
    expect(hand).toMatchObject({ status: 'PLACED', placement: 1 });
    consistent(round);
  });
});

describe('a revision of what leaving does', () => {
  it('does not reach back to those who left before it [B2]', () => {
    const document = rulesetWith(({ membership }) => {
      membership.losesItemsOnLeaving = false;
      membership.reputableAfterDays = 0;
    });
    const round = runningRound(document);
    addProposer(round);
    addPlayer(round, { TRUNG: 1 });
    round.do('account-2', { type: 'LeaveSeason' });
    const path = '/membership/losesItemsOnLeaving';
    const effects = [amend({ op: 'replace', path, value: true })];
    const { id } = submitted(round, 'account-1', { class: 'URGENT', effects });
    round.advanceTo(later(TUESDAY_NOON, 2 * DAY_MS));
    expect(round.state.need('proposals', id).revision).toBe(2);
    consistent(round);
  });
});
