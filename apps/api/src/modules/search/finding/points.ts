import type { Explanation } from '@craftsandore/contract';

import type { Grade } from '../language/alternatives.ts';

export type Field = Explanation['products'][number]['matches'][number]['field'];

type FieldPoints = { field: Field; weights: string; points: Record<Grade, number> };

/** The word that says what a thing is counts more than the rest of its name. */
export const head: FieldPoints = {
  field: 'name',
  weights: 'A',
  points: { exact: 100, synonym: 95, prefix: 90 },
};
export const fields: FieldPoints[] = [
  { field: 'name', weights: 'AB', points: { exact: 85, synonym: 80, prefix: 75 } },
  { field: 'design', weights: 'C', points: { exact: 50, synonym: 47, prefix: 44 } },
  { field: 'description', weights: 'D', points: { exact: 25, synonym: 22, prefix: 19 } },
];
export const categoryPoints: Record<Grade, number> = { exact: 70, synonym: 65, prefix: 60 };

/** All there are, the most first. */
export const allPoints = [head.points, ...fields.map(({ points }) => points), categoryPoints]
  .flatMap((points) => Object.values(points))
  .sort((a, b) => b - a);
