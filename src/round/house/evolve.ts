import type { RoundState } from '../state';
import type { RoundStamped } from '../turn';
import { evolvePlayerLotCreated } from './create-player-lot';
import { evolveWorkCreated } from './create-work';
import type { HouseEvent } from './events';
import { evolveThirdPartyWon, evolveWorksRevalued } from './give-out';
import { evolvePlayerLotDestroyed, evolvePlayerLotReturned } from './player-lots';
import { evolveThirdPartyBidGenerated } from './third-party-bid';

type Evolve<E extends HouseEvent> = (state: RoundState, stamped: RoundStamped<E>) => void;

/** The Auction House's part of the switch over all events. */
export const EVOLVE_HOUSE: {
  readonly [T in HouseEvent['type']]: Evolve<Extract<HouseEvent, { type: T }>>;
} = {
  PlayerLotCreated: evolvePlayerLotCreated,
  PlayerLotReturned: evolvePlayerLotReturned,
  PlayerLotDestroyed: evolvePlayerLotDestroyed,
  ThirdPartyBidGenerated: evolveThirdPartyBidGenerated,
  ThirdPartyWon: evolveThirdPartyWon,
  WorksRevalued: evolveWorksRevalued,
  WorkCreated: evolveWorkCreated,
};
