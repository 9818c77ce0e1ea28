/** The shape of a duck's name. */
import { isName, nameExpected } from '../../kernel';

export const LONGEST_DUCK_NAME = 40;
export const DUCK_NAME_EXPECTED = nameExpected(LONGEST_DUCK_NAME);

export const isDuckName = (name: string): boolean => isName(name, LONGEST_DUCK_NAME);
