import type { SeasonKind } from '../../engine';
import type { SeasonId } from '../../kernel';
import { seasonGlobalId } from '../ids/global-ids';

/** The first segment of the path of a season's page. */
const PAGES: Readonly<Record<SeasonKind, string>> = { ROUND: 's', DYNASTY: 'd' };

type Named = { readonly kind: SeasonKind; readonly id: SeasonId };

/** The path of the season's page. */
export const pathOf = ({ kind, id }: Named): string =>
  `/${PAGES[kind]}/${seasonGlobalId(kind, id)}`;

/** The path of the season's page as it was at the event. */
export const pathAt = (season: Named, seq: number): string => `${pathOf(season)}/at/${seq}`;
