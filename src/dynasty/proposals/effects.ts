/** The plan of the effects of a dynasty's proposal [ruling L4]. */
import { counted, destroy, listed, ordinalOf, mint } from '../../kernel';
import type { Instant, PlayerId, Stepwise } from '../../kernel';
import { amendDynastyRuleset, allowsEffect, slownessProblems } from '../../rulesets';
import type { AmendProblem, DynastyProposalClass, DynastyRuleset } from '../../rulesets';
import {
  awakePlayers,
  PlannedTransfers,
  isOfOffice,
  NO_HOSTING,
  planInOrder,
  effectsBy,
  seasonEffectsOf,
  setTermText,
  adoptabilityProblem,
  unlessAllSettable,
  unlessAllTerms,
  unlessAwake,
  unlessTermOf,
  SubmittedRules,
  withTitles,
} from '../../season';
import type {
  EffectKind,
  EffectKinds,
  EffectsPlanning,
  HostingPlan,
  PausingPlan,
  PlannedOf,
  SeasonPlan,
  SeasonPlanning,
  SetTermEffect,
  SetValueEffect,
} from '../../season';
import { ifDealer } from '../dealing/hand-on-dealer';
import type { GameId } from '../model/ids';
import type { MagistrelliChange, ModaChange } from '../ending/vocabulary';
import { unlessGame } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { PEG } from '../model/pegs';
import type { PegTransfer } from '../model/pegs';
import { dynastyOf, ownerOf, presentPlayer, rulesetOf, seatId, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { modaOf } from '../masks/moda';
import { hasMask, unlessMask } from '../masks/powers';
import { unlessScored } from '../corrections/correct-score';
import { unlessStakes } from '../corrections/correct-stakes';
import { VALUE_TRACKING } from '../values/value-tracking';
import type { MaskChange, DynastyEffect, PegEffect, ScoreEffect, StakesEffect } from './vocabulary';
import { amended, unmaskedBy } from './revision';
import { maskName, nameOf } from '../model/wording';
import { unless } from '../model/access';
import { pegsShape, UNIT_OF_PAUSE, wholeShape } from './shape';

/** The combined plan of the effects. */
export type EffectsPlan = SeasonPlan<DynastyRuleset> & {
  readonly transfers: readonly PegTransfer[];
  readonly magistrelli: readonly MagistrelliChange[];
  readonly moda: readonly ModaChange[];
  readonly masks: readonly MaskChange[];
  readonly stakes: readonly StakesEffect[];
  readonly scores: readonly ScoreEffect[];
  readonly terms: readonly SetTermEffect[];
  /** The games to void after all other effects. */
  readonly games: readonly GameId[];
  readonly dealerId: PlayerId | null;
};

class Plan implements SeasonPlanning<DynastyState, DynastyRuleset> {
  document: DynastyRuleset | null = null;
  readonly transfers: PlannedTransfers<typeof PEG>;
  readonly magistrelli = new Map<PlayerId, MagistrelliChange>();
  readonly moda = new Map<string, ModaChange>();
  readonly masks = new Map<PlayerId, string | null>();
  readonly values: SetValueEffect[] = [];
  readonly stakes: StakesEffect[] = [];
  readonly scores: ScoreEffect[] = [];
  readonly terms: SetTermEffect[] = [];
  readonly games: GameId[] = [];
  hosting: HostingPlan = NO_HOSTING;
  pausing: PausingPlan = null;
  dealerId: PlayerId | null = null;
  victorId: PlayerId | null = null;
  readonly gone: string[] = [];

  constructor(
    readonly state: DynastyState,
    /** True at submission, since missing items can still arrive before the adoption. */
    readonly mayLack: boolean,
    readonly now: Instant,
    readonly decided: boolean,
    readonly written: SubmittedRules<DynastyRuleset>,
  ) {
    this.transfers = new PlannedTransfers(state);
  }

  get ruleset(): DynastyRuleset {
    return this.document ?? rulesetOf(this.state);
  }

  pegs(player: PlayerId): number {
    return this.transfers.held(ownerOf(player), PEG);
  }
}

/** Plans the effects, each in a step. */
export function* planEffectsInSteps(
  state: DynastyState,
  now: Instant,
  effects: readonly DynastyEffect[],
  { mayLack, decided = false }: EffectsPlanning,
): Stepwise<PlannedOf<EffectsPlan, DynastyRefusal>> {
  const written = new SubmittedRules<DynastyRuleset>(state, effects, amendDynastyRuleset);
  const plan = new Plan(state, mayLack, now, decided, written);
  const failure = yield* planInOrder(effects, (effect) => {
    const refusal = DYNASTY_EFFECTS.plan(plan, effect);
    return refusal === null ? null : withTitles(() => rulesetOf(state), refusal);
  });
  if (failure !== null) return { failure };
  const { document, transfers, values, stakes, scores, terms, games } = plan;
  const { hosting, pausing, dealerId, victorId, gone } = plan;
  return {
    document,
    transfers: transfers.all,
    stakes,
    scores,
    magistrelli: [...plan.magistrelli.values()],
    moda: [...plan.moda.values()],
    masks: masksAfter(plan),
    values,
    terms,
    games,
    hosting,
    pausing,
    dealerId,
    victorId,
    gone,
  };
}

const PEGS: Omit<EffectKind<PegEffect, Plan, DynastyState, DynastyRefusal>, 'text'> = {
  power: 'CORRECT',
  shape: ({ items }, at) => pegsShape(items, at),
  plan: (plan, effect) => unlessPresent(plan, effect.playerId) ?? planPegs(plan, effect),
};

const KINDS: EffectKinds<DynastyEffect, Plan, DynastyState, DynastyRefusal> = {
  ...seasonEffectsOf<DynastyState, Plan, DynastyRefusal>({
    ...{ seasonOf: dynastyOf, rulesetOf, refuse, unless, pauseUnit: UNIT_OF_PAUSE },
    amend: planAmendment,
    refuseAmendment,
  }),
  GIVE_ITEMS: {
    ...PEGS,
    text: (state, { playerId, items }) => `${nameOf(state, playerId)} gets ${pegsText(items)}.`,
  },
  TAKE_ITEMS: {
    ...PEGS,
    text: (state, { playerId, items }) => `${nameOf(state, playerId)} loses ${pegsText(items)}.`,
  },
  CORRECT_MAGISTRELLI: {
    power: 'CORRECT',
    shape: ({ magistrelli }, at) => wholeShape('magistrelli', magistrelli, 0, at),
    plan: (plan, { playerId, magistrelli: to }) => {
      const missing = unlessPresent(plan, playerId);
      if (missing !== null) return missing;
      const from = standingOf(plan.state, playerId).magistrelli;
      plan.magistrelli.set(playerId, { playerId, from, to });
      return null;
    },
    text: (state, { playerId, magistrelli }) =>
      `${nameOf(state, playerId)} has ${counted(magistrelli, 'Magistrello', 'Magistrelli')}.`,
  },
  CORRECT_MODA: {
    power: 'CORRECT',
    shape: ({ moda }, at) => wholeShape('moda', moda, 1, at),
    plan: (plan, { mask, moda: to }) => {
      const from = modaOf(plan.state, plan.ruleset, mask);
      plan.moda.set(mask, { mask, from, to });
      return unlessMask(plan.ruleset, mask);
    },
    text: (state, { mask, moda }) => `The Moda of ${maskName(rulesetOf(state), mask)} is ${moda}.`,
  },
  CHANGE_MASK: {
    power: 'CORRECT',
    plan: (plan, { playerId, mask }) => {
      plan.masks.set(playerId, mask);
      return unlessPresent(plan, playerId) ?? unlessMask(plan.ruleset, mask);
    },
    text: (state, { playerId, mask }) =>
      `${nameOf(state, playerId)} wears ${mask === null ? 'no mask' : `the mask ${maskName(rulesetOf(state), mask)}`}.`,
  },
  SET_STAKES: {
    power: 'CORRECT',
    shape: ({ stakes }, at) => wholeShape('stakes', stakes, 1, at),
    plan: (plan, effect) => unlessStakes(plan.state, effect) ?? planStakes(plan, effect),
    text: (_state, { gameId, stakes }) =>
      `The stakes of game ${ordinalOf(gameId)} are ${counted(stakes, 'peg')}.`,
  },
  SET_SCORE: {
    power: 'CORRECT',
    shape: ({ score }, at) => wholeShape('score', score, 0, at),
    plan: (plan, effect) => unlessScored(plan.state, effect) ?? planScore(plan, effect),
    text: (state, { gameId, playerId, score }) =>
      `${nameOf(state, playerId)} has ${counted(score, 'point')} in game ${ordinalOf(gameId)}.`,
  },
  VOID_GAME: {
    power: 'VOID',
    plan: (plan, { gameId }) => planVoiding(plan, gameId),
    text: (_state, { gameId }) => `Game ${ordinalOf(gameId)} is voided.`,
  },
  SET_TERM: {
    power: null,
    shape: ({ office }, effect) =>
      unless(office !== null, 'office', 'an office of the rules', 'proposals', { effect }),
    plan: (plan, effect) => {
      plan.terms.push(effect);
      return isOfOffice(effect) ? unlessTermOf(VALUE_TRACKING, plan, plan.ruleset, effect) : null;
    },
    text: (state, effect) => setTermText(state, rulesetOf(state), effect),
  },
  REPLACE_DEALER: {
    power: null,
    plan: (plan, { playerId }) => {
      plan.dealerId = playerId;
      const missing = unlessAwake(refuse, plan.state, playerId);
      return missing ?? ifDealer(plan.state, plan.state.need('players', playerId));
    },
    text: (state, { playerId }) => `${nameOf(state, playerId)} becomes the dealer.`,
  },
};

export const DYNASTY_EFFECTS = effectsBy<DynastyEffect, Plan, DynastyState, DynastyRefusal>(KINDS);

export const effectText = DYNASTY_EFFECTS.text;
export const effectPower = DYNASTY_EFFECTS.powerOf;

const pegsText = (items: PegEffect['items']): string =>
  listed(items.map(({ quantity }) => counted(quantity, 'peg')));

function refuseAmendment(problems: readonly AmendProblem[]): DynastyRefusal {
  const found = problems.map(({ path, message, operation }) => ({ path, message, operation }));
  return refuse('RULESET_REFUSED', 'proposals', { problems: found });
}

/** Refuses rules without proposals: no vote could ever change them again. */
function planAmendment(plan: Plan, patch: unknown): DynastyRefusal | null {
  const moved = plan.written.moved(plan.ruleset, patch);
  const found = amended(plan.state, plan.ruleset, patch, 'proposals');
  if ('refusal' in found) return found.refusal;
  if (found.document.proposals === undefined) {
    const message = 'expected to stay: without them nobody could make a proposal again';
    const problems = [{ path: '/proposals', message, operation: null }];
    return refuse('RULESET_REFUSED', 'proposals', { problems });
  }
  const before = amending(plan.ruleset.proposals?.classes ?? []);
  const after = amending(found.document.proposals.classes);
  const problems = [
    ...moved,
    ...adoptabilityProblem(before, after, awakePlayers(plan.state).length),
    ...slownessProblems(before, after).map((each) => ({ ...each, operation: null })),
  ];
  if (problems.length > 0) return refuseAmendment(problems);
  plan.document = found.document;
  return (
    unlessAllSettable(VALUE_TRACKING, plan.state, found.document, plan.values) ??
    unlessAllTerms(VALUE_TRACKING, plan, found.document, plan.terms)
  );
}

/** The classes whose proposals can amend the rules. */
const amending = (classes: readonly DynastyProposalClass[]) =>
  classes.filter((known) => allowsEffect(known, 'AMEND_RULESET'));

const unlessPresent = ({ state }: Plan, playerId: PlayerId): DynastyRefusal | null =>
  presentPlayer(state, playerId) === null
    ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
    : null;

function planPegs(plan: Plan, { type, playerId, items }: PegEffect): DynastyRefusal | null {
  const owner = ownerOf(playerId);
  for (const { quantity } of items) {
    if (type === 'GIVE_ITEMS') {
      plan.transfers.add(...mint(owner, [[PEG, quantity]]));
      continue;
    }
    const have = plan.pegs(playerId);
    if (have < quantity && !plan.mayLack) {
      const facts = { playerId, item: PEG, have, need: quantity };
      return refuse('NOT_ENOUGH_PEGS', 'gambling', facts);
    }
    plan.transfers.add(...destroy(owner, [[PEG, Math.min(have, quantity)]]));
  }
  return null;
}

/** A vote can void a game however long ago it ended, but only once [rulings K21, L4]. */
function planVoiding(plan: Plan, gameId: GameId): DynastyRefusal | null {
  const missing = unlessGame(plan.state, gameId, 'ending-a-game');
  if (missing !== null) return missing;
  const isVoided = plan.state.need('games', gameId).status === 'VOIDED';
  if (isVoided || plan.games.includes(gameId)) {
    return refuse('GAME_VOIDED', 'ending-a-game', { gameId });
  }
  plan.games.push(gameId);
  return null;
}

/**
 * The changes of masks, in the order of the effects. Masks that the amended rules lack are taken
 * off too.
 */
function masksAfter({ state, ruleset, masks }: Plan): MaskChange[] {
  const changed = new Map(masks);
  for (const id of unmaskedBy(state, ruleset)) if (!changed.has(id)) changed.set(id, null);
  return [...changed].map(([playerId, mask]) => {
    const isThere = mask !== null && hasMask(ruleset, mask);
    return { playerId, mask: isThere ? mask : null };
  });
}

function planStakes(plan: Plan, effect: StakesEffect): DynastyRefusal | null {
  const { gameId, stakes } = effect;
  const isSame = plan.state.need('games', gameId).stakes === stakes;
  const isTwice = plan.stakes.some((earlier) => earlier.gameId === gameId);
  plan.stakes.push(effect);
  return isSame || isTwice ? refuse('NOTHING_TO_CORRECT', 'proposals') : null;
}

function planScore(plan: Plan, effect: ScoreEffect): DynastyRefusal | null {
  const { gameId, playerId, score } = effect;
  const isSame = plan.state.need('seats', seatId(gameId, playerId)).score === score;
  const isTwice = plan.scores.some(
    (earlier) => earlier.gameId === gameId && earlier.playerId === playerId,
  );
  plan.scores.push(effect);
  return isSame || isTwice ? refuse('NOTHING_TO_CORRECT', 'proposals') : null;
}
