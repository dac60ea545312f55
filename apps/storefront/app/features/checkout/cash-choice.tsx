import { BanknoteIcon, RadioCard, RadioGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** The one way to pay, under the heading of this name. */
export function CashChoice({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <RadioGroup label={label} labelHidden>
      <RadioCard
        name="paymentMethod"
        value="cash"
        defaultChecked
        label={t('product.cash')}
        description={t('checkout.cashHint')}
        icon={<BanknoteIcon />}
      />
    </RadioGroup>
  );
}
