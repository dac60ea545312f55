import { aborted } from './command.ts';
import { createProgress } from './progress.ts';
import type { Mode } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Shop, startShop } from './shop.ts';

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

function welcome({ urls, dataDir }: Settings, { databaseHome }: Shop): string {
  const lines = [
    '',
    'Craftsandore is ready.',
    '',
    `  Shop         ${urls.storefront}`,
    `  Back office  ${urls.backOffice}`,
    `  API          ${urls.api}  (its calls are described at /docs)`,
    '',
  ];
  if (databaseHome) lines.push(...DEMO_ACCOUNTS, '', `  The database is in ${databaseHome}`);
  lines.push(`  Images, logs and mails are in ${dataDir}`, '', 'Ctrl-C stops everything.');
  return lines.join('\n');
}

const DEMO_ACCOUNTS = [
  '  Demo accounts, all with the password wooden-spoon-2020:',
  '    admin@craftsandore.example',
  '    sales@craftsandore.example',
  '    developer@craftsandore.example',
  '    user@craftsandore.example       (a customer)',
];
