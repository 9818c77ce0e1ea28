import { Card } from '../../../ui/cards/card';
import { DeckDialog } from '../../../ui/cards/deck-dialog';
import { t } from '../../../platform/i18n/translate';
import { Choice } from './choice';
import { halves } from './effect-draft';
import type { EffectDraft, EffectValues } from './effect-draft';
import type { Lists } from './need-field';

type ValueSentenceProps = Pick<Lists, 'ruleset' | 'tracked' | 'things'> & {
  readonly effect: EffectDraft;
  readonly put: (some: EffectValues) => void;
};

/** The sentence of a value: the value, its owner and its new content. */
export function ValueSentence({ effect, ruleset, tracked, things, put }: ValueSentenceProps) {
  const { value = '', playerId = '', card = '', to = '' } = effect.values;
  const chosen = tracked.find(({ code }) => code === value);
  const [, typed] = halves(to);
  const people = things.PLAYER ?? [];
  const choose = (code: string): void => {
    const next = tracked.find((each) => each.code === code);
    const content = next?.type === 'FLAG' ? 'yes' : typed;
    const of = next?.of ?? '';
    put({
      ...{ value: code, subject: of, card: '', to: `${next?.type ?? 'TEXT'} ${content}` },
      playerId: of === 'PLAYER' ? (people[0]?.value ?? '') : '',
    });
  };
  const become = (content: string): void => put({ to: `${chosen?.type ?? 'TEXT'} ${content}` });
  const [rank, suit] = halves(card);
  return (
    <>
      <Choice
        label={t('effect.value')}
        value={value}
        of={tracked.map(({ code, title }) => ({ value: code, name: title }))}
        onChange={choose}
      />
      {chosen?.of === 'PLAYER' && (
        <>
          {t('effect.of')}{' '}
          <Choice
            label={t('effect.who')}
            value={playerId}
            of={people}
            onChange={(to) => put({ playerId: to })}
          />
        </>
      )}
      {chosen?.of === 'CARD' && (
        <>
          {card !== '' && <Card face={{ rank, suit }} width={48} />}
          <DeckDialog
            ruleset={ruleset}
            label={t('effect.whichCard')}
            onChoose={(face) => put({ card: `${face.rank} ${face.suit}` })}
          />
        </>
      )}
      {t('effect.becomes')}
      {chosen?.type === 'FLAG' ? (
        <Choice
          label={t('effect.toValue')}
          value={typed}
          of={[
            { value: 'yes', name: t('values.yes') },
            { value: 'no', name: t('values.no') },
          ]}
          onChange={become}
        />
      ) : (
        <input
          className="field-input"
          aria-label={t('effect.toValue')}
          inputMode={chosen?.type === 'NUMBER' ? 'numeric' : 'text'}
          value={typed}
          onChange={({ target }) => become(target.value)}
        />
      )}
    </>
  );
}
