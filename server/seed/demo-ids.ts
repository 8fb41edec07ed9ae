import { idFromName } from '../src/base/ids/ids.ts';

/** Ids of the demo data are derived from names, so that seeding again finds existing rows. */
export const shopId = (slug: string): string => idFromName(`demo shop ${slug}`);
export const traderId = (slug: string): string => idFromName(`demo trader ${slug}`);
export const productId = (slug: string): string => idFromName(`demo product ${slug}`);
export const skuId = (slug: string, choice: readonly string[]): string =>
  idFromName(`demo combination ${slug} ${choice.join('|')}`);
export const userIdOf = (username: string): string => idFromName(`demo person ${username}`);
export const addressId = (username: string, index: number): string => idFromName(`demo address ${username} ${index}`);
export const operatorId = (email: string): string => idFromName(`demo operator ${email}`);
/** The campaign of the demo that shops joined. */
export const campaignId = idFromName('demo campaign');
export const promoBatchId = idFromName('demo promo batch');
export const promoId = (code: string): string => idFromName(`demo promo ${code}`);
export const homeSectionId = (slug: string): string => idFromName(`demo home section ${slug}`);
export const flashSaleId = (slug: string): string => idFromName(`demo flash sale ${slug}`);
export const bannerId = (slug: string): string => idFromName(`demo banner ${slug}`);
export const announcementId = (slug: string): string => idFromName(`demo announcement ${slug}`);
