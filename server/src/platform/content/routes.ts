import * as contract from '@tradewind/contract/platform/content';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { allBanners } from './banner-queries.ts';
import { presentBanner } from './present-banner.ts';

/** The platform's name and logo, and the paths of its pages for support and for merchants. */
const platform = { logo: '/brand/logo.svg', name: 'Tradewind', custom_service: '/service', merchant_link: '/platform' };

/** Mounts the endpoints of banners and of the platform's own data. */
export function contentRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  api.cached(contract.banners, async ({ locale }) =>
    (await allBanners(db.read)).map((row) => presentBanner(row, locale)),
  );

  api.cached(contract.bannerImages, async () => (await allBanners(db.read)).map(({ image }) => image));

  api.cached(contract.platform, async () => platform);
}
