import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { Named } from '../governance';
import { Button } from '../../ui/form/button';
import { Choice } from '../../ui/form/select';
import { Field } from '../../ui/form/field';
import { OptionRule } from '../../ui/form/option-rule';
import { say } from '../../platform/i18n/translate';

const CREATE_DUCK = graphql(`
  mutation CreateDuck($input: CreateDuckInput!) {
    createDuck(input: $input) {
      refusal {
        code
        message
        rule
      }
      duck {
        id
      }
    }
  }
`);

type MakeProps = { readonly season: string; readonly people: readonly Named[] };

/** Lets the host give a player a duck. */
export function MakeDuck({ season, people }: MakeProps) {
  const place = { season, command: 'createDuck' };
  const [duck, setDuck, clear] = useDraft(place, { name: '', playerId: people[0]?.value ?? '' });
  const { way, send } = useCommand(CREATE_DUCK, place);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ seasonId: season, ...duck })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void make(event)}>
      <h2>{say('host.duck')}</h2>
      <Choice
        label={say('host.duckFor')}
        value={duck.playerId}
        of={people}
        onChange={(playerId) => setDuck({ ...duck, playerId })}
      />
      <Field
        label={say('host.duckName')}
        required
        maxLength={40}
        value={duck.name}
        onChange={(name) => setDuck({ ...duck, name })}
        way={way}
        season={season}
      />
      <span className="act-way">
        <Button type="submit" way={way}>
          {say('host.makeDuck')}
        </Button>
        <OptionRule season={season} mutation="createDuck" />
      </span>
    </form>
  );
}
