import type { Texts } from '../locales.ts';

/** Refusals that any call can get. */
export const general = {
  not_signed_in: {
    en: 'Please login first',
    'zh-CN': '请先登录',
    ja: '先にログインしてください',
    ko: '먼저 로그인해 주세요',
    th: 'กรุณาเข้าสู่ระบบก่อน',
  },
  bad_request: {
    en: '[{what}|Something is missing or not correct]. Please check what you entered and try again.',
    'zh-CN': '[{what}|有内容未填写或填写有误]，请检查后重试。',
    ja: '[{what}|未入力または正しくない項目があります]。内容をご確認のうえ、もう一度お試しください。',
    ko: '[{what}|빠졌거나 올바르지 않은 항목이 있습니다]. 입력 내용을 확인한 뒤 다시 시도해 주세요.',
    th: '[{what}|ข้อมูลไม่ครบหรือไม่ถูกต้อง] กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  too_large: {
    en: 'This is too large to send. Please shorten it or choose a smaller file.',
    'zh-CN': '内容过大，无法提交。请精简内容或选择更小的文件。',
    ja: 'サイズが大きすぎて送信できません。内容を短くするか、小さいファイルをお選びください。',
    ko: '용량이 너무 커서 보낼 수 없습니다. 내용을 줄이거나 더 작은 파일을 선택해 주세요.',
    th: 'ข้อมูลมีขนาดใหญ่เกินไป กรุณาลดเนื้อหาหรือเลือกไฟล์ที่เล็กลง',
  },
  page_too_deep: {
    en: 'Pages of a list end [after {rows} rows|here]. Please filter it further, for example by day or state.',
    'zh-CN': '列表[最多翻到第 {rows} 行|不能再往后翻]，请进一步筛选，例如按日期或状态。',
    ja: '一覧のページ送りは[{rows}件|ここ]までです。日付や状態などでさらに絞り込んでください。',
    ko: '목록은 [{rows}건|여기]까지만 넘겨 볼 수 있습니다. 날짜나 상태 등으로 더 좁혀 주세요.',
    th: 'เลื่อนดูรายการได้ถึง[แถวที่ {rows} |ตรงนี้]เท่านั้น กรุณากรองเพิ่มเติม เช่น ตามวันที่หรือสถานะ',
  },
  unknown_call: {
    en: 'This function was not found. Please reload the page and try again.',
    'zh-CN': '找不到该功能，请刷新页面后重试。',
    ja: 'この機能が見つかりません。ページを再読み込みして、もう一度お試しください。',
    ko: '이 기능을 찾을 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
    th: 'ไม่พบฟังก์ชันนี้ กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
  },
  too_many_requests: {
    en: 'That was too much at once. Please try again [in {seconds}\u00a0s|in a moment].',
    'zh-CN': '操作过于频繁，请[在 {seconds}\u00a0秒后|稍后]再试。',
    ja: '操作が続いたため一時的に制限しています。[{seconds}秒後に|しばらくしてから]もう一度お試しください。',
    ko: '요청이 너무 많습니다. [{seconds}초 후에|잠시 후] 다시 시도해 주세요.',
    th: 'มีการทำรายการถี่เกินไป กรุณาลองอีกครั้ง[ใน {seconds}\u00a0วินาที|ในอีกสักครู่]',
  },
  key_reused: {
    en: 'This request was already used for something else. Please reload the page and start again.',
    'zh-CN': '该请求已用于其他操作，请刷新页面后重新提交。',
    ja: 'このリクエストはすでに別の操作に使われています。ページを再読み込みして、最初からやり直してください。',
    ko: '이미 다른 작업에 사용된 요청입니다. 페이지를 새로 고친 뒤 처음부터 다시 시도해 주세요.',
    th: 'คำขอนี้ถูกใช้กับรายการอื่นไปแล้ว กรุณาโหลดหน้าใหม่แล้วเริ่มอีกครั้ง',
  },
  internal_error: {
    en: 'Something went wrong on our side. Please try again; if it happens again, tell customer service the id shown.',
    'zh-CN': '系统出现问题，请重试。如仍未解决，请联系客服并提供页面上显示的编号。',
    ja: 'システムで問題が発生しました。もう一度お試しください。解決しない場合は、表示されている番号を添えてカスタマーサービスへご連絡ください。',
    ko: '시스템에 문제가 발생했습니다. 다시 시도해 주세요. 계속되면 화면에 표시된 번호를 고객센터에 알려 주세요.',
    th: 'ระบบของเราขัดข้อง กรุณาลองอีกครั้ง หากยังพบปัญหา กรุณาแจ้งหมายเลขที่แสดงให้ฝ่ายบริการลูกค้าทราบ',
  },
  not_ready: {
    en: 'The site is just starting up. Please try again in a moment.',
    'zh-CN': '商城正在启动，请稍后再试。',
    ja: 'ただいまショップを準備しています。しばらくしてからもう一度お試しください。',
    ko: '쇼핑몰을 준비하고 있습니다. 잠시 후 다시 시도해 주세요.',
    th: 'ระบบกำลังเริ่มทำงาน กรุณาลองอีกครั้งในอีกสักครู่',
  },
  unavailable: {
    en: 'We can’t respond right now. Nothing is lost. Please try again shortly.',
    'zh-CN': '服务暂时不可用，您的数据不会丢失，请稍后再试。',
    ja: 'ただいま一時的にご利用いただけません。データは失われていません。少し待ってからもう一度お試しください。',
    ko: '잠시 이용할 수 없습니다. 저장된 내용은 그대로이니 잠시 후 다시 시도해 주세요.',
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว ข้อมูลของคุณไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่',
  },
  not_yet_open: {
    en: 'Not Yet Open',
    'zh-CN': '暂未开放',
    ja: 'まだご利用いただけません',
    ko: '아직 이용할 수 없습니다',
    th: 'ยังไม่เปิดให้บริการ',
  },
  look_only: {
    en: 'You’re only viewing this account. Nothing can be changed.',
    'zh-CN': '您正在查看该账号，不能做任何更改。',
    ja: 'このアカウントを閲覧しているだけのため、変更はできません。',
    ko: '이 계정을 보기만 하는 중이라 아무것도 바꿀 수 없습니다.',
    th: 'คุณกำลังดูบัญชีนี้เท่านั้น จึงเปลี่ยนแปลงอะไรไม่ได้',
  },
} as const satisfies Record<string, Texts>;
