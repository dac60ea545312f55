import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * For what stands in place of a page that failed: when the code that loads its data did not come, it is asked for once
 * more by itself. @returns whether that is on its way.
 */
export function useSecondTry(error: unknown): boolean {
  const here = useLocation();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const isLost = isLostCode(error);
  // A revalidation that ends at once would leave the failure on the page.
  const tryAgain = useEffectEvent(async () => navigate(here, { replace: true, state: here.state }));

  useEffect(() => {
    if (isLost) void tryAgain().then(() => setOver(true));
  }, [isLost]);

  return isLost && !isOver;
}

/** In the words of every browser, for want of a name: "Failed to fetch dynamically imported module" and the like. */
const isLostCode = (error: unknown) =>
  error instanceof TypeError && /\bmodule\b/.test(error.message);
