/**
 * A bot at its table. It follows `tableUpdated`, which includes its own hand, and acts once on each
 * state that waits for it. After a lost connection the server sends the newest state; the bot
 * remembers only its attempts.
 */
import { randomUUID } from 'node:crypto';
import {
  AnswerSfidaDocument,
  OfferSfidaDocument,
  PlaceBetDocument,
  ResignGameDocument,
  RevealMaskDocument,
  TableDocument,
  UseRealiDocument,
} from '../generated/operations';
import type { AtTableFragment } from '../generated/operations';
import { acceptsSfida, chooseReali, chooseReveal } from './choose';
import { fallBack } from './fall-back';
import { playNext } from './play-next';
import { happened } from './seat';
import type { Seat } from './seat';
import { see } from './sight';
import type { Sight, Tried } from './sight';

/** Plays until the game is over. */
export async function sitAt(seat: Seat, tableId: string): Promise<void> {
  const tried: Tried = new Set();
  let done = 0;
  for await (const { tableUpdated: table } of seat.live.latest(TableDocument, { tableId })) {
    if (table.__typename !== 'GiolittiGame' || table.gameStatus !== 'ACTIVE') return;
    // Skips states older than the bot's last action.
    if (table.seq < done) continue;
    const sight = await see(seat, table, tried);
    if (isAwaited(sight)) done = (await act(sight)) ?? (await fallBack(sight)) ?? done;
  }
}

const isAwaited = ({ seat, table: { sfida, turn } }: Sight): boolean =>
  (sfida === null ? turn?.id : sfida.to.id) === seat.playerId;

/** Resolves with the journal number of the action; null if it was refused. */
async function act(sight: Sight): Promise<number | null> {
  if (sight.table.sfida !== null) return answer(sight);
  return (
    (await leave(sight)) ??
    (await reveal(sight)) ??
    (await scoreInactive(sight)) ??
    (await raise(sight)) ??
    (await playNext(sight))
  );
}

const game = ({ table }: Sight): { gameId: string; idempotencyKey: string } => ({
  gameId: table.id,
  idempotencyKey: randomUUID(),
});

const seqOf = (sight: Sight, what: string, payload: AtTableFragment): number | null =>
  happened(sight.seat, what, payload) ? payload.seq : null;

/** Answers a Sfida: the bot loses the stakes now, or plays for more. */
async function answer(sight: Sight): Promise<number | null> {
  const { seat, table, chance, position } = sight;
  const accept = acceptsSfida(chance + seat.courage, table.stakes, position.rules.stakes.maximum);
  const { answerSfida } = await seat.client.ask(AnswerSfidaDocument, {
    input: { ...game(sight), accept },
  });
  return seqOf(sight, 'would answer the Sfida', answerSfida);
}

/** A bot that is called away resigns. A cheat tries to bet on itself. */
async function leave(sight: Sight): Promise<number | null> {
  const { seat, own, tried } = sight;
  if (seat.repents) return null;
  if (seat.vice === 'CHEATS' && !tried.has('BET')) {
    tried.add('BET');
    const input = { ...game(sight), on: seat.playerId };
    const { placeBet } = await seat.client.ask(PlaceBetDocument, { input });
    happened(seat, 'would bet on its own victory', placeBet);
  }
  if (seat.vice !== 'RESIGNS' || own.plays.length < 4) return null;
  seat.repents = true;
  seat.tell('aside', `${seat.name} is called away from the table.`);
  const { resignGame } = await seat.client.ask(ResignGameDocument, { input: game(sight) });
  return seqOf(sight, 'would resign', resignGame);
}

async function reveal(sight: Sight): Promise<number | null> {
  const { seat, own, position, tried } = sight;
  const mask = own.revealedMasks.length > 0 ? null : chooseReveal(position);
  if (mask === null || tried.has('REVEAL')) return null;
  tried.add('REVEAL');
  const { revealMask } = await seat.client.ask(RevealMaskDocument, {
    input: { ...game(sight), mask },
  });
  return seqOf(sight, 'would reveal a mask', revealMask);
}

async function scoreInactive(sight: Sight): Promise<number | null> {
  const { seat, position, tried } = sight;
  const trick = tried.has('REALI') ? null : chooseReali(position);
  if (trick === null) return null;
  tried.add('REALI');
  const { useReali } = await seat.client.ask(UseRealiDocument, {
    input: { ...game(sight), trick },
  });
  return seqOf(sight, 'would score a trick that is not active', useReali);
}

/** Offers a Sfida once per game, after two cards of its own, if the chances are good enough. */
async function raise(sight: Sight): Promise<number | null> {
  const { seat, table, own, position, chance, tried } = sight;
  if (tried.has('SFIDA') || own.plays.length < 2 || chance < seat.offers) return null;
  if (table.stakes >= position.rules.stakes.maximum) return null;
  tried.add('SFIDA');
  const { offerSfida } = await seat.client.ask(OfferSfidaDocument, { input: game(sight) });
  return seqOf(sight, 'would offer a Sfida', offerSfida);
}
