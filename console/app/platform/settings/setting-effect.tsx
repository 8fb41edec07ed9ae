import { Stack, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { settingEffects, settingWhatIf, type SettingWithEffect } from '@tradewind/contract/platform/desk/settings';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';

/** What a typed value of a setting would have meant for the last 30 days, beside the present one. */
export const SettingEffect = ({ id, value }: { id: SettingWithEffect; value: unknown }) => {
  const t = useTranslation();
  const name = useNames();
  const { money } = useFormat();
  const { data, error } = useEndpointQuery(
    settingWhatIf,
    { id, value: JSON.stringify(value) },
    { placeholderData: keepPreviousData },
  );
  const shown = (result: string) => (settingEffects[id] === 'money' ? money(result) : result);
  const outcome = () => {
    if (error) return error.message;
    if (!data) return '…';
    if (data.of === 0) return t('settings.what_if_none');
    return t('settings.what_if_text', { of: data.of, before: shown(data.before), after: shown(data.after) });
  };
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="subtitle2">{t('settings.what_if')}</Typography>
      <Typography variant="body2">{name('settings.effects', id)}</Typography>
      <Typography variant="body2" color={error ? 'error' : 'textSecondary'} role="status">
        {outcome()}
      </Typography>
    </Stack>
  );
};
