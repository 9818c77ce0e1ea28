import { Tabs } from '../kit/tabs';
import type { Tab } from '../kit/tabs';
import { say } from '../words/words';

type SeasonTabsProps = { readonly season: string; readonly kind: string };

/** The pages of a season that are not at its table, beside the one that is. */
export function SeasonTabs({ season, kind }: SeasonTabsProps) {
  const tabs = kind === 'DYNASTY' ? dynastyTabs(season) : roundTabs(season);
  return <Tabs label={say('season.tables')} tabs={tabs} />;
}

export const roundTabs = (id: string): readonly Tab[] => [
  { href: `/s/${id}`, label: say('round.table') },
  { href: `/s/${id}/hands`, label: say('hands.tab') },
  { href: `/s/${id}/market`, label: say('market.tab') },
  { href: `/s/${id}/contracts`, label: say('contracts.tab') },
  { href: `/s/${id}/history`, label: say('history.tab') },
  { href: `/s/${id}/people`, label: say('round.people') },
  { href: `/s/${id}/proposals`, label: say('govern.proposals') },
  { href: `/s/${id}/judge`, label: say('govern.judge') },
  { href: `/s/${id}/tables`, label: say('tables.title') },
  { href: `/s/${id}/gallery`, label: say('tables.gallery') },
  { href: `/s/${id}/rules`, label: say('season.rules') },
  { href: `/s/${id}/host`, label: say('host.title') },
];

const dynastyTabs = (id: string): readonly Tab[] => [
  { href: `/d/${id}`, label: say('round.table') },
  { href: `/d/${id}/standings`, label: say('round.standings') },
  { href: `/d/${id}/masks`, label: say('masks.title') },
  { href: `/d/${id}/proposals`, label: say('govern.proposals') },
  { href: `/d/${id}/rules`, label: say('season.rules') },
  { href: `/d/${id}/host`, label: say('host.title') },
];
