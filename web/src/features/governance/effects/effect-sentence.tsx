import type { ReactNode } from 'react';
import { Choice } from '../../../ui/form/select';
import { say } from '../../../platform/i18n/translate';
import { effectWords } from './effect-words';
import type { SentenceProps } from './effect-words';
import { ValueSentence } from './value-sentence';
import { WorkFields } from './work-fields';

/** A score: its digits and its sign. */
const LONGEST = 101;

/** An effect as a sentence with choices of people and things. */
export function EffectSentence(props: SentenceProps) {
  const { effect, people, ducks, things } = props;
  const { put, when, who, amount, what, typed, thing, owner } = effectWords(props);
  switch (effect.kind) {
    case 'GIVE':
      return spaced(who([...people, ...ducks]), say('effect.isGiven'), what);
    case 'TAKE':
      return spaced(who([...people, ...ducks]), say('effect.loses'), what);
    case 'MOVE':
      return spaced(what, say('effect.goFrom'), owner('from'), say('effect.goTo'), owner('to'));
    case 'VALUE':
      return <ValueSentence {...props} who={who(people)} onChange={put} />;
    case 'TRADE':
      return spaced(say('effect.isUndone'), thing(things.trades));
    case 'TABLE':
      return spaced(say('effect.isUndone'), thing(things.tables));
    case 'SECRET':
      return spaced(thing(things.secrets), say('effect.fails'));
    case 'TERM':
      return spaced(thing(things.judges), say('effect.noLongerJudges'));
    case 'UNTIL':
      return spaced(thing(things.terms), say('effect.isUntil'), when(say('effect.until')));
    case 'PLACE':
      return spaced(
        thing(things.hands),
        say('effect.hasPlace'),
        amount,
        say('effect.hasScore'),
        <Score value={effect.score ?? ''} onChange={(score) => put({ score })} />,
      );
    case 'VICTOR':
      return spaced(who(people), say('effect.wins'));
    case 'HOST':
      return spaced(who(people), say('effect.hosts'));
    case 'REMOVE':
      return spaced(who(people), say('effect.isRemoved'));
    case 'DEALER':
      return spaced(who(people), say('effect.deals'));
    case 'CLOSE':
      return say('effect.seasonEnds');
    case 'PAUSE':
      return spaced(say('effect.seasonPauses'), amount, say('effect.days'));
    case 'RESUME':
      return say('effect.pauseEnds');
    case 'STANDING':
      return spaced(who(people), say('effect.playsSince'), when(say('effect.playsSince')));
    case 'DUCK':
      return spaced(
        who(people),
        say('effect.getsDuck'),
        typed('name', say('host.duckName'), 'text'),
      );
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

/** A hand's score; empty keeps it. */
function Score({ value, onChange }: ScoreProps) {
  return (
    <input
      className="field-input rule-number"
      aria-label={say('effect.score')}
      placeholder={say('effect.scoreLeft')}
      maxLength={LONGEST}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type OfDynastyProps = SentenceProps & {
  readonly kind: 'MAGISTRELLI' | 'MODA' | 'MASK' | 'GAME' | 'STAKES' | 'SCORE';
};

/** The effects that only a dynasty has. */
function OfDynasty({ kind, ...props }: OfDynastyProps) {
  const { effect, people, things } = props;
  const { put, who, amount, thing } = effectWords(props);
  switch (kind) {
    case 'MAGISTRELLI':
      return spaced(who(people), say('effect.has'), amount, say('effect.magistrelli'));
    case 'MODA':
      return spaced(say('effect.modaOf'), thing(things.masks), say('effect.is'), amount);
    case 'MASK':
      return spaced(
        who(people),
        say('effect.wears'),
        <Choice
          label={say('effect.thing')}
          value={effect.thing ?? ''}
          of={[{ value: '', name: say('effect.noMask') }, ...things.masks]}
          onChange={(mask) => put({ thing: mask })}
        />,
      );
    case 'GAME':
      return spaced(say('effect.isVoided'), thing(things.games));
    case 'STAKES':
      return spaced(say('effect.stakesOf'), thing(things.games), say('effect.are'), amount);
    case 'SCORE':
      return spaced(
        who(people),
        say('effect.has'),
        amount,
        say('effect.pointsIn'),
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
