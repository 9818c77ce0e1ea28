import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { fieldOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import { optionOf } from '../table/my-seat';
import type { MySeat } from '../table/my-seat';

const GAME = graphql(`
  fragment Bets on GiolittiGame {
    id
    juice
    season {
      id
    }
    ruleset {
      id
      dynasty {
        betting
      }
    }
    bookmaker {
      id
      name
    }
    participants {
      player {
        id
        name
      }
    }
    bets {
      id
      juice
      status
      player {
        id
        name
      }
      on {
        id
        name
      }
    }
  }
`);

const BET = graphql(`
  mutation PlaceBet($input: PlaceBetInput!) {
    placeBet(input: $input) {
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

const BOOKMAKER = graphql(`
  mutation BecomeBookmaker($input: GameInput!) {
    becomeBookmaker(input: $input) {
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

const SETTLE = graphql(`
  mutation SettleBets($input: GameInput!) {
    settleBets(input: $input) {
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

type BetsProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** All bets with their bettors, and the bets that the viewer can place. */
export function Bets({ game: shown, seat }: BetsProps) {
  const game = unmask(GAME, shown);
  if (game.ruleset.dynasty?.betting !== true) return null;
  const { id, juice, season, bookmaker, bets, participants } = game;
  const offered = seat.options
    .filter(({ mutation }) => mutation === 'placeBet')
    .map(({ input }) => fieldOf(input, 'on'));
  const input = { gameId: id };
  return (
    <section className="bets" aria-labelledby="bets">
      <h2 id="bets">{t('bets.title')}</h2>
      {bookmaker !== null && <p>{t('bets.bookmaker', { name: bookmaker.name })}</p>}
      {bets.length === 0 && <p className="quiet">{t('bets.none')}</p>}
      <ul>
        {bets.map((bet) => (
          <li key={bet.id}>
            {t('bets.line', { name: bet.player.name, on: bet.on.name, juice: bet.juice })}{' '}
            <span className="quiet">{t(`bets.status.${bet.status}`)}</span>
          </li>
        ))}
      </ul>
      {offered.length > 0 && <p className="quiet small">{t('bets.text', { juice })}</p>}
      <div className="bets-acts">
        {participants
          .filter(({ player }) => offered.includes(player.id))
          .map(({ player }) => (
            <MutationButton
              key={player.id}
              document={BET}
              season={season.id}
              command={`placeBet:${id}:${player.id}`}
              input={{ ...input, on: player.id }}
            >
              {t('bets.on', { name: player.name, juice })}
            </MutationButton>
          ))}
        {optionOf(seat, 'becomeBookmaker') !== null && (
          <MutationButton
            document={BOOKMAKER}
            season={season.id}
            command={`becomeBookmaker:${id}`}
            input={input}
          >
            {t('bets.become')}
          </MutationButton>
        )}
        {optionOf(seat, 'settleBets') !== null && (
          <MutationButton
            document={SETTLE}
            season={season.id}
            command={`settleBets:${id}`}
            input={input}
          >
            {t('bets.settle')}
          </MutationButton>
        )}
      </div>
    </section>
  );
}
