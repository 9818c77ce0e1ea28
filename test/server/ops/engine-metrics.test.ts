import { engineRegistry } from '../../../src/server';

describe('what the engine counts', () => {
  it('is told as it is whenever it is asked for', async () => {
    let seasonsInMemory = 3;
    const registry = engineRegistry(() => ({
      seasonsInMemory,
      seasonsLoaded: 7,
      seasonsReleased: 4,
      answersForgotten: 1_000,
    }));
    const told = async (): Promise<readonly string[]> =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('ridotto'));
    expect(await told()).toEqual([
      'ridotto_seasons_in_memory 3',
      'ridotto_seasons_loaded_total 7',
      'ridotto_seasons_released_total 4',
      'ridotto_idempotency_answers_forgotten_total 1000',
    ]);
    seasonsInMemory = 2;
    expect(await told()).toContain('ridotto_seasons_in_memory 2');
    expect(await told()).toContain('ridotto_seasons_loaded_total 7');
  });
});
