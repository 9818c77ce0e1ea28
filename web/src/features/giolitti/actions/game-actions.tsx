import { useState } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Act } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { OptionRule } from '../../../ui/form/option-rule';
import { say } from '../../../platform/i18n/translate';
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
        rule
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
        rule
      }
      game {
        ...GameAfter
      }
    }
  }
`);

type GameActsProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/**
 * Offers a Sfida, after showing its cost; if it is impossible now, the server says why on request.
 */
export function OfferSfida({ game: shown, seat }: GameActsProps) {
  const { id, gameStatus, season, participants, stakes } = unmask(GAME, shown);
  const [asking, setAsking] = useState(false);
  if (seat.hand === null || gameStatus !== 'ACTIVE') return null;
  const offer = {
    document: OFFER,
    season: season.id,
    command: `offerSfida:${id}`,
    input: { gameId: id },
  };
  // An open dialog stays whatever happens, since it shows the refusal.
  if (!asking && optionOf(seat, 'offerSfida') === null) {
    return (
      <Act {...offer} look="quiet">
        {say('act.sfida')}
      </Act>
    );
  }
  const opponent = participants.find(({ player }) => player.id !== seat.player);
  const name = opponent?.player.name ?? '';
  return (
    <>
      <span className="act-way">
        <Button onClick={() => setAsking(true)}>{say('act.sfida')}</Button>
        <OptionRule season={season.id} mutation="offerSfida" input={offer.input} />
      </span>
      <Dialog open={asking} onOpenChange={setAsking} title={say('sfida.sure')}>
        <p>{say('sfida.sureText', { name, stakes: stakes + 1 })}</p>
        <p>{say('sfida.sureAfter', { name })}</p>
        <p className="claim-acts">
          <Act {...offer} look="act" onDone={() => setAsking(false)}>
            {say('sfida.offer')}
          </Act>
          <Button onClick={() => setAsking(false)}>{say('sfida.not')}</Button>
        </p>
      </Dialog>
    </>
  );
}

/** A participant's other actions; if one is impossible now, the server says why on request. */
export function GameActs({ game: shown, seat }: GameActsProps) {
  const game = unmask(GAME, shown);
  const [resigning, setResigning] = useState(false);
  if (seat.hand === null || game.gameStatus !== 'ACTIVE') return null;
  const { id, season, participants, stakes } = game;
  const opponent = participants.find(({ player }) => player.id !== seat.player);
  const input = { gameId: id };
  return (
    <div className="game-acts" role="group" aria-label={say('act.title')}>
      <MaskPowers game={game} seat={seat} />
      <Button look="quiet" data-act="resignGame" onClick={() => setResigning(true)}>
        {say('act.resign')}
      </Button>
      <Dialog open={resigning} onOpenChange={setResigning} title={say('act.resignSure')}>
        <p>{say('act.resignText', { name: opponent?.player.name ?? '', stakes })}</p>
        <p className="claim-acts">
          <Act
            document={RESIGN}
            season={season.id}
            command={`resignGame:${id}`}
            input={input}
            look="act"
            onDone={() => setResigning(false)}
          >
            {say('act.resign')}
          </Act>
          <Button onClick={() => setResigning(false)}>{say('act.stay')}</Button>
        </p>
      </Dialog>
    </div>
  );
}
