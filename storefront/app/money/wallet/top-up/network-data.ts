import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { callQuery } from '../../../api/call-query.ts';

/** Quiet: a wallet that is closed is explained on the screen. */
export const networksQuery = () => callQuery(getBlockchain, {}, { quiet: true });

/** The latest that arrived on a chain. Quiet: it is asked for again and again. */
export const depositsQuery = () => callQuery(myDeposits, { page: 1, limit: 5 }, { quiet: true });
