import { ComeIn } from '../../account';
import { Card } from '../../../ui/cards/card';
import { More } from '../../../ui/disclosure';
import { useChanges } from '../../../ui/motion/use-change-count';
import { ForShow, GoIdle, Idle, Join, Leave, Rejoin, useForShow } from '../../season';
import { printFraction, printNumber } from '../../../platform/i18n/format';
import { say } from '../../../platform/i18n/translate';
import { optionFor } from './seat-option';
import { useSeat } from './seat';
import type { Me } from './holding';
import '../../../ui/motion/changed.css';
import './items.css';
import './seat-bar.css';

/** The viewer's items, or the form to join. */
export function SeatBar() {
  const { season, me, signedIn, rejoinAt, options } = useSeat();
  const isForShow = useForShow(season);
  if (me !== null) return <MySeat me={me} season={season} />;
  const join = optionFor(options, 'joinSeason');
  return (
    <section className="seat-bar" aria-label={say('seat.title')}>
      {!signedIn && (
        <>
          <p>{say('seat.signedOut')}</p>
          <ComeIn className="button button-act">{say('seat.come')}</ComeIn>
        </>
      )}
      {signedIn && isForShow && <ForShow />}
      {signedIn && !isForShow && rejoinAt === null && <p>{say('seat.watching')}</p>}
      {rejoinAt !== null && <Rejoin at={rejoinAt} />}
      {join !== null && <Join season={season} option={join} />}
    </section>
  );
}

function MySeat({ me, season }: { readonly me: Me; readonly season: string }) {
  const { over, options } = useSeat();
  const { holdings, wealth, tax } = me;
  const cards = holdings.filter(({ card }) => card !== null);
  return (
    <section className="seat-bar" aria-labelledby="seat">
      <header className="seat-head">
        <h2 id="seat">{me.name}</h2>
        <ul className="purse" aria-label={say('seat.items')}>
          {holdings
            .filter(({ card }) => card === null)
            .map((held) => (
              <Coin key={held.item} held={held} />
            ))}
        </ul>
        {wealth !== null && (
          <p className="quiet small figures">
            {say('seat.wealth', { wealth: printFraction(wealth) })}
            {tax !== null && tax > 0 && ` · ${say('seat.tax', { tax })}`}
          </p>
        )}
        <More label={say('seat.more')}>
          {optionFor(options, 'goIdle') !== null && <GoIdle season={season} />}
          <Leave season={season} name={say('seat.leave')} text={say('seat.leaveText')} />
        </More>
        {cards.length > 0 && (
          <More label={say('seat.cards')} sign={say('hands.cards', { cards: cards.length })}>
            <ul className="fan" aria-label={say('seat.cards')}>
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
          </More>
        )}
      </header>
      {me.idleSince !== null && (
        <Idle season={season} mayBack={optionFor(options, 'comeBack') !== null} />
      )}
      {cards.length === 0 && (
        <p className="quiet seat-none">{say(over ? 'seat.noCardsHeld' : 'seat.noCards')}</p>
      )}
    </section>
  );
}

/** An amount of an item other than a card. */
function Coin({ held: { item, name, quantity } }: { readonly held: Me['holdings'][number] }) {
  const changes = useChanges(quantity);
  return (
    <li className="coin" data-item={item}>
      <b key={changes} className="figures" data-changed={changes > 0}>
        {printNumber(quantity)}
      </b>{' '}
      {name}
    </li>
  );
}
