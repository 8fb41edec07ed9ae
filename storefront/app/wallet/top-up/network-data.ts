import { getBlockchain } from '@tradewind/contract/networks';
import { callQuery } from '../../api/call-query.ts';

/** Quiet: a wallet that is closed is explained on the screen. */
export const networksQuery = () => callQuery(getBlockchain, {}, { quiet: true });
