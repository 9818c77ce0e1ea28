/**
 * A proposal tells an amendment in words, or says that it could not load them.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { HONOUR, PRAISE } from '../support/custom-mechanics';
import { rehearse } from '../support/rehearsal';
import { answers, house, open, press, settled } from './page';

it.each(['RulesDocument', 'MechanicKinds'])(
  'an amendment shows no JSON while %s is missing, and can ask for it again',
  async (query) => {
    const season = await rehearse(house, ['Ada']);
    const [ada] = season.people;
    await season.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
    const patch = [
      { op: 'add', path: '/trackedValues', value: [HONOUR] },
      { op: 'add', path: '/actions', value: [PRAISE] },
    ];
    const input = { title: 'Praise', effects: [{ amendRuleset: patch }] };
    await season.send(ada!, 'submitProposal', input, 'proposal');
    const user = await open('/', ada);
    const mend = answers.fail(query, { code: 'INTERNAL_SERVER_ERROR' });
    window.history.pushState(null, '', `/s/${season.id}/proposals`);
    await settled();
    await screen.findByText('This could not be loaded.');
    expect(screen.queryByText('As JSON')).toBeNull();
    mend();
    await press(user, 'Try again');
    await screen.findByText('Players may do this: Praise');
    expect(screen.queryByText('This could not be loaded.')).toBeNull();
  },
);
