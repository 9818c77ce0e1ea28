import {
  environmentOf,
  gameView,
  lastPocket,
  opponentOf,
  positionsIn,
  scoreText,
  storyOf,
  takenBy,
} from '../../dynasty';
import { dynastyCardName, printedHeft, trickCondition } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { playerOf } from '../nodes/sources';
import { rulesetOf } from '../rulesets/sources';
import { localGlobalId } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import { expectedAt } from '../snapshots/season-view';
import { findRow } from '../nodes/find-row';
import { answerSfida, placeBet, playCard, startGame, takeTableAction, voidGame } from './mutations';
import { claimable, claimables, tricksOf } from './claimables';
import { handSeenBy } from './own-hand';
import { betSource, gameOf, participantsIn, playSources } from './sources';
import type { GiolittiCardSource, GiolittiGameSource } from './sources';

/** What events of games are made of. */
export const dynastyEventResolvers = {
  PegChange: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
    reason: ({ reason }) => reason ?? 'BET',
  },
  MagistrelliChange: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
  GameMovement: { player: ({ reading, playerId }) => playerOf(reading, playerId) },
} satisfies Resolvers;

const cardIn = (
  { reading, row }: GiolittiGameSource,
  card: GiolittiCardSource['card'],
): GiolittiCardSource => ({
  ruleset: environmentOf(reading.state, row),
  card,
});
const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

export const giolittiResolvers: Resolvers = {
  Query: { claimable },
  Mutation: {
    startGame,
    playCard,
    answerSfida,
    voidGame,
    placeBet,
    takeTableAction,
  },
  GiolittiGame: {
    claimables,
    id: ({ reading, row }) => localGlobalId('GiolittiGame', reading.record.id, row.id),
    kind: () => 'GIOLITTI',
    season: ({ reading }) => SeasonSource.of(reading),
    round: () => null,
    dynasty: ({ reading }) => SeasonSource.of(reading),
    seq: ({ reading }) => reading.record.seq,
    status: ({ row }) => {
      if (row.status === 'ACTIVE') return 'OPEN';
      return row.status === 'VOIDED' ? 'ABANDONED' : 'PLAYED';
    },
    players: ({ reading, row }) =>
      [row.startingPlayerId, row.otherPlayerId].map((id) => playerOf(reading, id)),
    openedAt: ({ row }) => printDateTime(row.startedAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs ?? row.voidedAtMs),
    number: ({ row }) => row.number,
    gameStatus: ({ row }) => row.status,
    environment: ({ reading, row }) => rulesetOf(reading, row.environment),
    participants: participantsIn,
    grandCanal: (game) => cardIn(game, game.row.grandCanal),
    bersaglio: ({ row }) => row.bersaglio,
    tricks: ({ reading, row }) => {
      const ruleset = environmentOf(reading.state, row);
      return ruleset.tricks.map((trick) => ({
        ruleset,
        trick,
        active: row.tricks.includes(trick.trick),
      }));
    },
    plays: playSources,
    stakes: ({ row }) => row.stakes,
    juice: ({ reading, row }) => gameView(reading.state, row).juice,
    arcanaGrandCanal: ({ reading, row }) => gameView(reading.state, row).arcanaGrandCanal,
    sfida: ({ reading, row }) =>
      row.sfidaBy === null ? null : { reading, by: row.sfidaBy, to: opponentOf(row, row.sfidaBy) },
    turn: ({ reading, row }) => (row.turnOf === null ? null : playerOf(reading, row.turnOf)),
    deadline: ({ reading, row: { deadlineMs } }) =>
      deadlineMs === null ? null : printDateTime(expectedAt(reading, deadlineMs)),
    bets: ({ reading, row }) =>
      gameView(reading.state, row).bets.map((bet) => betSource(reading, bet)),
    bookmaker: ({ reading, row }) =>
      row.bookmakerId === null ? null : playerOf(reading, row.bookmakerId),
    commitment: ({ row }) => row.commitment,
    seed: ({ row }) => row.seed,
    closing: ({ row }) => row.closing,
    resigned: ({ reading, row }) =>
      row.resignedId === null ? null : playerOf(reading, row.resignedId),
    fine: (game) => (game.row.status === 'ENDED' ? { game } : null),
    campione: ({ reading, row }) =>
      row.campioneId === null ? null : playerOf(reading, row.campioneId),
    voidReason: ({ row }) => row.voidReason,
    story: ({ reading, row }) => storyOf(reading.state, row),
    positions: (game) =>
      positionsIn(game.reading.state, game.row).map((position) => ({ game, position })),
  },
  GamePosition: {
    afterPlay: ({ position }) => position.afterPlay,
    stakes: ({ position }) => position.stakes,
    seats: ({ game, position }) => position.seats.map((seat) => ({ game, seat })),
  },
  PositionSeat: {
    player: ({ game, seat }) => playerOf(game.reading, seat.playerId),
    score: ({ seat }) => seat.score,
    pocket: ({ game, seat }) => seat.pocket.map((card) => cardIn(game, card)),
  },
  GiolittiCard: {
    rank: ({ card }) => card.rank,
    suit: ({ card }) => card.suit,
    name: ({ ruleset, card }) => dynastyCardName(ruleset.deck, card),
    heft: ({ ruleset, card }) => printedHeft(ruleset.deck, card),
  },
  Participant: {
    player: ({ game, seat }) => playerOf(game.reading, seat.playerId),
    mask: ({ seat }) => seat.mask,
    revealedMasks: ({ seat }) => seat.revealed,
    unmetEffects: ({ seat }) => seat.unmet,
    handCards: ({ seat }) => seat.dealt.cards,
    handArcana: ({ seat }) => seat.dealt.arcana,
    score: ({ seat }) => seat.score,
    pocket: ({ game, seat }) => seat.pocket.map((card) => cardIn(game, card)),
    lastPocket: ({ game, seat }) =>
      lastPocket(game.reading.state, game.row, seat.plays).map((card) => cardIn(game, card)),
    plays: ({ game, seat }) =>
      playSources(game).filter(({ play }) => play.playerId === seat.playerId),
    hand: async (source, _args, context) =>
      (await handSeenBy(source, context))?.map((card) => cardIn(source.game, card)) ?? null,
    disclosedHand: ({ game, seat }) => seat.hand?.map((card) => cardIn(game, card)) ?? null,
  },
  ActiveTrick: {
    trick: ({ trick }) => trick.trick,
    name: ({ trick }) => trick.name,
    class: ({ trick }) => trick.class,
    points: ({ trick }) => trick.points,
    condition: ({ ruleset, trick }) => trickCondition(ruleset, trick),
    active: ({ active }) => active,
  },
  Play: {
    number: ({ play }) => play.number,
    player: ({ game, play }) => playerOf(game.reading, play.playerId),
    card: ({ game, play }) => cardIn(game, play.card),
    claim: ({ play }) => play.claim,
    scored: ({ play }) => play.scored,
    tricks: ({ game: { reading, row }, play }) =>
      tricksOf(environmentOf(reading.state, row), takenBy(reading.state, play)),
    at: ({ play }) => printDateTime(play.playedAtMs),
  },
  ClaimableCard: {
    card: (source) => source,
    nameable: ({ claimable: found }) => found.nameable,
    points: ({ claimable: found }) => found.total,
    tricks: ({ ruleset, claimable: found }) => tricksOf(ruleset, found),
  },
  ClaimableTrick: {
    trick: ({ trick }) => trick.trick,
    name: ({ ruleset, trick }) =>
      ruleset.tricks.find((known) => known.trick === trick.trick)?.name ?? trick.trick,
    points: ({ claimable: found, trick }) => (found.stoppedByDeath ? 0 : trick.points),
    why: ({ ruleset, claimable: found, trick }) => scoreText(ruleset, found, trick),
  },
  Sfida: {
    by: ({ reading, by }) => playerOf(reading, by),
    to: ({ reading, to }) => playerOf(reading, to),
  },
  Bet: {
    id: ({ reading, row }) => localGlobalId('Bet', reading.record.id, row.id),
    game: ({ reading, row }) => gameOf(reading, row.gameId),
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    on: ({ reading, row }) => playerOf(reading, row.onId),
    juice: ({ row }) => row.juice,
    placedAt: ({ row }) => printDateTime(row.placedAtMs),
    status: ({ row }) => row.status,
  },
  Fine: {
    clean: ({ game: { row } }) => row.finedIds.length === 0,
    fined: ({ game: { reading, row } }) => row.finedIds.map((id) => playerOf(reading, id)),
    hands: ({ game }) =>
      (game.row.hands ?? []).map(({ playerId, cards }) => ({ game, playerId, cards })),
  },
  DealtHand: {
    player: ({ game, playerId }) => playerOf(game.reading, playerId),
    cards: ({ game, cards }) => cards.map((card) => cardIn(game, card)),
  },
  BetPayload: {
    game: ({ reading, subject }) => {
      if (reading === null || subject === null) return null;
      const bet = findRow(reading, 'Bet', subject);
      return bet?.type === 'Bet' ? gameOf(bet.reading, bet.row.gameId) : null;
    },
  },
};
