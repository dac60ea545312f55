import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp } from '../../testing/story-in-app.tsx';
import { AddressesPage } from './addresses-page.tsx';

const address = {
  id: 4,
  isDefault: true as const,
  streetAddress: words({ ar: 'شارع التحرير', en: 'Tahrir Street' }),
  area: words({ ar: 'ميدان المساحة', en: 'El Mesaha Square' }),
  city: words({ ar: 'الدقي', en: 'Dokki' }),
  governorate: words({ ar: 'الجيزة', en: 'Giza' }),
  postalCode: '12611',
  building: '18',
  floor: words({ ar: 'الرابع', en: 'fourth' }),
  apartment: '7',
  landmark: words({ ar: 'بجوار الصيدلية', en: 'Beside the pharmacy' }),
  phoneNumber: '+201000000001',
  secondPhoneNumber: '+201223456789',
};

const meta = {
  title: 'Storefront/Addresses',
  component: AddressesPage,
  decorators: [inApp],
  args: {
    governorates: [address.governorate],
    addresses: [
      address,
      {
        id: 5,
        streetAddress: words({ ar: '٤ شارع البحر', en: '4 El-Bahr Street' }),
        city: words({ ar: 'رأس البر', en: 'Ras El Bar' }),
        governorate: words({ ar: 'دمياط', en: 'Damietta' }),
        postalCode: '',
        phoneNumber: '+201000000001',
      },
    ],
  },
} satisfies Meta<typeof AddressesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThem: Story = {};
