import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { accepted } from '../../../testing/results.ts';
import { savedSettings } from '../../../testing/saved-settings.ts';
import { shownAtHome, someCategories } from '../../../testing/shown-at-home.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { SaveSettings } from '../use-settings-form.ts';
import { HomePage } from './home-page.tsx';

const bowl = aStaffProduct({
  ...{ id: 1, name: 'Salad bowl', nameAr: 'سلطانية سلطة' },
  productDesigns: [aDesign({ photosUrls: [productPhotos.saladBowl] })],
});
const spoons = aStaffProduct({
  ...{ id: 2, name: 'Set of spoons', nameAr: 'طقم ملاعق' },
  productDesigns: [aDesign({ photosUrls: [productPhotos.spoons] })],
});

const meta = {
  title: 'Back office/Home page settings',
  component: HomePage,
  decorators: [inApp],
  parameters: {
    role: 'Admin',
    unmirrored: 'The preview is in the direction of its own language.',
  },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('home', { heroProducts: [1, 2], categories: [3, 1] }),
    products: [bowl, spoons],
    categories: someCategories,
    shown: shownAtHome,
    onSave: fn<SaveSettings<'home'>>(async () => accepted(savedSettings('home', {}, 4))),
    onSaved: fn(),
    onFind: fn(async () => accepted([spoons])),
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arranged: Story = {};

export const AsItCame: Story = {
  globals: { scheme: 'dark' },
  args: { saved: savedSettings('home') },
};

export const SomeGone: Story = {
  args: {
    saved: savedSettings('home', { heroProducts: [1, 2, 3], categories: [2, 9] }),
    products: [
      { ...bowl, totalStock: 0 },
      { ...spoons, isPublished: false },
    ],
    shown: { ...shownAtHome, hasFailed: true },
  },
};

export const PreviewOfAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Phone|الهاتف)$/ }));
  },
};
