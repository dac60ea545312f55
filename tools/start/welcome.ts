import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';

/** What is said once everything runs. */
export function welcome(
  { urls, dataDir }: Pick<Settings, 'urls' | 'dataDir'>,
  { databaseHome }: Pick<Shop, 'databaseHome'>,
): string {
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
  lines.push(`  Images, logs and mails are in ${dataDir}`, '');
  if (process.getuid?.() === 0) lines.push(AS_ROOT, '');
  lines.push('Ctrl-C stops everything.');
  return lines.join('\n');
}

const DEMO_ACCOUNTS = [
  '  Demo accounts, all with the password wooden-spoon-2020:',
  '    admin@craftsandore.example',
  '    sales@craftsandore.example',
  '    developer@craftsandore.example',
  '    user@craftsandore.example       (a customer)',
];

const AS_ROOT =
  '  Started as root, so everything but the database runs as root: on a server, start it as a user of its own.';
