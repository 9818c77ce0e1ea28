/** jsdom has no layout: nothing has a size, and everything is in view. */
export function addLayout(): void {
  Object.assign(globalThis, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
    scrollTo: nothing,
    ResizeObserver: NoSizes,
    IntersectionObserver: AllInView,
  });
  Element.prototype.scrollIntoView = nothing;
}

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
