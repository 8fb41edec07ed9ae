import type { Locale } from '@tradewind/contract/base/locales';
import type { ServiceSide } from '@tradewind/contract/operations/service';
import type { DeskCall, MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { idFromName } from '../../base/ids/ids.ts';

/** The audience of all operators, and the id of the platform's hours. */
export const platformId = idFromName('customer service of the platform');

/** Whoever reads or writes at one side of conversations. */
export interface Viewer {
  readonly side: ServiceSide;
  /** The shopper, the shop or the platform: who gets the events. */
  readonly audienceId: string;
  /** The account of the shopper or member, or the operator. */
  readonly accountId: string;
  /** The shop whose desk it is; null for shoppers and operators. */
  readonly shopId: string | null;
  readonly locale: Locale;
}

export const shopperViewer = ({ actor: { userId }, locale }: Pick<ShopperCall, 'actor' | 'locale'>): Viewer => ({
  side: 'shopper',
  audienceId: userId,
  accountId: userId,
  shopId: null,
  locale,
});

export const shopViewer = ({ actor: { userId, shopId }, locale }: Pick<MerchantCall, 'actor' | 'locale'>): Viewer => ({
  side: 'shop',
  audienceId: shopId,
  accountId: userId,
  shopId,
  locale,
});

export const platformViewer = ({ operator, locale }: Pick<DeskCall, 'operator' | 'locale'>): Viewer => ({
  side: 'platform',
  audienceId: platformId,
  accountId: operator.id,
  shopId: null,
  locale,
});

/** Who gets the events of the desk's side of a conversation. */
export const deskAudience = (shopId: string | null): string => shopId ?? platformId;
