import type { AnchorProps } from '@craftsandore/ui';
import { Link } from 'react-router-dom';

/** What every link of ui is made of here. A change of language has to fetch the page anew. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <Link {...rest} to={href} reloadDocument={/[?&]lang=/.test(href)}>
      {children}
    </Link>
  );
}
