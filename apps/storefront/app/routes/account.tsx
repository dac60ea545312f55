import { Outlet } from 'react-router-dom';

import { AccountFrame } from '../features/account/account-frame.tsx';
import { useRevalidateOnOtherTab } from '../session/revalidate-on-other-tab.ts';

export default function AccountRoute() {
  useRevalidateOnOtherTab();

  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
