import { required } from '../../../src/kernel';
import type { RoundCommand, RoundRefusal } from '../../../src/round';
import { rulesetOf } from '../../../src/round/model/state';
import type { PlayedRound } from './played-round';
import { ACCOUNTS } from './steps';

type Asks = (who: string, command: RoundCommand) => RoundRefusal | null;

/**
 * Submits a proposal that voids an action during an outage. The action could still be revealed. The
 * order of the settlement stays the same [L8]. Does nothing if nobody may propose.
 */
export function voidWhileAway(round: PlayedRound, ask: Asks): void {
  const { state } = round;
  const [open] = state.all('secretActions').filter(({ status }) => status === 'COMMITTED');
  const quick = rulesetOf(state).proposals.classes.find(
    ({ uses, period }) => uses === null && period.type === 'DAYS',
  );
  if (open === undefined || quick === undefined) return;
  const proposal: RoundCommand = {
    type: 'SubmitProposal',
    class: quick.class,
    title: 'It never was',
    text: 'It should not have been committed.',
    effects: [{ type: 'VOID_SECRET_ACTION', actionId: open.id }],
  };
  const by = ACCOUNTS.find((who) => ask(who, proposal) === null);
  if (by === undefined) return;
  const { id } = required(state.all('proposals').at(-1), 'what was just submitted');
  for (const who of ACCOUNTS) ask(who, { type: 'CastVote', proposalId: id, vote: 'FOR' });
}
