import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { skuText } from './sku-sheet/choice.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface BillLine {
  id: string;
  title: string;
  spec: string;
  count: number;
  price: string;
  total: string;
}

interface PrintedBillProps {
  title: string;
  lines: readonly BillLine[];
  /** Names and formatted amounts below the lines. */
  sums: readonly (readonly [string, string])[];
  note: string;
  /** Numbers, parties and dates, above the lines. */
  children: ReactNode;
}

/** A paper about goods and money: hidden on the screen, and the only thing that is printed. */
export function PrintedBill({ title, lines, sums, note, children }: PrintedBillProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1>{`${t('shell.brand')} · ${title}`}</h1>
      {children}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders.receipt.item')}</th>
            <th scope="col">{t('orders.receipt.pieces')}</th>
            <th scope="col">{t('orders.receipt.price')}</th>
            <th scope="col">{t('orders.subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title: name, spec, count, price, total }) => (
            <tr key={id}>
              <td>{[name, skuText(spec)].filter(Boolean).join(' · ')}</td>
              <td>{count}</td>
              <td>{money(price)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </article>,
    document.body,
  );
}
