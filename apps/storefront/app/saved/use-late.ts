import { useIdle, useLater } from '@craftsandore/resilience';

const fetchParts = () => import('./late.ts');

/** The parts of pages that show what is saved: their code comes after all else. */
export const useLate = () => useLater(fetchParts, useIdle());
