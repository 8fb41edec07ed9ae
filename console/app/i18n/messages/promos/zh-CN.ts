import type { Messages } from '../en.ts';

export const promos: Pick<Messages, 'promos'> = {
  promos: {
    code: '优惠码',
    discount: '优惠',
    cost_borne_by: '承担方',
    platform: '平台',
    used: '已使用',
    total_discount: '优惠总额',
    per_user: '每人次数',
    any_number: '不限',
    create: '创建优惠码',
    code_help: '4至20位英文字母或数字。',
    kind: '优惠方式',
    value: '优惠值（美元或百分比）',
    cap: '百分比优惠上限（美元）',
    minimum: '最低商品金额（美元）',
    uses: '总次数',
    created: '已创建',
    ended: '已结束',
    end_text: '{code} 将不再生效，已下订单的优惠保留。',
    platform_text: '由平台承担，店铺应得不变。每次下单限用一个平台优惠码。',
    shop_text: '由店铺承担：减少店铺应得，佣金按余额计算。每单限用一个店铺优惠码，可与平台优惠码同用。',
    kinds: { percent: '百分比', amount: '固定金额' },
  },
};
