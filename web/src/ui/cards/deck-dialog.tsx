import { useState } from 'react';
import { useQuery } from 'urql';
import { Card } from './card';
import type { Face } from './face';
import { graphql } from '../../generated/gql';
import { Button } from '../form/button';
import { Dialog } from '../dialog/dialog';
import { t } from '../../platform/i18n/translate';
import './deck-dialog.css';

const DECK = graphql(`
  query DeckOfRules($ruleset: ID!) {
    node(id: $ruleset) {
      id
      ... on Ruleset {
        round {
          deck {
            archetypes {
              archetype
              ranks {
                rank
              }
            }
            suits {
              suit
              name
              archetype
            }
          }
        }
        dynasty {
          deck {
            suit
            name
            ranks {
              rank
            }
          }
        }
      }
    }
  }
`);

type DeckDialogProps = {
  /** The id of the ruleset with the deck. */
  readonly ruleset: string;
  /** The button's text, and the dialog's title. */
  readonly label: string;
  readonly text?: string;
  readonly onChoose: (card: Face) => void;
};

/** Picks a card from all cards of a deck. */
export function DeckDialog({ ruleset, label, text, onChoose }: DeckDialogProps) {
  const [open, setOpen] = useState(false);
  const choose = (card: Face): void => {
    setOpen(false);
    onChoose(card);
  };
  return (
    <>
      <Button look="quiet" className="any-card" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        {text !== undefined && <p className="quiet">{text}</p>}
        {open && <Deck ruleset={ruleset} onChoose={choose} />}
      </Dialog>
    </>
  );
}

function Deck({ ruleset, onChoose }: Pick<DeckDialogProps, 'ruleset' | 'onChoose'>) {
  const suits = useSuits(ruleset);
  if (suits === null) return <p className="quiet">{t('house.loading')}</p>;
  return suits.map(({ suit, name, archetype, ranks }) => (
    <section key={suit} aria-label={name}>
      <h3>{name}</h3>
      <ul className="deck-suit">
        {ranks.map((rank) => (
          <li key={rank}>
            <button type="button" className="deck-card" onClick={() => onChoose({ rank, suit })}>
              <Card face={{ rank, suit, archetype }} width={48} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Suit = {
  readonly suit: string;
  readonly name: string;
  readonly archetype: string | null;
  readonly ranks: readonly string[];
};

function useSuits(ruleset: string): readonly Suit[] | null {
  const [{ data }] = useQuery({ query: DECK, variables: { ruleset } });
  const node = data?.node;
  if (!node || !('round' in node)) return null;
  if (node.dynasty !== null) {
    return node.dynasty.deck.map(({ suit, name, ranks }) => ({
      ...{ suit, name, archetype: null },
      ranks: ranks.map(({ rank }) => rank),
    }));
  }
  const { suits = [], archetypes = [] } = node.round?.deck ?? {};
  return suits.map(({ suit, name, archetype }) => {
    const found = archetypes.find((each) => each.archetype === archetype);
    return { suit, name, archetype, ranks: found?.ranks.map(({ rank }) => rank) ?? [] };
  });
}
