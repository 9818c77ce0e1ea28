import type { ReactNode } from 'react';
import { Select } from '../../../ui/form/select';
import { StakeField } from '../../../ui/form/stake-field';
import { t } from '../../../platform/i18n/translate';
import { ownerKey } from './effect-draft';
import type { EffectDraft, TrackedDraft } from './effect-draft';
import type { EffectChoices } from './use-effect-choices';
import type { PlayerChoice } from './work-fields';

export type Lists = {
  /** The id of the ruleset in force, whose cards can have tracked values. */
  readonly ruleset: string;
  readonly people: readonly PlayerChoice[];
  readonly ducks: readonly PlayerChoice[];
  readonly items: readonly PlayerChoice[];
  readonly tracked: readonly (TrackedDraft & { readonly title: string })[];
  readonly things: EffectChoices;
};

export type SentenceProps = Lists & {
  readonly effect: EffectDraft;
  readonly onChange: (effect: EffectDraft) => void;
};

const UNCHOSEN: PlayerChoice = { value: '', name: '…' };

/** The choices and fields within an effect's sentence. */
export function effectWords({ effect, people, ducks, items, things, onChange }: SentenceProps) {
  const put = (part: Partial<EffectDraft>): void => onChange({ ...effect, ...part });
  const who = (of: readonly PlayerChoice[]): ReactNode => (
    <Select
      label={t('effect.who')}
      value={effect.who}
      of={of}
      onChange={(to) => put({ who: to, isDuck: ducks.some(({ value }) => value === to) })}
    />
  );
  const amount = (
    <StakeField
      label={t('host.amount')}
      value={effect.amount}
      onChange={(typed) => put({ amount: typed })}
    />
  );
  const what = (
    <>
      {amount}
      <Select
        label={t('effect.what')}
        value={effect.item}
        of={items}
        onChange={(item) => put({ item })}
      />
    </>
  );
  const typed = (field: 'since' | 'name', label: string, type: string): ReactNode => (
    <input
      className="field-input"
      type={type}
      aria-label={label}
      maxLength={40}
      value={effect[field]}
      onChange={({ target }) => put({ [field]: target.value })}
    />
  );
  const when = (label: string): ReactNode => typed('since', label, 'datetime-local');
  const thing = (of: readonly PlayerChoice[]): ReactNode => (
    <Select
      label={t('effect.thing')}
      value={effect.thing ?? ''}
      of={[UNCHOSEN, ...of]}
      onChange={(chosen) => put({ thing: chosen })}
    />
  );
  const owners = [...people.map(as('playerId')), ...ducks.map(as('duckId')), ...things.owners];
  const owner = (field: 'from' | 'to'): ReactNode => (
    <Select
      label={t(`effect.${field}`)}
      value={effect[field] ?? ''}
      of={[UNCHOSEN, ...owners]}
      onChange={(key) => put({ [field]: key })}
    />
  );
  return { put, when, who, amount, what, typed, thing, owner };
}

const as =
  (field: 'playerId' | 'duckId') =>
  ({ value, name }: PlayerChoice): PlayerChoice => ({ value: ownerKey(field, value), name });
