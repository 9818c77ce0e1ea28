/** The process of test/pages/page-server.ts. */
require('./register-swc.cjs');
require('../test/pages/page-server.ts');
