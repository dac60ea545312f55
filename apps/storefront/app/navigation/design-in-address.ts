import { startTransition, useOptimistic } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';

import { positiveInteger } from './read-page.ts';

const name = 'design';

/** A whole address, naming this design. */
export function withDesign(address: string, designId: number): string {
  const url = new URL(address);
  url.searchParams.set(name, String(designId));
  return url.href;
}

/** The design that the address of a product's page names, and how to name another: nothing is loaded or scrolled for it. */
export function useDesignInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A radio button has to show at once what was pressed, and the URL changes a moment later.
  const [designId, showDesign] = useOptimistic(positiveInteger(params.get(name)));

  return {
    designId,
    setDesignId: (id: number) =>
      startTransition(() => {
        showDesign(id);
        const next = new URLSearchParams(params);
        next.set(name, String(id));
        return navigate(`?${next}`, { replace: true, preventScrollReset: true });
      }),
  };
}

/** `shouldRevalidate` of a product's page: it is loaded with all designs and photos. */
export const ignoreDesignChanges = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (!!formMethod ||
    currentUrl.href === nextUrl.href ||
    withoutDesign(currentUrl) !== withoutDesign(nextUrl));

function withoutDesign({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
