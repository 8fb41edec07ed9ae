import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, nothing, text } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';
import { announcement } from '../texts.ts';
import { banner, bannerTones } from '../content.ts';
import { upload } from '../uploads.ts';

const readers = ['support', 'catalogue', 'finance', 'admin'] as const;
const writers = ['catalogue', 'admin'] as const;

/** What the words of a banner can hold, in characters of each language. */
export const bannerLimits = { kicker: 60, title: 80, action: 40, link: 500, position: 999 } as const;

/** Addresses that a banner leads to: a path of the storefront, or a page of another site. */
export const bannerLink = /^(?:\/(?![/\\])[^\\\s]*|https:\/\/[^\\\s/]+(?:\/[^\\\s]*)?)$/;

export const bannerStates = ['draft', 'coming', 'shown', 'over'] as const;

export const deskBanner = z.object({
  id: z.string(),
  title: z.string().describe("In the operator's language"),
  position: z.int(),
  kickers: textInEveryLanguage,
  titles: textInEveryLanguage,
  actions: textInEveryLanguage,
  tone: z.enum(bannerTones),
  image: z.string(),
  images: textInEveryLanguage.describe('Pictures in place of `image`, empty for none'),
  photo: flag,
  link: z.string(),
  published: flag,
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(bannerStates),
  revision: z.int(),
});
export type DeskBanner = z.output<typeof deskBanner>;

export const deskBanners = endpoint({
  name: 'desk.banners',
  summary: 'Banners of the home screen, in their order, those that are drafts or over included',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/banners',
  input: listInput(['position'], { state: filter(z.enum(bannerStates)) }),
  output: deskList(deskBanner),
  refusals: [],
});

export const deskBannerById = endpoint({
  name: 'desk.banner',
  summary: 'One banner',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/banner',
  input: z.object({ id }),
  output: deskBanner,
  refusals: ['banner_not_found'],
});

export const saveBanner = endpoint({
  name: 'desk.saveBanner',
  summary: 'Make or change a banner, as a draft or published',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/banner_save',
  input: z.object({
    id: filter(id).describe('Absent: a new one'),
    revision: filter(int).describe('The one that was read, so that nobody overwrites a colleague unseen'),
    position: int.pipe(z.int().min(1).max(bannerLimits.position)),
    kickers: inEveryLanguage(bannerLimits.kicker),
    titles: inEveryLanguage(bannerLimits.title),
    actions: inEveryLanguage(bannerLimits.action),
    tone: z.enum(bannerTones),
    image: text(500).describe('An upload of an operator, or the picture that it has'),
    images: inEveryLanguage(500).describe('Pictures for single languages'),
    photo: flag.default(0).describe('1: a photograph that fills its side of the banner'),
    link: text(bannerLimits.link).describe('A path of the storefront, or an https address of another site'),
    published: flag,
    from: filter(moment).describe('At once when absent'),
    until: filter(moment).describe('Without end when absent'),
  }),
  output: deskBanner,
  refusals: [
    'banner_not_found',
    'banner_changed',
    'banner_incomplete',
    'banner_time_invalid',
    'link_invalid',
    'picture_invalid',
  ],
});

export const deleteBanner = endpoint({
  name: 'desk.deleteBanner',
  summary: 'Delete a banner; it disappears at once',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/banner_delete',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  refusals: ['banner_not_found'],
});

export const uploadDeskPicture = endpoint({
  name: 'desk.uploadPicture',
  summary: 'Upload a picture for the storefront: a multipart form with the field `file`, at most 8 MB',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/picture_upload',
  input: nothing,
  output: upload.output,
  refusals: [...upload.refusals],
});

export const previewHome = endpoint({
  name: 'desk.previewHome',
  summary: 'What the home screen shows at a moment: its banners and announcements',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/home_preview',
  input: z.object({
    at: filter(moment).describe('Now when absent'),
    drafts: int.pipe(flag).default(0).describe('1: with drafts whose time it is'),
  }),
  output: z.object({ at: z.string(), banners: z.array(banner), announcements: z.array(announcement) }),
  refusals: [],
});
