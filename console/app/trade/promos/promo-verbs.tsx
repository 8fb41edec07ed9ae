import { endPromo, type createPromo, type PromoRow } from '@tradewind/contract/trade/desk/promos';
import type { endShopPromo, createShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import { TicketPercent } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';

const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Makes a promo code, of the house or of the own shop. */
export const MakePromo = ({
  endpoint,
  text,
}: {
  endpoint: typeof createPromo | typeof createShopPromo;
  text: string;
}) => {
  const word = useWords();
  const may = useMay();
  if (!may(endpoint)) return null;
  const optional = word('commissions.optional');
  return (
    <VerbButton
      endpoint={endpoint}
      label={word('promos.make')}
      kind="main"
      icon={<TicketPercent size={18} />}
      fields={[
        { name: 'code', label: word('promos.code'), required: true, help: word('promos.code_help') },
        {
          name: 'kind',
          label: word('promos.kind'),
          kind: 'choice',
          value: 'percent',
          choices: (['percent', 'amount'] as const).map((id) => ({ id, name: word(`promos.kinds.${id}`) })),
          required: true,
        },
        { name: 'value', label: word('promos.value'), kind: 'amount', required: true },
        { name: 'cap', label: word('promos.cap'), kind: 'amount', help: optional },
        { name: 'minimum', label: word('promos.minimum'), kind: 'amount', help: optional },
        { name: 'uses', label: word('promos.uses'), help: optional },
        { name: 'uses_per_user', label: word('promos.per_user'), value: '1', required: true },
        { name: 'starts_at', label: word('settings.effective'), kind: 'moment', help: word('settings.effective_help') },
        { name: 'ends_at', label: word('duties.until'), kind: 'moment', required: true },
      ]}
      input={({
        code = '',
        kind,
        value = '',
        cap = '',
        minimum = '',
        uses = '',
        uses_per_user = '',
        starts_at,
        ends_at,
      }) => ({
        code: code.trim(),
        kind: kind === 'amount' ? ('amount' as const) : ('percent' as const),
        value: value.trim(),
        cap: cap.trim(),
        minimum: minimum.trim(),
        uses: uses.trim(),
        uses_per_user: uses_per_user.trim(),
        starts_at: isoOf(starts_at),
        ends_at: isoOf(ends_at),
      })}
      done={word('promos.made')}
    >
      {text}
    </VerbButton>
  );
};

/** Ends a promo code; what it took off stays. */
export const EndPromo = ({
  endpoint = endPromo,
  promo,
}: {
  endpoint?: typeof endPromo | typeof endShopPromo;
  promo: PromoRow;
}) => {
  const word = useWords();
  const may = useMay();
  if (!may(endpoint)) return null;
  return (
    <VerbButton
      endpoint={endpoint}
      label={word('commissions.end')}
      kind="danger"
      size="small"
      input={() => ({ id: promo.id })}
      done={word('promos.ended')}
    >
      {word('promos.end_text', { code: promo.code })}
    </VerbButton>
  );
};
