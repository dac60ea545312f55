import type { AuditEntry, AuditKind } from '@craftsandore/contract';
import { can, type Permission, type RoleId } from '@craftsandore/roles';

type Place = { permission: Permission; path: (id: string) => string };

const product: Place = { permission: 'product:write', path: (id) => `/update-product/${id}` };

const groupPaths: Record<string, string> = { shop: '', 'staff-access': '/staff' };

/** The page of what was changed, and who may open it. */
const places: Record<AuditKind, Place> = {
  product,
  design: product,
  photo: product,
  stock: product,
  category: { permission: 'category:write', path: () => '/category-list' },
  banner: { permission: 'banner:write', path: (id) => `/update-banner/${id}` },
  promotion: { permission: 'promotion:write', path: (id) => `/admin-promotions/${id}` },
  order: { permission: 'order:read', path: (id) => `/admin-orders/${id}` },
  hold: { permission: 'desk:work', path: (id) => `/admin-orders/new?hold=${id}` },
  customer: { permission: 'customer:read', path: (id) => `/admin-customers/${id}` },
  user: { permission: 'user:read', path: (id) => `/admin-users/${id}` },
  invitation: { permission: 'user:read', path: () => '/admin-users/invitations' },
  settings: {
    permission: 'settings:write',
    path: (group) => `/admin-settings${groupPaths[group] ?? `/${group}`}`,
  },
  page: { permission: 'content:write', path: (slug) => `/admin-settings/pages/${slug}` },
  synonyms: { permission: 'product:write', path: (id) => `/admin-search/synonyms/${id}` },
  review: { permission: 'review:moderate', path: () => '/admin-reviews' },
  question: { permission: 'review:moderate', path: () => '/admin-questions' },
  message: { permission: 'customer:read', path: () => '/admin-messages' },
  run: { permission: 'parcel:work', path: (id) => `/admin-parcels/runs/${id}` },
  return: { permission: 'return:work', path: (id) => `/admin-returns/${id}` },
  remittance: { permission: 'cash:work', path: () => '/admin-cash' },
};

/** What has no page any more once it is removed. */
const goneWith = new Set<AuditKind>(['banner', 'promotion', 'synonyms', 'page']);

/** Where an entry's object is kept; nothing where it is gone, or its page is closed to this role. */
export function objectPath(
  { noun, nounId, action }: AuditEntry,
  roleId: RoleId | undefined,
): string | undefined {
  const { permission, path } = places[noun];
  const isGone = action === 'removed' && goneWith.has(noun);
  if (isGone || !can(roleId, permission)) return undefined;
  return nounId === null ? (noun === 'invitation' ? path('') : undefined) : path(nounId);
}
