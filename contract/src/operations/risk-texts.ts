import type { Texts } from '../base/locales.ts';
import type { RiskKind } from './desk/risk.ts';

/** What a finding says: a title, and the reason with its facts. */
export const riskTexts: Readonly<Record<RiskKind, { title: Texts; reason: Texts }>> = {
  device: {
    title: {
      en: 'One device, several accounts',
      'zh-CN': '多个账号使用同一设备',
      ja: '同じ端末に複数のアカウント',
      ko: '한 기기에 여러 계정',
      th: 'หลายบัญชีบนอุปกรณ์เดียว',
    },
    reason: {
      en: '{count} accounts have sessions with the same browser at the same address ({network}).',
      'zh-CN': '{count} 个账号在同一地址（{network}）用相同浏览器登录。',
      ja: '{count}件のアカウントが同じアドレス（{network}）の同じブラウザーでログインしています。',
      ko: '{count}개 계정이 같은 주소({network})의 같은 브라우저로 로그인했습니다.',
      th: 'มี {count} บัญชีเข้าสู่ระบบด้วยเบราว์เซอร์เดียวกันที่ที่อยู่เดียวกัน ({network})',
    },
  },
  network: {
    title: {
      en: 'Many new accounts from one network',
      'zh-CN': '同一网络的大量新账号',
      ja: '同じネットワークの新規アカウント多数',
      ko: '한 네트워크의 많은 새 계정',
      th: 'บัญชีใหม่จำนวนมากจากเครือข่ายเดียว',
    },
    reason: {
      en: '{count} accounts younger than {days} days came from {network}.',
      'zh-CN': '{count} 个注册不足 {days}\u00a0天的账号来自 {network}。',
      ja: '登録から{days}日未満のアカウント{count}件が{network}から利用されています。',
      ko: '가입 {days}일 미만 계정 {count}개가 {network}에서 왔습니다.',
      th: 'มี {count} บัญชีที่อายุไม่ถึง {days}\u00a0วัน มาจาก {network}',
    },
  },
  delivery: {
    title: {
      en: 'One delivery address, several accounts',
      'zh-CN': '多个账号使用同一收货地址',
      ja: '同じお届け先に複数のアカウント',
      ko: '한 배송지에 여러 계정',
      th: 'หลายบัญชีใช้ที่อยู่จัดส่งเดียวกัน',
    },
    reason: {
      en: '{count} accounts have the same address and phone number in their address books ({country}).',
      'zh-CN': '{count} 个账号的地址簿中有相同的地址和电话（{country}）。',
      ja: '{count}件のアカウントに同じ住所と電話番号が登録されています（{country}）。',
      ko: '{count}개 계정의 주소록에 같은 주소와 전화번호가 있습니다({country}).',
      th: 'มี {count} บัญชีที่มีที่อยู่และเบอร์โทรศัพท์เดียวกัน ({country})',
    },
  },
  payout: {
    title: {
      en: 'One payout account, several accounts',
      'zh-CN': '多个账号使用同一收款账户',
      ja: '同じ出金先に複数のアカウント',
      ko: '한 출금 계좌에 여러 계정',
      th: 'หลายบัญชีใช้บัญชีรับเงินเดียวกัน',
    },
    reason: {
      en: '{count} accounts want to be paid to the same account, {address}.',
      'zh-CN': '{count} 个账号使用同一收款账户 {address}。',
      ja: '{count}件のアカウントが同じ出金先{address}を登録しています。',
      ko: '{count}개 계정이 같은 출금 계좌 {address}를 등록했습니다.',
      th: 'มี {count} บัญชีที่ใช้บัญชีรับเงินเดียวกัน {address}',
    },
  },
  refunds: {
    title: {
      en: 'Unusually many refunds',
      'zh-CN': '退款异常频繁',
      ja: '返金が異常に多い',
      ko: '비정상적으로 많은 환불',
      th: 'ขอเงินคืนบ่อยผิดปกติ',
    },
    reason: {
      en: 'Refunds were requested for {refunds} of {orders} paid orders of the last {days} days.',
      'zh-CN': '近 {days}\u00a0天的 {orders} 笔已付订单中有 {refunds} 笔申请退款。',
      ja: '直近{days}日の支払い済み注文{orders}件のうち{refunds}件で返金が申請されました。',
      ko: '최근 {days}일의 결제 주문 {orders}건 중 {refunds}건에서 환불을 요청했습니다.',
      th: 'ขอเงินคืน {refunds} จาก {orders} คำสั่งซื้อที่ชำระแล้วใน {days}\u00a0วันที่ผ่านมา',
    },
  },
  withdrawal: {
    title: {
      en: 'Young account, large withdrawal',
      'zh-CN': '新账号大额提现',
      ja: '新しいアカウントの高額出金',
      ko: '새 계정의 큰 출금',
      th: 'บัญชีใหม่ถอนเงินจำนวนมาก',
    },
    reason: {
      en: 'Requested ${amount} within {days} days of signing up.',
      'zh-CN': '注册后 {days}\u00a0天内申请提现 ${amount}。',
      ja: '登録から{days}日以内に${amount}の出金を申請しました。',
      ko: '가입 후 {days}일 안에 ${amount} 출금을 요청했습니다.',
      th: 'ขอถอน ${amount} ภายใน {days}\u00a0วันหลังสมัครสมาชิก',
    },
  },
};
