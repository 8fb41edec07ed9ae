import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, nothing } from '../base/fields.ts';

export const bannerTones = ['sea', 'butter', 'rose', 'lilac'] as const;

export const banner = z.object({
  id: z.string(),
  kicker: z.string(),
  title: z.string(),
  action: z.string(),
  tone: z.enum(bannerTones),
  image: z.string().describe('A picture without text'),
  photo: flag.describe('1: the picture fills its side; 0: it has no background'),
  link: z.string().describe('Path in the storefront, or an https address of another site'),
});
export type Banner = z.output<typeof banner>;

export const banners = endpoint({
  name: 'content.banners',
  summary: 'Banners that the home screen shows now, with words and target',
  who: 'anyone',
  method: 'GET',
  path: '/api/content/banners',
  input: nothing,
  output: z.array(banner),
  refusals: [],
});

export const bannerImages = endpoint({
  name: 'content.bannerImages',
  summary: 'Banners as pictures alone, for existing clients',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/banner',
  input: nothing,
  output: z.array(z.string()),
  refusals: [],
});

export const platform = endpoint({
  name: 'content.platform',
  summary: 'Name and logo of the platform and where support and merchants go',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/index',
  input: nothing,
  output: z
    .object({ logo: z.string(), name: z.string(), custom_service: z.string(), merchant_link: z.string() })
    .describe('Addresses are absolute where the installation knows its own'),
  refusals: [],
});
