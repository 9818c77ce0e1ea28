import { useCallback } from 'react';
import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { SeasonKind } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';

const REHEARSE_ROUND = graphql(`
  mutation RehearseRound($input: CreateRoundInput!) {
    createRound(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
      }
    }
  }
`);

const REHEARSE_DYNASTY = graphql(`
  mutation RehearseDynasty($input: CreateDynastyInput!) {
    createDynasty(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
      }
    }
  }
`);

const SIT_IN = graphql(`
  mutation SitIn($input: JoinSeasonInput!) {
    joinSeason(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      player {
        id
      }
    }
  }
`);

type Rehearsal = {
  readonly state: CommandState;
  /** Resolves with the id of the new season, with a seat for its host; null if refused. */
  readonly start: (name: string) => Promise<string | null>;
};

/** Starts a rehearsal. The viewer is its host and moves its clock. */
export function useRehearsal(kind: SeasonKind): Rehearsal {
  const round = useCommand(REHEARSE_ROUND, { season: null, command: 'createRound rehearsal' });
  const dynasty = useCommand(REHEARSE_DYNASTY, {
    season: null,
    command: 'createDynasty rehearsal',
  });
  const sit = useCommand(SIT_IN, { season: null, command: 'joinSeason rehearsal' });
  const [makeRound, makeDynasty, sitDown] = [round.send, dynasty.send, sit.send];
  const start = useCallback(
    async (name: string): Promise<string | null> => {
      const input = { name: t('play.name', { name }), rehearsal: true };
      const id =
        kind === 'ROUND'
          ? (await makeRound(input))?.createRound.season?.id
          : (await makeDynasty(input))?.createDynasty.season?.id;
      if (id === undefined) return null;
      await sitDown({ seasonId: id });
      return id;
    },
    [kind, makeRound, makeDynasty, sitDown],
  );
  return { state: kind === 'ROUND' ? round.state : dynasty.state, start };
}
