import type { Complete } from '../complete.ts';
import type { app as english } from './en.ts';

export const app = {
  'app.look': '您正在查看 {name} 的账号（至 {time}），不能做任何更改。',
  'app.endLook': '结束查看',
  'app.offline': '网络已断开，显示的是上次加载的内容。',
  'app.asOf': '当前离线，内容截至 {time}。',
  'app.newVersion': '新版本已就绪',
  'app.reload': '重新加载',
  'app.install': '将 Tradewind 添加到主屏幕',
  'app.installText': '一点即开，图标上显示未读数量。',
  'app.installNow': '安装',
  'app.notNow': '暂不',

  'shell.copied': '已复制',
  'shell.copyFail': '复制失败',
  'shell.copyNeedsHttps': '非 HTTPS 协议不支持此操作',

  'currencies.title': '价格显示货币',
  'currencies.note': '其他货币的价格仅供参考，付款一律以美元结算。',
} satisfies Complete<typeof english>;
