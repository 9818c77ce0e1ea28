/**
 * "When a proposal is submitted, the submitter may specify its class"; "any reputable player may
 * make an Urgent Class proposal"; "a standard proposal can only be made by using a Standard
 * Proposal-Maker item" [Proposals; rulings H1, H3]. A submitted proposal keeps the terms of its
 * class, even if the class changes [ruling P5].
 */
import { destroy, held } from '../../kernel';
import type { ProposalClass } from '../../rulesets';
import {
  classIn,
  makeProposalOf,
  proposalOfferText,
  proposalShape,
  proposalSubmitted as submitted,
  proposalSubmittedOf,
  unlessClassIn,
  unlessOfClass,
  unlessPlanned,
  unlessTooManyOpen,
} from '../../season';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { isReputable, reputableAt } from '../players/reputable';
import { refuse, ROUND_REFUSALS } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import { ownerOf } from '../model/owners';
import { roundOf, rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import { itemWords } from '../model/wording';
import type { ProposalEffect } from './vocabulary';
import type { SubmitProposal, ProposalSubmitted } from './vocabulary';
import { deedsOf } from './decide-proposals';
import { planEffectsInSteps } from './plan-effects';
import { ROUND_EFFECTS } from './effect-kinds';
import { votingPeriod } from './voting-period';

/**
 * A limit of the server in addition to the rules' own limits, since many proposals can fall due at
 * one instant [ruling P15].
 */
const MOST_OPEN_PROPOSALS = 20;

export const submitProposal = byPlayer<SubmitProposal, 'class'>({
  rule: 'proposals',
  whilePaused: true,
  shape: (command) => proposalShape(unless)(command) ?? ROUND_EFFECTS.shapeOf(command.effects),
  refuses: (moment, player, { class: code, effects }) =>
    unlessReputableFor(moment, player, code) ??
    unlessRunning(moment.state, 'proposals') ??
    unlessClassIn(refuse, rulesetOf(moment.state).proposals, code) ??
    unlessOfClass(refuse, classOf(moment.state, code), effects) ??
    unlessTooManyOpen(refuse, moment.state, player.id, MOST_OPEN_PROPOSALS) ??
    (effects === undefined ? unlessHeld(moment.state, player, code) : null),
  offers: ({ state, now }) =>
    rulesetOf(state).proposals.classes.map((known) => ({
      description: proposalOfferText(known),
      known: { class: known.class },
      facts: { uses: known.uses, ...votingPeriod(state, known, now) },
    })),
  *decide(turn, player, asked) {
    const { state, now } = turn;
    const plan = yield* planEffectsInSteps(state, now, asked.effects, { mayLack: true });
    const refusal = firstInOrder(unlessHeld(state, player, asked.class), unlessPlanned(plan));
    return refusal ?? make(turn, player, asked, deedsOf(turn, asked.effects, plan));
  },
  made: proposalSubmittedOf,
});

const make = makeProposalOf<ProposalClass, ProposalEffect, RoundTurn>({
  classes: ({ state }) => rulesetOf(state).proposals,
  period: ({ state, now }, known) => votingPeriod(state, known, now),
  used: ({ uses }) => uses,
  revision: ({ state }) => roundOf(state).revision,
  paid: ({ id }, used) => (used === null ? [] : destroy(ownerOf(id), [[used, 1]])),
});

const classOf = (state: RoundState, code: string | null): ProposalClass | null =>
  classIn(rulesetOf(state).proposals, code);

function unlessReputableFor(
  { state, now }: RoundMoment,
  player: PlayerRow,
  code: string | null,
): RoundRefusal | null {
  const reputableOnly = classOf(state, code)?.reputableOnly ?? false;
  if (!reputableOnly || isReputable(state, player, now)) return null;
  return refuse('NOT_REPUTABLE', 'proposals', { reputableAtMs: reputableAt(state, player) });
}

/** Refuses if the class costs an item that the player lacks. */
function unlessHeld(
  state: RoundState,
  player: PlayerRow,
  code: string | null,
): RoundRefusal | null {
  const uses = classOf(state, code)?.uses ?? null;
  if (uses === null) return null;
  const have = held(state, ownerOf(player.id), uses);
  if (have >= 1) return null;
  return refuse('NOT_ENOUGH', 'proposal-makers', { item: uses, have, need: 1 });
}

/** The refusal that comes first in the order of `ROUND_REFUSALS`; null if both are null. */
function firstInOrder(a: RoundRefusal | null, b: RoundRefusal | null): RoundRefusal | null {
  if (a === null || b === null) return a ?? b;
  return ROUND_REFUSALS.indexOf(a.code) <= ROUND_REFUSALS.indexOf(b.code) ? a : b;
}

export const proposalSubmitted: RoundEventRecord<ProposalSubmitted> = submitted<RoundState>(
  (state) => rulesetOf(state).proposals,
  (state, used) => itemWords(rulesetOf(state), used, 1),
);
