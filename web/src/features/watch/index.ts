export { WatchGames } from './watch-games';
