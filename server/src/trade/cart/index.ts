export { addAgain } from './add-again.ts';
export { addToCart } from './add-to-cart.ts';
export { cartLinesById, countCart } from './cart-queries.ts';
export { removeCartLines } from './cart-store.ts';
export { cartRoutes } from './routes.ts';
