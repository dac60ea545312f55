import type { Page } from '@craftsandore/contract';

/** A page of the owner's, as the API answers with it. */
export const aPage = (some: Partial<Page> = {}): Page => ({
  slug: 'wholesale',
  title: 'Wholesale',
  description: 'For shops.',
  html: '<p>For shops.</p>',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...some,
});
