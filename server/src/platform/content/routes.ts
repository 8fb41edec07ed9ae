import * as contract from '@tradewind/contract/platform/content';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { allBanners } from './banner-queries.ts';
import { presentBanner } from './present-banner.ts';

/** Paths of the platform's logo and of its pages for support and for merchants. */
const links = { logo: '/icon.svg', custom_service: '/service', merchant_link: '/merchantEntry' };

/** Mounts the endpoints of banners and of the platform's own data. */
export function contentRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  api.cached(contract.banners, async ({ locale }) =>
    (await allBanners(db.read)).map((row) => presentBanner(row, locale)),
  );

  api.cached(contract.bannerImages, async () =>
    (await allBanners(db.read)).map(({ image, picture }) => picture || image),
  );

  // Not cached: without an address of its own, a demo takes that of the request.
  api.public(contract.platform, async ({ origin }) => ({
    name: 'Tradewind',
    logo: origin + links.logo,
    custom_service: origin + links.custom_service,
    merchant_link: origin + links.merchant_link,
  }));
}
