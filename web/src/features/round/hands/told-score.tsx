import { useEffect, useState } from 'react';
import type { FragmentType } from '../../../generated/fragment-masking';
import { unmask } from '../../../generated/fragment-masking';
import type { HandScoreFragment } from '../../../generated/graphql';
import { hasMotion } from '../../../platform/motion-duration';
import { printNumber } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { HAND_SCORE, Score } from './hand-score';

const TERM_MS = 550;

type ToldScoreProps = {
  readonly score: FragmentType<typeof HAND_SCORE>;
  /** False to show the whole score at once. */
  readonly isPlaying: boolean;
};

/**
 * The score as it grows, term by term; then as a whole. Screen readers get the whole at once, since
 * the stage around it is a live region.
 */
export function ToldScore({ score, isPlaying }: ToldScoreProps) {
  const terms = termsOf(unmask(HAND_SCORE, score));
  const [grows] = useState(isPlaying && hasMotion());
  const [told, setTold] = useState(grows ? 1 : terms.length);
  const isOver = told >= terms.length;
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setTold(told + 1), TERM_MS);
    return () => clearTimeout(timer);
  }, [isOver, told]);
  if (!grows) return <Score score={score} />;
  const whole = printList([...terms.map(({ text }) => text), terms.at(-1)?.sum ?? '']);
  return (
    <>
      <p className="unseen">{whole}</p>
      <div aria-hidden="true">
        {isOver ? <Score score={score} /> : <Growing terms={terms.slice(0, told)} />}
      </div>
    </>
  );
}

function Growing({ terms }: { readonly terms: readonly Term[] }) {
  const sum = terms.at(-1)?.sum;
  return (
    <div className="score">
      <ol className="score-terms">
        {terms.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className="score-sum figures">
        <b key={sum}>{sum}</b>
      </p>
    </div>
  );
}

type Term = { readonly text: string; readonly sum: string };

/** The terms with the sum after each. By another formula the sum is known only as a whole. */
function termsOf(score: HandScoreFragment): readonly Term[] {
  const { cards, ranks, multipliers, highest, formula, total } = score;
  if (formula !== null) return [{ text: formula, sum: total }];
  const base = [
    { text: t('hands.cards', { cards }), sum: printNumber(cards) },
    { text: t('hands.ranks', { ranks }), sum: printNumber(cards * ranks) },
  ];
  const raised = multipliers.map(({ name, value }, at) => {
    const factor = multipliers.slice(0, at + 1).reduce((product, each) => product * each.value, 1);
    const text = t('hands.multiplier', { name, value });
    return { text, sum: printNumber(cards * ranks * factor) };
  });
  return [...base, ...raised, { text: t('hands.highest', { highest }), sum: total }];
}
