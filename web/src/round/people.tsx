import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Termed } from '../glossary/termed';
import { PlayerName } from '../kit/player-name';
import { printFraction, printMoment, printNumber } from '../words/figures';
import { useNow } from '../live/use-now';
import { say } from '../words/words';
import { usePlayerSearch } from '../kit/player-search';
import { useSeat } from './seat';
import '../kit/ledger.css';

const PEOPLE = graphql(`
  fragment People on Round {
    id
    victoryItem
    leaderboard(first: 100) {
      nodes {
        place
        value
        player {
          id
        }
      }
    }
    players(first: 100) {
      totalCount
      nodes {
        id
        wealth
        joinedAt
        idleSince
        ...PlayerName
      }
    }
  }
`);

type PeopleProps = { readonly round: FragmentType<typeof PEOPLE> };

/** Who sits here, how much they have of what wins the round, and what they are worth. */
export function People({ round }: PeopleProps) {
  const { players, victoryItem, leaderboard } = unmask(PEOPLE, round);
  const counts = new Map(leaderboard.nodes.map(({ player, value }) => [player.id, value]));
  const { box, found } = usePlayerSearch(players.nodes);
  const now = useNow(60_000);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{say('round.people')}</h2>
      {box}
      {players.nodes.length === 0 && <p className="quiet">{say('round.nobody')}</p>}
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{say('round.player')}</th>
            <th scope="col">{say('round.joined')}</th>
            {victoryItem !== null && (
              <th scope="col" className="figure">
                {victoryItem}
              </th>
            )}
            <th scope="col" className="figure">
              <Termed>{say('round.wealth')}</Termed>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((player) => (
            <tr key={player.id}>
              <td>
                <PlayerName player={player} />{' '}
                {player.idleSince !== null && <span className="quiet">{say('idle.mark')}</span>}
              </td>
              <td className="quiet">{printMoment(Date.parse(player.joinedAt), now)}</td>
              {victoryItem !== null && (
                <td className="figure">{printNumber(counts.get(player.id) ?? 0)}</td>
              )}
              <td className="figure">{printWealth(player)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How a round came out: the winner before all, and then by how much of what wins it. */
export function FinalStandings({ round }: PeopleProps) {
  const { players, victoryItem, leaderboard } = unmask(PEOPLE, round);
  const { currency } = useSeat();
  const known = new Map(players.nodes.map((player) => [player.id, player]));
  const entries = leaderboard.nodes.flatMap(({ player, ...entry }) => {
    const found = known.get(player.id);
    return found === undefined ? [] : [{ ...entry, player: found }];
  });
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="final-standings">
      <h2 id="final-standings">{say('round.finalStandings')}</h2>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{say('round.player')}</th>
            <th scope="col" className="figure">
              {victoryItem ?? currency.plural}
            </th>
            <th scope="col" className="figure">
              <Termed>{say('round.wealth')}</Termed>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ place, value, player }) => (
            <tr key={player.id}>
              <td>
                <span className="figures quiet">{place}.</span> <PlayerName player={player} />
              </td>
              <td className="figure">{printNumber(value)}</td>
              <td className="figure">{printWealth(player)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const printWealth = ({ wealth }: { readonly wealth: string | null }): string =>
  wealth === null ? '–' : printFraction(wealth);
