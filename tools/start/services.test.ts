import { expect, test } from 'vitest';

import { settingNamesOf } from './program-settings.ts';
import { environmentOf } from './services.ts';
import { environmentFor, readSettings } from './settings.ts';

const secrets = {
  TOKEN_SECRET: 'secret',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  IMAGES_S3_ACCESS_KEY_ID: 'secret',
  IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
  AWS_SECRET_ACCESS_KEY: 'secret',
  NODE_AUTH_TOKEN: 'secret',
};
const everything = {
  ...{ PATH: '/bin', NODE_ENV: 'production', MAILING_SERVICE_ID: 'shop' },
  ...secrets,
  ...environmentFor(readSettings({}), 'postgres://craftsandore:secret@127.0.0.1/craftsandore'),
};

test.each(['storefront', 'back-office'] as const)(
  'the %s is told its own settings, and no secret of the API',
  async (program) => {
    const told = await environmentOf(program, everything);

    expect(told).toMatchObject({
      PATH: '/bin',
      NODE_ENV: 'production',
      API_URL: expect.any(String),
    });
    expect(JSON.stringify(told)).not.toContain('secret');
    const own = await settingNamesOf(program);
    expect(Object.keys(told).filter((name) => !own.has(name))).toEqual(['PATH', 'NODE_ENV']);
  },
);

test('the API is told everything', async () => {
  expect(await environmentOf('api', everything)).toEqual(everything);
});
