import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Field } from '../../../ui/form/field';
import { OptionRule } from '../../../ui/form/option-rule';
import { t } from '../../../platform/i18n/translate';
import { optionOf } from '../table/my-seat';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment DealersPart on GiolittiGame {
    id
    season {
      id
    }
  }
`);

const END = graphql(`
  mutation EndGame($input: GameInput!) {
    endGame(input: $input) {
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

const VOID = graphql(`
  mutation VoidGame($input: VoidGameInput!) {
    voidGame(input: $input) {
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

type DealerProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** The button for the Fine, if the viewer may make it. */
export function MakeFine({ game: shown, seat }: DealerProps) {
  const { id, season } = unmask(GAME, shown);
  if (optionOf(seat, 'endGame') === null) return null;
  return (
    <section className="dealers-part" aria-labelledby="dealers-part">
      <h2 id="dealers-part">{t('dealer.title')}</h2>
      <p className="claim-acts">
        <MutationButton
          document={END}
          season={season.id}
          command={`endGame:${id}`}
          input={{ gameId: id }}
          look="act"
        >
          {t('dealer.fine')}
        </MutationButton>
      </p>
    </section>
  );
}

/** The button that voids a game, if the viewer may void it. */
export function VoidGameButton({ game: shown, seat }: DealerProps) {
  const { id, season } = unmask(GAME, shown);
  const [voiding, setVoiding] = useState(false);
  if (optionOf(seat, 'voidGame') === null) return null;
  return (
    <>
      <Button look="quiet" data-act="voidGame" onClick={() => setVoiding(true)}>
        {t('dealer.void')}
      </Button>
      <Dialog open={voiding} onOpenChange={setVoiding} title={t('dealer.void')}>
        <VoidGame game={id} season={season.id} onDone={() => setVoiding(false)} />
      </Dialog>
    </>
  );
}

type VoidGameProps = {
  readonly game: string;
  readonly season: string;
  readonly onDone: () => void;
};

function VoidGame({ game, season, onDone }: VoidGameProps) {
  const place = { season, command: `voidGame:${game}` };
  const [reason, setReason, clear] = useDraft(place, '');
  const { state, send } = useCommand(VOID, place);
  const act = async (): Promise<void> => {
    if ((await send({ gameId: game, reason })) !== null && clear()) onDone();
  };
  return (
    <form
      className="void-game"
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <Field
        label={t('dealer.reason')}
        hint={t('dealer.voidText')}
        value={reason}
        onChange={setReason}
        state={state}
        season={season}
      />
      <span className="act-way">
        <Button type="submit" look="act" state={state}>
          {t('dealer.void')}
        </Button>
        <OptionRule season={season} mutation="voidGame" input={{ gameId: game }} />
      </span>
    </form>
  );
}
