import { Stack, Typography } from '@mui/material';
import { revokeApiKey, type ApiKeyRow } from '@tradewind/contract/goods/shop-desk/api-keys';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const tones: Record<ApiKeyRow['state'], Tone> = { live: 'ok', expired: 'quiet', revoked: 'quiet' };

/** A key with its scopes, when it was used, and the button that revokes it. */
export const ApiKeyItem = ({ apiKey }: { apiKey: ApiKeyRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { id, name, hint, scopes, state, created_by: creator, created_at, last_used_at: used } = apiKey;
  const facts = [
    t('api_keys.by', { name: creator, moment: moment(created_at) }),
    used ? t('api_keys.used', { moment: moment(used) }) : t('api_keys.unused'),
    ...endOf(apiKey).map(([word, at]) => t(word, { moment: moment(at) })),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1.5, flexWrap: 'wrap', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack sx={{ flex: '1 1 260px', minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography component="code" variant="body2" color="textSecondary">{`twk_…${hint}`}</Typography>
          <StatusChip tone={tones[state]} label={t(`api_keys.states.${state}`)} />
        </Stack>
        <Typography variant="body2">{scopes.map((scope) => t(`api_keys.scopes.${scope}`)).join(' · ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Stack>
      {state === 'live' && (
        <Stack sx={{ alignSelf: 'center' }}>
          <ActionButton
            endpoint={revokeApiKey}
            label={t('api_keys.revoke')}
            kind="danger"
            size="small"
            input={() => ({ id })}
            done={t('api_keys.revoked')}
          >
            {t('api_keys.revoke_text', { name })}
          </ActionButton>
        </Stack>
      )}
    </Stack>
  );
};

/** When the key stopped working, or will. */
function endOf({ state, expires_at: expires, revoked_at: revoked }: ApiKeyRow) {
  if (revoked) return [['api_keys.revoked_at', revoked] as const];
  if (!expires) return [];
  return [[state === 'expired' ? 'api_keys.over' : 'api_keys.until', expires] as const];
}
