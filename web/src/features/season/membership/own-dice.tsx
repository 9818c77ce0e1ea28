import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { makeClientSeed } from './client-seed';

const FIX = graphql(`
  mutation SetClientSeed($input: SetClientSeedInput!) {
    setClientSeed(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        seq
      }
    }
  }
`);

type OwnDiceProps = {
  readonly season: string;
  /** True if the player has already fixed a seed for the next week or game. */
  readonly fixed: boolean;
  /** The purpose of the seed, and its effect once fixed. */
  readonly text: string;
  readonly done: string;
};

/** Creates the player's client seed, stores it in this browser, and fixes it by its hash. */
export function OwnDice({ season, fixed, text, done }: OwnDiceProps) {
  const { state, send } = useCommand(FIX, { season, command: 'setClientSeed' });
  return (
    <details>
      <summary>{t('ready.fix')}</summary>
      <p className="quiet small">{fixed ? done : text}</p>
      <span className="act-way">
        <Button
          state={state}
          onClick={() => void send({ seasonId: season, sha256: makeClientSeed() })}
        >
          {t('ready.fix')}
        </Button>
        <OptionRule season={season} mutation="setClientSeed" />
      </span>
      <Outcome state={state} season={season} />
    </details>
  );
}
