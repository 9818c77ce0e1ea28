export { assertWritable } from './able-to-write';
export { checkSeason } from './check-season';
export { openVerifiedStore } from './open-kept';
export { sampleSeasons } from './sample-seasons';
export { rotateSecret } from './rotate-secret';
export { sealedWith } from './sealed-with';
