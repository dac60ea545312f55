import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** `shouldRevalidate` for pages whose query string only holds UI state: a change of it needs no new data. */
export function ignoreQueryChanges({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (!!formMethod || currentUrl.search === nextUrl.search);
}
