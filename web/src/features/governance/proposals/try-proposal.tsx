import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import { EffectsPreview } from './effects-preview';
import type { Trial } from './use-trial';

type TryProposalProps = {
  readonly season: string;
  readonly trial: Trial;
  /** Called with each request for a preview, to remove older messages. */
  readonly onAsk?: () => void;
};

/** Previews a proposal before its submission. A change of the draft hides the preview. */
export function TryProposal({ season, trial, onAsk }: TryProposalProps) {
  const { asking, is, tried, ask } = trial;
  if (is === 'nothing') return null;
  return (
    <section className="try" aria-label={t('preview.title')}>
      <Button
        aria-busy={asking}
        disabled={is === 'unsaid'}
        onClick={() => {
          onAsk?.();
          void ask();
        }}
      >
        {t('preview.title')}
      </Button>
      <div aria-live="polite">
        {tried !== null &&
          ('wrong' in tried ? (
            <p className="outcome">{tried.wrong}</p>
          ) : (
            <EffectsPreview preview={tried.preview} season={season} />
          ))}
      </div>
    </section>
  );
}
