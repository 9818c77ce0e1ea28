import { HOUR_MS, rules } from './harness';
import { tableOfTwo } from './tables';
import type { Table } from './tables';

const opening = { document: rules({ startingPegs: { type: 'FIXED', pegs: 5 } }) };

/** A complete game for each ending. Each begins with the first readiness. */
export const GAMES: Readonly<Record<string, () => Table>> = {
  'played, with a Campione': () => {
    const table = tableOfTwo({ opening, onlookers: ['cid', 'dot'] });
    const { dynasty, first, second } = table;
    dynasty.ask('cid', { type: 'BecomeBookmaker', gameId: 'g1' });
    dynasty.bet('dot', first);
    const plays = [
      ['KING BATONS', 'ACE BATONS'],
      ['KING COINS', 'ACE COINS'],
      ['KING CUPS', 'ACE CUPS'],
      ['KING SWORDS', 'ACE SWORDS'],
      ['QUEEN BATONS', '6 BATONS'],
      ['QUEEN COINS', '6 COINS'],
      ['QUEEN CUPS', '6 CUPS'],
    ] as const;
    for (const [one, other] of plays) {
      dynasty.play(first, one, 1);
      dynasty.play(second, other);
    }
    dynasty.end();
    return table;
  },
  'played, with equal scores': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.playOut();
    table.dynasty.end();
    return table;
  },
  resigned: () => {
    const table = tableOfTwo({ opening });
    table.dynasty.atTable(table.first, 'ResignGame');
    table.dynasty.end();
    return table;
  },
  'a Sfida accepted, the next one rejected': () => {
    const table = tableOfTwo({ opening });
    const { dynasty, first, second } = table;
    dynasty.atTable(first, 'OfferSfida');
    dynasty.answer(second, true);
    dynasty.atTable(second, 'OfferSfida');
    dynasty.answer(first, false);
    dynasty.end();
    return table;
  },
  'a turn timed out': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.pass(48 * HOUR_MS);
    table.dynasty.end();
    return table;
  },
  'a Sfida timed out': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.atTable(table.first, 'OfferSfida');
    table.dynasty.pass(48 * HOUR_MS);
    table.dynasty.end();
    return table;
  },
  left: () => {
    const table = tableOfTwo({ opening });
    table.dynasty.do(table.second, { type: 'LeaveSeason' });
    table.dynasty.end();
    return table;
  },
  'one fined': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.play(table.first, 'SUN ARCANA');
    table.dynasty.atTable(table.second, 'ResignGame');
    table.dynasty.end();
    return table;
  },
  'both fined': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.play(table.first, 'SUN ARCANA');
    table.dynasty.play(table.second, 'MOON ARCANA');
    table.dynasty.atTable(table.first, 'ResignGame');
    table.dynasty.end();
    return table;
  },
  'voided after its end': () => {
    const table = tableOfTwo({ opening });
    table.dynasty.atTable(table.first, 'ResignGame');
    table.dynasty.end();
    table.dynasty.do('host', { type: 'VoidGame', gameId: 'g1', reason: 'A wrong deal.' });
    return table;
  },
  'masks revealed and used': () => {
    const table = tableOfTwo({ opening, mask: 'MORANTE' });
    const { dynasty, first, second } = table;
    dynasty.do(first, { type: 'RevealMask', gameId: 'g1', mask: 'REALI' });
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    const inactive = opening.document.tricks.find(
      ({ trick }) => !dynasty.game().tricks.includes(trick),
    )!;
    dynasty.do(first, { type: 'UseReali', gameId: 'g1', trick: inactive.trick });
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    return table;
  },
};
