import { checkTrader, withdrawTraderCheck, type DeskTrader } from '@tradewind/contract/goods/desk/traders';
import { BadgeCheck } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** Says that the details on the screen were checked, or takes that back. */
export const TraderVerbs = ({ trader: { id, details_id, shop, state } }: { trader: DeskTrader }) => {
  const word = useWords();
  const may = useMay();
  if (!may(checkTrader)) return null;
  if (state !== 'checked') {
    return (
      <VerbButton
        endpoint={checkTrader}
        kind="main"
        icon={<BadgeCheck size={18} />}
        label={word('traders.check')}
        input={() => ({ id, details_id })}
        done={word('traders.checked')}
      >
        {word('traders.check_text', { shop })}
      </VerbButton>
    );
  }
  return (
    <VerbButton
      endpoint={withdrawTraderCheck}
      kind="danger"
      label={word('traders.withdraw')}
      fields={[
        {
          name: 'reason',
          label: word('common.reason'),
          kind: 'lines',
          required: true,
          help: word('traders.reason_help'),
        },
      ]}
      input={({ reason = '' }) => ({ id, reason })}
      done={word('traders.withdrawn')}
    >
      {word('traders.withdraw_text', { shop })}
    </VerbButton>
  );
};
