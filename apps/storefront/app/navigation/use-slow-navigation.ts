import { useLocation, useNavigation } from 'react-router-dom';

import { useOverdue } from '../hooks/use-overdue.ts';

/** Whether a navigation has taken so long that a skeleton should replace the old page. */
export function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useOverdue(location && location.pathname !== pathname ? location.key : null, 600);
}
