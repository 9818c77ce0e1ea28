import { Card } from '../cards/card';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import { Seat } from './seat';
import { Tricks } from './tricks';

const TABLE = graphql(`
  fragment GameTable on GiolittiGame {
    id
    turn {
      id
    }
    grandCanal {
      rank
      suit
      name
    }
    participants {
      player {
        id
      }
      ...Seat
    }
    ...Tricks
  }
`);

/** The one above, the Grand Canal between, the other below. */
export function GameTable({ game }: { readonly game: FragmentType<typeof TABLE> }) {
  const shown = unmask(TABLE, game);
  const [one, other] = shown.participants;
  const isTurnOf = (seat: typeof one): boolean => seat?.player.id === shown.turn?.id;
  return (
    <div className="game-table">
      {one !== undefined && <Seat seat={one} turn={isTurnOf(one)} />}
      <section className="canal" aria-label={say('game.canal')}>
        <Card face={shown.grandCanal} width={112} />
        <div>
          <h2>{say('game.canal')}</h2>
          <Tricks game={shown} />
        </div>
      </section>
      {other !== undefined && <Seat seat={other} turn={isTurnOf(other)} />}
    </div>
  );
}
