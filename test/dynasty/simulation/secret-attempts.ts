import type { DynastyCommand } from '../../../src/dynasty';
import { playerId, sha256OfText } from '../../../src/kernel';
import { fc } from '../../support/property-testing';

/** Attempts at a duel: committed by one of two texts, entrusted, or revealed. */
export const secretAttempts: fc.Arbitrary<DynastyCommand> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }))
  .chain(([rival, stake]) => {
    const own = `{"HAND":"ROCK","STAKE":${(stake % 2) + 1},"RIVAL":"p1"}`;
    return fc.constantFrom<DynastyCommand>(
      { type: 'CommitSecretAttempt', action: 'DUEL', sha256: sha256OfText(own) },
      { type: 'RevealSecretAttempt', action: 'DUEL', text: own },
      {
        type: 'EntrustSecretAttempt',
        ...{ action: 'DUEL', salt: 'salt' },
        declares: [
          { name: 'HAND', choice: 'ROCK' },
          { name: 'STAKE', number: stake },
          { name: 'RIVAL', playerId: playerId(`p${rival}`) },
        ],
      },
    );
  });
