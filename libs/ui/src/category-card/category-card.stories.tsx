import { categoryPhotos, words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from '../icon-button/icon-button.tsx';
import { TrashIcon } from '../icons/icons.ts';
import { Photo } from '../photo/photo.tsx';
import { CategoryCard } from './category-card.tsx';

const photoOf = (src: string) => <Photo src={src} alt="" ground="fill" ratio="16 / 10" priority />;

const meta = {
  title: 'Display/CategoryCard',
  component: CategoryCard,
  args: {
    href: '#category',
    headingLevel: 2,
    name: words({ ar: 'ألواح التقطيع', en: 'Cutting boards' }),
    photo: photoOf(categoryPhotos.boards),
  },
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sand: Story = {};

export const Clay: Story = {
  args: {
    tint: 'clay',
    name: words({ ar: 'أدوات الطهي', en: 'Cooking utensils' }),
    photo: photoOf(categoryPhotos.utensils),
  },
};

export const Olive: Story = {
  args: {
    tint: 'olive',
    name: words({ ar: 'سلطانيات وأطباق', en: 'Bowls & plates' }),
    photo: photoOf(categoryPhotos.bowls),
  },
};

export const ForStaff: Story = {
  args: {
    actions: words({
      ar: (
        <IconButton label="حذف ألواح التقطيع" variant="paper">
          <TrashIcon />
        </IconButton>
      ),
      en: (
        <IconButton label="Delete Cutting boards" variant="paper">
          <TrashIcon />
        </IconButton>
      ),
    }),
  },
};
