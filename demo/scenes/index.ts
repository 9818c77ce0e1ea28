import type { Edition } from '../arguments';
import { complete } from './complete';
import { draft } from './draft';
import { early } from './early';
import { gallery } from './gallery';
import type { Scene } from './scene';

export const SCENES: Readonly<Record<Edition, Scene>> = {
  'round-10/draft': draft,
  'round-10/early': early,
  'round-10/2021-08-24': complete,
  'round-10/gallery': gallery,
};
