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
import { exampleSource } from '../rulesets/trick-examples';
import { handSeenBy } from './own-hand';
import { betSource, gameOf, participantsIn, playSources } from './sources';
import type { GiolittiCardSource, GiolittiGameSource } from './sources';

/** Resolvers of the parts of dynasty events. */
export const dynastyEventResolvers = {
  PegChange: {
    player: ({ snapshot, playerId }) => playerOf(snapshot, playerId),
    reason: ({ reason }) => reason ?? 'BET',
  },
  MagistrelliChange: { player: ({ snapshot, playerId }) => playerOf(snapshot, playerId) },
  GameMovement: { player: ({ snapshot, playerId }) => playerOf(snapshot, playerId) },
} satisfies Resolvers;

const cardIn = (
  { snapshot, row }: GiolittiGameSource,
  card: GiolittiCardSource['card'],
): GiolittiCardSource => ({
  ruleset: environmentOf(snapshot.state, row),
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
    id: ({ snapshot, row }) => localGlobalId('GiolittiGame', snapshot.record.id, row.id),
    kind: () => 'GIOLITTI',
    season: ({ snapshot }) => SeasonSource.of(snapshot),
    round: () => null,
    dynasty: ({ snapshot }) => SeasonSource.of(snapshot),
    seq: ({ snapshot }) => snapshot.record.seq,
    status: ({ row }) => {
      if (row.status === 'ACTIVE') return 'OPEN';
      return row.status === 'VOIDED' ? 'ABANDONED' : 'PLAYED';
    },
    players: ({ snapshot, row }) =>
      [row.startingPlayerId, row.otherPlayerId].map((id) => playerOf(snapshot, id)),
    openedAt: ({ row }) => printDateTime(row.startedAtMs),
    endedAt: ({ row }) => orPrint(row.endedAtMs ?? row.voidedAtMs),
    number: ({ row }) => row.number,
    gameStatus: ({ row }) => row.status,
    ruleset: ({ snapshot, row }) => rulesetOf(snapshot, row.environment),
    environment: ({ snapshot, row }) => rulesetOf(snapshot, row.environment),
    participants: participantsIn,
    grandCanal: (game) => cardIn(game, game.row.grandCanal),
    bersaglio: ({ row }) => row.bersaglio,
    tricks: ({ snapshot, row }) => {
      const ruleset = environmentOf(snapshot.state, row);
      return ruleset.tricks.map((trick) => ({
        ruleset,
        trick,
        active: row.tricks.includes(trick.trick),
        grandCanal: row.grandCanal,
      }));
    },
    plays: playSources,
    stakes: ({ row }) => row.stakes,
    juice: ({ snapshot, row }) => gameView(snapshot.state, row).juice,
    arcanaGrandCanal: ({ snapshot, row }) => gameView(snapshot.state, row).arcanaGrandCanal,
    sfida: ({ snapshot, row }) =>
      row.sfidaBy === null ? null : { snapshot, by: row.sfidaBy, to: opponentOf(row, row.sfidaBy) },
    turn: ({ snapshot, row }) => (row.turnOf === null ? null : playerOf(snapshot, row.turnOf)),
    deadline: ({ snapshot, row: { deadlineMs } }) =>
      deadlineMs === null ? null : printDateTime(expectedAt(snapshot, deadlineMs)),
    bets: ({ snapshot, row }) =>
      gameView(snapshot.state, row).bets.map((bet) => betSource(snapshot, bet)),
    bookmaker: ({ snapshot, row }) =>
      row.bookmakerId === null ? null : playerOf(snapshot, row.bookmakerId),
    commitment: ({ row }) => row.commitment,
    seed: ({ row }) => row.seed,
    closing: ({ row }) => row.closing,
    resigned: ({ snapshot, row }) =>
      row.resignedId === null ? null : playerOf(snapshot, row.resignedId),
    fine: (game) => (game.row.status === 'ENDED' ? { game } : null),
    campione: ({ snapshot, row }) =>
      row.campioneId === null ? null : playerOf(snapshot, row.campioneId),
    voidReason: ({ row }) => row.voidReason,
    story: ({ snapshot, row }) => storyOf(snapshot.state, row),
    positions: (game) =>
      positionsIn(game.snapshot.state, game.row).map((position) => ({ game, position })),
  },
  GamePosition: {
    afterPlay: ({ position }) => position.afterPlay,
    stakes: ({ position }) => position.stakes,
    seats: ({ game, position }) => position.seats.map((seat) => ({ game, seat })),
  },
  PositionSeat: {
    player: ({ game, seat }) => playerOf(game.snapshot, seat.playerId),
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
    player: ({ game, seat }) => playerOf(game.snapshot, seat.playerId),
    mask: ({ seat }) => seat.mask,
    revealedMasks: ({ seat }) => seat.revealed,
    unmetEffects: ({ seat }) => seat.unmet,
    handCards: ({ seat }) => seat.dealt.cards,
    handArcana: ({ seat }) => seat.dealt.arcana,
    score: ({ seat }) => seat.score,
    pocket: ({ game, seat }) => seat.pocket.map((card) => cardIn(game, card)),
    lastPocket: ({ game, seat }) =>
      lastPocket(game.snapshot.state, game.row, seat.plays).map((card) => cardIn(game, card)),
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
    example: ({ ruleset, trick, grandCanal }) => exampleSource(ruleset, trick, grandCanal),
  },
  Play: {
    number: ({ play }) => play.number,
    player: ({ game, play }) => playerOf(game.snapshot, play.playerId),
    card: ({ game, play }) => cardIn(game, play.card),
    claim: ({ play }) => play.claim,
    scored: ({ play }) => play.scored,
    tricks: ({ game: { snapshot, row }, play }) =>
      tricksOf(environmentOf(snapshot.state, row), takenBy(snapshot.state, play)),
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
    by: ({ snapshot, by }) => playerOf(snapshot, by),
    to: ({ snapshot, to }) => playerOf(snapshot, to),
  },
  Bet: {
    id: ({ snapshot, row }) => localGlobalId('Bet', snapshot.record.id, row.id),
    game: ({ snapshot, row }) => gameOf(snapshot, row.gameId),
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    on: ({ snapshot, row }) => playerOf(snapshot, row.onId),
    juice: ({ row }) => row.juice,
    placedAt: ({ row }) => printDateTime(row.placedAtMs),
    status: ({ row }) => row.status,
  },
  Fine: {
    clean: ({ game: { row } }) => row.finedIds.length === 0,
    fined: ({ game: { snapshot, row } }) => row.finedIds.map((id) => playerOf(snapshot, id)),
    hands: ({ game }) =>
      (game.row.hands ?? []).map(({ playerId, cards }) => ({ game, playerId, cards })),
  },
  DealtHand: {
    player: ({ game, playerId }) => playerOf(game.snapshot, playerId),
    cards: ({ game, cards }) => cards.map((card) => cardIn(game, card)),
  },
  BetPayload: {
    game: ({ snapshot, subject }) => {
      if (snapshot === null || subject === null) return null;
      const bet = findRow(snapshot, 'Bet', subject);
      return bet?.type === 'Bet' ? gameOf(bet.snapshot, bet.row.gameId) : null;
    },
  },
};
