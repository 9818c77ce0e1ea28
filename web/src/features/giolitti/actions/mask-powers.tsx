import { useState } from 'react';
import { Mask } from '../../../ui/cards/mask';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { textsOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import { optionOf } from '../table/my-seat';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment MaskPowers on GiolittiGame {
    id
    season {
      id
    }
    tricks {
      trick
      name
      points
    }
  }
`);

const REALI = graphql(`
  mutation UseReali($input: UseRealiInput!) {
    useReali(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      game {
        ...GameAfter
      }
    }
  }
`);

const REVEAL = graphql(`
  mutation RevealMask($input: RevealMaskInput!) {
    revealMask(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      game {
        ...GameAfter
      }
    }
  }
`);

type MaskPowersProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** The one-time powers of a mask, while usable. */
export function MaskPowers({ game: shown, seat }: MaskPowersProps) {
  const { id, season, tricks } = unmask(GAME, shown);
  const [open, setOpen] = useState<'reali' | 'reveal' | null>(null);
  const reali = optionOf(seat, 'useReali');
  const reveal = optionOf(seat, 'revealMask');
  const close = (): void => setOpen(null);
  return (
    <>
      {reali !== null && (
        <Button data-act="useReali" onClick={() => setOpen('reali')}>
          {t('act.reali')}
        </Button>
      )}
      {reveal !== null && (
        <Button data-act="revealMask" onClick={() => setOpen('reveal')}>
          {t('act.reveal')}
        </Button>
      )}
      <Dialog open={open === 'reali'} onOpenChange={close} title={t('act.reali')}>
        <p className="quiet">{t('act.realiText')}</p>
        <ul className="powers">
          {textsOf(reali?.facts, 'tricks').map((trick) => (
            <li key={trick}>
              <MutationButton
                document={REALI}
                season={season.id}
                command={`useReali:${id}:${trick}`}
                input={{ gameId: id, trick }}
                onDone={close}
              >
                {tricks.find((each) => each.trick === trick)?.name ?? trick}
              </MutationButton>
            </li>
          ))}
        </ul>
      </Dialog>
      <Dialog open={open === 'reveal'} onOpenChange={close} title={t('act.reveal')}>
        <p className="quiet">{t('act.revealText')}</p>
        <ul className="powers">
          {textsOf(reveal?.facts, 'masks').map((mask) => (
            <li key={mask}>
              <MutationButton
                document={REVEAL}
                season={season.id}
                command={`revealMask:${id}:${mask}`}
                input={{ gameId: id, mask }}
                onDone={close}
              >
                <Mask mask={mask} width={44} />
              </MutationButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
