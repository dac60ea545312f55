import type { CareHint } from '@craftsandore/contract';
import type { ProductFacts } from '@craftsandore/i18n';
import {
  BanIcon,
  DescriptionList,
  DropletIcon,
  HandIcon,
  Heading,
  SunIcon,
  WindIcon,
} from '@craftsandore/ui';
import { useId } from 'react';

import styles from './product-attributes.module.css';
import { TrueSize } from './true-size.tsx';

const icons: Record<CareHint, typeof HandIcon> = {
  'hand-wash': HandIcon,
  'damp-cloth': HandIcon,
  'dry-cloth': WindIcon,
  'dry-at-once': WindIcon,
  'no-soaking': BanIcon,
  'oil-monthly': DropletIcon,
  'no-machines': BanIcon,
  'keep-dry': WindIcon,
  'no-heat': SunIcon,
};

type ProductAttributesProps = {
  facts: ProductFacts;
  /** The design that is chosen. */
  designId: number | undefined;
};

/** What a product is like: its size to scale, details and care. All words come from the server. */
export function ProductAttributes({ facts, designId }: ProductAttributesProps) {
  const { titles, drawing, ofDesigns, details, care } = facts;
  const sizeId = useId();
  const detailsId = useId();
  const ofDesign = ofDesigns.filter((fact) => fact.designId === designId);

  return (
    <>
      <div className={styles.root}>
        {drawing && (
          <section id="true-size" aria-labelledby={sizeId}>
            <Heading level={2} size="h3" id={sizeId} className={styles.title}>
              {titles.trueSize}
            </Heading>
            <div className={styles.drawing}>
              <TrueSize drawing={drawing} />
            </div>
          </section>
        )}
        <section aria-labelledby={detailsId}>
          <Heading level={2} size="h3" id={detailsId} className={styles.title}>
            {titles.details}
          </Heading>
          <DescriptionList
            variant="ruled"
            items={[...ofDesign, ...details].map(({ term, description }) => ({
              term,
              description: <bdi>{description}</bdi>,
            }))}
          />
        </section>
      </div>
      {care.length > 0 && (
        <ul className={styles.care} aria-label={titles.care}>
          {care.map(({ hint, words }) => {
            const Icon = icons[hint];
            return (
              <li key={hint}>
                <Icon />
                <span>{words}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
