import { sha256OfText } from '../../../../src/kernel';
import type { Entries } from '../entry';
import { CLIENT_SEEDS } from '../scene';

export const CHANCE: Entries<'SetClientSeed'> = {
  SetClientSeed: {
    weight: 4,
    any: ({ pick }) => ({
      type: 'SetClientSeed',
      sha256: pick.oneIn(5) ? pick.of(null, 'lucky') : sha256OfText(pick.of(...CLIENT_SEEDS)),
    }),
    offered: ({ pick }) => ({
      type: 'SetClientSeed',
      sha256: sha256OfText(pick.of(...CLIENT_SEEDS)),
    }),
  },
};
