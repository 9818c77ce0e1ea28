import { useCallback, useEffect, useRef, useState } from 'react';
import { stringifyDocument, useClient } from 'urql';
import type { CombinedError, TypedDocumentNode } from 'urql';
import { whileBusy } from '../activity';
import { delay } from '../delay';
import { announce } from '../live/announcer';
import { humanize } from '../i18n/humanize';
import { cue as playCue } from '../sound/cue';
import type { Cue } from '../sound/cue';
import { printRefusal } from '../i18n/print-refusal';
import { t } from '../i18n/translate';
import { onTyped } from './draft';
import type { DraftPlace } from './draft';
import { idempotencyKeyFor } from './sent-commands';
import { holdCommandLock } from './command-lock';
import { sendUntilAnswered } from './send-until-answered';

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly anchor?: string | null;
  /** Present only if the mutation selects it. */
  readonly facts?: unknown;
};

/**
 * The state of a command. `cut`: the command got no answer and is being sent again with the same
 * key. `rests`: presses are ignored for a moment.
 */
export type CommandState = (
  | { readonly is: 'idle' }
  | { readonly is: 'sent' }
  | { readonly is: 'cut' }
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | {
      readonly is: 'failed';
      readonly message: string;
      readonly field: string | null;
      /** The `extensions` of the answer's error. */
      readonly facts?: Readonly<Record<string, unknown>>;
    }
) & { readonly rests?: boolean };

type Payload = { readonly refusal?: Refusal | null };
type CommandVariables = { readonly input: object };
type InputOf<V extends CommandVariables> = Omit<V['input'], 'idempotencyKey'>;

const IDLE: CommandState = { is: 'idle' };
/** The second press of a double click may come this long after the answer to the first. */
const REST_MS = 1_000;

export type Command<D, V extends CommandVariables> = {
  readonly state: CommandState;
  /** Resolves with the answer once it is committed; null if it was refused or failed. */
  readonly send: (input: InputOf<V>) => Promise<D | null>;
  readonly reset: () => void;
};

/**
 * Sends a mutation of the form `mutation ($input: …Input!) { name(input: $input) { refusal { code
 * message anchor } … } }` with a key of its own, repeats it with the same key until an answer comes,
 * and reports its state. `secret` keeps the input out of the browser's storage. The success message
 * stays until something else is typed at the same place, or in the draft `typedAs`. `rests` is for
 * buttons that mean something else after success, such as a higher bid: presses are ignored for a
 * moment after the answer. `cue` is the sound of success.
 */
export function useCommand<D, V extends CommandVariables>(
  document: TypedDocumentNode<D, V>,
  place: DraftPlace & {
    readonly secret?: boolean;
    readonly typedAs?: string;
    readonly rests?: boolean;
    readonly cue?: Cue;
  },
): Command<D, V> {
  const client = useClient();
  const [state, setState] = useState<CommandState>(IDLE);
  const [isResting, setResting] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const { season, command, secret = false, typedAs = command, rests = false, cue } = place;
  // Counts edits: after an edit during sending, the success message would seem to describe the new
  // input.
  const typed = useRef(0);
  useEffect(
    () =>
      onTyped({ season, command: typedAs }, () => {
        typed.current += 1;
        setState((at) => (at.is === 'done' ? IDLE : at));
      }),
    [season, typedAs],
  );
  const send = useCallback(
    async (input: InputOf<V>): Promise<D | null> => {
      const report = (next: CommandState): void => {
        if (here.current) setState(next);
      };
      const at = { season, command };
      const text = (): string => stringifyDocument(document);
      const { key, forget } = idempotencyKeyFor(at, input, { secret, typedAs, document: text });
      const before = typed.current;
      report({ is: 'sent' });
      const endSending = holdCommandLock(key);
      const { data, error } = await sendUntilAnswered<D>({
        client,
        document,
        input: { ...input, idempotencyKey: key },
        onCut: (isFirst) => {
          if (isFirst) announce(t('command.cut'));
          report({ is: 'cut' });
        },
      });
      forget();
      endSending();
      const end = endState(data, error);
      report(end.is === 'done' && typed.current !== before ? IDLE : end);
      // Screen readers announce a refusal anyway, since it is an alert.
      if (end.is === 'done') announce(t('command.done'));
      if (end.is === 'done' && cue !== undefined) playCue(cue, { isOwn: true });
      if (end.is === 'done' && rests && here.current) {
        setResting(true);
        void whileBusy('rest', delay(REST_MS)).then(() => {
          if (here.current) setResting(false);
        });
      }
      return end.is === 'done' ? (data ?? null) : null;
    },
    [client, document, season, command, secret, typedAs, rests, cue],
  );
  const reset = useCallback(() => {
    typed.current += 1;
    setState(IDLE);
  }, []);
  return { state: isResting ? { ...state, rests: true } : state, send, reset };
}

/** The command's state after an answer or error. */
export function endState(data: unknown, error: CombinedError | undefined): CommandState {
  if (error !== undefined) {
    const [first] = error.graphQLErrors;
    const field = first?.extensions['field'];
    const facts = first?.extensions ?? {};
    const text = first?.message ?? error.message;
    if (typeof field !== 'string') return { is: 'failed', message: text, field: null, facts };
    const { expected } = facts;
    const message =
      typeof expected === 'string'
        ? t('command.expected', { field: humanize(field), expected })
        : text;
    return { is: 'failed', message, field, facts };
  }
  const [payload] = Object.values(data as Record<string, Payload>).filter(
    (value) => typeof value === 'object',
  );
  const refusal = payload?.refusal ?? null;
  if (refusal === null) return { is: 'done' };
  return { is: 'refused', refusal: { ...refusal, message: printRefusal(refusal) } };
}
