import { DescriptionList } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What else decides whether it is bought. */
export function BuyingNotes({ category }: { category: string }) {
  const { t } = useTranslation();

  return (
    <DescriptionList
      variant="ruled"
      items={[
        { term: t('products.category'), description: category },
        { term: t('product.payment'), description: t('order.cash') },
      ]}
    />
  );
}
