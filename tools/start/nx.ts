import { runToEnd } from './processes.ts';
import { programOf } from './program-of.ts';
import { ROOT } from './settings.ts';

/** Runs a target in all projects that have it. Nx's cache makes the second time quick; no daemon stays behind. */
export function runNx(target: string, signal: AbortSignal): Promise<void> {
  return runToEnd(
    {
      name: `nx run-many --target=${target}`,
      args: [programOf('nx'), 'run-many', `--target=${target}`],
      cwd: ROOT,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    },
    signal,
  );
}
