import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { walletCurrency } from '@tradewind/contract/base/money';
import { countriesByRevocationDays } from '@tradewind/contract/people/consumer-law';
import type { Translate } from '../../i18n/translate.ts';
import { productPath, shopPath } from '../catalog/paths.ts';
import { breadcrumbList, categoryWay } from '../catalog/structured-data.ts';

/** The JSON-LD of a product: its data, offers and breadcrumb. */
export function productStructuredData(product: ProductDetail, origin: string, t: Translate): object {
  const { goods, merchant } = product;
  const absolute = (path: string): string => new URL(path, origin).href;
  const way = [...categoryWay(product.category_path, t), { name: goods.title, path: productPath(product) }];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.title,
    description: goods.summary,
    image: goods.images.split(',').filter(Boolean).map(absolute),
    sku: product.product_id,
    category: product.category_name,
    ...(product.safety?.maker && {
      manufacturer: {
        '@type': 'Organization',
        name: product.safety.maker.name,
        address: product.safety.maker.address,
      },
    }),
    ...(merchant && { brand: { '@type': 'Brand', name: merchant.mer_name } }),
    offers: {
      ...priceOf(product),
      priceCurrency: walletCurrency,
      ...(product.flash && { priceValidUntil: product.flash.ends_at.slice(0, 10) }),
      availability: `https://schema.org/${product.on_sale && goods.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      url: absolute(productPath(product)),
      hasMerchantReturnPolicy: returnPolicies(product),
      shippingDetails: shippingDetails(product),
      ...(merchant && {
        seller: { '@type': 'Organization', name: merchant.mer_name, url: absolute(shopPath(merchant.mer_id)) },
      }),
    },
    ...(product.score !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.score,
        reviewCount: product.review_count,
        bestRating: 5,
        worstRating: 0.5,
      },
    }),
    mainEntityOfPage: {
      '@type': 'ItemPage',
      breadcrumb: breadcrumbList(way, origin),
    },
  };
}

/** What the law of each destination with a right of withdrawal says of sending the product back. */
const returnPolicies = ({ no_revocation: exclusion }: ProductDetail): object[] =>
  countriesByRevocationDays().map(([days, countries]) => ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    ...(exclusion
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: days,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        }),
  }));

/** What delivery costs and how long it takes. Where a shop names no countries, those stand for all whose law we know. */
function shippingDetails({ shipping }: ProductDetail): object[] {
  const named = new Set(shipping.flatMap(({ countries }) => countries));
  const others = countriesByRevocationDays().flatMap(([, countries]) => countries.filter((code) => !named.has(code)));
  return shipping
    .map(({ countries, not_to: excluded, price, days_from: minValue, days_to: maxValue }) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: price, currency: walletCurrency },
      shippingDestination: (countries.length > 0 ? countries : others)
        .filter((code) => !excluded.includes(code))
        .map((code) => ({ '@type': 'DefinedRegion', addressCountry: code })),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
      },
    }))
    .filter(({ shippingDestination }) => shippingDestination.length > 0);
}

/** One price, or the range of prices where SKUs differ. */
function priceOf({ goods }: ProductDetail): object {
  // Decimal texts with equal fraction digits: the shorter one is the smaller amount.
  const prices = goods.skus
    .map(({ sales_price }) => sales_price)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const [low = goods.sales_price] = prices;
  const high = prices.at(-1) ?? low;
  if (low === high) return { '@type': 'Offer', price: low };
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length };
}
