import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { t } from '../../platform/i18n/translate';

const CLOSE_SEASON = graphql(`
  mutation CloseSeason($input: CloseSeasonInput!) {
    closeSeason(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        status
        endedAt
      }
    }
  }
`);

export function CloseSeason({ season }: { readonly season: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button look="quiet" data-act="closeSeason" onClick={() => setOpen(true)}>
        {t('host.close')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('host.close')}>
        <p>{t('host.closeText')}</p>
        <div className="line-up">
          <MutationButton
            document={CLOSE_SEASON}
            season={season}
            command="closeSeason"
            input={{ seasonId: season }}
            look="act"
            onDone={() => setOpen(false)}
          >
            {t('host.sure')}
          </MutationButton>
          <Button onClick={() => setOpen(false)}>{t('host.stay')}</Button>
        </div>
      </Dialog>
    </div>
  );
}
