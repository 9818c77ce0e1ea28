import { counted, listed } from '../../src/kernel';

test.each([
  [[], 'nothing'],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j as people do', (words, text) => {
  expect(listed(words)).toBe(text);
});

test.each([
  [counted(0, 'lot'), '0 lots'],
  [counted(1, 'lot'), '1 lot'],
  [counted(2, 'lot'), '2 lots'],
  [counted(1, 'ballot of all', 'ballots of all'), '1 ballot of all'],
  [counted(3, 'ballot of all', 'ballots of all'), '3 ballots of all'],
])('counts %s', (counting, text) => {
  expect(counting).toBe(text);
});
