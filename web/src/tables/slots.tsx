import { useState } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { PlaySlotsMutation } from '../generated/graphql';
import type { Offered } from '../govern/options';
import { Act } from '../kit/act';
import { useClientSeed } from '../season/use-client-seed';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { WeekDice } from './week-dice';

const SLOTS = graphql(`
  fragment Slots on Round {
    id
    week
    currency {
      plural
    }
    ruleset {
      id
      round {
        slots {
          price
        }
      }
    }
  }
`);
const PLAY_SLOTS = graphql(`
  mutation PlaySlots($input: PlaySlotsInput!) {
    playSlots(input: $input) {
      refusal {
        code
        message
        rule
      }
      sitting {
        id
        payout
        brokeMachine
        symbols {
          symbol
          name
          rolled
        }
      }
    }
  }
`);

type SlotsProps = {
  readonly round: FragmentType<typeof SLOTS>;
  readonly options: readonly Offered[];
};
type Sitting = NonNullable<PlaySlotsMutation['playSlots']['sitting']>;

/** The one machine: nothing where the rules have none. */
export function Slots({ round, options }: SlotsProps) {
  const { id, week, ruleset, currency } = unmask(SLOTS, round);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const option = options.find(({ mutation }) => mutation === 'playSlots');
  const seed = useClientSeed(id, option);
  const slots = ruleset.round?.slots ?? null;
  if (slots === null) return null;
  const price = `${printNumber(slots.price)} ${currency.plural}`;
  return (
    <section className="panel slots" aria-labelledby="slots">
      <h2 id="slots">{say('tables.slots')}</h2>
      <p className="quiet">{say('tables.price', { price })}</p>
      {sitting !== null && <Reels sitting={sitting} currency={currency.plural} />}
      {seed.field}
      <div className="line-up">
        {option !== undefined && (
          <Act
            document={PLAY_SLOTS}
            season={id}
            command="playSlots"
            input={{ seasonId: id, ...seed.input }}
            look="act"
            onDone={(done) => {
              setSitting(done.playSlots.sitting);
              seed.clear();
            }}
          >
            {say('tables.play')}
          </Act>
        )}
      </div>
      <WeekDice season={id} week={week} />
    </section>
  );
}

type ReelsProps = { readonly sitting: Sitting; readonly currency: string };

function Reels({ sitting, currency }: ReelsProps) {
  const { symbols, payout, brokeMachine } = sitting;
  const pays = `${printNumber(payout)} ${currency}`;
  return (
    <div role="status">
      <ol className="reels">
        {symbols.map(({ name, rolled }, at) => (
          <li key={`${sitting.id} ${at}`} style={{ animationDelay: `${at * 120}ms` }}>
            <strong>{name}</strong>
            <span className="quiet small figures">{rolled}</span>
          </li>
        ))}
      </ol>
      <p className={payout > 0 ? 'due' : 'quiet'}>
        {payout > 0 ? say('tables.won', { payout: pays }) : say('tables.lost')}{' '}
        {brokeMachine && say('tables.broke')}
      </p>
    </div>
  );
}
