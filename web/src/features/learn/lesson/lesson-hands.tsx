import { useQuery } from 'urql';
import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { LoadFailed } from '../../../ui/list/load-failed';
import { CardRow } from '../card-row';
import type { CasinoRules, LearnCard } from '../casino-rules';
import { SCORE } from '../example-hand';
import { handOf, RIVALS } from './lesson-week';
import type { Lesson } from './lesson-week';

type LessonProps = { readonly lesson: Lesson; readonly known: CasinoRules };

/** A hand's score by the server; null while it is loading or if it could not be loaded. */
function useScore(edition: string, cards: readonly LearnCard[]) {
  const pause = cards.length === 0;
  const [{ data, error }, ask] = useQuery({ query: SCORE, variables: { edition, cards }, pause });
  const isFailed = data === undefined && error !== undefined;
  return { score: data?.scoreHand ?? null, retry: isFailed ? ask : null };
}

/** All three hands, the best first; null while a score is missing. `retry` if one has failed. */
function useHands({ lesson, known: { edition } }: LessonProps) {
  const mine = handOf(lesson);
  const [bruno, ada] = RIVALS;
  const scores = [
    useScore(edition, mine),
    useScore(edition, bruno.cards),
    useScore(edition, ada.cards),
  ];
  const names = [t('lesson.you'), bruno.name, ada.name];
  const hands = [mine, bruno.cards, ada.cards].flatMap((cards, at) => {
    const [score, name = ''] = [scores[at]?.score ?? null, names[at]];
    return score === null ? [] : [{ name, cards, score, isMine: at === 0 }];
  });
  const failed = scores.flatMap(({ retry }) => (retry === null ? [] : [retry]));
  const retry = failed.length === 0 ? null : () => failed.forEach((ask) => ask());
  if (hands.length < names.length) return { hands: null, retry };
  hands.sort((one, other) => Number(other.score.total) - Number(one.score.total));
  return { hands, retry };
}

/** The hands from the last place to the first, each with its score term by term. */
export function LessonHands(props: LessonProps) {
  const { hands, retry } = useHands(props);
  if (retry !== null) return <LoadFailed onRetry={retry} />;
  if (hands === null) return <p className="quiet">{t('house.loading')}</p>;
  return (
    <ol className="lesson-hands" reversed>
      {hands.toReversed().map(({ name, cards, score, isMine }, at) => (
        <li
          key={name}
          className="lesson-told"
          data-mine={isMine}
          style={{ animationDelay: `calc(var(--calm) * ${8 * at})` }}
        >
          <p>
            <b>
              {t('hands.placed', { placement: hands.length - at })} {name}
            </b>{' '}
            <span className="small quiet">
              {score.multipliers.map((each) => t('hands.multiplier', each)).join(', ')}
            </span>
          </p>
          <CardRow cards={cards} width={44} />
          <p className="figures">
            {t('hands.sum', { ...score, total: '' })}
            <b className="won">{score.total}</b>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The learner's place with its prizes; null as the place while a score is missing. */
export function useMyPlace(lesson: Lesson, known: CasinoRules) {
  const { hands, retry } = useHands({ lesson, known });
  const { items, currency } = known.rules;
  const at = hands?.findIndex(({ isMine }) => isMine) ?? -1;
  const place = at < 0 ? null : at + 1;
  const prize = known.document.prizes.find(
    ({ from, to }) => place !== null && from <= place && place <= (to ?? place),
  );
  const won = prize?.items ?? [];
  const nameOf = ({ item, quantity }: (typeof won)[number]): string => {
    const found = [currency, ...items].find((each) => each.item === item);
    return (quantity === 1 ? found?.name : found?.plural) ?? item;
  };
  return {
    retry,
    place,
    prizes: printAmounts(won.map((each) => ({ ...each, name: nameOf(each) }))),
    chips: won.find(({ item }) => item === currency.item)?.quantity ?? 0,
  };
}
