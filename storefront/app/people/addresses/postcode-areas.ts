import type { Part } from '@tradewind/contract/people/address-format';
import { type Area, areaNamed } from './area-field.tsx';

type Values = Readonly<Record<Part, string>>;

/** The parts that a postcode may tell, the largest first. */
export const toldParts = ['region', 'city', 'district'] as const;
export type Told = Partial<Record<Part, string>>;

/**
 * What a postcode puts into the form: its areas, from the largest on, where a part is empty or still has what the last
 * postcode put there. What was typed or chosen stays, and below another area nothing is filled.
 *
 * @param path the areas of the postcode, the largest first
 * @param before what the last postcode put into the form
 */
export function partsToFill(path: readonly Area[], values: Values, before: Told): Told {
  const fill: Told = {};
  for (const [level, part] of toldParts.entries()) {
    const isOurs = values[part] !== '' && values[part] === before[part];
    const area = path[level];
    if (!area) {
      // Below an area that has changed, what the last postcode put there is no longer true.
      if (isOurs && Object.keys(fill).length > 0) fill[part] = '';
    } else if (values[part].trim() === '' || isOurs) {
      if (values[part] !== area.name) fill[part] = area.name;
    } else if (!isArea(area, values[part])) return fill;
  }
  return fill;
}

/** The area of a postcode where another one was chosen from the list; null where nothing contradicts it. */
export function otherArea(
  path: readonly Area[],
  values: Values,
  rows: Readonly<Record<Part, readonly Area[]>>,
): Area | null {
  for (const [level, part] of toldParts.entries()) {
    const area = path[level];
    const chosen = rows[part].find((row) => isArea(row, values[part]));
    if (!area || !chosen) return null;
    if (chosen.id !== area.id) return area;
  }
  return null;
}

/** Whether a text names an area: in either script, or by the short form that its country writes. */
const isArea = (area: Area, text: string): boolean =>
  areaNamed([area], text) !== undefined || area.id.split('.').at(-1) === text.trim().toUpperCase();
