import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { Client } from 'urql';
import { useToken } from '../account/session';
import { forgetLeft, isLeft, leftOver, unlessUnderWay } from '../api/left-over';
import type { LeftOver } from '../api/left-over';
import { untilAnswered } from '../api/until-answered';
import { endOf } from '../api/use-command';
import { announce } from '../live/announcer';
import { inWords } from '../words/in-words';
import { say } from '../words/words';

type Told = { readonly key: string; readonly text: string };

/**
 * What was on its way when the browser was closed, and was not answered, is sent again with its key, and told: by one
 * tab. What is older than that anybody waits for it is only told.
 */
export function SentAgain() {
  const client = useClient();
  const token = useToken();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => {
    if (token === null) return;
    const put = (key: string, text: string): void =>
      setTold((known) => [...known.filter((each) => each.key !== key), { key, text }]);
    for (const left of leftOver()) {
      void unlessUnderWay(left.key, async () => {
        if (!isLeft(left)) return;
        await sendAgain(client, left, (text) => put(left.key, text));
      });
    }
  }, [client, token]);
  return told.map(({ key, text }) => (
    <div key={key} className="connection-notice">
      {text}{' '}
      <button
        type="button"
        className="notice-close"
        aria-label={say('close')}
        onClick={() => setTold((known) => known.filter((each) => each.key !== key))}
      >
        ×
      </button>
    </div>
  ));
}

async function sendAgain(
  client: Client,
  left: LeftOver,
  tell: (text: string) => void,
): Promise<void> {
  const what = inWords(left.mutation);
  if (!left.isMeant) {
    forgetLeft(left, false);
    tell(say('again.unknown', { what }));
    return;
  }
  tell(say('again.sent', { what }));
  const { data, error } = await untilAnswered<unknown>({
    client,
    document: left.document,
    input: { ...(JSON.parse(left.input) as object), idempotencyKey: left.key },
    onCut: () => undefined,
  });
  // A tab that has no locks may have told it.
  if (!isLeft(left)) return;
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
