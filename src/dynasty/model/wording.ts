import { counted, listed } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import { nameOf } from '../../season';
import type { GameRow } from './rows';
import { opponentOf } from './state';
import type { DynastyState } from './state';

export { nameOf } from '../../season';

type Change = { readonly playerId: PlayerId; readonly by: number };

/** "a gained 2 pegs and b lost 1 peg", with one sum for each player; "" if nothing moved. */
export function pegsMoved(state: DynastyState, changes: readonly Change[]): string {
  const moved = sumsOf(changes).map(({ playerId, by }) => {
    const verb = by > 0 ? 'gained' : 'lost';
    return `${nameOf(state, playerId)} ${verb} ${counted(Math.abs(by), 'peg')}`;
  });
  return moved.length === 0 ? '' : listed(moved);
}

/** What `pegsMoved` tells: "a +2", "b −1". */
export const pegsChanged = (state: DynastyState, changes: readonly Change[]): readonly string[] =>
  sumsOf(changes).map(
    ({ playerId, by }) => `${nameOf(state, playerId)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  );

/** The sum of each player whose pegs changed. */
function sumsOf(changes: readonly Change[]): readonly Change[] {
  const players = [...new Set(changes.map(({ playerId }) => playerId))];
  return players.flatMap((playerId) => {
    const by = changes
      .filter((change) => change.playerId === playerId)
      .reduce((sum, change) => sum + change.by, 0);
    return by === 0 ? [] : [{ playerId, by }];
  });
}

/** "Ada (Reali)"; the name alone without a mask. */
export const nameWithMask = (name: string, ruleset: DynastyRuleset, mask: string | null): string =>
  mask === null ? name : `${name} (${maskName(ruleset, mask)})`;

export const opponentName = (state: DynastyState, game: GameRow, player: PlayerId): string =>
  nameOf(state, opponentOf(game, player));

export const maskName = ({ masks }: DynastyRuleset, mask: string): string =>
  masks.find((known) => known.mask === mask)?.name ?? mask;

export const trickName = ({ tricks }: DynastyRuleset, trick: string): string =>
  tricks.find((known) => known.trick === trick)?.name ?? trick;
