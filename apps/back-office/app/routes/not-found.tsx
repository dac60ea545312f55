import { NotFound } from '../shell/not-found.tsx';

export default function NotFoundRoute() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}
