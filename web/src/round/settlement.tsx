import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import type { SettlementsQuery } from '../generated/graphql';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { say } from '../words/words';
import { useSeat } from './seat';

const SETTLEMENTS = graphql(`
  query Settlements($season: ID!) {
    season(id: $season) {
      id
      journal(
        first: 100
        order: NEWEST_FIRST
        types: [
          SecretActionFailed
          BidFailed
          BidInvalidated
          LotSold
          ThirdPartyWon
          PlayerLotReturned
          WorksRevalued
          AuctionConcluded
          TieTossed
          HandPlaced
          FortuneTold
          WeekSettled
          RoundWon
          WeekEnded
        ]
      ) {
        nodes {
          __typename
          seq
          text
          ... on WeekSettled {
            week
          }
          ... on WeekEnded {
            week
          }
        }
      }
    }
  }
`);

type Step = NonNullable<SettlementsQuery['season']>['journal']['nodes'][number];
type Told = { readonly week: number; readonly seq: number; readonly steps: readonly Step[] };

const WON: readonly string[] = ['LotSold', 'HandPlaced', 'ThirdPartyWon', 'RoundWon'];
const STEP_MS = 1_600;

/** How a week was settled, step by step as it happened; `atOnce` begins by itself, and all can be played again. */
export function Settlement({ atOnce = false }: { readonly atOnce?: boolean }) {
  const { season } = useSeat();
  const requestPolicy = 'cache-and-network';
  const [{ data }] = useQuery({ query: SETTLEMENTS, variables: { season }, requestPolicy });
  const told = settlementsIn(data?.season?.journal.nodes ?? []);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = told.find(({ seq }) => String(seq) === chosen) ?? told[0];
  return (
    <section aria-labelledby="settlement">
      <header className="lots-head">
        <h2 id="settlement">{say('history.settlement')}</h2>
        {told.length > 1 && (
          <Choice
            label={say('history.settlement')}
            value={String(shown?.seq ?? '')}
            of={told.map(({ seq, week }) => ({
              value: String(seq),
              name: say('history.week', { week }),
            }))}
            onChange={setChosen}
          />
        )}
      </header>
      {shown === undefined ? (
        <p className="quiet">{say('history.noSettlement')}</p>
      ) : (
        <Play key={shown.seq} steps={shown.steps} atOnce={atOnce} />
      )}
    </section>
  );
}

/** The newest first, each until its week ended; the last one of a round that is won may have none of that. */
function settlementsIn(newestFirst: readonly Step[]): readonly Told[] {
  const told: Told[] = [];
  let steps: Step[] = [];
  for (const step of [...newestFirst].reverse()) {
    if (step.__typename !== 'WeekEnded') {
      steps.push(step);
      continue;
    }
    const last = steps.at(-1);
    if (last !== undefined) told.unshift({ week: step.week, seq: last.seq, steps });
    steps = [];
  }
  const settled = steps.findLast(({ __typename }) => __typename === 'WeekSettled');
  if (settled?.__typename === 'WeekSettled') {
    told.unshift({ week: settled.week, seq: settled.seq, steps });
  }
  return told;
}

type PlayProps = { readonly steps: readonly Step[]; readonly atOnce: boolean };

function Play({ steps, atOnce }: PlayProps) {
  const [at, setAt] = useState(atOnce ? 1 : steps.length);
  const [playing, setPlaying] = useState(atOnce);
  const isOver = at >= steps.length;
  useEffect(() => {
    if (!playing || isOver) return;
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, isOver, at]);
  const play = (): void => {
    if (isOver) setAt(1);
    setPlaying(!playing || isOver);
  };
  const go = (next: number): void => {
    setPlaying(false);
    setAt(Math.min(Math.max(1, next), steps.length));
  };
  return (
    <div className="play">
      <p className="row">
        <Button look="act" onClick={play}>
          {say(playing && !isOver ? 'history.stop' : 'history.play')}
        </Button>
        <Button onClick={() => go(at - 1)}>{say('history.back')}</Button>
        <Button onClick={() => go(at + 1)}>{say('history.on')}</Button>
        <span className="quiet figures">
          {say('history.step', { step: at, steps: steps.length })}
        </span>
      </p>
      <ol className="play-steps" aria-live={playing ? 'polite' : 'off'}>
        {steps.slice(0, at).map(({ seq, text, __typename }) => (
          <li key={seq} data-won={WON.includes(__typename)}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
