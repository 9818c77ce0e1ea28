export { DynastyPlayers } from './dynasty-players';
export { GameList } from './game-list';
