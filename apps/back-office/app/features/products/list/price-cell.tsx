import { piastres, ProductFields, type StaffProduct, toPounds } from '@craftsandore/contract';
import { validationSentence } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lowestPrice } from '@craftsandore/rules';
import { CellEdit, Price, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { numberOrTyped } from '../../../form/read-number.ts';
import { useProductList } from './product-list.ts';
import { useCell } from './use-cell.ts';

/** The price of a product, changed where it stands. */
export function PriceCell({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  const { local, locale, number, moneyParts } = useLocale();
  const { onPrice } = useProductList();
  const { save: saveOver, ...cell } = useCell(`price ${product.id}`, product.price);

  async function save(typed: string) {
    const price = numberOrTyped(typed);
    const { success, error } = ProductFields.shape.price.safeParse(price, {
      error: (issue) => validationSentence(issue, locale),
    });
    if (!success || typeof price !== 'number') return error?.issues[0]?.message;
    return saveOver((seen) => onPrice({ ...product, price: piastres(seen) }, price));
  }

  const { price: lowest, isFrom } = lowestPrice(product);
  // What customers see, where it is not the price of the product.
  const ofDesigns = (isFrom || lowest !== product.price) && (
    <Text as="span" size="xs" tone="muted">
      {t('products.inLists')} {isFrom && `${t('shop.from')} `}
      <Price {...moneyParts(lowest)} />
    </Text>
  );

  if (product.removedAt) {
    return (
      <>
        <Price {...moneyParts(product.price)} /> {ofDesigns}
      </>
    );
  }

  return (
    <CellEdit
      {...cell}
      label={t('products.priceOf', { product: local(product, 'name') })}
      value={number(toPounds(product.price))}
      inputMode="decimal"
      suffix={moneyParts(product.price).currency}
      note={ofDesigns}
      saveLabel={t('form.save')}
      undoLabel={t('form.undo')}
      savedLabel={t('form.saved')}
      onSave={save}
    />
  );
}
