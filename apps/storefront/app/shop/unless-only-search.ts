import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The `shouldRevalidate` of a page whose search only says what is chosen or open on it: there is nothing new to read then. */
export function unlessOnlySearch({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (!!formMethod || currentUrl.search === nextUrl.search);
}
