import { useState } from 'react';
import { useQuery } from 'urql';
import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { DeckDialog } from '../../../ui/cards/deck-dialog';
import type { DeckMark } from '../../../ui/cards/deck-dialog';
import { t } from '../../../platform/i18n/translate';
import { faceKey } from './face-key';
import type { HandCard } from './my-seat';

const GAME = graphql(`
  fragment AnyCard on GiolittiGame {
    id
    ruleset {
      id
    }
  }
`);

const DECK = graphql(`
  query DeckClaims($game: ID!) {
    node(id: $game) {
      id
      ... on GiolittiGame {
        deckClaims: claimables(wholeDeck: true) {
          card {
            rank
            suit
            name
          }
          nameable
          points
        }
      }
    }
  }
`);

type CardChooserProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly hand: readonly HandCard[];
  /** True if the server gives the points that each card would score now. */
  readonly hasPoints: boolean;
  readonly onChoose: (card: Face) => void;
};

/**
 * The whole deck, to name a card from: players name cards and do not show them. With help, each card
 * has the points that it would score now.
 */
export function CardChooser({ game, hand, hasPoints, onChoose }: CardChooserProps) {
  const { id, ruleset } = unmask(GAME, game);
  const [asked, setAsked] = useState(false);
  const [{ data }, ask] = useQuery({
    query: DECK,
    variables: { game: id },
    pause: !asked,
    requestPolicy: 'network-only',
  });
  const found = data?.node && 'deckClaims' in data.node ? data.node.deckClaims : null;
  const held = new Set(hand.map(faceKey));
  const claims = new Map((found ?? []).map((claim) => [faceKey(claim.card), claim]));
  const markOf = (card: Face): DeckMark => {
    const claim = claims.get(faceKey(card));
    return {
      points: hasPoints ? (claim?.points ?? 0) : 0,
      isHeld: held.has(faceKey(card)),
      wasNamed: claim?.nameable === false,
    };
  };
  const open = (): void => {
    if (asked) ask();
    else setAsked(true);
  };
  return (
    <DeckDialog
      ruleset={ruleset.id}
      label={t('hand.other')}
      text={`${t('hand.otherText')}${hasPoints ? ` ${t('hand.otherPoints')}` : ''}`}
      markOf={markOf}
      onOpen={open}
      onChoose={onChoose}
    />
  );
}
