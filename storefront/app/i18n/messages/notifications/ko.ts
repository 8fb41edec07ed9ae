import type { Complete } from '../complete.ts';
import type { notifications as english } from './en.ts';

export const notifications = {
  'notifications.readAll': '모두 읽음으로 표시',
  'notifications.unread': '읽지 않음',
  'notifications.unreadCount_other': '읽지 않음 {count}개',
  'notifications.empty.title': '아직 알림이 없습니다',
  'notifications.empty.text': '주문, 돈, 계정 소식이 여기에 표시됩니다.',
  'notifications.refresh': '알림 새로고침',
  'notifications.choices.title': '알림 설정',
  'notifications.choices.inApp': '앱 내',
  'notifications.choices.email': '이메일',
  'notifications.choices.label': '{group}: {channel}',
  'notifications.choices.fixed': '계정과 돈을 지키는 알림은 끌 수 없습니다.',
  'notifications.choices.noMail': '메일은 확인된 이메일로만 보냅니다.',
  'notifications.choices.confirm': '이메일 확인하기',
  'notifications.choices.close': '닫기',
  'notifications.groups.orders': '주문과 배송',
  'notifications.groups.after_sale': '환불과 분쟁',
  'notifications.groups.wallet': '지갑',
  'notifications.groups.security': '계정 보안',
  'notifications.groups.shops': '팔로우한 상점',
  'notifications.groups.merchant_entry': '상점 열기',
  'notifications.groups.sales': '내 상점',
} satisfies Complete<typeof english>;
