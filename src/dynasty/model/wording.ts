import { counted, listed } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import { nameOf } from '../../season';
import type { GameRow } from './rows';
import { opponentOf } from './state';
import type { DynastyState } from './state';

export { nameOf } from '../../season';

/** "a gained 2 pegs and b lost 1 peg", with one sum for each player; "" if nothing moved. */
export function pegsMoved(
  state: DynastyState,
  changes: readonly { readonly playerId: PlayerId; readonly by: number }[],
): string {
  const players = [...new Set(changes.map(({ playerId }) => playerId))];
  const moved = players.flatMap((player) => {
    const by = changes
      .filter(({ playerId }) => playerId === player)
      .reduce((sum, change) => sum + change.by, 0);
    const verb = by > 0 ? 'gained' : 'lost';
    return by === 0 ? [] : [`${nameOf(state, player)} ${verb} ${counted(Math.abs(by), 'peg')}`];
  });
  return moved.length === 0 ? '' : listed(moved);
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
