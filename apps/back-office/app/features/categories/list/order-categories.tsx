import type { Result } from '@craftsandore/api-client';
import type { StaffCategory } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ArrangeList, Button, FormError, Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { FormMessage } from '../../../form/form-message.tsx';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import styles from './edit-category.module.css';
import { useOrder } from './use-order.ts';

type OrderCategoriesProps = {
  categories: StaffCategory[];
  /** Saves an order, and says which one it was made from. */
  onSave: (ids: number[], seenIds: number[]) => Promise<Result<unknown>>;
  onClose: () => void;
};

/** All categories in the order in which the shop lists them, to be arranged and saved at once. */
export function OrderCategories({ categories, onSave, onClose }: OrderCategoriesProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const words = useArrangeWords();
  const sentenceOf = useRefusalSentence();
  const order = useOrder(categories, onSave);

  function close() {
    order.discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('categories.orderTitle')}
      description={t('categories.orderWords')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button loading={order.isSaving} onClick={() => void order.save(onClose)}>
            {t('form.save')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormMessage>
          {order.refusal && <FormError>{sentenceOf(order.refusal)}</FormError>}
        </FormMessage>
        <ArrangeList
          label={t('categories.orderTitle')}
          words={words}
          onArrange={order.arrange}
          rows={order.categories.map((category) => ({
            id: category.id,
            name: local(category, 'name'),
            children: <bdi>{local(category, 'name')}</bdi>,
            end: category.isHidden && <Tag>{t('categories.hidden')}</Tag>,
          }))}
        />
      </div>
    </Dialog>
  );
}
