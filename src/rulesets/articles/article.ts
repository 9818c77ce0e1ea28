import { z } from 'zod';
import { htmlIn } from './html';

export const MOST_ARTICLES = 200;
export const LONGEST_ARTICLE = 20_000;
export const LONGEST_ARTICLE_TITLE = 120;
export const LONGEST_ANCHOR = 60;

/** The expected form of each property, for refusals. */
export const ARTICLE_EXPECTED = {
  anchor: `an anchor such as duck-feast, of up to ${LONGEST_ANCHOR} characters`,
  title: `up to ${LONGEST_ARTICLE_TITLE} printable characters with single spaces between the words`,
  markdown: `1 to ${LONGEST_ARTICLE} characters of Markdown, without HTML`,
} as const;

export const ANCHOR = new RegExp(`^(?=.{1,${LONGEST_ANCHOR}}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$`);
const TITLE = /^[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u;
/** Text that is not blank. */
const SAYS = /\S/;
const WORDS = /^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u;

export const Article = z
  .strictObject({
    anchor: z
      .string()
      .regex(ANCHOR, `expected ${ARTICLE_EXPECTED.anchor}`)
      .describe('The name in links, which other rules can cite: `duck-feast`.'),
    title: z
      .string()
      .max(LONGEST_ARTICLE_TITLE)
      .regex(TITLE, `expected ${ARTICLE_EXPECTED.title}`)
      .describe('The heading.'),
    markdown: z
      .string()
      .max(LONGEST_ARTICLE)
      .regex(SAYS, `expected ${ARTICLE_EXPECTED.markdown}`)
      .regex(WORDS, `expected ${ARTICLE_EXPECTED.markdown}`)
      .check(({ value, issues }) => {
        const expected = markdownWithoutHtml(value);
        if (expected !== null) {
          issues.push({ code: 'custom', input: value, message: `expected ${expected}` });
        }
      })
      .meta({ form: 'MARKDOWN', description: 'The text in Markdown, without HTML.' }),
  })
  .meta({
    title: 'Article',
    description: 'A rule in words. People follow it; the server does not enforce it [ruling L2].',
    examples: [
      { anchor: 'duck-feast', title: 'The Duck Feast', markdown: 'On Sundays the ducks are fed.' },
    ],
  });

/**
 * The expected form of a Markdown text with HTML, which could pass for a section of the rules; null
 * if it has none.
 */
function markdownWithoutHtml(markdown: string): string | null {
  const html = htmlIn(markdown);
  return html === null
    ? null
    : `Markdown without HTML: line ${html.line} has “${html.text}” (put code in backticks)`;
}

export type Article = z.infer<typeof Article>;

/** Earlier documents lack this property. */
export const Articles = z
  .array(Article)
  .max(MOST_ARTICLES)
  .exactOptional()
  .describe('The rules in words, in the order of display; default: none.');
