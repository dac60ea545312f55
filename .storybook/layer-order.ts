import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const layers = new URL('../libs/ui/src/tokens/layers.css', import.meta.url);

/** Says the order of the cascade's layers ahead of all style sheets, as the apps do in their documents. */
export const layerOrder: Plugin = {
  name: 'layer-order',
  transformIndexHtml: () => [
    { tag: 'style', children: readFileSync(layers, 'utf8'), injectTo: 'head-prepend' },
  ],
};
