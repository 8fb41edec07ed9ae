import type { Texts } from '../locales.ts';

/** Synonyms of operators. */
export const synonyms = {
  synonym_not_found: {
    en: 'This group of synonyms was not found. Someone may have removed it.',
    'zh-CN': '未找到该组同义词，可能已被移除。',
    ja: 'この同義語グループが見つかりません。削除された可能性があります。',
    ko: '이 동의어 그룹을 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
    th: 'ไม่พบกลุ่มคำพ้องนี้ อาจมีคนลบไปแล้ว',
  },
  synonym_changed: {
    en: 'Someone changed these synonyms in the meantime. Please look at them again.',
    'zh-CN': '这组同义词刚被他人修改，请重新查看。',
    ja: 'この同義語は他の人によって変更されました。もう一度確認してください。',
    ko: '그사이 다른 사람이 이 동의어를 변경했습니다. 다시 확인해 주세요.',
    th: 'มีคนแก้ไขคำพ้องกลุ่มนี้ระหว่างนั้น กรุณาตรวจดูอีกครั้ง',
  },
  synonym_unsearchable: {
    en: '[“{word}”|One of the words] is no word that a search can look for.',
    'zh-CN': '[“{word}”|其中一个词]不是可以搜索的词。',
    ja: '[「{word}」|入力された語]は検索できる語ではありません。',
    ko: '[‘{word}’은(는)|입력한 단어는] 검색할 수 있는 단어가 아닙니다.',
    th: '[“{word}” |คำนี้]ไม่ใช่คำที่ค้นหาได้',
  },
  synonym_repeated: {
    en: '[“{word}”|A word] is there twice. To a search, spelling in capitals and plurals are the same word.',
    'zh-CN': '[“{word}”|有词]重复了。搜索时不区分大小写、全半角和单复数。',
    ja: '[「{word}」|語]が重複しています。検索では大文字と小文字、全角と半角、単数と複数は同じ語です。',
    ko: '[‘{word}’이(가)|단어가] 중복되었습니다. 검색에서는 대소문자와 단수·복수를 같은 단어로 봅니다.',
    th: '[“{word}” |มีคำที่]ซ้ำกัน การค้นหาถือว่าตัวพิมพ์ใหญ่เล็กและพหูพจน์เป็นคำเดียวกัน',
  },
  synonym_single: {
    en: 'Please write at least two words that mean the same, in one language or in several.',
    'zh-CN': '请至少填写两个同义的词，可以是同一语言或不同语言。',
    ja: '同じ意味の語を、1つまたは複数の言語で2つ以上入力してください。',
    ko: '같은 뜻의 단어를 한 언어 또는 여러 언어로 두 개 이상 입력해 주세요.',
    th: 'กรุณากรอกคำที่มีความหมายเดียวกันอย่างน้อยสองคำ จะเป็นภาษาเดียวหรือหลายภาษาก็ได้',
  },
  synonym_known: {
    en: '[“{word}” and “{other}”|These words] mean the same in another group already. Please change that one.',
    'zh-CN': '[“{word}”与“{other}”|这些词]已在另一组中互为同义词，请修改那一组。',
    ja: '[「{word}」と「{other}」|これらの語]は既に別のグループで同義語です。そちらを変更してください。',
    ko: '[‘{word}’와(과) ‘{other}’은(는)|이 단어들은] 이미 다른 그룹에서 동의어입니다. 그 그룹을 변경해 주세요.',
    th: '[“{word}” กับ “{other}” |คำเหล่านี้]เป็นคำพ้องกันในอีกกลุ่มอยู่แล้ว กรุณาแก้ไขกลุ่มนั้น',
  },
  synonym_limit: {
    en: 'There are as many groups of your own and changed ones as there can be[: {limit}]. Please remove some first.',
    'zh-CN': '自建和修改过的分组已达上限[（{limit} 个）]，请先移除一些。',
    ja: '独自のグループと変更したグループが上限[（{limit}件）]に達しています。先にいくつか削除してください。',
    ko: '직접 만든 그룹과 변경한 그룹이 한도[({limit}개)]에 이르렀습니다. 먼저 일부를 삭제해 주세요.',
    th: 'กลุ่มที่สร้างเองและที่แก้ไขครบจำนวนแล้ว[ ({limit} กลุ่ม)] กรุณาลบบางกลุ่มก่อน',
  },
} as const satisfies Record<string, Texts>;
