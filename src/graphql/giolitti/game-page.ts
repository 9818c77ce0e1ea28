import type { CountedPage } from '../page';
import type { GameSource } from './sources';

export type GamePage = CountedPage<GameSource>;
