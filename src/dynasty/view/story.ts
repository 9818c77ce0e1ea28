import { endedOnce, quoted } from '../../kernel';
import { dynastyCardName } from '../../rulesets';
import type { GameRow, PlayRow } from '../model/rows';
import { environmentOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { maskName, nameOf } from '../model/wording';
import { closedText } from '../play/close-game';
import { meaningOf, eventText } from '../registry/event';
import { tricksAtStart } from '../scoring/past-position';
import { takenText } from '../scoring/scored-tricks';
import { asidesOf } from '../table-log/asides';
import type { Aside } from '../table-log/rows';
import { gameView } from './game';
import type { SeatView } from './game';

/** The story of a game: each play with its claim, and the asides between them. */
export function storyOf(state: DynastyState, game: GameRow): string[] {
  const asides = asidesIn(state, game);
  const settled = asides.filter(({ settles }) => settles).map(({ line }) => line);
  const ending = endingOf(state, game);
  return [
    openingOf(state, game),
    ...movesOf(
      state,
      game,
      asides.filter(({ settles }) => !settles),
    ),
    ...closingOf(state, game),
    ...(game.status === 'VOIDED' ? [...settled, ...ending] : [...ending, ...settled]),
  ];
}

/** The plays of a game, in order. */
export const playsIn = (state: DynastyState, game: GameRow): PlayRow[] =>
  state.by('plays', 'game', game.id).sort((one, other) => one.number - other.number);

type ToldAside = { readonly afterPlay: number; readonly settles: boolean; readonly line: string };

const asidesIn = (state: DynastyState, game: GameRow): ToldAside[] =>
  asidesOf(state, game.id).map(({ afterPlay, aside }) => ({
    afterPlay,
    settles: meaningOf(aside).settles === true,
    line: asideText(state, aside),
  }));

function movesOf(state: DynastyState, game: GameRow, asides: readonly ToldAside[]): string[] {
  const { deck } = environmentOf(state, game);
  const after = (number: number): string[] =>
    asides.filter(({ afterPlay }) => afterPlay === number).map(({ line }) => line);
  const plays = playsIn(state, game).flatMap((play) => {
    const card = dynastyCardName(deck, play.card);
    const line = `${play.number}. ${nameOf(state, play.playerId)}: ${card}${claimOf(state, play)}.`;
    return [line, ...after(play.number)];
  });
  return [...after(0), ...plays];
}

/** The claim, and the tricks that it scored. */
function claimOf(state: DynastyState, play: PlayRow): string {
  const { claim, scored } = play;
  if (claim === 0) return '';
  return claim === scored
    ? `, scores ${scored}${takenText(state, play)}`
    : `, claims ${claim}, scores ${scored}`;
}

function openingOf(state: DynastyState, game: GameRow): string {
  const { deck, tricks } = environmentOf(state, game);
  const sides = gameView(state, game).seats.map((seat) => sideOf(state, game, seat));
  const grandCanal = dynastyCardName(deck, game.grandCanal);
  const atStart = tricksAtStart(state, game);
  const active = tricks.filter(({ trick }) => atStart.has(trick)).map(({ name }) => name);
  return `${sides.join(' against ')}; Grand Canal ${grandCanal}, Bersaglio ${game.bersaglio}; ${active.join(', ')}.`;
}

/** A participant with masks: "Ada (Morante, revealed: Reali)". */
function sideOf(state: DynastyState, game: GameRow, seat: SeatView): string {
  const ruleset = environmentOf(state, game);
  const name = nameOf(state, seat.playerId);
  if (seat.mask === null) return name;
  const revealed = seat.revealed.map((mask) => maskName(ruleset, mask)).join(', ');
  return `${name} (${maskName(ruleset, seat.mask)}${revealed === '' ? '' : `, revealed: ${revealed}`})`;
}

/** The reason for the close, and the scores. */
function closingOf(state: DynastyState, game: GameRow): string[] {
  const { id: gameId, closing, resignedId } = game;
  if (closing === null) return [];
  const scores = gameView(state, game).seats.map(
    ({ playerId, score }) => `${nameOf(state, playerId)} ${score}`,
  );
  return [closedText(state, { gameId, closing, resignedId }), `Scores: ${scores.join(', ')}.`];
}

function endingOf(state: DynastyState, game: GameRow): string[] {
  switch (game.status) {
    case 'ACTIVE':
      return [];
    case 'CLOSED':
      return ['The Fine is awaited.'];
    case 'VOIDED':
      return [
        game.voidReason === null ? 'Voided.' : endedOnce(`Voided: ${quoted(game.voidReason)}.`),
      ];
    case 'ENDED': {
      const fined = game.finedIds.map((id) => nameOf(state, id)).join(' and ');
      const fine = fined === '' ? 'The game is clean' : `The Fine names ${fined}`;
      const stakes = `${game.stakes} ${game.stakes === 1 ? 'peg' : 'pegs'}`;
      return game.campioneId === null
        ? [`${fine}; nobody is Campione.`]
        : [`${fine}; ${nameOf(state, game.campioneId)} is Campione for ${stakes}.`];
    }
  }
}

/** An aside in one sentence. Its transfers are not needed: no aside's sentence names items. */
function asideText(state: DynastyState, aside: Aside): string {
  const event = { ...aside, transfers: [] };
  return eventText(state, event);
}
