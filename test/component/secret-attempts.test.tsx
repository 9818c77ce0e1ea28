/**
 * Secret actions of the rules on the page of values: sealed and revealed.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { sha256OfText } from '../../src/kernel';
import { DUEL, HONOUR, POT } from '../support/custom-mechanics';
import { rehearse } from '../support/rehearsal';
import { fill, house, open, press, settled } from './page';

const RULESET = [
  { op: 'add', path: '/trackedValues', value: [HONOUR, POT] },
  {
    ...{ op: 'add', path: '/additionalSecretActions' },
    value: [{ ...DUEL, maturesAfterHours: 1 }],
  },
];

type User = Awaited<ReturnType<typeof open>>;

async function declare(user: User, stake: string, rival: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Hand'), 'Rock');
  await fill(screen.getByLabelText('Stake'), stake);
  await user.selectOptions(screen.getByLabelText('Rival'), rival);
}

it('a secret action is kept by the house, or sealed in the browser and revealed', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: RULESET });
  await round.moveTo('2021-08-23T00:00:00Z');
  const [ada, bruno] = round.people;
  const page = `/s/${round.id}/values`;
  let user = await open(page, ada);
  await declare(user, '99', 'Bruno');
  screen.getByText('Fill in the fields to seal Duel.');
  await fill(screen.getByLabelText('Stake'), '3');
  await press(user, 'Seal');
  await screen.findByText(/"HAND":"ROCK","STAKE":3/);

  user = await open(page, bruno);
  expect(screen.queryByText(/"HAND":"ROCK"/)).toBeNull();
  await declare(user, '2', 'Ada');
  await press(user, 'Seal it yourself');
  await press(user, 'Seal here');
  const copy = await screen.findByRole('link', { name: 'Save the text as a file' });
  expect(decodeURIComponent(copy.getAttribute('href')!)).toContain('"STAKE":2,"RIVAL":"Ada"');
  expect(screen.queryByRole('button', { name: 'Reveal Duel' })).toBeNull();
  await round.moveTo('2021-08-23T01:00:00Z');
  await settled();
  await screen.findByRole('button', { name: 'Reveal Duel' });
  await press(user, 'Reveal Duel');
  await screen.findByText(/"STAKE":2/, { selector: 'pre' });
  await screen.findByText(/"STAKE":3/, { selector: 'pre' });
});

it('a text that the browser has lost is revealed from its copy', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: RULESET });
  await round.moveTo('2021-08-23T00:00:00Z');
  const bruno = round.people[1]!;
  const text = '{"HAND":"ROCK","STAKE":2,"RIVAL":"Ada"}\n---\nsalt';
  await round.send(bruno, 'commitSecretAttempt', { action: 'DUEL', sha256: sha256OfText(text) });
  await round.moveTo('2021-08-23T01:00:00Z');
  const user = await open(`/s/${round.id}/values`, bruno);
  await fill(screen.getByLabelText('Sealed text'), text.replace('2', '3'));
  screen.getByText('The hash does not match your sealed text.');
  await fill(screen.getByLabelText('Sealed text'), `${text}\n`);
  await press(user, 'Reveal Duel');
  await screen.findByText(/"STAKE":2/, { selector: 'pre' });
});

it('a proposal to void an attempt chooses it by its player and title', async () => {
  const reputable = { op: 'replace', path: '/membership/reputableAfterDays', value: 0 };
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: [...RULESET, reputable] });
  await round.moveTo('2021-08-23T00:00:00Z');
  const [ada, bruno] = round.people;
  const secret = { action: 'DUEL', sha256: sha256OfText('well') };
  await round.send(bruno!, 'commitSecretAttempt', secret);
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  const user = await open(`/s/${round.id}/proposals`, ada);
  const kind = 'Make an attempt at a secret action fail';
  await user.selectOptions(await screen.findByLabelText('Effect'), kind);
  await press(user, 'Add the effect');
  const attempts = await screen.findByLabelText('Attempt');
  await user.selectOptions(
    attempts,
    await within(attempts).findByRole('option', { name: 'Bruno’s attempt at Duel' }),
  );
  await fill(screen.getByLabelText('Title'), 'No duels');
  await press(user, 'Submit the proposal');
  await screen.findByText('The attempt of Bruno at the secret action “Duel” fails.');
});
