import type { Product, ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Panel, PlusIcon, Text } from '@craftsandore/ui';
import { useRef, useState } from 'react';

import type { SaveOutcome } from '../../form/use-edit-form.ts';
import type { Sending } from '../../form/use-sending.ts';
import { useFocusAfterDeletion } from '../../list/use-focus-after-deletion.ts';
import type { Refusal } from '../../refusal.ts';
import type { DesignFields } from './design-fields.ts';
import { DesignForm } from './design-form.tsx';
import { DesignItem } from './design-item.tsx';
import styles from './designs-panel.module.css';

/** What can be done to the designs of the product. Each resolves with the reason when it was refused. */
export type DesignCalls = {
  /** `seen` is the design as the person knows it, undefined for a new one. */
  onSaveDesign: (
    fields: DesignFields,
    seen: ProductDesign | undefined,
  ) => Promise<SaveOutcome<ProductDesign | undefined>>;
  onDeleteDesign: (design: ProductDesign) => Promise<Refusal | undefined>;
  onAddPhoto: (
    design: ProductDesign,
    photo: File,
    sending: Sending,
  ) => Promise<Refusal | undefined>;
  onDeletePhoto: (design: ProductDesign, photoUrl: string) => Promise<Refusal | undefined>;
  onSortPhotos: (design: ProductDesign, photosUrls: string[]) => Promise<Refusal | undefined>;
};

type DesignsPanelProps = DesignCalls & {
  product: Product;
  /** The product has just been made: its first design is asked for at once. */
  isNew: boolean;
};

export function DesignsPanel({ product, isNew, ...calls }: DesignsPanelProps) {
  const { t } = useLocale();
  const designs = product.productDesigns;
  const [isAdding, setAdding] = useState(isNew && designs.length === 0);
  const [openId, setOpenId] = useState(designs[0]?.id);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusAfterDeletion(addButton, designs.length);

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
      <div className={styles.list}>
        {designs.map((design) => (
          <DesignItem
            key={design.id}
            design={design}
            isOpen={design.id === openId}
            onToggle={() => setOpenId(design.id === openId ? undefined : design.id)}
            {...calls}
          />
        ))}
        {isAdding && (
          <section className={styles.item} aria-label={t('designs.new')}>
            <div className={styles.body}>
              <DesignForm
                productId={product.id}
                design={undefined}
                onSave={calls.onSaveDesign}
                onSaved={({ id }) => {
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
