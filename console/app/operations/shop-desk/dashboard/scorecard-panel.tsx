import { keepPreviousData } from '@tanstack/react-query';
import { shopScorecard } from '@tradewind/contract/operations/shop-desk/insights';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ScorecardRows } from './scorecard-rows.tsx';
import { DaysToggle } from '../figures/days-toggle.tsx';

/** How the shop serves its shoppers, each figure with the rule by which it is counted. */
export const ScorecardPanel = () => {
  const t = useTranslation();
  const [days, setDays] = useState<30 | 90>(30);
  const card = useEndpointQuery(shopScorecard, { days }, { placeholderData: keepPreviousData }).data;
  if (!card) return null;
  return (
    <Panel
      title={t('insights.score.title')}
      actions={<DaysToggle choices={[30, 90]} value={days} onChange={setDays} />}
    >
      <ScorecardRows card={card} />
    </Panel>
  );
};
