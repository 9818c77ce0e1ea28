import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { PlayerChoice } from '../governance';
import { Button } from '../../ui/form/button';
import { Select } from '../../ui/form/select';
import { Field } from '../../ui/form/field';
import { OptionRule } from '../../ui/form/option-rule';
import { t } from '../../platform/i18n/translate';

const CREATE_DUCK = graphql(`
  mutation CreateDuck($input: CreateDuckInput!) {
    createDuck(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      duck {
        id
      }
    }
  }
`);

type CreateDuckProps = { readonly season: string; readonly people: readonly PlayerChoice[] };

/** Lets the host give a player a duck. */
export function CreateDuck({ season, people }: CreateDuckProps) {
  const place = { season, command: 'createDuck' };
  const [duck, setDuck, clear] = useDraft(place, { name: '', playerId: people[0]?.value ?? '' });
  const { state, send } = useCommand(CREATE_DUCK, place);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ seasonId: season, ...duck })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void make(event)}>
      <h2>{t('host.duck')}</h2>
      <Select
        label={t('host.duckFor')}
        value={duck.playerId}
        of={people}
        onChange={(playerId) => setDuck({ ...duck, playerId })}
      />
      <Field
        label={t('host.duckName')}
        required
        maxLength={40}
        value={duck.name}
        onChange={(name) => setDuck({ ...duck, name })}
        state={state}
        season={season}
      />
      <span className="act-way">
        <Button type="submit" state={state}>
          {t('host.makeDuck')}
        </Button>
        <OptionRule season={season} mutation="createDuck" />
      </span>
    </form>
  );
}
