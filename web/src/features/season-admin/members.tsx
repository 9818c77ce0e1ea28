import { useState } from 'react';
import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { FurtherMembersQuery, MemberPageFragment } from '../../generated/graphql';
import { isOffered } from '../../platform/is-offered';
import { MutationButton } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { LoadMore } from '../../ui/list/load-more';
import { PlayerName } from '../../ui/player-name';
import { usePages } from '../../ui/list/use-pages';
import { t } from '../../platform/i18n/translate';
import './members.css';

const MEMBERS = graphql(`
  fragment Members on Season {
    id
    kind
    hosting {
      powers
    }
    viewer {
      id
      options {
        mutation
        anchor
        input
      }
    }
    players(first: 100) {
      ...MemberPage
    }
  }
`);
const PAGE = graphql(`
  fragment MemberPage on PlayerConnection {
    totalCount
    nodes {
      id
      name
      ...PlayerName
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherMembers($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...MemberPage
      }
    }
  }
`);
const REMOVE_PLAYER = graphql(`
  mutation RemovePlayer($input: RemovePlayerInput!) {
    removePlayer(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Members
      }
    }
  }
`);

/** The members, with the host's controls to remove them. */
export function Members({ season }: { readonly season: FragmentType<typeof MEMBERS> }) {
  const { id, kind, players, hosting, viewer } = unmask(MEMBERS, season);
  const previous = unmask(PAGE, players);
  const further = usePages({
    previous,
    query: FURTHER,
    variables: { season: id },
    pageOf: pageIn,
    version: previous.totalCount,
  });
  const shown = [...previous.nodes, ...further.nodes];
  const mayRemove = isOffered(viewer?.options ?? [], 'removePlayer');
  const byVote = !mayRemove && !hosting.powers.includes('REMOVE_PLAYER');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  return (
    <section className="panel" aria-labelledby="members">
      <h2 id="members">{t('host.members')}</h2>
      <p className="quiet">{t('lobby.players', { count: previous.totalCount })}</p>
      <ul className="members">
        {shown.map((player) => (
          <li key={player.id}>
            <PlayerName player={player} />
            {mayRemove && (
              <Button
                look="quiet"
                aria-label={t('host.remove', { name: player.name })}
                onClick={() => setChosen(player)}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore of={further} count={previous.totalCount - shown.length} />
      {byVote && (
        <p className="quiet small">
          {t('host.removeByVote')}{' '}
          <Link href={`/${kind === 'DYNASTY' ? 'd' : 's'}/${id}/proposals`}>
            {t('govern.proposals')}
          </Link>
        </p>
      )}
      <Dialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={t('host.remove', { name: chosen?.name ?? '' })}
      >
        <p>{t('host.removeSure')}</p>
        {chosen !== null && (
          <MutationButton
            document={REMOVE_PLAYER}
            season={id}
            command={`removePlayer ${chosen.id}`}
            input={{ seasonId: id, playerId: chosen.id }}
            look="act"
            onDone={() => setChosen(null)}
          >
            {t('host.sure')}
          </MutationButton>
        )}
      </Dialog>
    </section>
  );
}

const pageIn = ({ season }: FurtherMembersQuery): MemberPageFragment | null =>
  season === null ? null : unmask(PAGE, season.players);
