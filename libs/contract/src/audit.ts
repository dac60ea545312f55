import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { SearchText } from './search.ts';
import { Day, Id, IdInUrl, PageMeta, PageQuery, shortText, Timestamp } from './values.ts';

/** What the audit log tells apart. */
export const auditKinds = [
  'product',
  'design',
  'photo',
  'stock',
  'category',
  'banner',
  'promotion',
  'order',
  'hold',
  'customer',
  'user',
  'invitation',
  'settings',
  'page',
  'synonyms',
  'review',
  'question',
  'message',
  'remittance',
  'return',
  'run',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditActions = [
  'added',
  'changed',
  'removed',
  'restored',
  'published',
  'withdrawn',
  'noted',
  'sorted',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Of one value that is other than before: its name and what it was and is, as people read them. */
export const AuditChange = z.object({
  field: z.string(),
  /** Null where there was nothing, or is nothing now. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** Something that staff changed. */
export const AuditEntry = z.object({
  id: z.int().positive(),
  at: Timestamp,
  actor: z.object({ id: Id, name: z.string() }),
  noun: z.enum(auditKinds),
  /** As the address of its page names it: an id, the address of a page, a group of settings. */
  nounId: z.string().nullable(),
  action: z.enum(auditActions),
  /** What was done to what, as a short sentence. */
  what: z.string(),
  /** What it was called then, and which part of it was changed. */
  name: z.string().nullable(),
  part: z.string().nullable(),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditSearch = z.object({
  query: SearchText.optional(),
  noun: z.enum(auditKinds).optional(),
  nounId: shortText(100).optional(),
  /** The id of who changed it. */
  actor: IdInUrl.optional(),
  /** Days in Egypt; both are part of it. */
  from: Day.optional(),
  to: Day.optional(),
});

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'audit:read',
  summary: "A page of what staff changed, newest first, in the words of the caller's language",
  query: PageQuery.extend(AuditSearch.shape),
  data: z.array(AuditEntry),
  meta: PageMeta,
});

export const listAuditActors = endpoint({
  method: 'GET',
  path: '/admin/auditActors',
  access: 'audit:read',
  summary: 'Who has changed anything, by name',
  data: z.array(AuditEntry.shape.actor),
});

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/auditExport',
  access: 'audit:read',
  summary: "The same as a table for Excel, in the words of the caller's language",
  query: AuditSearch,
  data: z.object({
    csv: z.string(),
    count: z.int(),
    /** Whether there are more than one export holds. */
    isCut: z.boolean(),
  }),
});
