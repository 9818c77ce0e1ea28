import { Suspense, useState } from 'react';
import { late } from '../app/late';
import type { DialogProps } from './dialog-frame';

const fetchFrame = async () => (await import('./dialog-frame')).DialogFrame;
const Frame = late(fetchFrame);

/** What dialogs are made of, fetched before one is opened, when nothing else is waited for. */
export const fetchDialogs = (): void => void fetchFrame().catch(() => undefined);

/** Nothing of it is there before it is first opened. */
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
