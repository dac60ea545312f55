import { expect, test } from 'vitest';

import { settingNamesOf } from './program-settings.ts';
import { servicesFor } from './services.ts';
import { environmentFor, readSettings, type Service } from './settings.ts';

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

const shop = await servicesFor('production', readSettings({}), everything);
const envOf = (service: Service) => shop.find((one) => one.service === service)?.env ?? {};

test.each([
  ['storefront', 'storefront'],
  ['backOffice', 'back-office'],
] as const)(
  'the %s starts with its own settings, and no secret of the API',
  async (service, program) => {
    const told = envOf(service);

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

test('the API starts with everything', () => {
  expect(envOf('api')).toEqual(everything);
});
