/** The documents of each game: the declaration, and the released editions, the usual one first. */
import { DynastyRuleset } from '../dynasty/document';
import type { Ruleset } from '../document/ruleset';
import { DYNASTY_EDITIONS } from '../editions/dynasty-editions';
import { DEFAULT_EDITION, EDITIONS } from '../editions/round-editions';
import { RoundRuleset } from '../round/document';
import { propertiesOf } from './properties';
import type { Game, Property } from './properties';

type Described = {
  readonly properties: readonly Property[];
  /** The properties by their paths; alternatives can have different ones of the same name. */
  readonly byPath: ReadonlyMap<string, readonly Property[]>;
  readonly editions: readonly Ruleset[];
};

const described = new Map<Game, Described>();

/** Made once, and only when somebody asks. */
export function describedGame(game: Game): Described {
  const known = described.get(game) ?? describe(game);
  described.set(game, known);
  return known;
}

function describe(game: Game): Described {
  const properties = propertiesOf(game === 'ROUND' ? RoundRuleset : DynastyRuleset, game);
  const byPath = new Map<string, Property[]>();
  for (const property of properties) {
    const path = property.path.join('/');
    byPath.set(path, [...(byPath.get(path) ?? []), property]);
  }
  const isUsual = ({ edition }: Ruleset): number => Number(edition === DEFAULT_EDITION);
  const editions =
    game === 'ROUND'
      ? [...EDITIONS.values()].sort((a, b) => isUsual(b) - isUsual(a))
      : [...DYNASTY_EDITIONS.values()];
  return { properties, byPath, editions };
}
