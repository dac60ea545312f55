import type { ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import styles from './design-choice.module.css';

type DesignChoiceProps = {
  designs: readonly ProductDesign[];
  chosenId: number | undefined;
  onChange: (id: number) => void;
};

/** The form that the choice is part of where no script runs. */
export const unscriptedForm = 'unscripted-order';

/** The designs by their photos. One that is sold out can still be looked at. */
export function DesignChoice({ designs, chosenId, onChange }: DesignChoiceProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
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
            {design.stock === 0 && <small>{t('product.soldOutShort')}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
