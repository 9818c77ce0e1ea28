import { CLOCK } from '../kernel';
import type { Instant, PlayerId, Transfer } from '../kernel';
import { foresee, nextNumberOf, PLAYER_IDS, PROPOSAL_IDS } from '../season';
import type { PlannedOf, ProposalId } from '../season';
import { IN_PLACE_OF_HOST } from './course/in-place-of-host';
import { eventText } from './every/event';
import { evolveDynasty } from './evolve';
import type { DynastyEvent } from './ground/event';
import type { DynastyRefusal } from './ground/refusal';
import { rulesetOf, standingOf } from './ground/state';
import type { DynastyState } from './ground/state';
import { nameOf } from './ground/wording';
import { carryOut } from './proposals/decide-proposals';
import type { EffectsPlan } from './proposals/effects';
import { planOf } from './proposals/preview';
import type { DynastyEffect } from './proposals/rows';
import { victorsIn } from './victory/declare-victor';

/** What the effects of a proposal would do now, and what would come of it [rulings L2, L4, AK7]; `proposalId`: if there is one. */
export function previewEffects(
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
  proposalId: ProposalId | null = null,
): PlannedOf<Preview, DynastyRefusal> {
  const plan = planOf(state, now, effects);
  if ('failure' in plan) return plan;
  const { hosting, victorId } = plan;
  const { events, transfers, told } = foresee(
    { state, now, actor: CLOCK, evolve: evolveDynasty, text },
    (turn) => {
      const id = proposalId ?? submitAsDraft(state, now);
      const done = {
        ...plan,
        failure: null,
        victorId: null,
        hosting: { ...hosting, closes: false },
      };
      carryOut(
        turn,
        { proposalId: id, title: state.need('proposals', id).title, tally: NO_VOTES },
        done,
        IN_PLACE_OF_HOST,
      );
      return victorId === null ? victorsIn(state) : [victorId];
    },
  );
  const ends = hosting.closes || told.length > 0;
  return { ...plan, transfers, events: [...wordsOf(state, plan), ...events], victors: told, ends };
}

type Preview = Omit<EffectsPlan, 'transfers'> & {
  readonly transfers: readonly Transfer[];
  readonly events: readonly string[];
  readonly victors: readonly PlayerId[];
  readonly ends: boolean;
};

const NO_VOTES = { votesFor: 0, votesAgainst: 0 };

/** What of it goes without saying is told by the effects themselves. */
const text = (state: DynastyState, event: DynastyEvent): string | null =>
  event.type === 'ProposalAdopted' ? null : eventText(state, event);

/** The proposal as it would be numbered if it were submitted now. */
function submitAsDraft(state: DynastyState, now: Instant): ProposalId {
  const id = PROPOSAL_IDS.of(nextNumberOf(state, 'proposal'));
  state.put('proposals', {
    ...{
      id,
      authorId: PLAYER_IDS.of(1),
      class: '',
      title: 'This proposal',
      text: '',
      effects: [],
      used: null,
    },
    ...{ popularity: { test: 'FOR_MORE_THAN_AGAINST' }, submittedAtMs: now, opensAtMs: now },
    ...{ closesAtMs: now, status: 'OPEN', decidedAtMs: null, votesFor: null, votesAgainst: null },
    ...{ revision: null, failure: null },
  });
  return id;
}

/** What no event of its own tells, from what to what. */
function wordsOf(
  state: DynastyState,
  { magistrelli, moda, masks, document }: EffectsPlan,
): string[] {
  const nameOfMask = (code: string | null): string =>
    code === null
      ? 'no mask'
      : ([...(document ?? rulesetOf(state)).masks, ...rulesetOf(state).masks].find(
          ({ mask }) => mask === code,
        )?.name ?? code);
  return [
    ...magistrelli.map(
      ({ playerId, from, to }) => `Magistrelli of ${nameOf(state, playerId)}: ${from} → ${to}.`,
    ),
    ...moda.map(({ mask, from, to }) => `Moda of ${nameOfMask(mask)}: ${from} → ${to}.`),
    ...masks.map(
      ({ playerId, mask }) =>
        `Mask of ${nameOf(state, playerId)}: ${nameOfMask(standingOf(state, playerId).mask)} → ${nameOfMask(mask)}.`,
    ),
  ];
}
