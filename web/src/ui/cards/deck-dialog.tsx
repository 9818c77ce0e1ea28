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

export type DeckMark = {
  readonly points: number;
  readonly isHeld: boolean;
  readonly wasNamed: boolean;
};

type DeckDialogProps = {
  /** The id of the ruleset with the deck. */
  readonly ruleset: string;
  /** The button's text, and the dialog's title. */
  readonly label: string;
  readonly text?: string;
  /** What is known about a card; nothing by default. */
  readonly markOf?: (card: Face) => DeckMark;
  readonly onOpen?: () => void;
  readonly onChoose: (card: Face) => void;
};

/** Picks a card from all cards of a deck. */
export function DeckDialog({ ruleset, label, text, markOf, onOpen, onChoose }: DeckDialogProps) {
  const [open, setOpen] = useState(false);
  const choose = (card: Face): void => {
    setOpen(false);
    onChoose(card);
  };
  const show = (): void => {
    onOpen?.();
    setOpen(true);
  };
  return (
    <>
      <Button look="quiet" className="any-card" onClick={show}>
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        {text !== undefined && <p className="quiet">{text}</p>}
        {open && <Deck ruleset={ruleset} markOf={markOf} onChoose={choose} />}
      </Dialog>
    </>
  );
}

type DeckProps = Pick<DeckDialogProps, 'ruleset' | 'onChoose'> & {
  readonly markOf: DeckDialogProps['markOf'] | undefined;
};

function Deck({ ruleset, markOf, onChoose }: DeckProps) {
  const suits = useSuits(ruleset);
  if (suits === null) return <p className="quiet">{t('house.loading')}</p>;
  return suits.map(({ suit, name, archetype, ranks }) => (
    <section key={suit} aria-label={name}>
      <h3>{name}</h3>
      <ul className="deck-suit">
        {ranks.map((rank) => (
          <li key={rank}>
            <DeckCard
              face={{ rank, suit, archetype }}
              mark={markOf?.({ rank, suit })}
              onChoose={() => onChoose({ rank, suit })}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type DeckCardProps = {
  readonly face: Face;
  readonly mark: DeckMark | undefined;
  readonly onChoose: () => void;
};

function DeckCard({ face, mark, onChoose }: DeckCardProps) {
  const { points = 0, isHeld = false, wasNamed = false } = mark ?? {};
  return (
    <button
      type="button"
      className="deck-card"
      data-held={isHeld}
      data-named={wasNamed}
      onClick={onChoose}
    >
      <Card face={face} width={48} />
      {points > 0 && (
        <>
          <b className="deck-points figures" aria-hidden>
            {points}
          </b>
          <span className="unseen">{t('deck.points', { points })}</span>
        </>
      )}
      {isHeld && <span className="unseen">{t('deck.held')}</span>}
      {wasNamed && <span className="unseen">{t('deck.named')}</span>}
    </button>
  );
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
