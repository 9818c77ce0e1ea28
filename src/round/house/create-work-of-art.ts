/**
 * "Works of Art come into being by an adopted proposal or by the host while the round is being set
 * up" [ruling E9]. A rehearsal is always in set-up. Each Work goes to a player.
 */
import { mint, ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { hasPlayers, integerField, lineField, optional, playerField, urlField } from '../../season';
import type { InputFields, ProposalId } from '../../season';
import { unlessSettingUp } from '../model/access';
import { byHost } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { itemOfWork } from '../model/items';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { ownerOf } from '../model/owners';
import { nextNumber, presentPlayer, rulesetOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf, workName } from '../model/wording';
import type { CreateWorkOfArt, NewWork, WorkCreated } from './vocabulary';
import { LONGEST_IMAGE_URL, LONGEST_WORK_NAME, MOST_VALUE, workShape } from './shape';
import { chipsText } from './text';
import { unlessWorks } from './unless-house';
import { WORK_IDS } from '../model/ids';

export const createWorkOfArt = byHost<CreateWorkOfArt>({
  rule: 'works-of-art',
  inRules: unlessWorks,
  shape: (command) => workShape(command),
  refuses: ({ state }) => unlessSettingUp(state, 'works-of-art'),
  offers: ({ state }) =>
    hasPlayers(state) ? [{ description: 'Make a Work of Art and give it to a player.' }] : [],
  decide: (turn, command) => {
    const refusal = unlessWork(turn.state, rulesetOf(turn.state), command);
    if (refusal === null) addWork(turn, command, null);
    return refusal;
  },
  made: (event) => (event.type === 'WorkCreated' ? event.workId : null),
});

/** The engine checks that the URL uses https and that the value is 0 or more. */
export const WORK_FIELDS: InputFields<NewWork> = {
  title: lineField('Title', 'The title.', LONGEST_WORK_NAME),
  artist: lineField('Artist', 'The artist.', LONGEST_WORK_NAME),
  value: { ...integerField('Value', 'The value, in the currency.', 0, MOST_VALUE), checked: true },
  imageUrl: optional(urlField('Image', 'The https URL of an image.', LONGEST_IMAGE_URL)),
  playerId: playerField('The player who gets the Work.'),
};

/** Refuses a Work if the rules have no Works, or if its recipient is not a player. */
export function unlessWork(
  state: RoundState,
  ruleset: RoundRuleset,
  { playerId }: NewWork,
): RoundRefusal | null {
  if (ruleset.auction.house === null) return refuse('NO_WORKS_OF_ART', 'items');
  if (presentPlayer(state, playerId) !== null) return null;
  return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
}

export function addWork(
  turn: RoundTurn,
  { title, artist, value, imageUrl, playerId }: NewWork,
  proposalId: ProposalId | null,
): void {
  const workId = WORK_IDS.of(nextNumber(turn.state, 'work'));
  turn.emit({
    type: 'WorkCreated',
    workId,
    title: title.trim(),
    artist: artist.trim(),
    value,
    imageUrl,
    playerId,
    proposalId,
    transfers: mint(ownerOf(playerId), [[itemOfWork(workId), 1]]),
  });
}

/** A new Work goes to a player, so the event does not change the view of the auction. */
export const workCreated: RoundEventRecord<WorkCreated> = {
  evolve: (state, { atMs, event }) => {
    const { workId: id, title, artist, value, imageUrl, playerId, proposalId } = event;
    takeNumber(state, 'work', ordinalOf(id));
    const owner = ownerOf(playerId);
    const made = { title, artist, value, imageUrl, owner, proposalId, createdAtMs: atMs };
    state.put('works', { id, ...made });
  },
  facts: (state, { workId, value, playerId }) => ({
    player: nameOf(state, playerId),
    work: workName(state.need('works', workId)),
    value: chipsText(state, value),
  }),
  text: (state, { workId, value, playerId }) => {
    const work = `${workName(state.need('works', workId))}, worth ${chipsText(state, value)}`;
    return `A Work of Art was made: ${work}, for ${nameOf(state, playerId)}.`;
  },
  channel: ({ proposalId }) => (proposalId === null ? null : 'PROPOSALS'),
  notice: 'RECEIVED',
  concerns: ({ playerId }) => [playerId],
};
