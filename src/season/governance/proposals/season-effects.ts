/**
 * The effects of proposals in any game. They change its rules, tracked values, players, hosts and
 * pause, or end the season.
 */
import { counted } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import type { Ruleset } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import { carryOutHosting, planHostingOf } from '../../hosting/effects';
import type { HostingEffect, HostActions } from '../../hosting/effects';
import type { HostReplaced } from '../../hosting/vocabulary';
import { multipleField, playerField } from '../../framework/input-field';
import { causingProposal } from './effect-kind';
import type { EffectKinds } from './effect-kind';
import { carryOutPausing, pauseProblem, planPausingOf } from '../pausing/effects';
import type { PausingEffect } from '../pausing/effects';
import type { PausingEvent } from '../pausing/events';
import type { PauseUnit } from '../../model/pausing';
import { nameOf, presentPlayer } from '../../model/players';
import { subjectOf, valueWords } from '../../mechanics/set-value';
import { carryOutValue, unlessSettable, VALUE_FIELDS } from '../../mechanics/set-value-effect';
import type { SetValueEffect } from '../../mechanics/set-value-effect';
import type { SecretAttemptFailed } from '../../mechanics/secret-attempts/vocabulary';
import type { ValueSet } from '../../mechanics/vocabulary';
import type { TrackedState } from '../../mechanics/rows';
import type { ProposalId } from '../../model/ids';
import { ruleEffectsOf, rulesIn, unlessRight } from './rule-effects';
import type { EffectsGame, Refusing, RuleEffect } from './rule-effects';
import type { SeasonPlan, SeasonPlanning } from './season-plan';
import { voidSecretAttemptOf } from './void-secret-attempt';
import type { VoidSecretAttemptEffect } from './void-secret-attempt';

export type SeasonEffect =
  | RuleEffect
  | SetValueEffect
  | HostingEffect
  | PausingEffect
  | VoidSecretAttemptEffect
  | { readonly type: 'DECLARE_VICTOR'; readonly playerId: PlayerId };

/** The forms of the inputs. */
const FORMS = {
  SET_VALUE: {
    title: 'Set a value',
    description:
      'Sets a tracked value that is not secret. An earlier effect may add the value to the rules.',
    refusals: ['VALUE_UNKNOWN', 'VALUE_SECRET'],
    fields: VALUE_FIELDS,
    inputType: 'ValueEffectInput',
  },
  REPLACE_HOST: {
    title: 'Replace the host',
    description:
      'Makes a player the host in place of all hosts, once they have been away for as long as the rules say.',
    refusals: ['HOST_NOT_AWAY', 'ALREADY_HOST', 'PLAYER_IDLE', 'PLAYER_NOT_FOUND'],
    fields: { playerId: playerField('The new host.', 'New host') },
    bare: true,
    deed: 'HANDS_ON',
  },
  REMOVE_PLAYER: {
    title: 'Remove a player',
    description:
      'Removes a player, if the ruleset leaves the power to proposals. Before the first host can be removed, another effect must replace the host.',
    refusals: ['HOST_POWER', 'LAST_HOST'],
    fields: { playerId: playerField() },
    bare: true,
    deed: 'REMOVES',
  },
  CLOSE_SEASON: {
    title: 'End the season',
    description: 'Ends the season, if the ruleset leaves the power to proposals.',
    refusals: ['HOST_POWER'],
    fields: {},
    bare: true,
    deed: 'ENDS',
  },
  DECLARE_VICTOR: {
    title: 'Declare a winner',
    description:
      'Declares a player the winner. The season ends after all other effects. A proposal can declare only one winner.',
    refusals: ['VICTOR_DECLARED'],
    fields: { playerId: playerField('The winner.', 'Winner') },
    bare: true,
    deed: 'WINS',
  },
} as const;

/** The forms of the inputs on pauses, which last whole units. */
const pausingForms = ({ days }: PauseUnit) =>
  ({
    PAUSE_SEASON: {
      title: 'Pause the season',
      description: `Pauses the season for a number of rules-days${days === 1 ? '' : `, in whole weeks: ${days}, ${2 * days} …`}.`,
      refusals: ['SEASON_PAUSED', 'PAUSE_TOO_LONG'],
      fields: {
        days: multipleField('Days of the rules', 'The length in rules-days.', days),
      },
      bare: true,
    },
    RESUME_SEASON: {
      title: 'End a pause early',
      description: `Ends the pause at the end of the current ${days === 1 ? 'day' : 'week'}.`,
      refusals: ['SEASON_NOT_PAUSED', 'PAUSE_ENDS_ANYWAY'],
      fields: {},
      bare: true,
    },
  }) as const;

/** Plans the effects on hosts and pauses, each on top of the earlier ones. */
function plansOf<State extends TrackedState, Plan extends SeasonPlanning<State, Ruleset>, F>(
  game: EffectsGame<State, Plan, F>,
) {
  const { seasonOf, rulesetOf, refuse, pauseUnit } = game;
  const hostingWith = planHostingOf(seasonOf, refuse);
  const pauseWith = planPausingOf(refuse, pauseUnit);
  const planHosting = (plan: Plan, effect: HostingEffect): F | null => {
    const { state, now, decided } = plan;
    // The absence of a host is judged by the rules in force, not by the amended rules.
    const moment = { state, now, decided, ruleset: rulesetOf(state) };
    const found = hostingWith(plan.hosting, moment, effect);
    if ('refusal' in found) return found.refusal;
    plan.hosting = found.plan;
    return null;
  };
  const planPausing = (plan: Plan, effect: PausingEffect): F | null => {
    const moment = { season: seasonOf(plan.state), now: plan.now, ruleset: rulesIn(game, plan) };
    const found = pauseWith(plan.pausing, moment, effect);
    if ('refusal' in found) return found.refusal;
    plan.pausing = found.plan;
    return null;
  };
  return { planHosting, planPausing };
}

/** The kinds of effects that every game has. */
export function seasonEffectsOf<
  State extends TrackedState,
  Plan extends SeasonPlanning<State, Ruleset>,
  F,
  T extends EmittingTurn<ValueSet | SecretAttemptFailed> & { readonly state: State },
>(game: EffectsGame<State, Plan, F>): EffectKinds<SeasonEffect, Plan, State, F, T> {
  const { rulesetOf, refuse, pauseUnit, unless } = game;
  const { planHosting, planPausing } = plansOf(game);
  const pausing = pausingForms(pauseUnit);
  return {
    ...ruleEffectsOf(game),
    SET_VALUE: {
      ...FORMS.SET_VALUE,
      power: null,
      plan: ({ state, document }, effect) =>
        unlessSettable({ refuse }, state, document ?? rulesetOf(state), effect),
      carryOut: (turn, effect, cause) => {
        carryOutValue(turn, rulesetOf(turn.state), effect, causingProposal(cause));
      },
      text: (state, effect) =>
        `${subjectOf(state, rulesetOf(state), effect)} is set to ${valueWords(effect.to)}.`,
    },
    VOID_SECRET_ATTEMPT: voidSecretAttemptOf(game),
    REPLACE_HOST: {
      ...FORMS.REPLACE_HOST,
      power: null,
      plan: planHosting,
      text: (state, { playerId }) =>
        `${nameOf(state, playerId)} becomes the host, in place of all present hosts.`,
    },
    REMOVE_PLAYER: {
      ...FORMS.REMOVE_PLAYER,
      power: null,
      plan: planHosting,
      text: (state, { playerId }) => `${nameOf(state, playerId)} is removed from the season.`,
    },
    CLOSE_SEASON: {
      ...FORMS.CLOSE_SEASON,
      power: null,
      plan: planHosting,
      text: () => 'The season ends.',
    },
    PAUSE_SEASON: {
      ...pausing.PAUSE_SEASON,
      power: null,
      shape: (effect, at) => unlessRight(unless, pauseProblem(pauseUnit, effect), at),
      plan: planPausing,
      text: (_state, { days }) => `The season pauses for ${counted(days, 'day')} of the rules.`,
    },
    RESUME_SEASON: {
      ...pausing.RESUME_SEASON,
      power: null,
      plan: planPausing,
      text: () => 'The pause ends early.',
    },
    DECLARE_VICTOR: {
      ...FORMS.DECLARE_VICTOR,
      power: null,
      plan: (plan, { playerId }) => planVictor(refuse, plan, playerId),
      text: (state, { playerId }) => `${nameOf(state, playerId)} wins.`,
    },
  };
}

/** Plans the winner. Only one player wins, so a second declaration is refused [ruling X10]. */
function planVictor<F>(
  refuse: Refusing<F>,
  plan: SeasonPlanning<TrackedState, unknown>,
  playerId: PlayerId,
): F | null {
  if (presentPlayer(plan.state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  }
  const { victorId } = plan;
  if (victorId !== null) return refuse('VICTOR_DECLARED', 'proposals', { playerId: victorId });
  plan.victorId = playerId;
  return null;
}

/** The functions that end a season by vote or act in the host's place. */
type Closing<T> = HostActions<T> & {
  readonly win: (turn: T, winners: readonly PlayerId[], by: ProposalId) => void;
};

/**
 * Call this after all other effects. If the proposal declares a winner, the season is won and not
 * just closed.
 */
export function carryOutEnd<T extends EmittingTurn<HostReplaced | PausingEvent>>(
  turn: T,
  { pausing, hosting, victorId }: Pick<SeasonPlan<unknown>, 'pausing' | 'hosting' | 'victorId'>,
  proposalId: ProposalId,
  { win, ...hostActions }: Closing<T>,
): void {
  const closes = hosting.closes && victorId === null;
  carryOutPausing(turn, pausing, proposalId);
  carryOutHosting(turn, { ...hosting, closes }, proposalId, hostActions);
  if (victorId !== null) win(turn, [victorId], proposalId);
}
