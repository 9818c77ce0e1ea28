import type { SeasonKind } from '../../engine';
import type { SeasonId } from '../../kernel';
import { seasonGlobalId } from '../ids/global-ids';

/** The first segment of the path of a season's page. */
const PAGES: Readonly<Record<SeasonKind, string>> = { ROUND: 's', DYNASTY: 'd' };

/** The path of the season's page as it was at the event. */
export const pathAt = (
  { kind, id }: { readonly kind: SeasonKind; readonly id: SeasonId },
  seq: number,
): string => `/${PAGES[kind]}/${seasonGlobalId(kind, id)}/at/${seq}`;
