import type { ReactNode } from 'react';
import { useDraft } from '../api/draft';
import { Field } from '../kit/field';
import { say } from '../words/words';
import { keptClientSeed } from './client-seed';
import { fieldOf } from './option';

type Asking = { readonly needs?: readonly string[]; readonly facts?: unknown } | null | undefined;

type ClientSeed = {
  /** What belongs in the mutation's input. */
  readonly input: { readonly clientSeed?: string };
  /** Where the text is typed, if it is needed and not kept here. */
  readonly field: ReactNode;
  readonly clear: () => void;
};

/** The text of the client seed that an option asks for: kept in this browser, where it was made here. */
export function useClientSeed(season: string, option: Asking): ClientSeed {
  const [typed, setTyped, clear] = useDraft({ season, command: 'clientSeed' }, '');
  const sha256 = fieldOf(option?.facts, 'clientSeedSha256');
  if (typeof sha256 !== 'string') return { input: {}, field: null, clear };
  const kept = keptClientSeed(sha256);
  const text = kept ?? typed;
  const asks = kept === null && option?.needs?.includes('clientSeed') === true;
  const field = asks ? (
    <Field
      label={say('ready.seed')}
      hint={say('ready.seedText')}
      value={typed}
      onChange={setTyped}
      spellCheck={false}
      autoComplete="off"
    />
  ) : null;
  return { input: text === '' ? {} : { clientSeed: text }, field, clear };
}
