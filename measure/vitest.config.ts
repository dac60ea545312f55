import { mergeConfig } from 'vitest/config';

import { shared } from '../vitest.shared.ts';

// Most of them wait for processes of their own.
export default mergeConfig(shared, { test: { maxWorkers: 2 } });
