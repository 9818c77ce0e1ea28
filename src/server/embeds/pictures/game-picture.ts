import { card, cards } from './card-picture';
import type { GamePictureQuery } from '../generated/operations';
import { labelOf } from '../summary';
import { MARGIN, picture, WIDTH, write } from './svg';

type Game = Extract<GamePictureQuery['node'], { readonly __typename: 'GiolittiGame' }>;
type Seat = Game['participants'][number];

/** The left edge of the seats. */
const SEATS = 208;

/**
 * A game as visitors see it: with pockets but without hands. After the game's end, its last state.
 */
export function gamePicture(game: Game): string {
  const { number, dynasty, grandCanal, participants, tricks, stakes, bersaglio, turn } = game;
  const state = stateOf(game);
  const active = tricks.filter((trick) => trick.active);
  return picture({
    title: dynasty.name,
    ending: `, game ${number}`,
    state,
    description: [
      state,
      ...participants.map(({ player, score }) => `${player.name}: ${score}`),
    ].join('; '),
    parts: [
      write(MARGIN, 102, 'Grand Canal', { look: 'head' }),
      card(MARGIN, 116, 120, grandCanal),
      write(MARGIN, 310, grandCanal.name, { look: 'small', width: 160 }),
      write(MARGIN, 334, `Bersaglio ${bersaglio}`, { look: 'small quiet' }),
      write(MARGIN, 356, `Stakes ${stakes}`, { look: 'small quiet' }),
      ...participants.map((seat, at) => seatRow(seat, at, turn?.id ?? null)),
      `<path class="line" d="M${MARGIN} 380H${WIDTH - MARGIN}"/>`,
      write(MARGIN, 408, active.map(({ name, points }) => `${name} ${points}`).join(' · '), {
        look: 'small quiet',
        width: WIDTH - 2 * MARGIN,
      }),
    ],
  });
}

function stateOf({ gameStatus, turn, campione, plays }: Game): string {
  if (campione !== null) return `Won by ${campione.name}`;
  if (turn === null) return labelOf(gameStatus);
  const made = plays.length === 1 ? '1 play' : `${plays.length} plays`;
  return `${turn.name} to play · ${made}`;
}

function seatRow(
  { player, mask, score, lastPocket }: Seat,
  at: number,
  turn: string | null,
): string {
  const y = 88 + at * 144;
  const name = mask === null ? player.name : `${player.name} · ${masked(mask)}`;
  return [
    `<rect class="raised" x="${SEATS}" y="${y}" width="${WIDTH - MARGIN - SEATS}" height="134" rx="6"/>`,
    write(SEATS + 14, y + 26, name, { look: turn === player.id ? 'due' : '', width: 380 }),
    write(WIDTH - MARGIN - 14, y + 38, String(score), { look: 'score end' }),
    lastPocket.length === 0
      ? write(SEATS + 14, y + 80, 'The pocket is empty.', { look: 'small quiet' })
      : cards(SEATS + 14, y + 40, 60, lastPocket, 7),
  ].join('');
}

/** `DI_PAOLO` becomes "Di Paolo". */
const masked = (mask: string): string => mask.split('_').map(labelOf).join(' ');
