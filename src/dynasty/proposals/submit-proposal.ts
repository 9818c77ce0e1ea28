/**
 * Any player can propose, within the rules' limits for an author: "at most two pending proposals an
 * author, and three a day" [ruling L4]. A Call for Judgement is a class like any other.
 */
import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { limitsFor } from '../../rulesets';
import type { DynastyProposalClass } from '../../rulesets';
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
  unlessTooMany,
} from '../../season';
import type { VotingPeriod } from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { unless } from '../model/access';
import { dynastyOf, rulesDayOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment, DynastyTurn } from '../model/types';
import { plusRulesHours } from '../play/clock';
import type { DynastyEffect } from './vocabulary';
import type { SubmitProposal, ProposalSubmitted } from './vocabulary';
import { deedsOf } from './decide-proposals';
import { DYNASTY_EFFECTS } from './effect-kinds';
import { planEffectsInSteps } from './plan-effects';

export const submitProposal = byPlayer<SubmitProposal, 'class'>({
  rule: 'proposals',
  whilePaused: true,
  inRules: (state) => (proposalsOf(state) === null ? refuse('NO_PROPOSALS', 'proposals') : null),
  shape: (command) => proposalShape(unless)(command) ?? DYNASTY_EFFECTS.shapeOf(command.effects),
  refuses: (moment, { id }, { class: code, effects }) =>
    unlessClassIn(refuse, rulesIn(moment.state), code) ??
    unlessOfClass(refuse, classIn(rulesIn(moment.state), code), effects) ??
    unlessTooManyOf(moment, id, code),
  offers: ({ state, now }) =>
    rulesIn(state).classes.map((known) => ({
      description: proposalOfferText(known),
      known: { class: known.class },
      facts: { ...votingPeriod({ state, now }, known) },
    })),
  *decide(turn, player, asked) {
    const { state, now } = turn;
    const plan = yield* planEffectsInSteps(state, now, asked.effects, { mayLack: true });
    return unlessPlanned(plan) ?? make(turn, player, asked, deedsOf(turn, asked.effects, plan));
  },
  made: proposalSubmittedOf,
});

const make = makeProposalOf<DynastyProposalClass, DynastyEffect, DynastyTurn>({
  classes: ({ state }) => rulesIn(state),
  period: votingPeriod,
  used: () => null,
  revision: ({ state }) => dynastyOf(state).revision,
  paid: () => [],
});

function unlessTooManyOf(
  moment: DynastyMoment,
  author: PlayerId,
  code: string | null,
): DynastyRefusal | null {
  const rules = rulesIn(moment.state);
  const known = classIn(rules, code);
  if (known === null) return null;
  const limits = limitsFor(rules, known);
  return unlessTooMany(refuse, moment.state, author, limits, isToday(moment));
}

type Rules = NonNullable<ReturnType<typeof proposalsOf>>;

const proposalsOf = (state: DynastyState) => rulesetOf(state).proposals ?? null;

const rulesIn = (state: DynastyState): Rules =>
  required(proposalsOf(state), 'rules that have proposals');

const isToday =
  ({ state, now }: DynastyMoment) =>
  ({ submittedAtMs }: { readonly submittedAtMs: DynastyMoment['now'] }): boolean =>
    rulesDayOf(state, submittedAtMs) === rulesDayOf(state, now);

function votingPeriod({ state, now }: DynastyMoment, known: DynastyProposalClass): VotingPeriod {
  return { opensAtMs: now, closesAtMs: plusRulesHours(state, now, known.hours) };
}

export const proposalSubmitted: DynastyEventRecord<ProposalSubmitted> = submitted<DynastyState>(
  proposalsOf,
  (_state, used) => used,
);
