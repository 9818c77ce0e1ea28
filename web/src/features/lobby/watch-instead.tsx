import { useLocation } from 'wouter';
import { useCommand } from '../../platform/api/use-command';
import { Button } from '../../ui/form/button';
import { Outcome } from '../../ui/form/outcome';
import type { SeasonKind } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import { START_EXHIBITION } from './use-exhibitions';

/** Opens the bots' exhibition, for a visitor for whom no bot is free. */
export function WatchInstead({ kind }: { readonly kind: SeasonKind }) {
  const [, go] = useLocation();
  const { state, send } = useCommand(START_EXHIBITION, {
    season: null,
    command: `startExhibition ${kind}`,
  });
  const watch = async (): Promise<void> => {
    const id = (await send({ kind }))?.startExhibition.season?.id;
    if (id !== undefined) go(`/${kind === 'ROUND' ? 's' : 'd'}/${id}`);
  };
  return (
    <>
      <Button state={state} onClick={() => void watch()}>
        {t(kind === 'DYNASTY' ? 'show.watchGiolitti' : 'show.watchCasino')}
      </Button>
      <Outcome state={state} season={null} />
    </>
  );
}
