import { useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { Unavailable } from '../../ui/unavailable';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { VerifiedStreamFragment } from '../../generated/graphql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { t } from '../../platform/i18n/translate';
import { checkSafely } from './check';
import type { CheckResult, PublishedDeal } from './check';
import { DiceExplanation } from './dice-explanation';
import '../../ui/ledger.css';
import './verify.css';

const SEASON = graphql(`
  query VerifiedSeason($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
    }
  }
`);

const VERIFICATION = graphql(`
  query Verification($season: ID!, $week: Int, $game: Int) {
    diceProof(seasonId: $season, week: $week, game: $game) {
      scope
      streams {
        ...VerifiedStream
      }
    }
  }
`);

const STREAM = graphql(`
  fragment VerifiedStream on ChanceStream {
    week
    algorithm
    commitment
    committedSeq
    seed
    digest
    fixedClientSeeds {
      sha256
      fixedSeq
    }
    draws {
      number
      sides
      value
      stream
      clientSeeds
    }
    shuffle {
      stream
      from
      clientSeeds
      fixedCards
      deck {
        rank
        suit
      }
    }
    game {
      id
      number
      ruleset {
        id
        dynasty {
          deck {
            suit
            arcana
          }
        }
      }
      grandCanal {
        rank
        suit
      }
      arcanaGrandCanal
      participants {
        handCards
        handArcana
        disclosedHand {
          rank
          suit
        }
      }
    }
  }
`);

type VerifyPageProps = {
  readonly season: string;
  /** The number of a round's week or a dynasty's game. */
  readonly number: string;
};

/** The dice of a week or game, repeated in this browser. */
export function VerifyPage({ season: id, number }: VerifyPageProps) {
  const [{ data: found, fetching, error }] = useQuery({ query: SEASON, variables: { season: id } });
  const season = found?.season ?? null;
  const isDynasty = season?.__typename === 'Dynasty';
  const which = isDynasty ? { game: Number(number) } : { week: Number(number) };
  const [{ data, fetching: asking }] = useQuery({
    query: VERIFICATION,
    variables: { season: id, ...which },
    pause: season === null || !/^\d{1,6}$/.test(number),
    requestPolicy: 'network-only',
  });
  const title = isDynasty ? t('verify.game', { number }) : t('verify.week', { week: number });
  useTitle(title);
  const stream = data?.diceProof.streams[0];
  if (fetching || asking) return <p className="quiet">{t('house.loading')}</p>;
  if (season === null || stream === undefined || data === undefined) {
    return <Unavailable error={error} title={t('verify.none')} />;
  }
  return (
    <article className="verify">
      <header>
        <h1>{title}</h1>
        <p>
          <Link href={`/${isDynasty ? 'd' : 's'}/${id}`}>{season.name}</Link>
        </p>
      </header>
      <p className="quiet">
        {t('verify.text')} <a href="/docs/verifying">{t('verify.docs')}</a>
      </p>
      <DiceExplanation />
      <Stream scope={data.diceProof.scope} stream={stream} />
    </article>
  );
}

type StreamProps = {
  readonly scope: string;
  readonly stream: FragmentType<typeof STREAM>;
};

function Stream({ scope, stream: shown }: StreamProps) {
  const stream = unmask(STREAM, shown);
  const [tried, setTried] = useState<string | null>(null);
  const seed = tried ?? stream.seed;
  return (
    <>
      <dl className="verify-facts">
        <dt>{t('verify.commitment')}</dt>
        <dd>{stream.commitment}</dd>
        {stream.seed !== null && (
          <>
            <dt>{t('verify.seed')}</dt>
            <dd>{stream.seed}</dd>
          </>
        )}
      </dl>
      {seed === null && <p className="verify-wait">{t('verify.wait')}</p>}
      {seed !== null && (
        <>
          <Verdict {...checkSafely(scope, stream, dealOf(stream), seed)} />
          <Field
            label={t('verify.try')}
            hint={t('verify.tryText')}
            value={seed}
            onChange={setTried}
            spellCheck={false}
            autoComplete="off"
          />
          {tried !== null && tried !== stream.seed && (
            <p>
              <Button onClick={() => setTried(null)}>{t('verify.restore')}</Button>
            </p>
          )}
        </>
      )}
    </>
  );
}

function Verdict({ problems, throws }: CheckResult) {
  return (
    <>
      <section className="verdict" data-fair={problems.length === 0} role="status">
        <h2>{t(problems.length === 0 ? 'verify.fair' : 'verify.unfair')}</h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </section>
      {throws.length > 0 && (
        // Scrolling by keyboard needs a tab stop.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="scroll" tabIndex={0} role="region" aria-label={t('verify.draws')}>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{t('verify.stream')}</th>
                <th scope="col" className="figure">
                  {t('verify.number')}
                </th>
                <th scope="col" className="figure">
                  {t('verify.sides')}
                </th>
                <th scope="col" className="figure">
                  {t('verify.told')}
                </th>
                <th scope="col" className="figure">
                  {t('verify.thrown')}
                </th>
              </tr>
            </thead>
            <tbody>
              {throws.map(({ told, value, agrees }, at) => (
                <tr key={at} data-agrees={agrees}>
                  <td>{told.stream}</td>
                  <td className="figure">{told.number}</td>
                  <td className="figure">{told.sides}</td>
                  <td className="figure">{told.value}</td>
                  <td className="figure">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function dealOf({ shuffle, game }: VerifiedStreamFragment): PublishedDeal | null {
  if (!shuffle || !game) return null;
  const { stream, from, clientSeeds, fixedCards, deck } = shuffle;
  const { dynasty } = game.ruleset;
  return {
    ...{ stream: stream ?? null, from, clientSeeds, fixed: fixedCards, deck },
    arcana: dynasty?.deck.find((suit) => suit.arcana)?.suit ?? '',
    dealt: game.participants,
    arcanaGrandCanal: game.arcanaGrandCanal,
    hands: game.participants.map(({ disclosedHand }) => disclosedHand),
    grandCanal: game.grandCanal,
  };
}
