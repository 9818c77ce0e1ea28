import { Exhibitions } from '../../src/bots';
import type { ExhibitionsDeps } from '../../src/bots';
import type { SeasonId } from '../../src/kernel';

const ID = 's1' as SeasonId;

/** Exhibitions whose store answers when the test lets it. */
function opening() {
  let listener: (id: SeasonId) => void = () => undefined;
  let answer: () => void = () => undefined;
  const played: SeasonId[] = [];
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const exhibitions = new Exhibitions({
    engine: {
      list: async ({ kind }: { readonly kind: string }) => {
        await answered;
        return kind === 'DYNASTY' ? [{ id: ID }] : [];
      },
    } as never,
    accounts: {
      findHouse: () => Promise.resolve('house'),
      enterAsBots: () => Promise.resolve([]),
    } as never,
    feed: { tokenRevoked: () => undefined },
    presence: {
      count: () => 1,
      onEnter: (heard) => {
        listener = heard;
        return () => undefined;
      },
    },
    bounds: {
      exhibitionQuietMs: 60_000,
      exhibitionIdleMs: 60_000,
      exhibitionThinkMs: 1,
    } as ExhibitionsDeps['bounds'],
    troupe: {
      onSeated: () => undefined,
      onOver: () => undefined,
      onLost: () => undefined,
      leave: () => undefined,
      play: (id: SeasonId) => played.push(id),
    } as never,
    remove: () => Promise.resolve(),
    onError: (error) => {
      throw error;
    },
  });
  return { exhibitions, played, enter: () => listener(ID), answer };
}

it('an exhibition goes on for a watcher who came before the store had answered', async () => {
  const { exhibitions, played, enter, answer } = opening();
  const opened = exhibitions.open();
  enter();
  answer();
  await opened;
  await new Promise(setImmediate);
  expect(played).toEqual([ID]);
  exhibitions.close();
});

it('an exhibition rests until somebody watches', async () => {
  const { exhibitions, played, enter, answer } = opening();
  answer();
  await exhibitions.open();
  await new Promise(setImmediate);
  expect(played).toEqual([]);
  enter();
  await new Promise(setImmediate);
  expect(played).toEqual([ID]);
  exhibitions.close();
});
