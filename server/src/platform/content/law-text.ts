import escapeHtml from 'escape-html';
import { pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { Settings } from '../settings/index.ts';
import { filler } from './present-text.ts';
import type { TextRow } from './text-queries.ts';

/** What stands above a document that no operator has published as their own. */
const draftNotice: Texts = {
  en: 'This draft comes with the software. The operator of this platform has not yet had it checked by a lawyer.',
  'zh-CN': '软件自带的草稿，平台运营方尚未交由律师审核。',
  ja: 'ソフトウェア付属の草案です。本プラットフォームの運営者は、まだ弁護士の確認を受けていません。',
  ko: '소프트웨어에 포함된 초안으로, 이 플랫폼의 운영자가 아직 변호사의 검토를 받지 않았습니다.',
  th: 'ฉบับร่างที่มากับซอฟต์แวร์ ผู้ดำเนินการแพลตฟอร์มนี้ยังไม่ได้ให้ทนายความตรวจสอบ',
};

/** All documents of law one below the other, each with its version. */
export function lawTextHtml(rows: readonly TextRow[], settings: Settings, locale: Locale): string {
  const fill = filler(settings, locale);
  return rows
    .map(({ titles, bodies, published_by: by }) => {
      const draft = by === null ? `<p><strong>${draftNotice[locale]}</strong></p>` : '';
      return `<h3>${escapeHtml(pickText(titles, locale))}</h3>${draft}${fill(bodies)}`;
    })
    .join('');
}
