import { holdingsOf } from '../../kernel';
import type { Instant } from '../../kernel';
import { phaseEnd } from '../calendar/boundary';
import { isExcluded, mayCreatePlayerLot } from '../house/create-player-lot';
import { lotsForThirdParties, thirdPartiesUntil } from '../house/third-party-bid';
import { option } from '../option';
import type { RoundOption } from '../option';
import { ownerOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/** For a player: to make a lot of what one has, and to have third parties bid on lots. */
export function houseOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const has = (): boolean =>
    holdingsOf(state, ownerOf(player.id)).some(({ item }) => !isExcluded(state, item));
  const words = 'Make a Player Lot of items that you have.';
  return [
    ...(mayCreatePlayerLot(state, player) && has()
      ? [option('createPlayerLot', 'auction-house', words, {}, phaseEnd(state, now))]
      : []),
    ...lotsForThirdParties(state, now).map(({ number: lot }) =>
      option(
        'generateThirdPartyBid',
        'works-of-art',
        `Have a third party bid on lot ${String(lot)}.`,
        { lot },
        thirdPartiesUntil(state, now),
      ),
    ),
  ];
}
