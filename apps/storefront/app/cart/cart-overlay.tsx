import { createContext, type ReactNode, use, useState } from 'react';

/** What tells of the cart over the page: the mini cart, or what was just added. */
type Overlay = 'mini-cart' | 'added';

type OverlayState = { shown: Overlay | null; setShown: (next: NextOverlay) => void };
type NextOverlay = Overlay | null | ((was: Overlay | null) => Overlay | null);

const CartOverlayContext = createContext<OverlayState | null>(null);

/** One at a time: both tell of the same cart. */
export function CartOverlayProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Overlay | null>(null);
  return <CartOverlayContext value={{ shown, setShown }}>{children}</CartOverlayContext>;
}

/** Whether this overlay is open, and the function to open and close it. Opening one closes the other. */
export function useCartOverlay(overlay: Overlay) {
  const state = use(CartOverlayContext);
  if (!state) throw new Error('useCartOverlay needs a CartOverlayProvider above it');
  const { shown, setShown } = state;

  return {
    isOpen: shown === overlay,
    setOpen: (open: boolean) => setShown(open ? overlay : (was) => (was === overlay ? null : was)),
  };
}
