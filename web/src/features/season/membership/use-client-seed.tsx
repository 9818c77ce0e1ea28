import type { ReactNode } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { Field } from '../../../ui/form/field';
import { t } from '../../../platform/i18n/translate';
import { keptClientSeed } from './client-seed';
import { fieldOf } from '../../../platform/offered-option';

type SeedRequest =
  { readonly needs?: readonly string[]; readonly facts?: unknown } | null | undefined;

type ClientSeed = {
  /** The client seed as part of the mutation's input; empty if none is required. */
  readonly input: { readonly clientSeed?: string };
  /** The field for the seed, if it is required and this browser lacks it. */
  readonly field: ReactNode;
  readonly clear: () => void;
};

/** The client seed that an option requires, from this browser's storage if available. */
export function useClientSeed(season: string, option: SeedRequest): ClientSeed {
  const [typed, setTyped, clear] = useDraft({ season, command: 'clientSeed' }, '');
  const sha256 = fieldOf(option?.facts, 'clientSeedSha256');
  if (typeof sha256 !== 'string') return { input: {}, field: null, clear };
  const kept = keptClientSeed(sha256);
  const text = kept ?? typed;
  const asks = kept === null && option?.needs?.includes('clientSeed') === true;
  const field = asks ? (
    <Field
      label={t('ready.seed')}
      hint={t('ready.seedText')}
      value={typed}
      onChange={setTyped}
      spellCheck={false}
      autoComplete="off"
    />
  ) : null;
  return { input: text === '' ? {} : { clientSeed: text }, field, clear };
}
