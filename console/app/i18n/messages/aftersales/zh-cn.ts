import type { Words } from '../en.ts';

export const aftersales: Pick<Words, 'refunds' | 'disputes'> = {
  refunds: {
    title: '退款 %{sn}', asked: '申请金额', most: '商品实付', freight: '其中运费', offered: '提议金额', granted: '已退金额', order: '订单', need: '申请类型', money_only: '仅退款', with_return: '退货退款', goods: '货物',
    received: '已收到', missing: '未收到', unshipped: '未发货', pieces: '件数', due: '截止时间', soon: '不足一天', facts: '申请内容', items: '涉及商品', history: '处理记录', return_freight: '退货运费承担方', return_cost: '另付退货运费', return_to: '退货地址',
    parcel: '退货包裹', sent_at: '寄回时间', picture: '图片', approve: '同意', approve_text: '立即向买家退款 %{amount}。', approved: '已退款', approve_return: '同意退货',
    approve_return_text: '买家将商品寄到该地址；您确认收货后退款 %{amount}。', return_approved: '已同意，等待买家寄回', address: '退货地址', keep_goods: '免退货退款', offer: '部分退款', offer_text: '商品由买家保留，最多 %{amount}。',
    offer_words: '给买家的说明', offer_done: '已提议，等待买家决定', refuse: '拒绝', refuse_text: '之后双方均可申请平台裁定。', refused: '已拒绝', arrived: '确认收到退货', arrived_text: '立即向买家退款 %{amount}。', arrived_text_freight: '立即向买家退款 %{amount}，并支付退货运费 %{freight}。', sellable: '能否再次销售？',
    sellable_yes: '可以，退回库存', sellable_no: '不可以', arrived_done: '已退款', problem: '反馈问题', problem_text: '未收到退货或退货有问题，由平台审阅双方后裁定。', problem_done: '已反馈，等待裁定', what: '问题说明', dispute: '申请平台裁定',
    dispute_text: '双方可在限时内补充证据，之后由工作人员裁定。', dispute_done: '已申请裁定', why: '理由', message: '给买家留言', message_help: '裁定人员也会看到。', pictures: '添加图片', chosen: '%{smart_count} 张图片', send: '发送',
    sent: '已发送',
    queues: { answer: '待答复', check: '待验货', disputes: '裁定中', open: '进行中', over: '已结束' },
    by: { shopper: '买家', shop: '店铺', operator: 'Tradewind', clock: '超时' },
    happened: { asked: '申请退款', approved: '同意', offered: '提议部分退款', refused: '拒绝', offer_accepted: '接受提议', offer_declined: '不接受提议', offer_lapsed: '提议未答复', sent_back: '寄回商品', arrived: '收到退货', problem: '退货有问题', dispute_opened: '申请裁定', message: '留言', ruled: '裁定', paid: '已退款', withdrawn: '撤销', lapsed: '超时关闭' },
  },
  disputes: {
    title: '纠纷 %{sn}', shop: '店铺', opened_at: '发起时间', opened_by: '发起方', evidence_until: '举证截止', rule_before: '裁定期限', late: '已逾期', order: '订单快照', asked_pieces: '%{asked}/%{quantity}',
    paid: '付款', sent: '发货', came: '收货', ship_to: '收货地址', note: '买家备注', goods: '商品', freight: '运费', discount: '优惠码', total: '合计', parcels: '包裹', no_parcels: '尚未发货。', past: '以往记录',
    shopper_past: '买家：%{orders} 笔订单，另有 %{requests} 次申请', shop_past: '店铺：%{orders} 笔订单，另有 %{requests} 次申请，判责 %{faults} 次', ruling: '裁定', ruled_by: '裁定人', fault: '责任方', rule: '作出裁定',
    rule_text: '裁定金额将立即退给买家，相关商品就此了结。双方都会看到您的理由。', rule_text_freight: '买家寄回商品花费 %{amount}。仅当您判定店铺有责时，由店铺另行支付。', amount: '退给买家的金额（0 表示不予退款）', amount_help: '最多 %{amount}', reason: '裁定理由', ruled: '已裁定', evidence_text: '双方仍可补充证据，之后再裁定。',
    queues: { ready: '待裁定', evidence: '举证中', late: '已逾期', ruled: '已裁定' },
  },
};
