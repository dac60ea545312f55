import { useLocale } from '@craftsandore/i18n/react';
import type { PricedProduct } from '@craftsandore/rules';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../components/money.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import styles from './design-choice.module.css';

type DesignChoiceProps = {
  product: PricedProduct;
  chosenId: number | undefined;
  onChange: (id: number) => void;
};

/** The form that the choice is part of where no script runs. */
export const unscriptedForm = 'unscripted-order';

/** The designs by their photos, with their prices where these differ. One that is sold out can still be looked at. */
export function DesignChoice({ product, chosenId, onChange }: DesignChoiceProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const designs = product.productDesigns;
  const chosen = designs.find(({ id }) => id === chosenId);
  if (!chosen) return null;

  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <span>{t('product.design')}</span> <b>{local(chosen, 'name')}</b>
      </legend>
      <div className={styles.choices}>
        {designs.map((design) => (
          <label
            key={design.id}
            className={styles.choice}
            data-sold-out={design.stock === 0 || undefined}
          >
            <input
              type="radio"
              name="design"
              form={unscriptedForm}
              value={design.id}
              checked={design.id === chosenId}
              onChange={() => onChange(design.id)}
            />
            <span className={styles.photo}>
              <ProductPhoto
                photo={design.photos[0]}
                url={design.photosUrls[0]}
                alt=""
                sizes="42px"
              />
            </span>
            {local(design, 'name')}
            {product.isFrom && <Money amount={design.price} size="sm" />}
            {design.stock === 0 && <small>{t('product.soldOutShort')}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
