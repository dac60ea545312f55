/** Whether an order that somebody wants is of all that they have seen, and that is what is there now, as it stands. */
export function isReordered(
  now: readonly { id: number }[],
  { ids, seenIds }: { ids: readonly number[]; seenIds: readonly number[] },
): boolean {
  const isSeen = now.length === seenIds.length && now.every(({ id }, at) => id === seenIds[at]);
  const isWhole =
    ids.length === seenIds.length && new Set([...ids, ...seenIds]).size === ids.length;
  return isSeen && isWhole;
}
