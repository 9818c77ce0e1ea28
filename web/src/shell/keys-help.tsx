import { DialogFrame } from '../ui/dialog/dialog-frame';
import { t } from '../platform/i18n/translate';
import { SingleKeysCheckbox } from '../features/account';

const KEYS = [
  { keys: ['?'], what: 'keys.help' },
  { keys: ['/'], what: 'keys.search' },
  { keys: ['j', 'k'], what: 'keys.lines' },
  { keys: ['←', '→'], what: 'keys.arrows' },
  { keys: ['1', '…', '9'], what: 'keys.cards' },
  { keys: ['↑', '↓'], what: 'keys.upDown' },
  { keys: ['Tab', 'Enter'], what: 'keys.tab' },
  { keys: ['Esc'], what: 'keys.escape' },
] as const;

type KeysHelpProps = {
  /** The name of the palette's shortcut on this system. */
  readonly palette: string;
  readonly onClose: () => void;
};

/** The list of keyboard shortcuts, opened by `?`. */
export function KeysHelp({ palette, onClose }: KeysHelpProps) {
  const all = [{ keys: [palette], what: 'keys.palette' } as const, ...KEYS];
  return (
    <DialogFrame open onOpenChange={onClose} title={t('keys.title')}>
      <dl className="keys">
        {all.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysCheckbox />
    </DialogFrame>
  );
}
