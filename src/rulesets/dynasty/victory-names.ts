/** The names that conditions of victory of a dynasty may use [ruling AB4]. */
import type { KnownNames } from '../expressions/check-expression';
import { namesOfVictory, ownAndOthers } from '../mechanics/victory-names';
import type { DynastyRuleset } from './document';

const counted = (name: string, what: string) =>
  ownAndOthers(name, `the player’s ${what}`, `the most ${what} of the others`);

export const dynastyVictoryNames = (ruleset: Pick<DynastyRuleset, 'trackedValues'>): KnownNames =>
  new Map([
    ...counted('pegs', 'pegs'),
    ...counted('magistrelli', 'Magistrelli'),
    ...counted('gamesPlayed', 'games played'),
    ...counted('gamesWon', 'games won'),
    ...namesOfVictory(ruleset),
  ]);
