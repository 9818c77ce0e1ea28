import { holdingsOf } from '../../../../src/kernel';
import type { Owner } from '../../../../src/kernel';
import { activePlayers, duckOwner, ducksOf, ownerOf } from '../../../../src/round';
import type { DuckRow, ItemAmount } from '../../../../src/round';
import { MOST_DUCKS } from '../../../../src/round/ducks/duck';
import { isQuack } from '../../../../src/round/ducks/quack';
import type { Entries } from '../entry';
import { text } from '../entry';
import type { Scene } from '../scene';

type DuckCommand = 'CreateDuck' | 'TradeWithDuck';

/**
 * One item that an owner could give to a duck, or a duck to its owner; empty if the owner has none.
 */
function oneThing(scene: Scene, owner: Owner | null): ItemAmount[] {
  if (owner === null) return [];
  const { untradable } = scene.ruleset.trade;
  const things = holdingsOf(scene.state, owner).filter(
    ({ item }) => !untradable.includes(item) && !isQuack(scene.ruleset, item),
  );
  const thing = scene.pick.from(things);
  return thing === null ? [] : [{ item: thing.item, quantity: 1 }];
}

function ownDuck(scene: Scene): DuckRow['id'] {
  const own = scene.self === null ? [] : ducksOf(scene.state, scene.self.id);
  return (scene.pick.oneIn(5) ? null : scene.pick.from(own)?.id) ?? scene.idIn('ducks');
}

export const DUCKS: Entries<DuckCommand> = {
  CreateDuck: {
    weight: 2,
    by: 'HOST',
    any: (scene) => ({
      type: 'CreateDuck',
      playerId: scene.player(),
      name: scene.pick.oneIn(6) ? ' ' : 'Donna',
    }),
    offered: (scene) => {
      const players = activePlayers(scene.state).filter(
        ({ id }) => scene.state.countBy('ducks', 'player', id) < MOST_DUCKS,
      );
      const playerId = scene.pick.from(players)?.id;
      return playerId === undefined ? null : { type: 'CreateDuck', playerId, name: 'Donna' };
    },
  },
  TradeWithDuck: {
    weight: 4,
    any: (scene) => {
      const duckId = ownDuck(scene);
      const give = scene.someItems(2);
      const take = scene.pick.oneIn(4) ? scene.someItems(1) : oneThing(scene, duckOwner(duckId));
      return { type: 'TradeWithDuck', duckId, give, take };
    },
    offered: (scene, facts) => {
      const duckId = text(facts, 'duckId');
      const give = oneThing(scene, scene.self === null ? null : ownerOf(scene.self.id));
      const take = oneThing(scene, duckOwner(duckId));
      return { type: 'TradeWithDuck', duckId, give, take };
    },
  },
};
