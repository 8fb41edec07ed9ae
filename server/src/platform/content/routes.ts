import * as contract from '@tradewind/contract/platform/content';
import * as desk from '@tradewind/contract/platform/desk/banners';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { bannersAt } from './banner-queries.ts';
import { deleteBanner, listBanners, previewHome, saveBanner, showBanner } from './desk-banners.ts';
import { bannerImage, presentBanner } from './present-banner.ts';

/** Paths of the platform's logo and of its pages for support and for merchants. */
const links = { logo: '/icon.svg', custom_service: '/service', merchant_link: '/merchantEntry' };

/** Mounts the endpoints of banners and of the platform's own data. */
export function contentRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  const { read } = deps.db;
  api.cached(contract.banners, async ({ locale, now }) =>
    (await bannersAt(read, now)).map((row) => presentBanner(row, locale)),
  );

  api.cached(contract.bannerImages, async ({ locale, now }) =>
    (await bannersAt(read, now)).map((row) => row.picture || bannerImage(row, locale)),
  );

  api.operator(desk.deskBanners, (call, input) => listBanners(read, input, call));
  api.operator(desk.deskBannerById, (call, { id }) => showBanner(read, id, call));
  api.operator(desk.previewHome, (call, input) => previewHome(read, call, input));
  api.operator(desk.saveBanner, (call, input) => saveBanner(deps, call, input));
  api.operator(desk.deleteBanner, (call, input) => deleteBanner(deps, call, input));

  // Not cached: without an address of its own, a demo takes that of the request.
  api.public(contract.platform, async ({ origin }) => ({
    name: 'Tradewind',
    logo: origin + links.logo,
    custom_service: origin + links.custom_service,
    merchant_link: origin + links.merchant_link,
  }));
}
