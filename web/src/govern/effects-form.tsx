import { useState } from 'react';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { StakeField } from '../round/stake-field';
import { say } from '../words/words';
import { emptyEffect } from './effect-draft';
import type { EffectDraft, EffectKind } from './effect-draft';
import { WorkFields } from './work-fields';
import type { Named } from './work-fields';
import '../round/contracts.css';

type Lists = {
  readonly people: readonly Named[];
  readonly ducks: readonly Named[];
  readonly items: readonly Named[];
};
type EffectsFormProps = Lists & {
  readonly effects: readonly EffectDraft[];
  /** Those that the rules have a place for. */
  readonly kinds: readonly EffectKind[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
};

/** What the house is to do, each a sentence whose words are chosen. */
export function EffectsForm({ effects, kinds, onChange, ...lists }: EffectsFormProps) {
  const [kind, setKind] = useState<EffectKind>('GIVE');
  const first = emptyEffect(kind, lists.people[0]?.value ?? '', lists.items[0]?.value ?? '');
  return (
    <div className="stack" role="group" aria-label={say('govern.effects')}>
      {effects.map((effect, at) => (
        <div key={at} className="sentence">
          <Sentence
            {...lists}
            effect={effect}
            onChange={(next) =>
              onChange(effects.map((each, index) => (index === at ? next : each)))
            }
          />
          <Button
            look="quiet"
            aria-label={say('effect.drop')}
            onClick={() => onChange(effects.filter((_, index) => index !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <div className="line-up">
        <Choice
          label={say('effect.kind')}
          value={kind}
          of={kinds.map((value) => ({ value, name: say(`effect.${value}`) }))}
          onChange={setKind}
        />
        <Button onClick={() => onChange([...effects, first])}>{say('effect.add')}</Button>
      </div>
    </div>
  );
}

type SentenceProps = Lists & {
  readonly effect: EffectDraft;
  readonly onChange: (effect: EffectDraft) => void;
};

function Sentence({ effect, people, ducks, items, onChange }: SentenceProps) {
  const put = (part: Partial<EffectDraft>): void => onChange({ ...effect, ...part });
  const who = (of: readonly Named[]) => (
    <Choice
      label={say('effect.who')}
      value={effect.who}
      of={of}
      onChange={(to) => put({ who: to, isDuck: ducks.some(({ value }) => value === to) })}
    />
  );
  const what = (
    <>
      <StakeField
        label={say('host.amount')}
        value={effect.amount}
        onChange={(amount) => put({ amount })}
      />
      <Choice
        label={say('effect.what')}
        value={effect.item}
        of={items}
        onChange={(item) => put({ item })}
      />
    </>
  );
  switch (effect.kind) {
    case 'GIVE':
      return (
        <>
          {who([...people, ...ducks])} {say('effect.isGiven')} {what}
        </>
      );
    case 'TAKE':
      return (
        <>
          {who([...people, ...ducks])} {say('effect.loses')} {what}
        </>
      );
    case 'STANDING':
      return (
        <>
          {who(people)} {say('effect.playsSince')}{' '}
          <input
            className="field-input"
            type="datetime-local"
            aria-label={say('effect.playsSince')}
            value={effect.since}
            onChange={({ target }) => put({ since: target.value })}
          />
        </>
      );
    case 'DUCK':
      return (
        <>
          {who(people)} {say('effect.getsDuck')}{' '}
          <input
            className="field-input"
            aria-label={say('host.duckName')}
            maxLength={40}
            value={effect.name}
            onChange={({ target }) => put({ name: target.value })}
          />
        </>
      );
    case 'WORK':
      return <WorkFields work={effect.work} people={people} onChange={(work) => put({ work })} />;
  }
}
