import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: '店铺后台', change: '切换店铺',
  roles: { owner: '店主', staff: '店员' },
  sign_in: {
    door: '您的身份', shop: '店铺', operator: '平台运营', title: '登录店铺', account: '用户名、邮箱或手机号', help: '使用您的购物账号登录。与您一起经营店铺的人各有自己的账号。',
  },
  dashboard: { see: '以买家视角查看店铺' },
};
