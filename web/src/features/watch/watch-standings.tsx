import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { WatchStandingsFragment } from '../../generated/graphql';
import { printFraction, printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import '../../ui/ledger.css';

const STANDINGS = graphql(`
  fragment WatchStandings on Season {
    __typename
    id
    ... on Round {
      victoryLabel
      currency {
        item
        plural
      }
      leaderboard(first: 8) {
        nodes {
          place
          value
          player {
            id
            name
            wealth
          }
        }
      }
    }
    ... on Dynasty {
      leaderboard(first: 8) {
        nodes {
          place
          value
          player {
            id
            name
            magistrelli
          }
        }
      }
    }
  }
`);

type Entry = WatchStandingsFragment['leaderboard']['nodes'][number];

/** The eight leaders with their amounts. */
export function WatchStandings({ season }: { readonly season: FragmentType<typeof STANDINGS> }) {
  const shown = unmask(STANDINGS, season);
  const { leaderboard } = shown;
  // Without different values nobody has a place; the wealthiest come first.
  const hasPlaces = new Set(leaderboard.nodes.map(({ value }) => value)).size > 1;
  const entries = [...leaderboard.nodes].sort(
    (one, other) => other.value - one.value || amountBeside(other) - amountBeside(one),
  );
  const isRound = shown.__typename === 'Round';
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{t('round.standings')}</h2>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('round.player')}</th>
            <th scope="col" className="figure">
              {isRound ? (shown.victoryLabel ?? shown.currency.plural) : t('dynasty.pegs')}
            </th>
            <th scope="col" className="figure">
              {t(isRound ? 'watch.wealth' : 'dynasty.magistrelli')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.player.id}>
              <td>
                {hasPlaces && <span className="figures quiet">{entry.place}. </span>}
                {entry.player.name}
              </td>
              <td className="figure">{printNumber(entry.value)}</td>
              <td className="figure">{besides(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function besides({ player }: Entry): string {
  if ('wealth' in player) return player.wealth === null ? '–' : printFraction(player.wealth);
  return player.magistrelli === null ? '–' : printNumber(player.magistrelli);
}

/** The second figure as a number, to sort equal players. */
function amountBeside({ player }: Entry): number {
  const [over = 0, under = 1] = String(
    ('wealth' in player ? player.wealth : player.magistrelli) ?? 0,
  )
    .split('/')
    .map(Number);
  return over / under;
}
