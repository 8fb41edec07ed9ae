import type { Texts } from '../base/locales.ts';
import type { ImportKind, ImportState } from './shop-desk/imports.ts';

/** The states of an import, in the words of the shop desk and of its files. */
export const importStateLabels: Readonly<Record<ImportState, Texts>> = {
  ready: { en: 'Compared', 'zh-CN': '已比较', ja: '比較済み', ko: '비교함', th: 'เทียบแล้ว' },
  running: { en: 'Running', 'zh-CN': '进行中', ja: '実行中', ko: '진행 중', th: 'กำลังทำงาน' },
  done: { en: 'Done', 'zh-CN': '已完成', ja: '完了', ko: '완료', th: 'เสร็จแล้ว' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消', ja: '中止', ko: '취소됨', th: 'ยกเลิกแล้ว' },
  undoing: { en: 'Being undone', 'zh-CN': '撤销中', ja: '元に戻しています', ko: '되돌리는 중', th: 'กำลังเลิกทำ' },
  undone: { en: 'Undone', 'zh-CN': '已撤销', ja: '元に戻しました', ko: '되돌림', th: 'เลิกทำแล้ว' },
};

/** What a product of the file is to the shop. */
export const importKindLabels: Readonly<Record<ImportKind, Texts>> = {
  new: { en: 'New', 'zh-CN': '新增', ja: '新規', ko: '새 상품', th: 'ใหม่' },
  changed: { en: 'Changed', 'zh-CN': '有变化', ja: '変更あり', ko: '변경', th: 'เปลี่ยน' },
  unchanged: { en: 'Unchanged', 'zh-CN': '无变化', ja: '変更なし', ko: '그대로', th: 'ไม่เปลี่ยน' },
  refused: { en: 'Refused', 'zh-CN': '被拒绝', ja: '拒否', ko: '거부', th: 'ถูกปฏิเสธ' },
};
