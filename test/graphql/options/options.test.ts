import { DYNASTY_COMMANDS } from '../../../src/dynasty';
import { evolveRound, nowIn, roundOf } from '../../../src/round';
import { EDITIONS } from '../../../src/rulesets';
import { DAY_MS, rules, TestDynasty } from '../../dynasty/harness';
import { submitted } from '../../dynasty/proposals/proposing';
import { CALL, HUSH } from '../../dynasty/table-actions/sample-actions';
import { tableOfTwo } from '../../dynasty/tables';
import { CLERK, DUEL, OFFICES, PRAISE, PRAY, TRACKED } from '../../support/custom-mechanics';
import { TestRound } from '../../round/harness';
import { readRecording } from '../../recordings/recording';
import { checkAll } from './option-checks';

describe('the input of an option is taken by its mutation, and done where nothing else is needed', () => {
  it.each([...EDITIONS.keys()])(
    'in the recorded season of %s, before each phase',
    async (edition) => {
      const round = new TestRound();
      const seen = new Set<string>();
      for (const stamped of readRecording(edition).journal) {
        if (stamped.event.type === 'PhaseStarted') {
          round.now = nowIn(round.state, stamped.atMs);
          const accounts = round.state.all('players').map(({ accountId }) => accountId);
          const { hostAccountId } = roundOf(round.state);
          for (const each of await checkAll({ kind: 'ROUND', season: round }, [
            hostAccountId,
            ...accounts,
          ])) {
            seen.add(each);
          }
        }
        evolveRound(round.state, stamped);
        round.journal.push(stamped);
      }
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  it('in a dynasty, from the first play to the settling of bets', async () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'MORANTE', onlookers: ['cid', 'dot'] });
    const seen = new Set<string>();
    const look = async (season = dynasty): Promise<void> => {
      const played = { kind: 'DYNASTY', season } as const;
      const accounts = ['host', 'eve', first, second, 'cid', 'dot'];
      for (const each of await checkAll(played, accounts)) seen.add(each);
    };
    await look();
    const document = rules({ tableActions: [{ ...HUSH, pegs: 0 }, CALL] });
    await look(tableOfTwo({ mask: 'REALI', opening: { document } }).dynasty);
    const tracking = TestDynasty.open({
      document: rules({
        trackedValues: TRACKED,
        actions: [PRAISE, PRAY],
        offices: [...OFFICES, CLERK],
        additionalSecretActions: [{ ...DUEL, revealedWithinHours: 240 }],
      }),
    });
    tracking.join('cid', 'dot', 'eve');
    tracking.do('dot', { type: 'GoIdle' });
    // The attempt can be revealed later.
    tracking.do('cid', { type: 'CommitSecretAttempt', action: 'DUEL', sha256: '0'.repeat(64) });
    tracking.pass(5 * DAY_MS);
    const playerId = tracking.player('cid');
    tracking.do('host', { type: 'AppointToOffice', office: 'WARDEN', playerId });
    tracking.do('host', { type: 'ShareHost', playerId: tracking.player('eve') });
    // The Clerk may veto this proposal.
    submitted(tracking, [], { by: 'cid' });
    await look(tracking);
    submitted(dynasty, [], { by: 'cid' });
    await look();
    dynasty.ready('cid', 'dot');
    dynasty.bet('cid', first);
    dynasty.do('dot', { type: 'BecomeBookmaker', gameId: 'g1' });
    dynasty.atTable(first, 'OfferSfida');
    await look();
    dynasty.do(second, { type: 'AnswerSfida', gameId: 'g1', accept: true });
    dynasty.atTable(first, 'ResignGame');
    await look();
    dynasty.do('host', {
      type: 'PublishRuleset',
      patch: [{ op: 'replace', path: '/steward', value: false }],
    });
    dynasty.end();
    await look();
    // `CreateDynasty` creates the season, and only the server sends `EraseName`.
    const offered = DYNASTY_COMMANDS.filter(
      (type) => type !== 'CreateDynasty' && type !== 'EraseName',
    );
    const all = offered.map((type) => type.charAt(0).toLowerCase() + type.slice(1));
    expect(all.filter((mutation) => !seen.has(mutation))).toEqual([]);
  });
});
