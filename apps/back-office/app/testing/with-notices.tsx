import { ToastProvider } from '@craftsandore/ui';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Gives a part of the app a place for its notices, as the frame of every page does. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <ToastProvider labels={{ region: 'Notices', toast: 'Notice', close: 'Close' }}>
    {children}
  </ToastProvider>
);

export const withNotices: Decorator = (Story) => (
  <Notices>
    <Story />
  </Notices>
);
