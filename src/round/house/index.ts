import { byHost, byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { seedShape } from '../shapes';
import type {
  CreatePlayerLot,
  CreateWorkOfArt,
  GenerateThirdPartyBid,
  HouseCommand,
} from './commands';
import { createPlayerLot, evolvePlayerLotCreated } from './create-player-lot';
import { createWorkOfArt, evolveWorkCreated } from './create-work';
import type { HouseEvent } from './events';
import { evolveThirdPartyWon, evolveWorksRevalued } from './give-out';
import { playerLotShape, workShape } from './shape';
import { evolvePlayerLotDestroyed, evolvePlayerLotReturned } from './player-lots';
import { houseText } from './text';
import { evolveThirdPartyBidGenerated, generateThirdPartyBid } from './third-party-bid';
import { unlessPlayerLots, unlessWorks } from './unless-house';

export const HOUSE_COMMANDS: RoundCommands<HouseCommand> = {
  CreatePlayerLot: byPlayer<CreatePlayerLot>({
    rule: 'auction-house',
    inRules: unlessPlayerLots,
    shape: playerLotShape,
    decide: createPlayerLot,
    made: (event) => (event.type === 'PlayerLotCreated' ? event.lotId : null),
  }),
  GenerateThirdPartyBid: byPlayer<GenerateThirdPartyBid>({
    rule: 'works-of-art',
    inRules: unlessPlayerLots,
    shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
    decide: generateThirdPartyBid,
    made: (event) => (event.type === 'ThirdPartyBidGenerated' ? event.lotId : null),
  }),
  CreateWorkOfArt: byHost<CreateWorkOfArt>({
    rule: 'works-of-art',
    inRules: unlessWorks,
    shape: (command) => workShape(command),
    decide: createWorkOfArt,
    made: (event) => (event.type === 'WorkCreated' ? event.workId : null),
  }),
};

const inAuction = { text: houseText, channel: 'AUCTIONS', touches: theAuction } as const;
const player = ({ playerId }: HouseEvent) => [playerId];

export const HOUSE_EVENTS: RoundEvents<HouseEvent> = {
  PlayerLotCreated: { ...inAuction, evolve: evolvePlayerLotCreated },
  PlayerLotReturned: { ...inAuction, evolve: evolvePlayerLotReturned, concerns: player },
  PlayerLotDestroyed: { ...inAuction, evolve: evolvePlayerLotDestroyed },
  ThirdPartyBidGenerated: {
    ...inAuction,
    evolve: evolveThirdPartyBidGenerated,
    concerns: player,
  },
  ThirdPartyWon: { ...inAuction, evolve: evolveThirdPartyWon, concerns: player },
  WorksRevalued: { ...inAuction, evolve: evolveWorksRevalued, concerns: player },
  // It goes to a player, and into no lot.
  WorkCreated: {
    evolve: evolveWorkCreated,
    text: houseText,
    channel: ({ proposalId }) => (proposalId === null ? null : 'PROPOSALS'),
    concerns: player,
  },
};
