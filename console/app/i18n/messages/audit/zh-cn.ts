import type { Words } from '../en.ts';

export const audit: Words['audit'] = {
  act: '操作', subject: '对象', operator: '操作员', command_line: '命令行',
  acts: {
    books: { checked: '复核账簿' },
    clock: { moved: '推进时间' },
    promo: { make: '创建优惠码', end: '结束优惠码' },
    commission: { set: '设置佣金' },
    correction: { asked: '申请账务调整', approved: '账务调整入账', refused: '关闭账务调整' },
    day_off: { added: '列入休息日', removed: '移除休息日' },
    demo_chain: { mined: '演示链出块', sent: '发送测试转账' },
    deposit: { approved: '入金获第一人同意', credited: '链上入金入账', dismissed: '关闭链上入金' },
    dispute: { ruled: '纠纷裁决' },
    duty: { add: '新增关税规则', end: '终止关税规则' },
    duty_remittance: { asked: '提出上缴税款', booked: '税款已上缴', refused: '上缴已关闭' },
    mail: { sent_again: '重新发送邮件' },
    network: { added: '新增网络', change_asked: '申请更改网络', change_refused: '关闭网络更改', changed: '更改网络', closed: '停用网络', key_asked: '申请更换网络公钥', key_set: '设置网络公钥', opened: '启用网络', rescan_asked: '重新扫描链' },
    operator: { added: '新增操作员', code_refused: '拒绝操作员验证码', disabled: '停用操作员', enrolled: '完成验证码设置', enrolment_started: '开始设置验证码', reset: '重置操作员', roles_changed: '更改角色', signed_in: '登录', signed_out: '退出登录' },
    order: { cancelled: '取消订单' },
    rates: { fetch: '获取汇率', load: '导入汇率' },
    recharge: { agreed: '充值获第一人同意', approved: '批准充值', refused: '拒绝充值' },
    review: { hidden: '隐藏评价', kept: '保留评价', shown: '恢复评价' },
    setting: { changed: '更改设置' },
    trader: { checked: '核验店铺经营者', withdrawn: '撤销店铺核验' },
    withdrawal: { approved: '提现获第一人批准', passed: '提现放行', refused: '拒绝提现', released: '解除提现冻结' },
    withdrawals: { handed_over: '提现交付付款' },
  },
};
