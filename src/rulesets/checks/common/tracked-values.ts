import { expectedOf, acceptsValue, trackedValuesOf } from '../../mechanics/value-lookup';
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import { codesOfEntries, repeatedCodes } from './codes';

/**
 * Each value has its own code and starts within its limits. Only a player's value can be secret.
 */
export function trackedValues(ruleset: Ruleset): Problem[] {
  const all = trackedValuesOf(ruleset);
  return [
    ...repeatedCodes(codesOfEntries(['trackedValues'], all, 'value')),
    ...all.flatMap((declared, at) => {
      const { of, secret, setBy } = declared;
      const here = ['trackedValues', at] as const;
      return [
        ...(acceptsValue(declared, declared.start)
          ? []
          : [problem([...here, 'start'], `expected ${expectedOf(declared)}`)]),
        ...(secret && of !== 'PLAYER'
          ? [problem([...here, 'secret'], 'expected false: only a player’s value can be secret')]
          : []),
        ...setBy.flatMap(({ type }, place) => [
          ...(type === 'OWNER' && of !== 'PLAYER'
            ? [
                problem(
                  [...here, 'setBy', place, 'type'],
                  'expected another type: the value belongs to no player',
                ),
              ]
            : []),
          ...(type !== 'OWNER' && secret
            ? [
                problem(
                  [...here, 'setBy', place, 'type'],
                  'expected OWNER: nobody else knows a secret value',
                ),
              ]
            : []),
        ]),
      ];
    }),
  ];
}
