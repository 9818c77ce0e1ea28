export { learnAddress } from './learn-address';
