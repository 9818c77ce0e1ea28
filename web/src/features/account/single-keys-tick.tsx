import { useState } from 'react';
import { Tick } from '../../ui/tick';
import { say } from '../../platform/i18n/words';
import { keepSingleKeys, readSingleKeys } from '../../platform/single-keys';

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
