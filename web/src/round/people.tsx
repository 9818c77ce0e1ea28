import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Termed } from '../glossary/termed';
import { PlayerName } from '../kit/player-name';
import { printFraction, printMoment } from '../words/figures';
import { useNow } from '../live/use-now';
import { say } from '../words/words';
import { usePlayerSearch } from '../kit/player-search';
import '../kit/ledger.css';

const PEOPLE = graphql(`
  fragment People on Round {
    id
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

/** Who sits here, and what they are worth. */
export function People({ round }: { readonly round: FragmentType<typeof PEOPLE> }) {
  const { players } = unmask(PEOPLE, round);
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
              <td className="figure">
                {player.wealth === null ? '–' : printFraction(player.wealth)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
