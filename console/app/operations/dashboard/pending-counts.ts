import { deskApplications } from '@tradewind/contract/goods/desk/applications';
import { deskProducts } from '@tradewind/contract/goods/desk/products';
import { traders as deskTraders } from '@tradewind/contract/goods/desk/traders';
import { corrections } from '@tradewind/contract/money/desk/corrections';
import { deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { alarms } from '@tradewind/contract/operations/desk/alarms';
import { risks } from '@tradewind/contract/operations/desk/risk';
import { shopCorrections } from '@tradewind/contract/trade/desk/shop-corrections';
import { disputes } from '@tradewind/contract/trade/desk/disputes';
import { deskQuestions } from '@tradewind/contract/trade/desk/questions';
import { deskReviews } from '@tradewind/contract/trade/desk/reviews';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';

const everyMinute = { refreshMs: 60_000 };

/** What waits for an operator, for the menu and the dashboard; undefined where the roles do not allow it. */
export function usePendingCounts() {
  const recharges = useEndpointQuery(
    deskRecharges,
    { state: 'auditing', sort: 'asked_at', page: 1, limit: 5 },
    everyMinute,
  ).data;
  const withdrawals = useEndpointQuery(
    deskWithdrawals,
    { queue: 'auditing', sort: 'review_before', page: 1, limit: 5 },
    everyMinute,
  ).data;
  const asked = useEndpointQuery(corrections, { state: 'asked', page: 1, limit: 1 }, everyMinute).data;
  const shopCorrectionsWaiting = useEndpointQuery(
    shopCorrections,
    { state: 'waiting', page: 1, limit: 1 },
    everyMinute,
  ).data;
  const deposits = useEndpointQuery(deskDeposits, { queue: 'waiting', page: 1, limit: 1 }, everyMinute).data;
  const applications = useEndpointQuery(deskApplications, { state: 'waiting', page: 1, limit: 5 }, everyMinute).data;
  return {
    recharges,
    deposits,
    withdrawals,
    corrections: asked,
    shopCorrections: shopCorrectionsWaiting,
    applications,
  };
}

/** What else waits, for the dashboard: the same rows as its list shows first. */
export function usePendingRows() {
  const disputed = useEndpointQuery(disputes, { queue: 'ready', page: 1, limit: 5 }, everyMinute).data;
  const products = useEndpointQuery(deskProducts, { state: 'in_review', page: 1, limit: 5 }, everyMinute).data;
  const reviews = useEndpointQuery(deskReviews, { queue: 'reported', page: 1, limit: 1 }, everyMinute).data;
  const questions = useEndpointQuery(deskQuestions, { queue: 'reported', page: 1, limit: 1 }, everyMinute).data;
  const traders = useEndpointQuery(deskTraders, { state: 'waiting', page: 1, limit: 1 }, everyMinute).data;
  const newRisks = useEndpointQuery(risks, { state: 'new', page: 1, limit: 1 }, everyMinute).data;
  const standing = useEndpointQuery(alarms, { state: 'standing', page: 1, limit: 1 }, everyMinute).data;
  return { disputes: disputed, products, reviews, questions, traders, risks: newRisks, alarms: standing };
}
