/** Seasons played through the API, with the events that no recorded season has. */
import { amend, day } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { CLERK } from '../support/custom-mechanics';
import { textOf } from '../support/in-process-api';
import type { Nomics } from './nomic-seasons';

const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' };
const OFFICE = { office: 'CLERK' };
const OFFICES = [
  {
    ...{ op: 'add', path: '/offices' },
    value: [{ ...CLERK, termDays: null, filledBy: { type: 'HOST' } }],
  },
];

/** A Clerk with a term of three weeks uses each power of the office, and resigns. */
async function holdsOffice(season: Nomic, item: string): Promise<void> {
  const [ann, cyd] = [season.players.ann, season.players.cyd];
  await season.does('host', 'appointToOffice', { ...OFFICE, playerId: cyd });
  await season.adopts('Three weeks', { setTerm: { ...OFFICE, playerId: cyd, until: day(30) } });
  const owed = [{ giveItems: { playerId: ann, items: [{ item, quantity: 2 }] } }];
  const corrected = { ...OFFICE, effects: owed, reason: 'It was owed.' };
  await season.does('cyd', 'correctByOffice', corrected);
  await season.does('cyd', 'remindPlayers', { ...OFFICE, playerIds: [ann], message: 'Play.' });
  const proposalId = await season.proposed('A feast');
  await season.does('cyd', 'vetoProposal', { ...OFFICE, proposalId, reason: 'Too dear.' });
  await season.does('cyd', 'resignOffice', OFFICE);
}

/** The term of a Judge and the place of a hand are set by vote. */
async function round(nomics: Nomics): Promise<Nomic> {
  const season = await nomics.open('a round', { ruleset: OFFICES });
  await season.does('host', 'rotateInvite');
  await season.does('host', 'appointJudge', { playerId: season.players.bob });
  await season.grants('ann', { card: KNIGHT });
  await season.clockTo(day(1));
  await season.does('ann', 'sealHand', { cards: [KNIGHT] });
  await season.adopts('A term', { setTerm: { playerId: season.players.bob, until: day(20) } });
  await season.clockTo(day(8));
  const { hands } = await season.season('... on Round { hands(week: 1) { id } }');
  const handId = textOf(hands[0]?.id);
  await season.adopts('Second', { correctHand: { handId, placement: 2, score: '-61' } });
  await holdsOffice(season, 'TRUNG');
  return season;
}

/** A vote makes the auction a day longer. A secret action that waits matures on its old date. */
async function longerAuction(nomics: Nomics): Promise<Nomic> {
  const season = await nomics.open('a round');
  await season.grants('ann', { card: KNIGHT });
  await season.clockTo(day(1));
  await season.does('ann', 'sealHand', { cards: [KNIGHT] });
  const days = { auction: [1, 2, 3, 4], bartering: [5, 6, 0] };
  const longer = amend(
    { op: 'replace', path: '/phases/0/days', value: days.auction },
    { op: 'replace', path: '/phases/1/days', value: days.bartering },
  );
  await season.adopts('A longer auction', longer);
  await season.clockTo(day(5));
  return season;
}

const HUSH = {
  ...{ action: 'HUSH', title: 'Hush a Trick', who: 'PARTICIPANTS', pegs: 2 },
  ...{ beforePlay: null, underSfida: true, limit: { times: 1, of: 'PLAYER' } },
  effect: { type: 'REMOVE_TRICK', classes: ['PERMANENT', 'PARTE'] },
};

/** The stakes and a score of a game are corrected by vote, and a Trick is hushed. */
async function dynasty(nomics: Nomics): Promise<Nomic> {
  const ruleset = [...OFFICES, { op: 'add', path: '/tableActions', value: [HUSH] }];
  const season = await nomics.open('a dynasty', { ruleset });
  for (const who of ['ann', 'bob'] as const) {
    await season.does(who, 'setReadiness', { ready: true });
  }
  const started = await season.does('host', 'startGame', {}, 'game { id }');
  const gameId = textOf(started.game.id);
  const playerId = season.players.ann;
  await season.adopts(
    'As it was played',
    { setStakes: { gameId, stakes: 2 } },
    { setScore: { gameId, playerId, score: 6 } },
    { giveItems: { playerId, items: [{ item: 'PEG', quantity: 2 }] } },
  );
  await season.does('ann', 'takeTableAction', { gameId, action: 'HUSH', trick: 'ARIA' });
  await holdsOffice(season, 'PEG');
  return season;
}

export const playedSeasons = (nomics: Nomics): Promise<Nomic>[] =>
  [round, longerAuction, dynasty].map((play) => play(nomics));
