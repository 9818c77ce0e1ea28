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
import { t } from '../../platform/i18n/translate';
import { fieldErrors } from './field-errors';

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
        anchor
        facts
      }
      season {
        id
        ...Describe
      }
    }
  }
`);

type Words = { readonly name: string; readonly description: string };

export function DescriptionForm({ season }: { readonly season: FragmentType<typeof DESCRIBE> }) {
  const { id, name, description } = unmask(DESCRIBE, season);
  const place = { season: id, command: 'describeSeason' };
  const [draft, setDraft, clear] = useDraft<Words | null>(place, null);
  const { state, send } = useCommand(DESCRIBE_SEASON, place);
  const errors = fieldErrors(state, ['name', 'description']);
  const words = draft ?? { name, description: description ?? '' };
  const keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ seasonId: id, ...words })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void keep(event)}>
      <h2>{t('host.about')}</h2>
      <Field
        label={t('create.name')}
        required
        value={words.name}
        onChange={(next) => setDraft({ ...words, name: next })}
        state={errors.at('name')}
        season={id}
      />
      <TextArea
        label={t('create.description')}
        value={words.description}
        onChange={(next) => setDraft({ ...words, description: next })}
        state={errors.at('description')}
        season={id}
      />
      <span className="act-way">
        <Button type="submit" state={state}>
          {t('host.describe')}
        </Button>
        <OptionRule season={id} mutation="describeSeason" />
      </span>
      <Outcome state={errors.rest} season={id} />
    </form>
  );
}
