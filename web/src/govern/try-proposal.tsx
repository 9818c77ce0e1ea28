import { Button } from '../kit/button';
import { say } from '../words/words';
import { Preview } from './preview';
import type { Trial } from './use-trial';

type TryProposalProps = {
  readonly season: string;
  readonly trial: Trial;
  /** As it is asked: what was said before goes. */
  readonly onAsk?: () => void;
};

/** What a proposal would do now, before anybody makes it; what is said of an earlier draft goes. */
export function TryProposal({ season, trial, onAsk }: TryProposalProps) {
  const { asking, is, tried, ask } = trial;
  if (is === 'nothing') return null;
  return (
    <section className="try" aria-label={say('preview.title')}>
      <Button
        aria-busy={asking}
        disabled={is === 'unsaid'}
        onClick={() => {
          onAsk?.();
          void ask();
        }}
      >
        {say('preview.title')}
      </Button>
      <div aria-live="polite">
        {tried !== null &&
          ('wrong' in tried ? (
            <p className="outcome">{tried.wrong}</p>
          ) : (
            <Preview preview={tried.preview} season={season} />
          ))}
      </div>
    </section>
  );
}
