import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox';
import { t } from '../../platform/i18n/translate';
import { storeSingleKeys, readSingleKeys } from '../../platform/key-shortcuts';

/** Switches single-key shortcuts off in this browser. */
export function SingleKeysCheckbox() {
  const [on, setOn] = useState(readSingleKeys);
  const turn = (next: boolean): void => {
    storeSingleKeys(next);
    setOn(next);
  };
  return (
    <Checkbox checked={on} onChange={turn}>
      {t('keys.single')}
    </Checkbox>
  );
}
