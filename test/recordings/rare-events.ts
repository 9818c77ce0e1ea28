/** Short seasons with the events that no recorded season has. */
import { required, sha256OfText } from '../../src/kernel';
import { PROPOSAL_IDS } from '../../src/season';
import { DAY_MS, rules, TestDynasty } from '../dynasty/harness';
import { at, later, MONDAY, TestRound } from '../round/harness';
import { DUEL, TRACKED } from '../support/custom-mechanics';
import type { SomeJournal } from './journals';

const LATER = at('2021-10-12T09:30:00Z');

/**
 * Hosts come and go, a player is idle and returns, a candidate leaves, and a month passes without
 * events.
 */
function round(): SomeJournal {
  const season = TestRound.open();
  const [ann, bob] = season.join('ann', 'bob', 'cid').map((id) => required(id, 'a player'));
  season.do('host', { type: 'ShareHost', playerId: required(bob, 'bob') });
  season.do('host', { type: 'UnshareHost', playerId: required(bob, 'bob') });
  season.do('host', { type: 'HandOnHost', playerId: required(ann, 'ann'), stay: false });
  season.do('cid', { type: 'NominateForJudge', text: 'Me.' });
  season.do('cid', { type: 'LeaveSeason' });
  season.do('bob', { type: 'GoIdle' });
  season.now = later(MONDAY, 7 * DAY_MS);
  season.do('bob', { type: 'ComeBack' });
  for (const who of ['ann', 'bob']) season.do(who, { type: 'LeaveSeason' });
  season.do('cid', { type: 'EraseName' });
  season.advanceTo(LATER);
  season.now = LATER;
  season.join('dan');
  return { name: 'rare things of a round', kind: 'ROUND', journal: season.journal };
}

/** The host changes the rules, hands on the dealing and closes the dynasty. */
function dynasty(): SomeJournal {
  const season = TestDynasty.open({ document: rules({ automaticDealing: false }) });
  season.join('ann', 'bob');
  const ann = required(season.state.all('players')[0], 'ann').id;
  const patch = [{ op: 'replace' as const, path: '/title', value: 'Another' }];
  season.do('host', { type: 'PublishRuleset', patch });
  season.do('host', { type: 'HandOnDealer', playerId: ann });
  season.do('host', { type: 'CloseSeason' });
  return { name: 'rare things of a dynasty', kind: 'DYNASTY', journal: season.journal };
}

/** Secret actions of the rules: one is entrusted, one revealed, and one not. */
function duels(): SomeJournal {
  const changes = { trackedValues: TRACKED, additionalSecretActions: [DUEL] };
  const season = TestDynasty.open({ document: rules(changes) });
  season.join('ann', 'bob', 'cid');
  const text = '{"HAND":"ROCK","STAKE":2,"RIVAL":"bob"}';
  const action = 'DUEL';
  for (const [who, of] of [
    ['ann', text],
    ['cid', '{}'],
  ] as const) {
    season.do(who, { type: 'CommitSecretAttempt', action, sha256: sha256OfText(of) });
  }
  season.pass(DAY_MS);
  season.do('ann', { type: 'RevealSecretAttempt', action, text });
  season.pass(3 * DAY_MS);
  return { name: 'secret actions of a dynasty', kind: 'DYNASTY', journal: season.journal };
}

/** A pause by vote, which another vote ends early. */
function pause(): SomeJournal {
  const season = TestDynasty.open();
  season.join('ann', 'bob', 'cid');
  const effects = [{ type: 'PAUSE_SEASON', days: 14 }, { type: 'RESUME_SEASON' }] as const;
  for (const [at, effect] of effects.entries()) {
    const said = { class: null, title: 'Holidays', text: '', effects: [effect] };
    season.do('ann', { type: 'SubmitProposal', ...said });
    for (const who of ['ann', 'bob']) {
      const proposalId = PROPOSAL_IDS.of(at + 1);
      season.ask(who, { type: 'CastVote', proposalId, vote: 'FOR' });
    }
    season.pass(3 * DAY_MS);
  }
  return { name: 'a pause of a dynasty', kind: 'DYNASTY', journal: season.journal };
}

export const rareJournals = (): SomeJournal[] => [round(), dynasty(), duels(), pause()];
