import { assertNever } from '../../kernel';
import { asHost, asPlayer } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import type { RoundTurn } from '../turn';
import type { HouseCommand } from './commands';
import { createPlayerLot } from './create-player-lot';
import { createWorkOfArt } from './create-work';
import { generateThirdPartyBid } from './third-party-bid';

/** The Auction House's part of the switch over all commands. */
export function decideHouse(turn: RoundTurn, command: Asked<HouseCommand>): RoundRefusal | null {
  switch (command.type) {
    case 'CreatePlayerLot':
      return asPlayer(turn, command, createPlayerLot);
    case 'GenerateThirdPartyBid':
      return asPlayer(turn, command, generateThirdPartyBid);
    case 'CreateWorkOfArt':
      return asHost(turn, command, createWorkOfArt);
    default:
      return assertNever(command);
  }
}
