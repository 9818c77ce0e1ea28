import type { ReactNode } from 'react';
import { Select } from '../../../ui/form/select';
import { t } from '../../../platform/i18n/translate';
import { effectWords } from './effect-words';
import type { SentenceProps } from './effect-words';
import { ValueSentence } from './value-sentence';
import { WorkFields } from './work-fields';

/** The longest score: 100 digits and a sign. */
const LONGEST = 101;

/** An effect as a sentence with choices. */
export function EffectSentence(props: SentenceProps) {
  const { effect, people, ducks, things } = props;
  const { put, when, who, amount, what, typed, thing, owner } = effectWords(props);
  switch (effect.kind) {
    case 'GIVE':
      return spaced(who([...people, ...ducks]), t('effect.isGiven'), what);
    case 'TAKE':
      return spaced(who([...people, ...ducks]), t('effect.loses'), what);
    case 'MOVE':
      return spaced(what, t('effect.goFrom'), owner('from'), t('effect.goTo'), owner('to'));
    case 'VALUE':
      return <ValueSentence {...props} who={who(people)} onChange={put} />;
    case 'TRADE':
      return spaced(t('effect.isUndone'), thing(things.trades));
    case 'TABLE':
      return spaced(t('effect.isUndone'), thing(things.tables));
    case 'SECRET':
      return spaced(thing(things.secrets), t('effect.fails'));
    case 'TERM':
      return spaced(thing(things.judges), t('effect.noLongerJudges'));
    case 'UNTIL':
      return spaced(thing(things.terms), t('effect.isUntil'), when(t('effect.until')));
    case 'PLACE':
      return spaced(
        thing(things.hands),
        t('effect.hasPlace'),
        amount,
        t('effect.hasScore'),
        <Score value={effect.score ?? ''} onChange={(score) => put({ score })} />,
      );
    case 'VICTOR':
      return spaced(who(people), t('effect.wins'));
    case 'HOST':
      return spaced(who(people), t('effect.hosts'));
    case 'REMOVE':
      return spaced(who(people), t('effect.isRemoved'));
    case 'DEALER':
      return spaced(who(people), t('effect.deals'));
    case 'CLOSE':
      return t('effect.seasonEnds');
    case 'PAUSE':
      return spaced(t('effect.seasonPauses'), amount, t('effect.days'));
    case 'RESUME':
      return t('effect.pauseEnds');
    case 'STANDING':
      return spaced(who(people), t('effect.playsSince'), when(t('effect.playsSince')));
    case 'DUCK':
      return spaced(who(people), t('effect.getsDuck'), typed('name', t('host.duckName'), 'text'));
    case 'WORK':
      return <WorkFields work={effect.work} people={people} onChange={(work) => put({ work })} />;
    case 'MAGISTRELLI':
    case 'MODA':
    case 'MASK':
    case 'GAME':
    case 'STAKES':
    case 'SCORE':
      return <OfDynasty {...props} kind={effect.kind} />;
  }
}

type ScoreProps = { readonly value: string; readonly onChange: (value: string) => void };

/** A hand's new score; empty to keep the old one. */
function Score({ value, onChange }: ScoreProps) {
  return (
    <input
      className="field-input rule-number"
      aria-label={t('effect.score')}
      placeholder={t('effect.scoreLeft')}
      maxLength={LONGEST}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type OfDynastyProps = SentenceProps & {
  readonly kind: 'MAGISTRELLI' | 'MODA' | 'MASK' | 'GAME' | 'STAKES' | 'SCORE';
};

/** The effects that exist only in a dynasty. */
function OfDynasty({ kind, ...props }: OfDynastyProps) {
  const { effect, people, things } = props;
  const { put, who, amount, thing } = effectWords(props);
  switch (kind) {
    case 'MAGISTRELLI':
      return spaced(who(people), t('effect.has'), amount, t('effect.magistrelli'));
    case 'MODA':
      return spaced(t('effect.modaOf'), thing(things.masks), t('effect.is'), amount);
    case 'MASK':
      return spaced(
        who(people),
        t('effect.wears'),
        <Select
          label={t('effect.thing')}
          value={effect.thing ?? ''}
          of={[{ value: '', name: t('effect.noMask') }, ...things.masks]}
          onChange={(mask) => put({ thing: mask })}
        />,
      );
    case 'GAME':
      return spaced(t('effect.isVoided'), thing(things.games));
    case 'STAKES':
      return spaced(t('effect.stakesOf'), thing(things.games), t('effect.are'), amount);
    case 'SCORE':
      return spaced(
        who(people),
        t('effect.has'),
        amount,
        t('effect.pointsIn'),
        thing(things.games),
      );
  }
}

/** Joins the words of a sentence with spaces. */
const spaced = (...words: readonly ReactNode[]): ReactNode =>
  words.map((word, at) => (
    <span key={at} className="sentence-word">
      {word}
    </span>
  ));
