import { digestOf, draw, sha256OfText } from '../../../src/kernel';
import { eventText, optionsOf, playerView } from '../../../src/dynasty';
import type { DynastyEvent } from '../../../src/dynasty';
import { account, DAY_MS, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';

const [LUCKY, CLOVER] = [sha256OfText('lucky'), sha256OfText('clover')];
const notFixed = (sha256: string | null) => ({
  ...{ code: 'CLIENT_SEED_NOT_FIXED', rule: 'chance', facts: { sha256 } },
});
const needed = { code: 'CLIENT_SEED_NEEDED', rule: 'chance', facts: { sha256: LUCKY } };

const fix = (dynasty: TestDynasty, who: string, text: string | null): readonly DynastyEvent[] =>
  dynasty.do(who, {
    type: 'SetClientSeed',
    sha256: text === null ? null : sha256OfText(text),
  });
const ready = (dynasty: TestDynasty, who: string, clientSeed: string | null) =>
  dynasty.ask(who, { type: 'SetReadiness', ready: true, clientSeed });
const isAvailable = (dynasty: TestDynasty, who: string): boolean =>
  playerView(dynasty.state, dynasty.state.need('players', dynasty.player(who)), dynasty.now)
    .available;
const bindingOf = (dynasty: TestDynasty) => dynasty.state.need('dynasties', 'dynasty').nextBinding!;

/**
 * A dynasty one day after the deal of its first game. Ann has fixed a client seed for the second
 * game.
 */
function seeded(automaticDealing = false): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ automaticDealing }) });
  dynasty.join('ann', 'bob');
  fix(dynasty, 'ann', 'lucky');
  dynasty.ready('ann', 'bob');
  if (!automaticDealing) dynasty.deal();
  dynasty.pass(DAY_MS);
  return dynasty;
}

describe('fixing a client seed for a game', () => {
  it('is an event for all to see, and counts for no game whose seed is drawn [V13]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    const [event] = fix(dynasty, 'ann', 'lucky');
    expect(event).toEqual({ type: 'ClientSeedSet', playerId: 'p1', sha256: LUCKY });
    expect(eventText(dynasty.state, event!)).toBe(
      `ann fixed a client seed for the dice to come, with the SHA-256 ${LUCKY}.`,
    );
    expect(ready(dynasty, 'ann', 'lucky')).toEqual(notFixed(null));
    expect(ready(dynasty, 'ann', null)).toBeNull();
    expect(isAvailable(dynasty, 'ann')).toBe(true);
  });

  it('counts for the game whose seed is drawn next, as the start of the one before says', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    fix(dynasty, 'bob', 'clover');
    const fixedSeq = dynasty.journal.length;
    dynasty.ready('ann', 'bob');
    dynasty.deal();
    const [started] = ofType(dynasty.told, 'GameStarted');
    expect(started!.nextClientSeeds).toEqual([{ playerId: 'p2', sha256: CLOVER, fixedSeq }]);
    const { seq } = dynasty.journal.find(({ event }) => event.type === 'GameStarted')!;
    expect(bindingOf(dynasty)).toEqual({ seq, clientSeeds: started!.nextClientSeeds });
    expect(dynasty.game().binding!.clientSeeds).toEqual([]);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is told to be ready, and the deal waits for it [V13]', () => {
    const dynasty = seeded();
    expect(isAvailable(dynasty, 'ann')).toBe(false);
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })).toMatchObject({
      code: 'TOO_FEW_AVAILABLE',
    });
    expect(ready(dynasty, 'ann', null)).toEqual(needed);
    expect(ready(dynasty, 'ann', 'clover')).toEqual(notFixed(LUCKY));
    expect(ready(dynasty, 'ann', 'lucky')).toBeNull();
    expect(isAvailable(dynasty, 'ann')).toBe(true);
    expect(ready(dynasty, 'ann', null)).toBeNull();
    const { rolls, binding } = dynasty.deal();
    expect(rolls.clientSeeds).toEqual(['lucky']);
    const throwing = { name: 'game/2', digest: digestOf(binding!) };
    const seed = dynasty.chance.publish('game:2');
    const stream = { seed, scope: 'dynasty', clientSeeds: ['lucky'], throwing };
    for (const each of rolls.draws) expect(draw(stream, each.number, each.sides)).toEqual(each);
    expect(digestOf(binding!)).toBe(sha256OfText(LUCKY));
  });

  it('is opened by its text however its hash was written', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    dynasty.do('ann', { type: 'SetClientSeed', sha256: LUCKY.toUpperCase() });
    dynasty.ready('ann', 'bob');
    dynasty.deal();
    expect(ready(dynasty, 'ann', null)).toEqual(needed);
    expect(ready(dynasty, 'ann', 'lucky')).toBeNull();
  });

  it('needs no text of who will not play', () => {
    const dynasty = seeded();
    expect(dynasty.ask('ann', { type: 'SetReadiness', ready: false, clientSeed: null })).toBeNull();
  });

  it('counts for one game: without another the player is dealt in as before', () => {
    const dynasty = seeded();
    ready(dynasty, 'ann', 'lucky');
    dynasty.deal();
    dynasty.pass(DAY_MS);
    expect(isAvailable(dynasty, 'ann')).toBe(true);
    expect(dynasty.deal().rolls.clientSeeds).toEqual([]);
  });

  it('lets the server deal as soon as it is told, where dealing is automatic', () => {
    const dynasty = seeded(true);
    expect(dynasty.state.count('games')).toBe(1);
    ready(dynasty, 'ann', 'lucky');
    expect(ofType(dynasty.told, 'GameStarted')[0]!.rolls.clientSeeds).toEqual(['lucky']);
  });

  it('cannot be changed or taken back for a game whose seed is drawn', () => {
    const dynasty = seeded();
    fix(dynasty, 'ann', 'clover');
    expect(ready(dynasty, 'ann', 'clover')).toEqual(notFixed(LUCKY));
    fix(dynasty, 'ann', null);
    expect(ready(dynasty, 'ann', null)).toEqual(needed);
  });

  it('is offered, and so is what readiness needs', () => {
    const dynasty = seeded();
    const facts = (who: string) =>
      optionsOf(dynasty.state, account(who), dynasty.now).find(
        ({ mutation }) => mutation === 'setReadiness',
      )!.facts;
    expect(facts('ann')).toEqual({ ready: true, clientSeedSha256: LUCKY });
    expect(facts('bob')).toEqual({ ready: true });
  });

  it('is refused to who is no player, of what is no hash, and after the end', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann');
    const asked = { type: 'SetClientSeed', sha256: LUCKY } as const;
    expect(dynasty.ask('eve', asked)).toMatchObject({ code: 'NOT_A_PLAYER' });
    expect(dynasty.ask('ann', { ...asked, sha256: 'lucky' })).toMatchObject({
      code: 'MALFORMED',
      facts: { field: 'sha256' },
    });
    dynasty.do('host', { type: 'CloseSeason' });
    expect(dynasty.ask('ann', asked)).toMatchObject({ code: 'DYNASTY_OVER' });
  });
});

describe('a dynasty of before', () => {
  it('takes what players give for the game whose seed was drawn, and no more after it [V13]', () => {
    const dynasty = TestDynasty.open();
    const [made] = dynasty.journal;
    const { nextClientSeeds: _none, ...before } = made!.event as Extract<
      DynastyEvent,
      { type: 'DynastyCreated' }
    >;
    dynasty.turn(made!.actor, made!.atMs).emit(before);
    dynasty.join('ann', 'bob');
    fix(dynasty, 'ann', 'lucky');
    ready(dynasty, 'ann', 'anything');
    ready(dynasty, 'bob', 'at-all');
    const game = dynasty.deal();
    expect(game.binding).toBeNull();
    expect(game.rolls.clientSeeds).toEqual(['anything', 'at-all']);
    const seed = dynasty.chance.publish('game:1');
    const stream = { seed, scope: 'dynasty', clientSeeds: ['anything', 'at-all'] };
    for (const each of game.rolls.draws) {
      expect(draw(stream, each.number, each.sides)).toEqual(each);
    }
    dynasty.pass(DAY_MS);
    expect(ready(dynasty, 'bob', 'at-all')).toEqual(notFixed(null));
    ready(dynasty, 'ann', 'lucky');
    expect(dynasty.deal().rolls.clientSeeds).toEqual(['lucky']);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });
});
