import type { Verdict } from '@tradewind/contract/money/diagnosis-texts';
import { minute } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import {
  addressesOfUser,
  allNetworks,
  heightsOf,
  hexOf,
  isWatched,
  NoReachableRpc,
  withFirstReachableRpc,
  ownAddresses,
  progressOf,
  readChainAddress,
  type Chain,
  type DepositAddress,
  type Network,
  type Transfer,
  type Hex,
} from '../networks/index.ts';
import { claimedBy, depositsOfTransaction, type DepositRow } from './deposits-queries.ts';
import { amountOf } from './deposits-store.ts';

export interface Finding {
  verdict: Verdict;
  network?: Network;
  transfer?: Transfer;
  amount?: bigint;
  done?: number;
  needed?: number;
  /** Whether its block is final; other transfers can't be claimed. */
  final?: boolean;
  /** The reason with which an operator closed it. */
  reason?: string;
}

/** Limits lookups of transactions, because RPC calls cost money. */
const lookupLimit = { free: 20, longest: 5 * minute, forgetAfter: 30 * minute };

/**
 * Finds out what happened to a transfer (by hash) or whose an address is. Never reveals data of other shoppers.
 *
 * @throws Refusal `too_many_requests`.
 */
export async function detect(
  { db }: Deps,
  { actor, now }: ShopperCall,
  input: { network: string; text: string },
): Promise<Finding> {
  const text = input.text.replace(/\s+/g, '');
  const txHash = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
  if (!txHash) return detectAddress(db.read, actor.userId, text);
  await takeAttempt(
    db,
    { account: null, network: `detective:${actor.userId}`, networkRule: lookupLimit, refusal: 'too_many_requests' },
    now,
  );
  return detectTransaction(db.read, actor.userId, input.network, `0x${txHash}`);
}

async function detectAddress(read: Read, userId: string, text: string): Promise<Finding> {
  const hexes = (['tron', 'evm'] as const).flatMap((kind) => {
    const address = readChainAddress(kind, text);
    return address ? [hexOf(kind, address)] : [];
  });
  if (hexes.length === 0) return { verdict: 'unreadable' };
  const [networks, addresses] = await Promise.all([allNetworks(read), addressesOfUser(read, userId)]);
  const own = addresses.find(({ hex }) => hexes.includes(hex));
  const network = own && networks.find(({ code }) => code === own.network);
  return network ? { verdict: 'own_address', network } : { verdict: 'not_ours' };
}

async function detectTransaction(read: Read, userId: string, requestedNetwork: string, txHash: Hex): Promise<Finding> {
  const watched = (await allNetworks(read)).filter(isWatched);
  const order = [
    ...watched.filter(({ code }) => code === requestedNetwork),
    ...watched.filter(({ code }) => code !== requestedNetwork),
  ];
  let unreachable = watched.length === 0;
  for (const network of order) {
    try {
      const found = await withFirstReachableRpc(network, (chain) =>
        detectOnNetwork(read, userId, network, chain, txHash),
      );
      if (found) return found;
    } catch (error) {
      if (!(error instanceof NoReachableRpc)) throw error;
      unreachable = true;
    }
  }
  return { verdict: unreachable ? 'unreachable' : 'not_found' };
}

/** Looks the transaction up on one chain; null when the chain does not know it. */
async function detectOnNetwork(
  read: Read,
  userId: string,
  network: Network,
  chain: Chain,
  txHash: Hex,
): Promise<Finding | null> {
  const receipt = await chain.receipt(txHash);
  const transaction = await chain.transaction(txHash);
  if (!receipt) return transaction ? { verdict: 'pending', network } : null;
  if (!receipt.succeeded) return { verdict: 'failed', network };

  const coinTransfers: Transfer[] =
    transaction?.to && transaction.value > 0n && receipt.transfers.length === 0
      ? [
          {
            txHash,
            place: 0,
            block: receipt.block,
            blockHash: receipt.blockHash,
            token: noToken,
            from: transaction.from,
            to: transaction.to,
            units: transaction.value,
          },
        ]
      : [];
  const transfers = [...receipt.transfers, ...coinTransfers].filter(({ units }) => units > 0n);
  const ours = await ownAddresses(
    read,
    transfers.map(({ to }) => to),
  );
  const owned = transfers.flatMap((transfer) => {
    const address = ours.find(({ hex }) => hex === transfer.to);
    return address ? [{ transfer, address }] : [];
  });
  const [known, heights] = await Promise.all([depositsOfTransaction(read, txHash), heightsOf(network, chain)]);
  const rowOf = ({ place }: Transfer) => known.find((row) => row.network === network.code && row.place === place);
  // The shopper's own transfers first, those not yet credited before the others; then addresses without an owner.
  const [first] = owned.toSorted(
    (a, b) => rank(userId, a.address, rowOf(a.transfer)) - rank(userId, b.address, rowOf(b.transfer)),
  );
  if (!first) return { verdict: 'not_ours', network };
  const { transfer, address } = first;
  const row = rowOf(transfer);
  const finding = {
    network,
    transfer,
    amount: row?.amount ?? amountOf(transfer.units, network.decimals),
    ...progressOf(network, heights, transfer.block),
  };
  const final = transfer.block <= heights.final;
  const claimed = row ? await claimedBy(read, row.id, userId) : false;
  if (row?.state === 'closed' && (claimed || address.userId === userId))
    return { ...finding, verdict: 'closed', reason: row.note };
  const verdict =
    row?.state === 'unmatched' && claimed ? 'being_checked' : verdictOf(userId, network, transfer, address, row, final);
  // Amounts of other shoppers are not shown.
  return verdict === 'not_ours' || verdict === 'credited_elsewhere'
    ? { verdict, network }
    : { ...finding, final, verdict };
}

const noToken: Hex = `0x${'0'.repeat(40)}`;

function rank(userId: string, address: DepositAddress, row: DepositRow | undefined): number {
  if (address.userId === userId || row?.userId === userId) return row?.state === 'credited' ? 1 : 0;
  return address.userId ? 3 : 2;
}

function verdictOf(
  userId: string,
  network: Network,
  transfer: Transfer,
  address: DepositAddress,
  row: DepositRow | undefined,
  final: boolean,
): Verdict {
  if (row?.state === 'credited') return row.userId === userId ? 'credited' : 'credited_elsewhere';
  if (address.userId && address.userId !== userId) return 'not_ours';
  if (transfer.token !== hexOf(network.kind, network.token)) return 'other_token';
  if (address.network !== network.code) return 'other_network';
  if (!final) return 'unconfirmed';
  if (!address.userId) return row?.state === 'closed' ? 'closed' : 'unassigned';
  return row?.state === 'below_minimum' ? 'below_minimum' : 'missed';
}
