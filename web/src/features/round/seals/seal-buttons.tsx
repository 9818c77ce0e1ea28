import type { Way } from '../../../platform/api/use-command';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { say } from '../../../platform/i18n/translate';

type SealButtonsProps = {
  readonly season: string;
  /** The mutation that entrusts the text to the server. */
  readonly mutation: string;
  readonly entrusting: Way;
  readonly own: Way;
  readonly onEntrust: () => void;
  readonly onOwn: () => void;
};

/** The two ways to seal, each explained. */
export function SealButtons({
  season,
  mutation,
  entrusting,
  own,
  onEntrust,
  onOwn,
}: SealButtonsProps) {
  return (
    <div className="seal-ways">
      <div>
        <span className="act-way">
          <Button look="act" way={entrusting} onClick={onEntrust}>
            {say('seal.entrust')}
          </Button>
          <OptionRule season={season} mutation={mutation} />
        </span>
        <p className="quiet small">{say('seal.entrustText')}</p>
        <Outcome way={entrusting} season={season} />
      </div>
      <div>
        <span className="act-way">
          <Button way={own} onClick={onOwn}>
            {say('seal.own')}
          </Button>
          <OptionRule season={season} mutation="commitSecretAction" />
        </span>
        <p className="quiet small">{say('seal.ownText')}</p>
        <Outcome way={own} season={season} />
      </div>
    </div>
  );
}
