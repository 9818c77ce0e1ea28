/** The early text: sealed bids, sealed poker hands on thirteen ranks, and Trungs for prizes. */
import { sealedExpectations } from './sealed';
import { SUNDAY, shown } from './scene';
import type { Scene } from './scene';

export const early: Scene = {
  about: 'Sealed bids and sealed poker hands, and Trungs to be won with them.',
  weeks: 2,
  startsAt: SUNDAY,
  prepare: () => Promise.resolve(),
  act: () => Promise.resolve(),
  expects: (outcome) => [
    ...sealedExpectations(outcome),
    {
      what: `poker hands were ranked (${ranked(outcome.heard).join(', ')})`,
      met: ranked(outcome.heard).length > 0,
    },
    shown(outcome, 'Trungs were won, and cards were bought', 'HandPlaced', 'TradeDone'),
  ],
};

const ranked = (heard: Parameters<Scene['expects']>[0]['heard']): readonly string[] =>
  heard.flatMap((event) =>
    event.__typename === 'HandPlaced' && event.poker !== null ? [event.poker.name] : [],
  );
