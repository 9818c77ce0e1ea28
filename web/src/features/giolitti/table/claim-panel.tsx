import { useState } from 'react';
import { useQuery } from 'urql';
import type { Face } from '../../../ui/cards/face';
import { nameOf } from '../../../ui/cards/face';
import { errorCode } from '../../../platform/api/error-kind';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Button } from '../../../ui/form/button';
import { LoadFailed } from '../../../ui/list/load-failed';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { finishLesson } from '../../tour';
import { GAME_TRICKS } from './game-tricks';
import type { Claimable } from './my-seat';
import { printTricks } from './print-tricks';

const GAME = graphql(`
  fragment ClaimPanel on GiolittiGame {
    id
    season {
      id
      pausedUntil
    }
    awaited {
      id
      name
    }
    sfida {
      by {
        id
      }
    }
    ...GameTricks
  }
`);

const CLAIMABLE = graphql(`
  query Claimable($game: ID!, $card: CardInput!) {
    claimable(gameId: $game, card: $card) {
      trick
      name
      points
      why
    }
  }
`);

const PLAY_CARD = graphql(`
  mutation PlayCard($input: PlayCardInput!) {
    playCard(input: $input) {
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

type Claim = Omit<Claimable['tricks'][number], 'why'> & { readonly why: string | null };

type Claims = {
  /** The possible claims of a card; null while loading. */
  readonly claims: readonly Claim[] | null;
  /** True if the rules show which claims score. */
  readonly aided: boolean;
  /** Retries a query that got no answer; null without such a query. */
  readonly retry: (() => void) | null;
};

function useClaims(
  game: string,
  tricks: readonly ShownClaim[],
  card: Face,
  claimable: Claimable | null,
): Claims {
  const { rank, suit } = card;
  const [{ data, error }, ask] = useQuery({
    query: CLAIMABLE,
    variables: { game, card: { rank, suit } },
    pause: claimable !== null,
    requestPolicy: 'network-only',
  });
  if (claimable !== null) return { claims: claimable.tricks, aided: true, retry: null };
  if (error !== undefined && errorCode(error) === 'FORBIDDEN') {
    const active = tricks.filter((trick) => trick.active);
    return { claims: active.map((trick) => ({ ...trick, why: null })), aided: false, retry: null };
  }
  const claims = data?.claimable ?? null;
  const retry = claims === null && error !== undefined ? ask : null;
  return { claims, aided: true, retry };
}

type ShownClaim = Omit<Claim, 'why'> & { readonly active: boolean };

type ClaimPanelProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly card: Face;
  /** The server's earlier answer for the card. */
  readonly claimable: Claimable | null;
  readonly held: boolean;
  /** True if the server offers the viewer a play now. */
  readonly mayPlay: boolean;
  readonly play: PlayCommand;
  readonly onBack: () => void;
};

export type PlayCommand = ReturnType<typeof usePlayCommand>;

/**
 * The play command, created above the panel so that a second press of the card can also send it.
 */
export function usePlayCommand(season: string, game: string) {
  return useCommand(PLAY_CARD, { season, command: `playCard:${game}`, cue: 'card' });
}

/** The chosen card: toggles for its possible tricks, and the play button. */
export function ClaimPanel(props: ClaimPanelProps) {
  const { card, claimable, held, mayPlay, play, onBack } = props;
  const game = unmask(GAME, props.game);
  const { tricks } = unmask(GAME_TRICKS, game);
  const { claims, aided, retry } = useClaims(game.id, tricks, card, claimable);
  const [turned, setTurned] = useState<readonly string[]>([]);
  // Claims start selected only if the rules show which claims score.
  const isClaimed = ({ trick }: Claim): boolean => turned.includes(trick) !== aided;
  const turn = (trick: string): void =>
    setTurned((all) =>
      all.includes(trick) ? all.filter((each) => each !== trick) : [...all, trick],
    );
  const made = (claims ?? []).filter(isClaimed);
  const points = made.reduce((sum, each) => sum + each.points, 0);
  const name = nameOf(card);
  const { rank, suit } = card;
  const send = async (): Promise<void> => {
    const done = await play.send({ gameId: game.id, card: { rank, suit }, claim: points });
    if (done === null) return;
    finishLesson('claim');
    onBack();
  };
  const wasNamed = claimable?.nameable === false;
  const waitFor = game.sfida !== null ? t('claim.sfida') : null;
  return (
    <section className="claim" aria-label={t('claim.tricks', { card: name })}>
      <ClaimHead name={name} onBack={onBack} />
      {!held && <p className="outcome">{t('hand.notMine')}</p>}
      {wasNamed && <p className="quiet">{t('claim.named')}</p>}
      {claims?.length === 0 && <p className="quiet">{t('claim.nothing')}</p>}
      {retry !== null && <LoadFailed onRetry={retry} />}
      {!aided && <p className="quiet small">{t('claim.unaided')}</p>}
      <ClaimChoices claims={claims ?? []} conditions={tricks} isClaimed={isClaimed} onTurn={turn} />
      {points > 0 && (
        <p aria-live="polite">{t('claim.makes', { points, tricks: printTricks(made) })}</p>
      )}
      {!mayPlay && game.awaited !== null && (
        <p className="quiet">{waitFor ?? t('claim.later', { name: game.awaited.name })}</p>
      )}
      <p className="claim-acts">
        {game.season.pausedUntil === null && (
          <Button
            look={mayPlay && !wasNamed ? 'act' : 'quiet'}
            className="claim-play"
            state={play.state}
            onClick={() => void send()}
          >
            {points === 0
              ? t('claim.none', { card: name })
              : t('claim.play', { card: name, points })}
          </Button>
        )}
        <OptionRule season={game.season.id} mutation="playCard" input={{ gameId: game.id }} />
      </p>
      <Outcome state={play.state} season={game.season.id} />
    </section>
  );
}

type ClaimChoicesProps = {
  readonly claims: readonly Claim[];
  /** The tricks of the game, with their conditions. */
  readonly conditions: readonly { readonly trick: string; readonly condition: string }[];
  readonly isClaimed: (claim: Claim) => boolean;
  readonly onTurn: (trick: string) => void;
};

function ClaimChoices({ claims, conditions, isClaimed, onTurn }: ClaimChoicesProps) {
  return (
    <ul className="claim-tricks">
      {claims.map((claim) => (
        <li key={claim.trick}>
          <button
            type="button"
            className="claim-choice"
            aria-pressed={isClaimed(claim)}
            onClick={() => onTurn(claim.trick)}
          >
            {claim.name} <b className="figures">{claim.points}</b>
          </button>
          <p className="quiet small">
            {conditions.find(({ trick }) => trick === claim.trick)?.condition} {claim.why}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ClaimHead({ name, onBack }: { readonly name: string; readonly onBack: () => void }) {
  return (
    <header className="claim-head">
      <h3>{name}</h3>
      <Button look="quiet" onClick={onBack}>
        {t('claim.back')}
      </Button>
    </header>
  );
}
