import {
  exportProducts,
  importProducts,
  listProductImports,
  undoFileOfImport,
} from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { productImports } from '../../../db/schema/product-imports.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { exportAll } from './export-products.ts';
import { bringIn } from './import-products.ts';

/** As many as anybody looks for again. */
const latest = 50;

/** Files of products: out of the catalogue, and into it. */
export default async function importsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(exportProducts, ({ query }, { locale }) => exportAll(db, { locale, ...query }));

  app.implement(importProducts, ({ body }, { actor, locale }) =>
    db.transaction((tx) =>
      bringIn(tx, {
        ...{ body, actorId: actor.id, locale },
        mayRemove: can(actor.roleId, 'product:delete'),
      }),
    ),
  );

  app.implement(listProductImports, async () => {
    const { id, fileName, created, changed, unchanged, refused, createdAt } = productImports;
    const rows = await db
      .select({
        ...{ id, fileName, created, changed, unchanged, refused, createdAt },
        staffName: users.name,
      })
      .from(productImports)
      .innerJoin(users, eq(users.id, productImports.staffId))
      .orderBy(desc(id))
      .limit(latest);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });

  app.implement(undoFileOfImport, async ({ params }) => {
    const [row] = await db
      .select({ csv: productImports.undo })
      .from(productImports)
      .where(eq(productImports.id, params.id));
    if (!row) throw new Problem('import.not_found');
    return row;
  });
}
