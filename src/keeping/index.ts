export { ableToWrite } from './able-to-write';
