import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const metal = texts('Metal', '材质', '地金', '소재', 'ตัวเรือน');
const stone = texts('Stone', '宝石', '石', '스톤', 'พลอย');
const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const chain = texts('Chain', '链长', 'チェーンの長さ', '체인 길이', 'ความยาวสร้อย');
const ringSize = texts('Ring size', '戒指圈号', 'リングサイズ', '반지 호수', 'ไซซ์แหวน');
const weight = texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก');
const clasp = texts('Clasp', '扣头', '留め具', '잠금', 'ตะขอ');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const silver925 = texts('Sterling silver 925', '925 银', 'シルバー925', '스털링 실버 925', 'เงินแท้ 925');
const silverOrVermeil = texts(
  'Silver 925; vermeil with 2.5 µm of 18 ct gold',
  '925 银；镀金款为 2.5 微米 18K 金',
  'シルバー925、金は18金2.5ミクロン仕上げ',
  '은 925, 버메일은 18K 금 2.5마이크론',
  'เงินแท้ 925 แบบทองชุบทอง 18K หนา 2.5 ไมครอน',
);
const lobster = texts('Lobster clasp', '龙虾扣', 'カニカン', '랍스터 잠금', 'ตะขอก้ามปู');

const silverText = texts('Sterling silver', '925 银', 'シルバー925', '은 925', 'เงินแท้ 925');
const vermeilText = texts('Gold vermeil', '925 银镀 18K 金', 'ゴールドヴェルメイユ', '골드 버메일', 'เงินแท้ชุบทอง 18K');
const metals = [
  { code: 'vermeil', text: vermeilText, swatch: '#E8B84C', effect: { hue: 0, sat: 0.85 }, priceDelta: 1400 },
  { code: 'silver', text: silverText, swatch: '#D5D6DA', effect: { hue: 0, sat: 0.06, bri: 1.06 } },
];
const chains = [
  { code: '40', text: texts('40 cm', '40 厘米', '40cm', '40cm', '40 ซม.') },
  { code: '45', text: texts('45 cm', '45 厘米', '45cm', '45cm', '45 ซม.') },
  { code: '50', text: texts('50 cm', '50 厘米', '50cm', '50cm', '50 ซม.'), priceDelta: 300 },
];
const ringSizes = [
  {
    code: '49',
    text: texts(
      'US 5 (15.6 mm)',
      '10 号（内径 15.6 毫米）',
      '9号（内径15.6mm）',
      '9호 (안지름 15.6mm)',
      'เบอร์ 49 (15.6 มม.)',
    ),
  },
  {
    code: '52',
    text: texts(
      'US 6 (16.5 mm)',
      '12 号（内径 16.5 毫米）',
      '11号（内径16.5mm）',
      '11호 (안지름 16.5mm)',
      'เบอร์ 52 (16.5 มม.)',
    ),
  },
  {
    code: '54',
    text: texts(
      'US 7 (17.3 mm)',
      '14 号（内径 17.3 毫米）',
      '14号（内径17.3mm）',
      '14호 (안지름 17.3mm)',
      'เบอร์ 54 (17.3 มม.)',
    ),
  },
  {
    code: '57',
    text: texts(
      'US 8 (18.1 mm)',
      '16 号（内径 18.1 毫米）',
      '16号（内径18.1mm）',
      '16호 (안지름 18.1mm)',
      'เบอร์ 57 (18.1 มม.)',
    ),
  },
];

export const shop: DemoShop = {
  slug: 'nara-and-moon',
  name: 'Nara & Moon',
  slogan: texts(
    'Silver and gold vermeil from Wua Lai Road',
    '清迈银街的银饰与镀金首饰',
    'チェンマイの銀細工通りから、銀と金の小さな装身具',
    '치앙마이 은세공 거리의 은과 골드 버메일 주얼리',
    'เครื่องเงินและเงินชุบทองจากถนนวัวลาย',
  ),
  about: texts(
    'Nara draws, her uncle Moon hammers, and six silversmiths from the old Wua Lai quarter do the rest. Everything is solid 925 silver, left bright or plated with 2.5 microns of 18-carat gold. We send with tracking from Chiang Mai, in a cotton bag sewn next door.',
    'Nara 画图，舅舅 Moon 锤打，其余由老瓦莱街区的六位银匠完成。所有首饰都是 925 足银，或保持银亮，或镀 2.5 微米 18K 金。从清迈寄出，全程可查，用隔壁裁缝缝的棉布袋装好。',
    'ナラが図案を描き、叔父のムーンが槌で打ち、あとはワラーイ地区の銀職人六人が仕上げます。すべてシルバー925の無垢で、銀のまま、または18金を2.5ミクロンかけています。隣で縫った綿の袋に入れ、チェンマイから追跡付きでお送りします。',
    '나라가 그리고 삼촌 문이 두드리면, 오래된 우알라이 거리의 은세공인 여섯 명이 나머지를 완성합니다. 모두 925 은으로 만들어 은빛 그대로 두거나 18K 금을 2.5마이크론 입힙니다. 옆집에서 꿰맨 면 주머니에 담아 치앙마이에서 추적 배송으로 보냅니다.',
    'นาราวาดแบบ น้ามูนตีเงิน ที่เหลือเป็นฝีมือช่างเงินหกคนย่านวัวลาย ทุกชิ้นเป็นเงินแท้ 925 มีทั้งสีเงินเดิมและชุบทอง 18K หนา 2.5 ไมครอน ส่งจากเชียงใหม่แบบติดตามพัสดุได้ ในถุงผ้าฝ้ายที่เย็บจากร้านข้าง ๆ',
  ),
  city: texts('Chiang Mai, Thailand', '泰国清迈', 'タイ・チェンマイ', '태국 치앙마이', 'เชียงใหม่'),
  country: 'TH',
  since: 2015,
  avatar: { cp: '1f319', bg: 'night', scene: 'studio', hue: 0, sat: 0.9 },
  tone: 'night',
  freight: { freeOver: 6000, first: 480, next: 60 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'round-stone-solitaire-ring-6-mm',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Solitaire ring in sterling silver, 6 mm stone',
      '925 银单石戒指 6 毫米天然宝石',
      '一粒石リング シルバー925 6mm',
      '은 925 솔리테어 반지 6mm 천연석',
      'แหวนพลอยเดี่ยวเงินแท้ 925 เม็ด 6 มม.',
    ),
    summary: texts(
      'One natural stone, four claws, a band that is comfortable all day.',
      '一颗天然宝石，四爪镶嵌，戒圈久戴舒适。',
      '天然石ひとつを四本の爪で。一日着けても楽な腕の丸みです。',
      '천연석 하나를 발 네 개로 물리고, 종일 껴도 편한 링입니다.',
      'พลอยธรรมชาติหนึ่งเม็ด หนามเตยสี่จุด ก้านโค้งมนใส่สบายทั้งวัน',
    ),
    description: texts(
      'The stone sits low so it does not catch on knitwear. Each one is cut in Chanthaburi and chosen by eye for colour, which means yours may be a shade lighter or deeper than the picture. Free resizing once within a year.',
      '石位压得低，不勾毛衣。宝石在尖竹汶切割，逐颗目选颜色，实物可能比图片略深或略浅。一年内免费改圈一次。',
      '石座を低くしたので、ニットに引っかかりにくい作りです。石はチャンタブリーで磨き、一粒ずつ目で色を選んでいます。写真より少し淡い、または濃いことがあります。一年以内に一度、無料でサイズ直しいたします。',
      '스톤을 낮게 앉혀 니트에 잘 걸리지 않습니다. 짠타부리에서 연마한 돌을 눈으로 하나씩 골라 사진보다 조금 옅거나 짙을 수 있습니다. 1년 안에 한 번 무료로 호수를 조정해 드립니다.',
      'ฐานพลอยเตี้ย ไม่เกี่ยวเสื้อไหมพรม พลอยเจียระไนที่จันทบุรี คัดสีด้วยตาทีละเม็ด ของจริงอาจอ่อนหรือเข้มกว่ารูปเล็กน้อย ปรับไซซ์ฟรีหนึ่งครั้งภายในหนึ่งปี',
    ),
    facts: [
      { name: metal, value: silver925 },
      {
        name: stone,
        value: texts(
          'Natural, round, 6 mm',
          '天然圆形，6 毫米',
          '天然石、ラウンド6mm',
          '천연석, 라운드 6mm',
          'พลอยแท้ ทรงกลม 6 มม.',
        ),
      },
      {
        name: texts('Band', '戒圈宽', '腕の幅', '링 폭', 'ความกว้างก้าน'),
        value: texts('1.8 mm', '1.8 毫米', '1.8mm', '1.8mm', '1.8 มม.'),
      },
      { name: weight, value: texts('2.6 g', '2.6 克', '2.6g', '2.6g', '2.6 กรัม') },
    ],
    options: [
      {
        name: stone,
        values: [
          {
            code: 'topaz',
            text: texts('Blue topaz', '蓝托帕石', 'ブルートパーズ', '블루 토파즈', 'โทแพซสีฟ้า'),
            swatch: '#5B93DA',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'amethyst',
            text: texts('Amethyst', '紫水晶', 'アメシスト', '자수정', 'อเมทิสต์'),
            swatch: '#8E74C9',
            effect: { hue: 35, sat: 0.85 },
          },
          {
            code: 'garnet',
            text: texts('Garnet', '石榴石', 'ガーネット', '가넷', 'โกเมน'),
            swatch: '#C44A68',
            effect: { hue: 95, sat: 0.85 },
          },
          {
            code: 'peridot',
            text: texts('Peridot', '橄榄石', 'ペリドット', '페리도트', 'เพริดอต'),
            swatch: '#82A04A',
            effect: { hue: 212, sat: 0.75 },
          },
        ],
      },
      { name: ringSize, values: ringSizes },
    ],
    price: 5400,
    stock: 16,
    soldOut: ['garnet|49', 'peridot|57'],
    weightGrams: 40,
    picture: { cp: '1f48d', bg: 'wine', scene: 'disc', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f48e', x: 132, y: 690, size: 150 },
      { cp: '1f339', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'stone-bead-bracelet-silk-tassel',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Stone bead bracelet with silk tassel, 8 mm beads',
      '8 毫米天然石手串 真丝流苏',
      '天然石ビーズブレスレット 8mm 絹のタッセル',
      '천연석 비즈 팔찌 8mm 실크 태슬',
      'สร้อยข้อมือหินแท้ 8 มม. พู่ไหม',
    ),
    summary: texts(
      'Twenty-two round stones on a doubled cord, finished with Thai silk.',
      '二十二颗圆珠，双股绳穿制，配泰丝流苏。',
      '二十二粒の石を二重の紐に通し、タイシルクの房で仕上げました。',
      '둥근 돌 스물두 개를 두 겹 끈에 꿰고 태국 실크 술을 달았습니다.',
      'หินกลมยี่สิบสองเม็ดร้อยเชือกสองชั้น ปิดท้ายด้วยพู่ไหมไทย',
    ),
    description: texts(
      'The cord is knotted between every fourth bead, so a break costs you nothing but a re-threading, which we do for the price of postage. Stones are matched for colour but never dyed.',
      '每四颗打一个结，就算绳断了也不会散落，寄回来我们只收邮费重穿。石头按色配对，不染色。',
      '四粒ごとに結び目を入れているので、切れても石が散らばりません。通し直しは送料のみで承ります。石は色を揃えていますが、染色はしていません。',
      '네 알마다 매듭을 지어 끊어져도 돌이 흩어지지 않습니다. 다시 꿰는 값은 받지 않고 배송비만 받습니다. 색을 맞춰 고르되 염색은 하지 않습니다.',
      'ผูกปมทุกสี่เม็ด เชือกขาดหินก็ไม่กระจาย ส่งกลับมาร้อยใหม่ได้ คิดแค่ค่าส่ง หินคัดสีให้เข้าชุด ไม่ย้อมสี',
    ),
    facts: [
      {
        name: texts('Beads', '珠径', 'ビーズ', '비즈', 'ขนาดเม็ด'),
        value: texts('8 mm, natural stone', '8 毫米天然石', '8mm、天然石', '8mm 천연석', '8 มม. หินธรรมชาติ'),
      },
      {
        name: texts('Cord', '绳', '紐', '끈', 'เชือก'),
        value: texts('Nylon, doubled', '双股尼龙绳', 'ナイロン二重', '나일론 두 겹', 'ไนลอนสองชั้น'),
      },
      { name: weight, value: texts('19 g', '19 克', '19g', '19g', '19 กรัม') },
    ],
    options: [
      {
        name: stone,
        values: [
          {
            code: 'aventurine',
            text: texts('Aventurine', '东陵玉', 'アベンチュリン', '어벤츄린', 'อะเวนทูรีน'),
            swatch: '#86BE9C',
            effect: { hue: 92, sat: 0.55 },
          },
          {
            code: 'sunstone',
            text: texts('Sunstone', '太阳石', 'サンストーン', '선스톤', 'ซันสโตน'),
            swatch: '#EDA878',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'aquamarine',
            text: texts('Aquamarine', '海蓝宝', 'アクアマリン', '아쿠아마린', 'อะความารีน'),
            swatch: '#9CC0E8',
            effect: { hue: 192, sat: 0.5 },
          },
          {
            code: 'smoky',
            text: texts('Smoky quartz', '茶晶', 'スモーキークォーツ', '스모키 쿼츠', 'สโมกกีควอตซ์'),
            swatch: '#5A4638',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      {
        name: texts('Wrist', '手围', '手首回り', '손목둘레', 'รอบข้อมือ'),
        values: [
          { code: '15', text: texts('15 cm', '15 厘米', '15cm', '15cm', '15 ซม.') },
          { code: '17', text: texts('17 cm', '17 厘米', '17cm', '17cm', '17 ซม.') },
          { code: '19', text: texts('19 cm', '19 厘米', '19cm', '19cm', '19 ซม.') },
        ],
      },
    ],
    price: 2800,
    stock: 54,
    soldOut: ['smoky|15'],
    weightGrams: 45,
    picture: { cp: '1f4ff', bg: 'lilac', scene: 'lay', hue: 92, sat: 0.55 },
    company: [
      { cp: '1fab4', x: 132, y: 690, size: 210 },
      { cp: '1f375', x: 664, y: 706, size: 150, front: true },
    ],
  },
  {
    slug: 'hammered-crescent-moon-necklace',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Hammered crescent moon necklace, 16 mm',
      '手工锤纹弯月项链 16 毫米',
      '槌目の三日月ネックレス 16mm',
      '망치 무늬 초승달 목걸이 16mm',
      'สร้อยคอจี้พระจันทร์เสี้ยวตีมือ 16 มม.',
    ),
    summary: texts(
      'Every moon takes about ninety hammer blows, and no two catch light alike.',
      '每弯月亮约敲九十锤，反光各不相同。',
      'ひとつの月におよそ九十打。光り方は一つずつ違います。',
      '달 하나에 망치질 아흔 번, 빛나는 모양이 하나하나 다릅니다.',
      'พระจันทร์หนึ่งดวงตีราวเก้าสิบครั้ง แสงสะท้อนไม่ซ้ำกัน',
    ),
    description: texts(
      'Cut from 1.2 mm sheet, domed, then hammered from the centre out. It hangs from both tips, so it does not spin round on the chain. Fine trace chain with a spare ring 3 cm in.',
      '用 1.2 毫米银板裁出、打拱，再由中心向外锤纹。两端挂链，不会翻转。细十字链，3 厘米处另有一个调节环。',
      '1.2mm厚の板から切り出し、丸みをつけて中心から外へ槌で打ちます。両端で吊るすので裏返りません。細いあずきチェーンは、3cm手前にも留められる輪が付いています。',
      '1.2mm 판을 오려 둥글게 부풀린 뒤 가운데에서 바깥으로 두드립니다. 양 끝을 매달아 뒤집히지 않습니다. 가는 체인에는 3cm 안쪽에 고리가 하나 더 있습니다.',
      'ตัดจากแผ่นหนา 1.2 มม. ขึ้นโค้งแล้วตีจากกลางออกนอก แขวนจากปลายทั้งสองข้าง จึงไม่พลิกกลับ สร้อยเส้นเล็กมีห่วงสำรองร่นได้ 3 ซม.',
    ),
    facts: [
      { name: metal, value: silverOrVermeil },
      {
        name: texts('Pendant', '吊坠', 'トップ', '펜던트', 'จี้'),
        value: texts('16 × 5 mm', '16 × 5 毫米', '16×5mm', '16 × 5mm', '16 × 5 มม.'),
      },
      { name: clasp, value: lobster },
      { name: weight, value: texts('3.1 g', '3.1 克', '3.1g', '3.1g', '3.1 กรัม') },
    ],
    options: [
      { name: metal, values: metals },
      { name: chain, values: chains },
    ],
    price: 4200,
    stock: 38,
    soldOut: ['silver|50'],
    weightGrams: 40,
    picture: { cp: '1f319', bg: 'night', scene: 'lay', hue: 0, sat: 0.85 },
    company: [
      { cp: '2b50', x: 132, y: 690, size: 130 },
      { cp: '1f56f-fe0f', x: 664, y: 706, size: 180, front: true },
    ],
  },
  {
    slug: 'little-star-stud-earrings',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Little star stud earrings, 5 or 7 mm',
      '小星星耳钉 5 / 7 毫米',
      '小さな星のスタッドピアス 5mm・7mm',
      '작은 별 귀걸이 5mm·7mm',
      'ต่างหูดาวดวงเล็ก 5 และ 7 มม.',
    ),
    summary: texts(
      'Rounded points, flat backs, quiet enough to sleep in.',
      '星角圆润，背面平整，睡觉不用摘。',
      '角は丸く、裏は平ら。着けたまま眠れる大きさです。',
      '모서리는 둥글고 뒤는 평평해 낀 채로 자도 됩니다.',
      'มุมมน หลังเรียบ ใส่นอนได้',
    ),
    description: texts(
      'Cast in one piece with the post, so nothing is soldered and nothing comes loose. Posts are 9 mm and nickel-free. Sold as a pair with two sets of backs.',
      '星星与耳针一体铸造，没有焊点，不会松脱。耳针长 9 毫米，不含镍。成对出售，附两副耳堵。',
      '星とポストを一体で鋳造しているので、ろう付けがなく外れません。ポストは9mm、ニッケル不使用。左右一組、キャッチは二組付きです。',
      '별과 침을 한 번에 주조해 땜한 곳이 없고 떨어지지 않습니다. 침은 9mm, 니켈 프리입니다. 한 쌍에 뒷마개 두 벌을 드립니다.',
      'หล่อดาวกับก้านเป็นชิ้นเดียว ไม่มีรอยบัดกรี ไม่หลุด ก้านยาว 9 มม. ปราศจากนิกเกิล ขายเป็นคู่ พร้อมแป้นสองชุด',
    ),
    facts: [
      { name: metal, value: silverOrVermeil },
      {
        name: texts('Posts', '耳针', 'ポスト', '침', 'ก้าน'),
        value: texts('9 mm, nickel-free', '9 毫米，无镍', '9mm、ニッケルフリー', '9mm, 니켈 프리', '9 มม. ไม่มีนิกเกิล'),
      },
      {
        name: texts('Sold as', '销售单位', '販売単位', '판매 단위', 'หน่วยขาย'),
        value: texts('Pair', '一对', '1ペア', '한 쌍', 'หนึ่งคู่'),
      },
    ],
    options: [
      {
        name: metal,
        values: [
          ...metals,
          {
            code: 'rose',
            text: texts(
              'Rose vermeil',
              '925 银镀玫瑰金',
              'ピンクゴールドヴェルメイユ',
              '로즈 버메일',
              'เงินแท้ชุบโรสโกลด์',
            ),
            swatch: '#EBB199',
            effect: { hue: 335, sat: 0.5 },
            priceDelta: 1400,
          },
        ],
      },
      {
        name: texts('Width', '宽度', '幅', '너비', 'ความกว้าง'),
        values: [
          { code: '5mm', text: texts('5 mm', '5 毫米', '5mm', '5mm', '5 มม.') },
          { code: '7mm', text: texts('7 mm', '7 毫米', '7mm', '7mm', '7 มม.'), priceDelta: 400 },
        ],
      },
    ],
    price: 1900,
    stock: 96,
    soldOut: ['rose|7mm'],
    weightGrams: 30,
    picture: { cp: '2b50', bg: 'wine', scene: 'lay', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f319', x: 132, y: 690, size: 150 },
      { cp: '1f451', x: 664, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'freshwater-pearl-drop-earrings',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Freshwater pearl drop earrings, 7–9 mm',
      '淡水珍珠耳坠 7–9 毫米',
      '淡水パールのドロップピアス 7〜9mm',
      '담수 진주 드롭 귀걸이 7–9mm',
      'ต่างหูมุกน้ำจืดแบบห้อย 7–9 มม.',
    ),
    summary: texts(
      'One round pearl under a hand-bent hook, matched in pairs by daylight.',
      '手弯耳钩下悬一颗圆珠，日光下逐对挑配。',
      '手で曲げたフックに丸珠をひとつ。自然光の下で左右を揃えています。',
      '손으로 구부린 고리에 둥근 진주 하나, 햇빛 아래에서 짝을 맞춥니다.',
      'มุกกลมหนึ่งเม็ดใต้ตะขอดัดมือ จับคู่กันใต้แสงธรรมชาติ',
    ),
    description: texts(
      'We drill the pearls ourselves and fix them on a twisted peg, which holds better than glue alone. Clip-ons use a padded screw back and hang at the same height. Put them on after perfume, never before.',
      '珍珠由我们自己打孔，套在扭纹针上固定，比单靠胶水牢。耳夹款用带软垫的螺旋夹，垂坠高度一致。请先喷香水，再戴珍珠。',
      '穴あけも自分たちで行い、ねじった芯に留めるので、接着だけより外れにくくなっています。イヤリングはクッション付きのねじ式で、同じ高さに下がります。香水のあとに着けてください。',
      '진주에 직접 구멍을 내어 꼬인 심에 고정하므로 접착만 한 것보다 단단합니다. 귀찌는 쿠션 달린 나사식이고 같은 높이로 떨어집니다. 향수를 뿌린 다음에 착용해 주세요.',
      'เราเจาะมุกเองและยึดกับแกนเกลียว แน่นกว่าใช้กาวอย่างเดียว แบบหนีบเป็นสกรูมีแผ่นรองนุ่ม ห้อยระดับเดียวกัน ควรฉีดน้ำหอมก่อนแล้วค่อยใส่',
    ),
    facts: [
      {
        name: texts('Pearls', '珍珠', 'パール', '진주', 'มุก'),
        value: texts(
          'Freshwater, round, white',
          '淡水珍珠，正圆，白色',
          '淡水真珠、ラウンド、白',
          '담수 진주, 원형, 화이트',
          'มุกน้ำจืด ทรงกลม สีขาว',
        ),
      },
      { name: metal, value: silver925 },
      {
        name: texts('Drop', '垂坠长度', '長さ', '길이', 'ความยาว'),
        value: texts('24 mm', '24 毫米', '24mm', '24mm', '24 มม.'),
      },
    ],
    options: [
      {
        name: texts('Pearl', '珍珠直径', '珠の大きさ', '진주 크기', 'ขนาดมุก'),
        values: [
          { code: '7mm', text: texts('7 mm', '7 毫米', '7mm', '7mm', '7 มม.') },
          { code: '8mm', text: texts('8 mm', '8 毫米', '8mm', '8mm', '8 มม.'), priceDelta: 700 },
          { code: '9mm', text: texts('9 mm', '9 毫米', '9mm', '9mm', '9 มม.'), priceDelta: 1800 },
        ],
      },
      {
        name: texts('Fitting', '佩戴方式', '金具', '착용 방식', 'แบบต่างหู'),
        values: [
          { code: 'hook', text: texts('Hook', '耳钩', 'フックピアス', '후크', 'ตะขอเกี่ยว') },
          { code: 'post', text: texts('Post', '耳针', 'スタッドピアス', '침', 'ก้านเสียบ') },
          { code: 'clip', text: texts('Clip-on', '耳夹', 'イヤリング', '귀찌', 'แบบหนีบ'), priceDelta: 200 },
        ],
      },
    ],
    price: 3600,
    stock: 27,
    soldOut: ['9mm|clip'],
    weightGrams: 35,
    picture: { cp: '1f9aa', bg: 'shell', scene: 'podium', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f41a', x: 132, y: 690, size: 170 },
      { cp: '1f380', x: 664, y: 706, size: 150, front: true },
    ],
  },
  {
    slug: 'enamel-butterfly-brooch-32-mm',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Enamel butterfly brooch on silver, 32 mm',
      '银胎珐琅蝴蝶胸针 32 毫米',
      '七宝の蝶ブローチ シルバー925 32mm',
      '은 칠보 나비 브로치 32mm',
      'เข็มกลัดผีเสื้อเงินลงยา 32 มม.',
    ),
    summary: texts(
      'Hot enamel in ten small cells, fired four times.',
      '十格热珐琅，入窑四次。',
      '十の小さな枠に釉薬をのせ、四度焼き上げます。',
      '작은 칸 열 개에 유약을 채워 네 번 굽습니다.',
      'ลงยาร้อนสิบช่อง เผาสี่รอบ',
    ),
    description: texts(
      'Enamel on silver is an old craft in the north of Thailand, and the blue still comes from the same family of grinders. The pin has a safety catch and is strong enough for a wool coat. A fold-down loop lets you wear it on a chain.',
      '银胎珐琅是泰北的老手艺，釉料至今仍由同一家人研磨。别针带安全扣，别得住羊毛大衣；背面有折叠环，也可以穿链当吊坠。',
      '銀の七宝はタイ北部に古くから伝わる技法で、釉薬はいまも同じ一家が挽いています。ピンは安全金具付きで、ウールのコートにも留まります。裏の折りたたみの輪にチェーンを通せば、ペンダントにもなります。',
      '은 칠보는 태국 북부의 오랜 기술로, 유약은 지금도 같은 집안이 갈아 냅니다. 핀에는 안전 고리가 있고 울 코트에도 꽂을 만큼 튼튼합니다. 접이식 고리에 체인을 걸면 목걸이로도 쓸 수 있습니다.',
      'เครื่องเงินลงยาเป็นงานช่างเก่าแก่ของภาคเหนือ น้ำยายังบดโดยครอบครัวเดิม เข็มมีตัวล็อก แข็งแรงพอกลัดเสื้อโค้ต มีห่วงพับด้านหลังไว้ร้อยสร้อย',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Silver 925, hot enamel',
          '925 银，热珐琅',
          'シルバー925、七宝',
          '은 925, 칠보',
          'เงินแท้ 925 ลงยาร้อน',
        ),
      },
      {
        name: texts('Width', '宽度', '幅', '너비', 'ความกว้าง'),
        value: texts('32 mm', '32 毫米', '32mm', '32mm', '32 มม.'),
      },
      { name: weight, value: texts('7.8 g', '7.8 克', '7.8g', '7.8g', '7.8 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lagoon',
            text: texts('Lagoon', '泻湖蓝', 'ラグーン', '라군 블루', 'ฟ้าลากูน'),
            swatch: '#2C84B8',
            effect: { hue: 190, sat: 0.8 },
          },
          {
            code: 'sunset',
            text: texts('Sunset', '落日橙', 'サンセット', '선셋', 'ส้มอาทิตย์ตก'),
            swatch: '#DE6B52',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'orchid',
            text: texts('Orchid', '兰紫', 'オーキッド', '오키드', 'ม่วงกล้วยไม้'),
            swatch: '#C06FC0',
            effect: { hue: 298, sat: 0.7 },
          },
        ],
      },
    ],
    price: 6800,
    stock: 13,
    soldOut: ['orchid'],
    weightGrams: 50,
    picture: { cp: '1f98b', bg: 'lilac', scene: 'lay', hue: 190, sat: 0.8 },
    company: [
      { cp: '1fab4', x: 132, y: 690, size: 200 },
      { cp: '1f339', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'four-leaf-clover-stone-pendant',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Four-leaf clover pendant in carved stone, 14 mm',
      '天然石雕四叶草吊坠项链 14 毫米',
      '四つ葉のクローバー ペンダント 天然石 14mm',
      '네잎클로버 천연석 펜던트 14mm',
      'จี้โคลเวอร์สี่แฉกหินแกะสลัก 14 มม.',
    ),
    summary: texts(
      'Four carved leaves around a silver bead, on a fine chain.',
      '四片石雕叶片围着一颗银珠，配细链。',
      '彫り出した四枚の葉に銀の粒をひとつ。細いチェーン付きです。',
      '깎아 만든 잎 네 장 가운데 은구슬 하나, 가는 체인이 함께 옵니다.',
      'ใบแกะสี่แฉกรอบเม็ดเงิน พร้อมสร้อยเส้นเล็ก',
    ),
    description: texts(
      'Carved from a single piece, then polished with bamboo and water. Stone is cool to the touch for a minute and then forgets it was ever cold. Wipe it dry after swimming.',
      '整块石料雕成，再用竹片蘸水抛光。刚戴上微凉，一会儿就贴了体温。游泳后请擦干。',
      '一つの石から彫り出し、竹と水で磨きました。着けた瞬間はひんやり、すぐに肌の温度になじみます。泳いだあとは水気を拭いてください。',
      '돌 하나를 깎아 대나무와 물로 윤을 냈습니다. 처음엔 서늘하다가 금세 체온을 따라옵니다. 물놀이 뒤에는 물기를 닦아 주세요.',
      'แกะจากหินก้อนเดียว ขัดด้วยไม้ไผ่กับน้ำ แตะแรก ๆ เย็น สักพักก็อุ่นตามผิว ว่ายน้ำแล้วควรเช็ดให้แห้ง',
    ),
    facts: [
      {
        name: texts('Pendant', '吊坠', 'トップ', '펜던트', 'จี้'),
        value: texts('14 mm, 3 mm thick', '14 毫米，厚 3 毫米', '14mm、厚さ3mm', '14mm, 두께 3mm', '14 มม. หนา 3 มม.'),
      },
      { name: texts('Chain', '链条', 'チェーン', '체인', 'สร้อย'), value: silver925 },
      { name: clasp, value: lobster },
    ],
    options: [
      {
        name: stone,
        values: [
          {
            code: 'jade',
            text: texts('Green jade', '翠玉', 'グリーンジェイド', '그린 제이드', 'หยกเขียว'),
            swatch: '#5FAE84',
            effect: { hue: 0, sat: 0.7 },
          },
          {
            code: 'rose-quartz',
            text: texts('Rose quartz', '粉晶', 'ローズクォーツ', '로즈 쿼츠', 'โรสควอตซ์'),
            swatch: '#E79AAE',
            effect: { hue: 205, sat: 0.5, bri: 1.06 },
          },
          {
            code: 'onyx',
            text: texts('Onyx', '黑玛瑙', 'オニキス', '오닉스', 'โอนิกซ์'),
            swatch: '#2B3631',
            effect: { hue: 0, sat: 0.2, bri: 0.45 },
          },
        ],
      },
      { name: chain, values: chains },
    ],
    price: 3200,
    stock: 44,
    soldOut: ['rose-quartz|40'],
    weightGrams: 40,
    picture: { cp: '1f340', bg: 'shell', scene: 'lay', hue: 0, sat: 0.7 },
    company: [
      { cp: '1f33f', x: 132, y: 690, size: 180 },
      { cp: '1f9ff', x: 664, y: 704, size: 140, front: true },
    ],
  },
  {
    slug: 'spiral-sea-shell-pendant',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Spiral sea-shell pendant, cast from nature, 18 mm',
      '海螺吊坠项链 真贝翻铸 18 毫米',
      '巻貝のペンダント 本物から型取り 18mm',
      '소라 펜던트 실물 주조 18mm',
      'จี้หอยเวียนหล่อจากของจริง 18 มม.',
    ),
    summary: texts(
      'Cast from a shell we found on Koh Yao, with every ridge kept.',
      '以瑶岛捡来的贝壳翻模，每道纹路都在。',
      'ヤオ島で拾った貝から型を取り、筋の一本まで残しました。',
      '야오섬에서 주운 소라를 그대로 떠 결 하나까지 살렸습니다.',
      'หล่อจากหอยที่เก็บได้บนเกาะยาว เก็บครบทุกร่องลาย',
    ),
    description: texts(
      'Lost-wax cast and hollow, so it is lighter than it looks. We darken the grooves and polish the ridges, and the contrast stays with wear. The loop is hidden at the back of the opening.',
      '失蜡空心铸造，比看上去轻。凹处做旧、凸处抛光，越戴层次越明显。挂环藏在螺口背后。',
      '中空のロストワックス鋳造で、見た目より軽く仕上げました。溝をいぶし、山を磨いた陰影は、着けるほどに深まります。丸環は口の裏側に隠しています。',
      '속을 비운 밀랍 주조라 보기보다 가볍습니다. 홈은 어둡게, 결은 밝게 닦아 착용할수록 깊이가 살아납니다. 고리는 입구 뒤에 숨겼습니다.',
      'หล่อขี้ผึ้งหายแบบกลวง เบากว่าที่เห็น ร่องรมดำ สันขัดเงา ยิ่งใส่ยิ่งเห็นมิติ ห่วงซ่อนอยู่หลังปากหอย',
    ),
    facts: [
      { name: metal, value: silverOrVermeil },
      {
        name: texts('Pendant', '吊坠', 'トップ', '펜던트', 'จี้'),
        value: texts('18 × 12 mm', '18 × 12 毫米', '18×12mm', '18 × 12mm', '18 × 12 มม.'),
      },
      { name: weight, value: texts('4.4 g', '4.4 克', '4.4g', '4.4g', '4.4 กรัม') },
    ],
    options: [
      {
        name: metal,
        values: [
          { code: 'silver', text: silverText, swatch: '#D5D6DA', effect: { hue: 0, sat: 0.2 } },
          {
            code: 'vermeil',
            text: vermeilText,
            swatch: '#E8B84C',
            effect: { hue: 0, sat: 0.2, bri: 1.1, tint: '#F2C35C' },
            priceDelta: 1800,
          },
        ],
      },
      { name: chain, values: chains },
    ],
    price: 4800,
    listPrice: 5600,
    stock: 21,
    soldOut: ['vermeil|50'],
    weightGrams: 45,
    picture: { cp: '1f41a', bg: 'night', scene: 'studio', hue: 0, sat: 0.2 },
    company: [
      { cp: '1f9aa', x: 132, y: 690, size: 180 },
      { cp: '1f319', x: 664, y: 702, size: 130, front: true },
    ],
  },
  {
    slug: 'lanna-crown-ring-four-stones',
    shop: shop.slug,
    category: 'jewelry',
    title: texts(
      'Lanna crown ring with four small stones',
      '兰纳皇冠戒指 四颗小宝石',
      'ラーンナー王冠リング 小さな石四粒',
      '란나 왕관 반지 작은 스톤 네 개',
      'แหวนมงกุฎล้านนา ประดับพลอยสี่เม็ด',
    ),
    summary: texts(
      'A small tiara for one finger, after a temple roof in Chiang Mai.',
      '戴在手指上的小王冠，灵感来自清迈寺庙的屋檐。',
      'チェンマイの寺の屋根を写した、指先の小さな冠です。',
      '치앙마이 사원의 지붕을 본떠 손가락에 얹는 작은 왕관.',
      'มงกุฎเล็กบนปลายนิ้ว ได้แบบจากหลังคาวัดในเชียงใหม่',
    ),
    description: texts(
      'The five points are soldered one by one and rounded so they do not scratch. Four 2 mm sapphires from Kanchanaburi sit along the band. Worn alone or stacked with a plain ring on either side.',
      '五个尖角逐个焊接并磨圆，不刮手。戒圈上镶四颗 2 毫米北碧府蓝宝石。可单戴，也可两边叠戴素圈。',
      '五つの山は一つずつろう付けし、肌に当たらないよう丸めています。腕にはカンチャナブリー産の2mmサファイアを四粒。一本でも、無地のリングと重ねても。',
      '뾰족한 끝 다섯 개를 하나씩 땜하고 긁히지 않게 둥글렸습니다. 링에는 깐짜나부리산 2mm 사파이어 네 알을 박았습니다. 하나만 껴도, 민무늬 반지와 겹쳐 껴도 좋습니다.',
      'ยอดทั้งห้าบัดกรีทีละยอดและลบคมแล้ว ไม่ขูดผิว ประดับไพลินกาญจนบุรี 2 มม. สี่เม็ด ใส่เดี่ยวหรือซ้อนกับแหวนเรียบก็ได้',
    ),
    facts: [
      { name: metal, value: silverOrVermeil },
      {
        name: stone,
        value: texts(
          '4 sapphires, 2 mm',
          '4 颗蓝宝石，2 毫米',
          'サファイア2mm 4粒',
          '사파이어 2mm 4개',
          'ไพลิน 2 มม. 4 เม็ด',
        ),
      },
      {
        name: texts('Height', '高度', '高さ', '높이', 'ความสูง'),
        value: texts('7 mm at the front', '正面 7 毫米', '正面7mm', '앞면 7mm', 'ด้านหน้า 7 มม.'),
      },
      { name: weight, value: texts('4.0 g', '4.0 克', '4.0g', '4.0g', '4.0 กรัม') },
    ],
    options: [
      { name: metal, values: metals },
      { name: ringSize, values: ringSizes },
    ],
    price: 7400,
    stock: 7,
    soldOut: ['vermeil|57', 'silver|49'],
    weightGrams: 45,
    picture: { cp: '1f451', bg: 'lilac', scene: 'arch', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f48e', x: 132, y: 690, size: 150 },
      { cp: '1f48d', x: 664, y: 706, size: 140, front: true },
    ],
  },
];
