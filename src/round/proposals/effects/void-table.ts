import type { TableId } from '../../model/ids';
import { listed } from '../../../kernel';
import { idField, ofTypes } from '../../../season';
import { nameOf } from '../../model/wording';
import { planUndoing } from '../effect';
import type { RoundEffectKind } from '../effect';
import { undoPlay } from '../reversal';
import { seatedAt } from '../texts';

type VoidTableEffect = { readonly type: 'VOID_TABLE'; readonly tableId: TableId };
declare module '../vocabulary' {
  interface OwnEffects {
    VOID_TABLE: VoidTableEffect;
  }
}

export const VOID_TABLE: RoundEffectKind<VoidTableEffect> = {
  title: 'Undo a war or a spin',
  description:
    'Undoes a war or a spin. After a war the winner returns the loser’s wager; in an undecided war each wager returns to its owner. After a spin the price and the payout are returned, but the spin still counts as a sitting of its week.',
  fields: { tableId: idField('TABLE', 'War or spin', 'The table.') },
  bare: true,
  power: 'VOID',
  plan: (plan, { tableId }) =>
    planUndoing(
      plan,
      undoPlay(plan.state, tableId),
      ofTypes(plan.effects, 'VOID_TABLE').some((earlier) => earlier.tableId === tableId),
    ),
  text: (state, { tableId }) => {
    const play = state.need('gamingTables', tableId).kind === 'WAR' ? 'war' : 'spin';
    return `The ${play} of ${listed(seatedAt(state, tableId).map((id) => nameOf(state, id)))} is undone.`;
  },
  parties: (state, { tableId }) => seatedAt(state, tableId),
};
