import type { Result } from '@craftsandore/api-client';
import { Button, ButtonLink, Container, EmptyState, ErrorState, FormError } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';

import { takeFocus } from '../../../hooks/take-focus.ts';
import { HeadTags } from '../../../seo/head-tags.tsx';

type StopAlertsPageProps = {
  /** Whether the link was whole; null until that is known. */
  isWhole: boolean | null;
  /** What became of it, once it was asked for. */
  result: Result<unknown> | undefined;
};

/** Ends all mails about what is back: after a press, because programs that look through mails open links as well. */
export function StopAlertsPage({ isWhole, result }: StopAlertsPageProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const home = <ButtonLink href="/products">{t('cart.browse')}</ButtonLink>;

  return (
    <Container>
      <HeadTags title={t('stopAlerts.title')} />
      {result?.ok ? (
        <div ref={takeFocus} tabIndex={-1}>
          <EmptyState headingLevel={1} title={t('stopAlerts.done')} action={home} />
        </div>
      ) : isWhole === null ? (
        <EmptyState headingLevel={1} title={t('stopAlerts.title')} />
      ) : isWhole ? (
        <EmptyState
          headingLevel={1}
          title={t('stopAlerts.title')}
          action={
            <Form method="post">
              <Button type="submit" loading={isBusy}>
                {t('stopAlerts.stop')}
              </Button>
            </Form>
          }
        >
          {t('stopAlerts.text')}
          <FormError>
            {result && <bdi>{result.refusal.sentence ?? t('failure.connection')}</bdi>}
          </FormError>
        </EmptyState>
      ) : (
        <ErrorState headingLevel={1} title={t('stopAlerts.broken')} action={home} />
      )}
    </Container>
  );
}
