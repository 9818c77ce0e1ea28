import { counted } from '../../../kernel';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

/** Participation [ruling E4]. */
export const participation: RoundSectionWriter = ({ auction }) => {
  const { minimum, perPlayers, perBidder } = auction.participation;
  if (perPlayers === null && perBidder === null) {
    const lots = `The participation, which is the number of lots in the auction, is ${minimum}.`;
    return section('participation', 'Participation', lots);
  }
  return section(
    'participation',
    'Participation',
    `The participation is the number of ${auction.house === null ? 'lots' : 'House Lots'} that the ` +
      'casino keeps. It is the highest of these:',
    bullets(
      String(minimum),
      perPlayers === null
        ? null
        : `${perPlayers.lots} for every full ${counted(perPlayers.players, 'player')}`,
      perBidder === null ? null : `${perBidder} for every bidder of the last concluded auction`,
    ),
    perBidder === null
      ? null
      : 'A bidder is a player with at least one bid that did not fail for any reason.',
  );
};
