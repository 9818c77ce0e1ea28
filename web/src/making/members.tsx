import { useState } from 'react';
import { Link } from 'wouter';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { isOffered } from '../govern/options';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { PlayerName } from '../kit/player-name';
import { say } from '../words/words';
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
        rule
        input
      }
    }
    players(first: 100) {
      totalCount
      nodes {
        id
        name
        ...PlayerName
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
        rule
      }
      season {
        id
        ...Members
      }
    }
  }
`);

/** Who sits here, and the door for those who should not. */
export function Members({ season }: { readonly season: FragmentType<typeof MEMBERS> }) {
  const { id, kind, players, hosting, viewer } = unmask(MEMBERS, season);
  const mayRemove = isOffered(viewer?.options ?? [], 'removePlayer');
  const byVote = !mayRemove && !hosting.powers.includes('REMOVE_PLAYER');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  return (
    <section className="panel" aria-labelledby="members">
      <h2 id="members">{say('host.members')}</h2>
      <p className="quiet">{say('lobby.players', { count: players.totalCount })}</p>
      <ul className="members">
        {players.nodes.map((player) => (
          <li key={player.id}>
            <PlayerName player={player} />
            {mayRemove && (
              <Button
                look="quiet"
                aria-label={say('host.remove', { name: player.name })}
                onClick={() => setChosen(player)}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ul>
      {byVote && (
        <p className="quiet small">
          {say('host.removeByVote')}{' '}
          <Link href={`/${kind === 'DYNASTY' ? 'd' : 's'}/${id}/proposals`}>
            {say('govern.proposals')}
          </Link>
        </p>
      )}
      <Dialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={say('host.remove', { name: chosen?.name ?? '' })}
      >
        <p>{say('host.removeSure')}</p>
        {chosen !== null && (
          <Act
            document={REMOVE_PLAYER}
            season={id}
            command={`removePlayer ${chosen.id}`}
            input={{ seasonId: id, playerId: chosen.id }}
            look="act"
            onDone={() => setChosen(null)}
          >
            {say('host.sure')}
          </Act>
        )}
      </Dialog>
    </section>
  );
}
