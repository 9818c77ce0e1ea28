import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { MailNotices } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

const OWN_MAIL = graphql(`
  query OwnMail {
    viewer {
      id
      mailBox {
        address
        pendingAddress
        notices
      }
    }
  }
`);
const SET_ADDRESS = graphql(`
  mutation SetMailAddress($input: SetMailAddressInput!) {
    setMailAddress(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
const REMOVE_ADDRESS = graphql(`
  mutation RemoveMailAddress($input: RemoveMailAddressInput) {
    removeMailAddress(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
const SET_NOTICES = graphql(`
  mutation SetMailNotices($input: SetMailNoticesInput!) {
    setMailNotices(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
const requestPolicy = 'cache-and-network' as const;

/**
 * The account's mail address; nothing if the server sends no mail. A new address needs the password.
 */
export function MailPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const [{ data }, ask] = useQuery({ query: OWN_MAIL, requestPolicy });
  const box = data?.viewer?.mailBox ?? null;
  if (box === null) return null;
  const { address, pendingAddress, notices } = box;
  const refetch = (): void => ask({ requestPolicy: 'network-only' });
  return (
    <section className="panel" aria-labelledby="mail">
      <h2 id="mail">{t('mail.title')}</h2>
      <p className="quiet narrow">
        {address === null ? t('mail.none') : t('mail.address', { address })}
      </p>
      {pendingAddress !== null && (
        <p className="quiet narrow">{t('mail.pending', { address: pendingAddress })}</p>
      )}
      {address !== null && <NoticesSwitch key={notices} notices={notices} onDone={refetch} />}
      {hasPassword ? (
        <AddressForm onDone={refetch} />
      ) : (
        <p className="narrow">{t('mail.needsPassword')}</p>
      )}
      {(address ?? pendingAddress) !== null && <RemoveAddress onDone={refetch} />}
    </section>
  );
}

type AddressFormProps = { readonly onDone: () => void };

const ADDRESS = { season: null, command: 'setMailAddress', secret: true };

function AddressForm({ onDone }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const { state, send } = useCommand(SET_ADDRESS, ADDRESS);
  const wrong = formErrorIn(state, { fields: ['password'], mine: true });
  const isNoAddress = state.is === 'failed' && state.field === 'address';
  const set = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ address, password })) === null) return;
    setAddress('');
    setPassword('');
    onDone();
  };
  return (
    <form className="stack" onSubmit={(event) => void set(event)}>
      <Field
        wrong={isNoAddress ? t('wrong.mailAddress') : null}
        label={t('mail.new')}
        type="email"
        autoComplete="email"
        required
        value={address}
        onChange={setAddress}
      />
      <AccountField
        of="password"
        wrong={wrong}
        label={t('account.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        {...(isNoAddress ? {} : { state })}
      />
      <Button type="submit" state={state}>
        {t('mail.set')}
      </Button>
    </form>
  );
}

const STATES = {
  ON: 'mail.noticesAreOn',
  OFF: 'mail.noticesAreOff',
  STOPPED: 'mail.noticesStopped',
} as const satisfies Readonly<Record<MailNotices, string>>;

type NoticesSwitchProps = AddressFormProps & { readonly notices: MailNotices };

function NoticesSwitch({ notices, onDone }: NoticesSwitchProps) {
  const { state, send } = useCommand(SET_NOTICES, { season: null, command: 'setMailNotices' });
  const isOn = notices === 'ON';
  const change = async (): Promise<void> => {
    if ((await send({ on: !isOn })) !== null) onDone();
  };
  return (
    <div>
      <p className="quiet narrow">{t(STATES[notices])}</p>
      <Button look="quiet" state={state} onClick={() => void change()}>
        {t(isOn ? 'mail.noticesOff' : 'mail.noticesOn')}
      </Button>
      <Outcome state={state} season={null} />
    </div>
  );
}

function RemoveAddress({ onDone }: AddressFormProps) {
  const { state, send } = useCommand(REMOVE_ADDRESS, {
    season: null,
    command: 'removeMailAddress',
  });
  const remove = async (): Promise<void> => {
    if ((await send({})) !== null) onDone();
  };
  return (
    <div>
      <Button look="quiet" state={state} onClick={() => void remove()}>
        {t('mail.remove')}
      </Button>
      <Outcome state={state} season={null} />
    </div>
  );
}
