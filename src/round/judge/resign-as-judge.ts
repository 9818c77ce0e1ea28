/** "A person can cease being the Judge by publicly stating so" [Judges]. */
import { required } from '../../kernel';
import { unlessOver } from '../ground/access';
import { byPlayer } from '../ground/declare';
import { RULE, sittingTerm, unlessJudge } from './bench';
import type { ResignAsJudge } from './commands';
import { endTerm } from './end-term';

export const resignAsJudge = byPlayer<ResignAsJudge>({
  rule: RULE,
  refuses: ({ state }, player) => unlessJudge(state, player) ?? unlessOver(state, RULE),
  offers: () => [{ description: 'Cease to be the Judge.' }],
  decide: (turn) => {
    endTerm(turn, required(sittingTerm(turn.state), 'a Judge'), 'RESIGNED');
    return null;
  },
});
