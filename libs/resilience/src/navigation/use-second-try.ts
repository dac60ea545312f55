import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * For error pages: when the code of a page's loader failed to load, retries once automatically.
 * @returns whether the retry is running.
 */
export function useSecondTry(error: unknown): boolean {
  const here = useLocation();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const isLost = isLostCode(error);
  // A revalidation that ends at once would not clear the error.
  const tryAgain = useEffectEvent(async () => navigate(here, { replace: true, state: here.state }));

  useEffect(() => {
    if (isLost) void tryAgain().then(() => setOver(true));
  }, [isLost]);

  return isLost && !isOver;
}

/** By each browser's message, as there is no error name: "Failed to fetch dynamically imported module" etc. */
const isLostCode = (error: unknown) =>
  error instanceof TypeError && /\bmodule\b/.test(error.message);
