import type { Texts } from '../locales.ts';

/** The page of a shop and its own categories. */
export const shopPages = {
  shop_page_changed: {
    en: '[{who}|Someone else] changed the page[ at {at}]. Your changes are not saved yet: compare, then save again.',
    'zh-CN': '[{who}|其他成员]已[于 {at} ]修改了店铺页。您的修改尚未保存：请对照后再次保存。',
    ja: '[{at}に][{who}さん|ほかの担当者]がショップページを変更しました。変更はまだ保存されていません。内容を見比べてから、もう一度保存してください。',
    ko: '[{who} 님|다른 담당자]이 [{at}에 ]상점 페이지를 변경했습니다. 변경 내용이 아직 저장되지 않았습니다. 비교한 뒤 다시 저장해 주세요.',
    th: '[{who}|ผู้อื่น]แก้ไขหน้าร้าน[เมื่อ {at}] การแก้ไขของคุณยังไม่ถูกบันทึก กรุณาเปรียบเทียบแล้วบันทึกอีกครั้ง',
  },
  shop_page_without_draft: {
    en: 'There is no draft: the page is published as it is.',
    'zh-CN': '没有草稿，店铺页已是最新发布的内容。',
    ja: '下書きはありません。ページは公開中の内容のままです。',
    ko: '초안이 없습니다. 페이지는 현재 게시된 그대로입니다.',
    th: 'ไม่มีฉบับร่าง หน้าร้านเป็นไปตามที่เผยแพร่อยู่',
  },
  shop_page_version_not_found: {
    en: 'There is no such version of the page. Please reload it.',
    'zh-CN': '找不到该版本，请刷新页面。',
    ja: 'このバージョンは見つかりません。ページを再読み込みしてください。',
    ko: '해당 버전을 찾을 수 없습니다. 페이지를 새로 고쳐 주세요.',
    th: 'ไม่พบเวอร์ชันนี้ กรุณาโหลดหน้าใหม่',
  },
  announcement_time_invalid: {
    en: 'The announcement must end after it starts.',
    'zh-CN': '公告的结束时间必须晚于开始时间。',
    ja: 'お知らせの終了日時は、開始日時より後にしてください。',
    ko: '공지의 종료 시각은 시작 시각보다 뒤여야 합니다.',
    th: 'เวลาสิ้นสุดประกาศต้องอยู่หลังเวลาเริ่ม',
  },
  featured_product_invalid: {
    en: 'Featured products must be different products of your shop. Please choose again.',
    'zh-CN': '推荐商品必须是本店的不同商品，请重新选择。',
    ja: 'おすすめ商品には、自分のショップの異なる商品を選んでください。',
    ko: '추천 상품은 내 상점의 서로 다른 상품이어야 합니다. 다시 선택해 주세요.',
    th: 'สินค้าแนะนำต้องเป็นสินค้าของร้านคุณและไม่ซ้ำกัน กรุณาเลือกใหม่',
  },
  shop_category_invalid: {
    en: 'Each category needs a name in at least one language.',
    'zh-CN': '每个分类至少需要一种语言的名称。',
    ja: 'カテゴリーごとに、少なくとも1つの言語で名前を入力してください。',
    ko: '카테고리마다 한 가지 이상의 언어로 이름을 입력해 주세요.',
    th: 'แต่ละหมวดต้องมีชื่ออย่างน้อยหนึ่งภาษา',
  },
  shop_category_not_found: {
    en: 'Your shop has no such category. Please reload the page.',
    'zh-CN': '本店没有该分类，请刷新页面。',
    ja: 'このカテゴリーは見つかりません。ページを再読み込みしてください。',
    ko: '해당 카테고리를 찾을 수 없습니다. 페이지를 새로 고쳐 주세요.',
    th: 'ไม่พบหมวดนี้ในร้านของคุณ กรุณาโหลดหน้าใหม่',
  },
  shop_news_empty: {
    en: 'Please write the news in at least one language.',
    'zh-CN': '请至少用一种语言填写消息内容。',
    ja: '少なくとも1つの言語でお知らせを入力してください。',
    ko: '한 가지 이상의 언어로 소식을 입력해 주세요.',
    th: 'กรุณาเขียนข่าวอย่างน้อยหนึ่งภาษา',
  },
  shop_news_too_often: {
    en: 'A shop can send news [{count} times|only a few times] in [{days}|some] days. Please try again later.',
    'zh-CN': '每家店铺[{days}|几]天内只能发送[{count}|几]次消息，请稍后再试。',
    ja: 'お知らせを送れるのは[{days}|数]日間に[{count}|数]回までです。時間をおいてお試しください。',
    ko: '소식은 [{days}|며칠]일 동안 [{count}|몇]번까지 보낼 수 있습니다. 나중에 다시 시도해 주세요.',
    th: 'ร้านส่งข่าวได้[ {count} ครั้ง]ใน[ {days}\u00a0วัน|ไม่กี่วัน] กรุณาลองใหม่ภายหลัง',
  },
} as const satisfies Record<string, Texts>;
