import { useState } from 'react';
import { Button } from '../../../ui/form/button';
import { Select } from '../../../ui/form/select';
import { t } from '../../../platform/i18n/translate';
import { emptyEffect } from './effect-draft';
import type { EffectDraft } from './effect-draft';
import type { EffectKind } from './effect-kinds';
import { EffectSentence } from './effect-sentence';
import type { Lists } from './effect-words';
import '../contract-terms.css';

type EffectsFormProps = Lists & {
  readonly effects: readonly EffectDraft[];
  /** The kinds of effect that the rules allow. */
  readonly kinds: readonly EffectKind[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
};

/** The proposal's effects, each a sentence with choices. */
export function EffectsForm({ effects, kinds, onChange, ...lists }: EffectsFormProps) {
  const [chosen, setKind] = useState<EffectKind>('GIVE');
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen);
  const first = emptyEffect(kind, lists.people[0]?.value ?? '', lists.items[0]?.value ?? '');
  return (
    <div className="stack" role="group" aria-label={t('govern.effects')}>
      {effects.map((effect, at) => (
        <div key={at} className="effect-draft">
          <div className="sentence">
            <EffectSentence
              {...lists}
              effect={effect}
              onChange={(next) =>
                onChange(effects.map((each, index) => (index === at ? next : each)))
              }
            />
          </div>
          <Button
            look="quiet"
            aria-label={t('effect.drop')}
            onClick={() => onChange(effects.filter((_, index) => index !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <div className="line-up">
        <Select
          label={t('effect.kind')}
          value={kind}
          of={kinds.map((value) => ({ value, name: t(`effect.${value}`) }))}
          onChange={setKind}
        />
        <Button onClick={() => onChange([...effects, first])}>{t('effect.add')}</Button>
      </div>
    </div>
  );
}
