import { product } from '@tradewind/contract/goods/catalog';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { shop } from '@tradewind/contract/goods/shops';
import { saveAddress } from '@tradewind/contract/people/addresses';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { checkoutPath } from '../app/paths/checkout-path.ts';
import { expect, test, visit } from './journey.ts';
import { demoPassword } from './shop.ts';
import { callApi, newShopper } from './shopper.ts';

const owner = 'shop-kiln-and-clay';

test('the checkout hints that a text without a postcode may be incomplete, and leads to the form', async ({
  page,
  context,
  origin,
  t,
}) => {
  const { token } = await newShopper(origin);
  const text = { name: 'Ann Journey', mobile: '+14155552671', country: 'USA', detail: '1', tag: 'Home' };
  await callApi(origin, saveAddress, text, token);
  const { shop: own } = await callApi(origin, shopSignIn, { account: owner, password: demoPassword });
  const { product_list } = await callApi(origin, shop, { mer_id: own.id, limit: 1 });
  const { product_id } = product_list.list[0]!;
  const { goods } = await callApi(origin, product, { product_id, mer_id: own.id });
  await context.addCookies([{ name: sessionCookie, value: token, url: origin }]);
  await visit(page, checkoutPath({ product: product_id, shop: own.id, sku: goods.skus[0]!.sku_id, number: 1 }));
  await expect(page.getByText(t('addresses.incomplete'))).toBeVisible();
  await page.getByRole('link', { name: t('addresses.edit'), exact: true }).click();
  await expect(page.getByLabel(t('addresses.detail'))).toHaveValue('1');
});
