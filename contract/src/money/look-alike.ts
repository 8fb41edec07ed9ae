/** Whether two addresses are different and yet the same at both ends, where people look. Thieves make such to be copied by mistake. */
export function looksAlike(one: string, other: string): boolean {
  return !isSame(one, other) && endsOf(one) === endsOf(other);
}

/** Capitals carry no more than a checksum where an address begins with 0x. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

function endsOf(address: string): string {
  const characters = address.replace(/^0x/, '').toLowerCase();
  return characters.slice(0, 4) + characters.slice(-4);
}
