/** A task's link leads to its form. */
import { taskPlace } from '../../web/src/features/season/tasks/task';

type Task = Parameters<typeof taskPlace>[0];
const task = (kind: Task['kind'], on: Task['on'] = null) =>
  ({ kind, on, option: { description: '', anchor: null } }) as unknown as Task;
const ROUND = { id: 'r', kind: 'ROUND' };
const DYNASTY = { id: 'd', kind: 'DYNASTY' };

it('a declared secret is revealed on the page of values', () => {
  expect(taskPlace(task('REVEAL'), ROUND)).toBe('/s/r/values#values-secrets');
  expect(taskPlace(task('REVEAL'), DYNASTY)).toBe('/d/d/values#values-secrets');
  const bids = { __typename: 'SecretAction', id: 'a' } as Task['on'];
  expect(taskPlace(task('REVEAL', bids), ROUND)).toBe('/s/r/hands#secretaction-a');
});

it('readiness and a game to start are at one’s place in the dynasty', () => {
  expect(taskPlace(task('READINESS'), DYNASTY)).toBe('/d/d#my-place');
  expect(taskPlace(task('GAME_TO_START'), DYNASTY)).toBe('/d/d#my-place');
});
