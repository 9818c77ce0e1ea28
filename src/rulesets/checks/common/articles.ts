import { articlesOf } from '../../articles/article-lookup';
import { isSectionAnchor } from '../../articles/anchors';
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import { codesOfEntries, repeatedCodes } from './codes';

/**
 * The maximum number of characters in all articles, since each revision contains all of them in
 * full.
 */
const LONGEST_TOGETHER = 200_000;

/** Anchors are unique, and the articles together are not too long. */
export function articles(ruleset: Ruleset): Problem[] {
  const all = articlesOf(ruleset);
  const length = all.reduce((sum, { markdown }) => sum + markdown.length, 0);
  return [
    ...repeatedCodes(codesOfEntries(['articles'], all, 'anchor')),
    ...all.flatMap(({ anchor }, place) =>
      isSectionAnchor(anchor)
        ? [problem(['articles', place, 'anchor'], 'expected an anchor that no section has')]
        : [],
    ),
    ...(length > LONGEST_TOGETHER
      ? [
          problem(
            ['articles'],
            `expected at most ${LONGEST_TOGETHER} characters in all, and these have ${length}`,
          ),
        ]
      : []),
  ];
}
