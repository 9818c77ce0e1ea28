/**
 * The secret actions that a player can reveal now, or the refusal [Secret Information; ruling D2].
 */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { KINDS } from './kind';
import { openActionsOf } from './open-actions';
import type { SecretActionKind, SecretActionRow } from './vocabulary';

/** The player's actions that can be revealed now or later, latest first. */
export const unrevealedAction = (
  { state, now }: RoundMoment,
  player: PlayerId,
  kind: SecretActionKind,
): SecretActionRow[] =>
  openActionsOf(state, player, kind)
    .filter(({ status, revealsAtMs }) => status === 'COMMITTED' && now < revealsAtMs)
    .reverse();

/**
 * The player's actions that can be revealed now, latest first. Under some rulesets the windows of
 * two weeks overlap.
 */
export const revealableAction = (
  moment: RoundMoment,
  player: PlayerId,
  kind: SecretActionKind,
): SecretActionRow[] =>
  unrevealedAction(moment, player, kind).filter(({ maturesAtMs }) => maturesAtMs <= moment.now);

export const unlessRevealable = (
  moment: RoundMoment,
  player: PlayerId,
  kind: SecretActionKind,
): RoundRefusal | null =>
  revealableAction(moment, player, kind).length > 0
    ? null
    : missingActionRefusal(moment, player, kind);

function missingActionRefusal(
  { state, now }: RoundMoment,
  player: PlayerId,
  kind: SecretActionKind,
): RoundRefusal {
  const latest = state
    .by('secretActions', 'player', player)
    .filter((action) => action.kind === kind)
    .sort(byOrdinal)
    .at(-1);
  if (latest === undefined) return noAction(state, kind);
  const { id: actionId, maturesAtMs, revealsAtMs, revealedAtMs } = latest;
  const facts = { kind, actionId, maturesAtMs, revealsAtMs };
  if (now < maturesAtMs) return refuse('NOT_MATURED', 'secret-information', facts);
  if (now >= revealsAtMs) return refuse('REVELATION_OVER', 'secret-information', facts);
  if (revealedAtMs === null) return noAction(state, kind);
  return refuse('ALREADY_REVEALED', 'secret-information', { ...facts, revealedAtMs });
}

/**
 * The refusal if the player has no such action. Rules without secret actions have no section about
 * them, so it then cites the section about bids or hands.
 */
function noAction(state: RoundState, kind: SecretActionKind): RoundRefusal {
  const hasSecrets = rulesetOf(state).secretActions !== null;
  return refuse('NO_SECRET_ACTION', hasSecrets ? 'secret-information' : KINDS[kind].anchor, {
    kind,
  });
}
