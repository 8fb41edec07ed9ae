import type { ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { promoAudiences } from '@tradewind/contract/trade/desk/promo-audiences';
import { toWire, usd } from '@tradewind/contract/base/money';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { useFormat } from '../../design/format.ts';
import { useNames, useTranslation, type MessageKey } from '../../i18n/use-translation.ts';
import { useRightName } from '../operators/right-name.ts';
import { useSettingFormat } from '../settings/format-setting.ts';

const words: Record<string, MessageKey> = {
  // operators
  email: 'operators.email',
  roles: 'operators.roles',
  custom_roles: 'operators.custom.title',
  rights: 'operators.custom.rights',
  role_name: 'operators.custom.name',
  state: 'common.state',
  password_and_codes: 'changes.password_and_codes',
  // commissions
  rate_bp: 'commissions.rate',
  floor: 'commissions.floor',
  cap: 'commissions.cap',
  // duty and tax
  duty_kind: 'duties.type',
  over: 'duties.over_label',
  up_to: 'duties.up_to_label',
  collected: 'duties.mode',
  except_from: 'duties.except_label',
  only_from: 'money_rules.only_from',
  hs_prefix: 'money_rules.hs_prefix',
  unit: 'money_rules.per_unit',
  unit_amount: 'money_rules.unit_amount',
  valid_until: 'duties.until',
  // promo codes
  discount: 'promos.discount',
  uses: 'promos.uses',
  uses_per_user: 'promos.per_user',
  ends_at: 'duties.until',
  audience: 'promos.audience',
  accounts: 'promos.named',
  registered_since: 'promos.registered_since',
  away_days: 'promos.away_days',
  codes: 'promos.batches.count',
  prefix: 'promos.batches.prefix',
  share: 'promos.campaigns.share',
  most: 'promos.campaigns.most',
  budget: 'promos.campaigns.budget',
  // networks
  name: 'networks.name',
  kind: 'networks.kind',
  chain_id: 'networks.chain_id',
  rpcs: 'networks.rpcs',
  token: 'networks.token',
  symbol: 'networks.symbol',
  decimals: 'networks.decimals',
  finality: 'networks.finality',
  confirmations: 'networks.confirmations',
  minimum: 'networks.minimum',
  test: 'networks.test',
  key: 'networks.key',
  first_address: 'networks.first_address',
  from_block: 'networks.from_block',
  scanned_through: 'networks.scanned',
  reason: 'common.reason',
};

/** The label of a field of a change; its name where we have none. */
export function useFieldLabel(): (field: string) => string {
  const t = useTranslation();
  return (field) => (Object.hasOwn(words, field) ? t(words[field]!) : field);
}

/** Formats a value as plain text: lists with spaces, a dash for nothing. */
export const plainValue = (value: unknown): string =>
  (Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value)) || '–';

/** Formats a field of a change by its kind, such as a setting with its unit. */
export function useFieldValue({ kind, name }: Pick<ChangeRow, 'kind' | 'name'>) {
  const t = useTranslation();
  const showSetting = useSettingFormat();
  const rightName = useRightName();
  const { money, moment } = useFormat();
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined) return plainValue(value);
    if (kind === 'setting') return showSetting(name, value);
    if (field === 'rights' && Array.isArray(value)) return value.map((right) => rightName(String(right))).join(' · ');
    if (field === 'roles' && Array.isArray(value))
      return operatorRoles
        .filter((role) => value.includes(role))
        .map((role) => t(`roles.${role}`))
        .join(', ');
    if (field === 'rate_bp') return `${toWire(usd(Number(value)))} %`;
    if (kind === 'commission' || field === 'over' || field === 'up_to' || field === 'unit_amount')
      return money(String(value));
    if (field === 'duty_kind') return t(value === 'duty' ? 'duties.kinds.duty' : 'duties.kinds.tax');
    if (field === 'unit') return t(value === 'class' ? 'money_rules.units.class' : 'money_rules.units.piece');
    if (field === 'collected') return t(value === true ? 'duties.collected_long' : 'duties.estimate_long');
    const audience = field === 'audience' && promoAudiences.find((known) => known === value);
    if (audience) return t(`promos.audiences.${audience}`);
    if (field === 'valid_until' || field === 'ends_at' || field === 'registered_since') return moment(String(value));
    if (value === 'link_by_mail') return t('changes.link_by_mail');
    const state = (['invited', 'active', 'disabled'] as const).find((known) => known === value);
    return field === 'state' && state ? t(`operators.states.${state}`) : plainValue(value);
  };
}

/** What a change is about: the name of a setting, an operator, a network or a scope. */
export function useSubjectName() {
  const t = useTranslation();
  const names = useNames();
  return ({ kind, name }: Pick<ChangeRow, 'kind' | 'name'>): string => {
    if (kind === 'setting') return `${names('settings.groups', name.split('.')[0]!)}: ${names('settings.names', name)}`;
    return name === '*' ? t('commissions.everything') : name;
  };
}
