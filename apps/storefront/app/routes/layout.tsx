import { Outlet } from 'react-router-dom';

import { Shell } from '../shell/shell.tsx';

export default function LayoutRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
