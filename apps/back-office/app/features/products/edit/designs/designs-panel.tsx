import type { Product } from '@craftsandore/contract';
import { Button, Panel, PlusIcon, Text } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFocusAfterDialog } from '../../../../navigation/dialogs.ts';
import type { DesignCalls } from './design-calls.ts';
import { DesignForm } from './design-form.tsx';
import { DesignItem } from './design-item.tsx';
import styles from './designs-panel.module.css';

type DesignsPanelProps = DesignCalls & {
  product: Product;
  /** The product has just been made: its first design is asked for at once. */
  isNew: boolean;
};

export function DesignsPanel({ product, isNew, ...calls }: DesignsPanelProps) {
  const { t } = useTranslation();
  const designs = product.productDesigns;
  const [isAdding, setAdding] = useState(isNew && designs.length === 0);
  const [openId, setOpenId] = useState(designs[0]?.id);
  /** One that was added from within its form: the focus goes on to it as the form leaves. */
  const [followedId, setFollowedId] = useState<number>();
  const newForm = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusAfterDialog(addButton);

  const hasShownFault = useRef(false);

  /** Of several designs that are saved with the product, the first that cannot be is opened. */
  function showFault(id: number) {
    if (!hasShownFault.current) setOpenId(id);
    hasShownFault.current = true;
  }

  return (
    <Panel
      title={t('designs.title')}
      actions={
        <Button
          ref={addButton}
          size="sm"
          variant="secondary"
          iconBefore={<PlusIcon />}
          onClick={() => setAdding(true)}
        >
          {t('designs.add')}
        </Button>
      }
    >
      <div className={styles.list} onSubmit={() => (hasShownFault.current = false)}>
        {designs.map((design) => (
          <DesignItem
            key={design.id}
            design={design}
            isOpen={design.id === openId}
            takesFocus={design.id === followedId}
            onToggle={() => setOpenId(design.id === openId ? undefined : design.id)}
            onFault={() => showFault(design.id)}
            {...calls}
          />
        ))}
        {isAdding && (
          <section ref={newForm} className={styles.item} aria-label={t('designs.new')}>
            <div className={styles.body}>
              <DesignForm
                productId={product.id}
                design={undefined}
                onSave={calls.onSaveDesign}
                onSaved={({ id }) => {
                  if (newForm.current?.contains(document.activeElement)) setFollowedId(id);
                  setAdding(false);
                  setOpenId(id);
                }}
                onCancel={() => {
                  setAdding(false);
                  addButton.current?.focus();
                }}
              />
            </div>
          </section>
        )}
        {designs.length === 0 && !isAdding && (
          <Text size="sm" tone="muted">
            {t('designs.none')}
          </Text>
        )}
      </div>
    </Panel>
  );
}
