import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { printCount } from '../../../platform/i18n/count-noun';
import { Button } from '../../../ui/form/button';
import { hasMotion } from '../../../platform/motion-duration';
import { EventText } from '../../../ui/event-text';
import { Stepper } from '../../../ui/list/stepper';
import { t } from '../../../platform/i18n/translate';
import { isMine, SettlementScene } from './settlement-scene';
import { useSeat } from '../seat/seat';
import type { SettlementStep } from './use-settlement';

const WON: readonly string[] = ['LotSold', 'HandPlaced', 'ThirdPartyWon', 'RoundWon'];
const STEP_MS = 2_400;
/** A hand takes longer, since its score is told term by term. */
const HAND_MS = 4_200;

/** True for a step in which the viewer wins something. */
export const isWonBy = (step: SettlementStep, me: string | null): boolean =>
  WON.includes(step.__typename) && isMine(step, me);

type SettlementPlayerProps = {
  readonly steps: readonly SettlementStep[];
  readonly atOnce: boolean;
  /** True for the last settled week: its end says what the viewer has now. */
  readonly isLatest: boolean;
  readonly onBegun?: () => void;
  /** Called once the last step shows, or the viewer takes over. */
  readonly onTold?: () => void;
};

/**
 * A settlement step by step. `atOnce` starts it without a press. The viewer can skip or replay it.
 */
export function SettlementPlayer(props: SettlementPlayerProps) {
  const { steps, atOnce: isNews, isLatest, onBegun, onTold } = props;
  const { me, currency } = useSeat();
  // With reduced motion, the last step shows at once.
  const [atOnce] = useState(() => isNews && hasMotion());
  const [at, setAt] = useState(atOnce ? 1 : steps.length);
  const [playing, setPlaying] = useState(atOnce);
  const isOver = at >= steps.length;
  useEffect(() => {
    if (!playing || isOver) return;
    const isHand = steps[at - 1]?.__typename === 'HandPlaced';
    const timer = setTimeout(() => setAt(at + 1), isHand ? HAND_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, isOver, at, steps]);
  useEffect(() => {
    if (isOver) onTold?.();
    else onBegun?.();
  }, [isOver, onBegun, onTold]);
  const play = (): void => {
    onTold?.();
    if (isOver) setAt(1);
    setPlaying(!playing || isOver);
  };
  const go = (next: number): void => {
    onTold?.();
    setPlaying(false);
    setAt(Math.min(Math.max(1, next), steps.length));
  };
  const isPlaying = playing && !isOver;
  const past = steps.slice(0, at);
  return (
    <div className="play" data-playing={isPlaying}>
      <PlayerButtons at={at} last={steps.length} isPlaying={isPlaying} onPlay={play} onGo={go} />
      <SettlementStage steps={past} me={me?.id ?? null} isPlaying={isPlaying}>
        {isLatest && me !== null && (
          <p>{t('history.ownHas', { balance: printCount(me.balance, currency) })}</p>
        )}
      </SettlementStage>
      <StepList steps={past} me={me?.id ?? null} onGo={go} />
    </div>
  );
}

type PlayerButtonsProps = {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onGo: (step: number) => void;
};

function PlayerButtons({ at, last, isPlaying, onPlay, onGo }: PlayerButtonsProps) {
  const where = t('history.step', { step: at, steps: last });
  const again = at === last ? 'history.again' : 'history.play';
  return (
    <Stepper
      at={at}
      last={last}
      back={t('history.back')}
      on={t('history.on')}
      slider={t('history.slider')}
      where={where}
      onGo={onGo}
      lead={
        <Button look={isPlaying ? 'plain' : 'act'} className="play-button" onClick={onPlay}>
          {t(isPlaying ? 'history.stop' : again)}
        </Button>
      }
    >
      {/* Stays at the end, so that it keeps the focus. */}
      <Button
        look="quiet"
        aria-disabled={at >= last}
        onClick={() => {
          if (at < last) onGo(last);
        }}
      >
        {t('history.skip')}
      </Button>
      <span className="quiet figures">{where}</span>
    </Stepper>
  );
}

type StageProps = {
  readonly steps: readonly SettlementStep[];
  readonly me: string | null;
  readonly isPlaying: boolean;
  /** Content after the viewer's own result. */
  readonly children?: ReactNode;
};

/** The current step: its cards, and a sentence about them. */
export function SettlementStage({ steps, me, isPlaying, children }: StageProps) {
  const step = steps.at(-1);
  if (step === undefined) return null;
  return (
    <section
      className="stage"
      aria-label={t('history.now')}
      aria-live={isPlaying ? 'polite' : 'off'}
    >
      <article key={step.seq} className="scene" data-mine={isMine(step, me)}>
        <SettlementScene step={step} steps={steps} me={me} isPlaying={isPlaying}>
          {children}
        </SettlementScene>
        {/* A placed hand and the viewer's own results need no sentence. */}
        {step.__typename !== 'HandPlaced' && (step.__typename !== 'WeekSettled' || me === null) && (
          <p className="scene-told">
            <EventText event={step} />
          </p>
        )}
      </article>
    </section>
  );
}

type StepListProps = {
  readonly steps: readonly SettlementStep[];
  readonly me: string | null;
  readonly onGo: (step: number) => void;
};

/** The steps so far; each line links to its cards. */
function StepList({ steps, me, onGo }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [before] = useState(steps.length);
  const hasAdvanced = steps.length !== before;
  useEffect(() => {
    // On the first render the list starts at its top.
    if (hasAdvanced && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [hasAdvanced, steps.length]);
  return (
    <ol ref={list} className="play-steps">
      {steps.map((step, at) => (
        <li
          key={step.seq}
          data-won={WON.includes(step.__typename)}
          data-mine={isMine(step, me)}
          aria-current={at === steps.length - 1 ? 'step' : undefined}
        >
          <button type="button" onClick={() => onGo(at + 1)}>
            <EventText event={step} />
          </button>
        </li>
      ))}
    </ol>
  );
}
