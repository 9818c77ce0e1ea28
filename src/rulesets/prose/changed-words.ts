/** The first differences of two rulesets in sentences, for notices. */
import { diffLines } from 'diff';
import { counted, nameInSentence, quoted } from '../../kernel';
import { unescaped } from '../document/markdown';
import type { Ruleset } from '../document/ruleset';
import type { RuleSection } from './common/section';
import { sectionsOf } from './ruleset-prose';

const MOST_CHANGES = 3;
/** The maximum length of a quotation, in characters. */
const LONGEST_QUOTATION = 140;
/** The characters that a quotation has before the first difference. */
const LEAD = 40;
/** Two sections with more different lines are not compared. */
const MOST_DIFFERENT_LINES = 100;

const known = new WeakMap<Ruleset, WeakMap<Ruleset, string>>();

/**
 * Up to three changes of the rules, each in a short sentence, and the number of the others; an empty
 * text if the rules read the same.
 */
export function changesInWords(before: Ruleset, after: Ruleset): string {
  const ofAfter = known.get(after) ?? new WeakMap<Ruleset, string>();
  known.set(after, ofAfter);
  const words = ofAfter.get(before) ?? printedChanges(before, after);
  ofAfter.set(before, words);
  return words;
}

function printedChanges(before: Ruleset, after: Ruleset): string {
  const all = changesOf(sectionsOf(before), sectionsOf(after));
  const more = all.length - MOST_CHANGES;
  return [
    ...all.slice(0, MOST_CHANGES).map((print) => print()),
    ...(more > 0 ? [`There ${more === 1 ? 'is' : 'are'} ${counted(more, 'more change')}.`] : []),
  ].join(' ');
}

type Section = RuleSection<string>;
/** Prints a change. */
type Change = () => string;

function changesOf(before: readonly Section[], after: readonly Section[]): readonly Change[] {
  const earlier = new Map(before.map((section) => [section.anchor, section]));
  const later = new Set(after.map(({ anchor }) => anchor));
  return [
    ...after.flatMap((section) => {
      const was = earlier.get(section.anchor);
      return was === undefined
        ? [() => `New section: ${nameInSentence(section.title)}.`]
        : changesOfSection(was, section);
    }),
    ...before
      .filter(({ anchor }) => !later.has(anchor))
      .map(
        ({ title }) =>
          () =>
            `Section gone: ${nameInSentence(title)}.`,
      ),
  ];
}

function changesOfSection(before: Section, after: Section): readonly Change[] {
  const title = nameInSentence(after.title);
  const renamed =
    before.title === after.title
      ? []
      : [() => `The section ${nameInSentence(before.title)} is now ${title}.`];
  if (before.markdown === after.markdown) return renamed;
  const parts = diffLines(`${before.markdown}\n`, `${after.markdown}\n`, {
    maxEditLength: MOST_DIFFERENT_LINES,
  });
  if (parts === undefined) return [...renamed, () => `Most of ${title} has changed.`];
  const changes: Change[] = [];
  let gone: readonly string[] = [];
  const end = (): void => {
    changes.push(...gone.map((was) => () => `Gone from ${title}: ${cutAround(was, '')}.`));
    gone = [];
  };
  for (const { added, removed, value } of parts) {
    if (!removed && !added) {
      end();
      continue;
    }
    const lines = value
      .split('\n')
      .map(wordsOfLine)
      .filter((line) => line !== '');
    if (removed) {
      end();
      gone = lines;
    } else {
      const paired = gone;
      changes.push(
        ...lines.map((is, at) => {
          const was = paired[at];
          return was === undefined
            ? () => `New in ${title}: ${cutAround(is, '')}.`
            : () => `${title}: ${cutAround(is, was)} instead of ${cutAround(was, is)}.`;
        }),
      );
      gone = paired.slice(lines.length);
      end();
    }
  }
  end();
  return [...renamed, ...changes];
}

/**
 * A line without its Markdown; empty for one without words. Its patterns are linear, since an
 * article may have a line of 20,000 characters.
 */
function wordsOfLine(line: string): string {
  const words = line
    .replace(/<a id="[^"<]*"><\/a>/g, '')
    .replace(/^\s*(?:>\s*|#{1,6} |[-*] |\d+\. )+/, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|`)/g, '')
    .replace(/^[\s|:-]+$/, '')
    .trim();
  const cells = words.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [first, last] = [words.startsWith('|') ? 1 : 0, cells.length > 1 && cells.at(-1) === ''];
  return unescaped(cells.slice(first, last ? -1 : undefined).join(', '));
}

/** The line in quotation marks; a long line is cut around its first difference from the other. */
function cutAround(line: string, other: string): string {
  if (line.length <= LONGEST_QUOTATION) return quoted(line);
  let same = 0;
  while (same < line.length && line[same] === other[same]) same += 1;
  const latest = line.length - LONGEST_QUOTATION;
  const start = Math.min(latest, Math.max(0, line.lastIndexOf(' ', Math.max(0, same - LEAD)) + 1));
  const end = start + LONGEST_QUOTATION;
  const cut = line.slice(start, end).trim();
  return quoted(`${start > 0 ? '…' : ''}${cut}${end < line.length ? '…' : ''}`);
}
