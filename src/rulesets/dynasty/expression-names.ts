import type { KnownNames } from '../expressions/check-expression';
import { namesOfActions } from '../mechanics/action-names';
import { namesOfVictory, ownAndOthers } from '../mechanics/victory-names';
import type { DynastyRuleset } from './document';

/**
 * The names that conditions of masks can use. The wearer counts as an action's actor, and the other
 * participant as its target [ruling V27].
 */
export const maskNames = (ruleset: DynastyRuleset): KnownNames =>
  namesOfActions(ruleset, { target: 'PLAYER' });

const counted = (name: string, what: string) =>
  ownAndOthers(name, `the player’s ${what}`, `the most ${what} of the others`);

/** The names in conditions of victory [ruling AB4]. */
export const dynastyVictoryNames = (ruleset: Pick<DynastyRuleset, 'trackedValues'>): KnownNames =>
  new Map([
    ...counted('pegs', 'pegs'),
    ...counted('magistrelli', 'Magistrelli'),
    ...counted('gamesPlayed', 'games played'),
    ...counted('gamesWon', 'games won'),
    ...namesOfVictory(ruleset),
  ]);
