import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { Act } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { say } from '../../platform/i18n/translate';

const CLOSE_SEASON = graphql(`
  mutation CloseSeason($input: CloseSeasonInput!) {
    closeSeason(input: $input) {
      refusal {
        code
        message
        rule
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
        {say('host.close')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('host.close')}>
        <p>{say('host.closeText')}</p>
        <div className="line-up">
          <Act
            document={CLOSE_SEASON}
            season={season}
            command="closeSeason"
            input={{ seasonId: season }}
            look="act"
            onDone={() => setOpen(false)}
          >
            {say('host.sure')}
          </Act>
          <Button onClick={() => setOpen(false)}>{say('host.stay')}</Button>
        </div>
      </Dialog>
    </div>
  );
}
