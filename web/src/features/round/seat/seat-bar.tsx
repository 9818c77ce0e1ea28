import { GuestSeat } from '../../account';
import { Card } from '../../../ui/cards/card';
import { Disclosure } from '../../../ui/disclosure';
import { useChangeCount } from '../../../ui/motion/use-change-count';
import { ExhibitionNotice, GoIdle, Idle, Join, Leave, Rejoin, useIsExhibition } from '../../season';
import { printFraction, printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { optionFor } from './seat-option';
import { useSeat } from './seat';
import type { SeatPlayer } from './holding';
import '../../../ui/motion/changed.css';
import './items.css';
import './seat-bar.css';

type SeatBarProps = {
  /** The sum of the viewer's undecided sealed bids. */
  readonly bound: number;
};

/** The viewer's items, or a form to join. */
export function SeatBar({ bound }: SeatBarProps) {
  const { season, me, signedIn, rejoinAt, options, over } = useSeat();
  const isForShow = useIsExhibition(season);
  if (me !== null) return <MySeat me={me} season={season} bound={bound} />;
  const join = optionFor(options, 'joinSeason');
  return (
    <section className="seat-bar" aria-label={t('seat.title')}>
      {!signedIn && over && <p>{t('seat.over')}</p>}
      {!signedIn && !over && !isForShow && (
        <>
          <p>{t('seat.signedOut')}</p>
          <GuestSeat season={season} />
        </>
      )}
      {isForShow && <ExhibitionNotice />}
      {signedIn && !isForShow && rejoinAt === null && <p>{t('seat.watching')}</p>}
      {rejoinAt !== null && <Rejoin at={rejoinAt} />}
      {join !== null && <Join season={season} option={join} />}
    </section>
  );
}

type MySeatProps = SeatBarProps & { readonly me: SeatPlayer; readonly season: string };

function MySeat({ me, season, bound }: MySeatProps) {
  const { over, options, currency } = useSeat();
  const { holdings, wealth, tax } = me;
  const cards = holdings.filter(({ card }) => card !== null);
  return (
    <section className="seat-bar" aria-labelledby="seat">
      <header className="seat-head">
        <h2 id="seat">{me.name}</h2>
        <ul className="purse" aria-label={t('seat.items')}>
          {holdings
            .filter(({ card }) => card === null)
            .map((held) => (
              <Coin key={held.item} held={held} bound={held.item === currency.item ? bound : 0} />
            ))}
        </ul>
        {wealth !== null && (
          <p className="quiet small figures">
            {t('seat.wealth', { wealth: printFraction(wealth) })}
            {tax !== null && tax > 0 && ` · ${t('seat.tax', { tax })}`}
          </p>
        )}
        <Disclosure label={t('seat.more')}>
          {optionFor(options, 'goIdle') !== null && <GoIdle season={season} />}
          <Leave season={season} name={t('seat.leave')} text={t('seat.leaveText')} />
        </Disclosure>
        {cards.length > 0 && (
          <Disclosure label={t('seat.cards')} sign={t('hands.cards', { cards: cards.length })}>
            <ul className="fan" aria-label={t('seat.cards')}>
              {cards.map(
                ({ item, card, quantity }) =>
                  card !== null && (
                    <li key={item}>
                      <Card face={card} width={64} />
                      {quantity > 1 && <span className="count figures">× {quantity}</span>}
                    </li>
                  ),
              )}
            </ul>
          </Disclosure>
        )}
      </header>
      {me.idleSince !== null && (
        <Idle season={season} mayBack={optionFor(options, 'comeBack') !== null} />
      )}
      {cards.length === 0 && (
        <p className="quiet seat-none">{t(over ? 'seat.noCardsHeld' : 'seat.noCards')}</p>
      )}
    </section>
  );
}

/** The player's amount of an item other than a card. */
function Coin({
  held: { item, name, quantity },
  bound,
}: {
  readonly held: SeatPlayer['holdings'][number];
  readonly bound: number;
}) {
  const changes = useChangeCount(quantity);
  return (
    <li className="coin" data-item={item}>
      <b key={changes} className="figures" data-changed={changes > 0}>
        {printNumber(quantity)}
      </b>{' '}
      {name}
      {bound > 0 && (
        <span className="quiet small figures">
          {' '}
          {t('seat.bound', { bound: printNumber(bound) })}
        </span>
      )}
    </li>
  );
}
