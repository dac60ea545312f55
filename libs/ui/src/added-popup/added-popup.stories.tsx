import { productPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ButtonLink } from '../button/button-link.tsx';
import { Photo } from '../photo/photo.tsx';
import { AddedPopup } from './added-popup.tsx';

const linkTo = (cart: string) => (
  <ButtonLink href="#cart" variant="secondary" block>
    {cart}
  </ButtonLink>
);

const meta = {
  title: 'Feedback/AddedPopup',
  component: AddedPopup,
  args: {
    open: true,
    onClose: fn(),
    title: words({ ar: 'أُضيف إلى السلة', en: 'Added to cart' }),
    children: words({
      ar: 'سلطانية سلطة بملعقتين، خشب زيتون',
      en: 'Salad bowl with servers, Olive wood',
    }),
    action: words({ ar: linkTo('إلى السلة'), en: linkTo('Go to Cart') }),
    photo: <Photo src={productPhotos.saladBowl} alt="" priority />,
  },
} satisfies Meta<typeof AddedPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustAdded: Story = {};

export const LeavesByItself: Story = {
  args: { durationMs: 200 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
