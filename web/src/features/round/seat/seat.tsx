import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { OptionRules } from '../../../ui/form/option-rule';

const SEAT = graphql(`
  fragment CasinoSeat on Round {
    id
    week
    phase
    status
    pausedSince
    currency {
      item
      name
      plural
    }
    viewer {
      id
      host
      rejoinAt
      player {
        id
        name
        idleSince
        balance
        wealth
        tax
        holdings {
          item
          name
          quantity
          card {
            rank
            suit
            name
          }
        }
      }
      options {
        mutation
        description
        anchor
        until
        needs
        input
        facts
      }
    }
  }
`);

const SeatContext = createContext<FragmentType<typeof SEAT> | null>(null);

/** True to show a round read-only, as to a stranger. */
const OnlookerContext = createContext(false);

type SeatProps = {
  readonly round: FragmentType<typeof SEAT>;
  readonly onlooker?: boolean;
  readonly children: ReactNode;
};

export function Seat({ round, onlooker = false, children }: SeatProps) {
  const { viewer } = unmask(SEAT, round);
  return (
    <SeatContext value={round}>
      <OnlookerContext value={onlooker}>
        <OptionRules options={onlooker ? [] : (viewer?.options ?? [])}>{children}</OptionRules>
      </OnlookerContext>
    </SeatContext>
  );
}

/** The viewer in this round: player, items and options. */
export function useSeat() {
  const round = use(SeatContext);
  if (round === null) throw new Error('Seat needs a round above it.');
  const { id, week, phase, status, pausedSince, currency, viewer: there } = unmask(SEAT, round);
  const viewer = use(OnlookerContext) ? null : there;
  return {
    season: id,
    week,
    phase,
    isPaused: pausedSince !== null,
    currency,
    /** True if the round has ended; forms that no longer apply are hidden. */
    over: status === 'ENDED',
    signedIn: viewer !== null,
    me: viewer?.player ?? null,
    rejoinAt: viewer?.rejoinAt ?? null,
    options: viewer?.options ?? [],
  };
}
