import { useState } from 'react';
import type { ComponentProps } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { EarlierWarsQuery, WarPageFragment } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { NextPages } from '../../ui/list/next-pages';
import { fieldOf } from '../../platform/offered-option';
import type { OfferedMutation } from '../../platform/is-offered';
import { t } from '../../platform/i18n/translate';
import { Stake } from './stake';
import { WarTable } from './war-table';
import { WeekDice } from './week-dice';

const WARS = graphql(`
  fragment Wars on Round {
    id
    week
    ruleset {
      id
      round {
        warPlayers
      }
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
    seq
    open: tables(status: OPEN, kind: WAR, first: 6, order: NEWEST_FIRST) {
      ...WarPage
    }
    wars: tables(status: null, kind: WAR, first: 6, order: NEWEST_FIRST) {
      ...WarPage
    }
  }
`);
const WAR_PAGE = graphql(`
  fragment WarPage on TableConnection {
    nodes {
      __typename
      id
      status
      ...WarTable
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const EARLIER = graphql(`
  query EarlierWars($season: ID!, $status: TableStatus, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        tables(status: $status, kind: WAR, first: 12, order: NEWEST_FIRST, after: $after) {
          ...WarPage
        }
      }
    }
  }
`);
const OPEN_TABLE = graphql(`
  mutation OpenWarTable($input: SitDownInput!) {
    sitDown(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      table {
        id
      }
    }
  }
`);

type WarsProps = {
  readonly round: FragmentType<typeof WARS>;
  readonly options: readonly OfferedMutation[];
};

/**
 * The tables of war, a game in which the higher card takes the stakes; nothing if the rules have no
 * war.
 */
export function Wars({ round, options }: WarsProps) {
  const { id, seq, week, ruleset, viewer, open: sat, wars } = unmask(WARS, round);
  const open = unmask(WAR_PAGE, sat);
  const latest = unmask(WAR_PAGE, wars);
  const news = useSeenOpen([...open.nodes, ...latest.nodes]);
  // A war that ends during the visit is told in its place.
  const told = latest.nodes.filter(({ id: war, status }) => status !== 'OPEN' && news.has(war));
  const live = open.nodes.filter(({ status }) => status === 'OPEN');
  if ((ruleset.round?.warPlayers ?? null) === null && latest.nodes.length === 0) return null;
  const holdings = viewer?.player?.holdings ?? [];
  const isPast = ({ id: war, status }: WarNode): boolean =>
    status !== 'OPEN' && told.every((each) => each.id !== war);
  const isOver = latest.pageInfo.hasNextPage || latest.nodes.some(isPast);
  const me = viewer?.player?.id ?? null;
  const shown = { season: id, me, options, holdings };
  const earlier = { query: EARLIER, pageOf: pageIn };
  return (
    <section className="panel" aria-labelledby="war">
      <h2 id="war">{t('tables.war')}</h2>
      <p className="quiet">{t('tables.warText')}</p>
      {live.length + told.length === 0 && <p className="quiet">{t('tables.noOpen')}</p>}
      <WarTables wars={[...live, ...told]} news={news} {...shown} />
      <NextPages
        {...earlier}
        previous={open}
        variables={{ season: id, status: 'OPEN' as const }}
        all
        version={seq}
      >
        {(nodes) => <WarTables wars={nodes.filter(({ status }) => status === 'OPEN')} {...shown} />}
      </NextPages>
      {isOpening(options, 'proposeWar') && <Stake season={id} table={null} holdings={holdings} />}
      {isOpening(options, 'sitDown') && (
        <MutationButton
          document={OPEN_TABLE}
          season={id}
          command="sitDown"
          input={{ seasonId: id }}
        >
          {t('tables.sit')}
        </MutationButton>
      )}
      {isOver && <h3 className="caps">{t('tables.past')}</h3>}
      <WarTables wars={latest.nodes.filter(isPast)} {...shown} />
      <NextPages {...earlier} previous={latest} variables={{ season: id, status: null }}>
        {(nodes) => <WarTables wars={nodes.filter(isPast)} {...shown} />}
      </NextPages>
      <WeekDice season={id} week={week} />
    </section>
  );
}

/** True if the server offers the mutation without a table. Sent like this, it opens a new table. */
const isOpening = (options: readonly OfferedMutation[], wanted: string): boolean =>
  options.some(
    ({ mutation, input }) => mutation === wanted && fieldOf(input, 'tableId') === undefined,
  );

function pageIn({ season }: EarlierWarsQuery): WarPageFragment | null {
  return season !== null && 'tables' in season ? unmask(WAR_PAGE, season.tables) : null;
}

type WarNode = WarPageFragment['nodes'][number];

/** The wars that were open at any time during the visit. */
function useSeenOpen(wars: readonly WarNode[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const more = wars.filter(({ id, status }) => status === 'OPEN' && !seen.has(id));
  if (more.length > 0) setSeen(new Set([...seen, ...more.map(({ id }) => id)]));
  return seen;
}

type WarTablesProps = Omit<ComponentProps<typeof WarTable>, 'war' | 'isNews'> & {
  readonly wars: WarPageFragment['nodes'];
  /** The wars whose end is told. */
  readonly news?: ReadonlySet<string>;
};

function WarTables({ wars, news, ...shown }: WarTablesProps) {
  return wars.map(
    (war) =>
      war.__typename === 'War' && (
        <WarTable key={war.id} war={war} isNews={news?.has(war.id) === true} {...shown} />
      ),
  );
}
