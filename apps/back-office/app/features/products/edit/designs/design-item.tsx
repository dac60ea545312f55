import type { ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, ChevronDownIcon, Heading, IconButton, Link, Text } from '@craftsandore/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { ConfirmDialog } from '../../../../components/lazy-dialogs.tsx';
import { useDeletion } from '../../../../list/use-deletion.ts';
import { pageAt } from '../../../../navigation/dialogs.ts';
import { stockMovementsPath } from '../../product-filters.ts';
import { ProductPhoto } from '../../product-photo.tsx';
import { DesignForm } from './design-form.tsx';
import { DesignPhotos } from './design-photos.tsx';
import { PhotoWords } from './photo-words.tsx';
import styles from './designs-panel.module.css';
import type { DesignCalls } from './design-calls.ts';

type DesignItemProps = DesignCalls & {
  design: ProductDesign;
  isOpen: boolean;
  onToggle: () => void;
  /** It has just been added by what had the focus. */
  takesFocus: boolean;
  /** What was typed could not be saved. */
  onFault: () => void;
};

/** A design of the product; opened, all of it can be changed. */
export function DesignItem({
  design,
  isOpen,
  onToggle,
  takesFocus,
  onFault,
  ...calls
}: DesignItemProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const bodyId = useId();
  const name = local(design, 'name');
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) toggle.current?.focus();
  }, [takesFocus]);

  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <span className={styles.thumbnail}>
          <ProductPhoto of={design} size={44} />
        </span>
        <div className={styles.name}>
          <Heading level={3} size="h4">
            <bdi>{name}</bdi>
          </Heading>
          <Text size="xs" tone="muted">
            {t('designs.facts', {
              pieces: t('products.inStock', { count: design.stock }),
              photos: t('designs.photoCount', { count: design.photosUrls.length }),
            })}
            {design.sku && (
              <>
                {' · '}
                <bdi dir="ltr">{design.sku}</bdi>
              </>
            )}
          </Text>
        </div>
        <DeleteDesign design={design} onDelete={() => calls.onDeleteDesign(design)} />
        <IconButton
          ref={toggle}
          size="sm"
          className={styles.toggle}
          label={t('designs.detailsOf', { design: name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <ChevronDownIcon />
        </IconButton>
      </header>
      {/* Kept while closed, with what is typed in it. */}
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <DesignForm
          productId={design.productId}
          design={design}
          onSave={calls.onSaveDesign}
          onFault={onFault}
        />
        <div>
          <Link
            variant="arrow"
            href={stockMovementsPath(design.productId, design.id)}
            aria-label={t('designs.movementsOf', { design: name })}
          >
            {t('designs.movements')}
          </Link>
        </div>
        <DesignPhotos design={design} {...calls} />
        <PhotoWords design={design} onSave={calls.onDescribePhoto} onFault={onFault} />
      </div>
    </article>
  );
}

type DeleteDesignProps = {
  design: ProductDesign;
  onDelete: () => ReturnType<DesignCalls['onDeleteDesign']>;
};

function DeleteDesign({ design, onDelete }: DeleteDesignProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { pathname } = useLocation();
  const path = `${pageAt(pathname)}/designs/${design.id}/delete`;
  const deletion = useDeletion(path, onDelete);
  const name = local(design, 'name');

  return (
    <>
      <Button
        size="sm"
        variant="danger-quiet"
        aria-label={t('designs.delete', { design: name })}
        data-opens={path}
        onClick={deletion.ask}
      >
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        {...deletion.dialog}
        title={t('designs.deleteTitle', { design: name })}
        description={t('designs.deleteWords')}
        confirmLabel={t('form.delete')}
        cancelLabel={t('action.cancel')}
      />
    </>
  );
}
