import { required, moment } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { findOffice } from '../../../rulesets';
import { nameOf } from '../../model/players';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { OfficeFilled, OfficeResigned, OfficeTermSet, OfficeVoteCast } from './vocabulary';
import { OFFICE_DRAWS } from './draw-offices';
import { termAt } from '../../mechanics/office-holders';
import { playersRemindedOf } from './remind-players';
import { termSetText } from './set-term';

type StampedEvent<E> = { readonly atMs: Instant; readonly event: E };

const BECAME: Readonly<Record<OfficeFilled['filledBy'], string>> = {
  VOTE: 'was elected',
  HOST: 'was appointed',
  OFFICE: 'was appointed',
  DICE: 'was drawn by dice as',
};

type OfOffice = { readonly office: string; readonly playerId: PlayerId };

function fillOffice(state: TrackedState, { atMs, event }: StampedEvent<OfficeFilled>): void {
  const { office, playerId, untilMs, officeDraw } = event;
  const term = termAt(state, atMs, office);
  const sinceMs = term?.playerId === playerId ? term.sinceMs : atMs;
  state.put('offices', { id: office, playerId, sinceMs, untilMs });
  if (officeDraw !== undefined) {
    state.put('counters', { id: OFFICE_DRAWS, last: officeDraw.ordinal });
  }
  for (const { id } of state.by('officeVotes', 'office', office)) {
    state.remove('officeVotes', id);
  }
}

function putVote(state: TrackedState, { event }: StampedEvent<OfficeVoteCast>): void {
  const { office, playerId: voterId, forId } = event;
  const before = state.by('officeVotes', 'voter', voterId);
  for (const vote of before) if (vote.office === office) state.remove('officeVotes', vote.id);
  if (forId === null) return;
  state.put('officeVotes', { id: `${office}|${voterId}`, office, voterId, forId });
}

/** The event records of offices. */
export const officeEventsOf = <State extends TrackedState>({
  rulesetOf,
}: Pick<ValueTracking<State, unknown>, 'rulesetOf'>) => {
  const titleOf = (state: State, office: string): string =>
    findOffice(rulesetOf(state), office)?.title ?? office;
  const told = (state: State, { office, playerId }: OfOffice) => ({
    player: nameOf(state, playerId),
    office: titleOf(state, office),
  });
  return {
    OfficeFilled: {
      evolve: fillOffice,
      facts: (state: State, { filledBy, ...of }: OfficeFilled) => ({
        ...told(state, of),
        filledBy,
      }),
      text: (state: State, { office, playerId, filledBy }: OfficeFilled) =>
        `${nameOf(state, playerId)} ${BECAME[filledBy]} ${titleOf(state, office)}.`,
      channel: 'GAME_ACTIONS' as const,
      notice: 'RECEIVED' as const,
      concerns: ({ playerId }: OfficeFilled): readonly PlayerId[] => [playerId],
    },
    OfficeVoteCast: {
      evolve: putVote,
      facts: (state: State, { forId, ...of }: OfficeVoteCast) => ({
        ...told(state, of),
        whom: forId === null ? null : nameOf(state, forId),
      }),
      text: (state: State, { office, playerId, forId }: OfficeVoteCast) => {
        const whom = forId === null ? 'nobody any more' : nameOf(state, forId);
        return `${nameOf(state, playerId)} votes for ${whom} as ${titleOf(state, office)}.`;
      },
      channel: 'GAME_ACTIONS' as const,
    },
    OfficeResigned: {
      evolve: (
        state: State,
        { atMs, event: { office, playerId } }: StampedEvent<OfficeResigned>,
      ) => {
        if (findOffice(rulesetOf(state), office)?.filledBy.type === 'DICE') {
          state.put('offices', { id: office, playerId, sinceMs: atMs, untilMs: atMs });
        } else state.remove('offices', office);
      },
      facts: told,
      text: (state: State, { office, playerId }: OfficeResigned) =>
        `${nameOf(state, playerId)} resigned as ${titleOf(state, office)}.`,
      channel: 'GAME_ACTIONS' as const,
    },
    OfficeTermSet: {
      evolve: (state: State, { event }: StampedEvent<OfficeTermSet>) => {
        const { office, untilMs } = event;
        const held = required(state.get('offices', office), `a holder of ${office}`);
        state.put('offices', { ...held, untilMs });
      },
      facts: (state: State, { untilMs, ...of }: OfficeTermSet) => ({
        ...told(state, of),
        until: moment(untilMs),
      }),
      text: (state: State, { office, playerId, untilMs }: OfficeTermSet) =>
        termSetText(`${nameOf(state, playerId)} is ${titleOf(state, office)}`, untilMs),
      channel: 'GAME_ACTIONS' as const,
      notice: 'RECEIVED' as const,
      concerns: ({ playerId }: OfficeTermSet): readonly PlayerId[] => [playerId],
    },
    PlayersReminded: playersRemindedOf(titleOf),
  };
};
