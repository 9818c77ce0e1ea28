import { useState } from 'react';
import { Card } from '../../ui/cards/card';
import type { Face } from '../../ui/cards/face';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import type { OfferedMutation } from '../../platform/is-offered';
import { MutationButton } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Select } from '../../ui/form/select';
import { Markdown } from '../../ui/markdown';
import { RefusalText, RuleLink } from '../../ui/form/outcome';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { DeckDialog } from '../../ui/cards/deck-dialog';
import { fieldOf } from '../../platform/offered-option';
import { t } from '../../platform/i18n/translate';

const ACTIONS = graphql(`
  fragment PlayerActions on Season {
    id
    ruleset {
      id
    }
    players(first: 100) {
      ...Everybody
    }
    playerActions {
      code
      title
      text
      refusal {
        code
        message
        anchor
        facts
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
        anchor
        facts
      }
      seq
    }
  }
`);

type PlayerActionsProps = {
  readonly season: FragmentType<typeof ACTIONS>;
  readonly options: readonly OfferedMutation[];
  /** The viewer's player, whom an action cannot target. */
  readonly own: string | null;
};

/**
 * The actions from players' own rules, each with a button and the rule's text, or the reason why it
 * is impossible now.
 */
export function PlayerActions({ season, options, own }: PlayerActionsProps) {
  const { id, ruleset, players, playerActions } = unmask(ACTIONS, season);
  const [whom, setWhom] = useState('');
  const [card, setCard] = useState<Face | null>(null);
  const people = useAllPlayers(id, players)
    .filter((each) => each.id !== own)
    .map((each) => ({ value: each.id, name: each.name }));
  if (playerActions.length === 0) return null;
  return (
    <section aria-labelledby="values-actions">
      <h2 id="values-actions">{t('values.actions')}</h2>
      <ul className="values-actions">
        {playerActions.map(({ code, title, text, refusal }) => (
          <li key={code} className="panel">
            <div className="prose">
              <Markdown text={text} />
            </div>
            {isOffered(options, 'takeAction', 'action', code) ? (
              <span className="line-up">
                {needs(options, code, 'card') && (
                  <>
                    {card !== null && <Card face={card} width={48} />}
                    <DeckDialog
                      ruleset={ruleset.id}
                      label={t('values.whichCard', { title })}
                      onChoose={setCard}
                    />
                  </>
                )}
                {needs(options, code, 'playerId') && (
                  <Select
                    label={t('values.whom', { title })}
                    value={whom}
                    of={[{ value: '', name: t('market.partner') }, ...people]}
                    onChange={setWhom}
                  />
                )}
                <MutationButton
                  document={TAKE_ACTION}
                  season={id}
                  command={`takeAction ${code}`}
                  input={{
                    seasonId: id,
                    action: code,
                    ...(needs(options, code, 'playerId') && whom !== '' && { playerId: whom }),
                    ...(needs(options, code, 'card') && card !== null && { card: faceOf(card) }),
                  }}
                  look="act"
                >
                  {title}
                </MutationButton>
              </span>
            ) : (
              <div className="values-not">
                <Button disabled>{title}</Button>
                {refusal !== null && (
                  <p className="quiet small">
                    <RefusalText refusal={refusal} />{' '}
                    {refusal.anchor !== null && <RuleLink season={id} rule={refusal.anchor} />}
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

const faceOf = ({ rank, suit }: Face) => ({ rank, suit });

/** True if the action needs a player or card as its target. */
const needs = (
  options: readonly OfferedMutation[],
  code: string,
  what: 'playerId' | 'card',
): boolean =>
  options.some(
    ({ mutation, input, needs: named = [] }) =>
      mutation === 'takeAction' && fieldOf(input, 'action') === code && named.includes(what),
  );
