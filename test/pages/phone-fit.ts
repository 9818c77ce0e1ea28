import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The narrowest phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
/** The smallest legible text, and the smallest target for a finger, in CSS pixels. */
const READABLE = 12;
const PRESSABLE = 24;

const SOURCE = join(__dirname, '../../web/src');
const STYLED = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    readFileSync(join(SOURCE, name), 'utf8').match(/^ +\.[a-z][\w-]*(?=,$| \{$)/gm),
  )
  .map((found) => found?.trim().slice(1));

const NAMED = `const named = (element) =>
  element.localName + '.' + (element.className.baseVal ?? element.className) + ' ' +
  element.textContent.trim().slice(0, 30);`;

/** If the page scrolls sideways: the elements that cross its right edge. */
const TOO_WIDE = `(() => { ${NAMED}
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => 'too wide: ' + named(each));
})()`;

/** Text that is too small as rendered. Cards are pictures, so they are left out. */
const TOO_SMALL = `(() => { ${NAMED}
  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement ? size * element.getScreenCTM().a : size;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((each) => each.closest('.card, .mask, .unseen') === null && each.checkVisibility())
    .filter((each) => [...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim() !== ''))
    .filter((each) => sizeOf(each) > 0 && sizeOf(each) < ${READABLE} - 0.01)
    .map((each) => 'too small: ' + named(each) + ' ' + sizeOf(each).toFixed(1));
})()`;

/**
 * Pressable elements that are too small. A link within a sentence is as high as its line, so it is
 * left out.
 */
const HARD_TO_PRESS = `(() => { ${NAMED}
  const isInSentence = (element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim() !== element.textContent.trim();
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((each) => each.checkVisibility() && !isInSentence(each))
    .filter((each) => {
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
      return width > 1 && Math.min(width, height) < ${PRESSABLE};
    })
    .map((each) => 'hard to press: ' + named(each));
})()`;

/** The classes on the page whose stylesheet exists but is not loaded. */
const UNSTYLED = `(() => {
  const known = new Set(${JSON.stringify([...new Set(STYLED)])});
  const sheets = [...document.styleSheets].map((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText).join(' '));
  const css = sheets.join(' ');
  const used = new Set([...document.body.querySelectorAll('[class]')].flatMap((each) => [...each.classList]));
  return [...used]
    .filter((name) => known.has(name) && !new RegExp('\\\\.' + name + '(?![\\\\w-])').test(css))
    .map((name) => 'without its style: ' + name);
})()`;

/**
 * What is wrong with the open page on a phone: what is wider than the screen, illegible, hard to
 * press or not styled.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of [TOO_WIDE, TOO_SMALL, HARD_TO_PRESS, UNSTYLED]) {
    found.push(...(await page.evaluate<string[]>(look)));
  }
  return found;
}
