import { Suspense } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import type { ReactionSign } from './reaction-signs';

const Drawing = lazyComponent(async () => (await import('./reaction-drawing')).ReactionDrawing);

/** A reaction beside its name; its place stays empty while the drawings load. */
export const LazyReactionDrawing = ({ sign }: { readonly sign: ReactionSign }) => (
  <Suspense fallback={<span className="reaction-sign" />}>
    <Drawing sign={sign} isNamed />
  </Suspense>
);
