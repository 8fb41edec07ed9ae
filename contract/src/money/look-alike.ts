/** Whether two different addresses have the same start and end. Thieves create such ones to be copied by mistake. */
export function looksAlike(one: string, other: string): boolean {
  return !isSame(one, other) && endsOf(one) === endsOf(other);
}

/** Upper case is only a checksum in addresses that begin with 0x. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

function endsOf(address: string): string {
  const characters = address.replace(/^0x/, '').toLowerCase();
  return characters.slice(0, 4) + characters.slice(-4);
}
