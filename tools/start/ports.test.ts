import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { findFreePort } from '../free-port.ts';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';

test('says which port is busy and which variable changes it', async () => {
  const [api, storefront, backOffice] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const settings = { ...readSettings({}), ports: { api, storefront, backOffice } };
  await requireFreePorts(settings);

  const other = createServer().listen(storefront, '127.0.0.1');
  await once(other, 'listening');

  await expect(requireFreePorts(settings)).rejects.toThrow(
    new RegExp(`^Port ${storefront} is in use by another program.*STOREFRONT_PORT=`),
  );
  other.close();
});
