import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { Client } from 'urql';
import { errorCode } from '../platform/api/error-kind';
import {
  forgetUnanswered,
  isStillUnanswered,
  unansweredCommands,
  runInOneTab,
} from '../platform/api/unanswered-commands';
import type { UnansweredCommand } from '../platform/api/unanswered-commands';
import { sendUntilAnswered } from '../platform/api/send-until-answered';
import { endState } from '../platform/api/use-command';
import { announce } from '../platform/live/announcer';
import { humanize } from '../platform/i18n/humanize';
import { t } from '../platform/i18n/translate';

type Notice = {
  readonly command: UnansweredCommand;
  readonly text: string;
  /** True while the notice asks the user to decide. */
  readonly isOpen: boolean;
};
/** Null removes the notice. */
type SetNotice = (text: string | null, isOpen?: boolean) => void;

/**
 * Repeats commands that were unanswered when the browser closed, with the same keys, and reports
 * the results. Only one tab does so. Asks first for older commands.
 */
export function ResentCommands() {
  const client = useClient();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const tellOf =
    (command: UnansweredCommand): SetNotice =>
    (text, isOpen = false) => {
      setNotices((known) => [
        ...known.filter((each) => each.command.at !== command.at),
        ...(text === null ? [] : [{ command, text, isOpen }]),
      ]);
    };
  const send = (command: UnansweredCommand): void =>
    void runInOneTab(command.key, () => sendAgain(client, command, tellOf(command)));
  useEffect(() => {
    for (const command of unansweredCommands()) {
      if (command.isFresh) send(command);
      else {
        const text = t('again.unknown', { what: humanize(command.mutation) });
        tellOf(command)(text, true);
        announce(text);
      }
    }
    // Only commands from earlier page loads are sent again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client]);
  return notices.map(({ command, text, isOpen }) => (
    <div key={command.at} className="connection-notice">
      {text}{' '}
      {isOpen && (
        <button type="button" className="notice-act" onClick={() => send(command)}>
          {t('again.send')}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label={t('close')}
        onClick={() => {
          if (isOpen) forgetUnanswered(command, false);
          tellOf(command)(null);
        }}
      >
        ×
      </button>
    </div>
  ));
}

async function sendAgain(
  client: Client,
  command: UnansweredCommand,
  setNotice: SetNotice,
): Promise<void> {
  const what = humanize(command.mutation);
  const isWanted = (): boolean => isStillUnanswered(command);
  if (!isWanted()) {
    setNotice(null);
    return;
  }
  setNotice(t('again.sent', { what }));
  const { data, error } = await sendUntilAnswered<unknown>({
    ...{ client, document: command.document, isWanted },
    input: { ...(JSON.parse(command.input) as object), idempotencyKey: command.key },
    onCut: () => undefined,
  });
  // Another tab got the answer or sent a newer command, or the user has to sign in first.
  if (!isWanted() || (error !== undefined && errorCode(error) === 'UNAUTHENTICATED')) {
    setNotice(null);
    return;
  }
  const end = endState(data, error);
  forgetUnanswered(command, end.is === 'done');
  const text = endText(end, what);
  setNotice(text);
  announce(text);
}

function endText(end: ReturnType<typeof endState>, what: string): string {
  if (end.is === 'refused') return t('again.refused', { what, message: end.refusal.message });
  if (end.is === 'failed') return t('again.failed', { what, message: end.message });
  return t('again.done', { what });
}
