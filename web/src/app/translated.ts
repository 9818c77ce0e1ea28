/**
 * A browser that translates a page puts elements of its own, `<font>`, in the place of texts. React, which knows nothing
 * of them, fails to take such a text away, and changes a text that nobody sees any more. From now on what React does
 * to a text is done to what stands in its place, and a text that changes takes its place again, to be translated again.
 */
export function bearTranslation(): void {
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

  /** The child of the parent that is the node, stands in its place, or has it within. */
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
