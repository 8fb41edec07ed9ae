import type { Words } from './en.ts';
import { aftersales } from './aftersales/zh-cn.ts';
import { audit } from './audit/zh-cn.ts';
import { chains } from './chains/zh-cn.ts';
import { freight } from './freight/zh-cn.ts';
import { health } from './health/zh-cn.ts';
import { house } from './house/zh-cn.ts';
import { mails } from './mails/zh-cn.ts';
import { profile } from './profile/zh-cn.ts';
import { promos } from './promos/zh-cn.ts';
import { reviews } from './reviews/zh-cn.ts';
import { rates } from './rates/zh-cn.ts';
import { settlement } from './settlement/zh-cn.ts';
import { shop } from './shop/zh-cn.ts';

export const zhCN: Words = {
  console: '后台',
  errors: { unreachable: '服务器没有响应。请检查网络后重试；重复的操作只会生效一次。', unreadable: '无法读取服务器的答复，请重试。', signed_out: '请先登录。' },
  menu: {
    promos: '优惠码', shop_promos: '优惠码',
    days_off: '休息日', duty_remittances: '上缴税款', traders: '店铺经营者',
    duties: '关税与税款', shop_freight: '配送',
    rates: '汇率', mails: '邮件发件箱', reviews: '评价', shop_reviews: '评价', disputes: '纠纷', shop_refunds: '退款', dashboard: '总览', recharges: '充值', deposits: '链上入金', networks: '网络', withdrawals: '提现', payout_batches: '付款批次', commissions: '佣金', shop_earnings: '收入', shop_payouts: '提款', corrections: '账务调整', orders: '订单', shop_orders: '订单', shop_inbox: '消息', shop_profile: '店铺资料', users: '用户', journal: '日记账', books: '账簿', settings: '设置',
    operators: '操作员', audit_log: '操作日志', health: '运行状况', clock: '时钟', demo_chain: '演示链', open: '打开菜单', sign_out: '退出登录', theme: '浅色或深色', language: '语言', money: '资金', people: '人员', house: '系统',
  },
  roles: { finance: '财务', support: '客服', catalogue: '商品', admin: '管理员' },
  sign_in: {
    title: '登录后台', email: '邮箱', password: '密码', code: '验证器动态码', code_help: '首次登录请留空。', submit: '登录', enrol_title: '设置动态码',
    enrol_text: '请用验证器应用扫描，或将密钥输入其中。有效期 %{minutes} 分钟。', secret: '密钥', qr: '供验证器应用扫描的二维码', new_password: '您自己的密码', new_password_help: '至少 %{length} 个字符。', enrol_submit: '完成并登录', back: '重新开始',
  },
  common: {
    over: '已到期', all: '全部', shopper: '用户', state: '状态', amount: '金额', network: '网络', method: '方式', address: '地址', asked_at: '申请时间', decided: '处理时间', reason: '原因', reason_help: '用户会逐字看到。', by: '操作人', at: '时间', details: '详情', search: '搜索',
    from: '从', until: '至（含当日）', balance: '可用余额', held: '冻结', reference: '凭证号', copy: '复制', copied: '已复制', close: '关闭', back: '返回列表', total: '合计', download: '下载 CSV', id: '编号', nobody: '系统自动', acts: '可执行的操作', shopper_id: '用户编号', find_shopper: '账号、邮箱、姓名或手机号', searching: '正在查找…', nobody_found: '没有找到', clear: '清空', show_choices: '显示选项', kind: '类型', empty: '这里还没有内容。',
  },
  methods: { chain: '链上', manual: '凭证', card: '银行卡支付', online: '在线支付', bank: '银行' },
  recharges: {
    agreed: '已记录，须由另一人确认相同的到账金额', large: '金额较大，须两人确认相同的到账金额；由第二人入账。', approvals: '已同意', approval: '%{operator}：%{amount}',
    title: '充值 %{amount}', asked: '申请金额', arrived: '到账金额', evidence: '凭证', no_evidence: '这种充值方式没有图片。', enlarge: '放大', duplicates: '同一图片 %{count} 次', same_picture: '同一图片还出现在', same_picture_text: '这张图片被提交过不止一次，批准前请仔细核对。', own: '同一用户',
    address_known: '是该用户的地址', address_unknown: '不是该用户的地址', only_duplicates: '仅重复图片', taken_back: '已撤回', borne: '平台承担', message: '给用户的留言', payment: '付款凭据', states: { waiting: '等待付款', auditing: '审核中', passed: '已通过', refused: '已拒绝' },
    approve: '批准', approve_text: '将按到账金额为 %{name} 入账。此处不能撤销，只能由两人进行账务调整。', arrived_label: '到账金额（美元）', message_label: '给用户的留言', message_help: '金额与申请不同时必须填写。', approved: '已入账', refuse: '拒绝', refuse_text: '不会给 %{name} 入账。', refused: '已拒绝', reversals: '争议与退款', reversal: { dispute: '争议', refund: '退款' },
  },
  withdrawals: {
    own_approval: '您已批准，须由另一位同事放行。', release: '解除暂停', release_text: '%{name} 有一笔付款被撤回，因此暂停。请在损失解决后再解除。', released: '已解除', held_text: '该用户有一笔付款被撤回。解除或拒绝之前无法付款。', taken_back: '已撤回', release_reason: '解除原因',
    title: '提现 %{sn}', asked_by: '申请方', receives: '实际到账', fee: '手续费', fee_waived: '免手续费', to: '收款方', holder: '户名', bank_name: '银行', review_before: '处理截止', not_before: '最早时间', late: '已逾期', code_unchecked: '未验支付密码', code_unchecked_text: '由旧版客户端提交，未验证支付密码，请仔细核对。', second: '需两人', approved_by: '批准人', decided_by: '处理人', batch: '批次', rate: '汇率', arrival: '承诺到账',
    hours: '%{smart_count} 小时', credentials: '密码变更', address_added: '地址添加于', address_uses: '此前付款至此', times: '%{smart_count} 次', never: '从未', history: '经过', promise: '承诺', judge: '审核依据', queues: { auditing: '审核中', needs_approval: '待批准', ready: '可付款', on_hold: '已暂停', paying: '付款中', late: '已逾期', passed: '已通过', refused: '已拒绝', cancelled: '已取消' },
    events: { asked: '申请', approved: '批准', released: '解除暂停', handed_over: '交付付款', passed: '通过', refused: '拒绝', cancelled: '取消' }, pass: '通过', pass_text: '确认已向 %{name} 付款 %{amount}。', reference_label: '银行流水号或交易哈希', passed: '已通过', approve: '批准', approve_text: '您是两人中的第一位，须由另一人通过。', approved: '已批准，现在可由另一人通过', refuse: '拒绝', refuse_text: '金额与手续费将立即退回给 %{name}。', refused: '已拒绝，款项已退回',
    export: '交付付款', export_text: '将所有可付款的提现做成一个付款批次（CSV）。之后用户不能再取消。', export_some: '将选中的提现做成一个付款批次（CSV）。之后用户不能再取消。', exported: '批次已生成',
  },
  payout_batches: { number: '批次', made_at: '生成时间', made_by: '操作人', count: '提现笔数', open: '未处理' },
  corrections: {
    amount_help: '带负号表示从用户扣除。', against: '对方科目', ask: '申请调整', ask_text: '另一位操作员批准之前，资金不会变动。', asked: '已申请，须由另一人批准', reason_label: '原因（用户会看到）', approve: '批准并入账', approve_text: '%{name}：%{amount}。由 %{by} 申请：“%{reason}”', approved: '已入账', refuse: '拒绝', take_back: '撤回', refused: '已关闭，未入账',
    sources: { platform: '平台收入', bank: '银行', card: '银行卡支付' }, states: { asked: '待第二人', approved: '已入账', refused: '已关闭' },
  },
  users: { username: '用户名', nickname: '昵称', email: '邮箱', mobile: '手机', since: '注册时间', statement: '账户对账单', account: '账户', available: '可用', held: '提现冻结', opening: '期初余额', closing: '期末余额', movement: '类型', after: '之后余额', number: '序号', search: '用户名、邮箱、手机或编号', recharges: '充值', withdrawals: '提现', journal: '日记账' },
  journal: { memo: '备注', entries: '分录', account: '科目', after: '之后余额' },
  books: {
    owed: '应付', held: '持有', difference: '差额', difference_help: '应为零，否则账簿有误', owed_to: '应付他人', held_at: '持有（按来源）', compare: '负债与持有', run: '重新核账', run_text: '重新核算每一笔交易和余额。需要片刻，不会改变任何数据。', ran: '核账完成', checks: '核账记录', right: '正确', wrong: '有误', duration: '用时', nightly: '每夜', transactions: '交易数', entries: '分录数', took: '%{ms} 毫秒', last: '最近核账',
    sources: { bank: '银行', card: '银行卡支付', demo: '演示资金' },
    kinds: { user_available: '用户可用', user_held: '提现冻结', shop_available: '店铺', shop_held: '店铺提款冻结', shop_debt: '店铺欠款', order_escrow: '订单托管', platform_duties: '代收关税和税款', duties_ahead: '预先上缴，待抵扣', platform_revenue: '平台收入', platform_promotions: '促销', outside: '外部' },
  },
  dashboard: { owed: '应付他人', held: '为其持有', recharges: '待审核充值', withdrawals: '待审核提现', late: '%{smart_count} 笔逾期', all_in_time: '均未逾期', corrections: '待批准调整', in_order: '分文不差', not_in_order: '相差 %{amount}', next_recharges: '等待最久的充值', next_withdrawals: '即将到期的提现', nothing: '没有待办。', see_all: '查看全部', owed_parts: '应付构成', hello: '欢迎，%{name}', no_desk: '请在左侧选择要处理的事项。' },
  settings: {
    change: '更改', history: '历史', no_fee: '留空：该网络暂不开放提现。', since: '自 %{moment}', standard: '默认', upcoming: '自 %{moment} 起：%{value}', effective: '生效时间', effective_help: '您的本地时间；留空表示立即。此前已作的承诺不变。', changed: '已更改', installation: '系统', mode_text: '开放的钱包会接收并支付他人的资金。在许多国家，这需要支付或电子货币机构牌照；链上业务还需要加密资产服务牌照。确认合规后再开放。',
    open: '开放：可充值和提现', closed: '关闭：仅退款和收入', hours: '%{smart_count} 小时', days: '%{smart_count} 天', minutes: '%{smart_count} 分钟', groups: { duties: '关税与税款', settlement: '店铺结算', payout: '店铺提款', orders: '订单', aftersale: '售后', reviews: '评价', dispute: '纠纷', wallet: '钱包', withdrawal: '提现', security: '安全', recharge: '充值', network: '网络' },
    weekly: '每周及申请时', on_request: '仅申请时',
    names: { settlement: { newShopDays: '自首次结算起视为新店铺', newShopHoldDays: '新店铺每笔结算等待' }, payout: { minimum: '最低提款额', schedule: '提款' }, orders: { payMinutes: '付款时限', unpaidGroupsCount: '待付款订单上限', unpaidPiecesCount: '待付款商品件数上限', cancelFreeMinutes: '付款后可直接取消', cancelAnswerHours: '店铺答复取消申请时限', shipWithinDays: '发货时限（工作日）', notShippedGraceHours: '逾期未发货自动取消的宽限', confirmAfterDeliveredDays: '签收后自动确认收货', confirmAfterDispatchDays: '发货后自动确认收货（无签收记录）', extendDays: '买家可延长一次', afterSaleDays: '售后申请期', parcelSilentDays: '无物流更新视为失联' }, aftersale: { answerHours: '店铺答复退款申请时限', offerHours: '买家答复部分退款时限', escalateHours: '可申请平台介入的时限', returnDays: '寄回商品时限', checkDays: '店铺验收退货时限', smallAmount: '未答复视为同意的金额上限', returnFreightMost: '店铺承担退货运费上限', lateDays: '完成后可申请退款的期限' }, reviews: { withinDays: '订单完成后可评价的期限', editDays: '评价可修改的期限', followUpDays: '可追加评价的期限' }, dispute: { evidenceHours: '举证期限', rulingDays: '裁定时限' }, wallet: { mode: '钱包' }, withdrawal: { bank: '银行手续费', chain: '链上手续费', minimum: '最小提现', maximum: '最大提现', perDay: '每日上限', secondApproverFrom: '两人审核起点', reviewHours: '处理时限', arrivalHours: '到账时限' }, security: { lockHours: '更改密码后等待', recoveryLockHours: '找回密码后等待', newAddressHours: '新地址等待' }, recharge: { minimum: '最小充值', secondApproverFrom: '手动入账双人复核起点' }, duties: { secondApproverFrom: '上缴双人复核起点' } },
    parts: { fixed: '固定', percentBp: '百分比', min: '最低', max: '最高', bank: '银行', chain: '链上' },
  },
  operators: { name: '姓名', email: '邮箱', roles: '角色', last_act: '最近操作', states: { invited: '已邀请', active: '正常', disabled: '已停用' }, add: '添加操作员', added: '已添加', change_roles: '更改角色', roles_changed: '角色已更改', disable: '停用', disable_text: '%{name} 将无法登录，其会话立即结束。', disabled: '已停用', reset: '重新准入', reset_text: '%{name} 将获得一次性密码并重新设置动态码，其会话立即结束。', reset_done: '密码已生成', once_title: '一次性密码', once_text: '请立即私下交给 %{name}。仅显示这一次。' },
  audit,
  clock: {
    text: '演示环境的时间可以调整，但只能向前。途中到期的事情都会发生：承运商送达、订单完成、店铺收款。',
    now: '商城时间', ahead: '比真实时间快', real: '没有差别', pass: '让时间流逝', move_text: '时间之后无法倒回，不会有人因此被登出。', moved: '时间已流逝',
    next: '接下来到期的事项', what: '事项', in: '还有', go: '快进到此', nothing_due: '没有即将到期的事项。', moves: '已快进的时间', until: '到', way: '经过', happened: '定时任务做了什么', nothing: '没有到期事项', failed: '失败', done: '完成 %{smart_count} 项',
    deadlines: { orders: { pay_before: '未付款订单关闭', cancel_answer_by: '店铺须答复取消申请', ship_by: '店铺须发货', unshipped_at: '未发货订单自动取消', confirm_at: '订单自动确认收货', after_sale_until: '订单完成并结算给店铺' }, parcels: { ask_at: '查询承运商物流' }, refunds: { due_at: '退款申请处理期限' } },
  },
  orders: {
    search: '订单号、运单号、付款号、买家或店铺', books: '账目', life: '经过', payment_number: '付款号', promo: '优惠码', reason_help: '买家和店铺会看到原文。',
    steps: { placed: '下单', paid: '付款', late: '应已发货', cancel_asked: '买家申请取消', cancel_refused: '店铺拒绝取消', sent: '包裹发出', arrived: '送达', extended: '延长确认时间', paused: '包裹异常', received: '收货', completed: '完成', cancelled: '取消', refunded: '退款' },
  },
  demo_chain: {
    text: '本演示自带的一条小链，上面的币没有任何价值。把演示币转到用户在“链上转账”中看到的地址，再出块直到不可撤销。', none: '演示链未运行。', token: '代币', head: '最新区块', final: '已最终确认至', send: '发送测试转账', send_text: '像钱包一样，向该网络的任意地址发送演示币。',
    address_help: '用户在“充值 → 链上转账”中可看到自己的地址。', sent: '已发送，已进入最新区块', mine: '出块', mine_text: '让链上时间前进。这里波场 20 个区块后最终确认，以太坊 64 个。', blocks: '区块数', blocks_help: '1 到 200', mined: '已出块',
  },
  health,
  mails,
  reviews,
  ...profile,
  ...rates,
  ...freight,
  ...house,
  ...promos,
  ...settlement,
  shop,
  ...aftersales,
  ...chains,
};
