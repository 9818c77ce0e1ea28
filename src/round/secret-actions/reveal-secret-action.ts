/**
 * "After the maturation date but before the revelation date" the player "must post the unhashed
 * text" [Secret Information; rulings D2, D3, D6]. The window is [maturation, revelation). A text
 * with another hash is refused, and the player may try again. Entrusted texts are revealed by the
 * clock as they mature.
 */
import { byOrdinal, CLOCK, sha256OfText } from '../../kernel';
import { unlessRunning } from '../access';
import type { RevealSecretAction } from '../command';
import type { SecretActionRevealed } from '../event';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState, SecretActionRow } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { anchorOf } from './kind';
import { actionsUpTo } from './open-actions';
import { openDeclaration, putDeclared } from './open-declaration';
import { revealable } from './revealable';

export function revealSecretAction(
  turn: RoundTurn,
  player: PlayerRow,
  { kind, text }: RevealSecretAction,
): RoundRefusal | null {
  const notRunning = unlessRunning(turn.state, anchorOf(kind));
  if (notRunning !== null) return notRunning;
  const { actions, refusal } = revealable(turn.state, turn.now, player.id, kind);
  if (refusal !== null) return refusal;
  const sha256 = sha256OfText(text);
  const action = actions.find((candidate) => candidate.sha256 === sha256);
  if (action === undefined) {
    const committed = actions.map((candidate) => candidate.sha256);
    return refuse('HASH_MISMATCH', 'secret-information', { committed, sha256 });
  }
  openDeclaration(turn, action, text);
  return null;
}

/** Reveals what was entrusted and has matured; what came to its revelation date stays closed. */
export function revealEntrusted(turn: RoundTurn): void {
  const clock = turn.as(CLOCK);
  for (const { action, text } of maturedTexts(turn)) openDeclaration(clock, action, text);
}

function maturedTexts({
  state,
  now,
  vault,
}: RoundTurn): { action: SecretActionRow; text: string }[] {
  return actionsUpTo(state, 'matures', now)
    .filter(({ revealsAtMs }) => now < revealsAtMs)
    .flatMap((action) => {
      const text = vault.open(action.id);
      return text === null ? [] : [{ action, text }];
    })
    .sort((a, b) => byOrdinal(a.action, b.action));
}

export function evolveSecretActionRevealed(
  state: RoundState,
  { atMs, event }: RoundStamped<SecretActionRevealed>,
): void {
  const action = state.need('secretActions', event.actionId);
  const { text } = event;
  state.put('secretActions', { ...action, status: 'REVEALED', revealedAtMs: atMs, text });
  putDeclared(state, action, event);
}
