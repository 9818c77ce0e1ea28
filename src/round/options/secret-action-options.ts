import type { Instant } from '../../kernel';
import { phaseEnd } from '../calendar/boundary';
import { option } from '../option';
import type { RoundOption } from '../option';
import { anchorOf, committingPhase } from '../secret-actions/kind';
import { revealable } from '../secret-actions/revealable';
import { isRunning, roundOf, rulesetOf, SECRET_ACTION_KINDS } from '../state';
import type { PlayerRow, RoundState, SecretActionKind } from '../state';

type Wording = {
  readonly seal: string;
  readonly sealing: string;
  readonly committing: string;
  readonly revealing: string;
};

const WORDING: Readonly<Record<SecretActionKind, Wording>> = {
  BIDS: {
    seal: 'sealBids',
    sealing: 'Entrust bids to the server.',
    committing: 'Commit bids by their hash.',
    revealing: 'Reveal your bids.',
  },
  HAND: {
    seal: 'sealHand',
    sealing: 'Entrust a hand to the server.',
    committing: 'Commit a hand by its hash.',
    revealing: 'Reveal your hand.',
  },
};

/** For a player: what it may commit now, and what it may reveal. */
export function secretActionOptions(
  state: RoundState,
  player: PlayerRow,
  now: Instant,
): RoundOption[] {
  if (!isRunning(state)) return [];
  return SECRET_ACTION_KINDS.flatMap((kind) => [
    ...commitOptions(state, kind, now),
    ...revealOptions(state, player, kind, now),
  ]);
}

function commitOptions(state: RoundState, kind: SecretActionKind, now: Instant): RoundOption[] {
  if (committingPhase(rulesetOf(state), kind) !== roundOf(state).phase) return [];
  const rule = anchorOf(kind);
  const { seal, sealing, committing } = WORDING[kind];
  const until = phaseEnd(state, now);
  return [
    option(seal, rule, sealing, {}, until),
    option('commitSecretAction', rule, committing, { kind }, until),
  ];
}

function revealOptions(
  state: RoundState,
  player: PlayerRow,
  kind: SecretActionKind,
  now: Instant,
): RoundOption[] {
  const { actions } = revealable(state, now, player.id, kind);
  return (actions ?? []).map(({ id, revealsAtMs }) =>
    option(
      'revealSecretAction',
      anchorOf(kind),
      WORDING[kind].revealing,
      { kind, actionId: id },
      revealsAtMs,
    ),
  );
}
