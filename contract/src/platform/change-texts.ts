import type { Texts } from '../base/locales.ts';
import type { ChangeKindName } from './desk/changes.ts';

/** What a change is, in lists and mails. */
export const changeKindTexts = {
  'operator.invite': {
    en: 'New operator',
    'zh-CN': '新增操作员',
    ja: '担当者の追加',
    ko: '담당자 추가',
    th: 'เพิ่มเจ้าหน้าที่',
  },
  'operator.roles': {
    en: 'Roles of an operator',
    'zh-CN': '操作员角色',
    ja: '担当者の役割',
    ko: '담당자 역할',
    th: 'บทบาทของเจ้าหน้าที่',
  },
  'operator.reset': {
    en: 'Reset of an operator',
    'zh-CN': '重置操作员',
    ja: '担当者のリセット',
    ko: '담당자 초기화',
    th: 'รีเซ็ตเจ้าหน้าที่',
  },
  'operator.disable': {
    en: 'Disabling of an administrator',
    'zh-CN': '停用管理员',
    ja: '管理者の停止',
    ko: '관리자 사용 중지',
    th: 'ปิดใช้งานผู้ดูแลระบบ',
  },
  'role.save': {
    en: 'Custom role',
    'zh-CN': '自定义角色',
    ja: 'カスタムロール',
    ko: '사용자 지정 역할',
    th: 'บทบาทที่กำหนดเอง',
  },
  'role.remove': {
    en: 'Removal of a custom role',
    'zh-CN': '移除自定义角色',
    ja: 'カスタムロールの削除',
    ko: '사용자 지정 역할 삭제',
    th: 'ลบบทบาทที่กำหนดเอง',
  },
  setting: { en: 'Setting', 'zh-CN': '设置', ja: '設定', ko: '설정', th: 'การตั้งค่า' },
  commission: { en: 'Commission', 'zh-CN': '佣金', ja: '手数料率', ko: '수수료', th: 'ค่าคอมมิชชัน' },
  'duty.add': {
    en: 'New rule of duty or tax',
    'zh-CN': '新增关税或税费规则',
    ja: '関税・税の規則の追加',
    ko: '관세·세금 규칙 추가',
    th: 'เพิ่มกฎอากรหรือภาษี',
  },
  'duty.end': {
    en: 'End of a rule of duty or tax',
    'zh-CN': '终止关税或税费规则',
    ja: '関税・税の規則の終了',
    ko: '관세·세금 규칙 종료',
    th: 'ยุติกฎอากรหรือภาษี',
  },
  campaign: {
    en: 'Campaign with shops',
    'zh-CN': '与店铺共担的活动',
    ja: 'ショップとの共同キャンペーン',
    ko: '상점과의 공동 캠페인',
    th: 'แคมเปญร่วมกับร้านค้า',
  },
  promo: {
    en: 'Promo code of the platform',
    'zh-CN': '平台优惠码',
    ja: 'プラットフォームのクーポンコード',
    ko: '플랫폼 할인 코드',
    th: 'โค้ดส่วนลดของแพลตฟอร์ม',
  },
  'promo.batch': {
    en: 'Batch of promo codes',
    'zh-CN': '批量优惠码',
    ja: 'クーポンコードの一括発行',
    ko: '할인 코드 묶음',
    th: 'ชุดโค้ดส่วนลด',
  },
  'network.terms': {
    en: 'Terms of a network',
    'zh-CN': '网络参数',
    ja: 'ネットワークの条件',
    ko: '네트워크 조건',
    th: 'เงื่อนไขของเครือข่าย',
  },
  'network.key': {
    en: 'Key of a network',
    'zh-CN': '网络密钥',
    ja: 'ネットワークの鍵',
    ko: '네트워크 키',
    th: 'คีย์ของเครือข่าย',
  },
} as const satisfies Record<ChangeKindName, Texts>;
