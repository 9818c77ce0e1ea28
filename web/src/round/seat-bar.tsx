import { useState } from 'react';
import { Link } from 'wouter';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { Card } from '../cards/card';
import { graphql } from '../generated/gql';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { Outcome } from '../kit/outcome';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { fieldOf, optionFor } from './option';
import type { Option } from './option';
import { useSeat } from './seat';
import type { Me } from './seat';
import './seat-bar.css';

const JOIN = graphql(`
  mutation JoinRound($input: JoinSeasonInput!) {
    joinSeason(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
        ... on Round {
          ...CasinoSeat
          ...People
        }
      }
    }
  }
`);

const LEAVE = graphql(`
  mutation LeaveRound($input: LeaveSeasonInput!) {
    leaveSeason(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
        ... on Round {
          ...CasinoSeat
          ...People
        }
      }
    }
  }
`);

/** What I have, or the way to sit down. */
export function SeatBar() {
  const { season, me, signedIn, options } = useSeat();
  if (me !== null) return <MySeat me={me} season={season} />;
  const join = optionFor(options, 'joinSeason');
  return (
    <section className="seat" aria-label={say('seat.title')}>
      {!signedIn && (
        <p>
          {say('seat.signedOut')}{' '}
          <Link className="button button-act" href="/me">
            {say('seat.come')}
          </Link>
        </p>
      )}
      {signedIn && <p>{say('seat.watching')}</p>}
      {join !== null && <Join season={season} option={join} />}
    </section>
  );
}

function Join({ season, option }: { readonly season: string; readonly option: Option }) {
  const place = { season, command: 'joinSeason' };
  const [code, setCode, clear] = useDraft(place, '');
  const { way, send } = useCommand(JOIN, place);
  const needsCode = fieldOf(option.facts, 'inviteCodeNeeded') === true;
  const join = async (): Promise<void> => {
    const input = { seasonId: season, ...(needsCode && { inviteCode: code }) };
    if ((await send(input)) !== null) clear();
  };
  return (
    <div className="seat-join">
      {needsCode && (
        <Field label={say('seat.code')} value={code} onChange={setCode} way={way} season={season} />
      )}
      <Button look="act" way={way} onClick={() => void join()}>
        {say('seat.join')}
      </Button>
      {!needsCode && <Outcome way={way} season={season} />}
    </div>
  );
}

function MySeat({ me, season }: { readonly me: Me; readonly season: string }) {
  const { holdings, wealth, tax } = me;
  const cards = holdings.filter(({ card }) => card !== null);
  return (
    <section className="seat" aria-labelledby="seat">
      <header className="seat-head">
        <h2 id="seat">{me.name}</h2>
        <ul className="purse" aria-label={say('seat.items')}>
          {holdings
            .filter(({ card }) => card === null)
            .map(({ item, name, quantity }) => (
              <li key={item} className="coin" data-item={item}>
                <b className="figures">{printNumber(quantity)}</b> {name}
              </li>
            ))}
        </ul>
        {wealth !== null && (
          <p className="quiet small figures">
            {say('seat.wealth', { wealth })}
            {tax !== null && tax > 0 && ` · ${say('seat.tax', { tax })}`}
          </p>
        )}
        <Leave season={season} />
      </header>
      {cards.length === 0 ? (
        <p className="quiet">{say('seat.noCards')}</p>
      ) : (
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
      )}
    </section>
  );
}

function Leave({ season }: { readonly season: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="seat-leave" onClick={() => setOpen(true)}>
        {say('seat.leave')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('seat.leave')}>
        <p>{say('seat.leaveText')}</p>
        <p className="row">
          <Act
            document={LEAVE}
            season={season}
            command="leaveSeason"
            input={{ seasonId: season }}
            look="act"
          >
            {say('seat.leave')}
          </Act>
          <Button onClick={() => setOpen(false)}>{say('seat.stay')}</Button>
        </p>
      </Dialog>
    </>
  );
}
