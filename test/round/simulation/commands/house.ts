import { lotsOf } from '../../../../src/round';
import type { ItemAmount } from '../../../../src/round';
import { isExcluded } from '../../../../src/round/house/create-player-lot';
import type { Entries } from '../entry';
import { number } from '../entry';
import type { Scene } from '../scene';

type HouseCommand = 'CreatePlayerLot' | 'GenerateThirdPartyBid' | 'CreateWorkOfArt';

/** The player's items that a Player Lot accepts, Works of Art first. */
const admitted = (scene: Scene): ItemAmount[] =>
  scene
    .own()
    .filter(({ item }) => !isExcluded(scene.state, item))
    .map(({ item, quantity }) => ({ item, quantity }))
    .sort((a, b) => Number(isWork(b)) - Number(isWork(a)));

const isWork = ({ item }: ItemAmount): boolean => item.startsWith('WORK:');

/** A few of the given items, some of each. */
function someOf(scene: Scene, from: readonly ItemAmount[]): ItemAmount[] {
  return from.slice(0, scene.pick.between(1, 3)).map(({ item, quantity }) => ({
    item,
    quantity: scene.pick.between(1, Math.min(quantity, 3)),
  }));
}

/** The number of an open lot, mostly of a lot that awaits a third party. */
function lotNumber({ pick, state }: Scene): number {
  const open = state.by('lots', 'thirdParty', 'OPEN');
  const lots = pick.oneIn(4) || open.length === 0 ? lotsOf(state, 'STANDING') : open;
  return pick.from(lots)?.number ?? 99;
}

export const HOUSE: Entries<HouseCommand> = {
  CreatePlayerLot: {
    weight: 4,
    any: (scene) => ({
      type: 'CreatePlayerLot',
      items: scene.pick.oneIn(3) ? scene.someItems(3) : someOf(scene, admitted(scene)),
    }),
    offered: (scene) => ({ type: 'CreatePlayerLot', items: someOf(scene, admitted(scene)) }),
  },
  GenerateThirdPartyBid: {
    weight: 3,
    any: (scene) => ({
      type: 'GenerateThirdPartyBid',
      lot: lotNumber(scene),
      clientSeed: scene.clientSeed(),
    }),
    offered: (_scene, facts) => ({
      type: 'GenerateThirdPartyBid',
      lot: number(facts, 'lot'),
      clientSeed: 'seed',
    }),
  },
  CreateWorkOfArt: {
    weight: 2,
    by: 'HOST',
    any: (scene) => ({
      type: 'CreateWorkOfArt',
      ...newWork(scene),
      title: scene.pick.oneIn(8) ? '' : 'The Pond',
      imageUrl: scene.pick.of(null, null, 'https://example.org/pond.png', 'pond.png'),
    }),
    offered: (scene) => ({ type: 'CreateWorkOfArt', ...newWork(scene), playerId: scene.active() }),
  },
};

export const newWork = (scene: Scene) => ({
  title: 'The Pond',
  artist: 'A Duck',
  value: scene.pick.of(10, 0, 1, 25),
  imageUrl: null,
  playerId: scene.player(),
});
