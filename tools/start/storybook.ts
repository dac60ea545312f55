import { join } from 'node:path';

import { runCommand } from './command.ts';
import { runAttached } from './processes.ts';
import { ROOT } from './settings.ts';

await runCommand((signal) =>
  runAttached(
    {
      args: [
        join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
        'dev',
        '--config-dir=.storybook',
        `--port=${process.env.STORYBOOK_PORT || 4400}`,
        '--exact-port',
        '--disable-telemetry',
      ],
      cwd: ROOT,
      env: {},
    },
    signal,
  ),
);
