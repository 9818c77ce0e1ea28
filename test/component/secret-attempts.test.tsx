/**
 * Secret actions of the rules on the page of values: entrusted, committed by hash, and revealed.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
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
const OWN = '{"HAND":"ROCK","STAKE":2,"RIVAL":"Ada"}\n---\nsalt';

it('a secret action is entrusted by its form, or committed and revealed by its own text', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: RULESET });
  await round.moveTo('2021-08-23T00:00:00Z');
  const [ada, bruno] = round.people;
  const page = `/s/${round.id}/values`;
  let user = await open(page, ada);
  await user.selectOptions(screen.getByLabelText('Hand'), 'Rock');
  await fill(screen.getByLabelText('Stake'), '3');
  await user.selectOptions(screen.getByLabelText('Rival'), 'Bruno');
  await press(user, 'Entrust Duel to the server');
  await screen.findByText(/"HAND":"ROCK","STAKE":3/);

  user = await open(page, bruno);
  expect(screen.queryByText(/"HAND":"ROCK"/)).toBeNull();
  await fill(screen.getByLabelText('Text of Duel to commit'), OWN);
  await press(user, 'Commit Duel by its hash');
  await round.moveTo('2021-08-23T01:00:00Z');
  await settled();
  await fill(await screen.findByLabelText('Text of Duel to reveal'), OWN);
  await press(user, 'Reveal Duel');
  await screen.findByText(/"STAKE":2/, { selector: 'pre' });
  await screen.findByText(/"STAKE":3/, { selector: 'pre' });
});
