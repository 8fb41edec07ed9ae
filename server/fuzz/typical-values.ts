import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { Secret, TOTP } from 'otpauth';
import { demoCodeSecret, demoPassword, demoPaymentCode } from '../seed/index.ts';
import type { Actor } from './actors.ts';
import type { Harvest } from './harvest.ts';
import type { Random } from './random.ts';

interface Context {
  random: Random;
  actor: Actor;
  all: Harvest;
}
type Make = (context: Context, endpoint: Endpoint) => unknown;

const amounts = ['0.01', '1', '1.00', '2.50', '5', '12.50', '20', '49.99', '100', '250.00'];
const texts = ['Thank you', 'It arrived too late', '谢谢', 'ありがとう', 'ขอบคุณ', 'A bowl of blue glass', '감사합니다'];
const searches = ['lamp', 'tea', 'bag', 'shirt', 'watch', '耳机', 'バッグ', '시계', 'กระเป๋า', 'wirless', 'xyz'];
const countries = ['TH', 'US', 'DE', 'JP', 'CN', 'KR', 'GB', 'FR', ''];
const day = 24 * 60 * 60 * 1_000;

const one =
  (...values: readonly unknown[]): Make =>
  ({ random }) =>
    random.pick(values);
const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
const inDays = (random: Random, min: number, max: number, now = Date.now()) =>
  new Date(now + random.int(min, max) * day).toISOString();
const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();
const amount = one(...amounts);
const words = one(...texts);
const explanation = one(
  'The bowl came with a crack along its rim; pictures are attached',
  '箱子打开时杯子已经碎了，附上照片',
);
const newPassword = 'lantern-42-harbour';

/** What people type into a field of this name. A name of an endpoint and a field wins over the field alone. */
const typical: Readonly<Record<string, Make>> = {
  password: ({ random }) => (random.chance(0.9) ? demoPassword : 'wrong-password'),
  password_pay: ({ random }) => (random.chance(0.95) ? demoPaymentCode : '111222'),
  'users.setPaymentCode.newpassword': ({ random }) => (random.chance(0.1) ? '975310' : demoPaymentCode),
  'users.setPaymentCode.oldpassword': one(demoPaymentCode, '975310'),
  'recovery.resetPaymentCode.newpassword': one(demoPaymentCode, '975310'),
  oldpassword: one(demoPassword, newPassword),
  newpassword: one(newPassword),
  repPwd: one(newPassword),
  'users.register.repPwd': one(demoPassword, newPassword),
  'users.register.password': one(newPassword),
  'desk.enrol.password': one('a-long-desk-password-7'),
  'desk.enrol.code': ({ random, all }, endpoint) => totpOf(all.find(endpoint, 'secret', random)),
  'desk.signIn.code': () => totp(demoCodeSecret),
  'desk.signIn.email': one('finance@tradewind.example', 'support@tradewind.example', 'nobody@tradewind.example'),
  'recovery.confirmEmail.code': ({ random, all }, endpoint) => all.find(endpoint, 'mail_code', random),
  'recovery.resetPassword.code': ({ random, all }, endpoint) => all.find(endpoint, 'mail_code', random),
  'recovery.resetPaymentCode.code': ({ random, all }, endpoint) => all.find(endpoint, 'mail_code', random),
  account: ({ actor }) => actor.name,
  'shopDesk.signIn.account': one('shop-hoshi-audio', 'shop-hoshi-audio-staff', 'demo'),
  username: ({ random }) => `fuzz_${digits(random, 9)}`,
  email: ({ random }) => `f${digits(random, 8)}@mail.example`,
  mobile: ({ random }) => `+668${digits(random, 8)}`,
  phone: ({ random }) => `+668${digits(random, 8)}`,
  name: one('Mai Suda', '林小雨', 'Sora Tanaka'),
  real_name: one('Mai Suda', 'Lin Xiaoyu'),
  bank_name: one('Bangkok Bank', 'Bank of China'),
  bank_card: ({ random }) => digits(random, 12),
  extract_type: one(0, 1),
  recharge_type: one(1),
  network: one('USDT-TRC20', 'USDT-ERC20'),
  blockchain: one('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', '0x52908400098527886E0F7030069857D2E4169EE7'),
  amount,
  price: amount,
  value: amount,
  floor: amount,
  arrived: amount,
  over: amount,
  'desk.changeSetting.value': ({ random, all }, endpoint) => all.find(endpoint, 'value', random),
  'desk.requestCorrection.amount': one('-1.00', '2.50', '-12.00', '5.00'),
  against: one('platform', 'bank', 'card', 'USDT-TRC20'),
  customs_value: amount,
  first_price: amount,
  next_price: amount,
  rate_bp: one(0, 250, 700, 1_500),
  bp: one(0, 250, 700),
  country: one(...countries),
  ships_to: one(...countries),
  origin: one('CN', 'TH'),
  hs_code: one('610910', '420222'),
  area: one('Bangkok, Thailand', '上海市, 中国', 'California, USA'),
  carrier: one('DHL', 'EMS'),
  number: ({ random }) => `RB${digits(random, 9)}TH`,
  'orders.place.number': one(1, 1, 2),
  'orders.preview.number': one(1, 1, 2),
  num: one(1, 1, 2, 5),
  quantity: one(1, 1, 2),
  quantities_value: one(1, 2),
  hours: one(1, 6, 24, 48),
  blocks: one(1, 3),
  days: one(7, 30),
  title: one(...searches),
  search: one(...searches),
  text: words,
  comment: words,
  refund_explain: words,
  'aftersales.dispute.text': explanation,
  reason_type: words,
  wish: words,
  service_type: one('0', '1'),
  receiving_status: one('0', '1'),
  note: words,
  'shopDesk.createWebhook.url': one('https://hooks.example/orders'),
  'shopDesk.changeWebhook.url': one('https://hooks.example/orders', 'https://hooks.example/products'),
  reason: words,
  message: words,
  words,
  place: one('Bangkok', 'Frankfurt'),
  bank_reference: ({ random }) => `REF${digits(random, 8)}`,
  reference: ({ random }) => `REF${digits(random, 8)}`,
  authority: one('Revenue Department', 'Customs'),
  'desk.createPromo.code': ({ random }) => `FUZZ${digits(random, 6)}`,
  'shopDesk.createPromo.code': ({ random }) => `FUZZ${digits(random, 6)}`,
  uses: one(1, 100),
  uses_per_user: one(1, 3),
  starts_at: ({ random }) => inDays(random, 0, 2),
  ends_at: ({ random }) => inDays(random, 100, 400),
  effective_at: ({ random }) => inDays(random, 1, 3),
  valid_from: ({ random }) => inDays(random, 1, 3),
  'shopDesk.scheduleProduct.at': ({ random }) => inDays(random, 3, 300),
  'desk.addDaysOff.from': ({ random }) => inDays(random, 300, 600).slice(0, 10),
  'desk.addDaysOff.until': () => '',
  currency: one('EUR', 'JPY', 'USD'),
  csv: one('currency,rate\nEUR,0.92\nJPY,151.2\n', 'currency,rate,date\nGBP,0.79,2026-01-05'),
  source: one('Bank', 'ECB'),
  page: one(1, 1, 2, 3),
  limit: one(5, 10, 100),
  category_id: ({ random, all }, endpoint) => all.find(endpoint, 'category_id', random),
  zone: one('Asia/Bangkok', 'UTC'),
  lang: one('en', 'zh-CN', 'ri', 'han', 'tai'),
  'desk.addNetwork.id': ({ random }) => `FUZZ-N${digits(random, 3)}`,
  'desk.addNetwork.kind': one('evm', 'tron'),
  'desk.addNetwork.token': one('0x52908400098527886E0F7030069857D2E4169EE7', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'),
  'desk.addNetwork.name': one('Fuzz network'),
  chain_id: ({ random }) => digits(random, 3).replace(/^0*/, '1'),
  rpcs: one('https://rpc.example/v1', 'https://rpc.example/v1\nhttps://other.example'),
  symbol: one('USDT', 'USDC'),
  version: one(1, 1, 2),
  decimals: one('6', '18'),
  finality: one('confirmations', 'finalized'),
  confirmations: one('12', '20'),
  minimum: amount,
  test: one('0', '1'),
};

/** A value that people would type into the field; undefined where nothing is typical. */
export function typicalValue(endpoint: Endpoint, field: string, context: Context): unknown {
  const make = typical[`${endpoint.name}.${field}`] ?? typical[field];
  return make?.(context, endpoint);
}

function totpOf(secret: string | number | undefined): string {
  try {
    return totp(String(secret));
  } catch {
    return '123456';
  }
}
