import type { SubmitEvent } from 'react';
import type { Channel, InboxKind } from '../../generated/graphql';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { t } from '../../platform/i18n/translate';
import { Choice, useChoices } from './choice';
import type { NewSecret } from './new-secret';

const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      secret
    }
  }
`);
type Draft = {
  readonly name: string;
  readonly url: string;
  /** The kinds of news that are not sent. */
  readonly leftOut?: readonly string[];
};
const EMPTY: Draft = { name: '', url: '' };

type WebhookFormProps = {
  readonly season: string | null;
  readonly onMade: (made: NewSecret | null) => void;
};

export function WebhookForm({ season, onMade }: WebhookFormProps) {
  const place = { season, command: 'createWebhook' };
  const [draft, setDraft, clear] = useDraft(place, EMPTY);
  const { state, send } = useCommand(CREATE_WEBHOOK, place);
  const { choices, retry } = useChoices(season);
  const { leftOut = [], ...asked } = draft;
  const all = choices?.map(({ value }) => value) ?? null;
  const chosen = all?.filter((value) => !leftOut.includes(value)) ?? [];
  const filter = chosen.length === all?.length || leftOut.length === 0 ? null : chosen;
  const isNothing = all !== null && filter?.length === 0;
  const isHeld = filter?.length === 0;
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isHeld) return;
    const done = await send(
      season === null
        ? { ...asked, kinds: filter as readonly InboxKind[] | null }
        : { ...asked, channels: filter as readonly Channel[] | null, seasonId: season },
    );
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
      <Choice
        {...{ choices, retry, leftOut }}
        onChange={(changed) => setDraft({ ...draft, leftOut: changed })}
      />
      {isNothing && (
        <p className="outcome" role="alert">
          {t('webhooks.nothing')}
        </p>
      )}
      <Button type="submit" state={state} aria-disabled={isHeld}>
        {t('webhooks.make')}
      </Button>
    </form>
  );
}
