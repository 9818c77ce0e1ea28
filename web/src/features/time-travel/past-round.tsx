import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Hands, HeldItems, Lots, People, Seat } from '../round';
import { WeekLine } from '../season';
import { t } from '../../platform/i18n/translate';
import { PastDeals } from './past-deals';

const ROUND = graphql(`
  fragment PastRound on Round {
    id
    ...WeekLine
    ...CasinoSeat
    ...Hands
    ...People
    auction {
      id
      seq
      ...Lots
    }
    viewer {
      id
      player {
        id
        holdings {
          item
          name
          quantity
          card {
            rank
            suit
            name
          }
        }
      }
    }
  }
`);

type PastRoundProps = { readonly round: FragmentType<typeof ROUND>; readonly seq: number };

/**
 * A past state of a round: week, lots, sealed actions, hands, deals, players, and the viewer's own
 * holdings.
 */
export function PastRound({ round, seq }: PastRoundProps) {
  const shown = unmask(ROUND, round);
  const me = shown.viewer?.player ?? null;
  return (
    <Seat round={shown} onlooker>
      <WeekLine round={shown} />
      <Lots auction={shown.auction} atSeq={shown.auction.seq} />
      <Hands round={shown} />
      <PastDeals season={shown.id} seq={seq} />
      {me !== null && (
        <section aria-labelledby="past-mine">
          <h2 id="past-mine">{t('past.mine')}</h2>
          <HeldItems items={me.holdings} />
        </section>
      )}
      <People round={shown} atSeq={seq} />
    </Seat>
  );
}
