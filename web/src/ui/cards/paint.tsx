import type { Shape } from './shapes';

export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(([tone, d], at) => <path key={at} className={`paint-${tone}`} d={d} />);
}
