import { mergeConfig } from 'vitest/config';

import { shared } from '../vitest.shared.ts';

// Each starts processes of its own, which fill the machine; two at once only wait for each other.
export default mergeConfig(shared, { test: { maxWorkers: 1 } });
