import type { RoundPictureQuery, DynastyPictureQuery } from '../generated/operations';
import { card, cards } from './card-picture';
import { counted } from '../round-summary';
import { bidIn, moment, namedAt, placed, withoutHidden, labelOf } from '../summary';
import { MARGIN, picture, WIDTH, write } from './svg';

type Round = Extract<RoundPictureQuery['season'], { readonly __typename: 'Round' }>;
type Dynasty = Extract<DynastyPictureQuery['season'], { readonly __typename: 'Dynasty' }>;
type Game = Dynasty['games']['nodes'][number];
type Lot = Round['auction']['lots']['nodes'][number];

/** The left edge of the standings. */
const RIGHT = 536;
const LINES_FROM = 366;

export function roundPicture(round: Round): string {
  const { lots } = round.auction;
  const state = stateOfRound(round);
  const standing = placed(round.leaderboard.nodes).map(({ place, value, player }) => ({
    place,
    name: player.name,
    first: String(value),
    second: player.wealth ?? '–',
  }));
  return picture({
    title: round.name,
    state,
    description: [
      state,
      ...standing.slice(0, 3).map(({ place, name }) => namedAt(place, name)),
    ].join('; '),
    parts: [
      write(MARGIN, 102, lots.totalCount === 0 ? 'No open lots' : `Lots ${lots.totalCount}`, {
        look: 'head',
      }),
      ...lots.nodes.map((lot, at) => lotCell(lot, at)),
      ...ledger(standing, [counted(round), 'Wealth']),
      ...lastWords(withoutHidden(round.journal.nodes).slice(-3)),
    ],
  });
}

function stateOfRound({ status, week, phase, ruleset, winner, startsAt }: Round): string {
  if (status === 'SETUP') return `Starts ${moment(startsAt)}`;
  if (status === 'ENDED') return winner === null ? 'Ended' : `Won by ${winner.name}`;
  const name = ruleset.round?.phases.find((each) => each.phase === phase)?.name ?? phase ?? '';
  return week === null ? name : `Week ${week} · ${name}`;
}

/** Lots are laid out in two rows of three. */
function lotCell({ number, cards: faces, leadingBid }: Lot, at: number): string {
  const x = MARGIN + (at % 3) * 162;
  const y = 116 + Math.floor(at / 3) * 124;
  const bid = bidIn(leadingBid) ?? 'no bid is known';
  return [
    `<rect class="raised" x="${x}" y="${y}" width="154" height="116" rx="6"/>`,
    write(x + 10, y + 20, `Lot ${number}`, { look: 'small' }),
    faces.length === 0
      ? write(x + 77, y + 64, 'no cards', { look: 'small quiet middle' })
      : cards(x + 10, y + 30, 38, faces, 3),
    write(x + 10, y + 105, bid, { look: 'small quiet', width: 134 }),
  ].join('');
}

export function dynastyPicture(dynasty: Dynasty): string {
  const { games, leaderboard, status } = dynasty;
  const active = games.nodes.filter(({ gameStatus }) => gameStatus === 'ACTIVE').length;
  const playing = active === 1 ? '1 game is being played' : `${active} games are being played`;
  const state = status === 'RUNNING' ? playing : labelOf(status);
  return picture({
    title: dynasty.name,
    state,
    description: [state, ...games.nodes.map(scores)].join('; '),
    parts: [
      write(MARGIN, 102, games.totalCount === 0 ? 'No games yet' : 'Games', { look: 'head' }),
      ...games.nodes.map(gameRow),
      ...ledger(
        placed(leaderboard.nodes).map(({ place, player }) => ({
          place,
          name: player.name,
          first: String(player.pegs ?? '–'),
          second: String(player.magistrelli ?? '–'),
        })),
        ['Pegs', 'Magistrelli'],
      ),
      ...lastWords(withoutHidden(dynasty.journal.nodes).slice(-3)),
    ],
  });
}

const scores = ({ number, participants }: Game): string =>
  `Game ${number}: ${participants.map(({ player, score }) => `${player.name} ${score}`).join(', ')}`;

function gameRow({ number, grandCanal, participants, gameStatus, campione }: Game, at: number) {
  const y = 116 + at * 48;
  const how = campione === null ? labelOf(gameStatus) : `won by ${campione.name}`;
  return [
    `<rect class="raised" x="${MARGIN}" y="${y}" width="478" height="42" rx="6"/>`,
    card(MARGIN + 8, y + 4, 24, grandCanal),
    write(MARGIN + 44, y + 27, String(number), { look: 'quiet' }),
    write(
      MARGIN + 76,
      y + 27,
      participants.map(({ player, score }) => `${player.name} ${score}`).join(' · '),
      { width: 250 },
    ),
    write(MARGIN + 468, y + 27, how, { look: 'small quiet end', width: 130 }),
  ].join('');
}

type Standing = {
  readonly place: number | null;
  readonly name: string;
  readonly first: string;
  readonly second: string;
};

function ledger(standings: readonly Standing[], [first, second]: readonly [string, string]) {
  const [middle, end] = [WIDTH - MARGIN - 92, WIDTH - MARGIN];
  return [
    write(RIGHT, 102, 'Standings', { look: 'head' }),
    write(middle, 128, first, { look: 'small quiet end', width: middle - RIGHT }),
    write(end, 128, second, { look: 'small quiet end' }),
    ...standings.map(({ place, name, ...points }, at) => {
      const y = 156 + at * 32;
      return [
        write(RIGHT, y, namedAt(place, name), { width: 108 }),
        write(middle, y, points.first, { look: 'end', width: 60 }),
        write(end, y, points.second, { look: 'end', width: 84 }),
        `<path class="line" d="M${RIGHT} ${y + 10}H${end}"/>`,
      ].join('');
    }),
  ];
}

function lastWords(events: readonly { readonly text: string }[]): string[] {
  return [
    `<path class="line" d="M${MARGIN} ${LINES_FROM}H${WIDTH - MARGIN}"/>`,
    ...events.map(({ text }, at) =>
      write(MARGIN, LINES_FROM + 23 + at * 21, text, {
        look: at === events.length - 1 ? 'small' : 'small quiet',
        width: WIDTH - 2 * MARGIN,
      }),
    ),
  ];
}
