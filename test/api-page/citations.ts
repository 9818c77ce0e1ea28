/** Turns the citations in a description into links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group } from './groups';

const RULES = join(__dirname, '..', '..', 'docs', 'rules');
/** The complete edition comes first. The others are for sections that it lacks. */
const CASINO = ['2021-08-24', 'gallery', 'draft', 'early'];
/** Sections that no text of the rules has, with the ruling that explains each. */
const RULED: Readonly<Record<string, string>> = {
  'Hosting and Joining': 'nobody-owns-a-season',
  Seasons: 'time-and-seasons',
  Offices: 'what-rules-keep-account-of',
  'Tracked values': 'what-rules-keep-account-of',
  'Additional player actions': 'what-rules-keep-account-of',
  'Additional secret actions': 'what-rules-keep-account-of',
  Ducks: 'ducks',
  'Presenting a Hand': 'poker-hands-and-presented-hands',
};

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headings = new Map(
  readdirSync(RULES)
    .filter((name) => name !== 'README.md')
    .map((name) => {
      const titles = [...readFileSync(join(RULES, name), 'utf8').matchAll(/^## (.+)$/gm)];
      return [name.replace('.md', ''), titles.map(([, title = '']) => title)] as const;
    }),
);

/** null if no section or ruling has the title. */
function linkOf(cited: string, group: Group): string | null {
  if (/^[A-Z]{1,2}\d+$/.test(cited)) return `rulings.md#${cited.toLowerCase()}`;
  const order = group === 'Giolitti' ? ['giolitti', ...CASINO] : [...CASINO, 'giolitti'];
  const text = order.find((name) => headings.get(name)?.includes(cited) === true);
  if (text !== undefined) return `rules/${text}.md#${anchorOf(cited)}`;
  const ruled = RULED[cited];
  return ruled === undefined ? null : `rulings.md#${ruled}`;
}

/** Matches each citation in a list such as `Play; K2–K4`, with the separator after it. */
const PARTS = /([^;,–]+)([;,–] ?)?/g;

export function citations(text: string, group: Group): string {
  return text.replace(/\[([A-Z][^\]]*)\](?!\()/g, (_whole, inner: string) => {
    const linked = inner.replace(PARTS, (_part, cited: string, between = '') => {
      const link = linkOf(cited.trim(), group);
      if (link === null) throw new Error(`citations.ts does not know where [${cited}] leads`);
      return `[${cited.trim()}](${link})${String(between)}`;
    });
    return `(${linked})`;
  });
}
