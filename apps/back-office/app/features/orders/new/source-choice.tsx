import {
  FacebookIcon,
  InstagramIcon,
  Panel,
  PhoneIcon,
  RadioGroup,
  StoreIcon,
  Text,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { PhoneOrderFields, Source } from './phone-order-fields.ts';
import styles from './new-order-page.module.css';

/** Where the customer asked for the order, and what that means for its confirmation. */
export function SourceChoice() {
  const { t } = useTranslation();
  const { register, control } = useFormContext<PhoneOrderFields>();
  const chosen = useWatch({ control, name: 'source' });
  const asks: Source[] = ['instagram', 'facebook'];
  const sources: { source: Source; label: string; Icon: typeof PhoneIcon }[] = [
    { source: 'phone', label: t('phoneOrder.viaPhone'), Icon: PhoneIcon },
    { source: 'whatsapp', label: t('phoneOrder.viaWhatsApp'), Icon: WhatsAppIcon },
    { source: 'instagram', label: t('phoneOrder.viaInstagram'), Icon: InstagramIcon },
    { source: 'facebook', label: t('phoneOrder.viaFacebook'), Icon: FacebookIcon },
    { source: 'branch', label: t('phoneOrder.viaBranch'), Icon: StoreIcon },
  ];

  return (
    <Panel title={t('phoneOrder.source')}>
      <RadioGroup label={t('phoneOrder.source')} labelHidden>
        <span className={styles.sources}>
          {sources.map(({ source, label, Icon }) => (
            <label key={source} className={styles.source}>
              <input {...register('source')} type="radio" value={source} />
              <Icon />
              {label}
            </label>
          ))}
        </span>
      </RadioGroup>
      <Text size="xs" tone="muted" role="status">
        {asks.includes(chosen) ? t('phoneOrder.deskAsks') : t('phoneOrder.confirmedAtOnce')}
      </Text>
    </Panel>
  );
}
