import { useMoment } from '../../ui/motion/use-moment';
import type { Moment } from '../../ui/motion/use-moment';
import type { WarTableFragment } from '../../generated/graphql';
import { useLogHold } from '../season';

const TURN_MS = 900;
/** The pause before the outcome. */
const BREATH_MS = 1_600;

/** The telling of a war: each card as it is turned, then the outcome. */
export function useWarMoment(
  { id, status, draws }: Pick<WarTableFragment, 'id' | 'status' | 'draws'>,
  isNews: boolean,
): Moment {
  const cards = draws.reduce((sum, draw) => sum + draw.cards.length, 0);
  const moment = useMoment(
    isNews && status !== 'OPEN' && cards > 0 ? id : null,
    cards + 1,
    (step) => (step === cards ? BREATH_MS : TURN_MS),
  );
  useLogHold(!moment.isTold);
  return moment;
}

export type TurnedCard = WarTableFragment['draws'][number]['cards'][number] & {
  readonly isTurned: boolean;
};

/** A player's cards at a step: those turned so far, and the one that waits face down. */
export function cardsAt(
  draws: WarTableFragment['draws'],
  player: string,
  step: number,
): readonly TurnedCard[] {
  let before = 0;
  return draws.flatMap(({ cards }) => {
    const first = before;
    before += cards.length;
    if (step < first) return [];
    return cards.flatMap((each, at) =>
      each.player.id === player ? [{ ...each, isTurned: step > first + at }] : [],
    );
  });
}
