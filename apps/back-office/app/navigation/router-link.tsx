import type { AnchorProps } from '@craftsandore/ui';
import { Link } from 'react-router-dom';

/** What the design system's links are in this app. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
