import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { t } from '../../platform/i18n/translate';
import type { NewSecret } from './new-secret';

const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      refusal {
        code
        message
        anchor
      }
      secret
    }
  }
`);
const EMPTY = { name: '', url: '' };

type WebhookFormProps = {
  readonly season: string | null;
  readonly onMade: (made: NewSecret | null) => void;
};

export function WebhookForm({ season, onMade }: WebhookFormProps) {
  const place = { season, command: 'createWebhook' };
  const [draft, setDraft, clear] = useDraft(place, EMPTY);
  const { state, send } = useCommand(CREATE_WEBHOOK, place);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send(season === null ? draft : { ...draft, seasonId: season });
    if (done === null) return;
    const { secret } = done.createWebhook;
    clear();
    onMade(secret === null ? null : { name: draft.name, secret });
  };
  return (
    <form className="stack" onSubmit={(event) => void make(event)}>
      <Field
        label={t('webhooks.name')}
        required
        maxLength={60}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <Field
        label={t('webhooks.url')}
        type="url"
        required
        maxLength={2000}
        value={draft.url}
        onChange={(url) => setDraft({ ...draft, url })}
        state={state}
        season={season}
      />
      <Button type="submit" state={state}>
        {t('webhooks.make')}
      </Button>
    </form>
  );
}
