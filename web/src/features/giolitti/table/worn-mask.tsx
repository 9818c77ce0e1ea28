import { useState } from 'react';
import { Mask } from '../../../ui/cards/mask';
import { Dialog, fetchDialogs } from '../../../ui/dialog/dialog';
import { RuleLink } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';

/** A mask of the game's rules. */
export type MaskOfRules = { readonly mask: string; readonly name: string; readonly text: string };

type WornMaskProps = {
  readonly worn: string;
  readonly of: readonly MaskOfRules[];
  readonly season: string;
};

/** A participant's mask; a press shows its text. */
export function WornMask({ worn, of, season }: WornMaskProps) {
  const [open, setOpen] = useState(false);
  const rules = of.find(({ mask }) => mask === worn);
  if (rules === undefined) return <Mask mask={worn} width={44} />;
  const { name, text } = rules;
  return (
    <>
      <button
        type="button"
        className="seat-mask"
        aria-haspopup="dialog"
        aria-label={t('masks.does', { name })}
        title={text}
        onPointerEnter={fetchDialogs}
        onClick={() => setOpen(true)}
      >
        <Mask mask={worn} name={name} width={44} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={name}>
        <p>
          {text} <RuleLink season={season} rule="masks" />
        </p>
      </Dialog>
    </>
  );
}
