export { ableToWrite } from './able-to-write';
export { openKept } from './open-kept';
export { sealedWith } from './sealed-with';
