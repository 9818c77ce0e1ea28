import { useState } from 'react';
import { Button } from '../../../ui/form/button';
import { Select } from '../../../ui/form/select';
import { Markdown } from '../../../ui/markdown';
import { t } from '../../../platform/i18n/translate';
import { emptyEffect } from './effect-draft';
import type { DescribedKind, EffectDraft } from './effect-draft';
import { EffectSentence } from './effect-sentence';
import type { FieldProblem } from './field-problem';
import type { Lists } from './need-field';
import '../contract-terms.css';

type EffectsFormProps = Lists & {
  readonly effects: readonly EffectDraft[];
  /** The kinds of effect to offer. */
  readonly kinds: readonly DescribedKind[];
  /** The server's problem with a field of one of the effects; null for none. */
  readonly problem: FieldProblem | null;
  readonly onChange: (effects: readonly EffectDraft[]) => void;
};

/** The proposal's effects, each a sentence with choices. */
export function EffectsForm({ effects, kinds, problem, onChange, ...lists }: EffectsFormProps) {
  const [chosen, choose] = useState('GIVE_ITEMS');
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  const add = (): void => {
    if (kind === undefined) return;
    const [player] = lists.things.PLAYER ?? [];
    const first = { player: player?.value ?? '', item: lists.items[0]?.value ?? '' };
    onChange([...effects, emptyEffect(kind, first)]);
  };
  return (
    <div className="stack" role="group" aria-label={t('govern.effects')}>
      {effects.map((effect, at) => (
        <div key={at} className="effect-draft" role="group" aria-label={effect.kind.title}>
          <div className="sentence">
            <EffectSentence
              {...lists}
              effect={effect}
              problem={problem?.effect === at ? problem : null}
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
          <div className="effect-hint quiet small">
            <Markdown text={effect.kind.description} />
          </div>
        </div>
      ))}
      <div className="line-up">
        <Select
          label={t('effect.kind')}
          value={kind?.kind ?? ''}
          of={kinds.map((each) => ({ value: each.kind, name: each.title }))}
          onChange={choose}
        />
        <Button onClick={add}>{t('effect.add')}</Button>
      </div>
    </div>
  );
}
