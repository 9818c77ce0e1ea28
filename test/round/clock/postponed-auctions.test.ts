import type { RoundEvent } from '../../../src/round';
import { addLot, grantTo } from '../given';
import { later, NEXT_SUNDAY, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { proposal, vote } from '../proposals/proposal-commands';
import { actionOf, bidsOf, revealText } from '../secret-actions/secret-action-commands';
import { at, away, bidders, day, entrust, playerNamed, soleBidder } from './outage-bidders';

const eventsOf = (round: TestRound): RoundEvent[] => round.journal.map(({ event }) => event);
/** The auctions' conclusions with their instants. */
const auctions = (round: TestRound) => {
  const events = ofType(eventsOf(round), 'AuctionConcluded');
  return at(round, 'AuctionConcluded').map((ms, place) => ({ ms, ...events[place] }));
};

function sound(round: TestRound): void {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
}

type Action = Parameters<typeof actionOf>[1];

/**
 * All players vote to void Ann's bids, or the given actions. Returns the instant of the decision.
 */
function toBeVoided(round: TestRound, from: number, ids: readonly Action[] = ['a1']): number {
  round.advanceTo(day(from));
  const effects = ids.map((id) => ({
    type: 'VOID_SECRET_ACTION' as const,
    actionId: actionOf(round, id).id,
  }));
  const voters = round.state.all('players').map(({ accountId }) => accountId);
  grantTo(round, round.player(voters[0]!), { STANDARD_PROPOSAL_MAKER: 1 });
  const submitting = proposal({ effects });
  const [made] = ofType(round.do(voters[0]!, submitting), 'ProposalSubmitted');
  for (const voter of voters) vote(round, voter, made!.proposalId, 'FOR');
  return made!.closesAtMs;
}

describe('an auction that an outage puts off [L8, S29]', () => {
  it('is put off as its date came, though what was awaited is voided meanwhile', () => {
    const [whole, parts] = [bidders(), bidders()].map(({ round }) => {
      const closesAtMs = toBeVoided(round, 1.9);
      expect(closesAtMs).toBeGreaterThan(NEXT_SUNDAY);
      expect(closesAtMs).toBeLessThan(day(8));
      return round;
    });
    whole!.advanceTo(day(8), [away(2, 8)]);
    expect(actionOf(whole!, 'a1')).toMatchObject({ status: 'FAILED', failure: 'VOIDED' });
    expect(at(whole!, 'OutageCredited')).toEqual([day(8)]);
    expect(auctions(whole!)).toEqual([]);
    whole!.advanceTo(day(9.5));
    expect(auctions(whole!)).toMatchObject([{ ms: day(9), week: 1, soldLotIds: ['l1'] }]);
    expect(bidsOf(whole!, 'a2')).toEqual([['1: 9', 'WON']]);
    sound(whole!);

    for (const to of [2.5, 3, 5, 7, 7.5, 8, 9.5]) parts!.advanceTo(day(to), [away(2, 8)]);
    expect(rowsOf(parts!.state)).toEqual(rowsOf(whole!.state));
  });

  it('and concludes also if all of its bids are voided meanwhile', () => {
    const { round } = bidders();
    toBeVoided(round, 1.9, ['a1', 'a2']);
    round.advanceTo(day(9.5), [away(2, 8)]);
    expect(auctions(round)).toMatchObject([
      { ms: day(9), week: 1, bidders: 0, unsoldLotIds: ['l1'] },
    ]);
    sound(round);
  });

  it('keeps its date if they were voided before it', () => {
    const { round } = bidders();
    const closesAtMs = toBeVoided(round, -2.8);
    round.advanceTo(day(0.5), [away(-1, 0.5)]);
    expect(closesAtMs).toBe(day(4));
    expect(actionOf(round, 'a1').revealsAtMs).toBe(day(4.5));
    round.advanceTo(day(8), [away(3.5, 8)]);
    expect(auctions(round)).toMatchObject([{ ms: day(4.5), week: 1, soldLotIds: ['l1'] }]);
    expect(ofType(eventsOf(round), 'OutageCredited')[1]).toMatchObject({ actionIds: [] });
    sound(round);
  });

  it('is none of another week’s, however long it takes', () => {
    const { round, ann } = soleBidder();
    round.advanceTo(day(12), [away(1, 12)]);
    expect(ofType(eventsOf(round), 'OutageCredited')).toMatchObject([{ actionIds: ['a1'] }]);
    expect(actionOf(round, 'a1')).toMatchObject({ status: 'COMMITTED', revealsAtMs: day(14) });
    // The auction of week 2 had no lots.
    expect(auctions(round)).toMatchObject([
      { ms: day(10), week: 2, soldLotIds: [], unsoldLotIds: [] },
    ]);
    expect(revealText(round, playerNamed(round, ann), 'BIDS', '1: 25', day(13))).toBeNull();
    round.advanceTo(day(14));
    expect(auctions(round)[1]).toMatchObject({ ms: day(14), week: 1, soldLotIds: ['l1'] });
    sound(round);
  });

  it('keeps its lots while a later one concludes before it', () => {
    const { round: round, bob } = bidders();
    round.advanceTo(day(4), [away(-0.5, 4)]);
    addLot(round, [], day(4));
    entrust(round, playerNamed(round, bob), [1, 2], day(5));
    round.advanceTo(day(7.9), [away(4.5, 7.9)]);
    expect(actionOf(round, 'a1').revealsAtMs).toBe(later(day(7.5), 3.4 * 86_400_000));
    round.advanceTo(day(12));
    expect(auctions(round)).toMatchObject([
      { ms: day(10), week: 2, unsoldLotIds: [] },
      { week: 1, soldLotIds: ['l1'] },
    ]);
    expect(bidsOf(round, 'a3').map(([, status]) => status)).toEqual(['LOT_NOT_IN_AUCTION', 'WON']);
    sound(round);
  });

  it.each([
    [
      'is malformed',
      (round: TestRound, who: string) =>
        revealText(round, playerNamed(round, who), 'BIDS', 'nonsense', day(3.5)),
    ],
    [
      'is withdrawn with its bidder',
      (round: TestRound, who: string) => round.ask(who, { type: 'LeaveSeason' }),
    ],
  ])('concludes at its date though all that was awaited %s', (_, fails) => {
    const { round, ann } = soleBidder('nonsense');
    round.advanceTo(day(2), [away(1, 2)]);
    round.advanceTo(day(3.5));
    expect(fails(round, ann)).toBeNull();
    expect(actionOf(round, 'a1').status).toBe('FAILED');
    round.advanceTo(day(6));
    expect(auctions(round)).toMatchObject([
      { ms: day(4), week: 1, bidders: 0, soldLotIds: [], unsoldLotIds: ['l1'] },
    ]);
    sound(round);
  });

  it('concludes for its week and with its lots though nobody has revealed anything', () => {
    const { round } = soleBidder();
    round.advanceTo(day(6), [away(1, 2)]);
    expect(actionOf(round, 'a1')).toMatchObject({ status: 'FAILED', failure: 'NOT_REVEALED' });
    expect(auctions(round)).toMatchObject([
      { ms: day(4), week: 1, bidders: 0, soldLotIds: [], unsoldLotIds: ['l1'] },
    ]);
    sound(round);
  });
});
