import { Stack, Typography } from '@mui/material';
import { pickText } from '@tradewind/contract/base/locales';
import { setShopPolicy, type OwnPolicy } from '@tradewind/contract/goods/shop-desk/profile';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { languageFields, typedTexts } from './language-fields.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** One policy: the shop's own text, or the platform's. */
export const PolicyPanel = ({ policy: { kind, texts, house, written_at } }: { policy: OwnPolicy }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const locale = useLocale();
  const canCall = useCanCall();
  const own = written_at !== null;
  return (
    <Panel
      title={t(`profile.policies.${kind}`)}
      actions={
        canCall(setShopPolicy) && (
          <>
            <ActionButton
              endpoint={setShopPolicy}
              label={t(own ? 'profile.change_policy' : 'profile.add_own_policy')}
              fields={languageFields(own ? texts : house, 'lines')}
              input={(typed) => ({ kind, texts: typedTexts(typed) })}
              done={t('profile.saved')}
            >
              {t('profile.policy_text')}
            </ActionButton>
            {own && (
              <ActionButton
                endpoint={setShopPolicy}
                label={t('profile.restore_platform_policy')}
                kind="danger"
                input={() => ({ kind, texts: {} })}
                done={t('profile.saved')}
              >
                {t('profile.restore_platform_policy_text')}
              </ActionButton>
            )}
          </>
        )
      }
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <StatusChip
          tone={own ? 'sea' : 'quiet'}
          label={own ? t('profile.own_since', { moment: moment(written_at) }) : t('profile.platform_policy')}
        />
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {pickText(own ? texts : house, locale)}
        </Typography>
      </Stack>
    </Panel>
  );
};
