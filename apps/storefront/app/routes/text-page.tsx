import type { TextPageName } from '@craftsandore/i18n/pages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { TextPage } from '../features/content/text-page.tsx';
import { publicPage } from '../server/caching.server.ts';
import { pageText } from '../server/page-texts.server.ts';

/** Serves several paths; each is the name of its text. */
export function loader({ context, pattern }: LoaderFunctionArgs) {
  const name = pattern as TextPageName; // routes.ts lists no other
  return { name, text: pageText(context, name) };
}

export const headers = publicPage;

export default function TextPageRoute() {
  return <TextPage {...useLoaderData<typeof loader>()} />;
}
