/**
 * A bot's last resort after a refusal: it rejects the Sfida, plays any card with a claim of 0, or
 * resigns, so that nobody waits in vain.
 */
import { randomUUID } from 'node:crypto';
import { AnswerSfidaDocument, PlayCardDocument, ResignGameDocument } from '../generated/operations';
import { playable } from './choose';
import { happened } from './seat';
import type { Sight } from './sight';

export async function fallBack(sight: Sight): Promise<number | null> {
  const { seat, table, own, position } = sight;
  const game = () => ({ gameId: table.id, idempotencyKey: randomUUID() });
  if (table.sfida !== null) {
    const { answerSfida } = await seat.client.ask(AnswerSfidaDocument, {
      input: { ...game(), accept: false },
    });
    return happened(seat, 'would reject the Sfida', answerSfida) ? answerSfida.seq : null;
  }
  const hand = (own.hand ?? []).map(({ rank, suit }) => ({ rank, suit }));
  for (const card of playable(position, hand)) {
    const { playCard } = await seat.client.ask(PlayCardDocument, {
      input: { ...game(), card, claim: 0 },
    });
    if (happened(seat, 'would play any card', playCard)) return playCard.seq;
  }
  const { resignGame } = await seat.client.ask(ResignGameDocument, { input: game() });
  return happened(seat, 'would give up', resignGame) ? resignGame.seq : null;
}
