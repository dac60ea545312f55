import { useLocation, useNavigation } from 'react-router-dom';

import { useOverdue } from './use-overdue.ts';

/** Whether another page has been on its way for so long that the old one should make room. */
export function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useOverdue(location && location.pathname !== pathname ? location.key : null, 600);
}
