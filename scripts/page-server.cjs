/** Runs test/pages/page-server.ts in a process of its own. */
require('./register-swc.cjs');
require('../test/pages/page-server.ts');
