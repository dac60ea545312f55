import type { AuditEntry } from '@craftsandore/contract';

/** An entry of the audit log, for stories and tests. */
export const anAuditEntry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-22T11:18:00.000Z',
  actor: { id: 7, name: 'Mariam Adel' },
  noun: 'product',
  nounId: '12',
  action: 'changed',
  what: 'Changed a product',
  name: 'Olive wood board',
  part: null,
  changes: [{ field: 'Price', before: 'LE 890', after: 'LE 950' }],
  ...fields,
});
