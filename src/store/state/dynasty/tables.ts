import { asides } from './asides';
import { bets } from './bets';
import { dynasties } from './dynasties';
import { games } from './games';
import { masks } from './masks';
import { plays } from './plays';
import { seats } from './seats';
import { standings } from './standings';

export const dynastyTables = { asides, bets, dynasties, games, masks, plays, seats, standings };
