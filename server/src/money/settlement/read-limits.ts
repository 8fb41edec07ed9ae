import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';

const maxAmount = 100_000_000_000n;

/** Reads floor and cap of a commission, in minor units. @throws Refusal `setting_invalid`. */
export function readLimits(input: { floor?: string | undefined; cap?: string | undefined }): {
  floor: bigint;
  cap: bigint | null;
} {
  const floor = limitOf(input.floor, 'floor') ?? 0n;
  const cap = limitOf(input.cap, 'cap');
  if (cap !== null && cap < floor) refuse('setting_invalid', {}, ['floor', 'cap']);
  return { floor, cap };
}

function limitOf(text: string | undefined, field: 'floor' | 'cap'): bigint | null {
  if (text === undefined) return null;
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxAmount ? refuse('setting_invalid', {}, [field]) : minor;
}
