export { InvalidArchive } from './format';
export { printLine } from './format';
export { importSeason } from './import-season';
export { linesOf } from './lines';
export { verifyArchive } from './verify-archive';
export { writeArchive } from './write-archive';
