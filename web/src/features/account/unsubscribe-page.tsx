import { Link } from 'wouter';
import { useCommand } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { EmptyPage } from '../../ui/empty-page';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import { useLinkToken } from './link-token';

const STOP = graphql(`
  mutation StopMailNotices($input: StopMailNoticesInput!) {
    stopMailNotices(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      stopped
    }
  }
`);
const PLACE = { season: null, command: 'stopMailNotices', secret: true };

/** A button, since programs that scan mail open its links. */
export function UnsubscribePage() {
  useTitle(t('mail.stopTitle'));
  const token = useLinkToken();
  const { state, send } = useCommand(STOP, PLACE);
  const isDone = state.is === 'done';
  return (
    <EmptyPage title={t('mail.stopTitle')} text={t(isDone ? 'mail.stopped' : 'mail.stopText')}>
      {isDone ? (
        <Link href="/me">{t('account.me')}</Link>
      ) : (
        <>
          <Button look="act" state={state} onClick={() => void send({ token })}>
            {t('mail.stop')}
          </Button>
          <Outcome state={state} season={null} />
        </>
      )}
    </EmptyPage>
  );
}
