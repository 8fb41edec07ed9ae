import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { walletCurrency } from '@tradewind/contract/base/money';
import type { Translate } from '../../i18n/translate.ts';
import { productPath, shopPath } from '../catalog/paths.ts';

/** The JSON-LD of a product: its data, offers and breadcrumb. */
export function productStructuredData(product: ProductDetail, origin: string, t: Translate): object {
  const { goods, merchant } = product;
  const absolute = (path: string): string => new URL(path, origin).href;
  const way = [
    { name: t('shell.brand'), path: '/home' },
    { name: product.category_name, path: `/search?category=${encodeURIComponent(product.category_id)}` },
    { name: goods.title, path: productPath(product) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.title,
    description: goods.summary,
    image: goods.images.split(',').filter(Boolean).map(absolute),
    sku: product.product_id,
    category: product.category_name,
    ...(merchant && { brand: { '@type': 'Brand', name: merchant.mer_name } }),
    offers: {
      ...priceOf(product),
      priceCurrency: walletCurrency,
      availability: `https://schema.org/${product.on_sale && goods.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      url: absolute(productPath(product)),
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
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(path),
        })),
      },
    },
  };
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
