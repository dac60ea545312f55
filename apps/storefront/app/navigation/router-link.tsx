import type { AnchorProps } from '@craftsandore/ui';
import { Link } from 'react-router-dom';

/** The link component for libs/ui. A change of language needs a document load. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <Link {...rest} to={href} reloadDocument={/[?&]lang=/.test(href)}>
      {children}
    </Link>
  );
}
