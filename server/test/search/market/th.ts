import type { QueriesByKind } from '../judged-query.ts';

/** Judged by the titles and descriptions of the whole demo, before any of them was searched for. */
export const queries: QueriesByKind = {
  word: [
    ['ว่าว', 'ripstop-diamond-kite-*', 'hangang-diamond-kite'],
    ['เซรั่ม', 'ampoule-serum-*'],
    ['น้ำส้มสายชู', 'barrel-wine-vinegar-*'],
    ['ตุ๊กตาหมี', 'drinks-stall-plush-bear-*', 'barnaby-bear-recycled-plush'],
    ['กระเป๋าเอกสาร', 'bridle-leather-briefcase'],
    ['เข็มกลัด', 'enamel-lapel-brooch-*', 'enamel-butterfly-brooch-32-mm', 'garden-bee-brooch'],
  ],
  typing: [
    ['สเก็ตบอด', 'maple-skateboard-*', 'maple-street-skateboard'],
    ['คีบอร์ด ฮอตสวอป', 'hot-swap-mechanical-keyboard-*'],
    ['พาวเวอแบงค์', 'pocket-power-bank-10k-*', 'stopover-power-bank', 'slim-magnetic-power-bank'],
    ['ป็อปคอน', 'kettle-popcorn-bag-*'],
    ['มะเขือเทดกระป๋อง', 'canned-summer-tomatoes-*', 'peeled-plum-tomatoes'],
    ['จิกซอ', 'birch-jigsaw-*', 'night-market-jigsaw-puzzle'],
  ],
  variant: [
    ['กางเกงวายนำ', 'quick-dry-swim-shorts-*', 'drawstring-swim-shorts'],
    ['เสื้อโค้ท', 'womens-loden-coat-*', 'camel-wool-blend-overcoat'],
    ['รองเท้าคัชชูส้นสูง', 'slim-heel-pumps-*', 'pointed-heel-pumps-*'],
    ['โน๊ตบุ๊ค', 'fourteen-study-laptop-*', 'aerolite-14-laptop', 'twelve-inch-travel-laptop'],
    ['รองเท้าแตะในบ้าน', 'womens-felt-house-slippers-*', 'satin-ballet-house-slippers', 'quilted-house-slippers'],
    ['ที่ชาร์จไร้สาย', 'bedside-wireless-charging-stand-*', 'landing-wireless-charging-pad'],
    ['ปลั๊กราง', 'woven-extension-lead-*', 'werkbank-extension-lead'],
    ['นำผึงอังกฤษ', 'english-set-honey-*'],
  ],
  compound: [
    ['หูฟัง เกม มิ่ง', 'light-gaming-headset-*'],
    ['กล่องเครื่องมือช่างเหล็ก', 'pressed-steel-tool-box-*'],
    ['ชุดหน้ากากดำน้ำ', 'wide-view-snorkel-set-*', 'reef-snorkel-mask'],
    ['รองเท้าเดินป่ากันน้ำ', 'boulder-mid-hiking-boots', 'waxed-leather-hiking-boots-*'],
    ['น้ำมันนวดลาเวนเดอร์', 'pump-massage-oil-lavender'],
  ],
  attribute: [
    ['เสื้อยืดสีเขียว ไซซ์ L', 'loopwheel-tee-leaf'],
    ['น้ำมันมะกอก 500 มล', 'stoneware-jug-olive-oil-*', 'first-press-olive-oil'],
    [
      'จอ 27 นิ้ว',
      'level-desk-display-27-qhd',
      'level-desk-display-27-4k-colour',
      'level-desk-display-27-100hz',
      'fast-desk-display-27-qhd',
      'fast-desk-display-27-4k',
    ],
    ['กระทะเหล็กหล่อ 24 ซม', 'forged-handle-frying-pan-cast-iron'],
    ['เมล็ดกาแฟ 1 กิโล', 'single-province-coffee-*'],
    ['สีเทียน 12 สี', 'beeswax-crayon-box-*'],
    ['ร่มชายหาดสีชมพู', 'windproof-beach-umbrella-pink'],
    ['รองเท้าบูทหนังสีดำผู้ชาย', 'lace-up-boots-black'],
  ],
  question: [
    ['ของเล่นเล่นน้ำสงกรานต์สำหรับเด็ก', 'splash-bucket-set-*'],
    ['อยากได้ครีมทามือที่ไม่มีกลิ่น', 'light-hand-cream-unscented'],
    ['ถุงมืออะไรใส่ตัดกุหลาบแล้วหนามไม่ตำ', 'pair-of-garden-gloves-rose-gauntlet'],
    ['นาฬิกาแขวนผนังห้องนอนที่ไม่มีเสียงติ๊กๆ', 'quayside-wall-clock-*', 'noon-quiet-wall-clock', 'mill-window-wall-clock'],
    ['ชาอะไรกินก่อนนอนแล้วไม่มีคาเฟอีน', 'caffeine-free-tea-bags-*'],
  ],
  nothing: [['สว่านไฟฟ้า'], ['อาหารแมว'], ['หม้อหุงข้าว'], ['รถเข็นเด็ก'], ['ทรัมเป็ต'], ['กล้องติดรถยนต์'], ['เครื่องดูดฝุ่น']],
};
