import type { Sku } from '../../goods/catalog/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

/** How long an order can be paid: shorter with products of a flash sale, whose pieces others wait for. */
export const payMinutes = (settings: Settings, skus: ReadonlyMap<string, Sku>): number =>
  flashPayMinutes(settings, skus) ?? settings['orders.payMinutes'];

/** The same for an order with products of a flash sale; null for one without. */
export const flashPayMinutes = (settings: Settings, skus: ReadonlyMap<string, Sku>): number | null =>
  [...skus.values()].some(({ inFlashSale }) => inFlashSale)
    ? Math.min(settings['orders.flashPayMinutes'], settings['orders.payMinutes'])
    : null;
