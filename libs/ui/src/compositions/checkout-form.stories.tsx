import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { words } from '../../../../.storybook/words.ts';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { BanknoteIcon, CreditCardIcon } from '../icons/icons.ts';
import { FormError } from '../notice/form-error.tsx';
import { RadioCard } from '../radio-card/radio-card.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './checkout-form.module.css';

type CheckoutFormProps = {
  words: Record<
    | 'title'
    | 'street'
    | 'governorate'
    | 'choose'
    | 'city'
    | 'phone'
    | 'payment'
    | 'cash'
    | 'cashMeans'
    | 'card'
    | 'cardMeans'
    | 'pay'
    | 'paying',
    string
  >;
  governorates: readonly string[];
  refusal?: string;
  errors?: Partial<Record<'street' | 'governorate' | 'phone', string>>;
  sending?: boolean;
  onSubmit: () => void;
};

/** An order's last page: where it goes and how it is paid, in one column. */
function CheckoutForm(props: CheckoutFormProps) {
  const { words: say, governorates, refusal, errors = {}, sending = false, onSubmit } = props;

  return (
    <Container width="narrow">
      <form className={styles.root} action={onSubmit} noValidate>
        <Heading level={1} size="h2">
          {say.title}
        </Heading>
        <FormError>{refusal}</FormError>
        <TextField label={say.street} error={errors.street} autoComplete="street-address" />
        <div className={styles.pair}>
          <Select label={say.governorate} error={errors.governorate} defaultValue="">
            <option value="" disabled>
              {say.choose}
            </option>
            {governorates.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <TextField label={say.city} autoComplete="address-level2" />
        </div>
        <TextField
          type="tel"
          label={say.phone}
          error={errors.phone}
          hint={<bdi dir="ltr">0100 000 0000</bdi>}
          autoComplete="tel"
        />
        <RadioGroup label={say.payment} layout="grid">
          <RadioCard
            name="payment"
            value="cash"
            label={say.cash}
            description={say.cashMeans}
            icon={<BanknoteIcon />}
            defaultChecked
          />
          <RadioCard
            name="payment"
            value="card"
            label={say.card}
            description={say.cardMeans}
            icon={<CreditCardIcon />}
          />
        </RadioGroup>
        <Button type="submit" size="lg" block loading={sending}>
          {sending ? say.paying : say.pay}
        </Button>
      </form>
    </Container>
  );
}

const meta = {
  title: 'Pages/Checkout form',
  component: CheckoutForm,
  args: {
    words: words({
      ar: {
        title: 'التوصيل والدفع',
        street: 'الشارع ورقم العقار',
        governorate: 'المحافظة',
        choose: 'اختر المحافظة',
        city: 'المدينة أو الحي',
        phone: 'رقم الموبايل',
        payment: 'طريقة الدفع',
        cash: 'الدفع عند الاستلام',
        cashMeans: 'تدفع نقدًا لمندوب التوصيل',
        card: 'بطاقة بنكية',
        cardMeans: 'فيزا أو ماستركارد أو ميزة',
        pay: 'أكّد الطلب',
        paying: 'جارٍ تأكيد الطلب…',
      },
      en: {
        title: 'Delivery and payment',
        street: 'Street and building',
        governorate: 'Governorate',
        choose: 'Choose a governorate',
        city: 'City or district',
        phone: 'Mobile number',
        payment: 'Payment',
        cash: 'Cash on delivery',
        cashMeans: 'You pay the courier',
        card: 'Bank card',
        cardMeans: 'Visa, Mastercard or Meeza',
        pay: 'Place the order',
        paying: 'Placing the order…',
      },
    }),
    governorates: words({
      ar: ['القاهرة', 'الجيزة', 'دمياط'],
      en: ['Cairo', 'Giza', 'Damietta'],
    }),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CheckoutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Refused: Story = {
  args: {
    refusal: words({
      ar: 'راجع الخانات الموضّحة ثم أكّد الطلب.',
      en: 'Please correct the fields below, then place the order.',
    }),
    errors: words({
      ar: { street: 'من فضلك اكتب عنوانك.', phone: 'رقم الموبايل غير صحيح.' },
      en: { street: 'Please enter your address.', phone: 'This is not an Egyptian mobile number.' },
    }),
  },
};

export const Sending: Story = { args: { sending: true } };
