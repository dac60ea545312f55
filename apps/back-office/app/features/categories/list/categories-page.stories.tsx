import type { StaffCategory } from '@craftsandore/contract';
import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp } from '../../../testing/story-in-app.tsx';
import { CategoriesPage } from './categories-page.tsx';

const aCategory = (id: number, fields: Partial<StaffCategory>): StaffCategory => ({
  id,
  name: 'Cutting boards',
  nameAr: 'ألواح التقطيع',
  imageUrl: categoryPhotos.boards,
  photo: null,
  description: '',
  descriptionAr: '',
  isHidden: false,
  version: 1,
  productCount: 5,
  publishedCount: 5,
  ...fields,
});

const meta = {
  title: 'Back office/Categories page',
  component: CategoriesPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    categories: [
      aCategory(1, {}),
      aCategory(2, {
        name: 'Bowls, plates and everything else that a table is laid with on feast days',
        nameAr: 'السلطانيات والأطباق وكل ما تُفرش به المائدة في أيام الأعياد',
        imageUrl: categoryPhotos.bowls,
        productCount: 14,
        publishedCount: 3,
      }),
      aCategory(3, {
        name: 'Cooking utensils',
        nameAr: 'أدوات الطهي',
        imageUrl: null,
        productCount: 0,
        publishedCount: 0,
        isHidden: true,
      }),
    ],
    productsHref: ({ id }) => `#products-of-${id}`,
  },
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const WithoutTheRightToDelete: Story = { parameters: { role: 'Developer' } };

export const NoneYet: Story = { args: { categories: [] } };
