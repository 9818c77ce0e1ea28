import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { t } from '../../platform/i18n/translate';

const DELETE_WEBHOOK = graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      webhookId
    }
  }
`);

type DeleteWebhookProps = {
  readonly webhook: string;
  readonly name: string;
  readonly season: string | null;
  readonly onGone: () => void;
};

export function DeleteWebhook({ webhook, name, season, onGone }: DeleteWebhookProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('webhooks.delete')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('webhooks.deleteOf', { name })}>
        <p>{t('webhooks.deleteText')}</p>
        <div className="line-up">
          <MutationButton
            document={DELETE_WEBHOOK}
            season={season}
            command={`deleteWebhook ${webhook}`}
            input={{ webhookId: webhook }}
            look="act"
            onDone={onGone}
          >
            {t('webhooks.deleteOf', { name })}
          </MutationButton>
          <Button onClick={() => setOpen(false)}>{t('webhooks.keep')}</Button>
        </div>
      </Dialog>
    </>
  );
}
