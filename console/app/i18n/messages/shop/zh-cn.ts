import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: '店铺后台', change: '切换店铺',
  roles: { owner: '店主', staff: '店员' },
  sign_in: {
    door: '您的身份', shop: '店铺', operator: '平台运营', title: '登录店铺', account: '用户名、邮箱或手机号', help: '使用您的购物账号登录。与您一起经营店铺的人各有自己的账号。',
  },
  dashboard: {
    see: '以买家视角查看店铺', to_ship: '待发货订单', cancels: '申请取消', refunds: '待答复的售后申请', disputes: '%{smart_count} 项争议', payable: '可提现', debt: '欠款：%{amount}',
    pending: '担保中的款项', pending_orders: '%{smart_count} 笔订单', next_to_ship: '接下来要发货', nothing_to_ship: '全部已发出。',
  },
  inbox: { unread: '%{smart_count} 条未读', read_all: '全部标为已读', new: '新' },
  slip: { title: '装箱单', print: '打印', from: '寄件方', to: '收件方', pieces: '件数', total: '总价值' },
  orders: {
    title: '订单 %{sn}', order: '订单', search: '订单号或收件人', placed: '下单', paid: '付款', sent: '发货', arrived: '送达', received: '收货', completed: '完成', cancelled: '取消', refunded: '退款',
    next: '下一期限', pieces: '%{smart_count} 件', left: '待发 %{smart_count} 件', sent_pieces: '已发 %{smart_count} 件', refunded_pieces: '已退款 %{smart_count} 件',
    late: '已逾期', wants_cancel: '申请取消', wants_cancel_text: '买家希望取消订单。逾期未答复视为同意，并全额退款。', paused: '包裹出现异常，确认收货的计时已暂停。',
    tabs: { to_ship: '待发货', late: '已逾期', cancel_asked: '申请取消', partly_sent: '部分发货', sent: '运输中', received: '已收货', completed: '已完成', after_sale: '售后', cancelled: '已取消', to_pay: '待付款', all: '全部' },
    deadlines: { cancel_answer_by: '答复期限', ship_by: '发货期限', confirm_at: '自动确认收货', after_sale_until: '结算给您', pay_before: '未付款关闭' },
    cancel_reasons: { shopper: '买家付款后不久取消', unpaid: '未按时付款', agreed: '店铺同意', silence: '逾期未答复', shop: '店铺取消', unshipped: '未按时发货', operator: '平台取消' },
    cancel_note: '说明', lines: '购买的商品', ship_to: '收货信息', addressee: '收件人', note: '备注', money: '金额', goods: '商品', freight: '运费', discount: '优惠（平台承担）', total: '合计',
    parcel: '包裹 %{number}', carrier: '承运商', parcel_number: '运单号', contents: '内容', other_carrier: '其他承运商', slip: '装箱单',
    ship: '发货', ship_text: '可全部发出，也可减少件数，其余放入另一个包裹。', shipped: '包裹已发出', of_left: '待发 %{count} 件；填 0 则放入另一个包裹', customs: '填写报关信息', customs_name: '报关品名', hs_code: 'HS 编码', origin: '原产地', origin_help: '两位字母，如 JP', customs_value: '单件价值（美元）', customs_value_help: '留空则按售价',
    agree: '同意取消', agree_text: '将立即全额退款，商品恢复库存。', agreed: '已取消并退款', refuse: '拒绝', refuse_text: '订单保留，由您发货。', refused: '已拒绝',
    cancel: '取消订单', cancel_text: '将立即全额退款。仅在无法发货时使用。', cancel_done: '已取消并退款',
    tell_news: '更新物流', news: '发生了什么', place: '地点', news_at_help: '您的本地时间；留空表示现在。', news_note: '给买家的说明', news_text: '用于不自动更新物流的承运商，买家可以看到。', news_told: '已更新',
  },
  money: { title: '钱在哪里', places: { unpaid: '未付款', held: '担保中', released: '已结算给店铺', returned: '已退回' }, unpaid_text: '尚未付款。', paid: '买家支付', promotion: '优惠承担', duties: '代收税款', refunded: '退给买家', return_freight: '付给买家的退货运费', promotion_back: '退回优惠', held: '目前担保中', commission: '佣金', got: '店铺已收', will_get: '店铺将收', refund_until: '可退款至', released_at: '结算时间' },
};
