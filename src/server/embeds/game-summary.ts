import type { GameSheetQuery } from './generated/operations';
import { filled, presentFacts, listed, moment, labelOf } from './summary';
import type { Section, Summary } from './summary';

type Game = Extract<GameSheetQuery['node'], { readonly __typename: 'GiolittiGame' }>;

/** Summarises a game as visitors see it; after its end, its last state. */
export function gameSummary(game: Game, url: string): Summary {
  const { number, dynasty, gameStatus, grandCanal, bersaglio, stakes, sfida, turn } = game;
  return {
    title: `${dynasty.name}, game ${number}`,
    url,
    description: null,
    facts: presentFacts([
      ['Game', `Giolitti, revision ${game.ruleset.revision}`],
      ['State', labelOf(gameStatus)],
      ['To play', turn?.name ?? null],
      ['Sfida by', sfida?.by.name ?? null],
      ['Until', game.deadline === null ? null : moment(game.deadline)],
      ['Grand Canal', grandCanal.name],
      ['Bersaglio', String(bersaglio)],
      ['Stakes', String(stakes)],
      ['Won by', game.campione?.name ?? null],
      ['Ended', game.endedAt === null ? null : moment(game.endedAt)],
    ]),
    sections: filled([seats(game), plays(game), tricks(game)]),
  };
}

const seats = ({ participants, ruleset }: Game): Section => ({
  heading: 'Players',
  columns: ['Player', 'Mask', 'Score', 'Pocket'],
  rows: participants.map(({ player, mask, score, lastPocket }) => [
    player.name,
    ruleset.dynasty?.masks.find((each) => each.mask === mask)?.name ?? mask ?? '–',
    String(score),
    listed(lastPocket.map(({ name }) => name)),
  ]),
});

const plays = ({ plays: made }: Game): Section => ({
  heading: 'Plays',
  columns: ['Play', 'Player', 'Card', 'Claimed', 'Scored'],
  rows: made.map(({ number, player, card, claim, scored }) => [
    String(number),
    player.name,
    card.name,
    String(claim),
    String(scored),
  ]),
});

const tricks = ({ tricks: all }: Game): Section => ({
  heading: 'Tricks that score',
  columns: ['Trick', 'Points', 'Condition'],
  rows: all
    .filter(({ active }) => active)
    .map(({ name, points, condition }) => [name, String(points), condition]),
});
