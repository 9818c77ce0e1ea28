import { useState } from 'react';
import { Tick } from '../../ui/form/checkbox';
import { say } from '../../platform/i18n/translate';
import { keepSingleKeys, readSingleKeys } from '../../platform/key-shortcuts';

/** Switches single-key shortcuts off in this browser. */
export function SingleKeys() {
  const [on, setOn] = useState(readSingleKeys);
  const turn = (next: boolean): void => {
    keepSingleKeys(next);
    setOn(next);
  };
  return (
    <Tick checked={on} onChange={turn}>
      {say('keys.single')}
    </Tick>
  );
}
