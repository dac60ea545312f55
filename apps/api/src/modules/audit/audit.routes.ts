import { exportAuditEntries, listAuditActors, listAuditEntries } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { findActors, listEntries } from './audit-entries.ts';
import { exportAuditAsCsv } from './export-audit.ts';

/** What staff changed. It is written by the database (`write_audit_entry`), and read here. */
export default async function auditRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listAuditEntries, ({ query }, { locale }) => listEntries(db, query, locale));
  app.implement(listAuditActors, () => findActors(db));
  app.implement(exportAuditEntries, ({ query }, { locale }) => exportAuditAsCsv(db, query, locale));
}
