/** What can be said of ducks without looking at the round. */
import { isName, nameExpected } from '../../kernel';
import type { RoundRefusal } from '../refusal';
import { sidesShape, unless } from '../shapes';
import type { CreateDuck, TradeWithDuck } from './commands';

export const LONGEST_DUCK_NAME = 40;
export const DUCK_NAME_EXPECTED = nameExpected(LONGEST_DUCK_NAME);

export const isDuckName = (name: string): boolean => isName(name, LONGEST_DUCK_NAME);

export const duckShape = ({ name }: CreateDuck): RoundRefusal | null =>
  unless(isDuckName(name), 'name', DUCK_NAME_EXPECTED, 'trade');

export const duckTradeShape = ({ give, take }: TradeWithDuck): RoundRefusal | null =>
  sidesShape(['give', give], ['take', take], 'trade');
