import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { ApiRefusal } from '@tradewind/client/errors';
import { serverNow } from '@tradewind/client/server-clock';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoneyRow } from '../parts/detail-rows.tsx';
import { type DateRange, statementQuery, useDownloadStatement } from './fund-data.ts';
import { PrintedStatement } from './printed-statement-part.tsx';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';

interface StatementSheetProps {
  open: boolean;
  onClose: () => void;
  days: DateRange;
  onChoose: (days: DateRange) => void;
}

/** Chooses the days to show, and offers their statement: totals, a CSV file, a print. */
export function StatementSheetPart({ open, onClose, days, onChoose }: StatementSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('wallet.days.title')}
      closeLabel={t('shell.close')}
    >
      <StatementForm
        days={days}
        onChoose={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
      />
    </Sheet>
  );
}

function StatementForm({ days, onChoose }: Pick<StatementSheetProps, 'days' | 'onChoose'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [typed, setTyped] = useState(() => (days.from || days.to ? days : thisMonth()));
  const download = useDownloadStatement();
  const whole = typed.from !== '' && typed.to !== '';
  const found = useQuery({ ...statementQuery(typed), enabled: whole });
  const statement = found.data ?? null;
  const sum = (amount: string | undefined) => (amount === undefined ? null : money(amount));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2">
        <TextInput
          type="date"
          label={t('wallet.days.from')}
          value={typed.from}
          max={typed.to}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextInput
          type="date"
          label={t('wallet.days.to')}
          value={typed.to}
          min={typed.from}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
      </div>
      <Button wide disabled={!whole} onClick={() => onChoose(typed)}>
        {t('wallet.days.show')}
      </Button>
      <section aria-busy={found.isLoading || undefined} className="flex flex-col gap-2.5 rounded-md bg-sunken p-4">
        <h3 className="text-body font-semibold">{t('wallet.statement.title')}</h3>
        {found.error instanceof ApiRefusal ? (
          <Notice tone="warn">{failureWithReference(t, found.error)}</Notice>
        ) : (
          <>
            <MoneyRow label={t('wallet.statement.opening')} value={sum(statement?.opening)} />
            <MoneyRow label={t('wallet.statement.in')} value={sum(statement?.money_in)} />
            <MoneyRow label={t('wallet.statement.out')} value={sum(statement?.money_out)} />
            <MoneyRow strong label={t('wallet.statement.closing')} value={sum(statement?.closing)} />
          </>
        )}
        <p className="text-cap text-ink-3">{t('wallet.statement.utc')}</p>
      </section>
      <div className="flex flex-wrap gap-2.5 *:min-w-fit *:flex-[1_1_0]">
        <Button
          kind="outline"
          icon={Download}
          disabled={!statement}
          loading={download.isPending}
          onClick={() => download.mutate(typed)}
        >
          {t('wallet.statement.csv')}
        </Button>
        <Button kind="outline" icon={Printer} disabled={!statement} onClick={() => window.print()}>
          {t('wallet.statement.print')}
        </Button>
      </div>
      {statement && <PrintedStatement statement={statement} />}
    </div>
  );
}

/** The first of this month until today, by the days of the books. */
function thisMonth(): DateRange {
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  return { from: `${today.slice(0, 8)}01`, to: today };
}
