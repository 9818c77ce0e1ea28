import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { DeckDialog } from '../../../ui/cards/deck-dialog';
import { say } from '../../../platform/i18n/translate';

const GAME = graphql(`
  fragment AnyCard on GiolittiGame {
    id
    environment {
      id
    }
  }
`);

type AnyCardProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly onChoose: (card: Face) => void;
};

/** The whole deck, to name a card from, since cards are named instead of shown. */
export function AnyCard({ game, onChoose }: AnyCardProps) {
  const { environment } = unmask(GAME, game);
  return (
    <DeckDialog
      ruleset={environment.id}
      label={say('hand.other')}
      text={say('hand.otherText')}
      onChoose={onChoose}
    />
  );
}
