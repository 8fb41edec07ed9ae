import type { Texts } from '../locales.ts';

/** Refusals about API keys, which programs and the owners of shops read. */
export const apiKeys = {
  api_key_invalid: {
    en: 'This API key is unknown, revoked or expired. Please create a new one in the shop desk.',
    'zh-CN': '此 API 密钥不存在、已吊销或已过期，请在店铺后台新建密钥。',
    ja: 'このAPIキーは無効か、失効済みまたは期限切れです。ショップ管理画面で新しいキーを作成してください。',
    ko: '존재하지 않거나 폐기 또는 만료된 API 키입니다. 상점 관리 화면에서 새 키를 만들어 주세요.',
    th: 'ไม่รู้จักคีย์ API นี้ หรือคีย์ถูกเพิกถอนหรือหมดอายุแล้ว กรุณาสร้างคีย์ใหม่ในหน้าจัดการร้าน',
  },
  api_key_scope_missing: {
    en: 'This API key lacks the scope[ {scope}]. Please create a key that has it.',
    'zh-CN': '此 API 密钥缺少[ {scope} ]权限范围，请创建包含该范围的密钥。',
    ja: 'このAPIキーには必要なスコープ[（{scope}）]がありません。スコープを含むキーを作成してください。',
    ko: '이 API 키에는 필요한 권한 범위[({scope})]가 없습니다. 해당 범위를 포함한 키를 만들어 주세요.',
    th: 'คีย์ API นี้ไม่มีขอบเขตสิทธิ์ที่ต้องใช้[ ({scope})] กรุณาสร้างคีย์ที่มีขอบเขตนี้',
  },
  api_key_not_allowed: {
    en: 'API keys may not do this. Please sign in to the shop desk.',
    'zh-CN': '此操作不能使用 API 密钥，请登录店铺后台办理。',
    ja: 'この操作はAPIキーではできません。ショップ管理画面にログインしてください。',
    ko: 'API 키로는 할 수 없는 작업입니다. 상점 관리 화면에 로그인해 주세요.',
    th: 'คีย์ API ทำรายการนี้ไม่ได้ กรุณาเข้าสู่ระบบหน้าจัดการร้าน',
  },
  api_key_throttled: {
    en: 'Too many requests with this API key. Please continue [in {seconds}\u00a0seconds|in a moment].',
    'zh-CN': '此 API 密钥的请求过于频繁，请[ {seconds}\u00a0秒后|稍后]重试。',
    ja: 'このAPIキーのリクエストが多すぎます。[{seconds}秒後|しばらくしてから]に再試行してください。',
    ko: '이 API 키의 요청이 너무 많습니다. [{seconds}초 후|잠시 후] 다시 시도해 주세요.',
    th: 'คีย์ API นี้ส่งคำขอถี่เกินไป กรุณาลองใหม่[ในอีก {seconds}\u00a0วินาที|ในอีกสักครู่]',
  },
  api_key_not_found: {
    en: 'There is no such API key in use. Please reload.',
    'zh-CN': '没有此有效的 API 密钥，请刷新后再试。',
    ja: '使用中のAPIキーが見つかりません。再読み込みしてください。',
    ko: '사용 중인 API 키를 찾을 수 없습니다. 새로 고침해 주세요.',
    th: 'ไม่พบคีย์ API ที่ใช้งานอยู่นี้ กรุณาโหลดใหม่',
  },
  api_key_limit: {
    en: 'A shop can have at most[ {limit}] API keys in use. Please revoke one first.',
    'zh-CN': '店铺的有效 API 密钥数量已达上限[（{limit} 个）]，请先吊销一个。',
    ja: '使用中のAPIキーは上限[（{limit}個）]に達しています。先に1つ失効させてください。',
    ko: '사용 중인 API 키 수가 한도[({limit}개)]에 도달했습니다. 먼저 하나를 폐기해 주세요.',
    th: 'ร้านมีคีย์ API ที่ใช้งานอยู่ครบจำนวนสูงสุด[ ({limit} คีย์)] แล้ว กรุณาเพิกถอนคีย์เดิมก่อน',
  },
} satisfies Record<string, Texts>;
