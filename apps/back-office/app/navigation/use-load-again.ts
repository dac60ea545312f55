import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Loads the open page again. It navigates to the same URL, because an error page survives a revalidation that
 * ends before React renders.
 */
export function useLoadAgain() {
  const here = useLocation();
  const navigate = useNavigate();
  return () => void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
}
