import { useLater } from '@craftsandore/resilience';

const fetchParts = () => import('./later-parts.ts');

type Name = keyof Awaited<ReturnType<typeof fetchParts>>;

/** What no page waits for. A part of its own: when its code comes, nothing else is rendered again. */
export function LaterPart({ name }: { name: Name }) {
  const Part = useLater(fetchParts, true)?.[name];
  return Part && <Part />;
}
