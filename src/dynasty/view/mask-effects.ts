/**
 * The effects of a game's masks on its deal, and the effects that do not apply in the game [Masks;
 * ruling V27].
 */
import { effectsOfMask, maskEffectWords } from '../../rulesets';
import type { GameRow, SeatRow } from '../model/rows';
import { environmentOf, participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { effectsOf } from '../masks/powers';
import { wornBy, wornIn } from '../scoring/position-of';
import type { Worn } from '../scoring';

export type DealtTo = {
  readonly cards: number;
  /** The number of further cards, which are random Arcana. */
  readonly arcana: number;
};

/** The mask at the deal. A mask revealed later had no effect on the deal [K11]. */
const wornAtDeal = (seat: SeatRow): Worn => ({
  ...wornIn(seat),
  masks: seat.mask === null ? [] : [seat.mask],
});

export function dealtTo(state: DynastyState, game: GameRow, seat: SeatRow): DealtTo {
  const ruleset = environmentOf(state, game);
  const hand = effectsOf(ruleset, wornAtDeal(seat), 'HAND').at(0);
  return { cards: hand?.cards ?? ruleset.handSize, arcana: hand?.arcana ?? 0 };
}

/** True if a mask made the Grand Canal a random Arcana. */
export const hasArcanaGrandCanal = (state: DynastyState, game: GameRow): boolean =>
  participantsOf(game).some((player) => {
    const worn = wornAtDeal(seatOf(state, game, player));
    return effectsOf(environmentOf(state, game), worn, 'ARCANA_GRAND_CANAL').length > 0;
  });

/** The effects of the worn masks whose conditions were not met, in the words of the rules. */
export function unmetOf(state: DynastyState, game: GameRow, seat: SeatRow): string[] {
  const ruleset = environmentOf(state, game);
  return ruleset.masks
    .filter(({ mask }) => wornBy(seat).includes(mask))
    .flatMap((known) =>
      effectsOfMask(known)
        .filter((_effect, at) =>
          seat.unmet?.some(({ mask, effect }) => mask === known.mask && effect === at),
        )
        .map((effect) => maskEffectWords(ruleset, effect)),
    );
}
