import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SeasonTabsFragment } from '../../../generated/graphql';
import { Tabs } from '../../../ui/tabs';
import type { Tab } from '../../../ui/tabs';
import { t } from '../../../platform/i18n/translate';

export const TABS = graphql(`
  fragment SeasonTabs on Season {
    id
    kind
    trackedValues {
      code
    }
    playerActions {
      code
    }
    additionalSecretActions {
      code
    }
    offices {
      code
    }
    ... on Round {
      ruleset {
        id
        round {
          auction {
            playerLots
          }
          slots {
            price
          }
          warPlayers
        }
      }
      worksOfArt(first: 1) {
        nodes {
          id
        }
      }
    }
  }
`);

/** Links to the season's table and its other pages. */
export function SeasonTabs({ season }: { readonly season: FragmentType<typeof TABS> }) {
  return <Tabs label={t('season.tables')} tabs={tabsOf(unmask(TABS, season))} />;
}

export function tabsOf(season: SeasonTabsFragment): readonly Tab[] {
  const { id, kind, trackedValues, playerActions, additionalSecretActions, offices } = season;
  const isDynasty = kind === 'DYNASTY';
  const tabs = isDynasty ? dynastyTabs(id) : roundTabs(id, season);
  const at = tabs.findIndex(({ href }) => href.endsWith('/proposals'));
  const page = `/${isDynasty ? 'd' : 's'}/${id}`;
  // The tab is visible only if the rules have values, actions or offices.
  const hasValues = [trackedValues, playerActions, additionalSecretActions].some(
    ({ length }) => length > 0,
  );
  const own = [
    ...(hasValues ? [{ href: `${page}/values`, label: t('values.tab') }] : []),
    ...(offices.length > 0 ? [{ href: `${page}/offices`, label: t('offices.tab') }] : []),
  ];
  return tabs.toSpliced(at, 0, ...own);
}

/** The tabs of the Gallery and the side tables are visible only if the rules have them. */
const roundTabs = (id: string, shown: SeasonTabsFragment): readonly Tab[] => [
  { href: `/s/${id}`, label: t('round.table') },
  { href: `/s/${id}/hands`, label: t('hands.tab') },
  { href: `/s/${id}/market`, label: t('market.tab') },
  { href: `/s/${id}/contracts`, label: t('contracts.tab') },
  { href: `/s/${id}/history`, label: t('history.tab') },
  { href: `/s/${id}/people`, label: t('round.people') },
  { href: `/s/${id}/proposals`, label: t('govern.proposals') },
  { href: `/s/${id}/judge`, label: t('govern.judge') },
  ...(hasTables(shown) ? [{ href: `/s/${id}/tables`, label: t('tables.title') }] : []),
  ...(hasGallery(shown) ? [{ href: `/s/${id}/gallery`, label: t('tables.gallery') }] : []),
  { href: `/s/${id}/rules`, label: t('season.rules') },
  { href: `/s/${id}/host`, label: t('host.title') },
];

function hasTables(shown: SeasonTabsFragment): boolean {
  const rules = 'ruleset' in shown ? shown.ruleset.round : null;
  return rules !== null && (rules.slots !== null || rules.warPlayers !== null);
}

/**
 * The Gallery shows Works that third parties win. Without third parties, a proposal may still have
 * created a Work.
 */
const hasGallery = (shown: SeasonTabsFragment): boolean =>
  'ruleset' in shown &&
  (shown.ruleset.round?.auction.playerLots === true || shown.worksOfArt.nodes.length > 0);

const dynastyTabs = (id: string): readonly Tab[] => [
  { href: `/d/${id}`, label: t('round.table') },
  { href: `/d/${id}/standings`, label: t('round.standings') },
  { href: `/d/${id}/masks`, label: t('masks.title') },
  { href: `/d/${id}/proposals`, label: t('govern.proposals') },
  { href: `/d/${id}/rules`, label: t('season.rules') },
  { href: `/d/${id}/host`, label: t('host.title') },
];
