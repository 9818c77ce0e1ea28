import { Address } from '../../ui/address';
import { say } from '../../platform/i18n/translate';
import { EmbedWay, Way } from './share-option';

export type GameWaysProps = {
  readonly game: string;
  /** True if its season is public. */
  readonly isPublic: boolean;
};

/** A link to watch a game, and its picture and texts to embed. */
export function GameWays({ game, isPublic }: GameWaysProps) {
  const table = `${window.location.origin}/g/${game}`;
  return (
    <div className="share-ways">
      <Way name={say('share.link')} about={say(isPublic ? 'share.linkText' : 'share.linkClosed')}>
        <Address href={table} name={say('share.link')} />
      </Way>
      {isPublic && <EmbedWay of={table} />}
    </div>
  );
}
