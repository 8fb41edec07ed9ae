import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/fields.ts';

export const banner = z.object({
  id: z.string(),
  kicker: z.string(),
  title: z.string(),
  action: z.string(),
  tone: z.enum(['sea', 'butter', 'rose', 'lilac']),
  image: z.string().describe('A picture without background and text'),
  link: z.string().describe('Path in the storefront'),
});
export type Banner = z.output<typeof banner>;

export const banners = endpoint({
  name: 'content.banners',
  summary: 'Banners of the home screen with words and target',
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
