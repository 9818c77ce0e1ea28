import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { FurtherPlayerValuesQuery, PlayerValuesPageFragment } from '../../generated/graphql';
import type { OfferedMutation } from '../../platform/is-offered';
import { LoadMore } from '../../ui/list/load-more';
import { PlayerName } from '../../ui/player-name';
import { usePages } from '../../ui/list/use-pages';
import { t } from '../../platform/i18n/translate';
import { maySet } from './may-set';
import { printValue } from '../../ui/print-value';
import { SetValue } from './set-value';
import '../../ui/ledger.css';

const PLAYERS = graphql(`
  fragment PlayerValues on Season {
    id
    seq
    players(first: 100) {
      ...PlayerValuesPage
    }
  }
`);
const PAGE = graphql(`
  fragment PlayerValuesPage on PlayerConnection {
    totalCount
    nodes {
      id
      name
      ...PlayerName
      values {
        tracked {
          code
          title
          type
          secret
          ...Settable
        }
        value
        seen
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherPlayerValues($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...PlayerValuesPage
      }
    }
  }
`);

type PlayerValuesProps = {
  readonly season: FragmentType<typeof PLAYERS>;
  readonly options: readonly OfferedMutation[];
  /** The viewer's player. */
  readonly own: string | null;
};

type ValueOf = PlayerValuesPageFragment['nodes'][number]['values'][number];

/** A row for each player and a column for each value. Editable values are set in place. */
export function PlayerValues({ season, options, own }: PlayerValuesProps) {
  const { id, seq, players } = unmask(PLAYERS, season);
  const previous = unmask(PAGE, players);
  const further = usePages({
    previous,
    query: FURTHER,
    variables: { season: id },
    pageOf: pageIn,
    version: seq,
  });
  const shown = [...previous.nodes, ...further.nodes];
  const columns = shown[0]?.values.map(({ tracked }) => tracked) ?? [];
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby="values-players">
      <h2 id="values-players">{t('values.players')}</h2>
      <div className="values-wide">
        <table className="ledger values-table">
          <thead>
            <tr>
              <th scope="col">{t('round.player')}</th>
              {columns.map(({ code, title, type }) => (
                <th key={code} scope="col" className={type === 'NUMBER' ? 'figure' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <tr key={player.id} data-own={player.id === own}>
                <th scope="row">
                  <PlayerName player={player} />
                </th>
                {player.values.map((value) => (
                  <td
                    key={value.tracked.code}
                    className={value.tracked.type === 'NUMBER' ? 'figure' : undefined}
                  >
                    {maySet(options, value.tracked.code, player.id) ? (
                      <SetValue
                        season={id}
                        tracked={value.tracked}
                        now={value.seen}
                        of={{ playerId: player.id }}
                        whose={player.name}
                      />
                    ) : (
                      <Seen value={value} />
                    )}
                    {value.tracked.secret && value.seen !== null && (
                      <span className="quiet small"> {t('values.onlyYou')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore of={further} count={previous.totalCount - shown.length} />
    </section>
  );
}

const pageIn = ({ season }: FurtherPlayerValuesQuery): PlayerValuesPageFragment | null =>
  season === null ? null : unmask(PAGE, season.players);

/** A secret value shows as sealed, except to its owner. */
function Seen({ value: { seen, tracked } }: { readonly value: ValueOf }) {
  if (tracked.secret && seen === null) {
    return <span className="value-secret">{t('values.secret')}</span>;
  }
  return <>{printValue(seen)}</>;
}
