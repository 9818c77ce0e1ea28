import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { isOffered } from '../govern/options';
import type { Offered } from '../govern/options';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { Markdown } from '../kit/markdown';
import { RuleLink } from '../kit/outcome';
import { say } from '../words/words';

const ACTIONS = graphql(`
  fragment PlayerActions on Season {
    id
    playerActions {
      code
      title
      text
      refusal {
        message
        rule
      }
    }
  }
`);
const TAKE_ACTION = graphql(`
  mutation TakeAction($input: TakeActionInput!) {
    takeAction(input: $input) {
      refusal {
        code
        message
        rule
      }
      seq
    }
  }
`);

type PlayerActionsProps = {
  readonly season: FragmentType<typeof ACTIONS>;
  readonly options: readonly Offered[];
};

/** What the players' own rules let one do: each a button beside what the rules say of it, or why not now. */
export function PlayerActions({ season, options }: PlayerActionsProps) {
  const { id, playerActions } = unmask(ACTIONS, season);
  if (playerActions.length === 0) return null;
  return (
    <section aria-labelledby="values-actions">
      <h2 id="values-actions">{say('values.actions')}</h2>
      <ul className="values-actions">
        {playerActions.map(({ code, title, text, refusal }) => (
          <li key={code} className="panel">
            <div className="prose">
              <Markdown text={text} />
            </div>
            {isOffered(options, 'takeAction', 'action', code) ? (
              <Act
                document={TAKE_ACTION}
                season={id}
                command={`takeAction ${code}`}
                input={{ seasonId: id, action: code }}
                look="act"
              >
                {title}
              </Act>
            ) : (
              <div className="values-not">
                <Button disabled>{title}</Button>
                {refusal !== null && (
                  <p className="quiet small">
                    {refusal.message}{' '}
                    {refusal.rule !== null && <RuleLink season={id} rule={refusal.rule} />}
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
