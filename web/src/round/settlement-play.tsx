import { useEffect, useState } from 'react';
import { Button } from '../kit/button';
import { say } from '../words/words';
import type { Step } from './use-settlement';

const WON: readonly string[] = ['LotSold', 'HandPlaced', 'ThirdPartyWon', 'RoundWon'];
const STEP_MS = 1_600;

type PlayProps = { readonly steps: readonly Step[]; readonly atOnce: boolean };

/** Step by step as it happened; `atOnce` begins by itself, and all can be played again. */
export function SettlementPlay({ steps, atOnce }: PlayProps) {
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
