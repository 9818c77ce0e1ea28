import { useState } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { isOffered } from '../govern/options';
import type { Offered } from '../govern/options';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { Markdown } from '../kit/markdown';
import { RuleLink } from '../kit/outcome';
import { fieldOf } from '../season/option';
import { say } from '../words/words';

const ACTIONS = graphql(`
  fragment PlayerActions on Season {
    id
    players(first: 100) {
      nodes {
        id
        name
      }
    }
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
  /** The viewer’s own player, to whom nothing is done by taking it. */
  readonly own: string | null;
};

/** What the players' own rules let one do: each a button beside what the rules say of it, or why not now. */
export function PlayerActions({ season, options, own }: PlayerActionsProps) {
  const { id, players, playerActions } = unmask(ACTIONS, season);
  const [whom, setWhom] = useState('');
  const people = players.nodes
    .filter((each) => each.id !== own)
    .map((each) => ({ value: each.id, name: each.name }));
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
              <span className="line-up">
                {needsPlayer(options, code) && (
                  <Choice
                    label={say('values.whom', { title })}
                    value={whom}
                    of={[{ value: '', name: '…' }, ...people]}
                    onChange={setWhom}
                  />
                )}
                <Act
                  document={TAKE_ACTION}
                  season={id}
                  command={`takeAction ${code}`}
                  input={{
                    seasonId: id,
                    action: code,
                    ...(needsPlayer(options, code) && whom !== '' && { playerId: whom }),
                  }}
                  look="act"
                >
                  {title}
                </Act>
              </span>
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

/** Whether it is done to another player, who is to be named. */
const needsPlayer = (options: readonly Offered[], code: string): boolean =>
  options.some(
    ({ mutation, input, needs = [] }) =>
      mutation === 'takeAction' && fieldOf(input, 'action') === code && needs.includes('playerId'),
  );
