import type { Words } from '../en.ts';

export const reviews: Words['reviews'] = {
  title: '评价：%{product}', what: '评价', goods: '商品', shop: '店铺', by: '评价人', written: '评价时间', order: '订单', rating: '评分', product_score: '商品', service_score: '服务', postage_score: '物流',
  no_words: '未填写文字', edited: '修改于', follow_up: '追加评价', picture: '图片', helpful: '认为有帮助的人数', facts: '相关信息', unnamed: '匿名评价',
  reply: '回复', reply_text: '所有人都能在评价下方看到。每条评价仅可回复一次，且无法修改。', reply_label: '您的回复', replied: '已回复', reply_of: '店铺回复', no_reply: '尚未回复',
  report: '举报', report_text: '将由运营人员核查。差评不会因为是差评而被隐藏。', report_reason: '问题类型', report_words: '需要说明的情况', reported: '已举报',
  waits: '已举报，等待处理', hidden: '已隐藏', hidden_text: '仅评价人、店铺和运营后台可见，且不再计入评分。原因：%{because}', hidden_by: '隐藏人', reports: '举报记录', report_line: '%{by}：%{reason}', for_shop: '店铺举报', decided: '已处理',
  hide: '隐藏', hide_text: '其他人将无法看到，且不再计入评分。买家会看到您填写的原因。', hide_done: '已隐藏', keep: '予以保留', keep_text: '举报将关闭，评价保留。原因会记入审计日志。', keep_done: '已保留',
  show: '恢复显示', show_text: '所有人可再次看到，并重新计入评分。原因会记入审计日志。', show_done: '已恢复显示', why: '原因',
  queues: { reported: '被举报', hidden: '已隐藏', shown: '显示中' }, shop_queues: { open: '待回复', low: '三星及以下', replied: '已回复' }, search: '内容、账号或订单号',
};
