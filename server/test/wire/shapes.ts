import { z } from 'zod';

/** The fields that existing clients read, with the required types. Written from their code, not from the contract. */

const str = z.string();
/** An id, which is used in paths and comma lists. */
const id = z.string().regex(/^[^/,]+$/);
/** A number or a numeric text, never null, never with thousands separators. */
const num = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]);
/** Compared with `===`, so it must be a JSON number. */
const int = z.int();
/** Drawn struck through behind a `$`, so it is empty where nothing was cut. */
const struck = z.union([z.literal(''), num]);
const flag = z.union([z.literal(0), z.literal(1)]);
const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
/** Comma-joined picture URLs, or empty. */
const pictures = z.string();

/** A page of a list; the client reads one counter or the other. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: int, count: int }).refine(({ total, count }) => total === count);

export const shopProduct = z.object({
  product_id: id,
  mer_id: id,
  sales: int,
  click: int,
  goods: z.object({ image: str.min(1), title: str.min(1), sales_price: num, market_price: struck, real_sales: int }),
});

export const shop = z.object({
  mer_id: id,
  mer_name: str,
  mer_avatar: str,
  follow_count: int,
  good_rate: z.union([z.number(), z.literal('–')]),
  total_price: str,
});

export const category = z.object({ category_id: id, name: str.min(1), name_en: str.min(1) });

export const productDetail = z.object({
  id,
  product_id: id,
  mer_id: id,
  sales: int,
  is_like: flag,
  goods: z.object({
    title: str,
    sales_price: num,
    stock: int,
    image: str,
    images: pictures,
    content: str,
    specList: z.array(z.object({ name: str, child: z.array(str.regex(/^[^|,]+$/)) })),
  }),
  reply_list: z.array(
    z.object({ avatar: str, nickname: str, comment: str, product_score: z.number(), pics: pictures }),
  ),
  merchant: shop.nullable(),
  other: z.array(shopProduct),
});

export const shopDetail = z.object({
  mer_name: str,
  mer_avatar: str,
  follow_count: int,
  is_follow: flag,
  banner: pictures,
  product_list: z.object({ list: z.array(shopProduct), count: int }),
});

export const platform = z.object({ logo: str, name: str, custom_service: str.min(1), merchant_link: str.min(1) });

export const cart = z.object({
  carts: z.array(
    z.object({
      cart_id: id,
      mer_id: id,
      product_id: id,
      spec: str,
      cart_num: int,
      total_price: num,
      goods: z.object({ image: str, title: str, sales_price: num }),
    }),
  ),
});

export const address = z.object({
  address_id: id,
  name: str,
  mobile: str,
  country: str,
  detail: str,
  tag: str,
  is_default: flag,
});

export const preview = z.object({
  product: z
    .array(
      z.object({
        image: str,
        title: str,
        sales_price: num,
        number: int,
        spec: str,
        product_id: id,
        mer_id: id,
        cart_id: id.optional(),
      }),
    )
    .min(1),
  address: address.nullable(),
  delivery: num,
});

export const placed = z.object({ out_trade_no: str.min(1), total_price: num });

/** Whether the status of an order without a refund is one that clients can label; any other breaks their list. */
const labelled = <Order extends { status: number; refund_status: number }>({ status, refund_status }: Order) =>
  refund_status > 0 || [0, 1, 2, 3, 4, -1].includes(status);

export const orderRow = z
  .object({
    order_id: id,
    order_sn: str,
    status: int,
    refund_status: int,
    status_text: str.min(1),
    total_num: num,
    total_price: num,
    product: z.array(z.object({ image: str, title: str })).min(1),
  })
  .refine(labelled);

export const orderDetail = z
  .object({
    order_id: id,
    order_sn: str,
    status: int,
    refund_status: int,
    total_price: num,
    real_name: str,
    user_phone: str,
    user_address: str,
    delivery_id: str,
    delivery: z.array(z.object({ id, delivery_no: str, mark: str, updatetime: time })),
    products: z
      .array(
        z.object({
          order_product_id: id,
          product_id: id,
          image: str,
          title: str,
          product_price: num,
          spec: str,
          product_num: num,
          total_price: num,
          is_reply: flag,
        }),
      )
      .min(1),
  })
  .refine(labelled);

export const language = z.object({
  id,
  language_name: str,
  chinese_name: str,
  file_name: z.enum(['en', 'zh-CN', 'ri', 'han', 'tai']),
  is_default: flag,
});

export const userInfo = z.object({
  username: str,
  email: str,
  avatar: str,
  money: num,
  have_pay: flag,
  order_unreceived: int,
  order_unpaid: int,
  lang: language.nullable(),
});

export const billRow = z.object({ id, title: str.min(1), createtime: time, type: str, money: num });

/** A number 0 as the charge would show as 3 %, so it is text. */
export const extractInfo = z.object({
  service_charge: str.regex(/^\d+\.\d{2,4}$/),
  balance: num,
  card_list: z.array(z.object({ bank_name: str, bank_card: str, real_name: str })),
});

export const extractRow = z.object({
  id,
  mark: str.min(1),
  createtime: time,
  admin_msg: str,
  extract_price: num,
  fee: num,
  real_price: num,
  status: int,
});

export const loggedIn = z.object({ userinfo: z.object({ token: str.min(1) }) });

export const depositAddress = z.object({ network: str.min(1), blockchain: str.min(1) });

/** Green by `type`; the message is shown while it is under review too. */
export const rechargeRow = z.object({
  id,
  network: str.min(1),
  createtime: time,
  admin_msg: str,
  price: num,
  type: z.literal('recharge'),
});

export const helpTopic = z.object({ title: str.min(1), content: str.min(1) });

export const uploaded = z.object({ fullurl: z.url().refine((url) => !url.includes(',')), url: str });
