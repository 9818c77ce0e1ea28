/** "A person can cease being the Judge by publicly stating so" [Judges]. */
import { required } from '../../kernel';
import { unlessOver } from '../model/access';
import { byPlayer } from '../model/records';
import { RULE, termOf, unlessJudge } from './bench';
import type { ResignAsJudge } from './commands';
import { endTerm } from './end-term';

export const resignAsJudge = byPlayer<ResignAsJudge>({
  whilePaused: true,
  rule: RULE,
  refuses: ({ state }, player) => unlessJudge(state, player) ?? unlessOver(state, RULE),
  offers: () => [{ description: 'Resign as Judge.' }],
  decide: (turn, { id }) => {
    endTerm(turn, required(termOf(turn.state, id), 'a Judge'), 'RESIGNED');
    return null;
  },
});
