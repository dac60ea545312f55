import { useSession } from '@craftsandore/session';
import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router-dom';

import { Shell } from '../shell/shell.tsx';

export default function StaffRoute() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const { revalidate } = useRevalidator();

  // The API ended the session, or another tab did: the page's guard asks to sign in again.
  useEffect(() => {
    if (!isSignedIn) void revalidate();
  }, [isSignedIn, revalidate]);

  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
