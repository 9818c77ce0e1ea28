import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type {
  FurtherPalettePlayersQuery,
  PalettePlayersFragment,
  PaletteSeasonQuery,
} from '../../generated/graphql';
import { usePages } from '../../ui/list/use-pages';
import { TABS, tabsOf } from '../../features/season';
import { printRefusal } from '../../platform/i18n/print-refusal';
import { t } from '../../platform/i18n/translate';
import type { Group } from './entries';
import { focusControl } from './focus-control';
import { actionPage } from './action-page';

const HOUSE = graphql(`
  query PaletteHouse($search: String) {
    seasons(search: $search, first: 12) {
      nodes {
        id
        name
        kind
      }
    }
    viewer {
      id
      seasons(first: 20) {
        nodes {
          id
          name
          kind
        }
      }
    }
  }
`);

const GAME = graphql(`
  query PaletteGame($game: ID!) {
    node(id: $game) {
      __typename
      id
      ... on GiolittiGame {
        season {
          id
        }
      }
    }
  }
`);

const SEASON = graphql(`
  query PaletteSeason($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
      kind
      ...SeasonTabs
      ...SeasonClock
      players(first: 100) {
        ...PalettePlayers
      }
      viewer {
        id
        options {
          mutation
          description
          anchor
          until
          input
        }
        waiting {
          from
          option {
            mutation
            description
            anchor
            input
          }
          refusal {
            code
            message
            facts
          }
        }
      }
      ... on Dynasty {
        games(first: 24, order: NEWEST_FIRST) {
          nodes {
            id
            number
            gameStatus
          }
        }
      }
    }
  }
`);

const PLAYERS = graphql(`
  fragment PalettePlayers on PlayerConnection {
    totalCount
    nodes {
      id
      name
      account {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const FURTHER = graphql(`
  query FurtherPalettePlayers($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...PalettePlayers
      }
    }
  }
`);

export type PaletteSeason = NonNullable<PaletteSeasonQuery['season']>;
type Navigate = (address: string) => void;
type KnownSeason = { readonly id: string; readonly name: string; readonly kind: string };

const pageOf = ({ id, kind }: Pick<KnownSeason, 'id' | 'kind'>): string =>
  `/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;

/** The pages and actions reachable from the current page. */
export function useGroups(
  asked: string,
  onHelp: () => void,
): { readonly groups: readonly Group[]; readonly season: PaletteSeason | null } {
  const [location, go] = useLocation();
  const [, first = '', id = ''] = location.split('/');
  const search = asked === '' ? null : asked;
  const [{ data: house }] = useQuery({ query: HOUSE, variables: { search } });
  const game = first === 'g' ? id : null;
  const [{ data: at }] = useQuery({
    query: GAME,
    variables: { game: game ?? '' },
    pause: game === null,
  });
  const ofGame = at?.node?.__typename === 'GiolittiGame' ? at.node.season.id : null;
  const inSeason = first === 's' || first === 'd' || first === 'verify' ? id : ofGame;
  const [{ data }] = useQuery({
    query: SEASON,
    variables: { season: inSeason ?? '' },
    pause: inSeason === null,
    requestPolicy: 'cache-and-network',
  });
  const season = inSeason !== null && data?.season?.id === inSeason ? data.season : null;
  const players = usePlayers(season, search !== null);
  const mine = house?.viewer?.seasons.nodes ?? [];
  const others = (house?.seasons.nodes ?? []).filter((each) =>
    mine.every((one) => one.id !== each.id),
  );
  const groups = [
    ...(season === null ? [] : groupsOf(season, players, go)),
    seasonsOf('palette.mine', mine, go),
    seasonsOf('palette.seasons', others, go),
    houseOf(go, onHelp, Boolean(house?.viewer)),
  ];
  return { groups, season };
}

/** The season's first players; all players once the user types. */
function usePlayers(
  season: PaletteSeason | null,
  all: boolean,
): readonly PalettePlayersFragment['nodes'][number][] {
  const previous = unmask(PLAYERS, season?.players ?? null);
  const variables = { season: season?.id ?? '' };
  const pages = all ? Infinity : 0;
  const version = previous?.totalCount;
  const further = usePages({ previous, query: FURTHER, variables, pageOf: pageIn, pages, version });
  return [...(previous?.nodes ?? []), ...further.nodes];
}

const pageIn = ({ season }: FurtherPalettePlayersQuery): PalettePlayersFragment | null =>
  season === null ? null : unmask(PLAYERS, season.players);

/**
 * The mutation's name in words, as a further search term: `declineTrade` adds "trade" to a sentence
 * with "offer".
 */
const wordsOf = ({ mutation }: { readonly mutation: string }): string =>
  mutation.replaceAll(/[A-Z]/g, ' $&');

function groupsOf(
  season: PaletteSeason,
  players: ReturnType<typeof usePlayers>,
  go: Navigate,
): readonly Group[] {
  const page = pageOf(season);
  const lead = (option: Parameters<typeof focusControl>[0]) => () => {
    go(actionPage(page, option));
    focusControl(option);
  };
  const { options = [], waiting = [] } = season.viewer ?? {};
  const acts = options.map((option) => ({
    id: `act ${option.mutation} ${JSON.stringify(option.input)}`,
    text: option.description,
    also: wordsOf(option),
    until: option.until,
    go: lead(option),
  }));
  const notYet = waiting.flatMap(({ option, refusal, from }) =>
    refusal === null && from === null
      ? []
      : [
          {
            id: `not yet ${option.mutation} ${JSON.stringify(option.input)}`,
            text: option.description,
            also: wordsOf(option),
            why: refusal === null ? t('palette.tooEarly') : printRefusal(refusal),
            from,
            go: lead(option),
          },
        ],
  );
  const tabs = tabsOf(unmask(TABS, season)).map(({ href, label }) => ({
    id: href,
    text: label,
    go: () => go(href),
  }));
  return [
    { name: t('palette.acts'), entries: acts, unasked: 12 },
    { name: t('palette.notYet'), entries: notYet, unasked: 6 },
    { name: season.name, entries: tabs, unasked: tabs.length },
    { name: t('palette.games'), entries: gamesOf(season, go), unasked: 3 },
    { name: t('palette.players'), entries: playersOf(players, go), unasked: 0 },
  ];
}

function gamesOf(season: PaletteSeason, go: Navigate): Group['entries'] {
  if (season.__typename !== 'Dynasty') return [];
  return season.games.nodes.map(({ id, number, gameStatus }) => ({
    id,
    text: t('dynasty.game', { number }),
    note: t(`game.status.${gameStatus}`),
    go: () => go(`/g/${id}`),
  }));
}

const playersOf = (players: ReturnType<typeof usePlayers>, go: Navigate): Group['entries'] =>
  players.map(({ id, name, account }) => ({
    id,
    text: name,
    go: () => go(`/p/${account.id}`),
  }));

const seasonsOf = (
  name: 'palette.mine' | 'palette.seasons',
  seasons: readonly KnownSeason[],
  go: Navigate,
): Group => ({
  name: t(name),
  entries: seasons.map((season) => ({
    id: `${name} ${season.id}`,
    text: season.name,
    note: t(season.kind === 'DYNASTY' ? 'lobby.giolitti' : 'lobby.casino'),
    go: () => go(pageOf(season)),
  })),
  unasked: 5,
});

function houseOf(go: Navigate, onHelp: () => void, signedIn: boolean): Group {
  const to = (href: string, text: string) => ({ id: href, text, go: () => go(href) });
  const entries = [
    to('/', t('palette.front')),
    to('/me', t(signedIn ? 'account.me' : 'account.signIn')),
    to('/new', t('play.new')),
    to('/learn', t('learn.link')),
    to('/leaders', t('boards.title')),
    to('/cards', t('cards.title')),
    // The docs are served outside this client.
    { id: '/docs', text: t('palette.docs'), go: () => window.location.assign('/docs') },
    { id: '?', text: t('keys.title'), go: onHelp },
  ];
  return { name: t('palette.house'), entries, unasked: entries.length };
}
