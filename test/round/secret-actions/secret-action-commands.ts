/** Players' commands for secret actions. */
import { inOnePiece, sha256OfText } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import type { RoundCommand } from '../../../src/round';
import { decide, unlessAskable } from '../../../src/round/registry/command';
import type { RoundRefusal } from '../../../src/round/model/refusal';
import { ownerOf } from '../../../src/round/model/owners';
import type { PlayerRow } from '../../../src/round/model/state';
import type { RoundTurn } from '../../../src/round/model/turn';
import { SECRET_ACTION_IDS } from '../../../src/round/model/ids';
import type { SecretActionId } from '../../../src/round/model/ids';
import { MONDAY, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import type {
  SecretActionKind,
  SecretActionRow,
} from '../../../src/round/secret-actions/vocabulary';

/** Decides a command without the side effects that follow a decision. */
export const asks = (
  turn: RoundTurn,
  { accountId }: PlayerRow,
  command: RoundCommand,
): RoundRefusal | null =>
  unlessAskable(turn.state, command) ?? inOnePiece(decide(turn, { ...command, accountId }));

const salted = ({ id }: PlayerRow, text: string): string => `${text}\n---\n${id}`;

/** Adds the player's own salt to a text if another player already uses its hash [S21]. */
function ownText(round: TestRound, player: PlayerRow, text: string): string {
  const others = round.state.all('secretActions').filter(({ playerId }) => playerId !== player.id);
  const isTaken = others.some(({ sha256 }) => sha256 === sha256OfText(text));
  return isTaken ? salted(player, text) : text;
}

export function commitText(
  round: TestRound,
  player: PlayerRow,
  kind: SecretActionKind,
  text: string,
  at: Instant = MONDAY,
): SecretActionRow {
  const turn = round.turn(ownerOf(player.id), at);
  const sha256 = sha256OfText(ownText(round, player, text));
  expect(asks(turn, player, { type: 'CommitSecretAction', kind, sha256 })).toBeNull();
  return lastAction(round);
}

const isOwn = (round: TestRound, { id }: PlayerRow, text: string): boolean =>
  round.state
    .all('secretActions')
    .some(({ playerId, sha256 }) => playerId === id && sha256 === sha256OfText(text));

export function revealText(
  round: TestRound,
  player: PlayerRow,
  kind: SecretActionKind,
  text: string,
  at: Instant = THURSDAY,
): RoundRefusal | null {
  const turn = round.turn(ownerOf(player.id), at);
  return asks(turn, player, {
    type: 'RevealSecretAction',
    kind,
    text: isOwn(round, player, salted(player, text)) ? salted(player, text) : text,
  });
}

/** Commits on Monday and reveals on Thursday. Returns the action's id. */
export function commitAndReveal(
  round: TestRound,
  player: PlayerRow,
  kind: SecretActionKind,
  text: string,
): SecretActionRow['id'] {
  const { id } = commitText(round, player, kind, text);
  expect(revealText(round, player, kind, text)).toBeNull();
  return id;
}

export function lastAction(round: TestRound): SecretActionRow {
  return actionOf(round, SECRET_ACTION_IDS.of(round.state.count('secretActions')));
}

export const actionOf = (round: TestRound, id: SecretActionRow['id']): SecretActionRow =>
  round.state.need('secretActions', id);

/**
 * The bids of an action with their status or failure: `['3: 25', 'STANDING']`, `['3: foo',
 * 'AMOUNT_NOT_NATURAL']`.
 */
export function bidsOf(round: TestRound, actionId: SecretActionId): string[][] {
  return round.state
    .by('bids', 'action', actionId)
    .map(({ written, failure, status }) => [written, failure ?? status]);
}
