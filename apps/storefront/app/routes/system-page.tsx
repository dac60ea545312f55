import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { TextPage } from '../features/content/text-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { readOwnersPage } from '../server/read-page.server.ts';
import { Partners } from '../shell/footer/partners.tsx';

/** Serves several paths; each is the address of its page. */
export async function loader({ context, pattern }: LoaderFunctionArgs) {
  return readOwnersPage(context, pattern);
}

export const headers = publicPage;

export default function SystemPageRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <TextPage page={page} />
      {page.slug === 'branches' && <Partners />}
    </>
  );
}
