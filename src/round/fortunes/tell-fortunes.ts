import { BANK, listed } from '../../kernel';
import type { Transfer } from '../../kernel';
import type { Fortune } from '../../rulesets';
import { changeWords, putChanges } from '../../season';
import { applyRolls } from '../chance/rolls';
import type { HandRow } from '../hands/vocabulary';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf, transfersText, amountWords } from '../model/wording';
import type { FortuneTold, FortuneEvent } from './vocabulary';
import { isToldTo, outcomeOf } from './fortune-outcome';

export function tellFortunes(turn: RoundTurn, { id: handId }: HandRow): void {
  const hand = turn.state.need('hands', handId);
  // The stream is named after the player and the instant, so that the dice do not depend on the
  // order of hands. A player has one hand at a time.
  const whose = `fortune/${hand.playerId}/${String(turn.now)}`;
  for (const [at, fortune] of rulesetOf(turn.state).fortunes.entries()) {
    if (!isToldTo(turn.state, hand, fortune)) continue;
    const thrown = { stream: `${whose}/${String(at + 1)}`, clientSeeds: [] };
    const { rolls, transfers, changes } = outcomeOf(turn, hand, fortune, thrown);
    turn.emit({
      type: 'FortuneTold',
      handId,
      playerId: hand.playerId,
      fortune: fortune.fortune,
      rolls,
      transfers,
      ...(changes.length === 0 ? {} : { changes }),
    });
  }
}

const fortuneTold: RoundEventRecord<FortuneTold> = {
  evolve: (state, { event: { rolls, changes = [] } }) => {
    applyRolls(state, rolls);
    putChanges(state, changes);
  },
  facts: (state, { playerId, fortune, transfers, changes = [] }) =>
    changes.length > 0
      ? null
      : {
          player: nameOf(state, playerId),
          fortune:
            rulesetOf(state).fortunes.find((known) => known.fortune === fortune)?.name ?? fortune,
          gained: amountWords(
            state,
            transfers.filter(({ to }) => to !== BANK),
          ),
          lost: amountWords(
            state,
            transfers.filter(({ to }) => to === BANK),
          ),
        },
  text: (state, { playerId, fortune, transfers, changes = [] }) => {
    const told = rulesetOf(state).fortunes.find((known) => known.fortune === fortune);
    // The fortune may have been removed since.
    const { effect } = told ?? {};
    const moves = movesText(
      state,
      transfers,
      effect === undefined ? 'gained' : EFFECT_VERBS[effect.type],
    );
    const changed = changes.map((change) => changeWords(rulesetOf(state), change, ''));
    const after = changed.length === 0 ? '' : `: ${changed.join(', ')}`;
    return `${nameOf(state, playerId)} ${moves} by ${told?.name ?? fortune}${after}.`;
  },
  channel: 'GAME_ACTIONS',
  results: ({ playerId, fortune }) => ({ playerId, fortunes: [fortune] }),
};

/** The verb for an effect that moved nothing, as in "lost nothing" [ruling B5]. */
const EFFECT_VERBS: Readonly<Record<NonNullable<Fortune['effect']>['type'], string>> = {
  LOSE_DICE: 'lost',
  GAIN_DICE: 'gained',
  GAIN_CARDS: 'gained',
};

function movesText(state: RoundState, transfers: readonly Transfer[], does: string): string {
  const lost = transfers.filter(({ to }) => to === BANK);
  const gained = transfers.filter(({ to }) => to !== BANK);
  if (transfers.length === 0) return `${does} ${transfersText(state, transfers)}`;
  return listed([
    ...(gained.length === 0 ? [] : [`gained ${transfersText(state, gained)}`]),
    ...(lost.length === 0 ? [] : [`lost ${transfersText(state, lost)}`]),
  ]);
}

export const FORTUNE_EVENTS: RoundEvents<FortuneEvent> = {
  FortuneTold: fortuneTold,
};
