import type { Words } from '../en.ts';

export const settlement: Pick<Words, 'commissions' | 'money' | 'payouts'> = {
  commissions: {
    scope: '适用于', everything: '全部', shop: '店铺', category: '类目', every_shop: '所有店铺', every_category: '所有类目', rate: '佣金', none: '按上一级规则', floor: '每行最低',
    cap: '每行最高', from: '生效时间', made: '设置时间', in_force: '生效中', past: '历史', add: '设置佣金', text: '以最具体的规则为准：店铺加类目，其次店铺，再次类目，最后全部。已付款的订单保持原约定。',
    rate_label: '占商品金额的百分比', floor_label: '每个订单行最低（美元）', cap_label: '每个订单行最高（美元）', optional: '可留空。', change: '更改', end: '终止',
    end_text: '此后 %{scope} 按上一级规则执行。', saved: '佣金已设置', upcoming: '待生效', current: '生效中', was: '历史',
  },
  money: {
    available: '可提取', pending: '托管中', on_way: '提款处理中', debt: '欠平台', earned: '累计收入', orders: '%{smart_count} 笔订单',
    hold: '%{amount} 刚刚结算。新店铺的每笔结算需等待 %{smart_count} 天后才能提取。', debt_text: '结算后的退款超过了您的余额，之后的结算将先用于抵扣。', next: '下次提款 %{moment}', gross: '支付金额',
    promotion: '其中优惠补贴', refunded: '已退款', with_return: '另付退货运费 %{amount}', commission: '佣金', net: '店铺所得', order: '订单', paid_at: '付款时间', release: '结算', statement: '对账单', statement_text: '可逐笔核算的 CSV，最长一年，日期按 UTC 计。',
    calendar: '结算日历', payable_at: '可提取时间', states: { held: '托管中', released: '已结算', returned: '已退款' },
    certainties: { fixed: '已确定', latest: '最晚', open: '未发货', paused: '因退款申请暂停' }, search: '订单号',
  },
  payouts: {
    ask: '申请提款', ask_text: '目前最多可提取 %{amount}。金额即时冻结，手续费与时限随之确定。', account: '收款账户', asked: '已申请，金额已冻结', code: '您的支付密码', cancel: '取消',
    cancel_text: '全部金额立即退回。', cancelled: '已取消，款项已退回', price: '金额', receives: '实际到账', fee: '手续费', by: '申请人', calendar: '结算日历', until: '处理截止',
    accounts: '收款账户', add_bank: '添加银行账户', add_chain: '添加链上地址', add_text: '新账户需等待一段时间后才能使用。', added: '已添加', holder: '户名', bank: '银行', number: '账号',
    network: '网络', address: '地址', label: '备注', usable_at: '%{moment} 起可用', remove: '移除', removed: '已移除', plan: '每周自动提款到此',
    plan_text: '每周一将可提取的全部金额自动汇到该账户，最低 %{minimum}。', planned: '每周自动提款', plan_done: '将按日历提款到此账户', unplan: '停止每周提款', unplan_text: '此后只在您申请时提款。',
    unplanned: '已停止每周提款', no_accounts: '请先添加收款账户，等待期过后即可提款。', list: '提款记录', at_most: '最多 %{amount}',
    states: { auditing: '审核中', passed: '已付款', refused: '已拒绝', cancelled: '已取消' },
  },
};
