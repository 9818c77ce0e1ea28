import { sha256OfText } from '../../../../src/kernel';
import type { JsonObject } from '../../../../src/kernel';
import type { TableRow } from '../../../../src/round';
import { TABLE_IDS } from '../../../../src/round/model/ids';
import type { Entries } from '../entry';
import { number, text } from '../entry';
import { CLIENT_SEEDS } from '../scene';
import type { Scene } from '../scene';

type TableCommand = 'PlaySlots' | 'SitDown' | 'StandUp' | 'ProposeWar' | 'AgreeToWar';

/** A table with a free seat; mostly one where somebody waits. */
const tableId = (scene: Scene): TableRow['id'] | null =>
  scene.pick.oneIn(3)
    ? null
    : (scene.pick.from(scene.state.by('gamingTables', 'open', 'WAR'))?.id ??
      scene.pick.of(null, 't1'));

/** The client seed that the option requires; null if it requires none. */
const asked = (facts: JsonObject): string | null =>
  CLIENT_SEEDS.find((seed) => sha256OfText(seed) === facts['clientSeedSha256']) ?? null;

export const TABLES: Entries<TableCommand> = {
  PlaySlots: {
    weight: 2,
    any: (scene) => ({ type: 'PlaySlots', clientSeed: scene.clientSeed() }),
    offered: (_scene, facts) => ({ type: 'PlaySlots', clientSeed: asked(facts) }),
  },
  SitDown: {
    weight: 2,
    any: (scene) => ({ type: 'SitDown', tableId: tableId(scene) }),
    offered: (_scene, facts) => ({
      type: 'SitDown',
      tableId: TABLE_IDS.read(text(facts, 'tableId')),
    }),
  },
  StandUp: {
    weight: 1,
    any: () => ({ type: 'StandUp' }),
    offered: () => ({ type: 'StandUp' }),
  },
  ProposeWar: {
    weight: 6,
    any: (scene) => ({ type: 'ProposeWar', tableId: tableId(scene), wager: scene.someItems(2) }),
    offered: (scene, facts) => {
      const [one] = scene.ownTradable();
      if (one === undefined) return null;
      const wager = [{ item: one.item, quantity: 1 }];
      return { type: 'ProposeWar', tableId: TABLE_IDS.read(text(facts, 'tableId')), wager };
    },
  },
  AgreeToWar: {
    weight: 14,
    any: (scene) => {
      const seat = scene.state.by('gamingTables', 'open', 'WAR');
      const table = scene.pick.from(seat);
      return {
        type: 'AgreeToWar',
        tableId: table?.id ?? 't1',
        terms: scene.pick.oneIn(6) ? 0 : (table?.terms ?? 1),
        clientSeed: scene.clientSeed(),
      };
    },
    offered: (_scene, facts) => ({
      type: 'AgreeToWar',
      tableId: text(facts, 'tableId'),
      terms: number(facts, 'terms'),
      clientSeed: asked(facts),
    }),
  },
};
