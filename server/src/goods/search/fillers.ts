import { foldWord } from './fold.ts';

/**
 * Words of natural questions that say nothing about goods. They are left out where a search found nothing as typed; in the order
 * of the languages: English, Chinese, Japanese, Korean, Thai.
 */
export const fillers: ReadonlySet<string> = new Set(
  [
    'what which who how where when can could i my me we our you your do does is are am be have has any some something anything that this these it its need want wanted like looking find get buy give good best please would should will us there one best love loves liked likes someone somebody person people into long not no stop gift gifts present',
    '什么 哪 哪个 哪里 怎么 怎么办 怎样 有 没有 有没有 可以 适合 给 送给 送 想 要 想要 买 用 好 吗 呢 了 我 你 的 人 在 是 不 能 我要 喜欢 适用 一个 一些 推荐 礼物',
    'は が を に で と も の へ や から まで です ます か ある あります ありますか 欲しい ほしい したい 使える できる ため ための 好き な だ する いる もの 人 たい ない れる られる て た ので のですが ください おすすめ 何 どれ プレゼント 贈る',
    '좋아하는 사람 사람에게 줄 할 수 있는 있는 것 좀 제일 추천 찾아요 싶어요 좋은 어떤 무슨 어디 때 위한 안 잘 하는 거 게 건 걸 더 꼭 다 왜 몇 한 두 그 이 저 내 제 및 또 등 선물 주세요 있나요 빨리 들고 다닐 만들고 해서',
    'ที่ ของ สำหรับ คน ชอบ อยาก ได้ ให้ ไหม อะไร ดี ยัง ไง ทำ มี ใน บน ไม่ ไม่ให้ และ หรือ กับ กิน เอง ใส่ ใช้ ซื้อ หา ตัว อัน ๆ เป็น จะ แล้ว ยังไง ของขวัญ',
  ].flatMap((words) => words.split(' ').map(foldWord)),
);

/** Endings of Korean words, the longest first. */
export const koreanEnding =
  /(?:에서는|에게서|으로는|이라는|에서|에게|으로|까지|부터|처럼|한테|께서|이나|보다|용으로|용|을|를|이|가|은|는|에|의|와|과|도|로|만|랑)$/u;
