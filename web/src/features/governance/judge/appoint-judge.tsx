import { useState } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Select } from '../../../ui/form/select';
import { useAllPlayers } from '../../../ui/list/use-all-players';
import { t } from '../../../platform/i18n/translate';

const APPOINTABLE = graphql(`
  fragment Appointable on Round {
    id
    judge {
      id
      sitting {
        id
        player {
          id
        }
      }
      all: terms(first: 100) {
        nodes {
          id
          ending
          player {
            id
          }
        }
      }
    }
    players(first: 100) {
      ...Everybody
    }
  }
`);
const APPOINT = graphql(`
  mutation AppointJudge($input: AppointJudgeInput!) {
    appointJudge(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      judge {
        id
        ...Office
      }
    }
  }
`);

/**
 * In the first week the host may appoint any player to a vacant seat, except a player whom the
 * others removed.
 */
export function AppointJudge({ round }: { readonly round: FragmentType<typeof APPOINTABLE> }) {
  const { id, judge, players: all } = unmask(APPOINTABLE, round);
  // Only the first page of terms is searched. The server still refuses a player removed in any
  // other.
  const removed = judge.all.nodes.filter(({ ending }) => ending === 'REMOVED');
  const players = useAllPlayers(id, all).filter(
    (each) =>
      each.idleSince === null &&
      [...judge.sitting, ...removed].every(({ player }) => player.id !== each.id),
  );
  const [chosen, setChosen] = useState('');
  const named = players.find((each) => each.id === chosen) ?? players[0];
  if (named === undefined) return null;
  return (
    <div className="line-up">
      <Select
        label={t('judge.whom')}
        value={named.id}
        of={players.map((each) => ({ value: each.id, name: each.name }))}
        onChange={setChosen}
      />
      <MutationButton
        document={APPOINT}
        season={id}
        command="appointJudge"
        input={{ seasonId: id, playerId: named.id }}
        look="act"
      >
        {t('judge.appoint', { name: named.name })}
      </MutationButton>
    </div>
  );
}
