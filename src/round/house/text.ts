import { assertNever, listed, ordinalOf } from '../../kernel';
import type { HouseEvent, WorksRevalued } from './events';
import { workName } from './works';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { amountsText, itemText, nameOf } from '../wording';

/** What happened in the Auction House, in one sentence. */
export function houseText(state: RoundState, event: HouseEvent): string {
  const who = nameOf(state, event.playerId);
  if (event.type === 'WorkCreated') {
    const { workId, value } = event;
    const work = workName(state.need('works', workId));
    return `A Work of Art came into being: ${work}, worth ${chips(state, value)}, for ${who}.`;
  }
  const lot = `lot ${String(ordinalOf(event.lotId))}`;
  switch (event.type) {
    case 'PlayerLotCreated':
      return `${who} made ${lot} of ${amountsText(state, event.items)}.`;
    case 'PlayerLotReturned':
      return `What was in ${lot} went back to ${who}.`;
    case 'PlayerLotDestroyed':
      return `What was in ${lot} was destroyed, since ${who} left.`;
    case 'ThirdPartyBidGenerated':
      return `A third party bids ${chips(state, event.amount)} on ${lot} of ${who}.`;
    case 'ThirdPartyWon':
      return `A third party won ${worksText(state, event.workIds)} from ${lot} for the Gallery; ${who} gained ${chips(state, event.price)}.`;
    case 'WorksRevalued':
      return valuesText(state, event);
    default:
      return assertNever(event);
  }
}

const chips = (state: RoundState, amount: number): string =>
  itemText(state, rulesetOf(state).currency, amount);

const worksText = (state: RoundState, ids: readonly string[]): string =>
  listed(ids.map((id) => workName(state.need('works', id))));

function valuesText(state: RoundState, { values }: WorksRevalued): string {
  const each = values.map(
    ({ workId, value }) => `${worksText(state, [workId])} is worth ${chips(state, value)} now`,
  );
  return `${listed(each)}.`;
}
