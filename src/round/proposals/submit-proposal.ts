/**
 * "When a proposal is submitted, the submitter may specify its class"; "any reputable player may
 * make an Urgent Class proposal"; "a standard proposal can only be made by using a Standard
 * Proposal-Maker item" [Proposals; rulings H1, H3]. What it promises is kept from here on, whatever
 * becomes of its class [ruling P5].
 */
import { destroy, held, ordinalOf } from '../../kernel';
import type { ProposalClass } from '../../rulesets';
import { unlessRunning } from '../access';
import type { Asked, SubmitProposal } from '../command';
import type { ProposalSubmitted } from '../event';
import { isReputable, reputableAt } from '../membership/reputable';
import { refuse, refusedOf, ROUND_REFUSALS } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, ownerOf, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { planEffects } from './effects';
import { votingPeriod } from './voting-period';

export function submitProposal(
  turn: RoundTurn,
  player: PlayerRow,
  command: Asked<SubmitProposal>,
): RoundRefusal | null {
  const { state, now } = turn;
  const { classes, defaultClass } = rulesetOf(state).proposals;
  const code = command.class ?? defaultClass;
  const known = classes.find((candidate) => candidate.class === code) ?? null;
  const refusal =
    (known === null ? null : unlessReputableFor(turn, player, known)) ??
    unlessRunning(state, 'proposals');
  if (refusal !== null) return refusal;
  if (known === null) {
    const codes = classes.map((candidate) => candidate.class);
    return refuse('CLASS_UNKNOWN', 'proposals', { class: code, classes: codes });
  }
  const wrong = first(unlessHeld(state, player, known), unlessApplicable(turn, command));
  if (wrong !== null) return wrong;
  const { uses: used, popularity } = known;
  turn.emit({
    type: 'ProposalSubmitted',
    proposalId: `m${String(nextNumber(state, 'proposal'))}`,
    playerId: player.id,
    class: code,
    title: command.title.trim(),
    text: command.text,
    effects: command.effects,
    used,
    popularity,
    ...votingPeriod(state, known, now),
    transfers: used === null ? [] : destroy(ownerOf(player.id), [[used, 1]]),
  });
  return null;
}

/** Whether the class is for the player: by standing, and by the item that it uses. */
export const mayMake = (
  turn: Pick<RoundTurn, 'state' | 'now'>,
  player: PlayerRow,
  known: ProposalClass,
): boolean =>
  unlessReputableFor(turn, player, known) === null &&
  unlessHeld(turn.state, player, known) === null;

function unlessReputableFor(
  { state, now }: Pick<RoundTurn, 'state' | 'now'>,
  player: PlayerRow,
  { reputableOnly }: ProposalClass,
): RoundRefusal | null {
  if (!reputableOnly || isReputable(state, player, now)) return null;
  return refuse('NOT_REPUTABLE', 'proposals', { reputableAtMs: reputableAt(state, player) });
}

function unlessHeld(
  state: RoundState,
  player: PlayerRow,
  { uses }: ProposalClass,
): RoundRefusal | null {
  if (uses === null) return null;
  const have = held(state, ownerOf(player.id), uses);
  if (have >= 1) return null;
  return refuse('NOT_ENOUGH', 'proposal-makers', { item: uses, have, need: 1 });
}

/** The effects as they would be applied now, with the place of the one that cannot be. */
function unlessApplicable(
  { state, now }: RoundTurn,
  { effects }: SubmitProposal,
): RoundRefusal | null {
  const plan = planEffects(state, now, effects, { mayLack: true });
  if (!('failure' in plan)) return null;
  const { effect, refusal } = plan.failure;
  return refusedOf(refusal, { effect });
}

/** Of two refusals the one that comes before the other. */
function first(a: RoundRefusal | null, b: RoundRefusal | null): RoundRefusal | null {
  if (a === null || b === null) return a ?? b;
  return ROUND_REFUSALS.indexOf(a.code) <= ROUND_REFUSALS.indexOf(b.code) ? a : b;
}

export function evolveProposalSubmitted(
  state: RoundState,
  { atMs, event }: RoundStamped<ProposalSubmitted>,
): void {
  const { type: _type, proposalId: id, playerId: authorId, transfers: _transfers, ...made } = event;
  takeNumber(state, 'proposal', ordinalOf(id));
  state.put('proposals', {
    ...made,
    id,
    authorId,
    submittedAtMs: atMs,
    status: 'OPEN',
    decidedAtMs: null,
    votesFor: null,
    votesAgainst: null,
    revision: null,
    failure: null,
  });
}
