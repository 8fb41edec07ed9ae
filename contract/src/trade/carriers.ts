import type { Locale } from '../base/locales.ts';

/** The carriers. `page` is the carrier's tracking page, with `{number}` in it. */
interface Carrier {
  readonly name: string;
  readonly page: string;
}

/** Names of carriers are the same in every language. */
const carriers = {
  dhl: { name: 'DHL', page: 'https://www.dhl.com/en/express/tracking.html?AWB={number}' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  ems: { name: 'EMS', page: 'https://www.ems.post/en/global-network/tracking' },
  china_post: { name: 'China Post', page: '' },
  sf_express: { name: 'SF Express', page: 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/{number}' },
  yunexpress: { name: 'YunExpress', page: 'https://www.yuntrack.com/parcelTracking?id={number}' },
  japan_post: {
    name: 'Japan Post',
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
  },
  yamato: { name: 'Yamato Transport', page: '' },
  korea_post: { name: 'Korea Post', page: '' },
  cj_logistics: { name: 'CJ Logistics', page: '' },
  thailand_post: { name: 'Thailand Post', page: 'https://track.thailandpost.co.th/?trackNumber={number}' },
  flash_express: { name: 'Flash Express', page: 'https://www.flashexpress.com/fle/tracking?se={number}' },
  royal_mail: { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}' },
  dpd: { name: 'DPD', page: '' },
  /** The simulated carrier of demo installations, driven by the clock. */
  demo: { name: 'Demo carrier', page: '' },
  other: { name: '', page: '' },
} as const satisfies Record<string, Carrier>;
export type CarrierCode = keyof typeof carriers;

export const carrierCodes = Object.keys(carriers) as [CarrierCode, ...CarrierCode[]];

export const isCarrier = (code: string): code is CarrierCode => Object.hasOwn(carriers, code);

const demoNames: Record<Locale, string> = {
  en: 'Demo carrier',
  'zh-CN': '演示物流',
  ja: 'デモ配送',
  ko: '데모 배송',
  th: 'ขนส่งสาธิต',
};

/** The name of a carrier; empty for an unknown one. */
export const carrierName = (code: string, locale: Locale): string =>
  code === 'demo' ? demoNames[locale] : isCarrier(code) ? carriers[code].name : '';

/** The carrier's tracking page of a parcel; empty if it has none. */
export const trackingPage = (code: string, number: string): string =>
  isCarrier(code) ? carriers[code].page.replace('{number}', encodeURIComponent(number)) : '';
