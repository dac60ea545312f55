import { Button } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { More } from '../more.tsx';
import { PromotionCodeField } from '../promotion-code-field.tsx';

type UnscriptedPromotionCodeProps = { form: string; code: string; refusal: string | undefined };

/** The field for a code where no script runs: it goes out with all that was written, or that would be lost. */
export function UnscriptedPromotionCode({ form, code, refusal }: UnscriptedPromotionCodeProps) {
  const { t } = useTranslation();

  return (
    <More label={t('checkout.haveCode')} isUsed={code !== ''}>
      <PromotionCodeField form={form} code={code} refusal={refusal}>
        <Button
          type="submit"
          form={form}
          formAction="#order"
          name="useCode"
          value="yes"
          variant="secondary"
          block
        >
          {t('promotionCode.use')}
        </Button>
      </PromotionCodeField>{' '}
    </More>
  );
}
