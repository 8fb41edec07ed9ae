import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const same = (text: string) => texts(text, text, text, text, text);
const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const size = texts('Size', '尺码', 'サイズ', '사이즈', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const care = texts('Care', '洗护', 'お手入れ', '세탁 방법', 'การดูแล');
const madeIn = texts('Made in', '产地', '原産国', '제조국', 'ผลิตที่');
const korea = texts('South Korea', '韩国', '韓国', '대한민국', 'เกาหลีใต้');

const letterSizes = (...codes: readonly string[]) => codes.map((code) => ({ code, text: same(code.toUpperCase()) }));
const wideSizes = [
  { code: 's-m', text: same('S/M') },
  { code: 'l-xl', text: same('L/XL') },
];

export const shop: DemoShop = {
  slug: 'soft-hours',
  name: 'Soft Hours',
  slogan: texts(
    'Quiet things to sleep, swim and stay in wear',
    '睡觉、游泳、宅家时穿的安静衣物',
    '眠る、泳ぐ、家で過ごす時間のための静かな服',
    '자고, 헤엄치고, 집에 머무는 시간을 위한 옷',
    'ชุดสบาย ๆ สำหรับนอน ว่ายน้ำ และวันที่อยู่บ้าน',
  ),
  about: texts(
    'Two sisters started Soft Hours in Seongsu-dong after failing to find pyjamas without a slogan on them. We fit every piece on women from size 44 to 88 and print fibre content on the inside, not on a label. Plain, unmarked parcels from Seoul.',
    '两姐妹因为找不到一件没有标语的睡衣，在圣水洞创办了 Soft Hours。每款都请不同身形的女性试穿，成分直接印在衣内，不缝标签。从首尔用无字样的普通纸箱寄出。',
    '文字のプリントがないパジャマが見つからず、姉妹二人が聖水洞で始めた店です。どの服もさまざまな体型の女性に試着してもらい、品質表示はタグではなく内側に印字しています。中身のわからない無地の箱で、ソウルからお届けします。',
    '글씨 없는 잠옷을 찾다 못한 자매가 성수동에서 시작했습니다. 모든 옷을 44부터 88까지 다양한 체형의 여성에게 입혀 보고, 혼용률은 라벨 대신 안쪽에 인쇄합니다. 내용물이 드러나지 않는 무지 상자로 서울에서 보내 드립니다.',
    'สองพี่น้องเริ่มร้านนี้ที่ย่านซองซูดง เพราะหาชุดนอนที่ไม่มีตัวหนังสือไม่เจอ ทุกแบบให้ผู้หญิงหลายรูปร่างลองใส่จริง ข้อมูลเนื้อผ้าพิมพ์ไว้ด้านใน ไม่มีป้ายให้คัน ส่งจากโซลในกล่องเรียบไม่ระบุสินค้า',
  ),
  city: texts('Seoul, South Korea', '韩国首尔', '韓国・ソウル', '대한민국 서울', 'โซล เกาหลีใต้'),
  country: 'KR',
  since: 2019,
  avatar: { cp: '1f380', bg: 'wine', scene: 'studio', hue: 0, sat: 0.7 },
  tone: 'wine',
  freight: { freeOver: 7000, first: 520, next: 120 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'square-neck-one-piece-swimsuit',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Square-neck one-piece swimsuit, UPF 50+',
      '方领连体泳衣 UPF 50+',
      'スクエアネック ワンピース水着 UPF50+',
      '스퀘어넥 원피스 수영복 UPF 50+',
      'ชุดว่ายน้ำวันพีซคอเหลี่ยม กันแดด UPF 50+',
    ),
    summary: texts(
      'Full lining, adjustable straps and a waistband that does not roll.',
      '全里衬，可调肩带，腰部不卷边。',
      '総裏地、調節できる肩ひも、めくれないウエスト切り替え。',
      '전체 안감, 조절 어깨끈, 말리지 않는 허리 밴드.',
      'ซับในทั้งตัว สายปรับได้ ช่วงเอวไม่ม้วน',
    ),
    description: texts(
      'Swims lengths and stays put. The fabric is knitted from recycled nylon, resists chlorine and dries in about forty minutes in the shade. Removable cups slip out through a slot under each arm.',
      '游长距离也不移位。面料为再生锦纶，耐氯，阴凉处约四十分钟就干。胸垫可从腋下开口取出。',
      'しっかり泳いでもずれません。再生ナイロンの生地は塩素に強く、日陰でも四十分ほどで乾きます。カップは脇の開き口から取り外せます。',
      '여러 바퀴를 헤엄쳐도 흘러내리지 않습니다. 재생 나일론 원단이라 염소에 강하고 그늘에서 40분이면 마릅니다. 캡은 겨드랑이 아래 트임으로 뺄 수 있습니다.',
      'ว่ายหลายรอบก็ไม่เลื่อน ผ้าไนลอนรีไซเคิลทนคลอรีน ตากในร่มราวสี่สิบนาทีก็แห้ง ฟองน้ำถอดได้ทางช่องใต้แขน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '78% recycled nylon, 22% elastane',
          '78% 再生锦纶，22% 氨纶',
          '再生ナイロン78%、ポリウレタン22%',
          '재생 나일론 78%, 스판덱스 22%',
          'ไนลอนรีไซเคิล 78% อีลาสเทน 22%',
        ),
      },
      {
        name: texts('Back', '后背', '背中', '등', 'ด้านหลัง'),
        value: texts(
          'Scooped, medium coverage',
          'U 形后背，适中包覆',
          'Uバック、普通丈',
          'U자 등판, 중간 커버',
          'เว้าหลังรูปตัวยู คลุมปานกลาง',
        ),
      },
      {
        name: care,
        value: texts(
          'Rinse after use, hand wash',
          '用后冲洗，手洗',
          '使用後すすぎ、手洗い',
          '사용 후 헹굼, 손세탁',
          'ล้างน้ำหลังใช้ ซักมือ',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lagoon',
            text: texts('Lagoon', '泻湖蓝绿', 'ラグーン', '라군', 'เขียวลากูน'),
            swatch: '#2FAFA3',
            effect: { hue: 212, sat: 0.6 },
          },
          {
            code: 'coral',
            text: texts('Coral', '珊瑚红', 'コーラル', '코랄', 'ส้มปะการัง'),
            swatch: '#F07F6E',
            effect: { hue: 48, sat: 0.7 },
          },
          {
            code: 'plum',
            text: texts('Plum', '李子紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#5C3350',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      { name: size, values: letterSizes('s', 'm', 'l', 'xl') },
    ],
    price: 5200,
    stock: 48,
    soldOut: ['coral|s', 'lagoon|xl'],
    weightGrams: 180,
    picture: { cp: '1fa71', bg: 'shell', scene: 'lay', hue: 212, sat: 0.6 },
    company: [
      { cp: '1f452', x: 132, y: 690, size: 200 },
      { cp: '1f576-fe0f', x: 664, y: 704, size: 160, front: true },
    ],
  },
  {
    slug: 'polka-dot-bikini-tie-sides',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Polka-dot bikini set with tie sides',
      '波点系带比基尼套装',
      'ドット柄ビキニ サイドリボン 上下セット',
      '도트 비키니 세트 사이드 리본',
      'ชุดบิกินีลายจุด ผูกข้าง ครบชุด',
    ),
    summary: texts(
      'Underwired top in real cup sizes, bottoms that tie where you want them.',
      '上装有钢圈，下装侧边系带，松紧自己定。',
      'ワイヤー入りのトップに、好みの位置で結べるボトム。',
      '와이어가 든 상의와 원하는 위치에 묶는 하의.',
      'เสื้อมีโครง กางเกงผูกข้างปรับตำแหน่งได้เอง',
    ),
    description: texts(
      'The wire is coated and rust-free, and the back hooks in three positions. The dots are woven rather than printed, so they do not crack in salt water. Top and bottoms are the same size in a set.',
      '钢圈包胶不生锈，后扣三档可调。波点是提花织出来的，泡海水不会开裂。一套内上下装同码。',
      'ワイヤーは錆びない被覆タイプ、背中のホックは三段階です。水玉はプリントではなく織り柄なので、海水でもひび割れません。上下は同じサイズのセットです。',
      '와이어는 녹슬지 않게 코팅했고 뒤 후크는 3단입니다. 도트는 프린트가 아니라 짜 넣은 무늬라 바닷물에도 갈라지지 않습니다. 상하의는 같은 사이즈 세트입니다.',
      'โครงเคลือบกันสนิม ตะขอหลังปรับได้สามระดับ ลายจุดทอในเนื้อผ้าไม่ใช่พิมพ์ โดนน้ำเค็มก็ไม่แตก เสื้อและกางเกงไซซ์เดียวกันทั้งชุด',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '82% nylon, 18% elastane',
          '82% 锦纶，18% 氨纶',
          'ナイロン82%、ポリウレタン18%',
          '나일론 82%, 스판덱스 18%',
          'ไนลอน 82% อีลาสเทน 18%',
        ),
      },
      {
        name: texts('Cups', '杯垫', 'カップ', '컵', 'ฟองน้ำ'),
        value: texts('Light, removable', '薄款，可拆', '薄手、取り外し可', '얇은 캡, 탈착 가능', 'บาง ถอดได้'),
      },
      {
        name: care,
        value: texts(
          'Hand wash cold, dry in shade',
          '冷水手洗，阴干',
          '水で手洗い、陰干し',
          '찬물 손세탁, 그늘 건조',
          'ซักมือน้ำเย็น ตากในร่ม',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'cherry',
            text: texts('Cherry', '樱桃红', 'チェリー', '체리', 'แดงเชอร์รี'),
            swatch: '#D84A5E',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'navy',
            text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'),
            swatch: '#3A5FA8',
            effect: { hue: 248, sat: 0.55, bri: 0.82 },
          },
          {
            code: 'olive',
            text: texts('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'),
            swatch: '#7C8440',
            effect: { hue: 95, sat: 0.55 },
          },
        ],
      },
      { name: size, values: letterSizes('s', 'm', 'l') },
    ],
    price: 4400,
    listPrice: 5600,
    stock: 35,
    soldOut: ['olive|m'],
    weightGrams: 150,
    picture: { cp: '1f459', bg: 'stone', scene: 'lay', hue: 0, sat: 0.75 },
    company: [
      { cp: '26f1-fe0f', x: 132, y: 690, size: 230 },
      { cp: '1f41a', x: 664, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'seamless-modal-briefs-three-pack',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Seamless modal briefs, pack of 3',
      '莫代尔无痕内裤 3 条装',
      'モダール シームレスショーツ 3枚組',
      '모달 심리스 팬티 3장 세트',
      'กางเกงในไร้ตะเข็บผ้าโมดัล แพ็ก 3 ตัว',
    ),
    summary: texts(
      'Mid-rise, bonded edges, nothing to show under trousers.',
      '中腰，无缝贴边，穿裤子不显痕。',
      '股上は普通丈。縁は接着仕上げで、パンツに響きません。',
      '중간 허리선에 봉제선 없는 마감이라 바지 위로 비치지 않습니다.',
      'เอวกลาง ขอบรีดกาว ใส่กางเกงแล้วไม่เห็นรอย',
    ),
    description: texts(
      'Modal from beech wood stays soft after a hundred washes, which we tested before we put these on sale. The gusset is cotton. Three of one colour in a paper band.',
      '榉木莫代尔，洗上百次依然柔软，上架前我们真的洗过。底裆为纯棉。同色三条，纸带捆扎。',
      'ぶな由来のモダールは、百回洗ってもやわらかいまま。販売前に実際に洗って確かめました。マチは綿です。同色三枚を紙の帯でまとめています。',
      '너도밤나무 모달은 백 번을 빨아도 부드럽습니다. 판매 전에 직접 빨아 확인했습니다. 밑감은 면입니다. 같은 색 세 장을 종이 띠로 묶어 드립니다.',
      'ผ้าโมดัลจากไม้บีช ซักร้อยครั้งก็ยังนุ่ม เราซักทดสอบเองก่อนวางขาย เป้าด้านในเป็นผ้าฝ้าย หนึ่งแพ็กสีเดียวกันสามตัว คาดด้วยแถบกระดาษ',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '93% modal, 7% elastane; cotton gusset',
          '93% 莫代尔，7% 氨纶；棉裆',
          'モダール93%、ポリウレタン7%（マチ綿）',
          '모달 93%, 스판덱스 7%, 밑감 면',
          'โมดัล 93% อีลาสเทน 7% เป้าผ้าฝ้าย',
        ),
      },
      {
        name: texts('Rise', '腰高', '股上', '밑위', 'ความสูงเอว'),
        value: texts('Mid', '中腰', '普通', '중간', 'เอวกลาง'),
      },
      {
        name: care,
        value: texts(
          'Machine wash at 40 °C in a net bag',
          '装洗衣袋，40 °C 机洗',
          'ネット使用、40℃で洗濯機可',
          '세탁망에 넣어 40℃ 세탁',
          'ใส่ถุงซัก ซักเครื่อง 40 องศา',
        ),
      },
      { name: madeIn, value: korea },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'mist',
            text: texts('Mist blue', '雾蓝', 'ミストブルー', '미스트 블루', 'ฟ้าหมอก'),
            swatch: '#86AEE0',
            effect: { hue: 0, sat: 0.55 },
          },
          {
            code: 'rosewood',
            text: texts('Rosewood', '玫瑰木', 'ローズウッド', '로즈우드', 'โรสวูด'),
            swatch: '#C9657C',
            effect: { hue: 92, sat: 0.55 },
          },
          {
            code: 'grey',
            text: texts('Soft grey', '柔灰', 'ソフトグレー', '소프트 그레이', 'เทาอ่อน'),
            swatch: '#B6BECB',
            effect: { hue: 0, sat: 0.2, bri: 1.08 },
          },
          {
            code: 'ink',
            text: texts('Ink', '墨蓝', 'インク', '잉크', 'น้ำเงินหมึก'),
            swatch: '#32455E',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      { name: size, values: letterSizes('s', 'm', 'l', 'xl') },
    ],
    price: 2400,
    stock: 180,
    soldOut: ['grey|xl'],
    weightGrams: 110,
    picture: { cp: '1fa72', bg: 'rose', scene: 'lay', hue: 0, sat: 0.55 },
    company: [
      { cp: '1f45d', x: 132, y: 690, size: 170 },
      { cp: '1f380', x: 664, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'cotton-kimono-robe-small-flowers',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Cotton kimono robe with small flowers',
      '碎花纯棉和服式睡袍',
      '小花柄コットンガウン 着物スリーブ',
      '잔꽃무늬 면 로브 가운',
      'เสื้อคลุมผ้าฝ้ายทรงกิโมโน ลายดอกเล็ก',
    ),
    summary: texts(
      'Light enough for August, long enough for the balcony.',
      '八月穿着也凉快，长度够到阳台上晾衣服。',
      '八月でも暑くない薄さ、ベランダに出られる丈です。',
      '8월에도 덥지 않은 두께, 베란다에 나가도 될 만한 길이.',
      'บางพอสำหรับหน้าร้อน ยาวพอจะออกไปยืนที่ระเบียง',
    ),
    description: texts(
      'Hand-printed voile, softened with an extra wash. The belt is stitched on at the back so it cannot get lost, and an inner tie keeps the front closed. Two pockets set low enough for warm hands and a phone.',
      '手工印花巴厘纱，多洗一遍更柔软。腰带后面缝住，不会弄丢；内侧系带让前襟不敞开。口袋位置偏低，插手、放手机都顺手。',
      '手捺染の薄手ボイルを一度余分に洗い、やわらかくしました。帯は後ろで縫い留めてあるのでなくならず、内ひもで前もはだけません。ポケットは手もスマートフォンも入れやすい低めの位置です。',
      '손으로 무늬를 찍은 얇은 보일 원단을 한 번 더 빨아 부드럽게 했습니다. 허리끈은 뒤에서 박아 두어 잃어버리지 않고, 안쪽 끈이 앞을 여며 줍니다. 주머니는 손과 휴대폰을 넣기 편하게 낮게 달았습니다.',
      'ผ้าวอยล์พิมพ์มือ ซักเพิ่มอีกรอบให้นุ่ม สายคาดเย็บติดด้านหลังไม่หาย มีเชือกผูกด้านในกันเปิด กระเป๋าสองข้างอยู่ต่ำพอดีมือ ใส่โทรศัพท์ได้',
    ),
    facts: [
      {
        name: material,
        value: texts('100% cotton voile', '100% 棉巴厘纱', '綿100%ボイル', '면 100% 보일', 'ผ้าฝ้ายวอยล์ 100%'),
      },
      {
        name: texts('Length', '衣长', '着丈', '총장', 'ความยาว'),
        value: texts('102 cm', '102 厘米', '102cm', '102cm', '102 ซม.'),
      },
      {
        name: care,
        value: texts('Machine wash at 30 °C', '30 °C 机洗', '30℃で洗濯機可', '30℃ 세탁기 가능', 'ซักเครื่องที่ 30 องศา'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'blush',
            text: texts('Blush', '浅粉', 'ブラッシュピンク', '블러시 핑크', 'ชมพูอ่อน'),
            swatch: '#DB93AE',
            effect: { hue: 82, sat: 0.6 },
          },
          {
            code: 'morning',
            text: texts('Morning blue', '晨蓝', 'モーニングブルー', '모닝 블루', 'ฟ้ายามเช้า'),
            swatch: '#6FA3E0',
            effect: { hue: 0, sat: 0.65 },
          },
          {
            code: 'leaf',
            text: texts('Leaf', '叶绿', 'リーフグリーン', '리프 그린', 'เขียวใบไม้'),
            swatch: '#8FAF74',
            effect: { hue: 212, sat: 0.5 },
          },
        ],
      },
      { name: size, values: wideSizes },
    ],
    price: 5800,
    stock: 29,
    soldOut: ['leaf|s-m'],
    weightGrams: 320,
    picture: { cp: '1f458', bg: 'mint', scene: 'lay', hue: 82, sat: 0.6 },
    company: [
      { cp: '1f375', x: 132, y: 690, size: 170 },
      { cp: '1fa70', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'waffle-cotton-bathrobe-320-gsm',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Waffle-cotton bathrobe, 320 gsm',
      '华夫格纯棉浴袍 320 克',
      'ワッフルコットン バスローブ 320g/m²',
      '와플 면 샤워 가운 320g',
      'เสื้อคลุมอาบน้ำผ้าฝ้ายวาฟเฟิล 320 แกรม',
    ),
    summary: texts(
      'Soaks up like a towel and hangs up like a shirt.',
      '像毛巾一样吸水，像衬衫一样好挂好干。',
      'タオルのように水を吸い、シャツのように軽く干せます。',
      '수건처럼 물을 머금고 셔츠처럼 가볍게 마릅니다.',
      'ซับน้ำดีเหมือนผ้าขนหนู แต่ตากแห้งง่ายเหมือนเสื้อ',
    ),
    description: texts(
      'The honeycomb weave traps water and lets air through, so it is dry again by evening. Contrast binding runs along the collar and cuffs. It shrinks about three per cent in the first wash, and we cut for that.',
      '蜂窝组织能吸水又透气，早上用晚上就干。领口和袖口有撞色包边。第一次洗约缩 3%，裁剪时已经预留。',
      '蜂の巣状の織りが水を含みながら風を通し、夜にはまた乾いています。衿と袖口は配色のパイピング。最初の洗濯で3%ほど縮む分を見込んで裁断しています。',
      '벌집 조직이 물을 머금고 바람은 통하게 해 저녁이면 다시 마릅니다. 깃과 소매에는 배색 파이핑을 둘렀습니다. 첫 세탁에 3% 정도 주는 만큼 넉넉하게 재단했습니다.',
      'ลายรังผึ้งอุ้มน้ำแต่ลมผ่าน ตอนเย็นก็แห้งแล้ว ปกและข้อมือกุ๊นสีตัด ซักครั้งแรกหดราว 3% ซึ่งเราเผื่อไว้แล้วตอนตัด',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100% cotton waffle, 320 gsm',
          '100% 棉华夫格，320 克/平方米',
          '綿100%ワッフル、320g/m²',
          '면 100% 와플, 320g/m²',
          'ผ้าฝ้ายวาฟเฟิล 100% 320 แกรม',
        ),
      },
      {
        name: texts('Length', '衣长', '着丈', '총장', 'ความยาว'),
        value: texts('110 cm', '110 厘米', '110cm', '110cm', '110 ซม.'),
      },
      {
        name: care,
        value: texts(
          'Wash at 60 °C, tumble dry low',
          '60 °C 机洗，低温烘干',
          '60℃洗濯可、乾燥機は低温',
          '60℃ 세탁, 저온 건조기 가능',
          'ซัก 60 องศา อบแห้งไฟอ่อน',
        ),
      },
      { name: madeIn, value: korea },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'cloud',
            text: texts('Cloud white', '云白', 'クラウドホワイト', '구름 화이트', 'ขาวเมฆ'),
            swatch: '#ECEAF0',
            effect: { hue: 0, sat: 0.6, bri: 1.04 },
          },
          {
            code: 'oat',
            text: texts('Oat', '燕麦色', 'オート', '오트', 'สีข้าวโอ๊ต'),
            swatch: '#E2D6C6',
            effect: { tint: '#EBDCC6' },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
            swatch: '#A9C2A6',
            effect: { tint: '#B4CDB0', bri: 1.08 },
          },
          {
            code: 'charcoal',
            text: texts('Charcoal', '炭灰', 'チャコール', '차콜', 'เทาถ่าน'),
            swatch: '#4A4A50',
            effect: { hue: 0, sat: 0.3, bri: 0.5 },
          },
        ],
      },
      { name: size, values: wideSizes },
    ],
    price: 6400,
    listPrice: 7600,
    stock: 33,
    soldOut: ['charcoal|l-xl'],
    weightGrams: 780,
    picture: { cp: '1f94b', bg: 'rose', scene: 'lay', hue: 0, sat: 0.6, bri: 1.04 },
    company: [
      { cp: '1f9f4', x: 132, y: 690, size: 180 },
      { cp: '1f9fc', x: 664, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'bamboo-viscose-short-pyjama-set',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Bamboo-viscose pyjama set, short sleeves',
      '竹纤维短袖睡衣套装',
      'バンブーレーヨン 半袖パジャマ上下セット',
      '뱀부 레이온 반팔 잠옷 세트',
      'ชุดนอนแขนสั้นใยไผ่ เสื้อและกางเกง',
    ),
    summary: texts(
      'Cool, slippery jersey for people who sleep warm.',
      '凉滑针织，适合睡觉怕热的人。',
      '暑がりの方に。ひんやりなめらかなジャージー素材です。',
      '자면서 더위를 타는 분을 위한 시원하고 매끄러운 저지 원단.',
      'ผ้ายืดเย็นลื่น สำหรับคนขี้ร้อนตอนนอน',
    ),
    description: texts(
      'A V-neck top and knee-length trousers with a flat waistband and no label anywhere. The fabric hangs away from the skin and dries overnight on a hook. Cut loose: take your smaller size if you are between two.',
      'V 领上衣加及膝裤，平腰头，全身没有标签。面料不贴身，挂一晚就干。版型宽松，介于两码之间请选小码。',
      'Vネックの半袖と、ひざ丈のパンツ。ウエストは平らなゴム、タグはどこにもありません。肌に張りつかず、干せば一晩で乾きます。ゆったりした作りなので、迷ったら小さいほうをお選びください。',
      '브이넥 상의와 무릎길이 바지로, 허리 밴드는 납작하고 라벨은 어디에도 없습니다. 몸에 달라붙지 않고 걸어 두면 하룻밤에 마릅니다. 넉넉한 핏이라 두 사이즈 사이라면 작은 쪽을 권합니다.',
      'เสื้อคอวีกับกางเกงยาวถึงเข่า ขอบเอวแบน ไม่มีป้ายเลยสักจุด ผ้าไม่แนบเนื้อ แขวนข้ามคืนก็แห้ง ทรงหลวม หากอยู่ระหว่างสองไซซ์ให้เลือกไซซ์เล็ก',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '95% bamboo viscose, 5% elastane',
          '95% 竹纤维黏胶，5% 氨纶',
          '竹由来レーヨン95%、ポリウレタン5%',
          '대나무 레이온 95%, 스판덱스 5%',
          'วิสโคสจากไผ่ 95% อีลาสเทน 5%',
        ),
      },
      {
        name: texts('In the set', '套装内容', 'セット内容', '구성', 'ในชุด'),
        value: texts('Top and trousers', '上衣和裤子', '上下各1枚', '상의와 바지', 'เสื้อและกางเกง'),
      },
      {
        name: care,
        value: texts('Machine wash at 30 °C', '30 °C 机洗', '30℃で洗濯機可', '30℃ 세탁기 가능', 'ซักเครื่องที่ 30 องศา'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'powder',
            text: texts('Powder blue', '粉蓝', 'パウダーブルー', '파우더 블루', 'ฟ้าพาวเดอร์'),
            swatch: '#8DB1EC',
            effect: { hue: 302, sat: 0.55 },
          },
          {
            code: 'lilac',
            text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
            swatch: '#BFA2E2',
            effect: { hue: 332, sat: 0.5 },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
            swatch: '#8FB58C',
            effect: { hue: 160, sat: 0.35 },
          },
          {
            code: 'cocoa',
            text: texts('Cocoa', '可可棕', 'ココア', '코코아', 'โกโก้'),
            swatch: '#7A5546',
            effect: { hue: 72, sat: 0.4, bri: 0.62 },
          },
        ],
      },
      { name: size, values: letterSizes('s', 'm', 'l', 'xl') },
    ],
    price: 4800,
    stock: 66,
    soldOut: ['lilac|s', 'cocoa|xl'],
    weightGrams: 330,
    picture: { cp: '1f45a', bg: 'stone', scene: 'lay', hue: 302, sat: 0.55 },
    company: [
      { cp: '1fa73', x: 132, y: 692, size: 190 },
      { cp: '2615', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'combed-cotton-bed-socks-four-pairs',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Combed-cotton lounge socks, 4 pairs',
      '精梳棉居家袜 4 双装',
      'コーマ綿ルームソックス 4足組',
      '코마 면 수면 양말 4켤레',
      'ถุงเท้าใส่นอนผ้าฝ้าย แพ็ก 4 คู่',
    ),
    summary: texts(
      'A loose top that leaves no ring and a toe linked by hand.',
      '袜口宽松不勒痕，袜头手工对目。',
      '跡のつかないゆるい口ゴム。つま先は手でかがっています。',
      '자국이 남지 않는 느슨한 발목, 손으로 이은 앞코.',
      'ขอบหลวมไม่รัดเป็นรอย ปลายเท้าเย็บมือไร้ตะเข็บ',
    ),
    description: texts(
      'Four pairs in one colour family with contrasting heels, so they are easy to match in a drawer. Terry loops under the foot, plain knit on top. Knitted in Daegu.',
      '四双同色系，撞色后跟，抽屉里一眼配对。脚底毛圈，脚背平针。大邱织造。',
      '同系色の四足で、かかとは配色。引き出しの中でもすぐ揃います。足裏はパイル、甲は平編み。大邱で編んでいます。',
      '같은 계열 색 네 켤레에 배색 뒤꿈치라 서랍에서 짝을 찾기 쉽습니다. 발바닥은 테리, 발등은 평직입니다. 대구에서 짭니다.',
      'สี่คู่โทนสีเดียวกัน ส้นสีตัด จับคู่ในลิ้นชักง่าย ใต้ฝ่าเท้าเป็นห่วงขนหนู หลังเท้าถักเรียบ ทอที่แทกู',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '80% cotton, 18% polyamide, 2% elastane',
          '80% 棉，18% 锦纶，2% 氨纶',
          '綿80%、ナイロン18%、ポリウレタン2%',
          '면 80%, 나일론 18%, 스판덱스 2%',
          'ฝ้าย 80% ไนลอน 18% อีลาสเทน 2%',
        ),
      },
      {
        name: care,
        value: texts('Machine wash at 40 °C', '40 °C 机洗', '40℃で洗濯機可', '40℃ 세탁기 가능', 'ซักเครื่องที่ 40 องศา'),
      },
      { name: madeIn, value: korea },
    ],
    options: [
      {
        name: texts('Colour family', '色系', 'カラー', '색상', 'โทนสี'),
        values: [
          {
            code: 'peach',
            text: texts('Peach and green', '蜜桃配绿', 'ピーチ×グリーン', '복숭아 × 그린', 'พีชกับเขียว'),
            swatch: '#F2A592',
            effect: { hue: 232, sat: 0.6 },
          },
          {
            code: 'mint',
            text: texts('Mint and blue', '薄荷配蓝', 'ミント×ブルー', '민트 × 블루', 'มินต์กับน้ำเงิน'),
            swatch: '#86CFA0',
            effect: { hue: 0, sat: 0.5 },
          },
          {
            code: 'lilac',
            text: texts('Lilac and ochre', '丁香配赭黄', 'ライラック×オークル', '라일락 × 오커', 'ไลแลคกับเหลืองดิน'),
            swatch: '#C0B2E6',
            effect: { hue: 155, sat: 0.55 },
          },
        ],
      },
      {
        name: texts('Foot length', '脚长', '足の長さ', '발 길이', 'ความยาวเท้า'),
        values: [
          { code: '22-24', text: texts('22–24 cm', '22–24 厘米', '22〜24cm', '220–240mm', '22–24 ซม.') },
          { code: '24-26', text: texts('24–26 cm', '24–26 厘米', '24〜26cm', '240–260mm', '24–26 ซม.') },
        ],
      },
    ],
    price: 1600,
    stock: 240,
    weightGrams: 190,
    picture: { cp: '1f9e6', bg: 'shell', scene: 'lay', hue: 232, sat: 0.6 },
    company: [
      { cp: '1f9fa', x: 132, y: 690, size: 200 },
      { cp: '1f375', x: 664, y: 706, size: 150, front: true },
    ],
  },
  {
    slug: 'satin-ballet-house-slippers',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Satin ballet house slippers, suede sole',
      '缎面芭蕾居家鞋 麂皮底',
      'サテンのバレエルームシューズ スエード底',
      '새틴 발레 룸슈즈 스웨이드 밑창',
      'รองเท้าใส่ในบ้านทรงบัลเลต์ผ้าซาติน พื้นหนังกลับ',
    ),
    summary: texts(
      'Crossed elastics, a padded insole, silent on wooden floors.',
      '交叉松紧带，软垫鞋底，走木地板没有声音。',
      '交差したゴムとクッション中敷き。木の床でも音がしません。',
      '교차 밴드와 쿠션 깔창, 마룻바닥에서도 소리가 나지 않습니다.',
      'สายยางไขว้ พื้นในบุนุ่ม เดินบนพื้นไม้ไม่มีเสียง',
    ),
    description: texts(
      'They fold flat into their own pouch for hotel rooms and long flights. The satin is matt on purpose and wipes clean with a damp cloth. Choose your foot length; they give by about half a centimetre.',
      '能折平装进配套小袋，住酒店、坐长途飞机都好带。缎面特意做成哑光，湿布一擦就净。按脚长选码，穿久会撑开约半厘米。',
      '付属の袋に平らにたたんで、ホテルや長いフライトにも。サテンはあえて艶を抑え、湿らせた布で拭けます。足の長さでお選びください。履くうちに5mmほど伸びます。',
      '전용 주머니에 납작하게 접어 호텔이나 장거리 비행에 가져가기 좋습니다. 새틴은 일부러 광을 줄였고 젖은 천으로 닦으면 됩니다. 발 길이에 맞춰 고르세요. 신다 보면 5mm쯤 늘어납니다.',
      'พับแบนใส่ถุงที่ให้มา พกไปโรงแรมหรือขึ้นเครื่องไกล ๆ ได้ ผ้าซาตินเนื้อด้าน เช็ดด้วยผ้าชุบน้ำหมาด เลือกตามความยาวเท้า ใส่ไปจะขยายราวครึ่งเซนติเมตร',
    ),
    facts: [
      {
        name: texts('Upper', '鞋面', 'アッパー', '겉감', 'ส่วนบน'),
        value: texts('Cotton-backed satin', '棉底缎', '綿裏サテン', '면 배접 새틴', 'ผ้าซาตินหลังฝ้าย'),
      },
      {
        name: texts('Sole', '鞋底', 'ソール', '밑창', 'พื้นรองเท้า'),
        value: texts(
          'Split suede, 3 mm foam',
          '二层麂皮，3 毫米泡棉',
          'スエード、3mmフォーム',
          '스웨이드, 3mm 폼',
          'หนังกลับ โฟม 3 มม.',
        ),
      },
      {
        name: texts('Comes with', '附带', '付属品', '함께 드려요', 'มาพร้อม'),
        value: texts('Travel pouch', '旅行收纳袋', '携帯用ポーチ', '휴대용 파우치', 'ถุงพกพา'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'camel',
            text: texts('Camel', '驼色', 'キャメル', '카멜', 'น้ำตาลอูฐ'),
            swatch: '#C99A62',
            effect: { hue: 88, sat: 0.5, bri: 1.12 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#E08AB8',
            effect: { hue: 8, sat: 0.55 },
          },
          {
            code: 'plum',
            text: texts('Plum', '李子紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#5C3350',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      {
        name: size,
        values: [
          { code: '225', text: texts('22.5 cm', '22.5 厘米', '22.5cm', '225mm', '22.5 ซม.') },
          { code: '235', text: texts('23.5 cm', '23.5 厘米', '23.5cm', '235mm', '23.5 ซม.') },
          { code: '245', text: texts('24.5 cm', '24.5 厘米', '24.5cm', '245mm', '24.5 ซม.') },
          { code: '255', text: texts('25.5 cm', '25.5 厘米', '25.5cm', '255mm', '25.5 ซม.') },
        ],
      },
    ],
    price: 3400,
    stock: 42,
    soldOut: ['camel|255', 'rose|225'],
    weightGrams: 160,
    picture: { cp: '1fa70', bg: 'mint', scene: 'lay', hue: 88, sat: 0.5, bri: 1.12 },
    company: [
      { cp: '1f45d', x: 132, y: 690, size: 180 },
      { cp: '1f380', x: 664, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'lingerie-wash-pouch-fine-mesh',
    shop: shop.slug,
    category: 'lingerie',
    title: texts(
      'Fine-mesh wash pouch for lingerie, 30 cm',
      '内衣细网洗衣袋 30 厘米',
      'ランジェリー用 細かい目の洗濯ネット 30cm',
      '속옷용 고운 망 세탁 파우치 30cm',
      'ถุงซักชุดชั้นในตาข่ายละเอียด 30 ซม.',
    ),
    summary: texts(
      'Two layers of mesh and a zip that parks under a flap.',
      '双层细网，拉链头藏进护盖。',
      '二重メッシュ。ファスナーの引き手はカバーに収まります。',
      '이중 망에 지퍼 손잡이가 덮개 속으로 숨습니다.',
      'ตาข่ายสองชั้น หัวซิปซ่อนใต้แผ่นปิด',
    ),
    description: texts(
      'Holds three bras or a week of briefs without crushing the cups, thanks to a soft frame around the base. It stands up by itself beside the machine and folds flat when you travel.',
      '底部有软框，放三件文胸或一周的内裤都不会压变形。平时立在洗衣机旁，出门可以折平带走。',
      '底のやわらかい枠がカップのつぶれを防ぎ、ブラなら三枚、ショーツなら一週間分が入ります。洗濯機の横で自立し、旅行のときは平らにたためます。',
      '바닥을 두른 부드러운 틀이 컵을 눌리지 않게 지켜 브라 세 개나 일주일 치 팬티를 담습니다. 세탁기 옆에 세워 두고, 여행할 때는 납작하게 접을 수 있습니다.',
      'โครงนุ่มรอบฐานกันทรงฟองน้ำเสีย ใส่เสื้อในได้สามตัวหรือกางเกงในหนึ่งสัปดาห์ ตั้งข้างเครื่องซักผ้าได้ พับแบนพกเดินทางได้',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Recycled polyester mesh',
          '再生聚酯网布',
          '再生ポリエステルメッシュ',
          '재생 폴리에스터 망',
          'ตาข่ายโพลีเอสเตอร์รีไซเคิล',
        ),
      },
      {
        name: texts('Holds', '容量', '目安', '수납량', 'ความจุ'),
        value: texts(
          '3 bras or 10 briefs',
          '3 件文胸或 10 条内裤',
          'ブラ3枚またはショーツ10枚',
          '브라 3개 또는 팬티 10장',
          'เสื้อใน 3 ตัว หรือกางเกงใน 10 ตัว',
        ),
      },
      {
        name: texts('Dimensions', '尺寸', '寸法', '크기', 'ขนาดชิ้น'),
        value: texts('30 × 22 × 10 cm', '30 × 22 × 10 厘米', '30×22×10cm', '30 × 22 × 10cm', '30 × 22 × 10 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#E8A0AE',
            effect: { hue: 0, sat: 0.7 },
          },
          {
            code: 'sea',
            text: texts('Sea', '海蓝', 'シー', '씨 블루', 'ฟ้าทะเล'),
            swatch: '#84BDD8',
            effect: { hue: 205, sat: 0.6 },
          },
          {
            code: 'cocoa',
            text: texts('Cocoa', '可可棕', 'ココア', '코코아', 'โกโก้'),
            swatch: '#6E5348',
            effect: { hue: 0, sat: 0.4, bri: 0.55 },
          },
        ],
      },
    ],
    price: 900,
    stock: 320,
    weightGrams: 70,
    picture: { cp: '1f45d', bg: 'shell', scene: 'disc', hue: 0, sat: 0.7 },
    company: [
      { cp: '1f9fc', x: 132, y: 690, size: 160 },
      { cp: '1fa72', x: 664, y: 704, size: 150, front: true },
    ],
  },
];
