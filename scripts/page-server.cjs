/** The process of test/web/page-server.ts. */
require('./register-swc.cjs');
require('../test/web/page-server.ts');
