import { readFileSync } from 'node:fs';

import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { layerOrder } from './layer-order.ts';
import { prebundled } from './prebundled.ts';

const ui = new URL('../libs/ui/src/', import.meta.url);
const colours = readFileSync(new URL('tokens/color.css', ui), 'utf8');
const faces = [400, 500, 600].map(
  (weight) =>
    `@font-face { font-family: 'IBM Plex Sans'; font-weight: ${weight}; src: url('./fonts/plex-latin-${weight}.woff2'); }`,
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../libs/*/docs/*.mdx',
    '../libs/*/src/**/*.stories.tsx',
    '../apps/*/app/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../libs/ui/src/brand/assets', to: '/brand' },
    { from: '../libs/ui/src/base/cuts', to: '/fonts' },
    { from: './looks/screenshots/en', to: '/screenshots' },
  ],
  // The theme reads its colours from the tokens.
  managerHead: (head) => `${head}
    <link rel="icon" href="./brand/mark.svg" />
    <style>${colours}${faces.join('')}</style>`,
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
