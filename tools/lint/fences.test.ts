import { fileURLToPath } from 'node:url';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What lint says of a line of code, were it in this file. */
async function complaints(file: string, code: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  const messages = result?.messages ?? [];
  return messages.filter(({ ruleId }) => ruleId === 'local/fences').map(({ message }) => message);
}

test.each([
  ['libs/roles/src/roles.ts', "import { z } from 'zod';"],
  ['libs/contract/src/orders.ts', "import { useState } from 'react';"],
  ['libs/contract/src/orders.ts', "export * from '@craftsandore/i18n';"],
  ['libs/api-client/src/url.ts', "import { can } from '@craftsandore/roles';"],
  ['libs/ui/src/button/button.tsx', "import { Link } from 'react-router-dom';"],
  ['libs/ui/src/button/button.tsx', "import { useLocale } from '@craftsandore/i18n/react';"],
  ['apps/api/src/app.ts', "import ky from 'ky';"],
  ['apps/api/src/app.ts', "import { createI18n } from '@craftsandore/i18n/react';"],
  ['apps/api/src/app.ts', "import { Button } from '@craftsandore/ui';"],
  ['apps/storefront/app/root.tsx', "import { sql } from 'drizzle-orm';"],
  ['apps/storefront/app/root.tsx', "const api = await import('fastify');"],
  ['apps/storefront/app/root.tsx', "import { x } from '../../../libs/ui/src/x.ts';"],
  ['apps/storefront/server.ts', "import fastify from 'fastify';"],
  ['apps/storefront/server/site.ts', "import { Pool } from 'pg';"],
  ['apps/storefront/e2e/access.spec.ts', "import { sql } from 'drizzle-orm';"],
  ['apps/back-office/server.ts', "import { buildApp } from '@craftsandore/api';"],
  ['apps/back-office/e2e/support/an-order.ts', "import { x } from '../../../api/src/x.ts';"],
  ['apps/storefront/app/features/cart/lines.tsx', "import { x } from '../catalog/x.tsx';"],
  ['apps/storefront/app/features/cart/lines.tsx', "import { x } from '../../routes/x.tsx';"],
  ['apps/api/src/modules/cart/rules.ts', "import { x } from '../orders/orders.repository.ts';"],
  ['apps/api/src/plugins/session.ts', "import { x } from '../modules/cart/cart.repository.ts';"],
])('%s may not say: %s', async (file, code) => {
  await expect(complaints(file, code)).resolves.toHaveLength(1);
});

test.each([
  ['libs/contract/src/orders.ts', "import { can } from '@craftsandore/roles';"],
  ['libs/roles/src/roles.test.ts', "import { test } from 'vitest';"],
  ['apps/api/src/modules/cart/rules.ts', "import { x } from './cart.repository.ts';"],
  ['apps/storefront/app/routes/cart.tsx', "import { x } from '../features/cart/x.tsx';"],
  ['apps/storefront/e2e/access.spec.ts', "import { login } from '@craftsandore/contract';"],
  ['apps/back-office/react-router.config.ts', "import { x } from '@craftsandore/tools/x';"],
  ['apps/storefront/app/features/cart/a.tsx', "import { x } from '../../shell/x.tsx';"],
])('%s may say: %s', async (file, code) => {
  await expect(complaints(file, code)).resolves.toEqual([]);
});
