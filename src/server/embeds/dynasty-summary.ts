import type { DynastySheetQuery } from './generated/operations';
import { journalSection } from './round-summary';
import { filled, presentFacts, listed, moment, placed, printPlace, labelOf } from './summary';
import type { Section, Summary } from './summary';

export type DynastyShown = Extract<DynastySheetQuery['season'], { readonly __typename: 'Dynasty' }>;
type Game = DynastyShown['games']['nodes'][number];

/** A dynasty's state, in the layout in which communities wrote it by hand. */
export function dynastySummary(dynasty: DynastyShown, url: string): Summary {
  const { name, description, status, ruleset, games } = dynasty;
  return {
    title: name,
    url,
    description,
    facts: presentFacts([
      ['Game', `${ruleset.title}, revision ${ruleset.revision}`],
      ['State', labelOf(status)],
      ['Next', dynasty.nextDeadline === null ? null : moment(dynasty.nextDeadline)],
      ['Ended', dynasty.endedAt === null ? null : moment(dynasty.endedAt)],
    ]),
    sections: filled([
      gamesIn(
        'Games being played',
        games.nodes.filter(({ gameStatus }) => isOpen(gameStatus)),
      ),
      standings(dynasty),
      masks(dynasty),
      gamesIn(
        'Last games',
        games.nodes.filter(({ gameStatus }) => !isOpen(gameStatus)),
      ),
      journalSection(dynasty),
    ]),
  };
}

const isOpen = (status: Game['gameStatus']): boolean => status === 'ACTIVE' || status === 'CLOSED';

const gamesIn = (heading: string, games: readonly Game[]): Section => ({
  heading,
  columns: ['Game', 'Score', 'Grand Canal', 'Stakes', 'State'],
  rows: games.map(({ number, participants, grandCanal, stakes, turn, campione, gameStatus }) => [
    String(number),
    participants.map(({ player, score }) => `${player.name} ${score}`).join(' · '),
    grandCanal.name,
    String(stakes),
    turn !== null
      ? `${turn.name} to play`
      : campione !== null
        ? `Won by ${campione.name}`
        : labelOf(gameStatus),
  ]),
});

const standings = ({ leaderboard }: DynastyShown): Section => ({
  heading: 'Standings',
  columns: ['Place', 'Player', 'Pegs', 'Magistrelli', 'Mask', 'Ready'],
  rows: placed(leaderboard.nodes).map(({ place, player }) => [
    printPlace(place),
    player.name,
    String(player.pegs ?? '–'),
    String(player.magistrelli ?? '–'),
    player.mask?.name ?? '–',
    player.available === true ? 'yes' : 'no',
  ]),
});

const masks = ({ masks: worn }: DynastyShown): Section => ({
  heading: 'Masks',
  columns: ['Mask', 'Moda', 'Worn by'],
  rows: worn.map(({ name, moda, wornBy }) => [
    name,
    String(moda),
    listed(wornBy.map((player) => player.name)),
  ]),
});
