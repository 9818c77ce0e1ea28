import { knownCodes, mentions } from '../common/known-codes';
import type { Mention } from '../common/known-codes';
import type { Sense } from '../common/sense';

/** The named phases exist. */
export const knownPhases: Sense = ({ phases, income, auction, hands }) => {
  const { house } = auction;
  const ofHouse: Mention[] =
    house === null
      ? []
      : [
          [['auction', 'house', 'playerLots', 'phase'], house.playerLots.phase],
          [['auction', 'house', 'thirdParty', 'phase'], house.thirdParty.phase],
        ];
  return knownCodes(
    'a phase',
    phases.map(({ phase }) => phase),
    [
      [['income', 'phase'], income.phase],
      ...(income.also ?? []).map(({ phase }, place): Mention => [
        ['income', 'also', place, 'phase'],
        phase,
      ]),
      [['auction', 'bidding', 'phase'], auction.bidding.phase],
      ...mentions(['auction', 'lotPhases'], auction.lotPhases),
      ...ofHouse,
      [['hands', 'phase'], hands.phase],
      [
        ['hands', 'placing', 'phase'],
        hands.placing.at === 'PHASE_START' ? hands.placing.phase : null,
      ],
    ],
  );
};
