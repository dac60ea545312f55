import type { SynonymGroup } from '@craftsandore/contract';

/** A group of synonyms in both languages. */
export function aSynonymGroup(facts: Partial<SynonymGroup> = {}): SynonymGroup {
  return {
    id: 12,
    terms: ['سلطانية', 'زبدية', 'bowl'],
    note: '',
    updatedAt: '2026-11-18T08:42:00.000Z',
    ...facts,
  };
}
