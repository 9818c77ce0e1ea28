import { useState } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { fieldOf, textsOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment TableActions on GiolittiGame {
    id
    season {
      id
    }
    tricks {
      trick
      name
    }
    ruleset {
      id
      dynasty {
        tableActions {
          action
          title
          pegs
        }
      }
    }
  }
`);

const TAKE = graphql(`
  mutation TakeTableAction($input: TakeTableActionInput!) {
    takeTableAction(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      game {
        ...GameAfter
      }
    }
  }
`);

type TableActionsProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** The actions that the game's rules allow for pegs: a button each, with a choice of trick. */
export function TableActions({ game: shown, seat }: TableActionsProps) {
  const { id, season, tricks, ruleset } = unmask(GAME, shown);
  const [open, setOpen] = useState<string | null>(null);
  const offered = (ruleset.dynasty?.tableActions ?? []).flatMap((action) => {
    const option = seat.options.find(
      ({ mutation, input }) =>
        mutation === 'takeTableAction' && fieldOf(input, 'action') === action.action,
    );
    return option === undefined ? [] : [{ ...action, tricks: textsOf(option.facts, 'tricks') }];
  });
  if (offered.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <div className="game-acts" role="group" aria-label={t('act.table')}>
      {offered.map(({ action, title, pegs, tricks: reach }) => (
        <span key={action}>
          <Button onClick={() => setOpen(action)}>{title}</Button>
          <Dialog open={open === action} onOpenChange={close} title={title}>
            <p className="quiet">{t(pegs === 0 ? 'act.tableFree' : 'act.tableText', { pegs })}</p>
            <ul className="powers">
              {reach.map((trick) => (
                <li key={trick}>
                  <MutationButton
                    document={TAKE}
                    season={season.id}
                    command={`takeTableAction:${id}:${action}:${trick}`}
                    input={{ gameId: id, action, trick }}
                    onDone={close}
                  >
                    {tricks.find((each) => each.trick === trick)?.name ?? trick}
                  </MutationButton>
                </li>
              ))}
            </ul>
          </Dialog>
        </span>
      ))}
    </div>
  );
}
