import { canonicalJson } from '../../src/kernel';
import type { AccountId, Instant, Stamped } from '../../src/kernel';
import {
  biddingClosesAt,
  bidsOfLot,
  candidaciesOf,
  canSee,
  cardsOfLot,
  changesOf,
  confidenceTally,
  contractsOf,
  duckOwner,
  endorsementsOf,
  eventText,
  handsOf,
  handView,
  holdingsView,
  itemsOfLot,
  latestBids,
  leadingBid,
  listDucks,
  lotsOf,
  openMinimum,
  optionsOf,
  ownerOf,
  participationOf,
  playersOf,
  playerView,
  removalViews,
  requestsOf,
  summary as summaryOf,
  roundView,
  rulingsOf,
  secretActionsOf,
  seesEvent,
  sittingsView,
  tablesOf,
  termsOf,
  tradesOf,
  worksWith,
} from '../../src/round';
import { proposalsOf, proposalTally, votesOn } from '../../src/season';
import type { LotRow, RoundEvent, RoundState } from '../../src/round';

/** A sorted copy, since options have no fixed order. */
const sorted = <T>(options: readonly T[]): T[] => {
  const byText = (one: T, other: T): number => (canonicalJson(one) < canonicalJson(other) ? -1 : 1);
  return [...options].sort(byText);
};

/** Everything that a round's views show to a viewer; null for an anonymous viewer. */
export function sightOf(
  state: RoundState,
  journal: readonly Stamped<RoundEvent>[],
  viewer: AccountId | null,
  now: Instant,
): unknown {
  const summary = summaryOf(state);
  if (!canSee(state, viewer)) return { summary };
  return {
    summary,
    round: roundView(state, now),
    auction: {
      lots: lotsOf(state, 'STANDING').map((lot) => sightOfLot(state, lot)),
      bids: latestBids(state).map(({ week: _, ...bid }) => bid),
      participation: participationOf(state),
    },
    lots: lotsOf(state, null).map((lot) => ({
      ...sightOfLot(state, lot),
      leading: leadingBid(state, lot),
      minimum: openMinimum(state, lot),
      bids: bidsOfLot(state, lot.id),
    })),
    works: worksWith(state, null),
    ducks: listDucks(state, null, true).map((duck) => ({
      ...duck,
      holdings: holdingsView(state, duckOwner(duck.id)),
    })),
    biddingClosesAtMs: biddingClosesAt(state, now),
    players: playersOf(state, true).map((player) => ({
      ...playerView(state, player, now),
      holdings: holdingsView(state, ownerOf(player.id)),
    })),
    secretActions: state.all('weeks').flatMap(({ week }) => secretActionsOf(state, week, null)),
    hands: state
      .all('weeks')
      .flatMap(({ week }) => handsOf(state, week).map((hand) => handView(state, hand))),
    ...society(state, now),
    options: viewer === null ? [] : sorted(optionsOf(state, viewer, now)),
    journal: journal.map(({ seq, atMs, event }) =>
      seesEvent(state, viewer, event)
        ? { seq, atMs, event, text: eventText(state, event) }
        : { seq, atMs },
    ),
  };
}

function sightOfLot(state: RoundState, lot: LotRow) {
  const { id, number, status, generatedAtMs, winnerId, price, soldAtMs, creatorId } = lot;
  return {
    ...{ id, number, status, generatedAtMs, winnerId, price, soldAtMs, creatorId },
    cards: cardsOfLot(state, lot),
    items: itemsOfLot(state, lot),
    thirdPartyBid: lot.thirdParty?.amount ?? null,
  };
}

/** The players' deals with one another. */
function society(state: RoundState, now: Instant) {
  return {
    trades: tradesOf(state, null, null),
    contracts: contractsOf(state, null, null).map((contract) => ({
      ...contract,
      changes: changesOf(state, contract.id),
    })),
    proposals: proposalsOf(state, { status: null, class: null, authorId: null }, false, now).map(
      (proposal) => ({
        ...proposal,
        tally: proposalTally(state, proposal),
        votes: votesOn(state, proposal),
      }),
    ),
    judge: {
      terms: termsOf(state),
      removal: removalViews(state)[0] ?? null,
      requests: requestsOf(state, null),
      rulings: rulingsOf(state),
      candidacies: candidaciesOf(state, null).map((candidacy) => ({
        ...candidacy,
        endorsements: endorsementsOf(state, candidacy),
      })),
      votes: state.all('confidenceVotes').map((vote) => confidenceTally(state, vote)),
    },
    tables: tablesOf(state, null, null).map((table) => ({
      ...table,
      sittings: sittingsView(state, table),
    })),
  };
}
