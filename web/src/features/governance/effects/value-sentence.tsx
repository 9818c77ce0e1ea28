import type { ReactNode } from 'react';
import { Card } from '../../../ui/cards/card';
import { Select } from '../../../ui/form/select';
import { DeckDialog } from '../../../ui/cards/deck-dialog';
import { t } from '../../../platform/i18n/translate';
import type { EffectDraft } from './effect-draft';
import type { Lists } from './effect-words';

type ValueSentenceProps = Pick<Lists, 'ruleset' | 'tracked'> & {
  readonly effect: EffectDraft;
  /** The control for the player. */
  readonly who: ReactNode;
  readonly onChange: (part: Partial<EffectDraft>) => void;
};

/** The sentence of a value: the value, its owner and its new content. */
export function ValueSentence({ effect, ruleset, tracked, who, onChange }: ValueSentenceProps) {
  const { card = null, value = '' } = effect;
  const chosen = effect.tracked ?? null;
  const choose = (code: string): void => {
    const found = tracked.find((each) => each.code === code);
    const declared = found === undefined ? null : { code, type: found.type, of: found.of };
    onChange({ tracked: declared, value: found?.type === 'FLAG' ? 'yes' : value });
  };
  return (
    <>
      <Select
        label={t('effect.value')}
        value={chosen?.code ?? ''}
        of={[
          { value: '', name: '…' },
          ...tracked.map(({ code, title }) => ({ value: code, name: title })),
        ]}
        onChange={choose}
      />
      {chosen?.of === 'PLAYER' && (
        <>
          {t('effect.of')} {who}
        </>
      )}
      {chosen?.of === 'CARD' && (
        <>
          {card !== null && <Card face={card} width={48} />}
          <DeckDialog
            ruleset={ruleset}
            label={t('effect.whichCard')}
            onChoose={({ rank, suit }) => onChange({ card: { rank, suit } })}
          />
        </>
      )}
      {t('effect.becomes')}
      {chosen?.type === 'FLAG' ? (
        <Select
          label={t('effect.toValue')}
          value={value}
          of={[
            { value: 'yes', name: t('values.yes') },
            { value: 'no', name: t('values.no') },
          ]}
          onChange={(to) => onChange({ value: to })}
        />
      ) : (
        <input
          className="field-input"
          aria-label={t('effect.toValue')}
          inputMode={chosen?.type === 'NUMBER' ? 'numeric' : 'text'}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
    </>
  );
}
