import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/lazy-component';
import type { DialogProps } from './dialog-frame';

const fetchFrame = async () => (await import('./dialog-frame')).DialogFrame;
const Frame = lazyComponent(fetchFrame);

/** Loads the dialog code before the first use, after everything else has loaded. */
export const fetchDialogs = (): void => void fetchFrame().catch(() => undefined);

/** Renders nothing until it first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}
