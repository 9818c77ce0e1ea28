import { isMechanicAnchor } from './mechanic-anchors';
import { DYNASTY_ANCHORS } from './dynasty-anchors';
import { RULE_ANCHORS } from './rule-anchors';

/** Of both games, including features that a document lacks now: an amendment can bring them. */
const SECTION_ANCHORS: ReadonlySet<string> = new Set([...RULE_ANCHORS, ...DYNASTY_ANCHORS]);

/** Whether a section of the server's own has this anchor, or could have it. */
export const isSectionAnchor = (anchor: string): boolean =>
  SECTION_ANCHORS.has(anchor) || isMechanicAnchor(anchor);
