import { isMechanicAnchor } from '../mechanics/anchors';
import { DYNASTY_ANCHORS } from '../dynasty/rule-anchors';
import { RULE_ANCHORS } from '../rule-anchors';

/** Of both games, and also of what a document does not know now: an amendment can bring it. */
const SECTION_ANCHORS: ReadonlySet<string> = new Set([...RULE_ANCHORS, ...DYNASTY_ANCHORS]);

/** Whether a section that the server holds has this anchor, or could have it. */
export const isSectionAnchor = (anchor: string): boolean =>
  SECTION_ANCHORS.has(anchor) || isMechanicAnchor(anchor);
