import { graphql } from '../../../generated/gql';
import type { TaskFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';

export const TASK = graphql(`
  fragment Task on Waiting {
    kind
    from
    until
    on {
      __typename
      id
    }
    option {
      description
      anchor
    }
    refusal {
      message
      facts
    }
  }
`);

const NAMED = ['BIDS', 'HAND', 'TURN', 'SFIDA'] as const;

/** What the viewer has to do, as the name of a link. */
export function taskText({ kind, option }: TaskFragment): string {
  const named = NAMED.find((each) => each === kind);
  return named === undefined ? option.description.replace(/\.$/, '') : t(`task.${named}`);
}

/** The round's tab for each kind of task. */
const TABS: Readonly<Partial<Record<TaskFragment['kind'], string>>> = {
  BIDS: '#lots',
  HAND: '/hands',
  REVEAL: '/hands',
  TRADE: '/market',
  CONTRACT: '/contracts',
  CONTRACT_CHANGE: '/contracts',
  WAGER: '/tables',
  WAR: '/tables',
  VOTE: '/proposals',
  CONFIDENCE_VOTE: '/judge',
  JUSTICE: '/judge',
};

/** The parts of a dynasty for its kinds of task. */
const IN_DYNASTY: Readonly<Partial<Record<TaskFragment['kind'], string>>> = {
  VOTE: '/proposals',
  READINESS: '#my-place',
  GAME_TO_START: '#my-place',
};

/** The types of subject that have an anchor on their tab. */
const CITED: readonly string[] = ['Trade', 'Contract', 'War', 'Proposal', 'SecretAction'];

type SeasonRef = { readonly id: string; readonly kind: string };

/** The address at which a task can be done. */
export function taskPlace({ kind, on }: TaskFragment, season: SeasonRef): string {
  if (on?.__typename === 'GiolittiGame') return `/g/${on.id}`;
  // Only the round's own secret actions have an id. The others belong to the season's values.
  if (kind === 'REVEAL' && on?.__typename !== 'SecretAction') {
    return `/${season.kind === 'ROUND' ? 's' : 'd'}/${season.id}/values#values-secrets`;
  }
  const isCited = on !== null && CITED.includes(on.__typename);
  const cited = isCited ? `#${on.__typename.toLowerCase()}-${on.id}` : '';
  if (season.kind === 'ROUND') return `/s/${season.id}${TABS[kind] ?? ''}${cited}`;
  return `/d/${season.id}${IN_DYNASTY[kind] ?? ''}${kind === 'VOTE' ? cited : ''}`;
}
