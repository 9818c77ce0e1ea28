/** Late fonts: the page first uses a fallback face, and hardly anything moves at the swap. */
import type { Page } from 'playwright-core';
import { visit, WHEN_TAKEN } from './browser';
import { browser, house } from './own-house';
import { shiftScoreOf, shiftsOf, watchShifts } from './shifts';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

/** Sample text; `EMS` has its widths, so it does not change with the pages. */
const TEXT = [
  'Watching needs no account. To sit down, come in first.',
  'Bids close, Bartering Phase begins Thu 00:00, in 2 d 10 h',
  'Ada submitted Standard proposal 1, “More candles” with 1 Standard Proposal-Maker.',
  'Something happened that is not for you to see.',
  'Round 12 · Week 3 · Auction Phase · Goes by sealed bids',
  'Hosted by Ada · Show me around · Search the lots',
  'Nothing played yet: whoever is the Dealer lays down the first card.',
  'It stands alone and runs against every other hand for its 140 Chips.',
];

/**
 * The width of the sample text in each fallback face, in em. A face equal to another is left out.
 */
const EMS: Readonly<Record<string, number>> = {
  'Times New Roman': 194.563,
  'Times New Roman Italic': 194.854,
  'Noto Serif': 227.993,
  'Noto Serif Italic': 222.805,
  'DejaVu Serif': 247.027,
  'DejaVu Serif Italic': 247.027,
  Arial: 215.234,
  'Arial Bold': 230.584,
  Roboto: 213.451,
  'Roboto Bold': 216.887,
  'DejaVu Sans': 243.25,
  'DejaVu Sans Bold': 274.93,
};

/** The precision of the stylesheet, in per cent. */
const EXACT = 0.011;
/** The permitted difference of widths, in em, since a face rounds its glyphs to whole units. */
const UNITS = 0.5;

type StandIn = {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  /** The first of the face's local names. */
  readonly local: string;
  readonly sizeAdjust: number;
  readonly overrides: readonly number[];
};

const STAND_INS = `[...document.styleSheets]
  .flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('local('))
  .map(({ style }) => {
    const valueOf = (name) => style.getPropertyValue(name).replaceAll('"', '');
    const percentOf = (name) => parseFloat(valueOf(name + '-override'));
    return {
      family: valueOf('font-family'),
      weight: valueOf('font-weight').split(' ').at(0).replace('200', '400'),
      style: valueOf('font-style') || 'normal',
      local: /local\\("?([^")]+)/.exec(style.getPropertyValue('src'))[1],
      sizeAdjust: parseFloat(valueOf('size-adjust')),
      overrides: ['ascent', 'descent', 'line-gap'].map(percentOf),
    };
  })`;

type Measured = {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly height: number;
};

/** The face's width and heights in em; null if the face is missing. */
const measuredIn = (page: Page, family: string, { weight, style }: StandIn) =>
  page.evaluate<Measured | null>(`(async () => {
    const font = '${style} ${weight} 1000px "${family}"';
    const faces = await document.fonts.load(font).catch(() => []);
    if (faces.length === 0) return null;
    const context = document.createElement('canvas').getContext('2d');
    context.font = font;
    const widths = ${JSON.stringify(TEXT)}.map((line) => context.measureText(line).width / 1000);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('H');
    const line = document.createElement('p');
    line.textContent = 'H';
    line.style.cssText = 'line-height: normal; font: ' + font;
    document.body.append(line);
    const { height } = line.getBoundingClientRect();
    line.remove();
    return {
      width: widths.reduce((sum, each) => sum + each),
      ascent: fontBoundingBoxAscent / 1000,
      descent: fontBoundingBoxDescent / 1000,
      height: height / 1000,
    };
  })()`);

describe('what stands in for a face', () => {
  it('is made as wide and as high as it', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto('/');
    const standIns = await page.evaluate<StandIn[]>(STAND_INS);
    expect(standIns.map(({ local }) => local).sort()).toEqual(Object.keys(EMS).sort());
    const there = new Set<string>();
    for (const standIn of standIns) {
      const { family, local, sizeAdjust, overrides } = standIn;
      const [stoodFor = ''] = family.split(' as ');
      const face = (await measuredIn(page, stoodFor, standIn))!;
      const ratio = face.width / EMS[local]!;
      expect([local, Math.abs(sizeAdjust - 100 * ratio) < EXACT]).toEqual([local, true]);
      for (const [at, expected] of [face.ascent, face.descent, 0].entries()) {
        expect(overrides[at]).toBeCloseTo((100 * expected) / ratio, 1);
      }
      const real = await measuredIn(page, family, standIn);
      if (real === null) continue;
      there.add(stoodFor);
      expect([local, Math.abs(real.width - face.width) < UNITS]).toEqual([local, true]);
      for (const side of ['ascent', 'descent', 'height'] as const) {
        expect(real[side]).toBeCloseTo(face[side], 2);
      }
    }
    // Without real faces only the numbers above would be tested.
    expect([...there].sort()).toEqual(['EB Garamond', 'Source Sans 3']);
    await context.close();
  });
});

const STATES = `(() => {
  const familiesThat = (are) =>
    new Set([...document.fonts].filter(({ status }) => status === are).map(({ family }) => family));
  const standsIn = (family) => [...familiesThat('loaded')].some((each) => each.startsWith(family + ' as '));
  return ['EB Garamond', 'Source Sans 3'].map((family) =>
    familiesThat('loaded').has(family) ? 'come' : standsIn(family) ? 'stood in for' : 'missing');
})()`;

const DRAWN = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))`;

/**
 * The highest permitted shift score. Names and cards differ in each run, and a paragraph that wraps
 * differently moves everything below it by a line.
 */
const MOST = 0.02;

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
])('when the faces come late, on %s,', (_, viewport) => {
  it.each([
    ['/', '.lobby-seasons article'],
    ['/s/{round}', '.lot-cards svg'],
    ['/d/{dynasty}', '.game-entry svg'],
    ['/g/{game}', '.pocket svg'],
    ['/watch/{round}', '.lot-cards svg'],
  ])('%s moves by no more than a line', async (path, seen) => {
    const { context, page } = await visit(browser, house.client.url, undefined, { viewport });
    await watchShifts(context);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
    // The load event would wait for the fonts.
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(seen).first().waitFor();
    await page.evaluate(WHEN_TAKEN);
    await page.locator('#root:not([data-drawn])').waitFor();
    expect(await page.evaluate(STATES)).toEqual(['stood in for', 'stood in for']);
    release();
    await page.evaluate('document.fonts.ready.then(() => null)');
    await page.evaluate(DRAWN);
    expect(await page.evaluate(STATES)).toEqual(['come', 'come']);
    const isLittle = (await shiftScoreOf(page)) <= MOST;
    expect(isLittle ? [] : await shiftsOf(page)).toEqual([]);
    await context.close();
  });
});
