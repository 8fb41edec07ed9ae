import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const size = texts('Size', '尺码', 'サイズ', '사이즈', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const weight = texts('Weight', '重量', '重量', '무게', 'น้ำหนัก');
const load = texts('Load', '承重', '耐荷重', '최대 하중', 'รับน้ำหนัก');
const wheels = texts('Wheels', '轮子', 'ウィール', '바퀴', 'ล้อ');
const forest = texts('Forest green', '森林绿', 'フォレストグリーン', '포레스트 그린', 'เขียวป่า');

const shoeSizes = [
  { code: '38', text: texts('EU 38', '38码', '24.0cm', '240mm', 'EU 38') },
  { code: '40', text: texts('EU 40', '40码', '25.0cm', '250mm', 'EU 40') },
  { code: '42', text: texts('EU 42', '42码', '26.5cm', '265mm', 'EU 42') },
  { code: '44', text: texts('EU 44', '44码', '28.0cm', '280mm', 'EU 44') },
];

export const shop: DemoShop = {
  slug: 'trailhead-supply',
  name: 'Trailhead Supply',
  slogan: texts(
    'Outdoor kit that we use before we sell it',
    '自己先用过，才卖给你的户外装备',
    '自分たちで使い込んでから売る、アウトドア道具',
    '먼저 써 보고 파는 아웃도어 장비',
    'อุปกรณ์กลางแจ้งที่เราใช้เองก่อนขาย',
  ),
  about: texts(
    'Six of us run a store and repair bench at the foot of the Flatirons. Whatever we stock has spent at least one season on our own trips, and we keep spare poles, buckles and wheels for everything. Orders placed before noon in Boulder leave the same day.',
    '我们六个人在熨斗山脚下经营一家店和一张维修台。上架的装备至少跟我们跑过一季，帐杆、扣具、轮子等配件常备。博尔德时间中午前下单，当天发出。',
    'フラットアイアンズのふもとで、6人で店と修理台を営んでいます。扱うのは自分たちの旅で最低1シーズン使ったものだけ。ポール、バックル、ウィールなどの交換部品も常備しています。ボルダー時間の正午までのご注文は当日発送です。',
    '플랫아이언스 산자락에서 여섯 명이 가게와 수리대를 운영합니다. 저희가 한 시즌 이상 직접 써 본 장비만 들여놓고 폴대, 버클, 바퀴 같은 부품도 늘 갖춰 둡니다. 볼더 시간 정오 전 주문은 당일 출고됩니다.',
    'เราหกคนเปิดร้านและโต๊ะซ่อมอยู่ตีนเขาแฟลตไอเอินส์ ของทุกชิ้นผ่านการใช้จริงในทริปของเราอย่างน้อยหนึ่งฤดู และมีอะไหล่เสาเต็นท์ ตัวล็อก และล้อสำรองเสมอ สั่งก่อนเที่ยงตามเวลาโบลเดอร์ ส่งออกในวันเดียวกัน',
  ),
  city: texts('Boulder, United States', '美国博尔德', 'アメリカ・ボルダー', '미국 볼더', 'โบลเดอร์ สหรัฐอเมริกา'),
  country: 'US',
  since: 2009,
  avatar: { cp: '1f97e', bg: 'pine', scene: 'studio' },
  tone: 'pine',
  freight: { freeOver: 15000, first: 1490, next: 600 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'ridge-three-season-tent',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Ridge three-season tent, 2.1 kg',
      'Ridge三季帐篷 2.1公斤',
      'Ridge 3シーズンテント 2.1kg',
      'Ridge 3계절 텐트 2.1kg',
      'เต็นท์ Ridge ใช้ได้สามฤดู หนัก 2.1 กก.',
    ),
    summary: texts(
      'Two doors, two porches, up in four minutes with one pole set.',
      '双门双前厅，一套帐杆四分钟搭好。',
      '出入口2つ、前室2つ。ポール一組で4分で立ちます。',
      '출입구 두 개, 전실 두 개, 폴대 한 세트로 4분이면 설치됩니다.',
      'สองประตู สองชาน กางเสร็จในสี่นาทีด้วยเสาชุดเดียว',
    ),
    description: texts(
      'Colour-coded clips mean you can pitch it by head torch, and the flysheet goes up first when it rains. Each sleeper has a door and a porch deep enough for a pack and wet boots. We have had ours on Longs Peak in 70 km/h gusts and slept.',
      '挂扣按颜色对应，戴头灯也能搭；下雨时可先撑外帐。每人各有一扇门和一个前厅，放得下背包和湿鞋。我们带它上过朗斯峰，阵风每小时70公里，照样睡得着。',
      'クリップは色分けされているのでヘッドライトの明かりでも設営でき、雨の日はフライから先に張れます。一人にひとつずつ出入口と、ザックと濡れた靴が入る前室があります。ロングズピークで最大瞬間風速20m近い夜も、よく眠れました。',
      '색으로 구분한 클립이라 헤드램프 불빛으로도 칠 수 있고, 비가 오면 플라이부터 세울 수 있습니다. 자리마다 출입구와 배낭과 젖은 신발을 둘 전실이 있습니다. 롱스피크에서 시속 70km 돌풍 속에도 잘 잤습니다.',
      'คลิปแยกสีช่วยให้กางได้ใต้แสงไฟคาดหัว ถ้าฝนตกก็ขึงผืนนอกก่อนได้ ทุกคนมีประตูและชานของตัวเอง วางเป้กับรองเท้าเปียกได้ เราเคยกางบนยอดลองส์พีคในลมกระโชก 70 กม./ชม. และหลับสบาย',
    ),
    facts: [
      {
        name: texts('Waterproofing', '防水', '耐水圧', '내수압', 'กันน้ำ'),
        value: texts(
          '3,000 mm fly, 5,000 mm floor',
          '外帐3000毫米，底布5000毫米',
          'フライ3000mm、フロア5000mm',
          '플라이 3,000mm, 바닥 5,000mm',
          'ผืนนอก 3,000 มม. พื้น 5,000 มม.',
        ),
      },
      {
        name: material,
        value: texts(
          'Ripstop nylon, aluminium poles',
          '防撕裂尼龙，铝杆',
          'リップストップナイロン、アルミポール',
          '립스톱 나일론, 알루미늄 폴',
          'ไนลอนกันฉีก เสาอะลูมิเนียม',
        ),
      },
      {
        name: texts('Packed', '收纳尺寸', '収納サイズ', '수납 크기', 'ขนาดพับเก็บ'),
        value: texts('46 × 16 cm', '46 × 16厘米', '46 × 16cm', '46 × 16cm', '46 × 16 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'meadow',
            text: texts('Meadow green', '草地绿', 'メドウグリーン', '메도 그린', 'เขียวทุ่งหญ้า'),
            swatch: '#5BA54B',
            effect: { sat: 0.75 },
          },
          {
            code: 'ember',
            text: texts('Ember orange', '余烬橙', 'エンバーオレンジ', '엠버 오렌지', 'ส้มถ่านไฟ'),
            swatch: '#D9783C',
            effect: { hue: 285, sat: 0.85 },
          },
          {
            code: 'lake',
            text: texts('Lake blue', '湖蓝', 'レイクブルー', '레이크 블루', 'ฟ้าทะเลสาบ'),
            swatch: '#4A83B8',
            effect: { hue: 130, sat: 0.65 },
          },
        ],
      },
      {
        name: texts('Sleeps', '人数', '定員', '인원', 'จำนวนคน'),
        values: [
          { code: '2', text: texts('2 people', '2人', '2人用', '2인용', '2 คน') },
          { code: '3', text: texts('3 people', '3人', '3人用', '3인용', '3 คน'), priceDelta: 4500 },
          { code: '4', text: texts('4 people', '4人', '4人用', '4인용', '4 คน'), priceDelta: 9000 },
        ],
      },
    ],
    price: 21900,
    listPrice: 24900,
    stock: 22,
    soldOut: ['ember|4'],
    weightGrams: 2400,
    picture: { cp: '26fa', bg: 'sage', scene: 'studio', sat: 0.75 },
    company: [
      { cp: '1f97e', x: 660, y: 712, size: 170, front: true },
      { cp: '1f9ed', x: 140, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'switchback-hiking-pack',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Switchback hiking pack with rain cover, 22 litres',
      'Switchback登山背包 22升 附防雨罩',
      'Switchback 登山リュック 22L レインカバー付き',
      'Switchback 등산 배낭 22L 레인커버 포함',
      'เป้เดินป่า Switchback 22 ลิตร พร้อมผ้าคลุมกันฝน',
    ),
    summary: texts(
      'A mesh back that stays off your shirt and pockets you can reach walking.',
      '悬空网背不贴汗，边走边能取物的侧袋。',
      '背中に風が通るメッシュパネル、歩きながら手が届くポケット。',
      '등에서 떨어지는 메시 패널, 걸으면서 손이 닿는 주머니.',
      'แผ่นหลังตาข่ายไม่แนบเสื้อ ช่องข้างหยิบได้ขณะเดิน',
    ),
    description: texts(
      'The frame bows the pack away from your back so that air moves behind it. A U-shaped zip opens the main bag flat, and the bottom pocket holds a rain cover that is tied in and cannot blow away. Loops take two poles or an axe.',
      '弧形框架让背包与后背留出空隙，空气流通。U形拉链可将主袋完全摊开，底部收纳的防雨罩系在包上，不会被风吹走。外挂环可固定两根登山杖或一把冰镐。',
      '弓なりのフレームが背中との間にすき間をつくり、風を通します。U字ファスナーでメイン気室が大きく開き、底ポケットのレインカバーはひも付きで風に飛ばされません。ポール2本やピッケルを留めるループ付き。',
      '휘어진 프레임이 등과 배낭 사이에 바람길을 만듭니다. U자 지퍼로 메인 수납부가 활짝 열리고, 바닥 주머니의 레인커버는 끈으로 묶여 있어 날아가지 않습니다. 고리에 스틱 두 개나 피켈을 걸 수 있습니다.',
      'โครงโค้งดันเป้ออกจากแผ่นหลังให้ลมผ่าน ซิปรูปตัวยูเปิดช่องหลักได้กว้าง กระเป๋าก้นเก็บผ้าคลุมกันฝนที่ผูกไว้ ไม่ปลิวหาย มีห่วงเกี่ยวไม้เท้าสองอันหรือขวานน้ำแข็ง',
    ),
    facts: [
      {
        name: material,
        value: texts('Recycled 210D nylon', '210D再生尼龙', '再生ナイロン210D', '재생 나일론 210D', 'ไนลอนรีไซเคิล 210D'),
      },
      { name: weight, value: texts('920 g', '920克', '920g', '920g', '920 กรัม') },
      {
        name: texts('Fits back', '适合背长', '背面長', '등판 길이', 'ความยาวหลัง'),
        value: texts('42–52 cm', '42–52厘米', '42〜52cm', '42~52cm', '42–52 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'berry',
            text: texts('Berry red', '莓红', 'ベリーレッド', '베리 레드', 'แดงเบอร์รี'),
            swatch: '#C93256',
          },
          { code: 'forest', text: forest, swatch: '#3F7A55', effect: { hue: 140, sat: 0.6, bri: 0.95 } },
          {
            code: 'slate',
            text: texts('Slate blue', '石板蓝', 'スレートブルー', '슬레이트 블루', 'น้ำเงินหินชนวน'),
            swatch: '#46658C',
            effect: { hue: 245, sat: 0.5, bri: 0.95 },
          },
          {
            code: 'ochre',
            text: texts('Ochre', '赭黄', 'オーカー', '오커', 'เหลืองดิน'),
            swatch: '#C98B36',
            effect: { hue: 62, sat: 0.85, bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
        values: [
          { code: '22', text: texts('22 litres', '22升', '22L', '22L', '22 ลิตร') },
          { code: '30', text: texts('30 litres', '30升', '30L', '30L', '30 ลิตร'), priceDelta: 1800 },
          { code: '42', text: texts('42 litres', '42升', '42L', '42L', '42 ลิตร'), priceDelta: 4200 },
        ],
      },
    ],
    price: 7900,
    stock: 44,
    soldOut: ['ochre|42'],
    weightGrams: 1050,
    picture: { cp: '1f392', bg: 'mist', scene: 'podium' },
    company: [
      { cp: '1f9ed', x: 655, y: 704, size: 150, front: true },
      { cp: '26fa', x: 135, y: 668, size: 210 },
    ],
  },
  {
    slug: 'boulder-mid-hiking-boots',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Waterproof leather hiking boots, mid cut',
      '中帮防水皮面登山鞋',
      '防水レザーの登山靴 ミッドカット',
      '방수 가죽 등산화 미드컷',
      'รองเท้าเดินป่าหนังกันน้ำ หุ้มข้อ',
    ),
    summary: texts(
      'Nubuck uppers, a stiff shank and a sole that can be replaced.',
      '磨砂皮鞋面，硬质中底，鞋底可更换。',
      'ヌバックアッパー、しっかりしたシャンク、張り替えのできるソール。',
      '누벅 갑피, 단단한 생크, 밑창 교체가 가능합니다.',
      'หน้าหนังนูบัก แกนพื้นแข็ง เปลี่ยนพื้นใหม่ได้',
    ),
    description: texts(
      'They need about three walks to soften and then last for years; when the lugs are gone we can fit a new sole. A seam-sealed liner keeps streams out up to the ankle, and the rubber rand takes the knocks from scree.',
      '穿三趟左右就会变软，之后能陪你走好多年；齿纹磨平了，我们可以换新底。内里压胶，涉水到脚踝不进水，橡胶护边耐碎石磕碰。',
      '3回ほど歩けば足になじみ、その後は何年も履けます。ソールが減ったら張り替えも承ります。シームシール済みのライナーで足首までの沢なら濡れず、ラバーランドがガレ場の岩から守ります。',
      '세 번쯤 걸으면 부드러워지고 그 뒤로 몇 년을 신습니다. 밑창이 닳으면 새로 갈아 드립니다. 솔기를 막은 안감이 발목 깊이 물까지 막아 주고, 고무 랜드가 너덜길의 돌을 견딥니다.',
      'เดินราวสามครั้งหนังก็นุ่มเข้าเท้า แล้วใช้ได้อีกหลายปี ดอกยางหมดเมื่อไรเราเปลี่ยนพื้นให้ได้ ซับในซีลตะเข็บลุยน้ำได้ถึงข้อเท้า ขอบยางกันหินกระแทก',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Nubuck leather, rubber lugs',
          '磨砂牛皮，橡胶大底',
          'ヌバック、ラバーソール',
          '누벅 가죽, 고무 밑창',
          'หนังนูบัก พื้นยาง',
        ),
      },
      {
        name: weight,
        value: texts(
          '1,180 g a pair (EU 42)',
          '一双1180克（42码）',
          '両足1180g（26.5cm）',
          '한 켤레 1,180g(265mm)',
          'คู่ละ 1,180 กรัม (EU 42)',
        ),
      },
      {
        name: texts('Good for', '适用', '用途', '용도', 'เหมาะกับ'),
        value: texts(
          'Rocky trails, day hikes, light loads',
          '碎石路、一日徒步、轻装',
          '岩場、日帰り、軽装備',
          '바윗길, 당일 산행, 가벼운 짐',
          'ทางหิน เดินวันเดียว ของเบา',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'wheat', text: texts('Wheat', '小麦色', 'ウィート', '위트', 'สีข้าวสาลี'), swatch: '#E0A33B' },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モスグリーン', '모스 그린', 'เขียวมอส'),
            swatch: '#7F8F4A',
            effect: { hue: 50, sat: 0.55, bri: 0.9 },
          },
          {
            code: 'peat',
            text: texts('Peat brown', '泥炭棕', 'ピートブラウン', '피트 브라운', 'น้ำตาลเข้ม'),
            swatch: '#7A5238',
            effect: { hue: 335, sat: 0.6, bri: 0.72 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 14900,
    stock: 16,
    soldOut: ['moss|38', 'peat|44'],
    weightGrams: 1500,
    picture: { cp: '1f97e', bg: 'sky', scene: 'disc' },
    company: [
      { cp: '1f9ed', x: 660, y: 704, size: 150, front: true },
      { cp: '26fa', x: 130, y: 664, size: 200 },
    ],
  },
  {
    slug: 'brass-field-compass',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Brass field compass with lid, 54 mm',
      '黄铜翻盖指南针 54毫米',
      '真鍮製の蓋付きコンパス 54mm',
      '황동 뚜껑 나침반 54mm',
      'เข็มทิศทองเหลืองมีฝาปิด 54 มม.',
    ),
    summary: texts(
      'A liquid-damped needle that settles in four seconds and glows after dark.',
      '充液阻尼指针四秒稳定，夜间可见荧光。',
      'オイル式の針が約4秒で静止し、暗がりでは蓄光します。',
      '오일 충전 바늘이 4초면 멈추고 어두울 때 빛납니다.',
      'เข็มแช่น้ำมันนิ่งในสี่วินาที เรืองแสงในที่มืด',
    ),
    description: texts(
      'A compass to keep in a jacket pocket for twenty years. The card turns on a sapphire bearing, the lid has a sighting slot, and the ring is cut deep enough to turn with gloves on. Choose the needle balanced for where you walk.',
      '放进外套口袋、一用二十年的指南针。刻度盘以蓝宝石轴承支撑，盖上有瞄准缝，转环刻纹深，戴手套也转得动。请按使用地区选择相应半球的指针。',
      '上着のポケットに入れて20年使えるコンパスです。サファイア軸受けのカード、照準用スリット付きの蓋、手袋のままでも回せる深い刻みのリング。歩く地域に合わせて針のバランスをお選びください。',
      '재킷 주머니에 넣고 20년 쓰는 나침반입니다. 사파이어 베어링 위에서 카드가 돌고, 뚜껑에 조준 홈이 있으며, 장갑을 끼고도 돌릴 만큼 링을 깊게 깎았습니다. 쓰실 지역에 맞는 바늘을 골라 주세요.',
      'เข็มทิศสำหรับพกในกระเป๋าเสื้อไปอีกยี่สิบปี แผ่นองศาหมุนบนแบริงแซปไฟร์ ฝามีช่องเล็ง วงแหวนเซาะร่องลึกหมุนได้แม้สวมถุงมือ เลือกเข็มที่ถ่วงมาสำหรับซีกโลกที่คุณเดิน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Brass, mineral glass',
          '黄铜、矿物玻璃',
          '真鍮、ミネラルガラス',
          '황동, 미네랄 글라스',
          'ทองเหลือง กระจกแร่',
        ),
      },
      {
        name: texts('Divisions', '刻度', '目盛り', '눈금', 'ขีดองศา'),
        value: texts('2 degrees', '2度', '2度', '2도', '2 องศา'),
      },
      { name: weight, value: texts('112 g', '112克', '112g', '112g', '112 กรัม') },
    ],
    options: [
      {
        name: texts('Finish', '表面', '仕上げ', '마감', 'ผิวโลหะ'),
        values: [
          {
            code: 'brass',
            text: texts('Polished brass', '抛光黄铜', '磨き真鍮', '유광 황동', 'ทองเหลืองขัดเงา'),
            swatch: '#E0A64A',
          },
          {
            code: 'steel',
            text: texts('Satin steel', '哑光钢色', 'サテンスチール', '무광 스틸', 'เหล็กด้าน'),
            swatch: '#B9BDC2',
            effect: { sat: 0.1, bri: 1.05 },
          },
          {
            code: 'gunmetal',
            text: texts('Gunmetal', '枪灰', 'ガンメタル', '건메탈', 'เทาปืน'),
            swatch: '#565B62',
            effect: { sat: 0.15, bri: 0.78 },
          },
        ],
      },
      {
        name: texts('Needle', '指针', '針', '바늘', 'เข็ม'),
        values: [
          { code: 'north', text: texts('Northern hemisphere', '北半球', '北半球用', '북반구용', 'ซีกโลกเหนือ') },
          { code: 'south', text: texts('Southern hemisphere', '南半球', '南半球用', '남반구용', 'ซีกโลกใต้') },
          {
            code: 'global',
            text: texts('Global', '全球通用', '全世界対応', '전 세계용', 'ใช้ได้ทั่วโลก'),
            priceDelta: 1200,
          },
        ],
      },
    ],
    price: 3800,
    stock: 63,
    soldOut: ['gunmetal|south'],
    weightGrams: 180,
    picture: { cp: '1f9ed', bg: 'pine', scene: 'podium' },
    company: [
      { cp: '1f97e', x: 665, y: 712, size: 190, front: true },
      { cp: '26fa', x: 130, y: 668, size: 200 },
    ],
  },
  {
    slug: 'creekside-city-bike',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Creekside step-through city bike, 7-speed',
      'Creekside低跨城市自行车 7速',
      'Creekside 低床シティサイクル 7段変速',
      'Creekside 로우스텝 시티 자전거 7단',
      'จักรยานแม่บ้าน Creekside 7 เกียร์',
    ),
    summary: texts(
      'Hub gears, a belt that needs no oil, and mudguards already fitted.',
      '内变速花鼓，皮带传动免上油，挡泥板已装好。',
      '内装変速に注油いらずのベルトドライブ。泥よけも標準装備です。',
      '내장 변속기와 기름칠 없는 벨트 구동, 흙받이까지 장착되어 있습니다.',
      'เกียร์ดุม สายพานไม่ต้องหยอดน้ำมัน ติดบังโคลนมาให้แล้ว',
    ),
    description: texts(
      'A bike for errands and river paths: you sit upright, step through easily and keep your trousers clean. The seven gears are inside the hub, so you can change while standing at the lights. It arrives nine-tenths built; pedals, bars and seat go on with the tool in the box.',
      '买菜通勤、河边骑行都合适：坐姿直立，上下车方便，裤脚不沾油。七速藏在花鼓里，停车等灯也能换挡。到货时已装好九成，用盒内工具装上脚踏、车把和坐垫即可。',
      '買い物や川沿いの道に似合う一台です。背筋を伸ばして乗れ、またぎやすく、裾も汚れません。7段変速は内装式なので信号待ちでも変えられます。9割組み立て済みで届き、ペダル、ハンドル、サドルは付属の工具で取り付けてください。',
      '장보기와 강변길에 어울리는 자전거입니다. 허리를 펴고 타고, 오르내리기 쉽고, 바지가 더러워지지 않습니다. 7단 변속기가 허브 안에 있어 신호 대기 중에도 바꿀 수 있습니다. 90% 조립되어 도착하며 페달, 핸들, 안장은 동봉한 공구로 끼우시면 됩니다.',
      'จักรยานสำหรับจ่ายตลาดและปั่นริมน้ำ นั่งหลังตรง ก้าวขึ้นลงง่าย ขากางเกงไม่เปื้อน เกียร์เจ็ดจังหวะอยู่ในดุม เปลี่ยนได้แม้จอดติดไฟแดง ประกอบมาแล้วเก้าส่วนสิบ เหลือใส่บันได แฮนด์ และเบาะด้วยเครื่องมือในกล่อง',
    ),
    facts: [
      {
        name: texts('Frame', '车架', 'フレーム', '프레임', 'เฟรม'),
        value: texts('Chromoly steel', '铬钼钢', 'クロモリ', '크로몰리', 'โครโมลี'),
      },
      {
        name: texts('Brakes', '刹车', 'ブレーキ', '브레이크', 'เบรก'),
        value: texts('Hydraulic disc', '油压碟刹', '油圧ディスク', '유압 디스크', 'ดิสก์ไฮดรอลิก'),
      },
      { name: weight, value: texts('14.6 kg', '14.6公斤', '14.6kg', '14.6kg', '14.6 กก.') },
      {
        name: load,
        value: texts('130 kg with luggage', '含行李130公斤', '荷物込み130kg', '짐 포함 130kg', '130 กก. รวมสัมภาระ'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'poppy',
            text: texts('Poppy red', '罂粟红', 'ポピーレッド', '포피 레드', 'แดงป๊อปปี'),
            swatch: '#DA3B4D',
          },
          {
            code: 'teal',
            text: texts('Teal', '青绿', 'ティール', '틸', 'เขียวอมฟ้า'),
            swatch: '#2E8C8A',
            effect: { hue: 175, sat: 0.75 },
          },
          {
            code: 'plum',
            text: texts('Plum', '梅紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#8558A8',
            effect: { hue: 290, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Frame size', '车架尺寸', 'フレームサイズ', '프레임 크기', 'ขนาดเฟรม'),
        values: [
          {
            code: 's',
            text: texts('S (150–165 cm)', 'S（150–165厘米）', 'S（150〜165cm）', 'S (150~165cm)', 'S (150–165 ซม.)'),
          },
          {
            code: 'm',
            text: texts('M (163–178 cm)', 'M（163–178厘米）', 'M（163〜178cm）', 'M (163~178cm)', 'M (163–178 ซม.)'),
          },
          {
            code: 'l',
            text: texts('L (175–190 cm)', 'L（175–190厘米）', 'L（175〜190cm）', 'L (175~190cm)', 'L (175–190 ซม.)'),
          },
        ],
      },
    ],
    price: 74900,
    listPrice: 82900,
    stock: 6,
    soldOut: ['plum|l'],
    weightGrams: 18500,
    picture: { cp: '1f6b2', bg: 'sage', scene: 'arch' },
    company: [
      { cp: '1f6fc', x: 670, y: 712, size: 170, front: true },
      { cp: '1f9fa', x: 130, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'maple-street-skateboard',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Complete maple skateboard, 8.0 in deck',
      '七层枫木滑板整板 8.0英寸',
      'メープル製コンプリートスケートボード 8.0インチ',
      '7겹 메이플 스케이트보드 완제품 8.0인치',
      'สเกตบอร์ดไม้เมเปิลพร้อมเล่น 8.0 นิ้ว',
    ),
    summary: texts(
      'Seven plies of Canadian maple, pressed two at a time, ready to ride.',
      '七层加拿大枫木，两片一压，开箱即滑。',
      'カナディアンメープル7層を2枚ずつプレス。届いたらすぐ滑れます。',
      '캐나다 메이플 7겹을 두 장씩 눌러 만든, 바로 탈 수 있는 보드.',
      'ไม้เมเปิลแคนาดาเจ็ดชั้น อัดทีละสองแผ่น แกะกล่องเล่นได้เลย',
    ),
    description: texts(
      'Decks pressed in pairs keep an even curve, so every board in the pile pops the same. Trucks are cast aluminium, bearings are shielded against grit, and the grip is already laid. Narrow for street tricks, wider for ramps and big feet.',
      '两片一压，弧度一致，每块板弹性都稳定。铸铝支架，防尘轴承，砂纸已贴好。窄板适合街式动作，宽板适合碗池和大脚。',
      '2枚ずつプレスするのでコンケーブが揃い、どの板も同じ弾きです。トラックは鋳造アルミ、ベアリングは防塵仕様、グリップテープも貼付済み。細めはストリート、太めはランプや足の大きい方に。',
      '두 장씩 눌러 곡면이 고르고 보드마다 팝이 일정합니다. 트럭은 주조 알루미늄, 베어링은 먼지 막이형, 그립테이프는 붙여 두었습니다. 좁은 데크는 스트리트, 넓은 데크는 램프와 큰 발에 맞습니다.',
      'แผ่นไม้อัดทีละคู่โค้งเท่ากันทุกแผ่น แรงดีดจึงสม่ำเสมอ ทรักอะลูมิเนียมหล่อ ลูกปืนกันฝุ่น ติดกริปมาแล้ว แผ่นแคบเหมาะเล่นสตรีต แผ่นกว้างเหมาะกับแรมป์และคนเท้าใหญ่',
    ),
    facts: [
      {
        name: texts('Deck', '板面', 'デッキ', '데크', 'แผ่นไม้'),
        value: texts('7-ply maple', '七层枫木', 'メープル7層', '메이플 7겹', 'เมเปิล 7 ชั้น'),
      },
      { name: wheels, value: texts('53 mm, 99A', '53毫米，99A', '53mm、99A', '53mm, 99A', '53 มม. 99A') },
      { name: load, value: texts('110 kg', '110公斤', '110kg', '110kg', '110 กก.') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'violet',
            text: texts('Night violet', '夜紫', 'ナイトバイオレット', '나이트 바이올렛', 'ม่วงราตรี'),
            swatch: '#5B4A8C',
          },
          {
            code: 'teal',
            text: texts('Deep teal', '深青', 'ディープティール', '딥 틸', 'เขียวน้ำทะเลลึก'),
            swatch: '#2B6E78',
            effect: { hue: 270, sat: 1 },
          },
          {
            code: 'brick',
            text: texts('Brick', '砖红', 'レンガ', '브릭 레드', 'แดงอิฐ'),
            swatch: '#9C4040',
            effect: { hue: 85, sat: 1.1, bri: 1.05 },
          },
        ],
      },
      {
        name: texts('Deck width', '板宽', 'デッキ幅', '데크 너비', 'ความกว้าง'),
        values: [
          { code: '800', text: texts('8.0 in', '8.0英寸', '8.0インチ', '8.0인치', '8.0 นิ้ว') },
          { code: '825', text: texts('8.25 in', '8.25英寸', '8.25インチ', '8.25인치', '8.25 นิ้ว') },
          { code: '850', text: texts('8.5 in', '8.5英寸', '8.5インチ', '8.5인치', '8.5 นิ้ว'), priceDelta: 300 },
        ],
      },
    ],
    price: 8900,
    stock: 33,
    weightGrams: 2600,
    picture: { cp: '1f6f9', bg: 'mist', scene: 'window' },
    company: [
      { cp: '1f6f4', x: 660, y: 700, size: 220 },
      { cp: '1f6fc', x: 140, y: 712, size: 160, front: true },
    ],
  },
  {
    slug: 'boardwalk-quad-skates',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Boardwalk quad roller skates, 62 mm wheels',
      'Boardwalk双排轮滑鞋 62毫米轮',
      'Boardwalk クワッドローラースケート 62mm',
      'Boardwalk 쿼드 롤러스케이트 62mm 휠',
      'รองเท้าสเกตสี่ล้อ Boardwalk ล้อ 62 มม.',
    ),
    summary: texts(
      'Soft wheels that roll over pavement cracks and a boot that holds the ankle.',
      '软轮过路面裂缝更平顺，高帮护住脚踝。',
      '舗道のひび割れも越えるやわらかいウィールと、足首を支えるブーツ。',
      '보도 틈도 부드럽게 넘는 말랑한 바퀴와 발목을 잡아 주는 부츠.',
      'ล้อนุ่มข้ามรอยแตกบนทางเท้า ตัวรองเท้าประคองข้อเท้า',
    ),
    description: texts(
      'Made for paths and car parks rather than polished rinks. The wheels are soft and wide, the toe stop can be set with a coin, and the boot is lined with terry so it dries overnight. They run true to size; go up one for thick socks.',
      '为步道和空地设计，不是光滑冰场。轮子软而宽，刹车头用硬币就能调节，毛圈内里隔夜即干。尺码标准，穿厚袜可选大一码。',
      'リンクより遊歩道や広場向きにつくりました。ウィールはやわらかく幅広、トゥストップはコインで調整でき、パイル地の内張りは一晩で乾きます。サイズは標準どおり。厚手の靴下なら一つ上をお選びください。',
      '매끈한 링크보다 산책로와 공터를 위해 만들었습니다. 바퀴는 부드럽고 넓으며 토스톱은 동전으로 조절하고, 테리 안감은 하룻밤이면 마릅니다. 정사이즈이며 두꺼운 양말이면 한 치수 크게 고르세요.',
      'ทำมาเพื่อทางเดินและลานจอดรถมากกว่าลานสเกตพื้นเงา ล้อนุ่มและกว้าง ปรับตัวเบรกได้ด้วยเหรียญ ซับในผ้าขนหนูแห้งข้ามคืน ขนาดตรงมาตรฐาน ถ้าใส่ถุงเท้าหนาให้เผื่อหนึ่งเบอร์',
    ),
    facts: [
      {
        name: wheels,
        value: texts('62 × 35 mm, 78A', '62 × 35毫米，78A', '62 × 35mm、78A', '62 × 35mm, 78A', '62 × 35 มม. 78A'),
      },
      {
        name: texts('Bearings', '轴承', 'ベアリング', '베어링', 'ลูกปืน'),
        value: texts('ABEC-7', 'ABEC-7', 'ABEC-7', 'ABEC-7', 'ABEC-7'),
      },
      {
        name: material,
        value: texts(
          'Vegan leather, aluminium plate',
          '仿皮，铝底板',
          '合成皮革、アルミプレート',
          '합성피혁, 알루미늄 플레이트',
          'หนังสังเคราะห์ แผ่นฐานอะลูมิเนียม',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'cherry', text: texts('Cherry', '樱桃红', 'チェリー', '체리', 'แดงเชอร์รี'), swatch: '#D63A5A' },
          {
            code: 'mint',
            text: texts('Mint', '薄荷绿', 'ミント', '민트', 'มินต์'),
            swatch: '#7CC4A4',
            effect: { hue: 150, sat: 0.6, bri: 1.2 },
          },
          {
            code: 'lilac',
            text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
            swatch: '#B294D6',
            effect: { hue: 290, sat: 0.65, bri: 1.2 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 9800,
    stock: 14,
    soldOut: ['lilac|44', 'mint|42'],
    weightGrams: 2900,
    picture: { cp: '1f6fc', bg: 'sky', scene: 'studio' },
    company: [
      { cp: '1f6f9', x: 660, y: 710, size: 190, front: true },
      { cp: '26bd', x: 145, y: 704, size: 140, front: true },
    ],
  },
  {
    slug: 'lakeshore-figure-skates',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Leather figure skates with steel blades',
      '真皮花样冰刀鞋 不锈钢刀',
      '本革フィギュアスケート靴 ステンレスブレード',
      '가죽 피겨 스케이트화 스테인리스 날',
      'รองเท้าฟิกเกอร์สเกตหนังแท้ ใบมีดสเตนเลส',
    ),
    summary: texts(
      'Sharpened at our bench before they ship, so you can skate the same day.',
      '发货前由我们的维修台开刃，收到当天就能上冰。',
      '発送前に店の修理台で研磨。届いたその日に滑れます。',
      '발송 전 저희 작업대에서 날을 세워 받은 날 바로 탈 수 있습니다.',
      'ลับคมที่โต๊ะช่างของเราก่อนส่ง ได้ของแล้วลงลานได้ทันที',
    ),
    description: texts(
      'Firm enough to learn edges and single jumps, padded enough for a whole afternoon on the pond. We grind a 13 mm hollow, which suits most adults; write to us if you want another. Plastic guards are in the box.',
      '支撑力足够练刃和一周跳，内衬柔软，在冰湖上待一下午也不累。默认开13毫米弧槽，适合多数成人；需要其他规格请留言。附塑料刀套。',
      'エッジやシングルジャンプの練習ができる硬さと、湖で半日過ごせるクッション性を備えています。溝は大人の多くに合う13mmで研磨します。ほかをご希望の方はお知らせください。プラスチックのエッジカバー付き。',
      '에지와 싱글 점프를 배우기에 단단하고, 오후 내내 타도 편하게 안감을 넣었습니다. 대부분의 성인에게 맞는 13mm 홀로로 연마하며 다른 값을 원하시면 알려 주세요. 플라스틱 날집이 들어 있습니다.',
      'แข็งพอสำหรับฝึกคมมีดและกระโดดหนึ่งรอบ บุนุ่มพอเล่นบนทะเลสาบได้ทั้งบ่าย เราลับร่อง 13 มม. ซึ่งเหมาะกับผู้ใหญ่ส่วนใหญ่ หากต้องการค่าอื่นบอกเราได้ มีปลอกใบมีดพลาสติกให้ในกล่อง',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Leather boot, stainless blade',
          '真皮鞋身，不锈钢冰刀',
          '本革、ステンレスブレード',
          '가죽 부츠, 스테인리스 날',
          'หนังแท้ ใบมีดสเตนเลส',
        ),
      },
      {
        name: texts('Hollow', '弧槽', '溝', '홀로', 'ร่องใบมีด'),
        value: texts('13 mm', '13毫米', '13mm', '13mm', '13 มม.'),
      },
      {
        name: texts('Level', '水平', 'レベル', '수준', 'ระดับ'),
        value: texts(
          'Beginner to single jumps',
          '入门至一周跳',
          '初心者〜シングルジャンプ',
          '입문~싱글 점프',
          'ผู้เริ่มต้นถึงกระโดดหนึ่งรอบ',
        ),
      },
    ],
    options: [{ name: size, values: shoeSizes }],
    price: 12400,
    stock: 19,
    soldOut: ['38'],
    weightGrams: 2200,
    picture: { cp: '26f8-fe0f', bg: 'pine', scene: 'disc' },
    company: [
      { cp: '1f6f7', x: 660, y: 706, size: 200, front: true },
      { cp: '1f3bf', x: 140, y: 700, size: 160 },
    ],
  },
  {
    slug: 'folding-commuter-scooter',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Folding kick scooter, 200 mm wheels',
      '折叠滑板车 200毫米大轮',
      '折りたたみキックスクーター 200mmホイール',
      '접이식 킥보드 200mm 휠',
      'สกูตเตอร์ขาไถพับได้ ล้อ 200 มม.',
    ),
    summary: texts(
      'Folds in two seconds, carries on a strap and takes an adult.',
      '两秒折叠，可背可提，成人可用。',
      '2秒でたためて肩に掛けられる、大人用スクーター。',
      '2초면 접히고 끈으로 메는 성인용 킥보드.',
      'พับได้ในสองวินาที มีสายสะพาย ผู้ใหญ่ขี่ได้',
    ),
    description: texts(
      'For the last kilometre between station and desk. Big polyurethane wheels roll over tram tracks, the bars rise to 104 cm, and one press with the foot folds it. Front suspension and a rear mudguard brake are standard; no battery, nothing to charge.',
      '车站到工位的最后一公里就靠它。大号聚氨酯轮过轨道不卡，车把可升至104厘米，脚一踩就折叠。配前减震和后挡泥板刹车，无电池，不用充电。',
      '駅から職場までの最後の1kmに。大径ウレタンホイールは線路の溝も越え、ハンドルは104cmまで上がり、足でひと踏みすればたためます。フロントサスペンションとリアのフットブレーキ付き。電池も充電もいりません。',
      '역에서 사무실까지 남은 1km를 위한 킥보드입니다. 큰 우레탄 바퀴가 선로 틈을 넘고, 손잡이는 104cm까지 올라가며, 발로 한 번 누르면 접힙니다. 앞 서스펜션과 뒤 발브레이크가 기본이고 충전할 일이 없습니다.',
      'สำหรับกิโลเมตรสุดท้ายจากสถานีถึงที่ทำงาน ล้อโพลียูรีเทนใหญ่ข้ามรางรถได้ แฮนด์ปรับสูงถึง 104 ซม. ใช้เท้ากดครั้งเดียวก็พับ มีโช้กหน้าและเบรกเท้าที่บังโคลนหลัง ไม่มีแบตเตอรี่ ไม่ต้องชาร์จ',
    ),
    facts: [
      { name: weight, value: texts('5.2 kg', '5.2公斤', '5.2kg', '5.2kg', '5.2 กก.') },
      { name: load, value: texts('100 kg', '100公斤', '100kg', '100kg', '100 กก.') },
      {
        name: texts('Folded', '折叠尺寸', '折りたたみ時', '접은 크기', 'ขนาดเมื่อพับ'),
        value: texts('90 × 14 × 36 cm', '90 × 14 × 36厘米', '90 × 14 × 36cm', '90 × 14 × 36cm', '90 × 14 × 36 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'sky', text: texts('Sky blue', '天蓝', 'スカイブルー', '스카이 블루', 'ฟ้า'), swatch: '#4AA8E8' },
          {
            code: 'lime',
            text: texts('Lime', '青柠', 'ライム', '라임', 'เขียวมะนาว'),
            swatch: '#9CC04A',
            effect: { hue: 225, sat: 0.75, bri: 1.05 },
          },
          {
            code: 'coral',
            text: texts('Coral', '珊瑚橙', 'コーラル', '코랄', 'ส้มปะการัง'),
            swatch: '#EC7A66',
            effect: { hue: 140, sat: 0.9 },
          },
        ],
      },
      {
        name: texts('Handlebar', '车把', 'ハンドル', '핸들', 'แฮนด์'),
        values: [
          { code: 'standard', text: texts('Standard', '标准', 'スタンダード', '기본', 'มาตรฐาน') },
          {
            code: 'basket',
            text: texts('With front basket', '带前筐', '前かご付き', '앞바구니 포함', 'พร้อมตะกร้าหน้า'),
            priceDelta: 1400,
          },
        ],
      },
    ],
    price: 11900,
    stock: 27,
    soldOut: ['coral|basket'],
    weightGrams: 6400,
    picture: { cp: '1f6f4', bg: 'mist', scene: 'arch' },
    company: [
      { cp: '1f392', x: 660, y: 712, size: 180, front: true },
      { cp: '1f6f9', x: 130, y: 706, size: 150, front: true },
    ],
  },
  {
    slug: 'ash-wood-snow-sled',
    shop: 'trailhead-supply',
    category: 'outdoors',
    title: texts(
      'Bent ash snow sled with pull rope, 110 cm',
      '白蜡木雪橇 110厘米 附拉绳',
      'トネリコ曲木のそり 110cm 引きひも付き',
      '물푸레나무 눈썰매 110cm 끈 포함',
      'เลื่อนหิมะไม้แอชดัดโค้ง 110 ซม. พร้อมเชือกลาก',
    ),
    summary: texts(
      'Steam-bent runners shod with steel; carries one adult or two children.',
      '蒸汽弯木滑条包钢，可坐一名成人或两名儿童。',
      '蒸し曲げの滑走材に鋼を張りました。大人1人または子ども2人用。',
      '증기로 휜 러너에 강철을 덧댔고, 어른 한 명이나 아이 둘이 탑니다.',
      'รางไม้ดัดด้วยไอน้ำหุ้มเหล็ก นั่งได้ผู้ใหญ่หนึ่งคนหรือเด็กสองคน',
    ),
    description: texts(
      'Built by a two-person shop in Vermont in the way they have made them since the fifties. The ash is bent over steam rather than glued, so it gives a little on bumps, and every bolt can be tightened with one spanner. Hang it up in summer; it looks well on a wall.',
      '由佛蒙特一家两人小坊制作，做法自上世纪五十年代沿用至今。白蜡木蒸汽弯曲而非胶合，颠簸时略带弹性，所有螺栓一把扳手就能拧紧。夏天挂在墙上也好看。',
      'バーモント州の二人の工房が、1950年代から変わらぬ方法で作っています。接着ではなく蒸気で曲げたトネリコは段差でほどよくしなり、ボルトはすべて一本のスパナで締められます。夏は壁に掛けても絵になります。',
      '버몬트의 두 사람 공방이 1950년대부터 해 온 방식 그대로 만듭니다. 접착하지 않고 증기로 휜 물푸레나무라 요철에서 살짝 휘고, 모든 볼트를 스패너 하나로 조일 수 있습니다. 여름에는 벽에 걸어 두어도 보기 좋습니다.',
      'ทำโดยโรงงานสองคนในรัฐเวอร์มอนต์ ด้วยวิธีเดิมตั้งแต่ยุค 1950 ไม้แอชดัดด้วยไอน้ำ ไม่ใช่ต่อกาว จึงให้ตัวเล็กน้อยเมื่อผ่านเนิน และขันนอตทุกตัวได้ด้วยประแจอันเดียว หน้าร้อนแขวนผนังก็สวย',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Ash, steel runners',
          '白蜡木，钢制滑条',
          'トネリコ、鋼の滑走面',
          '물푸레나무, 강철 러너',
          'ไม้แอช รางเหล็ก',
        ),
      },
      { name: load, value: texts('120 kg', '120公斤', '120kg', '120kg', '120 กก.') },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts(
          '110 × 36 × 24 cm',
          '110 × 36 × 24厘米',
          '110 × 36 × 24cm',
          '110 × 36 × 24cm',
          '110 × 36 × 24 ซม.',
        ),
      },
    ],
    options: [],
    price: 13600,
    stock: 9,
    weightGrams: 5800,
    picture: { cp: '1f6f7', bg: 'pine', scene: 'window' },
    company: [
      { cp: '26f8-fe0f', x: 660, y: 712, size: 170, front: true },
      { cp: '1f3bf', x: 140, y: 696, size: 170 },
    ],
  },
];
