import type { Texts } from '../locales.ts';

/** Refusals about help, law and announcements. */
export const texts = {
  text_not_found: {
    en: 'This text was not found. Please go back to the list.',
    'zh-CN': '找不到该内容，请返回列表。',
    ja: 'この文書は見つかりません。一覧に戻ってください。',
    ko: '문서를 찾을 수 없습니다. 목록으로 돌아가 주세요.',
    th: 'ไม่พบข้อความนี้ กรุณากลับไปที่รายการ',
  },
  text_changed: {
    en: '[{who}|Somebody else] published a newer version meanwhile. Please compare yours with it, then publish again.',
    'zh-CN': '[{who}|其他人]已发布了更新的版本。请对照后再次发布。',
    ja: '[{who}さん|ほかの担当者]がその間に新しい版を公開しました。見比べてから、もう一度公開してください。',
    ko: '[{who} 님|다른 담당자]이 그사이 새 버전을 게시했습니다. 비교한 뒤 다시 게시해 주세요.',
    th: '[{who}|ผู้อื่น]เผยแพร่ฉบับใหม่ไปแล้ว กรุณาเปรียบเทียบแล้วเผยแพร่อีกครั้ง',
  },
  text_incomplete: {
    en: 'A title or text is missing. Please write both in at least one language, and in every language that you begin.',
    'zh-CN': '缺少标题或正文。请至少用一种语言写全标题和正文，已开始填写的语言也请写全。',
    ja: 'タイトルか本文がありません。少なくとも1つの言語で両方を書き、書き始めた言語はすべて揃えてください。',
    ko: '제목이나 본문이 없습니다. 적어도 한 언어로 둘 다 쓰고, 쓰기 시작한 언어는 모두 채워 주세요.',
    th: 'ยังขาดชื่อหรือเนื้อหา กรุณาเขียนทั้งสองอย่างอย่างน้อยหนึ่งภาษา และเขียนให้ครบในทุกภาษาที่เริ่มไว้',
  },
  text_place_unknown: {
    en: 'There is no value with this name[: {name}]. Please use one of those that are listed, or remove the braces.',
    'zh-CN': '没有该名称的取值[：{name}]。请使用列表中的名称，或去掉大括号。',
    ja: 'その名前の値はありません[（{name}）]。一覧にある名前を使うか、波かっこを外してください。',
    ko: '그런 이름의 값은 없습니다[({name})]. 목록에 있는 이름을 쓰거나 중괄호를 지워 주세요.',
    th: 'ไม่มีค่าที่ชื่อนี้[ ({name})] กรุณาใช้ชื่อที่มีในรายการ หรือลบวงเล็บปีกกาออก',
  },
  text_time_past: {
    en: 'A version cannot take effect in the past. Please choose a later moment, or none for at once.',
    'zh-CN': '版本不能在过去生效。请选择之后的时间，留空表示立即生效。',
    ja: '過去の日時から有効にすることはできません。後の日時を選ぶか、空欄ですぐに有効にしてください。',
    ko: '과거 시각부터 적용할 수는 없습니다. 이후 시각을 고르거나 비워 두면 바로 적용됩니다.',
    th: 'ไม่สามารถให้มีผลย้อนหลังได้ กรุณาเลือกเวลาหลังจากนี้ หรือเว้นว่างเพื่อให้มีผลทันที',
  },
  announcement_not_found: {
    en: 'This announcement was not found. Please reload the list.',
    'zh-CN': '找不到该公告，请刷新列表。',
    ja: 'このお知らせは見つかりません。一覧を再読み込みしてください。',
    ko: '공지를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.',
    th: 'ไม่พบประกาศนี้ กรุณาโหลดรายการใหม่',
  },
  announcement_over: {
    en: 'This announcement is over already.',
    'zh-CN': '该公告已结束。',
    ja: 'このお知らせはすでに終了しています。',
    ko: '이미 끝난 공지입니다.',
    th: 'ประกาศนี้สิ้นสุดแล้ว',
  },
  law_changed: {
    en: 'The terms have changed meanwhile. Please read the new version and accept it.',
    'zh-CN': '服务条款刚刚更新，请阅读新版本后再同意。',
    ja: '利用規約が更新されました。新しい版をお読みのうえ、同意してください。',
    ko: '그사이 이용약관이 바뀌었습니다. 새 버전을 읽고 동의해 주세요.',
    th: 'ข้อกำหนดมีการเปลี่ยนแปลงแล้ว กรุณาอ่านฉบับใหม่และยอมรับ',
  },
} satisfies Record<string, Texts>;
