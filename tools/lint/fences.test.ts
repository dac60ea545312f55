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
  ['libs/contract/src/plain/pounds.ts', "import { z } from 'zod';"],
  ['libs/contract/src/plain/pounds.ts', "import { Money } from '../values.ts';"],
  ['libs/api-client/src/url.ts', "import { can } from '@craftsandore/roles';"],
  ['libs/ui/src/button/button.tsx', "import { Link } from 'react-router-dom';"],
  ['libs/ui/src/button/button.tsx', "import { useLocale } from '@craftsandore/i18n/react';"],
  ['libs/ui/src/button/button.tsx', "import { x } from '@craftsandore/resilience/navigation';"],
  ['libs/resilience/src/lazily.ts', "import { useBlocker } from 'react-router-dom';"],
  ['libs/resilience/src/index.ts', "export * from './navigation/index.ts';"],
  ['libs/resilience/src/draft.ts', "import { useSession } from '@craftsandore/session';"],
  ['apps/api/src/app.ts', "import ky from 'ky';"],
  ['apps/api/src/app.ts', "import { createI18n } from '@craftsandore/i18n/react';"],
  ['apps/api/src/app.ts', "import { Button } from '@craftsandore/ui';"],
  ['apps/storefront/app/root.tsx', "import { sql } from 'drizzle-orm';"],
  ['apps/storefront/app/root.tsx', "import { data } from 'react-router';"],
  ['apps/back-office/app/root.tsx', "import { HydratedRouter } from 'react-router/dom';"],
  ['apps/storefront/app/root.tsx', "const api = await import('fastify');"],
  ['apps/storefront/app/root.tsx', "import { x } from '../../../libs/ui/src/x.ts';"],
  ['apps/storefront/server.ts', "import fastify from 'fastify';"],
  ['apps/storefront/http/site.ts', "import { Pool } from 'pg';"],
  ['apps/storefront/e2e/access.spec.ts', "import { sql } from 'drizzle-orm';"],
  ['apps/back-office/server.ts', "import { buildApp } from '@craftsandore/api';"],
  ['apps/back-office/e2e/support/an-order.ts', "import { x } from '../../../api/src/x.ts';"],
  ['apps/storefront/app/features/cart/lines.tsx', "import { x } from '../home/x.tsx';"],
  ['apps/storefront/app/features/cart/lines.tsx', "import { x } from '../../routes/x.tsx';"],
  ['apps/storefront/app/cart/queue.ts', "import { x } from '../session/context.ts';"],
  ['apps/storefront/app/session/sign-out.ts', "import { x } from '../seo/x.ts';"],
  ['apps/storefront/app/seo/sitemap.ts', "import { x } from '../shell/x.ts';"],
  ['apps/storefront/app/shell/header/a.tsx', "import { x } from '../../features/cart/x.tsx';"],
  ['apps/back-office/app/features/orders/list/a.tsx', "import { x } from '../../users/x.tsx';"],
  ['apps/back-office/app/features/orders/list/a.tsx', "import { x } from '../../../routes/x.ts';"],
  ['apps/back-office/app/features/a/edit/b/c.tsx', "import { x } from '../../../users/x.tsx';"],
  ['apps/back-office/app/list/a.tsx', "import { x } from '../features/orders/x.tsx';"],
  ['apps/back-office/app/session/guard.ts', "import { x } from '../shell/x.tsx';"],
  ['apps/api/src/modules/cart/merge.ts', "import { x } from '../orders/staff/csv.ts';"],
  ['apps/api/src/modules/orders/staff/csv.ts', "import { x } from '../../catalogue/public/x.ts';"],
  ['apps/api/src/modules/cart/merge.ts', "import { x } from '../orders/orders.routes.ts';"],
  ['apps/api/src/storage/keep-photo.ts', "import { x } from '../modules/cart/carts.ts';"],
  ['apps/api/src/modules/search/finding/a.ts', "import { x } from '../../catalogue/x.ts';"],
  ['apps/api/src/modules/search/language/a.ts', "import { x } from '../finding/x.ts';"],
  ['libs/stories/src/words.ts', "import { Button } from '@craftsandore/ui';"],
  ['libs/ui/src/button/button.tsx', "import { words } from '@craftsandore/stories';"],
  ['apps/storefront/app/root.tsx', "import { words } from '@craftsandore/stories';"],
  ['libs/env/src/parse-env.ts', "import { maxQuantity } from '@craftsandore/contract';"],
  ['apps/storefront/app/root.tsx', "import { parseEnv } from '@craftsandore/env';"],
  ['tools/start/start.ts', "import { can } from '@craftsandore/roles';"],
  ['tools/test/stages.ts', "import { drills } from '../../measure/drills/drills.ts';"],
  ['tools/test/stages.ts', "import { drills } from '@craftsandore/measure';"],
  ['apps/api/test/x.test.ts', "import { tokenFor } from '@craftsandore/measure/tokens';"],
  ['measure/bench/api.ts', "import { audit } from '../drills/support/audit.ts';"],
  ['measure/drills/load.ts', "import { tableOf } from '../bench/support/table.ts';"],
  ['measure/support/median.ts', "import { load } from '../bench/support/load.ts';"],
  ['measure/bench/api.ts', "import { Failure } from '../../tools/failure.ts';"],
])('%s may not say: %s', async (file, code) => {
  await expect(complaints(file, code)).resolves.toHaveLength(1);
});

test.each([
  ['libs/contract/src/orders.ts', "import { can } from '@craftsandore/roles';"],
  ['libs/roles/src/roles.test.ts', "import { test } from 'vitest';"],
  ['libs/ui/src/toast/toast.tsx', "import { useLater } from '@craftsandore/resilience';"],
  ['apps/api/src/modules/orders/customer/x.ts', "import { x } from '../staff/csv.ts';"],
  ['apps/api/src/modules/orders/customer/x.ts', "import { x } from '../../cart/carts.ts';"],
  ['apps/api/src/modules/cart/merge.ts', "import { x } from '../catalogue/stock/stock.ts';"],
  ['apps/api/src/modules/search/finding/a.ts', "import { x } from '../language/x.ts';"],
  ['apps/api/src/seed/seed-people.ts', "import { x } from '../../modules/auth/x.ts';"],
  ['apps/storefront/app/routes/cart.tsx', "import { x } from '../features/cart/x.tsx';"],
  ['apps/storefront/e2e/access.spec.ts', "import { login } from '@craftsandore/contract';"],
  ['apps/back-office/react-router.config.ts', "import { x } from '@craftsandore/tools/x';"],
  ['apps/storefront/app/features/cart/a.tsx', "import { x } from '../../shell/x.tsx';"],
  ['libs/ui/src/button/button.stories.tsx', "import { words } from '@craftsandore/stories';"],
  ['apps/storefront/app/testing/sample.ts', "import { words } from '@craftsandore/stories';"],
  ['apps/storefront/server.ts', "import { runSite } from '@craftsandore/env/run-site';"],
  ['apps/storefront/app/session/sign-out.ts', "import { x } from '../cart/x.ts';"],
  ['measure/bench/data/shop.ts', "import { below } from '../../support/random.ts';"],
  ['measure/drills/load.ts', "import { Failure } from '@craftsandore/tools/failure';"],
  ['apps/back-office/app/features/orders/list/a.tsx', "import { x } from '../order-filters.ts';"],
  ['apps/back-office/app/features/a/edit/b/c.tsx', "import { x } from '../../../../list/x.ts';"],
])('%s may say: %s', async (file, code) => {
  await expect(complaints(file, code)).resolves.toEqual([]);
});
