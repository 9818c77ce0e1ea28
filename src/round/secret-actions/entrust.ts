/**
 * An entrusted secret action: the server keeps the text and publishes its hash at once. To other
 * players it looks like any other action [ruling D6].
 */
import { sha256OfText } from '../../kernel';
import { withSalt } from '../../season';
import type { PlayerRow } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { commit } from './commit-secret-action';
import type { SecretActionKind } from './vocabulary';

export function entrust(
  turn: RoundTurn,
  player: PlayerRow,
  kind: SecretActionKind,
  declaration: string,
  salt: string,
): void {
  const text = withSalt(declaration, salt);
  const actionId = commit(turn, player, kind, sha256OfText(text));
  turn.vault.keep(actionId, text);
}
