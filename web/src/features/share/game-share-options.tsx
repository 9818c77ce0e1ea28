import { Address } from '../../ui/address';
import { t } from '../../platform/i18n/translate';
import { EmbedOption, ShareOption } from './share-option';

export type GameShareProps = {
  readonly game: string;
  /** True if the game's season is public. */
  readonly isPublic: boolean;
};

/** A link to a game, with its picture and texts to embed. */
export function GameShareOptions({ game, isPublic }: GameShareProps) {
  const table = `${window.location.origin}/g/${game}`;
  return (
    <div className="share-ways">
      <ShareOption
        name={t('share.link')}
        about={t(isPublic ? 'share.linkText' : 'share.linkClosed')}
      >
        <Address href={table} name={t('share.link')} />
      </ShareOption>
      {isPublic && <EmbedOption of={table} />}
    </div>
  );
}
