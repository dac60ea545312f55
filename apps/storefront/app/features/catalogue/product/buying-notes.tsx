import type { Product } from '@craftsandore/contract';
import type { QuestionWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, DescriptionList, WhatsAppIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useShop } from '../../../session/context.ts';
import { chatAddress } from '../../../session/shop.ts';
import styles from './buying-notes.module.css';
import { ShareButton } from './share-button.tsx';
import { useSharedAddress } from './use-shared-address.ts';

type BuyingNotesProps = { product: Product; words: QuestionWords };

/** What else decides whether it is bought, and whom to ask before. */
export function BuyingNotes({ product, words }: BuyingNotesProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const shop = useShop();
  const { category } = product;
  const text = `${words.message}\n${useSharedAddress()}`;

  return (
    <>
      <DescriptionList
        variant="ruled"
        items={[
          ...(category.isHidden
            ? []
            : [{ term: t('products.category'), description: local(category, 'name') }]),
          { term: t('product.payment'), description: t('product.cash') },
        ]}
      />
      <div className={styles.ways}>
        <ButtonLink
          variant="quiet"
          size="sm"
          iconBefore={<WhatsAppIcon />}
          href={chatAddress(shop, text)}
          target="_blank"
          rel="noreferrer"
        >
          {words.askByMessage}
        </ButtonLink>
        <ShareButton title={local(product, 'name')} />
      </div>
    </>
  );
}
