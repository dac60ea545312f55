import type { AnchorProps } from '@craftsandore/ui';
import { Link, useLocation } from 'react-router-dom';

import type { FromState } from './way-back.ts';

/** What the design system's links are in this app. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const { pathname, search } = useLocation();
  const state: FromState = { from: pathname + search };
  return <Link to={href} state={state} {...rest} />;
}
