import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type {
  DynastyPlayerPageFragment,
  FurtherDynastyPlayersQuery,
} from '../../generated/graphql';
import { Termed } from '../../ui/glossary/glossary-text';
import { Left } from '../../ui/list/load-more';
import { PlayerName } from '../../ui/player-name';
import { printNumber } from '../../platform/i18n/format';
import { say } from '../../platform/i18n/translate';
import { usePlayerSearch } from '../../ui/player-search';
import { useFurther } from '../../ui/list/use-pages';
import '../../ui/ledger.css';

const PLAYERS = graphql(`
  fragment DynastyPlayers on Dynasty {
    id
    seq
    status
    players(first: 100) {
      ...DynastyPlayerPage
    }
  }
`);
const PAGE = graphql(`
  fragment DynastyPlayerPage on PlayerConnection {
    totalCount
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
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherDynastyPlayers($season: ID!, $atSeq: Int, $after: String!) {
    season(id: $season, atSeq: $atSeq) {
      id
      players(first: 100, after: $after) {
        ...DynastyPlayerPage
      }
    }
  }
`);

type DynastyPlayersProps = {
  readonly dynasty: FragmentType<typeof PLAYERS>;
  /** The number of the event to show the state after; now if left out. */
  readonly atSeq?: number;
};

export function DynastyPlayers({ dynasty, atSeq }: DynastyPlayersProps) {
  const { id, seq, status, players } = unmask(PLAYERS, dynasty);
  const than = unmask(PAGE, players);
  const further = useFurther({
    than,
    query: FURTHER,
    variables: { season: id, atSeq: atSeq ?? null },
    pageOf: pageIn,
    told: seq,
  });
  const all = [...than.nodes, ...further.nodes];
  const { box, found } = usePlayerSearch(all, further.all);
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
      <Left of={further} count={than.totalCount - all.length} />
    </section>
  );
}

function pageIn({ season }: FurtherDynastyPlayersQuery): DynastyPlayerPageFragment | null {
  return season === null ? null : unmask(PAGE, season.players);
}
