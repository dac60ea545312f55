import { logoStyle, markUrl } from '@craftsandore/ui';
import type { Decorator } from '@storybook/react-vite';

import { appOf } from './story-in-app.tsx';

const picture = { url: markUrl, width: 1, height: 1 };
const own = { light: picture, dark: picture };

/** A story with a logo that the owner has uploaded, of another shape. */
export const withOwnLogo = {
  parameters: appOf({ shop: { logos: own } }),
  decorators: [
    (Story) => (
      <div style={logoStyle({ ar: own, en: own })}>
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
};
