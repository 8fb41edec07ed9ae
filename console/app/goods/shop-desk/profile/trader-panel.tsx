import { Typography } from '@mui/material';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { setShopTrader, type shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import type { Trader } from '@tradewind/contract/goods/shops';
import { useMay } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { Facts } from '../../../look/fields.tsx';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import type { VerbField } from '../../../look/verb-fields.tsx';

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

/** Who stands behind the shop by law. */
export const TraderPanel = ({
  trader,
  since,
  check,
}: {
  trader: Trader | null;
  since: string | null;
  check: Check;
}) => {
  const word = useWords();
  const { moment } = useFormat();
  const may = useMay();
  const value = trader ?? empty;
  const checkText = (last: Check) => {
    if (!last) return word('traders.shop_waiting');
    return last.checked === 1
      ? word('traders.shop_checked', { moment: moment(last.at) })
      : word('traders.shop_withdrawn', { reason: last.reason });
  };
  const field = (name: keyof Trader, more: Partial<VerbField> = {}): VerbField => ({
    name,
    label: word(`profile.trader_fields.${name}`),
    value: value[name],
    ...more,
  });
  return (
    <Panel
      title={word('profile.trader')}
      actions={
        may(setShopTrader) && (
          <VerbButton
            endpoint={setShopTrader}
            label={word('profile.change_trader')}
            fields={[
              field('legal_name', { required: true }),
              field('address', { required: true, kind: 'lines' }),
              field('country', { required: true, help: word('profile.country_help') }),
              field('register', { help: word('profile.register_help') }),
              field('registration_number'),
              field('tax_number'),
              field('email', { required: true }),
              field('phone'),
            ]}
            input={(typed) => ({ ...empty, ...typed })}
            done={word('profile.saved')}
          >
            {word('profile.trader_text')}
          </VerbButton>
        )
      }
    >
      {trader && since ? (
        <Facts
          facts={[
            ...(Object.keys(empty) as (keyof Trader)[]).map(
              (name) =>
                trader[name] !== '' &&
                ([word(`profile.trader_fields.${name}`), trader[name].replaceAll('\n', ', ')] as const),
            ),
            [word('profile.since'), moment(since)],
            [word('traders.by'), checkText(check)],
          ]}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {word('profile.no_trader')}
        </Typography>
      )}
    </Panel>
  );
};
