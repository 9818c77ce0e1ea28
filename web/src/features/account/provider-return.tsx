import { useEffect, useRef, useState } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { t } from '../../platform/i18n/translate';
import { endSignIn, readBegun } from '../../platform/sign-in-proof';
import { useTitle } from '../../platform/use-title';
import { Button } from '../../ui/form/button';
import { Outcome } from '../../ui/form/outcome';
import { ChooseHandle } from './choose-handle';
import { useLinkSecret } from './link-token';
import { useIdentityTicket } from './use-identity-ticket';

const PROBLEMS = ['AWAY', 'DENIED', 'WRONG_STATE', 'REPLAYED', 'FAILED', 'TOO_OFTEN'] as const;

/** The page to which a provider's answer leads: with a ticket, or with the reason for none. */
export function ProviderReturn() {
  useTitle(t('provider.returning'));
  const ticket = useLinkSecret();
  const [search] = useSearchParams();
  const problem = PROBLEMS.find((each) => each === search.get('problem'));
  if (problem !== undefined) {
    const name = search.get('provider') ?? '';
    return <Problem text={t(`provider.is.${problem}`, { name })} />;
  }
  if (ticket === '') return <Redirect href="/me" replace />;
  const begun = readBegun();
  if (begun === null) return <Problem text={t('provider.is.WRONG_STATE')} />;
  return <Finish ticket={ticket} proof={begun.proof} from={begun.from ?? '/me'} />;
}

function Problem({ text }: { readonly text: string }) {
  return (
    <section className="account">
      <h1>{t('provider.problem')}</h1>
      <p>{text}</p>
      <p>
        <Link href="/me">{t('provider.back')}</Link>
      </p>
    </section>
  );
}

type FinishProps = { readonly ticket: string; readonly proof: string; readonly from: string };

/** Signs in with the ticket or, if somebody is signed in, links it to the account. */
function Finish({ ticket, proof, from }: FinishProps) {
  const isSent = useRef(false);
  // Keeps the form, with what is typed, while the name is sent.
  const [isChoosing, setChoosing] = useState(false);
  const onDone = (): void => {
    endSignIn();
    navigate(from, { replace: true });
  };
  const { state, isSignedIn, send, signIn } = useIdentityTicket({ ticket, proof, onDone });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send(null);
  }, [send]);
  const code = state.is === 'refused' ? state.refusal.code : null;
  if (code === 'IDENTITY_TAKEN') {
    return (
      <section className="account">
        <h1>{t('provider.taken')}</h1>
        <p className="narrow">{t('provider.takenText')}</p>
        <p className="line-up">
          <Link href="/me">{t('provider.back')}</Link>
          <Button onClick={() => void signIn(null)}>{t('provider.switch')}</Button>
        </p>
      </section>
    );
  }
  const needsHandle = code === 'HANDLE_NEEDED' || code === 'HANDLE_TAKEN';
  if (needsHandle || (isChoosing && code === null)) {
    const choose = async (handle: string): Promise<void> => {
      setChoosing(true);
      await send(handle);
    };
    return <ChooseHandle state={state} isGuest={isSignedIn} onChosen={choose} />;
  }
  const hasFailed = state.is === 'failed';
  return (
    <section className="account">
      <h1>{t('provider.returning')}</h1>
      {code === null && !hasFailed ? (
        <p className="quiet">{t('provider.wait')}</p>
      ) : (
        <>
          <Outcome state={state} season={null} />
          <p className="line-up">
            <Link href="/me">{t('provider.back')}</Link>
            {hasFailed && <Button onClick={() => void send(null)}>{t('house.again')}</Button>}
          </p>
        </>
      )}
    </section>
  );
}
