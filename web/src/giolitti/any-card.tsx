import { useState } from 'react';
import { useQuery } from 'urql';
import { Card } from '../cards/card';
import type { Face } from '../cards/face';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { say } from '../words/words';
import { faceKey } from './face-key';

const GAME = graphql(`
  fragment AnyCard on GiolittiGame {
    id
    environment {
      id
    }
  }
`);

const DECK = graphql(`
  query GameDeck($ruleset: ID!) {
    node(id: $ruleset) {
      id
      ... on Ruleset {
        dynasty {
          deck {
            suit
            name
            ranks {
              rank
              name
            }
          }
        }
      }
    }
  }
`);

type AnyCardProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly onChoose: (card: Face) => void;
};

/** Cards are named, not shown: the whole deck of the game, to name one of. */
export function AnyCard({ game, onChoose }: AnyCardProps) {
  const { environment } = unmask(GAME, game);
  const [open, setOpen] = useState(false);
  const [{ data }] = useQuery({
    query: DECK,
    variables: { ruleset: environment.id },
    pause: !open,
  });
  const node = data?.node;
  const suits = node && 'dynasty' in node ? (node.dynasty?.deck ?? []) : [];
  const choose = (card: Face): void => {
    setOpen(false);
    onChoose(card);
  };
  return (
    <>
      <Button look="quiet" className="any-card" onClick={() => setOpen(true)}>
        {say('hand.other')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('hand.other')}>
        <p className="quiet">{say('hand.otherText')}</p>
        {suits.map(({ suit, name, ranks }) => (
          <section key={suit} aria-label={name}>
            <h3>{name}</h3>
            <ul className="deck-suit">
              {ranks.map(({ rank }) => (
                <li key={faceKey({ rank, suit })}>
                  <button
                    type="button"
                    className="deck-card"
                    onClick={() => choose({ rank, suit })}
                  >
                    <Card face={{ rank, suit }} width={48} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
