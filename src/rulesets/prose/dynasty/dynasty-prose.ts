import type { DynastyRuleset } from '../../dynasty/document';
import { DYNASTY_ANCHORS } from '../../articles/anchors';
import type { DynastyTextAnchor } from '../../articles/anchors';
import { articles } from '../common/articles';
import { mechanics } from '../common/mechanics';
import { joinSections } from '../common/section';
import type { DynastySection, DynastySectionWriter } from '../common/section';
import { arcana } from './arcana';
import { chance } from './chance';
import { deck } from './deck';
import { endingAGame } from './ending-a-game';
import { gambling } from './gambling';
import { general } from './general';
import { magistrelli } from './magistrelli';
import { masks } from './masks';
import { moda } from './moda';
import { play } from './play';
import { players } from './players';
import { proposals } from './proposals';
import { readiness, startingAGame } from './starting-a-game';
import { seasons } from './seasons';
import { tricks } from './tricks';

const WRITERS: Readonly<Record<DynastyTextAnchor, DynastySectionWriter>> = {
  general,
  seasons,
  players,
  deck,
  'starting-a-game': startingAGame,
  play,
  'ending-a-game': endingAGame,
  tricks,
  readiness,
  magistrelli,
  arcana,
  masks,
  moda,
  gambling,
  proposals,
  chance,
};

/** The rules of a dynasty that the server enforces, in prose, section by section. */
export const dynastyProse = (ruleset: DynastyRuleset): DynastySection[] =>
  DYNASTY_ANCHORS.map((anchor) => WRITERS[anchor](ruleset));

/**
 * The complete rules as one Markdown text, with a table of contents and an anchor before each
 * heading.
 */
export const dynastyMarkdown = (ruleset: DynastyRuleset): string =>
  joinSections(ruleset.title, [
    ...dynastyProse(ruleset),
    ...mechanics(ruleset),
    ...articles(ruleset),
  ]);
