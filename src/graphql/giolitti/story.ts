import { quoted } from '../../kernel';
import { asidesOf, asideText, environmentOf, eventText } from '../../dynasty';
import { dynastyCardName } from '../../rulesets';
import { playerOf } from '../sources';
import { participantsIn, playsIn } from './sources';
import type { GiolittiGameSource, ParticipantSource } from './sources';

/** A game told move by move: each play with its claim, and between them what else was done. */
export function storyOf(game: GiolittiGameSource): string[] {
  const { row } = game;
  const asides = asidesIn(game);
  const settled = asides.filter(isSettlement).map(({ line }) => line);
  const ending = endingOf(game);
  return [
    openingOf(game),
    ...movesOf(
      game,
      asides.filter((aside) => !isSettlement(aside)),
    ),
    ...closingOf(game),
    ...(row.status === 'VOIDED' ? [...settled, ...ending] : [...ending, ...settled]),
  ];
}

type ToldAside = { readonly afterPlay: number; readonly type: string; readonly line: string };

const asidesIn = ({ reading: { state }, row }: GiolittiGameSource): ToldAside[] =>
  asidesOf(state, row.id).map(({ afterPlay, aside }) => ({
    afterPlay,
    type: aside.type,
    line: asideText(state, aside),
  }));

/** Bets are settled when all else is over. */
const isSettlement = ({ type }: ToldAside): boolean => type === 'BetsSettled';

function movesOf(game: GiolittiGameSource, asides: readonly ToldAside[]): string[] {
  const { reading, row } = game;
  const { deck } = environmentOf(reading.state, row);
  const after = (number: number): string[] =>
    asides.filter(({ afterPlay }) => afterPlay === number).map(({ line }) => line);
  const plays = playsIn(game).flatMap(({ play }) => {
    const card = dynastyCardName(deck, play.card);
    const claim = play.claim === 0 ? '' : `, claims ${play.claim}, scores ${play.scored}`;
    return [
      `${play.number}. ${nameIn(game, play.playerId)}: ${card}${claim}.`,
      ...after(play.number),
    ];
  });
  return [...after(0), ...plays];
}

const nameIn = ({ reading }: GiolittiGameSource, id: Parameters<typeof playerOf>[1]): string =>
  playerOf(reading, id).row.name;

function openingOf(game: GiolittiGameSource): string {
  const { row, reading } = game;
  const { deck, tricks } = environmentOf(reading.state, row);
  const sides = participantsIn(game).map(sideOf).join(' against ');
  const grandCanal = dynastyCardName(deck, row.grandCanal);
  const active = tricks.filter(({ trick }) => row.tricks.includes(trick)).map(({ name }) => name);
  return `${sides}; Grand Canal ${grandCanal}, Bersaglio ${row.bersaglio}; ${active.join(', ')}.`;
}

/** "Ada (Morante, revealed: Reali)". */
function sideOf({ game, seat }: ParticipantSource): string {
  const { masks } = environmentOf(game.reading.state, game.row);
  const nameOf = (code: string): string => masks.find(({ mask }) => mask === code)?.name ?? code;
  const name = nameIn(game, seat.playerId);
  if (seat.mask === null) return name;
  const revealed = seat.revealed.map(nameOf).join(', ');
  return `${name} (${nameOf(seat.mask)}${revealed === '' ? '' : `, revealed: ${revealed}`})`;
}

/** How it was closed, and how it stood then. */
function closingOf(game: GiolittiGameSource): string[] {
  const { reading, row } = game;
  const { id: gameId, closing, resignedId } = row;
  if (closing === null) return [];
  const scores = participantsIn(game).map(
    ({ seat }) => `${nameIn(game, seat.playerId)} ${seat.score}`,
  );
  return [
    eventText(reading.state, { type: 'GameClosed', gameId, closing, resignedId }),
    `Scores: ${scores.join(', ')}.`,
  ];
}

function endingOf(game: GiolittiGameSource): string[] {
  const { row } = game;
  switch (row.status) {
    case 'ACTIVE':
      return [];
    case 'CLOSED':
      return ['The Fine is awaited.'];
    case 'VOIDED':
      return [row.voidReason === null ? 'Voided.' : `Voided: ${quoted(row.voidReason)}.`];
    case 'ENDED': {
      const fined = row.finedIds.map((id) => nameIn(game, id)).join(' and ');
      const fine = fined === '' ? 'The game is clean' : `The Fine names ${fined}`;
      const stakes = `${row.stakes} ${row.stakes === 1 ? 'peg' : 'pegs'}`;
      return row.campioneId === null
        ? [`${fine}; nobody is Campione.`]
        : [`${fine}; ${nameIn(game, row.campioneId)} is Campione for ${stakes}.`];
    }
  }
}
