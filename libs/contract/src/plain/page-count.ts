/** How many pages a list has; an empty one still has one (specification, section 4). */
export function pageCount({ totalCount, perPage }: { totalCount: number; perPage: number }) {
  return Math.max(1, Math.ceil(totalCount / perPage));
}
