import { GAMES } from '../../src/engine';
import { required } from '../../src/kernel';
import { rules as rulesOfGiolitti, TestDynasty } from '../dynasty/harness';
import { rulesetOf } from '../../src/round';
import { grantTo, runningRound } from '../round/given';
import { addProposer, adopted, amend } from '../round/proposals/proposal-commands';

describe('what happened is told by the names of its time', () => {
  it('in a dynasty whose mask has another name since, or is no more', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann');
    const { mask, name } = required(rulesOfGiolitti().masks[0], 'a mask');
    dynasty.wear('ann', mask);
    const told = (seq: number): string =>
      GAMES.DYNASTY.eventText(
        dynasty.state,
        seq,
        required(dynasty.journal[seq - 1], 'an event').event,
      );
    const worn = dynasty.journal.length;
    const before = told(worn);
    expect(before).toBe(`ann wears the mask ${name}.`);
    const patch = [{ op: 'replace', path: '/masks/0/name', value: 'Somebody' }];
    dynasty.do('host', { type: 'PublishRuleset', patch });
    dynasty.wear('ann', mask);
    expect([told(worn), told(dynasty.journal.length)]).toEqual([
      before,
      'ann wears the mask Somebody.',
    ]);
    dynasty.do('host', {
      type: 'PublishRuleset',
      patch: [{ op: 'remove', path: '/masks/0' }],
    });
    expect(told(worn)).toBe(before);
  });

  it('in a round whose item has another name since', () => {
    const round = runningRound();
    const player = addProposer(round);
    const at = rulesetOf(round.state).items.findIndex(({ item }) => item === 'TRUNG');
    const told = (seq: number): string =>
      GAMES.ROUND.eventText(round.state, seq, required(round.journal[seq - 1], 'an event').event);
    grantTo(round, player, { TRUNG: 2 });
    const granted = round.journal.length;
    const before = told(granted);
    expect(before).toContain('2 Trungs');
    adopted(round, [amend({ op: 'replace', path: `/items/${at}/plural`, value: 'Trunks' })]);
    grantTo(round, player, { TRUNG: 2 });
    const later = told(round.journal.length);
    expect([told(granted), later.includes('2 Trunks')]).toEqual([before, true]);
  });
});
