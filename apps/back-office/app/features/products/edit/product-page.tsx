import { deleteProduct, type Category, type StaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  ButtonLink,
  ExternalLinkIcon,
  Notice,
  PageHeader,
  Tag,
  TrashIcon,
} from '@craftsandore/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveBar } from '../../../form/save-bar.tsx';
import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { productsPath, removeProductPath } from '../product-filters.ts';
import { ProductStatus } from '../product-status.tsx';
import type { DesignCalls } from './designs/design-calls.ts';
import { DesignsPanel } from './designs/designs-panel.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductPreview } from './product-preview.tsx';
import { StatusButtons } from './status-buttons.tsx';
import type { StatusCalls } from './status-calls.ts';
import { type SaveProduct, useProductForm } from './use-product-form.ts';

type ProductPageProps = {
  /** Missing until it has been made. */
  product: StaffProduct | undefined;
  /** Whether this is where products are made. */
  isNew: boolean;
  categories: Category[];
  /** The product in the shop. */
  shopHref?: string | undefined;
  onSave: SaveProduct;
  onCopy: () => Promise<void>;
  statusCalls: StatusCalls;
  designCalls: DesignCalls;
};

/** A product with all its designs: made in two steps, because designs belong to a product that exists. */
export function ProductPage(props: ProductPageProps) {
  return (
    <UnsavedGuard>
      {/* Another product, or the first moment of a new one, is another form. */}
      <ProductPageForm key={props.product?.id} {...props} />
    </UnsavedGuard>
  );
}

function ProductPageForm({
  product,
  isNew,
  categories,
  shopHref,
  onSave,
  onCopy,
  statusCalls,
  designCalls,
}: ProductPageProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const roleId = useSession(({ user }) => user?.roleId);
  const list = useWayBack(productsPath());
  const formId = useId();
  const form = useProductForm(product);
  const forms = useRef<HTMLDivElement>(null);
  const addsDesign = isNew && product !== undefined && !form.isDirty;
  // Once it is in the shop it is made.
  const isMade = product && (!isNew || product.isPublished);
  const title = isMade ? local(product, 'name') : t('product.create');

  /** What is typed of designs belongs to the product for whoever presses its button: it is saved too, or says why not. */
  function saveDesigns() {
    const unsaved = forms.current?.querySelectorAll<HTMLFormElement>('form[data-unsaved]') ?? [];
    for (const design of unsaved) design.requestSubmit();
  }

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.products') }}
        title={<bdi>{title}</bdi>}
        status={product && !product.removedAt && <ShopStatus product={product} />}
        actions={
          product && (
            <>
              {shopHref && (
                <ButtonLink variant="secondary" href={shopHref} iconBefore={<ExternalLinkIcon />}>
                  {t('product.viewInShop')}
                </ButtonLink>
              )}
              {isMade && can(roleId, deleteProduct.access) && (
                <ButtonLink
                  variant="danger-quiet"
                  href={removeProductPath(product.id)}
                  iconBefore={<TrashIcon />}
                >
                  {t('product.delete')}
                </ButtonLink>
              )}
              {isMade && <CopyButton onCopy={onCopy} />}
              <StatusButtons product={product} {...statusCalls} />
            </>
          )
        }
      />
      <div className={columns.columns}>
        <div ref={forms} className={columns.stack}>
          {isNew && product && product.productDesigns.length === 0 && (
            <Notice tone="success" role="status">
              {t('product.created')}
            </Notice>
          )}
          {product && product.productDesigns.length > 0 && !product.isPublished && (
            <Notice>{t(noteOf(product))}</Notice>
          )}
          <ProductForm
            id={formId}
            form={form}
            categories={categories}
            onSubmit={(event) => form.submitWith(onSave, saveDesigns)(event)}
          />
          {product && <DesignsPanel product={product} isNew={isNew} {...designCalls} />}
        </div>
        <ProductPreview
          typed={form.typed}
          designs={product?.productDesigns ?? []}
          categories={categories}
        />
      </div>
      <SaveBar status={form.isDirty && t('form.unsaved')}>
        {form.isDirty ? (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        ) : (
          addsDesign && (
            <ButtonLink variant="quiet" href={list.href}>
              {t('product.done')}
            </ButtonLink>
          )
        )}
        {/* Next comes the design, whose button stands in its form. */}
        <Button
          type="submit"
          form={formId}
          variant={addsDesign ? 'secondary' : 'primary'}
          loading={form.isSaving}
        >
          {t(product ? 'product.save' : 'product.create')}
        </Button>
      </SaveBar>
    </>
  );
}

function CopyButton({ onCopy }: Pick<ProductPageProps, 'onCopy'>) {
  const { t } = useTranslation();
  const [isCopying, setCopying] = useState(false);
  return (
    <Button
      variant="secondary"
      loading={isCopying}
      onClick={async () => {
        setCopying(true);
        await onCopy();
        setCopying(false);
      }}
    >
      {t('product.copy')}
    </Button>
  );
}

function ShopStatus({ product }: { product: StaffProduct }) {
  const { t } = useTranslation();
  return product.isPublished ? (
    <Tag tone="success">{t('products.inShop')}</Tag>
  ) : (
    <ProductStatus product={product} />
  );
}

/** What a product that is not in the shop waits for. */
function noteOf({ archivedAt, publishAt }: StaffProduct) {
  if (archivedAt) return 'product.archivedNote';
  return publishAt ? 'product.scheduledNote' : 'product.draftNote';
}
