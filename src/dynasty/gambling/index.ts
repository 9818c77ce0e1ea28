import type { BetPlaced, BetsSettled, BookmakerDeclared } from './events';
import { asideText } from '../asides/text';
import type { BecomeBookmaker, PlaceBet, SettleBets } from './commands';
import { byPlayer, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import { itsGame } from '../games';
import { becomeBookmaker, evolveBookmakerDeclared } from './become-bookmaker';
import { evolveBetPlaced, placeBet } from './place-bet';
import { evolveBetsSettled, settleBets } from './settle-bets';

export const GAMBLING_COMMANDS: DynastyCommands<BecomeBookmaker | PlaceBet | SettleBets> = {
  BecomeBookmaker: byPlayer<BecomeBookmaker>({
    rule: 'gambling',
    decide: becomeBookmaker,
    made: itsGame,
  }),
  PlaceBet: byPlayer<PlaceBet>({
    rule: 'gambling',
    decide: placeBet,
    made: (event) => (event.type === 'BetPlaced' ? event.betId : null),
  }),
  SettleBets: byPlayer<SettleBets>({ rule: 'gambling', decide: settleBets, made: itsGame }),
};

const atTable = { text: asideText, aside: true, channel: 'TABLES', touches: itsTable } as const;

export const GAMBLING_EVENTS: DynastyEvents<BookmakerDeclared | BetPlaced | BetsSettled> = {
  BookmakerDeclared: { ...atTable, evolve: evolveBookmakerDeclared },
  BetPlaced: { ...atTable, evolve: evolveBetPlaced },
  BetsSettled: {
    ...atTable,
    evolve: evolveBetsSettled,
    concerns: ({ pegs }) => pegs.map(({ playerId }) => playerId),
  },
};
