import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { DeckDialog } from '../../../ui/cards/deck-dialog';
import { t } from '../../../platform/i18n/translate';

const GAME = graphql(`
  fragment AnyCard on GiolittiGame {
    id
    ruleset {
      id
    }
  }
`);

type CardChooserProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly onChoose: (card: Face) => void;
};

/** The whole deck, to name a card from. Players name cards and do not show them. */
export function CardChooser({ game, onChoose }: CardChooserProps) {
  const { ruleset } = unmask(GAME, game);
  return (
    <DeckDialog
      ruleset={ruleset.id}
      label={t('hand.other')}
      text={t('hand.otherText')}
      onChoose={onChoose}
    />
  );
}
