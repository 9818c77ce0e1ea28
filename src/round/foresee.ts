import { CLOCK, moment, ordinalOf } from '../kernel';
import type { Instant, PlayerId } from '../kernel';
import { foresee, nextNumberOf, PLAYER_IDS, PROPOSAL_IDS } from '../season';
import type { PlannedOf, ProposalId } from '../season';
import { IN_PLACE_OF_HOST } from './course/in-place-of-host';
import { eventText } from './every/event';
import { evolveRound } from './evolve';
import type { RoundEvent } from './ground/event';
import type { RoundRefusal } from './ground/refusal';
import type { RoundState } from './ground/state';
import { nameOf } from './ground/wording';
import { carryOut } from './proposals/decide-proposals';
import type { EffectsPlan } from './proposals/planning';
import { planOf } from './proposals/preview';
import type { ProposalEffect } from './proposals/rows';
import { victorsIn } from './victory/watch-victory';

/** What the effects of a proposal would do now, and what would come of it [rulings H3, L2, AK7]; `proposalId`: if there is one. */
export function previewEffects(
  state: RoundState,
  now: Instant,
  effects: readonly ProposalEffect[],
  proposalId: ProposalId | null = null,
): PlannedOf<Preview, RoundRefusal> {
  const plan = planOf(state, now, effects);
  if ('failure' in plan) return plan;
  const { hosting, victorId } = plan;
  const { events, transfers, told } = foresee(
    { state, now, actor: CLOCK, evolve: evolveRound, text },
    (turn) => {
      const id = proposalId ?? submitAsDraft(state, now);
      const done = {
        ...plan,
        failure: null,
        victorId: null,
        hosting: { ...hosting, closes: false },
      };
      carryOut(turn, { proposalId: id, tally: NO_VOTES }, done, IN_PLACE_OF_HOST);
      return victorId === null ? victorsIn(state) : [victorId];
    },
  );
  const ends = hosting.closes || told.length > 0;
  return { ...plan, transfers, events: [...wordsOf(state, plan), ...events], victors: told, ends };
}

type Preview = EffectsPlan & {
  readonly events: readonly string[];
  readonly victors: readonly PlayerId[];
  readonly ends: boolean;
};

const NO_VOTES = { votesFor: 0, votesAgainst: 0 };

/** What of it goes without saying is told by the effects themselves. */
const text = (state: RoundState, event: RoundEvent): string | null =>
  event.type === 'ProposalAdopted' ? null : eventText(state, event);

/** The proposal as it would be numbered if it were submitted now. */
function submitAsDraft(state: RoundState, now: Instant): ProposalId {
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

/** What no event of its own tells. */
const wordsOf = (state: RoundState, { standings, undone }: EffectsPlan): string[] => [
  ...undone.tradeIds.map((id) => `Trade ${ordinalOf(id)} would be undone.`),
  ...standings.map(
    ({ playerId, joinedAtMs }) =>
      `${nameOf(state, playerId)} would count as a player since ${moment(joinedAtMs)}.`,
  ),
];
