import { Typography } from '@mui/material';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { setShopTrader, type shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import type { Trader } from '@tradewind/contract/goods/shops';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCountries } from '../../../design/countries.ts';
import { Facts } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';

type Check = OutputOf<typeof shopProfile>['trader_check'];

const empty: Trader = {
  legal_name: '',
  address: '',
  country: '',
  register: '',
  registration_number: '',
  tax_number: '',
  email: '',
  phone: '',
};

/** The trader of the shop. */
export const TraderPanel = ({
  trader,
  since,
  check,
}: {
  trader: Trader | null;
  since: string | null;
  check: Check;
}) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const canCall = useCanCall();
  const { choices, nameOf } = useCountries();
  const value = trader ?? empty;
  const checkText = (last: Check) => {
    if (!last) return t('traders.shop_waiting');
    return last.checked === 1
      ? t('traders.shop_checked', { moment: moment(last.at) })
      : t('traders.shop_withdrawn', { reason: last.reason });
  };
  const field = (name: keyof Trader, more: Partial<ActionField> = {}): ActionField => ({
    name,
    label: t(`profile.trader_fields.${name}`),
    value: value[name],
    ...more,
  });
  return (
    <Panel
      title={t('profile.trader')}
      actions={
        canCall(setShopTrader) && (
          <ActionButton
            endpoint={setShopTrader}
            label={t('profile.change_trader')}
            fields={[
              field('legal_name', { required: true }),
              field('address', { required: true, kind: 'lines' }),
              field('country', { required: true, kind: 'choice', choices }),
              field('register', { help: t('profile.register_help') }),
              field('registration_number'),
              field('tax_number'),
              field('email', { required: true }),
              field('phone'),
            ]}
            input={(typed) => ({ ...empty, ...typed })}
            done={t('profile.saved')}
          >
            {t('profile.trader_text')}
          </ActionButton>
        )
      }
    >
      {trader && since ? (
        <Facts
          facts={[
            ...(Object.keys(empty) as (keyof Trader)[]).map(
              (name) =>
                trader[name] !== '' &&
                ([
                  t(`profile.trader_fields.${name}`),
                  name === 'country' ? nameOf(trader.country) : trader[name].replaceAll('\n', ', '),
                ] as const),
            ),
            [t('profile.since'), moment(since)],
            [t('traders.by'), checkText(check)],
          ]}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('profile.no_trader')}
        </Typography>
      )}
    </Panel>
  );
};
