import type { RoundSheetQuery } from './generated/operations';
import {
  amount,
  bidIn,
  filled,
  presentFacts,
  listed,
  moment,
  placed,
  printPlace,
  withoutHidden,
  labelOf,
} from './summary';
import type { Section, Summary } from './summary';

export type RoundShown = Extract<RoundSheetQuery['season'], { readonly __typename: 'Round' }>;

/** A round's state, in the layout in which communities wrote it by hand. */
export function roundSummary(round: RoundShown, url: string): Summary {
  const { name, description, status, phase, week, ruleset, winner } = round;
  const phaseName = ruleset.round?.phases.find((each) => each.phase === phase)?.name ?? phase;
  return {
    title: name,
    url,
    description,
    facts: presentFacts([
      ['Game', `Auction Casino, ${ruleset.title}, revision ${ruleset.revision}`],
      ['State', labelOf(status)],
      ['Week', week === null ? null : String(week)],
      ['Phase', phaseName],
      ['Starts', status === 'SETUP' ? moment(round.startsAt) : null],
      ['Next', round.nextDeadline === null ? null : moment(round.nextDeadline)],
      ['Won by', winner?.name ?? null],
      ['Ended', round.endedAt === null ? null : moment(round.endedAt)],
    ]),
    sections: filled([
      standings(round),
      lots(round),
      hands(round),
      trades(round),
      proposals(round),
      items(round),
      journalSection(round),
    ]),
  };
}

/** The unit of the leaderboard's values. */
export const counted = ({ victoryLabel, currency }: Counting): string =>
  victoryLabel ?? currency.plural;

type Counting = {
  readonly victoryLabel: string | null;
  readonly currency: { readonly plural: string };
};

const standings = ({ leaderboard, ...round }: RoundShown): Section => ({
  heading: 'Standings',
  columns: ['Place', 'Player', counted(round), 'Wealth'],
  rows: placed(leaderboard.nodes).map(({ place, value, player }) => [
    printPlace(place),
    player.name,
    String(value),
    player.wealth ?? '–',
  ]),
});

function lots({ auction }: RoundShown): Section {
  const { nodes, totalCount } = auction.lots;
  const more = totalCount > nodes.length ? `, the first ${nodes.length}` : '';
  return {
    heading: `Lots (${totalCount}${more})`,
    columns: ['Lot', 'What it holds', 'Leading bid'],
    rows: nodes.map(({ number, items: held, works, leadingBid }) => [
      String(number),
      listed([...held.map(amount), ...works.map(({ title }) => title)]),
      bidIn(leadingBid) ?? '–',
    ]),
  };
}

const hands = ({ hands: placed }: RoundShown): Section => ({
  heading: `Hands of week ${placed[0]?.week ?? ''}`,
  columns: ['Place', 'Player', 'Cards', 'Score'],
  rows: placed.map(({ placement, player, cards, score, status }) => [
    placement === null ? labelOf(status) : String(placement),
    player.name,
    listed(cards.map(({ card, count }) => (count === 1 ? card.name : `${card.name} × ${count}`))),
    score?.total ?? '–',
  ]),
});

const trades = ({ trades: offered }: RoundShown): Section => ({
  heading: 'Trades offered',
  columns: ['From', 'To', 'Gives', 'Gets'],
  rows: offered.nodes.map(({ from, to, give, get }) => [
    from.name,
    to.name,
    listed(give.map(amount)),
    listed(get.map(amount)),
  ]),
});

const proposals = ({ proposals: open }: RoundShown): Section => ({
  heading: 'Proposals to vote on',
  columns: ['Proposal', 'Title', 'Author', 'For', 'Against', 'Closes'],
  rows: open.nodes.map(({ number, title, author, tally, closesAt }) => [
    String(number),
    title,
    author.name,
    String(tally.votesFor),
    String(tally.votesAgainst),
    moment(closesAt),
  ]),
});

const items = ({ leaderboard }: RoundShown): Section => ({
  heading: 'Items',
  columns: ['Player', 'Has'],
  rows: leaderboard.nodes.map(({ player }) => [player.name, listed(player.holdings.map(amount))]),
});

/** The last events, newest first. */
export const journalSection = ({ journal }: Pick<RoundShown, 'journal'>): Section => ({
  heading: 'Last events',
  columns: ['When', 'What'],
  rows: withoutHidden(journal.nodes)
    .reverse()
    .map(({ at, text }) => [moment(at), text]),
});
