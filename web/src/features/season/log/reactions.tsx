import { useCommand } from '../../../platform/api/use-command';
import type { Channel } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { LazyReactionDrawing } from './lazy-reaction-drawing';
import { REACTIONS } from './reaction-signs';
import type { ReactionSign } from './reaction-signs';
import { SAY } from './say';
import './reactions.css';

const SIGNS = Object.keys(REACTIONS) as ReactionSign[];

type ReactionsProps = { readonly season: string; readonly channel: Channel };

/** Eight quick reactions. Each is a message of one sign, so that the rules of messages apply. */
export function Reactions({ season, channel }: ReactionsProps) {
  const { state, send } = useCommand(SAY, { season, command: 'say reaction', rests: true });
  const isHeld = state.is === 'sent' || state.is === 'cut' || state.rests === true;
  const isWrong = state.is === 'refused' || state.is === 'failed';
  return (
    <div className="reactions" role="group" aria-label={t('reaction.title')}>
      {SIGNS.map((sign) => (
        <Button
          key={sign}
          look="quiet"
          aria-label={t(REACTIONS[sign])}
          title={t(REACTIONS[sign])}
          aria-disabled={isHeld}
          onClick={() => {
            if (!isHeld) void send({ seasonId: season, channel, text: sign });
          }}
        >
          <LazyReactionDrawing sign={sign} />
        </Button>
      ))}
      {state.is === 'cut' && <span className="quiet small">{t('command.cut')}</span>}
      {isWrong && <Outcome state={state} season={season} />}
    </div>
  );
}
