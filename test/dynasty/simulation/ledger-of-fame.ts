import type { DynastyEvent } from '../../../src/dynasty';

export type Fame = {
  readonly magistrelli: ReadonlyMap<string, number>;
  /** The Moda that masks have gained since the start. */
  readonly moda: ReadonlyMap<string, number>;
};

type Played = { stakes: number; players: string[]; masks: (string | null)[]; gain: number };

/**
 * Counts Magistrelli and Moda independently of the rules' code. Each peg gives one Magistrelli, or
 * half of the opponent's surplus. Each clean victory in a mask gives one Moda.
 */
export function fameOf(events: readonly DynastyEvent[]): Fame {
  const magistrelli = new Map<string, number>();
  const moda = new Map<string, number>();
  const games = new Map<string, Played>();
  const present = new Set<string>();
  const add = (map: Map<string, number>, key: string, by: number): void =>
    void map.set(key, (map.get(key) ?? 0) + by);
  for (const event of events) {
    if (event.type === 'PlayerJoined') {
      magistrelli.set(event.playerId, 10);
      present.add(event.playerId);
    }
    if (event.type === 'PlayerLeft') present.delete(event.playerId);
    if (event.type === 'GameStarted') {
      const players = event.seats.map(({ playerId }) => playerId);
      const masks = event.seats.map(({ mask }) => mask);
      games.set(event.gameId, { stakes: 1, players, masks, gain: 0 });
    }
    if (event.type === 'SfidaAnswered') games.get(event.gameId)!.stakes = event.stakes;
    if (event.type === 'GameStakesCorrected') games.get(event.gameId)!.stakes = event.after;
    if (event.type === 'GameEnded' && event.campioneId !== null) {
      const game = games.get(event.gameId)!;
      const seat = game.players.indexOf(event.campioneId);
      const mask = game.masks[seat] ?? null;
      if (event.finedIds.length === 0 && mask !== null) add(moda, mask, 1);
      if (!present.has(event.campioneId)) continue;
      const rival = magistrelli.get(game.players[1 - seat]!)!;
      const before = magistrelli.get(event.campioneId)!;
      for (let peg = 0; peg < game.stakes; peg += 1) {
        const own = magistrelli.get(event.campioneId)!;
        add(magistrelli, event.campioneId, rival > own ? Math.ceil((rival - own) / 2) : 1);
      }
      game.gain = magistrelli.get(event.campioneId)! - before;
    }
    if (event.type === 'ProposalAdopted' || event.type === 'OfficeCorrected') {
      for (const { playerId, to } of event.magistrelli) magistrelli.set(playerId, to);
      for (const { mask, to } of event.moda) moda.set(mask, to - 1);
    }
    if (event.type === 'GameVoided') {
      for (const each of event.movements) {
        const gain = each.magistrelli === 0 ? 0 : games.get(event.gameId)!.gain;
        // The loss is at most the remaining Magistrelli, since a proposal may have taken some.
        const there = magistrelli.get(each.playerId)!;
        expect(Math.abs(each.magistrelli)).toBe(Math.min(gain, there));
        add(magistrelli, each.playerId, each.magistrelli);
      }
      if (event.moda !== null) {
        expect(event.moda.to).toBe(Math.max(1, event.moda.from - 1));
        add(moda, event.moda.mask, event.moda.to - event.moda.from);
      }
    }
  }
  return { magistrelli, moda };
}
