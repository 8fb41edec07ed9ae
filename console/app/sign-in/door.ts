/** Through which door somebody comes in: as an operator of the platform, or for a shop. */
export type Door = 'shop' | 'operator';

const place = 'tradewind.door';

/** The door that was used last in this browser. */
export const lastDoor = (): Door => (localStorage.getItem(place) === 'shop' ? 'shop' : 'operator');

export function keepDoor(door: Door): void {
  localStorage.setItem(place, door);
}
