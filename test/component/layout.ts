/** jsdom has no layout: elements have no size, all of them are in view, and nothing moves. */
export function addLayout(): void {
  Object.assign(globalThis, {
    CSS: { escape },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
    scrollTo: nothing,
    ResizeObserver: NoSizes,
    IntersectionObserver: AllInView,
  });
  Object.assign(Element.prototype, { scrollIntoView: nothing, animate: still });
}

/** Escapes each special character by its code, which is valid anywhere in a selector. */
const escape = (text: string): string =>
  text.replace(/[^\w-]|^-?\d/g, (found) => Array.from(found, escaped).join(''));
const escaped = (character: string): string => `\\${character.charCodeAt(0).toString(16)} `;

const still = () => ({
  finished: Promise.resolve(),
  cancel: nothing,
  addEventListener: nothing,
});

const nothing = (): void => undefined;

class NoSizes {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

class AllInView {
  constructor(private readonly told: (entries: readonly object[]) => void) {}

  readonly unobserve = nothing;
  readonly disconnect = nothing;

  observe(target: Element): void {
    queueMicrotask(() => this.told([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  }
}
