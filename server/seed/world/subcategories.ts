import type { Texts } from '@tradewind/contract/base/locales';
import type { CategoryCode, DemoProduct } from './types.ts';

/** A subcategory of the demo, with the products in it; its picture is that of the first one. */
export interface DemoSubcategory {
  code: string;
  parent: CategoryCode;
  names: Texts;
  products: readonly string[];
}

/** The subcategories of the demo; the other products are directly in their category. */
export const subcategories: readonly DemoSubcategory[] = [
  {
    code: 'laptops-pcs',
    parent: 'computer',
    names: {
      en: 'Laptops and PCs',
      'zh-CN': '笔记本与台式机',
      ja: 'ノート・デスクトップ',
      ko: '노트북·데스크톱',
      th: 'โน้ตบุ๊กและพีซี',
    },
    products: ['aerolite-14-laptop', 'twelve-inch-travel-laptop', 'moorland-24-all-in-one-pc'],
  },
  {
    code: 'keyboards-mice',
    parent: 'computer',
    names: {
      en: 'Keyboards and mice',
      'zh-CN': '键盘与鼠标',
      ja: 'キーボード・マウス',
      ko: '키보드·마우스',
      th: 'คีย์บอร์ดและเมาส์',
    },
    products: [
      'keystone-75-mechanical-keyboard',
      'glide-silent-wireless-mouse',
      'orbit-ergonomic-trackball',
      'lattice-drawing-tablet',
    ],
  },
  {
    code: 'gaming',
    parent: 'computer',
    names: { en: 'Gaming', 'zh-CN': '游戏设备', ja: 'ゲーミング', ko: '게이밍', th: 'เกมมิ่ง' },
    products: ['arc-wireless-gamepad', 'pad-two-wireless-controller', 'arcade-stick-eight-button'],
  },
  {
    code: 'cameras',
    parent: 'electrical',
    names: {
      en: 'Cameras and film',
      'zh-CN': '相机与胶卷',
      ja: 'カメラ・フィルム',
      ko: '카메라·필름',
      th: 'กล้องและฟิล์ม',
    },
    products: [
      'spree-35-film-camera',
      'pocket-flash-camera-reissue',
      'sixteen-millimetre-cine-camera',
      'overhauled-camcorder-tape',
      'black-and-white-film-rolls',
      'super-acht-film-scanner',
    ],
  },
  {
    code: 'lighting',
    parent: 'electrical',
    names: { en: 'Lighting', 'zh-CN': '灯具', ja: '照明', ko: '조명', th: 'โคมไฟและไฟฉาย' },
    products: ['birne-glass-table-lamp', 'nachtlicht-clip-lamp', 'waldweg-rechargeable-torch'],
  },
  {
    code: 'radios',
    parent: 'electrical',
    names: { en: 'Radios', 'zh-CN': '收音机', ja: 'ラジオ', ko: '라디오', th: 'วิทยุ' },
    products: ['heritage-fm-bluetooth-radio', 'harbour-wind-up-radio', 'fireside-shortwave-radio'],
  },
  {
    code: 'headphones',
    parent: 'phone',
    names: { en: 'Headphones', 'zh-CN': '耳机', ja: 'ヘッドホン', ko: '헤드폰', th: 'หูฟัง' },
    products: ['hush-pro-wireless-headphones', 'hush-lite-folding-headphones'],
  },
  {
    code: 'chargers',
    parent: 'phone',
    names: {
      en: 'Chargers and power banks',
      'zh-CN': '充电器与移动电源',
      ja: '充電器・モバイルバッテリー',
      ko: '충전기·보조배터리',
      th: 'ที่ชาร์จและพาวเวอร์แบงก์',
    },
    products: [
      'slim-magnetic-power-bank',
      'stopover-power-bank',
      'landing-wireless-charging-pad',
      'milepost-65w-usb-c-charger',
      'braided-cable-two-metres',
    ],
  },
  {
    code: 'dresses',
    parent: 'womens',
    names: { en: 'Dresses', 'zh-CN': '连衣裙', ja: 'ワンピース', ko: '원피스', th: 'เดรส' },
    products: ['linen-blend-midi-dress-square-neckline', 'gathered-cotton-sundress', 'pleated-sarong-dress'],
  },
  {
    code: 'womens-shoes',
    parent: 'womens',
    names: { en: 'Shoes', 'zh-CN': '女鞋', ja: '靴', ko: '신발', th: 'รองเท้า' },
    products: [
      'block-heel-ankle-boots-waxed-calf',
      'suede-court-shoes-7-cm',
      'woven-mule-sandals',
      'soft-ballerina-flats',
      'red-rain-ankle-boots',
    ],
  },
  {
    code: 'womens-bags',
    parent: 'womens',
    names: { en: 'Bags and purses', 'zh-CN': '包袋', ja: 'バッグ・財布', ko: '가방·지갑', th: 'กระเป๋า' },
    products: [
      'saddle-stitched-leather-tote-caramel',
      'bamboo-handle-market-bag',
      'kiss-clasp-lambskin-coin-purse',
      'quilted-cotton-wash-bag',
    ],
  },
  {
    code: 'mens-shoes',
    parent: 'mens',
    names: { en: 'Shoes', 'zh-CN': '男鞋', ja: '靴', ko: '신발', th: 'รองเท้า' },
    products: ['goodyear-welted-derby-shoes', 'cloudstep-knit-running-shoes', 'resoleable-low-trainers'],
  },
  {
    code: 'mens-shirts',
    parent: 'mens',
    names: {
      en: 'Shirts and T-shirts',
      'zh-CN': '衬衫与T恤',
      ja: 'シャツ・Tシャツ',
      ko: '셔츠·티셔츠',
      th: 'เสื้อเชิ้ตและเสื้อยืด',
    },
    products: [
      'bengal-stripe-shirt-and-tie',
      'poplin-shirt-knitted-tie',
      'heavyweight-chest-stripe-t-shirt',
      'crepe-cotton-t-shirt',
    ],
  },
  {
    code: 'tableware',
    parent: 'family',
    names: {
      en: 'Kitchen and table',
      'zh-CN': '厨房与餐具',
      ja: 'キッチン・食器',
      ko: '주방·식기',
      th: 'ครัวและโต๊ะอาหาร',
    },
    products: [
      'ribbed-stoneware-teapot',
      'everyday-porcelain-mug',
      'flameproof-clay-casserole',
      'red-glazed-rice-bowl',
      'carbon-steel-frying-pan',
      'dinner-plate-cutlery-setting',
    ],
  },
  {
    code: 'furniture',
    parent: 'family',
    names: { en: 'Furniture', 'zh-CN': '家具', ja: '家具', ko: '가구', th: 'เฟอร์นิเจอร์' },
    products: [
      'linen-sofa-loose-covers',
      'reclaimed-teak-side-chair',
      'spindle-back-kitchen-chair',
      'oval-wall-mirror',
      'oak-library-ladder',
    ],
  },
  {
    code: 'sweets',
    parent: 'food',
    names: { en: 'Sweets and biscuits', 'zh-CN': '糖果与饼干', ja: 'お菓子', ko: '과자·간식', th: 'ขนมหวานและบิสกิต' },
    products: [
      'ben-tre-dark-chocolate',
      'coconut-butter-cookies',
      'violet-hard-sweets-tin',
      'roasted-peanut-brittle',
      'pandan-coconut-lollipops',
    ],
  },
  {
    code: 'camping',
    parent: 'outdoors',
    names: {
      en: 'Camping and hiking',
      'zh-CN': '露营与徒步',
      ja: 'キャンプ・登山',
      ko: '캠핑·등산',
      th: 'แคมป์ปิ้งและเดินป่า',
    },
    products: [
      'ridge-three-season-tent',
      'switchback-hiking-pack',
      'boulder-mid-hiking-boots',
      'brass-field-compass',
      'forest-splitting-hatchet',
    ],
  },
  {
    code: 'ball-games',
    parent: 'outdoors',
    names: {
      en: 'Ball and racket games',
      'zh-CN': '球类运动',
      ja: '球技・ラケット',
      ko: '구기·라켓',
      th: 'กีฬาลูกบอลและแร็กเก็ต',
    },
    products: [
      'hand-stitched-match-football',
      'street-court-basketball',
      'beach-volleyball-soft',
      'all-court-tennis-racket',
      'club-badminton-racket',
    ],
  },
  {
    code: 'necklaces',
    parent: 'jewelry',
    names: { en: 'Necklaces and pendants', 'zh-CN': '项链与吊坠', ja: 'ネックレス', ko: '목걸이', th: 'สร้อยคอและจี้' },
    products: [
      'hammered-crescent-moon-necklace',
      'single-pearl-silk-necklace',
      'coin-disc-necklace',
      'attic-key-necklace',
      'faceted-topaz-pendant',
    ],
  },
  {
    code: 'earrings',
    parent: 'jewelry',
    names: { en: 'Earrings', 'zh-CN': '耳环', ja: 'ピアス・イヤリング', ko: '귀걸이', th: 'ต่างหู' },
    products: [
      'freshwater-pearl-drop-earrings',
      'little-star-stud-earrings',
      'first-frost-earrings',
      'little-moon-earrings',
    ],
  },
  {
    code: 'clocks',
    parent: 'watches',
    names: { en: 'Clocks', 'zh-CN': '时钟', ja: '置き時計・掛け時計', ko: '시계(탁상·벽)', th: 'นาฬิกาตั้งโต๊ะและแขวนผนัง' },
    products: [
      'beitou-mantel-clock',
      'daybreak-twin-bell-alarm-clock',
      'noon-quiet-wall-clock',
      'mill-window-wall-clock',
      'valley-mantel-clock-week',
      'morning-market-alarm',
    ],
  },
];

const codeOfProduct = new Map(subcategories.flatMap(({ code, products }) => products.map((slug) => [slug, code])));

/** The category that a product of the demo is in. */
export const categoryOfProduct = ({
  slug,
  subcategory,
  category,
}: Pick<DemoProduct, 'slug' | 'subcategory' | 'category'>): string =>
  subcategory ?? codeOfProduct.get(slug) ?? category;
