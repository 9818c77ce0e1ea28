/**
 * Keeps React working on a page that the browser translates. The browser replaces text nodes by its
 * own elements (`<font>`), which React does not know: React would fail to remove a text, or update
 * one that is no longer shown. From here on, removals apply to the replacement. An updated text
 * goes back into its place, for the browser to translate again.
 */
export function tolerateTranslation(): void {
  const inPlaceOf = new WeakMap<Node, Element>();
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const nearby = [...addedNodes, previousSibling, nextSibling];
      const font = nearby.find((node) => node?.nodeName === 'FONT');
      if (font === undefined || font === null) continue;
      for (const node of removedNodes) {
        if (node instanceof Text) inPlaceOf.set(node, font as Element);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  /** The parent's child that is the node, replaces it, or contains it. */
  const childFor = (parent: Node, node: Node): Node | null => {
    const font = inPlaceOf.get(node);
    let at: Node | null = font !== undefined && !node.isConnected ? font : node;
    while (at !== null && at.parentNode !== parent) at = at.parentNode;
    return at;
  };
  const prototype: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = childFor(this, child);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    insertBefore.call(this, node, child === null ? null : childFor(this, child));
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text);
      const font = inPlaceOf.get(this);
      if (font?.isConnected === true && !this.isConnected) font.replaceWith(this);
    },
  });
}
