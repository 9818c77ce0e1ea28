import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { InboxKind } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { Outcome } from '../../ui/form/outcome';
import { Checkbox } from '../../ui/form/checkbox';
import {
  requestNotifications,
  areNotificationsOn,
  setNotificationsOn,
} from './inbox-notifications';
import { t } from '../../platform/i18n/translate';

const PREFERENCES = graphql(`
  query InboxPreferences {
    viewer {
      id
      inboxPreferences {
        muted
      }
    }
    __type(name: "InboxKind") {
      enumValues {
        name
        description
      }
    }
  }
`);
const SET_PREFERENCES = graphql(`
  mutation SetInboxPreferences($input: SetInboxPreferencesInput!) {
    setInboxPreferences(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      preferences {
        muted
      }
    }
  }
`);

/** A checkbox for each kind of notice, with the API's description. */
export function InboxPreferences() {
  const [{ data }] = useQuery({ query: PREFERENCES });
  const [changed, setChanged] = useState<readonly InboxKind[] | null>(null);
  const { state, send } = useCommand(SET_PREFERENCES, {
    season: null,
    command: 'inboxPreferences',
  });
  const kinds = data?.__type?.enumValues ?? [];
  const muted = changed ?? data?.viewer?.inboxPreferences.muted ?? [];
  const turn = (kind: InboxKind, on: boolean): void =>
    setChanged(on ? muted.filter((each) => each !== kind) : [...muted, kind]);
  return (
    <details className="preferences">
      <summary>{t('inbox.preferences')}</summary>
      <BrowserNotices />
      <ul className="preferences-kinds">
        {kinds.map(({ name, description }) => (
          <li key={name}>
            <Checkbox
              checked={!muted.includes(name as InboxKind)}
              onChange={(on) => turn(name as InboxKind, on)}
            >
              {description ?? name}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button state={state} onClick={() => void send({ muted })}>
        {t('inbox.keep')}
      </Button>
      <Outcome state={state} season={null} />
    </details>
  );
}

function BrowserNotices() {
  const [on, setOn] = useState(areNotificationsOn());
  const [denied, setDenied] = useState(false);
  const turn = async (wanted: boolean): Promise<void> => {
    const allowed = !wanted || (await requestNotifications());
    setDenied(!allowed);
    setNotificationsOn(wanted && allowed);
    setOn(wanted && allowed);
  };
  return (
    <div>
      <Checkbox checked={on} onChange={(wanted) => void turn(wanted)}>
        {t('inbox.browser')}
      </Checkbox>
      {denied && <p className="outcome">{t('inbox.browserNo')}</p>}
    </div>
  );
}
