/** Shared parts of the sentences about the Auction House. */
import { ordinalOf } from '../../kernel';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { itemText } from '../model/wording';
import type { LotId } from '../model/ids';

/** For example "lot 3". */
export const lotWords = ({ lotId }: { readonly lotId: LotId }): string =>
  `lot ${String(ordinalOf(lotId))}`;

/** For example "40 Chips". */
export const chipsText = (state: RoundState, amount: number): string =>
  itemText(state, rulesetOf(state).currency, amount);
