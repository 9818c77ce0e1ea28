/** War: players draw until their cards differ, so there must be two cards at least. */
import { problem } from '../../document/problem';
import type { Sense } from '../common/sense';

export const war: Sense = ({ tables, deck: { suits, archetypes } }) => {
  if (tables === null || suits.length > 1) return [];
  const only = archetypes.find(({ archetype }) => archetype === suits[0]?.archetype);
  if (only === undefined || only.ranks.length > 1) return [];
  return [problem(['tables', 'war'], 'expected a deck of two or more cards')];
};
