import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { layerOrder } from './layer-order.ts';
import { prebundled } from './prebundled.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../libs/*/docs/*.mdx',
    '../libs/*/src/**/*.stories.tsx',
    '../apps/*/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), layerOrder],
      optimizeDeps: { include: prebundled },
    }),
};

export default config;
