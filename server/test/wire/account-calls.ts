import { z } from 'zod';
import { testCode } from '../build-shopper.ts';
import { upload } from '../build-upload.ts';
import type { WireWorld } from './buyers.ts';
import type { ExistingClient } from './client.ts';
import * as shapes from './shapes.ts';
import { farPage, page, type WireCall } from './wire-call.ts';

export const addressForm = {
  name: 'Kim Ji-soo',
  mobile: '01012345678',
  country: 'Seoul',
  detail: '12 Yonsei-ro',
  tag: 'Home',
  is_default: 0,
};

const bankCard = {
  extract_type: 0,
  price: '100.00',
  real_name: 'Anya Wattana',
  bank_card: '4821009377152206',
  bank_name: 'Kasikornbank',
};

let people = 0;
/** A form of the registration screen that nobody has sent yet. */
function registration() {
  people += 1;
  return {
    username: `mai_${people}`,
    nickname: 'Mai',
    password: 'lantern-42',
    repPwd: 'lantern-42',
    mobile: `09123457${10 + people}`,
    quhao: '84',
  };
}

async function registered(client: ExistingClient) {
  const form = registration();
  await client.post('/api/user/register', form);
  return form;
}

/** Calls 30 to 54: the account, the wallet, addresses, content and uploads. */
export const accountCalls = ({ app, kiln }: Pick<WireWorld, 'app' | 'kiln'>): WireCall[] => [
  {
    no: 30,
    call: 'POST /api/user/login',
    open: true,
    send: async ({ client }) => {
      const { username, password } = await registered(client);
      return { account: username, password };
    },
    reads: shapes.loggedIn,
  },
  { no: 31, call: 'POST /api/user/register', open: true, send: registration },
  { no: 32, call: 'GET /api/user/getUserInfo', reads: shapes.userInfo },
  { no: 33, call: 'POST /api/user/logout', open: true },
  {
    no: 34,
    call: 'POST /api/user/profile',
    send: async ({ client }) => ({ avatar: await upload(app, client.token!) }),
  },
  {
    no: 35,
    call: 'POST /api/user/resetpwd',
    open: true,
    send: async ({ client }) => {
      const { username, mobile, password } = await registered(client);
      await client.login(username, password);
      return { mobile, oldpassword: password, newpassword: 'another-lantern' };
    },
  },
  {
    no: 36,
    call: 'POST /api/user/resetPay',
    send: () => ({ newpassword: '907315', oldpassword: testCode, is_verify: '1' }),
  },
  {
    no: 37,
    call: 'GET /api/user/language_list',
    open: true,
    reads: shapes.listOf(shapes.language),
    empty: farPage,
  },
  { no: 38, call: 'GET /api/user/set_language', open: true, send: () => ({ lang_id: 'ko', lang: 'han' }) },
  { no: 39, call: 'GET /api/user/getBlockchain', reads: z.array(shapes.depositAddress).min(1) },
  {
    no: 40,
    call: 'POST /api/user/recharge',
    send: async ({ client }) => ({
      recharge_type: 1,
      network: 'USDT-TRC20',
      blockchain: 'TX',
      price: '50',
      image: await upload(app, client.token!),
    }),
  },
  {
    no: 41,
    call: 'GET /api/user/recharge_log',
    send: async ({ client }) => {
      const image = await upload(app, client.token!);
      const sent = { recharge_type: 1, network: 'USDT-TRC20', blockchain: 'TX', price: '50', image };
      await client.post('/api/user/recharge', sent);
      return { status: '0', ...page };
    },
    reads: shapes.listOf(shapes.rechargeRow).refine(({ list }) => list.length > 0),
    empty: farPage,
  },
  { no: 42, call: 'GET /api/user/extract', reads: shapes.extractInfo },
  { no: 43, call: 'POST /api/user/extract', send: () => bankCard },
  {
    no: 44,
    call: 'GET /api/user/extract_log',
    send: async ({ client }) => {
      await client.post('/api/user/extract', bankCard);
      return { status: 'all', ...page };
    },
    reads: shapes.listOf(shapes.extractRow).refine(({ list }) => list.length > 0),
    empty: farPage,
  },
  {
    no: 45,
    call: 'GET /api/user/bill',
    send: async ({ client }) => {
      await client.post('/api/user/extract', bankCard);
      return { type: 'all', ...page };
    },
    reads: shapes.listOf(shapes.billRow).refine(({ list }) => list.length > 0),
    empty: farPage,
  },
  {
    no: 46,
    call: 'GET /api/user/address_list',
    send: () => page,
    reads: shapes.listOf(shapes.address),
    empty: farPage,
  },
  {
    no: 47,
    call: 'GET /api/user/address',
    send: ({ addressId }) => ({ address_id: addressId }),
    reads: shapes.address,
  },
  { no: 48, call: 'POST /api/user/address_add', send: () => addressForm },
  { no: 49, call: 'POST /api/user/address_set_default', send: ({ addressId }) => ({ address_id: addressId }) },
  { no: 50, call: 'GET /api/user/address_del', send: ({ addressId }) => ({ address_id: addressId }) },

  { no: 51, call: 'GET /api/user/help_support', open: true, reads: z.array(shapes.helpTopic).min(1) },
  { no: 52, call: 'GET /api/user/law', open: true, reads: z.string().min(1) },
  { no: 53, call: 'GET /api/user/get_shops_kf', send: () => ({ pid: kiln.id }), reads: z.url() },
  { no: 54, call: 'POST /merchant/common/upload', reads: shapes.uploaded, isUpload: true },
];
