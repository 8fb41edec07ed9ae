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
  setting: { en: 'Setting', 'zh-CN': '设置', ja: '設定', ko: '설정', th: 'การตั้งค่า' },
  commission: { en: 'Commission', 'zh-CN': '佣金', ja: '手数料率', ko: '수수료', th: 'ค่าคอมมิชชัน' },
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
