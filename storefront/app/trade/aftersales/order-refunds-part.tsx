import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shell/router/link.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { refundIcons } from './progress/refund-status.ts';
import { refundsOfOrderQuery } from './refund-data.ts';
import { refundInfoPath } from './refund-paths.ts';

/** The refunds of an order, each with a link; nothing where there are none. */
export function OrderRefundsPart({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { data } = useQuery(refundsOfOrderQuery(orderId));
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label={t('refunds.ofOrder')}>
      <ListGroup>
        {data.list.map((refund) => (
          <ListRow
            key={refund.refund_id}
            icon={refundIcons[refund.state]}
            title={refund.state_text}
            note={t('refunds.ofOrder.line', {
              number: refund.refund_sn,
              amount: money(refund.granted ?? refund.asked),
            })}
            link={(face) => <Link to={refundInfoPath(refund.refund_id)} {...face} />}
          />
        ))}
      </ListGroup>
    </section>
  );
}
