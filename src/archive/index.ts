export { BadArchive } from './bad-archive';
export { importSeason } from './import-season';
export { linesOf } from './lines';
export { verifyArchive } from './verify-archive';
export { writeArchive } from './write-archive';
