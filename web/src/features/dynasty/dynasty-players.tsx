import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type {
  DynastyPlayerPageFragment,
  FurtherDynastyPlayersQuery,
} from '../../generated/graphql';
import { GlossaryText } from '../../ui/glossary/glossary-text';
import { LoadMore } from '../../ui/list/load-more';
import { PlayerName } from '../../ui/player-name';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { usePlayerSearch } from '../../ui/player-search';
import { usePages } from '../../ui/list/use-pages';
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
  /** The event after which to show the state; now if left out. */
  readonly atSeq?: number;
};

export function DynastyPlayers({ dynasty, atSeq }: DynastyPlayersProps) {
  const { id, seq, status, players } = unmask(PLAYERS, dynasty);
  const previous = unmask(PAGE, players);
  const further = usePages({
    previous,
    query: FURTHER,
    variables: { season: id, atSeq: atSeq ?? null },
    pageOf: pageIn,
    version: seq,
  });
  const all = [...previous.nodes, ...further.nodes];
  const { box, found } = usePlayerSearch(all, further.all);
  return (
    <section aria-labelledby="players">
      <h2 id="players">{t('dynasty.players')}</h2>
      {box}
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('round.player')}</th>
            <th scope="col">{t('dynasty.mask')}</th>
            <th scope="col" className="figure">
              <GlossaryText>{t('dynasty.pegs')}</GlossaryText>
            </th>
            <th scope="col" className="figure">
              <GlossaryText>{t('dynasty.magistrelli')}</GlossaryText>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((player) => (
            <tr key={player.id}>
              <td>
                <PlayerName player={player} />{' '}
                {player.readiness === true && status !== 'ENDED' && (
                  <span className="ready">{t('dynasty.ready')}</span>
                )}
                {player.idleSince !== null && <span className="quiet">{t('idle.mark')}</span>}
              </td>
              <td>{player.mask?.name ?? <span className="quiet">{t('dynasty.none')}</span>}</td>
              <td className="figure">{printNumber(player.pegs ?? 0)}</td>
              <td className="figure">{printNumber(player.magistrelli ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore of={further} count={previous.totalCount - all.length} />
    </section>
  );
}

function pageIn({ season }: FurtherDynastyPlayersQuery): DynastyPlayerPageFragment | null {
  return season === null ? null : unmask(PAGE, season.players);
}
