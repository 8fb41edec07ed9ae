import { Alert } from '@mui/material';
import { deskNetworks } from '@tradewind/contract/money/desk/networks';
import { changeSetting, isSettingWithEffect, type SettingRow } from '@tradewind/contract/platform/desk/settings';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { useProposed, useReasonField } from '../changes/propose.ts';
import { fieldOf, partsOf, secondFactorRules, withTypedParts } from './setting-parts.ts';
import { usePartLabel } from './format-setting.ts';
import { SettingEffect } from './setting-effect.tsx';

/** Changes a setting from now or from a later moment on. */
export const ChangeSetting = ({ setting }: { setting: SettingRow }) => {
  const t = useTranslation();
  const name = useNames();
  const canCall = useCanCall();
  const label = usePartLabel();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const networks = useEndpointQuery(deskNetworks, {}).data?.list ?? [];
  const units = {
    money: ' (USD)',
    percent: ' (%)',
    hours: '',
    days: '',
    minutes: '',
    count: '',
    mode: '',
    rewards: '',
    schedule: '',
    second_factor: '',
    review: '',
    lines: '',
    text: '',
  };
  const title = name('settings.names', setting.id);
  const fields = partsOf(setting.id, setting.value).map(({ path, kind, text }): ActionField => {
    const common = {
      name: fieldOf(path),
      label: `${path ? label(path) : title}${units[kind]}`,
      value: text,
      required: true,
    };
    if (kind === 'mode')
      return {
        ...common,
        kind: 'choice',
        choices: [
          { id: 'open', name: t('settings.open') },
          { id: 'closed', name: t('settings.closed') },
        ],
      };
    if (kind === 'rewards')
      return {
        ...common,
        kind: 'choice',
        choices: (['open', 'closed'] as const).map((id) => ({ id, name: t(`settings.rewards_${id}`) })),
      };
    if (kind === 'second_factor')
      return {
        ...common,
        kind: 'choice',
        choices: secondFactorRules.map((id) => ({ id, name: t(`settings.second_factor.${id}`) })),
      };
    if (kind === 'schedule')
      return {
        ...common,
        kind: 'choice',
        choices: (['weekly', 'on_request'] as const).map((id) => ({ id, name: t(`settings.${id}`) })),
      };
    if (kind === 'review')
      return {
        ...common,
        kind: 'choice',
        choices: (['off', 'before_sale'] as const).map((id) => ({ id, name: t(`settings.review_${id}`) })),
      };
    if (setting.id === 'security.operatorNetworksLines')
      return { ...common, kind: 'lines', required: false, help: t('settings.networks_help') };
    if (kind === 'lines') return { ...common, kind, help: t('settings.lines_help') };
    return { ...common, kind: kind === 'text' ? 'text' : 'amount' };
  });
  // A network without a fee is closed.
  const closed =
    setting.id === 'withdrawal.chain'
      ? networks.map(({ id }) => id).filter((id) => !Object.hasOwn(setting.value as object, id))
      : [];
  const closedFields = closed.map((id): ActionField => ({
    name: `${id}.fixed`,
    label: `${label(`${id}.fixed`)}${units.money}`,
    kind: 'amount',
    help: t('settings.no_fee'),
  }));
  const valueWith = (typed: Record<string, string>): unknown => {
    const opened = closed.filter((id) => typed[`${id}.fixed`]?.trim());
    return opened.length > 0
      ? { ...(setting.value as object), ...Object.fromEntries(opened.map((id) => [id, { fixed: 0 }])) }
      : setting.value;
  };
  const newValue = (typed: Record<string, string>) => withTypedParts(setting.id, valueWith(typed), typed);
  const { id } = setting;
  if (!canCall(changeSetting) || setting.waiting) return null;
  return (
    <ActionButton
      endpoint={changeSetting}
      size="small"
      label={t('settings.change')}
      fields={[
        ...fields,
        ...closedFields,
        {
          name: 'effective_at',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        reasonField,
      ]}
      input={(typed) => ({
        id,
        value: newValue(typed),
        effective_at: typed.effective_at ? new Date(typed.effective_at).toISOString() : '',
        reason: typed.reason ?? '',
      })}
      {...(isSettingWithEffect(id) && {
        preview: (typed: Record<string, string>) => <SettingEffect id={id} value={newValue(typed)} />,
      })}
      done={({ waiting }) => (waiting ? proposed(waiting) : t('settings.changed'))}
    >
      {setting.id === 'wallet.mode' ? <Alert severity="warning">{t('settings.mode_text')}</Alert> : title}
    </ActionButton>
  );
};
