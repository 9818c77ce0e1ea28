import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { TextArea } from '../../ui/form/text-area';
import { say } from '../../platform/i18n/translate';
import { besideFields } from './field-errors';

const DESCRIBE = graphql(`
  fragment Describe on Season {
    id
    name
    description
  }
`);
const DESCRIBE_SEASON = graphql(`
  mutation DescribeSeason($input: DescribeSeasonInput!) {
    describeSeason(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
        ...Describe
      }
    }
  }
`);

type Words = { readonly name: string; readonly description: string };

export function Describe({ season }: { readonly season: FragmentType<typeof DESCRIBE> }) {
  const { id, name, description } = unmask(DESCRIBE, season);
  const place = { season: id, command: 'describeSeason' };
  const [draft, setDraft, clear] = useDraft<Words | null>(place, null);
  const { way, send } = useCommand(DESCRIBE_SEASON, place);
  const told = besideFields(way, ['name', 'description']);
  const words = draft ?? { name, description: description ?? '' };
  const keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ seasonId: id, ...words })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void keep(event)}>
      <h2>{say('host.about')}</h2>
      <Field
        label={say('create.name')}
        required
        value={words.name}
        onChange={(next) => setDraft({ ...words, name: next })}
        way={told.at('name')}
        season={id}
      />
      <TextArea
        label={say('create.description')}
        value={words.description}
        onChange={(next) => setDraft({ ...words, description: next })}
        way={told.at('description')}
        season={id}
      />
      <span className="act-way">
        <Button type="submit" way={way}>
          {say('host.describe')}
        </Button>
        <OptionRule season={id} mutation="describeSeason" />
      </span>
      <Outcome way={told.rest} season={id} />
    </form>
  );
}
