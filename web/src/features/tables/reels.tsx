import { graphql } from '../../generated/gql';
import type { SpinFragment } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import type { Machine } from './payouts';
import { SlotSign } from './slot-sign';

export const SPIN = graphql(`
  fragment Spin on SlotsSitting {
    id
    openedAt
    payout
    brokeMachine
    line {
      symbol
      inSequence
    }
    players {
      id
      name
    }
    symbols {
      symbol
      name
      rolled
    }
  }
`);

/** The number of signs that pass before the final one. */
const PASSING = 9;

type ReelsProps = {
  readonly machine: Machine;
  /** The last spin; null before the first. */
  readonly spin: SpinFragment | null;
  /** The number of reels that stand still. */
  readonly stopped: number;
  /** True for a spin during the visit. */
  readonly isNews: boolean;
};

/** The reels, which stop one after the other. */
export function Reels({ machine, spin, stopped, isNews }: ReelsProps) {
  const { symbols, rolls } = machine;
  const shown =
    spin?.symbols ?? Array.from({ length: rolls }, (_none, at) => symbols[at % symbols.length]);
  return (
    <ol className="reels" data-idle={spin === null} aria-label={t('tables.shows')}>
      {shown.map((each, at) => {
        const turns = isNews && at >= stopped;
        return (
          <li key={`${spin?.id ?? ''} ${at}`}>
            <span className="reel">
              <span
                className="reel-strip"
                data-turns={turns}
                style={{ animationDuration: `calc(var(--calm) * ${4 + 2 * at})` }}
              >
                <SlotSign
                  symbol={each?.symbol ?? ''}
                  size={64}
                  name={turns ? '' : (each?.name ?? '')}
                />
                {turns &&
                  passing(machine, at).map((symbol, place) => (
                    <SlotSign key={place} symbol={symbol} size={64} />
                  ))}
              </span>
            </span>
            <span className="quiet small figures">
              {each !== undefined && 'rolled' in each && !turns ? each.rolled : '\u00a0'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Each reel has the signs in order, from a different start. */
const passing = ({ symbols }: Machine, reel: number): readonly string[] =>
  Array.from(
    { length: PASSING },
    (_none, at) => symbols[(at + 2 * reel) % symbols.length]?.symbol ?? '',
  );
