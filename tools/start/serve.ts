import { aborted } from './command.ts';
import { createProgress } from './progress.ts';
import type { Mode } from './services.ts';
import { readSettings } from './settings.ts';
import { startShop } from './shop.ts';
import { welcome } from './welcome.ts';

/** Runs the whole shop until it is told to stop, or a part of it fails for good. */
export async function serve(mode: Mode, signal: AbortSignal): Promise<number> {
  const settings = readSettings();
  const progress = createProgress();
  const shop = await startShop({ settings, mode, durability: 'durable', progress, signal });
  progress.say(welcome(settings, shop));

  const failure = await Promise.race([shop.failed, aborted(signal)]);
  progress.say(failure ? `\n${failure.message}\nStopping the rest …` : '\nStopping …');
  await shop.stop();
  progress.say('Stopped.');
  return failure ? 1 : 0;
}
