import { useState } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { OptionRule } from '../../../ui/form/option-rule';
import { t } from '../../../platform/i18n/translate';
import { MaskPowers } from './mask-powers';
import { optionOf } from '../table/my-seat';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment GameActs on GiolittiGame {
    id
    gameStatus
    stakes
    season {
      id
    }
    participants {
      player {
        id
        name
      }
    }
    ...MaskPowers
  }
`);

const OFFER = graphql(`
  mutation OfferSfida($input: GameInput!) {
    offerSfida(input: $input) {
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

const RESIGN = graphql(`
  mutation ResignGame($input: GameInput!) {
    resignGame(input: $input) {
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

type GameActionsProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/**
 * Offers a Sfida, after showing its cost. If a Sfida is impossible now, a press shows the server's
 * reason.
 */
export function OfferSfida({ game: shown, seat }: GameActionsProps) {
  const { id, gameStatus, season, participants, stakes } = unmask(GAME, shown);
  const [asking, setAsking] = useState(false);
  if (seat.hand === null || gameStatus !== 'ACTIVE') return null;
  const offer = {
    document: OFFER,
    season: season.id,
    command: `offerSfida:${id}`,
    input: { gameId: id },
  };
  // An open dialog stays open, since it shows the refusal.
  if (!asking && optionOf(seat, 'offerSfida') === null) {
    return (
      <MutationButton {...offer} look="quiet">
        {t('act.sfida')}
      </MutationButton>
    );
  }
  const opponent = participants.find(({ player }) => player.id !== seat.player);
  const name = opponent?.player.name ?? '';
  return (
    <>
      <span className="act-way">
        <Button onClick={() => setAsking(true)}>{t('act.sfida')}</Button>
        <OptionRule season={season.id} mutation="offerSfida" input={offer.input} />
      </span>
      <Dialog open={asking} onOpenChange={setAsking} title={t('sfida.sure')}>
        <p>{t('sfida.sureText', { name, stakes: stakes + 1 })}</p>
        <p>{t('sfida.sureAfter', { name })}</p>
        <p className="claim-acts">
          <MutationButton {...offer} look="act" onDone={() => setAsking(false)}>
            {t('sfida.offer')}
          </MutationButton>
          <Button onClick={() => setAsking(false)}>{t('sfida.not')}</Button>
        </p>
      </Dialog>
    </>
  );
}

/**
 * A participant's other actions. If an action is impossible now, a press shows the server's reason.
 */
export function GameActions({ game: shown, seat }: GameActionsProps) {
  const game = unmask(GAME, shown);
  const [resigning, setResigning] = useState(false);
  if (seat.hand === null || game.gameStatus !== 'ACTIVE') return null;
  const { id, season, participants, stakes } = game;
  const opponent = participants.find(({ player }) => player.id !== seat.player);
  const input = { gameId: id };
  return (
    <div className="game-acts" role="group" aria-label={t('act.title')}>
      <MaskPowers game={game} seat={seat} />
      <Button look="quiet" data-act="resignGame" onClick={() => setResigning(true)}>
        {t('act.resign')}
      </Button>
      <Dialog open={resigning} onOpenChange={setResigning} title={t('act.resignSure')}>
        <p>{t('act.resignText', { name: opponent?.player.name ?? '', stakes })}</p>
        <p className="claim-acts">
          <MutationButton
            document={RESIGN}
            season={season.id}
            command={`resignGame:${id}`}
            input={input}
            look="act"
            onDone={() => setResigning(false)}
          >
            {t('act.resign')}
          </MutationButton>
          <Button onClick={() => setResigning(false)}>{t('act.stay')}</Button>
        </p>
      </Dialog>
    </div>
  );
}
