import { printCount } from '../../../platform/i18n/count-noun';
import { t } from '../../../platform/i18n/translate';
import { Card } from '../../../ui/cards/card';
import { CardBack } from '../../../ui/cards/card-back';
import { Button } from '../../../ui/form/button';
import { LoadFailed } from '../../../ui/list/load-failed';
import { CardRow } from '../card-row';
import { printExchanges, printItems } from '../casino-rules';
import type { CasinoRules } from '../casino-rules';
import { ExampleHand } from '../example-hand';
import { LessonHands, useMyPlace } from './lesson-hands';
import { AMOUNTS, handOf, HELD, LOTS, OFFER, winsLot } from './lesson-week';
import type { Lesson, Step } from './lesson-week';

type SceneProps = {
  readonly step: Step;
  readonly lesson: Lesson;
  readonly known: CasinoRules;
  readonly onChange: (changed: Partial<Lesson>) => void;
};

/** The picture of a step; in some the learner chooses. */
export function LessonScene({ step, lesson, known, onChange }: SceneProps) {
  const { currency } = known.rules;
  switch (step) {
    case 'start':
      return (
        <>
          <p className="lesson-chips">{printCount(known.document.income.amount, currency)}</p>
          <CardRow cards={HELD} width={72} />
        </>
      );
    case 'hand':
      return <HandChoice lesson={lesson} known={known} onChange={onChange} />;
    case 'lots':
      return <LotChoice lesson={lesson} onChange={onChange} />;
    case 'amount':
      return <AmountChoice lesson={lesson} known={known} onChange={onChange} />;
    case 'seal':
      return <Sealed lesson={lesson} />;
    case 'open':
      return <OpenedBids lesson={lesson} />;
    case 'barter':
      return <Barter lesson={lesson} known={known} onChange={onChange} />;
    case 'hands':
      return <LessonHands lesson={lesson} known={known} />;
    case 'settled':
      return <Settled lesson={lesson} known={known} />;
    case 'goal':
    default:
      return <Goal known={known} />;
  }
}

type ChoiceProps = Pick<SceneProps, 'lesson' | 'onChange'>;

function HandChoice({ lesson, known, onChange }: ChoiceProps & Pick<SceneProps, 'known'>) {
  const turn = (at: number): void => {
    const { hand } = lesson;
    onChange({ hand: hand.includes(at) ? hand.filter((each) => each !== at) : [...hand, at] });
  };
  return (
    <>
      <ul className="card-row">
        {HELD.map((card, at) => (
          <li key={at}>
            <button
              type="button"
              className="lesson-card"
              aria-pressed={lesson.hand.includes(at)}
              onClick={() => turn(at)}
            >
              <Card face={card} width={72} />
            </button>
          </li>
        ))}
      </ul>
      <div className="lesson-score">
        {lesson.hand.length > 0 && (
          <ExampleHand edition={known.edition} cards={handOf(lesson)} isScored width={44} />
        )}
      </div>
    </>
  );
}

const LotChoice = ({ lesson, onChange }: ChoiceProps) => (
  <ul className="lesson-lots">
    {LOTS.map(({ number, cards }, at) => (
      <li key={number}>
        <button
          type="button"
          className="lesson-lot"
          aria-pressed={lesson.lot === at}
          onClick={() => onChange({ lot: at, bid: null })}
        >
          <b>{t('round.lot', { number })}</b>
          <CardRow cards={cards} width={56} />
        </button>
      </li>
    ))}
  </ul>
);

const chosenLot = ({ lot }: Lesson) => LOTS[lot ?? 0];

function AmountChoice({ lesson, known, onChange }: ChoiceProps & Pick<SceneProps, 'known'>) {
  const lot = chosenLot(lesson);
  return (
    <>
      <CardRow cards={lot?.cards ?? []} width={72} />
      <p className="lesson-amounts">
        {AMOUNTS.map((amount) => (
          <Button
            key={amount}
            aria-pressed={lesson.bid === amount}
            onClick={() => onChange({ bid: amount })}
          >
            {printCount(amount, known.rules.currency)}
          </Button>
        ))}
      </p>
    </>
  );
}

const Sealed = ({ lesson }: Pick<SceneProps, 'lesson'>) => (
  <ul className="lesson-sealed">
    {['lesson.you', 'Ada', 'Bruno'].map((name) => (
      <li key={name}>
        <CardBack season="lesson" width={56} />
        <span>{name === 'lesson.you' ? t('lesson.you') : name}</span>
        <span className="quiet small">
          {name === 'lesson.you'
            ? t('lesson.mySeal', {
                number: chosenLot(lesson)?.number ?? 0,
                amount: lesson.bid ?? 0,
              })
            : t('lesson.theirSeal')}
        </span>
      </li>
    ))}
  </ul>
);

function OpenedBids({ lesson }: Pick<SceneProps, 'lesson'>) {
  const lot = chosenLot(lesson);
  const mine = { name: t('lesson.you'), amount: lesson.bid ?? 0 };
  const bids = [...(lot?.others ?? []), mine].sort((one, other) => other.amount - one.amount);
  return (
    <>
      <CardRow cards={lot?.cards ?? []} width={56} />
      <ol className="learn-bids lesson-told">
        {bids.map(({ name, amount }, at) => (
          <li
            key={name}
            data-wins={at === 0}
            style={{ animationDelay: `calc(var(--calm) * ${4 * (bids.length - at)})` }}
          >
            <span>{name}</span> <b className="figures">{amount}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Barter({ lesson, known, onChange }: ChoiceProps & Pick<SceneProps, 'known'>) {
  return (
    <>
      <p>{t('lesson.offer', { chips: printCount(OFFER, known.rules.currency) })}</p>
      <CardRow cards={HELD.slice(-1)} width={72} />
      <p className="lesson-amounts">
        {[true, false].map((traded) => (
          <Button
            key={String(traded)}
            aria-pressed={lesson.traded === traded}
            onClick={() => onChange({ traded })}
          >
            {t(traded ? 'lesson.trade' : 'lesson.keep')}
          </Button>
        ))}
      </p>
    </>
  );
}

/** The learner's own result, with what the learner has now. */
function Settled({ lesson, known }: Pick<SceneProps, 'lesson' | 'known'>) {
  const { place, prizes, chips, retry } = useMyPlace(lesson, known);
  const lot = chosenLot(lesson);
  const isWon = winsLot(lesson);
  const paid = isWon ? (lesson.bid ?? 0) : 0;
  const traded = lesson.traded === true ? OFFER : 0;
  const now = known.document.income.amount + chips - paid + traded;
  return (
    <div className="lesson-result">
      {isWon && lot !== undefined && (
        <>
          <CardRow cards={lot.cards} width={72} />
          <p>
            {t('history.ownLots', {
              lots: t('history.ownLot', { number: lot.number, price: String(paid) }),
            })}
          </p>
        </>
      )}
      {retry !== null && <LoadFailed onRetry={retry} />}
      {place !== null && <p>{t('history.ownHand', { placement: place, prizes })}</p>}
      {place !== null && (
        <p>{t('history.ownHas', { balance: printCount(now, known.rules.currency) })}</p>
      )}
    </div>
  );
}

function Goal({ known: { document, rules } }: Pick<SceneProps, 'known'>) {
  const { victory } = document;
  return (
    <>
      <ul className="learn-exchanges">
        {printExchanges(rules).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="lesson-chips">
        {victory === null
          ? t('learn.c.noGoal')
          : t('learn.c.goal', { items: printItems(rules, victory) })}
      </p>
    </>
  );
}
