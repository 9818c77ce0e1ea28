import { useState } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { Button } from './button';
import { OptionRule } from './option-rule';
import { Outcome } from './outcome';
import { t } from '../../platform/i18n/translate';

type SealButtonsProps = {
  /** The main button's name. */
  readonly name: string;
  readonly season: string;
  /** The mutation that entrusts the text to the server. */
  readonly mutation: string;
  /** The mutation that commits its hash. */
  readonly commit: string;
  readonly entrusting: CommandState;
  readonly own: CommandState;
  readonly onEntrust: () => void;
  /** Left out if the text cannot be written in the browser. */
  readonly onOwn?: (() => void) | undefined;
};

/** One button that entrusts the text to the house, and, behind a button, the way without it. */
export function SealButtons({
  name,
  season,
  mutation,
  commit,
  entrusting,
  own,
  onEntrust,
  onOwn,
}: SealButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="seal-ways">
      <div>
        <span className="act-way">
          <Button look="act" state={entrusting} onClick={onEntrust}>
            {name}
          </Button>
          <OptionRule season={season} mutation={mutation} />
        </span>
        <p className="quiet small">{t('seal.entrustText')}</p>
        <Outcome state={entrusting} season={season} />
      </div>
      {onOwn !== undefined && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('seal.otherWay')}
        </Button>
      )}
      {onOwn !== undefined && isOpen && (
        <div>
          <span className="act-way">
            <Button state={own} onClick={onOwn}>
              {t('seal.own')}
            </Button>
            <OptionRule season={season} mutation={commit} />
          </span>
          <p className="quiet small">{t('seal.ownText')}</p>
          <Outcome state={own} season={season} />
        </div>
      )}
    </div>
  );
}
