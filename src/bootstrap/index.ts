export { assertWritable, assertSealedWith } from './store-readiness';
export { checkSeason } from './check-season';
export { openVerifiedStore } from './open-verified-store';
export { sampleSeasons } from './sample-seasons';
export { rotateSecret } from './rotate-secret';
