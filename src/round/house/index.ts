import type { RoundCommands, RoundEvents } from '../model/records';
import type { HouseCommand, HouseEvent } from './vocabulary';
import { createPlayerLot, playerLotCreated } from './create-player-lot';
import { createWorkOfArt, workCreated } from './create-work-of-art';
import { generateThirdPartyBid, thirdPartyBidGenerated } from './generate-third-party-bid';
import { thirdPartyWon, worksRevalued } from './give-out';
import { playerLotDestroyed, playerLotReturned } from './player-lots';

export const HOUSE_COMMANDS: RoundCommands<HouseCommand> = {
  CreatePlayerLot: createPlayerLot,
  GenerateThirdPartyBid: generateThirdPartyBid,
  CreateWorkOfArt: createWorkOfArt,
};

export const HOUSE_EVENTS: RoundEvents<HouseEvent> = {
  PlayerLotCreated: playerLotCreated,
  PlayerLotReturned: playerLotReturned,
  PlayerLotDestroyed: playerLotDestroyed,
  ThirdPartyBidGenerated: thirdPartyBidGenerated,
  ThirdPartyWon: thirdPartyWon,
  WorksRevalued: worksRevalued,
  WorkCreated: workCreated,
};
