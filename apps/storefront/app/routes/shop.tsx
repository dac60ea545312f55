import { Outlet } from 'react-router-dom';

import { ShopFrame } from '../shell/shop-frame.tsx';

export default function ShopRoute() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
