import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';

/** What everybody may read must not hold: names and values of servers, of this machine, of people who try it out. */
const secrets: Record<string, RegExp> = {
  'a setting of the API': /\b(DATABASE_URL|TOKEN_SECRET|SMTP_URL|IMAGES_S3_\w+)\b/,
  'an address with a password': /\b(postgres(ql)?|smtps?):\/\/[^\s"'`/]*@/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'the password of the demo accounts': /wooden-spoon-2020/,
  'a folder of the machine that built it': new RegExp(
    `${ROOT.replace(/[\\.]/g, String.raw`\$&`)}/(apps|libs|node_modules)/`,
  ),
  'where its sources are': /^\/\/# sourceMappingURL=/m,
};

/** The files that browsers are given, of both frontends. @throws Failure that names what is in which. */
export function checkBundles(): void {
  const files = globSync('apps/*/build/client/**/*.{js,css,html,json,map}', { cwd: ROOT });
  if (files.length === 0) throw new Failure('There is no build to look through.');
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => `${file} holds ${what}.`);
  });
  if (found.length > 0) throw new Failure(found.join('\n'));
  console.log(`${files.length} files for browsers hold no secret.`);
}
