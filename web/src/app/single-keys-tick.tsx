import { useState } from 'react';
import { Tick } from '../kit/tick';
import { say } from '../words/words';
import { keepSingleKeys, readSingleKeys } from './single-keys';

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
