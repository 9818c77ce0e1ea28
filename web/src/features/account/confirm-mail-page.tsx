import { Link } from 'wouter';
import { useCommand } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { EmptyPage } from '../../ui/empty-page';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import { useLinkToken } from './link-token';

const CONFIRM = graphql(`
  mutation ConfirmMailAddress($input: ConfirmMailAddressInput!) {
    confirmMailAddress(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      confirmed
    }
  }
`);
const PLACE = { season: null, command: 'confirmMailAddress', secret: true };

/** A button, since programs that scan mail open its links. */
export function ConfirmMailPage() {
  useTitle(t('mail.confirmTitle'));
  const token = useLinkToken();
  const { state, send } = useCommand(CONFIRM, PLACE);
  const isDone = state.is === 'done';
  return (
    <EmptyPage
      title={t('mail.confirmTitle')}
      text={t(isDone ? 'mail.confirmed' : 'mail.confirmText')}
    >
      {isDone ? (
        <Link href="/me">{t('account.me')}</Link>
      ) : (
        <>
          <Button look="act" state={state} onClick={() => void send({ token })}>
            {t('mail.confirm')}
          </Button>
          <Outcome state={state} season={null} />
        </>
      )}
    </EmptyPage>
  );
}
