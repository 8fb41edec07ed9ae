import { z } from 'zod';
import type { WireWorld } from './buyers.ts';
import * as shapes from './shapes.ts';
import { farPage, page, type WireCall } from './wire-call.ts';

const products = shapes.listOf(shapes.shopProduct);

/** Calls 1 to 13: banners, products and shops. */
export const goodsCalls = ({ kiln, bowl }: Pick<WireWorld, 'kiln' | 'bowl'>): WireCall[] => [
  { no: 1, call: 'GET /api/index/banner', open: true, reads: z.array(z.string().min(1)).min(1) },
  { no: 2, call: 'GET /api/index/category', open: true, reads: z.array(shapes.category).min(1) },
  {
    no: 3,
    call: 'GET /api/index/product',
    open: true,
    send: () => ({ category_id: 'family', ...page }),
    reads: products,
    empty: farPage,
  },
  {
    no: 4,
    call: 'GET /api/index/hot_product',
    open: true,
    send: () => ({ ...page, title: '' }),
    reads: products,
    empty: farPage,
  },
  { no: 5, call: 'GET /api/index/index', open: true, reads: shapes.platform },
  {
    no: 6,
    call: 'GET /api/product/index',
    open: true,
    reads: z.array(z.object({ keyword: z.string() })).max(10),
    empty: { send: {}, is: [] },
  },
  {
    no: 7,
    call: 'GET /api/product/search',
    open: true,
    send: () => ({ ...page, title: 'porcelain', category_id: 0 }),
    reads: products,
    empty: farPage,
  },
  {
    no: 8,
    call: 'GET /api/product/searchs',
    open: true,
    send: () => ({ ...page, title: 'kiln' }),
    reads: shapes.listOf(shapes.shop),
    empty: farPage,
  },
  {
    no: 9,
    call: 'GET /api/product/recommend',
    open: true,
    send: () => ({ ...page, category_id: 'family' }),
    reads: products,
    empty: farPage,
  },
  {
    no: 10,
    call: 'GET /api/product/detail',
    open: true,
    send: () => ({ product_id: bowl.id, mer_id: kiln.id }),
    reads: shapes.productDetail,
  },
  { no: 11, call: 'POST /api/product/like', send: () => ({ mer_id: kiln.id, product_id: bowl.id }) },
  {
    no: 12,
    call: 'GET /api/merchant/detail',
    open: true,
    send: () => ({ mer_id: kiln.id, ...page, category_id: 0 }),
    reads: shapes.shopDetail,
    empty: { send: { page: 99 }, is: { banner: '', product_list: { list: [], count: 2 } } },
  },
  { no: 13, call: 'POST /api/merchant/follow', send: () => ({ mer_id: kiln.id }) },
];
