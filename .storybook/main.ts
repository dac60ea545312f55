import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

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
      plugins: [react()],
      // Found only while a story runs, these would reload it in the middle.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@radix-ui/react-direction',
          '@radix-ui/react-dropdown-menu',
          '@radix-ui/react-switch',
          '@radix-ui/react-tabs',
          '@radix-ui/react-toast',
          '@tanstack/react-table',
          'keen-slider',
        ],
      },
    }),
};

export default config;
