import type { Messages } from '../en.ts';

export const setUp: Messages['set_up'] = {
  title: '设置 Tradewind',
  intro: '您将创建第一位管理员。由于还没有其他人，该账号拥有全部角色。',
  name: '您的姓名',
  go_on: '继续',
  key_text: '请用验证器应用扫描二维码，或手动输入密钥。',
  wallet: '买家钱包',
  at_once: '设置期间，涉及资金安全的更改立即生效',
  at_once_help: '否则费用、网络和操作员的更改需等待 24 小时。清单会提醒您结束此状态。',
  finish: '完成并进入后台',
};

export const checklist: Messages['checklist'] = {
  text: '首笔交易之前需要完成的事项。条件满足后会自动打勾。',
  progress: '已完成 {done}/{total}',
  complete: '首笔交易所需的设置已全部完成。',
  missing: '首笔交易所需的设置尚未完成',
  show: '查看清单',
  open: '打开',
  done: '已完成',
  to_do: '待办',
  entries: {
    mail: {
      title: '邮件',
      text: '请设置 SMTP_URL 和 MAIL_FROM，以及用于链接的 PUBLIC_URL，然后重新启动。邀请和验证码通过邮件发送。',
    },
    operators: {
      title: '第二位管理员',
      text: '涉及资金安全的操作需要两个人。请在服务器上用“npm run operator”添加，或先邀请再在服务器上确认。',
    },
    wallet: {
      title: '钱包模式',
      text: '保管他人资金可能需要支付机构或电子货币机构牌照。仅在获准的地区开放钱包。',
    },
    payment: { title: '付款方式', text: '钱包已开放并可充值：通过网络，或配置 Stripe 密钥后用银行卡。' },
    withdrawal: { title: '提现', text: '请设置银行提现费用，限额和时间也在该处。' },
    commission: { title: '佣金', text: '请设置平台从每笔销售收取的比例。设置之前为 5%。' },
    duties: { title: '关税和税费', text: '请录入配送国家的规则，让买家看到完整价格。' },
    shop: { title: '第一位商家', text: '商家先在商城注册，再通过“我的 → 我要开店”提交申请，由您在此审核。' },
    freight: { title: '配送', text: '已有营业店铺在其后台说明配送地区和运费。' },
    products: { title: '商品', text: '已有营业店铺上架商品。' },
    law: {
      title: '法律与政策',
      text: '服务条款、隐私、退货、配送、禁售商品和运营方信息均为草稿。请审核后逐一以您的名义发布。',
    },
    waiting: { title: '等待时间', text: '涉及资金安全的更改恢复等待，避免被盗的会话悄悄作出更改。' },
  },
};
