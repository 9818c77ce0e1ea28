import { useState } from 'react';
import { graphql } from '../../../generated/gql';
import type { SfidaMomentFragment } from '../../../generated/graphql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useMoment } from '../../../ui/motion/use-moment';
import { t } from '../../../platform/i18n/translate';

const GAME = graphql(`
  fragment SfidaMoment on GiolittiGame {
    id
    gameStatus
    stakes
    plays {
      number
    }
    sfida {
      to {
        id
        name
      }
    }
  }
`);

const STEP_MS = 1_400;

type Accepted = { readonly name: string; readonly from: number; readonly plays: number };

/** Tells a Sfida that is accepted during the visit: who accepts, then the stakes. */
export function SfidaMoment({ game: shown }: { readonly game: FragmentType<typeof GAME> }) {
  const game = unmask(GAME, shown);
  const accepted = useAccepted(game);
  const news = accepted === null ? null : `${accepted.plays} ${accepted.from}`;
  const { step } = useMoment(news, 1, () => STEP_MS);
  if (accepted === null) return null;
  const { name, from } = accepted;
  return (
    <section className="sfida-told" role="status" aria-label={t('act.sfida')}>
      <h2>{t('sfida.accepted', { name })}</h2>
      <p>
        <b className="figures">{from}</b>
        {step > 0 && (
          <>
            <span aria-hidden="true"> → </span>
            <b className="figures sfida-stakes">{game.stakes}</b>{' '}
            <span className="sfida-worth">{t('sfida.worth', { stakes: game.stakes })}</span>
          </>
        )}
      </p>
    </section>
  );
}

/** The last Sfida, if it is accepted during the visit; null again after the next play. */
function useAccepted({ gameStatus, stakes, plays, sfida }: SfidaMomentFragment): Accepted | null {
  const [open, setOpen] = useState<Accepted | null>(null);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  if (sfida !== null && open === null) {
    setOpen({ name: sfida.to.name, from: stakes, plays: plays.length });
  }
  if (sfida === null && open !== null) {
    setOpen(null);
    setAccepted(open);
  }
  const isPast = sfida !== null || gameStatus !== 'ACTIVE' || plays.length !== accepted?.plays;
  if (accepted !== null && isPast) setAccepted(null);
  return isPast ? null : accepted;
}
