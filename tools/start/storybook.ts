import { runCommand } from './command.ts';
import { runAttached } from './processes.ts';
import { programOf } from './program-of.ts';
import { ROOT } from './settings.ts';

await runCommand((signal) =>
  runAttached(
    {
      args: [
        programOf('storybook'),
        'dev',
        '--config-dir=.storybook',
        `--port=${process.env.STORYBOOK_PORT || 4400}`,
        '--exact-port',
        '--disable-telemetry',
      ],
      cwd: ROOT,
      env: process.env,
    },
    signal,
  ),
);
