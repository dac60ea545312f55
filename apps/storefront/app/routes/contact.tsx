import { ContactPage } from '../features/contact/contact-page.tsx';
import { apiContext } from '../server/api.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { lastKnownShop } from '../server/shop.server.ts';
import type { Route } from './+types/contact';

export async function loader({ context }: Route.LoaderArgs) {
  const { branches } = await lastKnownShop(context.get(apiContext));
  return { branches };
}

export const headers = publicPage;

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />;
}
