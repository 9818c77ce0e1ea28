/**
 * The looks of pictures. Day colours are attributes of the elements, because every SVG renderer
 * knows attributes. Night colours are in the style sheet, because only browsers know style sheets
 * well.
 */

type Attributes = Readonly<Record<string, string>>;

/** The day colour and the night colour. */
const COLOURS = {
  ground: ['#f6efe1', '#17130f'],
  raised: ['#fffaf0', '#221c16'],
  text: ['#241b12', '#efe4d0'],
  quiet: ['#6b5b49', '#b3a28a'],
  line: ['#d9cbb2', '#3a3027'],
  oxblood: ['#7a1f24', '#d9786f'],
  due: ['#7b570b', '#d9ad4f'],
  paper: ['#fdf8ec', '#eee2c9'],
  edge: ['#cdbb9b', '#8d7b5e'],
} as const;
type Colour = keyof typeof COLOURS;

const SANS = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "'EB Garamond',Garamond,Georgia,serif";
const serif = (size: string): Attributes => ({
  ...{ 'font-family': SERIF, 'font-weight': '500', 'font-size': size },
});

type Look = {
  /** These colours differ between day and night. */
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly more?: Attributes;
};

/** The look of every text, unless another look overrides it. */
const TEXT: Look = { fill: 'text', more: { 'font-family': SANS, 'font-size': '16' } };

/** If an element has several looks, the last takes precedence. */
const LOOKS: Readonly<Record<string, Look>> = {
  title: { more: serif('30') },
  head: { fill: 'oxblood', more: serif('20') },
  score: { more: serif('36') },
  quiet: { fill: 'quiet' },
  due: { fill: 'due' },
  small: { more: { 'font-size': '14' } },
  end: { more: { 'text-anchor': 'end' } },
  middle: { more: { 'text-anchor': 'middle' } },
  ground: { fill: 'ground' },
  raised: { fill: 'raised', stroke: 'line' },
  line: { stroke: 'line' },
  house: { fill: 'oxblood' },
  paper: { fill: 'paper', stroke: 'edge' },
  rank: { more: { 'font-family': 'Georgia,serif', 'font-weight': '600', 'font-size': '15' } },
  red: { more: { fill: '#8e1f26' } },
  black: { more: { fill: '#232a33' } },
  green: { more: { fill: '#1f5f47' } },
  gold: { more: { fill: '#8a5f08' } },
  arcana: { more: { fill: '#4d2f6e' } },
};

/** The font size of a text with these looks, separated by spaces. */
export function fontSizeOf(looks: string): number {
  const sizes = [TEXT, ...looksOf(looks)].flatMap(({ more }) => more?.['font-size'] ?? []);
  return Number(sizes.at(-1));
}

const looksOf = (names: string): Look[] => names.split(' ').flatMap((name) => LOOKS[name] ?? []);

const DAY = 0;
const NIGHT = 1;

function coloursOf({ fill, stroke }: Look, time: typeof DAY | typeof NIGHT): Attributes {
  return {
    ...(fill === undefined ? {} : { fill: COLOURS[fill][time] }),
    ...(stroke === undefined ? {} : { stroke: COLOURS[stroke][time] }),
  };
}

const ruleOf = (selector: string, look: Look): string => {
  const declared = Object.entries({ ...coloursOf(look, NIGHT), ...fixedFill(look) });
  if (declared.length === 0) return '';
  return `${selector}{${declared.map(([name, value]) => `${name}:${value}`).join(';')}}`;
};
/**
 * Repeats a fixed fill in the night style, where the general text colour would override the
 * attribute.
 */
const fixedFill = ({ more }: Look): Attributes =>
  more?.['fill'] === undefined ? {} : { fill: more['fill'] };

export const STYLE = `@media(prefers-color-scheme:dark){${ruleOf('text', TEXT)}${Object.entries(
  LOOKS,
)
  .map(([name, look]) => ruleOf(`.${name}`, look))
  .join('')}}`;

/** The start of an opening tag, with its class if it has one. */
const TAG = /<(text|rect|path)( class="([^"]*)")?/g;

/** The picture with each element's looks written out as attributes. */
export const addThemes = (svg: string): string =>
  svg.replace(TAG, (_whole, element: string, classes = '', names = '') => {
    const looks = [...(element === 'text' ? [TEXT] : []), ...looksOf(String(names))];
    const attributes = Object.assign(
      {},
      ...looks.map((look) => ({ ...coloursOf(look, DAY), ...look.more })),
    ) as Attributes;
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${String(classes)}${written.join('')}`;
  });
