import type { WalletStatement } from '@tradewind/contract/money/wallet';
import { statementTexts } from '@tradewind/contract/money/wallet-texts';
import { createPortal } from 'react-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';

/** The statement for printing: hidden on the screen, and the only thing that is printed. */
export function PrintedStatement({ statement }: { statement: WalletStatement }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money, date } = useFormat();
  const text = (key: keyof typeof statementTexts) => statementTexts[key][locale];
  const { from, to, holder, currency, opening, closing, rows, money_in, money_out, drawn_up } = statement;
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1>{`${t('shell.brand')} · ${t('wallet.statement.title')}`}</h1>
      <p>{`${holder} · ${date(from)} – ${date(to)} · ${currency}`}</p>
      <table>
        <thead>
          <tr>
            {(['number', 'time', 'what', 'amount', 'balance'] as const).map((key) => (
              <th key={key} scope="col">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Sum name={text('opening')} amount={money(opening)} />
          {rows.map((row) => (
            <tr key={row.id + row.number}>
              <td>{row.number}</td>
              <td>{row.createtime}</td>
              <td>{row.title}</td>
              <td>{money(row.money)}</td>
              <td>{money(row.balance_after)}</td>
            </tr>
          ))}
          <Sum name={text('closing')} amount={money(closing)} />
        </tbody>
      </table>
      <p>{`${t('wallet.statement.in')}: ${money(money_in)} · ${t('wallet.statement.out')}: ${money(money_out)}`}</p>
      <p>{t('wallet.statement.createdAt', { time: date(drawn_up, 'minute') })}</p>
    </article>,
    document.body,
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
