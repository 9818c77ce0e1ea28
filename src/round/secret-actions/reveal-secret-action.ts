/**
 * "After the maturation date but before the revelation date" the player "must post the unhashed
 * text" [Secret Information; rulings D2, D3, D6]. The window includes the maturation and excludes
 * the revelation date. A text with another hash is refused, and the player may try again. The clock
 * reveals entrusted texts as they mature.
 */
import { byOrdinal, CLOCK, required, sha256OfText } from '../../kernel';
import type { Stepwise } from '../../kernel';
import { LONGEST_DECLARED_TEXT } from '../../season';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import type { RoundTurn } from '../model/turn';
import type { RevealSecretAction, SecretActionKind, SecretActionRow } from './vocabulary';
import { anchorOf } from './kind';
import { actionsUpTo } from './open-actions';
import { openDeclaration } from './open-declaration';
import { revealableAction, unlessRevealable, unrevealedAction } from './revealable-action';
import { SECRET_ACTION_KINDS } from './vocabulary';

const REVEAL_DESCRIPTIONS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'Reveal your bids.',
  HAND: 'Reveal your hand.',
};

export const revealSecretAction = byPlayer<RevealSecretAction, 'kind'>({
  rule: 'bidding',
  shape: ({ text }) =>
    unless(
      text.length <= LONGEST_DECLARED_TEXT,
      'text',
      `up to ${LONGEST_DECLARED_TEXT} characters`,
      'secret-information',
    ),
  refuses: (moment, { id }, { kind, text }) =>
    unlessRunning(moment.state, anchorOf(kind)) ??
    unlessRevealable(moment, id, kind) ??
    (text === undefined ? null : unlessHashed(revealableAction(moment, id, kind), text)),
  offers: (moment, { id }) =>
    SECRET_ACTION_KINDS.flatMap((kind) =>
      unrevealedAction(moment, id, kind).map((action) => ({
        description: REVEAL_DESCRIPTIONS[kind],
        known: { kind },
        facts: { actionId: action.id },
        rule: anchorOf(kind),
        fromMs: action.maturesAtMs,
        untilMs: action.revealsAtMs,
        waits: { kind: 'REVEAL', sinceMs: action.committedAtMs, unlessKept: action.id },
      })),
    ),
  decide: (turn, { id }, { kind, text }) => {
    const action = hashedAs(revealableAction(turn, id, kind), text);
    openDeclaration(turn, required(action, 'an action of that hash'), text);
    return null;
  },
  made: (event) => ('actionId' in event ? event.actionId : null),
});

const hashedAs = (actions: readonly SecretActionRow[], text: string): SecretActionRow | null =>
  actions.find(({ sha256 }) => sha256 === sha256OfText(text)) ?? null;

function unlessHashed(actions: readonly SecretActionRow[], text: string): RoundRefusal | null {
  if (hashedAs(actions, text) !== null) return null;
  const committed = actions.map(({ sha256 }) => sha256);
  return refuse('HASH_MISMATCH', 'secret-information', { committed, sha256: sha256OfText(text) });
}

/** Reveals entrusted actions that have matured, except those whose revelation date has come. */
export function* revealEntrusted(turn: RoundTurn): Stepwise {
  const clock = turn.as(CLOCK);
  for (const { action, text } of maturedTexts(turn)) {
    openDeclaration(clock, action, text);
    yield;
  }
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
