import { typesOf } from '../harness';
import { tableOfTwo } from '../tables';

describe('a Sfida [K12]', () => {
  it('that is accepted raises the stakes, up to three', () => {
    const { dynasty, first, second } = tableOfTwo();
    const stakes: number[] = [];
    for (let offer = 0; offer < 4; offer += 1) {
      const [by, to] = offer % 2 === 0 ? [first, second] : [second, first];
      expect(dynasty.atTable(by, 'OfferSfida')).toBeNull();
      expect(dynasty.answer(to, true)).toBeNull();
      stakes.push(dynasty.game().stakes);
    }
    expect(stakes).toEqual([2, 3, 3, 3]);
  });

  it('that is rejected closes the game: who rejects resigns', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(second, 'OfferSfida');
    expect(dynasty.answer(first, false)).toBeNull();
    expect(typesOf(dynasty.told)).toEqual(['SfidaAnswered', 'GameClosed']);
    expect(dynasty.game()).toMatchObject({
      status: 'CLOSED',
      closing: 'SFIDA_REJECTED',
      resignedId: dynasty.player(first),
      stakes: 1,
    });
  });

  it('is neither offered nor answered once the game is closed, nor is a card played [Play; Ending a Game]', () => {
    const played = tableOfTwo();
    played.dynasty.playOut();
    const resigned = tableOfTwo();
    resigned.dynasty.atTable(resigned.first, 'ResignGame');
    for (const { dynasty, first, second } of [played, resigned]) {
      expect(dynasty.game().status).toBe('CLOSED');
      for (const who of [first, second]) {
        expect(dynasty.atTable(who, 'OfferSfida')).toMatchObject({ code: 'GAME_CLOSED' });
        expect(dynasty.answer(who, true)).toMatchObject({ code: 'GAME_CLOSED' });
        expect(dynasty.play(who, 'SUN ARCANA')).toMatchObject({ code: 'GAME_CLOSED' });
      }
    }
  });

  it('is not offered twice running by one player, also after an answer', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(first, 'OfferSfida');
    expect(dynasty.atTable(first, 'OfferSfida')).toMatchObject({ code: 'SFIDA_TWICE_RUNNING' });
    expect(dynasty.atTable(second, 'OfferSfida')).toMatchObject({ code: 'SFIDA_PENDING' });
    dynasty.answer(second, true);
    dynasty.play(first, 'KING CUPS');
    expect(dynasty.atTable(first, 'OfferSfida')).toMatchObject({ code: 'SFIDA_TWICE_RUNNING' });
    expect(dynasty.atTable(second, 'OfferSfida')).toBeNull();
  });

  it('is answered by the opponent, and only when there is one', () => {
    const { dynasty, first, second } = tableOfTwo();
    expect(dynasty.answer(second, true)).toMatchObject({ code: 'NO_SFIDA', rule: 'play' });
    dynasty.atTable(first, 'OfferSfida');
    expect(dynasty.answer(first, true)).toMatchObject({ code: 'OWN_SFIDA', rule: 'play' });
  });
});
