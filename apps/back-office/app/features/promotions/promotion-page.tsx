import type { Promotion, ShippingOptions } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { cairoClock } from '@craftsandore/rules';
import {
  Button,
  DescriptionList,
  Link,
  PageHeader,
  Panel,
  Price,
  TrashIcon,
} from '@craftsandore/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/lazy-dialogs.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { UnsavedGuard } from '../../form/unsaved-guard.tsx';
import { useDeletionOfPage } from '../../list/use-deletion-of-page.ts';
import { useFocusAfterDialog } from '../../navigation/dialogs.ts';
import { useWayBack } from '../../navigation/way-back.ts';
import columns from '../../shell/columns.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { PromotionStateTag } from './promotion-state-tag.tsx';
import { stateOf } from './promotion-terms.ts';
import { PromotionExample } from './promotion-example.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { deletePromotionPath, promotionsPath } from './promotion-paths.ts';
import { type SavePromotion, usePromotionForm } from './use-promotion-form.ts';
import { usePromotionWords } from './use-promotion-words.ts';

type PromotionPageProps = {
  /** Missing until it has been made. */
  promotion: Promotion | undefined;
  /** What delivery costs, for an order as an example. */
  options: ShippingOptions;
  /** Where the orders are that use it. */
  ordersHref?: string;
  onSave: SavePromotion;
  /** With what was saved. */
  onSaved: (saved: Promotion | undefined) => void;
  /** Whether it was deleted. */
  onDelete?: () => Promise<boolean>;
  onDeleted?: () => void;
};

/** A promotion: its fields, an order with it, and what it has given. */
export function PromotionPage(props: PromotionPageProps) {
  return (
    <UnsavedGuard>
      <PromotionEditor key={props.promotion?.id} {...props} />
    </UnsavedGuard>
  );
}

function PromotionEditor(props: PromotionPageProps) {
  const { promotion, options, ordersHref, onSave, onSaved, onDelete, onDeleted } = props;
  const { t } = useTranslation();
  const { local } = useLocale();
  const formId = useId();
  const list = useWayBack(promotionsPath());
  const form = usePromotionForm(promotion);
  // One that orders have used is not deleted, but switched off.
  const deletePath = promotion?.used === 0 ? deletePromotionPath(promotion.id) : undefined;
  const deletion = useDeletionOfPage(deletePath ?? '', {
    onDelete: async () => {
      const isDeleted = (await onDelete?.()) ?? false;
      if (isDeleted) form.discard(); // nothing is unsaved any more: leave without a question
      return isDeleted;
    },
    onDeleted: () => onDeleted?.(),
  });
  useFocusAfterDialog(useRef(null));
  const title = t(promotion ? 'promotions.change' : 'promotions.add');

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.promotions') }}
        title={title}
        actions={
          deletePath && (
            <Button
              variant="danger-quiet"
              iconBefore={<TrashIcon />}
              data-opens={deletePath}
              onClick={deletion.ask}
            >
              {t('promotions.delete')}
            </Button>
          )
        }
      />
      <div className={columns.columns}>
        <PromotionForm id={formId} form={form} onSubmit={form.submitWith(onSave, onSaved)} />
        <div className={columns.stack}>
          <PromotionExample typed={form.typed} options={options} />
          {promotion && <SoFar promotion={promotion} ordersHref={ordersHref} />}
        </div>
      </div>
      <SaveBar status={form.isDirty && t('form.unsaved')}>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} loading={form.isSaving}>
          {t('promotions.save')}
        </Button>
      </SaveBar>
      {promotion && deletePath && (
        <ConfirmDialog
          {...deletion.dialog}
          title={t('promotions.deleteTitle', { promotion: local(promotion, 'name') })}
          description={t('promotions.deleteWords')}
          confirmLabel={t('form.delete')}
          cancelLabel={t('action.cancel')}
        />
      )}
    </>
  );
}

type SoFarProps = { promotion: Promotion; ordersHref: string | undefined };

function SoFar({ promotion, ordersHref }: SoFarProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const { used } = usePromotionWords();

  return (
    <Panel title={t('promotions.soFar')}>
      <DescriptionList
        items={[
          {
            term: t('promotions.state'),
            description: (
              <PromotionStateTag state={stateOf(promotion, cairoClock(new Date()).day)} />
            ),
          },
          {
            term: t('promotions.used'),
            description:
              ordersHref && promotion.used > 0 ? (
                <Link href={ordersHref}>{used(promotion)}</Link>
              ) : (
                used(promotion)
              ),
          },
          {
            term: t('promotions.given'),
            description: <Price {...moneyParts(promotion.given)} />,
          },
        ]}
      />
    </Panel>
  );
}
