/** The kinds of effects of a round's proposals [ruling H3]. */
import { listed, listedUpTo, moment, ordinalOf, quoted } from '../../kernel';
import type { Owner, PlayerId } from '../../kernel';
import { effectsBy, isOfOffice, seasonEffectsOf, setTermText } from '../../season';
import type { EffectKinds } from '../../season';
import {
  contractOfOwner,
  duckOfOwner,
  duckOwner,
  lotOfOwner,
  ownerOf,
  playerOfOwner,
} from '../model/owners';
import type { ItemAmount } from '../model/items';
import { itemText, nameOf, workName } from '../model/wording';
import { unless } from '../model/shapes';
import { DUCK_NAME_EXPECTED, isDuckName } from '../ducks/duck';
import { workShape } from '../house/shape';
import { handShape, itemsShape, UNIT_OF_PAUSE } from './shape';
import {
  planAmendment,
  planDuck,
  planEndOfTerm,
  planHand,
  planItems,
  planMove,
  planStanding,
  planTerm,
  planUndoing,
  planVoidedAction,
  planWork,
  refuseAmendment,
} from './plan-effect';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { TableId } from '../model/ids';
import type { EffectsPlanDraft } from './effects-plan';
import { undoPlay, undoTrade } from './reversal';
import type { ItemEffect, ProposalEffect } from './vocabulary';

const KINDS: EffectKinds<ProposalEffect, EffectsPlanDraft, RoundState, RoundRefusal> = {
  ...seasonEffectsOf<RoundState, EffectsPlanDraft, RoundRefusal>({
    ...{ seasonOf: roundOf, rulesetOf, refuse, unless, pauseUnit: UNIT_OF_PAUSE },
    amend: planAmendment,
    refuseAmendment,
  }),
  GIVE_ITEMS: {
    power: 'CORRECT',
    shape: ({ items }, at) => itemsShape(items, at),
    plan: planItems,
    text: (state, effect) => `${ownerText(state, effect)} gets ${itemsText(state, effect.items)}.`,
  },
  TAKE_ITEMS: {
    power: 'CORRECT',
    shape: ({ items }, at) => itemsShape(items, at),
    plan: planItems,
    text: (state, effect) => `${ownerText(state, effect)} loses ${itemsText(state, effect.items)}.`,
  },
  MOVE_ITEMS: {
    power: 'CORRECT',
    shape: ({ from, to, items }, effect) =>
      unless(from !== to, 'to', 'another owner', 'proposals', { effect }) ??
      itemsShape(items, effect),
    plan: planMove,
    text: (state, { from, to, items }) =>
      `From ${ownerName(state, from)} to ${ownerName(state, to)}: ${itemsText(state, items)}.`,
  },
  VOID_TRADE: {
    power: 'VOID',
    plan: (plan, { tradeId }) => planUndoing(plan, plan.tradeIds, tradeId, undoTrade),
    text: (state, { tradeId }) => {
      const { fromId, toId } = state.need('trades', tradeId);
      return `The trade of ${nameOf(state, fromId)} with ${nameOf(state, toId)} is undone.`;
    },
    parties: (state, { tradeId }) => {
      const { fromId, toId } = state.need('trades', tradeId);
      return [fromId, toId];
    },
  },
  VOID_TABLE: {
    power: 'VOID',
    plan: (plan, { tableId }) => planUndoing(plan, plan.tableIds, tableId, undoPlay),
    text: (state, { tableId }) => {
      const play = state.need('gamingTables', tableId).kind === 'WAR' ? 'war' : 'spin';
      return `The ${play} of ${listed(seatedAt(state, tableId).map((id) => nameOf(state, id)))} is undone.`;
    },
    parties: (state, { tableId }) => seatedAt(state, tableId),
  },
  VOID_SECRET_ACTION: {
    power: 'VOID',
    plan: (plan, { actionId }) => planVoidedAction(plan, actionId),
    text: (state, { actionId }) => {
      const { kind, playerId } = state.need('secretActions', actionId);
      const name = nameOf(state, playerId);
      return kind === 'BIDS'
        ? `The secret bids of ${name} fail.`
        : `The secret hand of ${name} fails.`;
    },
    parties: (state, { actionId }) => [state.need('secretActions', actionId).playerId],
  },
  END_JUDGE_TERM: {
    power: null,
    plan: (plan, { playerId }) => planEndOfTerm(plan, playerId),
    text: (state, { playerId }) => `${nameOf(state, playerId)} is no longer Judge.`,
  },
  SET_TERM: {
    power: null,
    plan: planTerm,
    text: (state, effect) =>
      isOfOffice(effect) || effect.untilMs !== null
        ? setTermText(state, rulesetOf(state), effect)
        : `${nameOf(state, effect.playerId)} is Judge for as long as the rules say.`,
  },
  CORRECT_HAND: {
    power: 'CORRECT',
    shape: handShape,
    plan: planHand,
    text: (state, { handId, placement, total }) => {
      const { playerId, week } = state.need('hands', handId);
      const score = total === null ? '' : ` with a score of ${total}`;
      return `The hand of ${nameOf(state, playerId)} in week ${week} gets place ${placement}${score}.`;
    },
    parties: (state, { handId }) => [state.need('hands', handId).playerId],
  },
  CORRECT_STANDING: {
    power: 'CORRECT',
    shape: ({ joinedAtMs }, effect) =>
      unless(Number.isSafeInteger(joinedAtMs), 'joinedAt', 'an instant', 'proposals', { effect }),
    plan: planStanding,
    text: (state, { playerId, joinedAtMs }) =>
      `${nameOf(state, playerId)} counts as a player since ${moment(joinedAtMs)}.`,
  },
  CREATE_DUCK: {
    power: null,
    shape: ({ name }, effect) =>
      unless(isDuckName(name), 'name', DUCK_NAME_EXPECTED, 'proposals', { effect }),
    plan: planDuck,
    text: (state, { playerId, name }) =>
      `${nameOf(state, playerId)} gets a duck called ${quoted(name)}.`,
  },
  CREATE_WORK: {
    power: null,
    shape: (work, effect) => workShape(work, { effect }),
    plan: planWork,
    text: (state, { playerId, title, artist }) =>
      `${nameOf(state, playerId)} gets a new Work of Art, ${workName({ title, artist })}.`,
  },
};

export const ROUND_EFFECTS = effectsBy<ProposalEffect, EffectsPlanDraft, RoundState, RoundRefusal>(
  KINDS,
);

export const effectText = ROUND_EFFECTS.text;
export const effectPower = ROUND_EFFECTS.powerOf;

/** The most amounts that a sentence names. */
const MOST_AMOUNTS = 6;

const itemsText = (state: RoundState, items: readonly ItemAmount[]): string =>
  listedUpTo(
    items.map(({ item, quantity }) => itemText(state, item, quantity)),
    MOST_AMOUNTS,
  );

function ownerText(state: RoundState, effect: ItemEffect): string {
  return ownerName(state, 'duckId' in effect ? duckOwner(effect.duckId) : ownerOf(effect.playerId));
}

/** An owner in a sentence: "Ann", "lot 4", "the Gallery". */
function ownerName(state: RoundState, owner: Owner): string {
  const playerId = playerOfOwner(owner);
  if (playerId !== null) return nameOf(state, playerId);
  const duckId = duckOfOwner(owner);
  if (duckId !== null) {
    const duck = state.need('ducks', duckId);
    return `the duck ${quoted(duck.name)} of ${nameOf(state, duck.playerId)}`;
  }
  const contractId = contractOfOwner(owner);
  if (contractId !== null) return `contract ${ordinalOf(contractId)}`;
  const lotId = lotOfOwner(owner);
  return lotId === null ? 'the Gallery' : `lot ${state.need('lots', lotId).number}`;
}

const seatedAt = (state: RoundState, tableId: TableId): readonly PlayerId[] =>
  state.by('sittings', 'table', tableId).map(({ playerId }) => playerId);
