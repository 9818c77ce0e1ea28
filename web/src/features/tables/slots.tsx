import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { SpinFragment } from '../../generated/graphql';
import type { OfferedMutation } from '../../platform/is-offered';
import { MutationButton } from '../../ui/form/mutation-button';
import { motionMs } from '../../platform/motion-duration';
import { useMoment } from '../../ui/motion/use-moment';
import { useCue } from '../../platform/sound/use-cue';
import { useClientSeed, useLogHold } from '../season';
import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import { printCount } from '../../platform/i18n/count-noun';
import type { CountNoun } from '../../platform/i18n/count-noun';
import { MomentButtons } from './moment-buttons';
import { Payouts, Rolls } from './payouts';
import { Reels, SPIN } from './reels';
import { WeekDice } from './week-dice';

const SLOTS = graphql(`
  fragment Slots on Round {
    id
    week
    currency {
      name
      plural
    }
    ruleset {
      id
      round {
        slots {
          price
          sittingsPerWeek
          sides
          rolls
          sideBySide
          symbols {
            symbol
            name
            from
            to
          }
          chart {
            symbol
            inSequence
            payout
            breaksMachine
          }
        }
      }
    }
    spins: tables(status: null, kind: SLOTS, first: 1, order: NEWEST_FIRST) {
      nodes {
        __typename
        id
        ...Spin
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
        anchor
        facts
      }
      sitting {
        id
        ...Spin
      }
    }
  }
`);

type SlotsProps = {
  readonly round: FragmentType<typeof SLOTS>;
  readonly options: readonly OfferedMutation[];
};

/** The slot machine, in the state of its last spin; nothing if the rules have none. */
export function Slots({ round, options }: SlotsProps) {
  const { id, week, ruleset, currency, spins } = unmask(SLOTS, round);
  const [last] = spins.nodes;
  const left = last?.__typename === 'SlotsSitting' ? unmask(SPIN, last) : null;
  const [mine, setMine] = useState<SpinFragment | null>(null);
  const [found] = useState(left?.id ?? null);
  const option = options.find(({ mutation }) => mutation === 'playSlots');
  const seed = useClientSeed(id, option);
  const machine = ruleset.round?.slots ?? null;
  const spin = laterOf(mine, left);
  const news = spin !== null && spin.id !== found ? spin.id : null;
  // The reels stop one after the other; the payout follows the last.
  const moment = useMoment(news, machine?.rolls ?? 0, (step) => motionMs() * (step === 0 ? 4 : 2));
  useLogHold(!moment.isTold);
  const isOwnNews = news !== null && moment.isTold && news === mine?.id;
  useCue(isOwnNews ? (mine.payout > 0 ? 'won' : 'lost') : null, `spin ${String(news)}`);
  if (machine === null) return null;
  const price = printCount(machine.price, currency);
  return (
    <section className="panel slots" aria-labelledby="slots">
      <h2 id="slots">{t('tables.slots')}</h2>
      <div className="machine">
        <div className="machine-front">
          <Reels machine={machine} spin={spin} stopped={moment.step} isNews={news !== null} />
          {moment.isTold ? (
            <Paid spin={spin} isMine={spin !== null && spin.id === mine?.id} currency={currency} />
          ) : (
            <p className="paid quiet">{t('tables.turning')}</p>
          )}
          {news !== null && <MomentButtons moment={moment} />}
          {seed.field}
          {option !== undefined && (
            <MutationButton
              rests
              document={PLAY_SLOTS}
              season={id}
              command="playSlots"
              input={{ seasonId: id, ...seed.input }}
              look="act"
              onDone={({ playSlots: { sitting } }) => {
                if (sitting !== null) setMine(unmask(SPIN, sitting));
                seed.clear();
              }}
            >
              {t('tables.play')}
            </MutationButton>
          )}
          <p className="quiet small">
            {t('tables.price', { price, times: machine.sittingsPerWeek })}
          </p>
          <Rolls machine={machine} />
        </div>
        <Payouts
          machine={machine}
          currency={currency}
          hit={moment.isTold ? (spin?.line ?? null) : null}
        />
      </div>
      <WeekDice season={id} week={week} />
    </section>
  );
}

/** The later spin. The viewer's own spin shows before the page refetches. */
function laterOf(mine: SpinFragment | null, left: SpinFragment | null): SpinFragment | null {
  if (mine === null || left === null) return mine ?? left;
  return Date.parse(left.openedAt) > Date.parse(mine.openedAt) ? left : mine;
}

type PaidProps = {
  readonly spin: SpinFragment | null;
  readonly isMine: boolean;
  readonly currency: CountNoun;
};

function Paid({ spin, isMine, currency }: PaidProps) {
  if (spin === null) return <p className="quiet">{t('tables.idle')}</p>;
  const { id, payout, players, symbols, brokeMachine } = spin;
  const pays = printCount(payout, currency);
  return (
    <div key={id} role="status" className="paid">
      {!isMine && (
        <p className="quiet small">{t('tables.left', { name: players[0]?.name ?? '' })}</p>
      )}
      <p className="unseen">{printList(symbols.map(({ name }) => name))}</p>
      <p className={payout > 0 ? 'due' : 'quiet'}>
        {payout > 0 ? t('tables.won', { payout: pays }) : t('tables.lost')}{' '}
        {brokeMachine && t('tables.broke')}
      </p>
    </div>
  );
}
