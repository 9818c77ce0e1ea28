import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { Client } from 'urql';
import { codeOf } from '../platform/api/error-kind';
import { forgetLeft, isLeft, leftOver, unlessUnderWay } from '../platform/api/unanswered-commands';
import type { LeftOver } from '../platform/api/unanswered-commands';
import { untilAnswered } from '../platform/api/send-until-answered';
import { endOf } from '../platform/api/use-command';
import { announce } from '../platform/live/announcer';
import { inWords } from '../platform/i18n/humanize';
import { say } from '../platform/i18n/translate';

type Told = {
  readonly left: LeftOver;
  readonly text: string;
  /** True while it asks the user to decide. */
  readonly isOpen: boolean;
};
/** Null removes the notice. */
type Tell = (text: string | null, isOpen?: boolean) => void;

/**
 * Repeats commands that were unanswered when the browser closed, with their keys, in one tab, and
 * reports them. For older ones it asks first.
 */
export function SentAgain() {
  const client = useClient();
  const [told, setTold] = useState<readonly Told[]>([]);
  const tellOf =
    (left: LeftOver): Tell =>
    (text, isOpen = false) => {
      setTold((known) => [
        ...known.filter((each) => each.left.at !== left.at),
        ...(text === null ? [] : [{ left, text, isOpen }]),
      ]);
    };
  const send = (left: LeftOver): void =>
    void unlessUnderWay(left.key, () => sendAgain(client, left, tellOf(left)));
  useEffect(() => {
    for (const left of leftOver()) {
      if (left.isFresh) send(left);
      else {
        const text = say('again.unknown', { what: inWords(left.mutation) });
        tellOf(left)(text, true);
        announce(text);
      }
    }
    // Only commands from before this page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client]);
  return told.map(({ left, text, isOpen }) => (
    <div key={left.at} className="connection-notice">
      {text}{' '}
      {isOpen && (
        <button type="button" className="notice-act" onClick={() => send(left)}>
          {say('again.send')}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label={say('close')}
        onClick={() => {
          if (isOpen) forgetLeft(left, false);
          tellOf(left)(null);
        }}
      >
        ×
      </button>
    </div>
  ));
}

async function sendAgain(client: Client, left: LeftOver, tell: Tell): Promise<void> {
  const what = inWords(left.mutation);
  const isWanted = (): boolean => isLeft(left);
  if (!isWanted()) {
    tell(null);
    return;
  }
  tell(say('again.sent', { what }));
  const { data, error } = await untilAnswered<unknown>({
    ...{ client, document: left.document, isWanted },
    input: { ...(JSON.parse(left.input) as object), idempotencyKey: left.key },
    onCut: () => undefined,
  });
  // It was answered elsewhere or replaced by another command; or its sender has to sign in first.
  if (!isWanted() || (error !== undefined && codeOf(error) === 'UNAUTHENTICATED')) {
    tell(null);
    return;
  }
  const end = endOf(data, error);
  forgetLeft(left, end.is === 'done');
  const text = endText(end, what);
  tell(text);
  announce(text);
}

function endText(end: ReturnType<typeof endOf>, what: string): string {
  if (end.is === 'refused') return say('again.refused', { what, message: end.refusal.message });
  if (end.is === 'failed') return say('again.failed', { what, message: end.message });
  return say('again.done', { what });
}
