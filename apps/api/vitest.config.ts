import { mergeConfig } from 'vitest/config';

import { shared } from '../../vitest.shared.ts';

export default mergeConfig(shared, {
  test: {
    include: ['{src,demo,test}/**/*.test.ts'],
    globalSetup: './test/support/postgres.ts',
    maxWorkers: 2,
    // No test stands in for a module or changes one: to load them all anew for each file takes most of the time.
    isolate: false,
  },
});
