import { awakePlayers } from '../../../src/season';
import type { DynastyCommand } from '../../../src/dynasty';
import { optionsOf } from '../../../src/dynasty';
import { submitted, vote } from '../proposals/proposing';
import { account, DAY_MS, later, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';

const GO_IDLE: DynastyCommand = { type: 'GoIdle' };
const COME_BACK: DynastyCommand = { type: 'ComeBack' };

function assembly(...names: string[]): TestDynasty {
  const dynasty = TestDynasty.open();
  dynasty.join(...names);
  return dynasty;
}

describe('an idle player of a dynasty [L5, V22]', () => {
  it('keeps everything, resigns from games and is not ready', () => {
    const { dynasty, first, second } = tableOfTwo({
      opening: { document: rules({ startingPegs: { type: 'FIXED', pegs: 5 } }) },
    });
    dynasty.pass(DAY_MS);
    dynasty.ready(first);
    expect(dynasty.do(first, GO_IDLE)).toMatchObject([
      { type: 'GameClosed', closing: 'RESIGNED' },
      { type: 'PlayerWentIdle', playerId: dynasty.player(first) },
    ]);
    dynasty.end();
    expect([dynasty.pegs(first), dynasty.pegs(second)]).toEqual([4, 6]);
    expect(dynasty.standing(first)).toMatchObject({ ready: false, magistrelli: 10 });
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('cannot act but to come back, leave and talk, and is offered nothing else', () => {
    const dynasty = assembly('ann', 'bob');
    const proposed = submitted(dynasty, [], { by: 'bob' });
    dynasty.do('ann', GO_IDLE);
    const refused: DynastyCommand[] = [
      GO_IDLE,
      { type: 'SetReadiness', ready: true, clientSeed: null },
      { type: 'WearMask', mask: null },
      { type: 'CastVote', proposalId: proposed.id, vote: 'FOR' },
    ];
    for (const command of refused) {
      expect(dynasty.ask('ann', command)).toEqual({
        code: 'YOU_ARE_IDLE',
        rule: 'players',
        facts: {},
      });
    }
    dynasty.do('ann', { type: 'Say', channel: 'TABLES', text: 'Away for a week.' });
    const offered = (): string[] =>
      optionsOf(dynasty.state, account('ann'), dynasty.now).map(({ mutation }) => mutation);
    expect(offered().sort()).toEqual(['leaveSeason', 'say']);
    dynasty.pass(4 * DAY_MS);
    expect(offered().sort()).toEqual(['comeBack', 'leaveSeason', 'say']);
  });

  it('comes back 96 hours later, to the millisecond', () => {
    const dynasty = assembly('ann', 'bob');
    expect(dynasty.ask('ann', COME_BACK)).toMatchObject({ code: 'NOT_IDLE', rule: 'players' });
    dynasty.do('ann', GO_IDLE);
    const backAtMs = later(dynasty.now, 4 * DAY_MS);
    dynasty.pass(4 * DAY_MS - 1);
    expect(dynasty.ask('ann', COME_BACK)).toEqual({
      code: 'BACK_TOO_EARLY',
      rule: 'players',
      facts: { backAtMs },
    });
    dynasty.pass(1);
    expect(ofType(dynasty.do('ann', COME_BACK), 'PlayerCameBack')).toHaveLength(1);
    dynasty.ready('ann');
  });

  it('counts neither for the quorum nor with a vote, until back again', () => {
    const dynasty = assembly('ann', 'bob', 'cid', 'dot', 'eve');
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'eve', 'ann');
    dynasty.do('eve', GO_IDLE);
    // Four players count now. Ann's vote is the only one that counts, so there is no quorum.
    expect(dynasty.state.need('proposals', id).status).toBe('OPEN');
    dynasty.do('dot', GO_IDLE);
    dynasty.pass(1);
    vote(dynasty, id, 'FOR', 'bob');
    expect(ofType(dynasty.told, 'ProposalAdopted')).toMatchObject([{ votesFor: 2 }]);
    dynasty.pass(4 * DAY_MS);
    dynasty.do('eve', COME_BACK);
    // The proposal was decided without this vote, so the vote does not come back.
    expect(dynasty.state.get('votes', `${id}|${dynasty.player('eve')}`)).toBeUndefined();
  });

  it('is out of the median of pegs', () => {
    const document = rules({ startingPegs: { type: 'MEDIAN', ofTwo: 'LOWER', withoutPlayers: 0 } });
    const { dynasty, first, second } = tableOfTwo({ opening: { document } });
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    dynasty.do(first, GO_IDLE);
    dynasty.join('cid');
    expect([dynasty.pegs(second), dynasty.pegs('cid')]).toEqual([1, 1]);
  });

  it('is idle no more after leaving', () => {
    const dynasty = assembly('ann', 'bob');
    dynasty.do('ann', GO_IDLE);
    dynasty.do('ann', { type: 'LeaveSeason' });
    dynasty.pass(4 * DAY_MS);
    dynasty.join('ann');
    expect(awakePlayers(dynasty.state)).toHaveLength(2);
  });
});

it('is not known to rulesets of earlier seasons', () => {
  const dynasty = TestDynasty.open({ document: rules({ membership: { rejoinAfterHours: 0 } }) });
  dynasty.join('ann');
  expect(dynasty.ask('ann', GO_IDLE)).toEqual({ code: 'NO_IDLING', rule: 'players', facts: {} });
});

it('is over with the dynasty', () => {
  const dynasty = assembly('ann');
  dynasty.do('host', { type: 'CloseSeason' });
  for (const command of [GO_IDLE, COME_BACK]) {
    expect(dynasty.ask('ann', command)).toMatchObject({ code: 'DYNASTY_OVER' });
  }
});
