import type { StaffPage } from '@craftsandore/contract';

/** A page as staff work on it: published, and saved since. */
export function aStaffPage(facts: Partial<StaffPage> = {}): StaffPage {
  const words = {
    title: 'Returns',
    titleAr: 'الإرجاع',
    description: '',
    descriptionAr: '',
    body: '## When you may return\n\nWithin 14 days, in its box.',
    bodyAr: '## متى يحق لك الإرجاع\n\nخلال ١٤ يومًا، وفي علبتها.',
  };
  return {
    ...words,
    slug: 'wholesale',
    version: 4,
    state: 'changed',
    isSystem: false,
    savedBy: 'Mariam Adel',
    savedAt: '2026-11-18T11:18:00.000Z',
    number: 3,
    published: {
      number: 2,
      by: 'Noha Selim',
      at: '2026-10-03T09:00:00.000Z',
      words: { ...words, body: words.body.replace('14 days', '7 days') },
    },
    ...facts,
  };
}
