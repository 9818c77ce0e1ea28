import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Act } from '../kit/act';
import { useNow } from '../live/use-now';
import { printMoment } from '../words/figures';
import { say } from '../words/words';
import { isOffered } from './options';
import type { Offered } from './options';

const OFFICE = graphql(`
  fragment Office on JudgeOffice {
    id
    player {
      id
      name
    }
    term {
      id
      startedAt
    }
    removal {
      needed
      judge {
        id
        name
      }
      assents {
        id
      }
    }
  }
`);
const RESIGN_AS_JUDGE = graphql(`
  mutation ResignAsJudge($input: ResignAsJudgeInput!) {
    resignAsJudge(input: $input) {
      refusal {
        code
        message
        rule
      }
      judge {
        id
        ...Office
      }
    }
  }
`);
const ASSENT_TO_REMOVAL = graphql(`
  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {
    assentToJudgeRemoval(input: $input) {
      refusal {
        code
        message
        rule
      }
      judge {
        id
        ...Office
      }
    }
  }
`);

type OfficeProps = {
  readonly office: FragmentType<typeof OFFICE>;
  readonly season: string;
  readonly options: readonly Offered[];
  /** Whatever else can be done about the office. */
  readonly children?: ReactNode;
};

export function Office({ office, season, options, children }: OfficeProps) {
  const { player, term, removal } = unmask(OFFICE, office);
  const now = useNow(60_000);
  const input = { seasonId: season };
  return (
    <section className="panel judge-office" aria-labelledby="office">
      <h2 id="office">
        {player === null ? say('judge.vacant') : say('judge.is', { name: player.name })}
      </h2>
      {term !== null && (
        <p className="quiet">
          {say('judge.since', { when: printMoment(Date.parse(term.startedAt), now) })}
        </p>
      )}
      {removal !== null && (
        <p className="due">
          {say('judge.removal', {
            count: removal.assents.length,
            needed: removal.needed,
            name: removal.judge.name,
          })}
        </p>
      )}
      {isOffered(options, 'resignAsJudge') && (
        <Act document={RESIGN_AS_JUDGE} season={season} command="resignAsJudge" input={input}>
          {say('judge.resign')}
        </Act>
      )}
      {player !== null && isOffered(options, 'assentToJudgeRemoval') && (
        <Act
          document={ASSENT_TO_REMOVAL}
          season={season}
          command="assentToJudgeRemoval"
          input={{ ...input, playerId: player.id }}
          look="quiet"
        >
          {say('judge.remove')}
        </Act>
      )}
      {children}
    </section>
  );
}
