import { Stack, Typography } from '@mui/material';
import { pickText } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import {
  endShopHoliday,
  setShopHandling,
  setShopHoliday,
  type shopProfile,
} from '@tradewind/contract/goods/shop-desk/profile';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { languageFields, typedTexts } from './language-fields.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

type Profile = OutputOf<typeof shopProfile>;

const noTexts = { en: '', 'zh-CN': '', ja: '', ko: '', th: '' };

/** How soon the shop ships, and its holiday. */
export const HandlingPanel = ({
  profile: { handling_days, platform_handling_days, holiday },
}: {
  profile: Pick<Profile, 'handling_days' | 'platform_handling_days' | 'holiday'>;
}) => {
  const t = useTranslation();
  const locale = useLocale();
  const { day } = useFormat();
  const days = handling_days ?? platform_handling_days;
  const message = holiday ? pickText(holiday.texts, locale) : '';
  return (
    <Panel
      title={t('profile.handling')}
      actions={
        <>
          <ActionButton
            endpoint={setShopHandling}
            label={t('profile.change_handling')}
            fields={[
              {
                name: 'days',
                label: t('profile.handling_days'),
                kind: 'choice',
                required: true,
                value: String(days),
                choices: ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, name: id })),
              },
            ]}
            input={({ days: typed = '' }) => ({ days: Number(typed) })}
            done={t('profile.saved')}
          >
            {t('profile.handling_text')}
          </ActionButton>
          <ActionButton
            endpoint={setShopHoliday}
            label={t(holiday ? 'profile.change_holiday' : 'profile.add_holiday')}
            fields={[
              {
                name: 'from',
                label: t('profile.holiday_from'),
                kind: 'day',
                required: true,
                value: holiday?.from ?? '',
              },
              {
                name: 'until',
                label: t('profile.holiday_until'),
                kind: 'day',
                required: true,
                value: holiday?.until ?? '',
              },
              ...languageFields(holiday?.texts ?? noTexts, 'text'),
            ]}
            input={({ from = '', until = '', ...typed }) => ({ from, until, texts: typedTexts(typed) })}
            done={t('profile.saved')}
          >
            {t('profile.holiday_text')}
          </ActionButton>
          {holiday && (
            <ActionButton
              endpoint={endShopHoliday}
              label={t('profile.end_holiday')}
              kind="danger"
              input={() => ({ from: holiday.from })}
              done={t('profile.holiday_ended')}
            >
              {t('profile.end_holiday_text')}
            </ActionButton>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">{t('profile.handling_now', { days: String(days) })}</Typography>
        <Typography variant="body2">
          {holiday
            ? t('profile.holiday_now', { from: day(holiday.from), until: day(holiday.until) })
            : t('profile.no_holiday')}
        </Typography>
        {message !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
};
