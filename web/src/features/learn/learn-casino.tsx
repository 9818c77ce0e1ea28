import { Suspense } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { printList } from '../../platform/i18n/print-list';
import { lazyPage } from '../../platform/lazy-page';
import { DEFAULT_CASINO } from '../../platform/learn-address';
import { useTitle } from '../../platform/use-title';
import { Loading } from '../../ui/loading';
import { Unavailable } from '../../ui/unavailable';
import { t } from '../../platform/i18n/translate';
import { CardRow } from './card-row';
import { cardsAt, daysOf, handFor, POKER, printExchanges, printItems } from './casino-rules';
import type { CasinoDocument, CasinoRules } from './casino-rules';
import { casinoWords } from './casino-words';
import { ChangedRules } from './changed-rules';
import { ExampleHand } from './example-hand';
import { Picture } from './picture';
import { Prizes } from './prizes';
import { LessonLink } from './lesson-link';
import { Words } from './words';

const LEARN = graphql(`
  query LearnCasino($edition: ID!) {
    edition(id: $edition) {
      id
      title
      document
      round {
        currency {
          item
          name
          plural
        }
        items {
          item
          name
          plural
        }
        phases {
          phase
          name
          days
        }
        deck {
          archetypes {
            archetype
            ranks {
              rank
            }
          }
          suits {
            suit
            archetype
          }
        }
        hands {
          minimumCards
        }
        auction {
          procedure
          phase
          cardsPerLot
          minimumLots
          playerLots
        }
        exchanges {
          exchange
          give {
            item
            quantity
          }
          get {
            item
            quantity
          }
        }
        slots {
          price
          sittingsPerWeek
        }
        warPlayers
        ducks
      }
    }
  }
`);

// Few visitors are in the lesson.
const Lesson = lazyPage(async () => (await import('./lesson/lesson')).Lesson);

type LearnCasinoProps = {
  readonly edition: string;
  /** True for the lesson instead of the pictures. */
  readonly isLesson?: boolean;
};

/** An edition of the Auction Casino in five pictures, then its hands and words; or its lesson. */
export function LearnCasino({ edition, isLesson = false }: LearnCasinoProps) {
  useTitle(t('learn.casino'));
  const [{ data, fetching, error }] = useQuery({ query: LEARN, variables: { edition } });
  const found = data?.edition ?? null;
  const round = found?.round ?? null;
  if (!fetching && round === null) return <Unavailable error={error} title={t('learn.gone')} />;
  if (found === null || round === null) {
    return (
      <div className="learn">
        <h1>{t('learn.casino')}</h1>
        <Loading />
      </div>
    );
  }
  // The server checks the document by its schema.
  const known = { edition, rules: round, document: found.document as CasinoDocument };
  if (isLesson) {
    return (
      <Suspense fallback={<Loading />}>
        <Lesson {...known} />
      </Suspense>
    );
  }
  return (
    <div className="learn">
      <header>
        <h1>{t('learn.casino')}</h1>
        {edition === DEFAULT_CASINO && <LessonLink />}
        <p className="quiet">
          {found.title} · <Link href="/learn">{t('learn.editions')}</Link>
        </p>
        <ChangedRules edition={edition} />
        <Week {...known} />
      </header>
      <Pictures {...known} />
      <ScoringHands {...known} />
      <Words words={casinoWords(known)} />
    </div>
  );
}

const Week = ({ rules: { phases } }: CasinoRules) => (
  <ol className="learn-week" aria-label={t('learn.c.week')}>
    {phases.map(({ phase, name, days }) => (
      <li key={phase}>
        <b>{name}</b> <span className="quiet">{daysOf(days)}</span>
      </li>
    ))}
  </ol>
);

function Pictures(known: CasinoRules) {
  const { rules, document } = known;
  const { auction, currency, deck, phases } = rules;
  const { plural } = currency;
  const bidding = phases.find(({ phase }) => phase === auction.phase);
  const phase = bidding?.name ?? '';
  const sold = cardsAt(deck, [
    [7, -1],
    [2, 4],
    [0, -3],
  ]).slice(0, auction.cardsPerLot);
  const isSealed = auction.procedure === 'SEALED';
  return (
    <div className="learn-pictures">
      <Picture
        number={1}
        title={t('learn.c.bid')}
        text={t('learn.c.bidText', {
          ...{ cards: auction.cardsPerLot, amount: document.income.amount, currency: plural },
          ...{ phase, days: daysOf(bidding?.days ?? []) },
        })}
      >
        <Lot number={4} cards={sold} state={t('learn.c.yourBid', { amount: 31 })} />
      </Picture>
      <Picture
        number={2}
        title={t(isSealed ? 'learn.c.sealed' : 'learn.c.open')}
        text={t(isSealed ? 'learn.c.sealedText' : 'learn.c.openText', { phase, currency: plural })}
      >
        <ul className="learn-bids">
          {[
            { name: t('learn.you'), amount: 31 },
            { name: 'Ada', amount: 25 },
            { name: 'Bruno', amount: 12 },
          ].map(({ name, amount }, at) => (
            <li key={name} data-wins={at === 0}>
              <span>{name}</span> <b className="figures">{amount}</b>
            </li>
          ))}
        </ul>
      </Picture>
      <HandPicture {...known} />
      <Picture
        number={4}
        title={t('learn.c.settle')}
        text={`${t('learn.c.settleText')} ${t(
          document.hands.cardsDestroyed ? 'learn.c.destroyed' : 'learn.c.kept',
        )}`}
      >
        <Prizes {...known} />
      </Picture>
      <Goal {...known} />
    </div>
  );
}

type LotProps = {
  readonly number: number;
  readonly cards: ReturnType<typeof cardsAt>;
  readonly state: string;
};

/** A lot as it looks at the auction. */
const Lot = ({ number, cards, state }: LotProps) => (
  <article className="lot learn-lot">
    <header className="lot-head">
      <p>
        <b>{t('round.lot', { number })}</b>
      </p>
    </header>
    <CardRow cards={cards} width={72} />
    <p className="lot-state">{state}</p>
  </article>
);

function HandPicture({ edition, rules: { deck, hands }, document }: CasinoRules) {
  const { ranking } = document.hands;
  const isScored = ranking.procedure === 'SCORE';
  const cards = isScored
    ? cardsAt(deck, [
        [0, 8],
        [0, 9],
        [0, 10],
      ])
    : cardsAt(deck, POKER[ranking.order[0] ?? ''] ?? []);
  return (
    <Picture
      number={3}
      title={t('learn.c.hand')}
      text={
        isScored ? t('learn.c.scoreText') : t('learn.c.pokerText', { cards: hands.minimumCards })
      }
    >
      <ExampleHand edition={edition} cards={cards} isScored={isScored} width={72} />
    </Picture>
  );
}

function Goal({ rules, document }: CasinoRules) {
  const { victory } = document;
  const exchanges = printExchanges(rules);
  const also =
    exchanges.length === 0
      ? ''
      : ` ${t('learn.c.exchangeText', { exchanges: printList(exchanges) })}`;
  return (
    <Picture
      number={5}
      title={
        victory === null
          ? t('learn.c.noGoal')
          : t('learn.c.goal', { items: printItems(rules, victory) })
      }
      text={
        (victory === null
          ? t('learn.c.noGoalText')
          : t('learn.c.goalText', { items: printItems(rules, victory) })) + also
      }
    >
      <ul className="learn-exchanges">
        {exchanges.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {victory !== null && <li className="won">{printItems(rules, victory)}</li>}
        {victory === null && exchanges.length === 0 && <li>{t('learn.cw.proposal')}</li>}
      </ul>
    </Picture>
  );
}

/** The hands that the rules reward, each with its score or name by the server. */
function ScoringHands({ edition, rules: { deck }, document }: CasinoRules) {
  const { ranking } = document.hands;
  const isScored = ranking.procedure === 'SCORE';
  const hands = isScored
    ? ranking.multipliers.map((each) => ({
        key: each.name,
        cards: handFor(each, deck, document.deck),
      }))
    : ranking.order.map((key) => ({ key, cards: cardsAt(deck, POKER[key] ?? []) }));
  return (
    <section aria-labelledby="hands">
      <h2 id="hands">{t(isScored ? 'learn.c.hands' : 'learn.c.pokerHands')}</h2>
      <ul className="learn-tricks">
        {hands.map(({ key, cards }) => (
          <ExampleHand
            key={key}
            edition={edition}
            cards={cards}
            isScored={isScored}
            expects={key}
          />
        ))}
      </ul>
    </section>
  );
}
