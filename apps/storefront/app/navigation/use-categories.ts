import type { Category } from '@craftsandore/contract';
import { useLater } from '@craftsandore/resilience';

/** A category with how many products it has. */
export type CountedCategory = Category & {
  count: number;
  /** Not one of those that the owner features. */
  isOther?: boolean;
};

async function fetchCategories(): Promise<CountedCategory[]> {
  const response = await fetch('/categories.json');
  if (!response.ok) throw new Error(`The categories cannot be had: ${response.status}`);
  return response.json();
}

/** The categories that have products; null until they are there. Asked for once they are wanted. */
export const useCategories = (isWanted: boolean): CountedCategory[] | null =>
  useLater(fetchCategories, isWanted);
