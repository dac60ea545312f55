import { Outlet } from 'react-router-dom';

import { AccountFrame } from '../features/account/account-frame.tsx';
import { useOtherTabs } from '../shell/use-other-tabs.ts';

export default function AccountRoute() {
  useOtherTabs();

  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
