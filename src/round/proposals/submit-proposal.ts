/**
 * "When a proposal is submitted, the submitter may specify its class"; "any reputable player may
 * make an Urgent Class proposal"; "a standard proposal can only be made by using a Standard
 * Proposal-Maker item" [Proposals; rulings H1, H3]. What it promises is kept from here on, whatever
 * becomes of its class [ruling P5].
 */
import { destroy, held, isName, isWords, nameExpected, ordinalOf, required } from '../../kernel';
import type { ProposalClass } from '../../rulesets';
import { unlessRunning } from '../ground/access';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { isReputable, reputableAt } from '../players/reputable';
import { refuse, refusedOf, ROUND_REFUSALS } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { unless } from '../ground/shapes';
import { nextNumber, ownerOf, playerIds, rulesetOf, takeNumber } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import type { RoundMoment } from '../ground/turn';
import { itemWords, nameOf } from '../ground/wording';
import type { SubmitProposal } from './commands';
import { planEffects } from './effects';
import type { ProposalSubmitted } from './events';
import type { ProposalEffect } from './rows';
import { effectsShape } from './shape';
import { titled } from './text';
import { votingPeriod } from './voting-period';
import { PROPOSAL_IDS } from './ids';

export const LONGEST_TITLE = 120;
export const LONGEST_PROPOSAL = 20_000;

export const submitProposal = byPlayer<SubmitProposal, 'class'>({
  rule: 'proposals',
  shape: ({ title, text, effects }) =>
    unless(isName(title, LONGEST_TITLE), 'title', nameExpected(LONGEST_TITLE), 'proposals') ??
    unless(
      text.length <= LONGEST_PROPOSAL && isWords(text),
      'text',
      `up to ${LONGEST_PROPOSAL} characters, none of them control characters`,
      'proposals',
    ) ??
    effectsShape(effects),
  refuses: (moment, player, { class: code, effects }) =>
    unlessReputableFor(moment, player, code) ??
    unlessRunning(moment.state, 'proposals') ??
    unlessClass(moment.state, code) ??
    first(
      unlessHeld(moment.state, player, code),
      effects === undefined ? null : unlessApplicable(moment, effects),
    ),
  offers: ({ state, now }) =>
    rulesetOf(state).proposals.classes.map((known) => ({
      description: `Make ${withArticle(known.name)} proposal.`,
      known: { class: known.class },
      facts: { uses: known.uses, ...votingPeriod(state, known, now) },
    })),
  decide: (turn, player, { class: code, title, text, effects }) => {
    const { state, now } = turn;
    const known = required(classOf(state, code), 'a class of proposals');
    const { uses: used, popularity } = known;
    turn.emit({
      type: 'ProposalSubmitted',
      proposalId: PROPOSAL_IDS.of(nextNumber(state, 'proposal')),
      playerId: player.id,
      class: known.class,
      title: title.trim(),
      text,
      effects,
      used,
      popularity,
      ...votingPeriod(state, known, now),
      transfers: used === null ? [] : destroy(ownerOf(player.id), [[used, 1]]),
    });
    return null;
  },
  made: (event) => (event.type === 'ProposalSubmitted' ? event.proposalId : null),
});

const withArticle = (name: string): string => `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;

/** The class of that code; the default one for null. */
function classOf(state: RoundState, code: string | null): ProposalClass | null {
  const { classes, defaultClass } = rulesetOf(state).proposals;
  return classes.find((known) => known.class === (code ?? defaultClass)) ?? null;
}

function unlessClass(state: RoundState, code: string | null): RoundRefusal | null {
  if (classOf(state, code) !== null) return null;
  const { classes, defaultClass } = rulesetOf(state).proposals;
  const codes = classes.map((known) => known.class);
  return refuse('CLASS_UNKNOWN', 'proposals', { class: code ?? defaultClass, classes: codes });
}

function unlessReputableFor(
  { state, now }: RoundMoment,
  player: PlayerRow,
  code: string | null,
): RoundRefusal | null {
  const reputableOnly = classOf(state, code)?.reputableOnly ?? false;
  if (!reputableOnly || isReputable(state, player, now)) return null;
  return refuse('NOT_REPUTABLE', 'proposals', { reputableAtMs: reputableAt(state, player) });
}

/** The refusal where the class uses an item, and the player has none. */
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

/** The effects as they would be applied now, with the place of the one that cannot be. */
function unlessApplicable(
  { state, now }: RoundMoment,
  effects: readonly ProposalEffect[],
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

export const proposalSubmitted: RoundEventRecord<ProposalSubmitted> = {
  evolve: (state, { atMs, event }) => {
    const {
      type: _type,
      proposalId: id,
      playerId: authorId,
      transfers: _transfers,
      ...made
    } = event;
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
  },
  text: (state, { playerId, proposalId, class: code, used }) => {
    const name = classOf(state, code)?.name ?? code;
    const using = used === null ? '' : ` with ${itemWords(rulesetOf(state), used, 1)}`;
    return `${nameOf(state, playerId)} submitted ${name} ${titled(state, proposalId)}${using}.`;
  },
  channel: 'PROPOSALS',
  notice: 'VOTE_OPEN',
  /** All who can vote on it from now on [P1], but its author. */
  concerns: ({ playerId }, state) => playerIds(state).filter((id) => id !== playerId),
};
