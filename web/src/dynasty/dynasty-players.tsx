import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Termed } from '../glossary/termed';
import { PlayerName } from '../kit/player-name';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { usePlayerSearch } from '../kit/player-search';
import '../kit/ledger.css';

const PLAYERS = graphql(`
  fragment DynastyPlayers on Dynasty {
    id
    status
    players(first: 100) {
      nodes {
        id
        pegs
        magistrelli
        readiness
        idleSince
        mask {
          mask
          name
        }
        ...PlayerName
      }
    }
  }
`);

export function DynastyPlayers({ dynasty }: { readonly dynasty: FragmentType<typeof PLAYERS> }) {
  const { status, players } = unmask(PLAYERS, dynasty);
  const { box, found } = usePlayerSearch(players.nodes);
  return (
    <section aria-labelledby="players">
      <h2 id="players">{say('dynasty.players')}</h2>
      {box}
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{say('round.player')}</th>
            <th scope="col">{say('dynasty.mask')}</th>
            <th scope="col" className="figure">
              <Termed>{say('dynasty.pegs')}</Termed>
            </th>
            <th scope="col" className="figure">
              <Termed>{say('dynasty.magistrelli')}</Termed>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((player) => (
            <tr key={player.id}>
              <td>
                <PlayerName player={player} />{' '}
                {player.readiness === true && status !== 'ENDED' && (
                  <span className="ready">{say('dynasty.ready')}</span>
                )}
                {player.idleSince !== null && <span className="quiet">{say('idle.mark')}</span>}
              </td>
              <td>{player.mask?.name ?? <span className="quiet">{say('dynasty.none')}</span>}</td>
              <td className="figure">{printNumber(player.pegs ?? 0)}</td>
              <td className="figure">{printNumber(player.magistrelli ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
