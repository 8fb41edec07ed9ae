import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';
import { centimetres, fact, option, packs, value } from '../vocabulary.ts';

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const glaze = texts('Glaze', '釉色', '釉薬', '유약', 'สีเคลือบ');
const capacity = texts('Capacity', '容量', '容量', '용량', 'ความจุ');
const height = texts('Height', '高度', '高さ', '높이', 'ความสูง');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const care = texts('Care', '清洁保养', 'お手入れ', '관리 방법', 'การดูแล');
const heat = texts('Heat', '适用热源', '対応熱源', '사용 가능 열원', 'แหล่งความร้อน');

export const shop: DemoShop = {
  slug: 'kiln-and-clay',
  name: 'Kiln & Clay',
  slogan: texts(
    'Jingdezhen ware for every day of the week',
    '景德镇器物，日日可用',
    '毎日の食卓に、景徳鎮のうつわ',
    '매일 쓰는 징더전 도자기',
    'เครื่องปั้นจิ่งเต๋อเจิ้นสำหรับทุกวัน',
  ),
  about: texts(
    'We are a family workshop in Jingdezhen and have fired porcelain and stoneware in our own two kilns since 1987. Every piece is shaped, glazed and checked by the people who sign its base. Orders leave within two working days in moulded paper; send us a photo of anything that arrives broken and we replace it.',
    '我们是景德镇的一家家庭作坊，1987年起用自家两座窑烧制瓷器和炻器。每一件都由在底部落款的匠人亲手成型、上釉、检验。下单后两个工作日内发货，用纸浆模塑包装；若收到时有破损，拍照发给我们即可补寄。',
    '景徳鎮の家族工房です。1987年から自前の二つの窯で磁器と炻器を焼いてきました。底に銘を入れる職人が、成形から施釉、検品まで一つずつ手がけています。ご注文から2営業日以内にパルプモールドで梱包して発送し、破損があれば写真を確認のうえ交換いたします。',
    '징더전의 가족 공방으로, 1987년부터 직접 운영하는 가마 두 곳에서 자기와 석기를 굽고 있습니다. 바닥에 이름을 새기는 장인이 성형부터 유약, 검수까지 맡습니다. 주문 후 영업일 2일 안에 종이 완충재로 포장해 보내 드리며, 파손된 상품은 사진을 보내 주시면 교환해 드립니다.',
    'เราเป็นโรงปั้นของครอบครัวในเมืองจิ่งเต๋อเจิ้น เผาเครื่องกระเบื้องและสโตนแวร์ในเตาของเราเองสองเตามาตั้งแต่ปี 2530 ทุกชิ้นขึ้นรูป เคลือบ และตรวจโดยช่างที่ลงชื่อไว้ใต้ก้น จัดส่งภายในสองวันทำการในกล่องเยื่อกระดาษขึ้นรูป หากของแตกระหว่างทาง ส่งรูปมาให้เราแล้วเราจะส่งชิ้นใหม่ให้',
  ),
  city: texts('Jingdezhen, China', '中国景德镇', '中国・景徳鎮', '중국 징더전', 'จิ่งเต๋อเจิ้น ประเทศจีน'),
  country: 'CN',
  since: 1987,
  avatar: { cp: '1f3fa', bg: 'night', scene: 'studio' },
  tone: 'night',
  freight: { freeOver: 9900, first: 890, next: 350 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'ribbed-stoneware-teapot',
    shop: 'kiln-and-clay',
    category: 'family',
    title: texts(
      'Ribbed stoneware teapot, 900 ml',
      '竖纹炻器茶壶 900毫升',
      'しのぎ模様の炻器ティーポット 900ml',
      '골무늬 석기 티포트 900ml',
      'กาน้ำชาสโตนแวร์ลายริ้ว 900 มล.',
    ),
    summary: texts(
      'Hand-cut ribs, a spout that does not drip and a steel basket that lifts out.',
      '手工刻出竖纹，壶嘴断水利落，内置可取出的不锈钢茶滤。',
      '手彫りのしのぎ、切れのよい注ぎ口、取り外せるステンレス茶こし付き。',
      '손으로 깎은 골무늬, 물 끊김이 좋은 주둥이, 분리되는 스테인리스 거름망.',
      'ริ้วแกะด้วยมือ พวยเทไม่หยด พร้อมที่กรองสเตนเลสถอดได้',
    ),
    description: texts(
      'The ribs are cut into the leather-hard clay by hand, so the pot sits firmly in the palm and the glaze pools darker in the grooves. It pours six small cups and keeps tea warm for about forty minutes. The steel basket is wide enough for whole leaves and lifts out when the tea is strong enough.',
      '竖纹趁泥坯半干时手工刻成，握着稳当，釉水积在凹处，颜色更深一层。一壶可倒六小杯，约四十分钟内茶汤仍温热。茶滤口径大，整叶舒展得开，浓淡合适时取出即可。',
      '半乾きの土に一本ずつしのぎを入れているので、手になじみ、溝に釉薬がたまって濃淡が生まれます。小ぶりの湯のみで約6杯分、40分ほど温かさが続きます。茶こしは茶葉がゆったり開く広口で、好みの濃さになったら引き上げてください。',
      '반건조한 흙에 골을 하나씩 손으로 깎아 손에 잘 잡히고, 홈에 고인 유약이 더 깊은 색을 냅니다. 작은 잔으로 여섯 잔이 나오며 40분 정도 따뜻함이 이어집니다. 거름망이 넓어 잎차가 충분히 펴지고, 알맞게 우러나면 그대로 들어 올리시면 됩니다.',
      'ช่างแกะริ้วทีละเส้นตอนดินยังหมาด จึงจับกระชับมือ และน้ำเคลือบไหลลงร่องเป็นสีเข้มสวย ชงได้หกถ้วยเล็กและอุ่นอยู่ราวสี่สิบนาที ที่กรองกว้างพอให้ใบชาคลี่เต็มที่ ชาเข้มได้ที่แล้วยกออกได้เลย',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Stoneware, steel strainer',
          '炻器，不锈钢茶滤',
          '炻器、ステンレス茶こし',
          '석기, 스테인리스 거름망',
          'สโตนแวร์ ที่กรองสเตนเลส',
        ),
      },
      {
        name: texts('Fired at', '烧成温度', '焼成温度', '소성 온도', 'อุณหภูมิเผา'),
        value: texts('1,260 °C', '1260℃', '1260℃', '1,260℃', '1,260 °C'),
      },
      {
        name: care,
        value: texts(
          'Dishwasher safe; not for the hob',
          '可用洗碗机，不可直火',
          '食洗機可、直火不可',
          '식기세척기 가능, 직화 불가',
          'ล้างเครื่องได้ ห้ามตั้งเตา',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'oxblood',
            text: texts('Oxblood red', '霁红', '辰砂レッド', '진사 레드', 'แดงเลือดนก'),
            swatch: '#B5303F',
            effect: { hue: 14, sat: 0.85, bri: 0.82 },
          },
          {
            code: 'celadon',
            text: texts('Celadon green', '青瓷绿', '青磁グリーン', '청자 그린', 'เขียวศิลาดล'),
            swatch: '#8FB59A',
            effect: { hue: 125, sat: 0.45, bri: 1.25 },
          },
          {
            code: 'ink',
            text: texts('Ink blue', '墨蓝', '藍', '잉크 블루', 'น้ำเงินหมึก'),
            swatch: '#2F4D7E',
            effect: { hue: 245, sat: 0.55, bri: 0.7 },
          },
          {
            code: 'oat',
            text: texts('Oatmeal', '燕麦色', 'オートミール', '오트밀', 'สีข้าวโอ๊ต'),
            swatch: '#E4D8C4',
            effect: { hue: 65, sat: 0.2, bri: 1.5 },
          },
        ],
      },
      {
        name: capacity,
        values: [
          { code: '900', text: texts('900 ml', '900毫升', '900ml', '900ml', '900 มล.') },
          { code: '1200', text: texts('1.2 litres', '1.2升', '1.2L', '1.2L', '1.2 ลิตร'), priceDelta: 900 },
        ],
      },
    ],
    price: 4200,
    listPrice: 4900,
    stock: 46,
    soldOut: ['ink|1200'],
    weightGrams: 1150,
    picture: { cp: '1fad6', bg: 'sage', scene: 'disc', hue: 14, sat: 0.85, bri: 0.82 },
    company: [
      { cp: '1f375', x: 655, y: 706, size: 190, front: true },
      { cp: '1f36a', x: 150, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'everyday-porcelain-mug',
    shop: 'kiln-and-clay',
    category: 'family',
    title: texts(
      'Everyday porcelain mug, 350 ml',
      '日常瓷马克杯 350毫升',
      '毎日の磁器マグカップ 350ml',
      '데일리 도자기 머그컵 350ml',
      'แก้วมัคกระเบื้องใช้ทุกวัน 350 มล.',
    ),
    summary: texts(
      'A thin lip, a handle for three fingers, and it stacks.',
      '杯口薄，杯把容得下三根手指，还能叠放收纳。',
      '口当たりの薄い縁、指が三本入る持ち手、重ねてしまえます。',
      '얇은 입술선, 세 손가락이 들어가는 손잡이, 겹쳐 보관할 수 있습니다.',
      'ขอบบาง หูจับสอดได้สามนิ้ว และวางซ้อนกันได้',
    ),
    description: texts(
      'The mug we drink from in the workshop. The lip is ground thin, the foot is glazed so it does not scratch the table, and the mugs nest two high in a cupboard. White porcelain under a coloured glaze, fired once at high heat so it will not craze.',
      '我们在作坊里自己也用这只杯子。杯口打磨得薄，杯底满釉不刮桌面，柜里可以两只叠着放。白瓷胎外施色釉，高温一次烧成，釉面不易开裂。',
      '工房で私たちが毎日使っているマグです。縁は薄く仕上げ、高台にも釉薬をかけて机を傷つけません。二つ重ねて食器棚にしまえます。白磁に色釉をかけて高温で焼き上げているので、貫入が入りにくい丈夫なつくりです。',
      '공방에서 저희가 매일 쓰는 머그컵입니다. 입이 닿는 부분은 얇게 다듬고 굽까지 유약을 입혀 식탁을 긁지 않으며, 찬장에 두 개씩 겹쳐 둘 수 있습니다. 백자에 색유를 입혀 고온에서 구워 잔금이 잘 생기지 않습니다.',
      'แก้วใบเดียวกับที่เราใช้ดื่มในโรงปั้น ขอบเจียบาง ก้นเคลือบเรียบไม่ขูดโต๊ะ ซ้อนเก็บในตู้ได้สองชั้น เนื้อกระเบื้องขาวเคลือบสี เผาไฟสูงครั้งเดียว ผิวจึงไม่ราน',
    ),
    facts: [
      { name: material, value: texts('White porcelain', '白瓷', '白磁', '백자', 'กระเบื้องขาว') },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts(
          'Ø 8.6 × 9.4 cm',
          '直径8.6 × 高9.4厘米',
          '直径8.6 × 高さ9.4cm',
          '지름 8.6 × 높이 9.4cm',
          'กว้าง 8.6 × สูง 9.4 ซม.',
        ),
      },
      {
        name: care,
        value: texts(
          'Microwave and dishwasher safe',
          '可用微波炉和洗碗机',
          '電子レンジ・食洗機対応',
          '전자레인지·식기세척기 사용 가능',
          'เข้าไมโครเวฟและเครื่องล้างจานได้',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'white',
            text: texts('Shell white', '贝壳白', 'シェルホワイト', '셸 화이트', 'ขาวเปลือกหอย'),
            swatch: '#E9E6EC',
            effect: { sat: 0.3, bri: 1.22 },
          },
          {
            code: 'blue',
            text: texts('River blue', '江水蓝', 'リバーブルー', '리버 블루', 'ฟ้าสายน้ำ'),
            swatch: '#8FAFD2',
            effect: { tint: '#C3DAF5', sat: 0.9, bri: 1.2 },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージグリーン', '세이지 그린', 'เขียวเสจ'),
            swatch: '#9DBE9A',
            effect: { tint: '#D2E8C6', sat: 0.9, bri: 1.2 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈 핑크', 'ชมพูกุหลาบ'),
            swatch: '#E3A0AC',
            effect: { tint: '#FACBD3', sat: 0.9, bri: 1.2 },
          },
        ],
      },
      {
        name: texts('Set', '数量', 'セット', '구성', 'จำนวน'),
        values: [
          { code: 'one', text: texts('One mug', '单只', '1個', '1개', '1 ใบ') },
          { code: 'two', text: texts('Set of two', '两只装', '2個セット', '2개 세트', 'ชุด 2 ใบ'), priceDelta: 1180 },
          { code: 'four', text: texts('Set of four', '四只装', '4個セット', '4개 세트', 'ชุด 4 ใบ'), priceDelta: 3400 },
        ],
      },
    ],
    price: 1280,
    stock: 240,
    soldOut: ['rose|four'],
    weightGrams: 380,
    picture: { cp: '2615', bg: 'shell', scene: 'podium', sat: 0.3, bri: 1.22 },
    company: [
      { cp: '1f950', x: 655, y: 716, size: 200, front: true },
      { cp: '1fad9', x: 150, y: 662, size: 190 },
    ],
  },
  {
    slug: 'walnut-mantel-clock',
    shop: 'kiln-and-clay',
    category: 'family',
    title: texts(
      'Mantel clock with porcelain dial, 24 cm',
      '瓷面座钟 高24厘米',
      '磁器文字盤の置き時計 高さ24cm',
      '도자기 문자판 탁상시계 24cm',
      'นาฬิกาตั้งโต๊ะหน้าปัดกระเบื้อง 24 ซม.',
    ),
    summary: texts(
      'A hand-painted porcelain dial in a solid wood case, silent or chiming.',
      '手绘瓷表盘配实木钟壳，静音或报时任选。',
      '手描きの磁器文字盤を無垢材のケースに。静音とチャイムから選べます。',
      '손으로 그린 도자기 문자판과 원목 케이스, 무소음 또는 차임 선택.',
      'หน้าปัดกระเบื้องวาดมือในตัวเรือนไม้แท้ เลือกแบบเงียบหรือแบบตีบอกเวลา',
    ),
    description: texts(
      'We fire the dial and paint its numerals with a brush; a joiner two streets away makes the case. The quartz movement runs for about a year on one C battery. The chiming model plays the Westminster quarters and falls silent between ten at night and six in the morning.',
      '表盘由我们烧制，数字用毛笔手绘；钟壳出自两条街外的木匠。石英机芯一节二号电池约可走一年。报时款每刻钟奏西敏寺钟声，夜里十点到清晨六点自动静音。',
      '文字盤は工房で焼き、数字は筆で描いています。ケースは二つ隣の通りの木工職人によるもの。クオーツムーブメントは単2電池1本で約1年動きます。チャイムモデルは15分ごとにウェストミンスターの鐘を奏で、夜10時から朝6時までは自動で鳴り止みます。',
      '문자판은 저희가 굽고 숫자는 붓으로 그리며, 케이스는 두 골목 건너 목수가 만듭니다. 쿼츠 무브먼트는 C형 건전지 한 개로 약 1년 동안 작동합니다. 차임 모델은 15분마다 웨스트민스터 종소리가 울리고 밤 10시부터 아침 6시까지는 울리지 않습니다.',
      'เราเผาหน้าปัดเองและเขียนตัวเลขด้วยพู่กัน ส่วนตัวเรือนเป็นฝีมือช่างไม้ที่อยู่ถัดไปสองถนน เครื่องควอตซ์ใช้ถ่านขนาด C หนึ่งก้อน เดินได้ราวหนึ่งปี รุ่นตีบอกเวลาดังทำนองเวสต์มินสเตอร์ทุกสิบห้านาที และหยุดเองตั้งแต่สี่ทุ่มถึงหกโมงเช้า',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Solid wood, porcelain, glass',
          '实木、瓷、玻璃',
          '無垢材、磁器、ガラス',
          '원목, 도자기, 유리',
          'ไม้แท้ กระเบื้อง กระจก',
        ),
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts('31 × 24 × 11 cm', '31 × 24 × 11厘米', '31 × 24 × 11cm', '31 × 24 × 11cm', '31 × 24 × 11 ซม.'),
      },
      {
        name: texts('Power', '电源', '電源', '전원', 'พลังงาน'),
        value: texts(
          'One C battery, not included',
          '一节二号电池（不含）',
          '単2電池1本（別売）',
          'C형 건전지 1개(별매)',
          'ถ่านขนาด C 1 ก้อน (ไม่รวม)',
        ),
      },
    ],
    options: [
      {
        name: texts('Wood', '木色', '木の色', '나무 색', 'สีไม้'),
        values: [
          { code: 'walnut', text: texts('Walnut', '胡桃木', 'ウォールナット', '월넛', 'วอลนัต'), swatch: '#7A4A34' },
          {
            code: 'cherry',
            text: texts('Cherry', '樱桃木', 'チェリー', '체리', 'ไม้เชอร์รี'),
            swatch: '#B06A45',
            effect: { hue: 16, sat: 1.5, bri: 1.12 },
          },
          {
            code: 'ebony',
            text: texts('Black lacquer', '黑漆', '黒漆', '블랙 래커', 'ลงรักดำ'),
            swatch: '#2E2A2B',
            effect: { sat: 0.2, bri: 0.7 },
          },
        ],
      },
      {
        name: texts('Movement', '机芯', 'ムーブメント', '무브먼트', 'เครื่อง'),
        values: [
          { code: 'silent', text: texts('Silent sweep', '静音扫秒', '静音スイープ', '무소음', 'เดินเงียบ') },
          {
            code: 'chime',
            text: texts(
              'Westminster chime',
              '西敏寺报时',
              'ウェストミンスターチャイム',
              '웨스트민스터 차임',
              'ตีบอกเวลาเวสต์มินสเตอร์',
            ),
            priceDelta: 3600,
          },
        ],
      },
    ],
    price: 11800,
    stock: 12,
    soldOut: ['ebony|chime'],
    weightGrams: 2300,
    picture: { cp: '1f570-fe0f', bg: 'sand', scene: 'window' },
    company: [
      { cp: '1f3fa', x: 690, y: 668, size: 210 },
      { cp: '1fab4', x: 120, y: 690, size: 170, front: true },
    ],
  },
  {
    slug: 'hand-thrown-amphora-vase',
    shop: 'kiln-and-clay',
    category: 'family',
    title: texts(
      'Hand-thrown two-handled vase, 28 cm',
      '手拉坯双耳花瓶 28厘米',
      'ろくろ挽き双耳花瓶 28cm',
      '물레 성형 양귀 화병 28cm',
      'แจกันสองหูปั้นแป้นหมุน 28 ซม.',
    ),
    summary: texts(
      'Thrown in one pull, with handles shaped and joined by hand.',
      '一气拉坯成型，双耳手捏粘接。',
      'ひと息に挽き上げ、両耳は手で形づくって付けています。',
      '한 번에 물레로 올리고 양쪽 귀는 손으로 빚어 붙였습니다.',
      'ขึ้นรูปบนแป้นหมุนในคราวเดียว ปั้นหูและต่อด้วยมือ',
    ),
    description: texts(
      'An old shape for a long stem or two: a narrow neck that holds flowers upright and a heavy foot that does not tip. The inside is fully glazed, so it holds water without a liner. Because each is thrown by hand, height can differ by a centimetre from one to the next.',
      '传统器形，插一两枝长梗花正好：瓶颈收窄，花枝立得直；底足沉，不易倒。内壁满釉，可直接盛水。因纯手工拉坯，每只高度会有约一厘米出入。',
      '長い枝ものを一、二本いけるための昔ながらの形です。細い首が花をまっすぐ支え、重みのある高台で倒れにくくなっています。内側まで施釉しているのでそのまま水を入れられます。手挽きのため、高さに1cmほどの個体差があります。',
      '긴 가지 한두 대를 꽂기 좋은 옛 형태입니다. 좁은 목이 꽃을 곧게 세우고 묵직한 굽이 넘어지지 않게 잡아 줍니다. 안쪽까지 유약을 발라 물을 바로 담을 수 있으며, 손으로 빚어 높이가 1cm 정도 다를 수 있습니다.',
      'ทรงโบราณสำหรับดอกไม้ก้านยาวหนึ่งหรือสองก้าน คอแคบพยุงก้านให้ตั้งตรง ฐานหนักไม่ล้มง่าย เคลือบด้านในทั้งใบจึงใส่น้ำได้เลย เพราะปั้นมือทุกใบ ความสูงอาจต่างกันได้ราวหนึ่งเซนติเมตร',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Stoneware, glazed inside',
          '炻器，内壁施釉',
          '炻器、内側施釉',
          '석기, 안쪽 시유',
          'สโตนแวร์ เคลือบด้านใน',
        ),
      },
      {
        name: texts('Neck', '瓶口内径', '口径', '입구 지름', 'ปากแจกัน'),
        value: texts('3.5 cm inside', '3.5厘米', '内径3.5cm', '안지름 3.5cm', 'กว้าง 3.5 ซม.'),
      },
      {
        name: texts('Made', '工艺', '製法', '제작', 'การผลิต'),
        value: texts(
          'Thrown on the wheel, signed',
          '手拉坯，底部落款',
          '手挽き、底に銘入り',
          '물레 성형, 바닥 서명',
          'ปั้นแป้นหมุน ลงชื่อใต้ก้น',
        ),
      },
    ],
    options: [
      {
        name: glaze,
        values: [
          {
            code: 'celadon',
            text: texts('Celadon', '青瓷釉', '青磁', '청자유', 'ศิลาดล'),
            swatch: '#8DB3A0',
            effect: { hue: 100, sat: 0.55, bri: 1.3 },
          },
          {
            code: 'iron',
            text: texts('Iron brown', '铁锈褐', '鉄釉', '철유 브라운', 'น้ำตาลสนิม'),
            swatch: '#86583F',
            effect: { hue: 0, sat: 0.9, bri: 1.02 },
          },
          {
            code: 'cobalt',
            text: texts('Cobalt', '钴蓝', '瑠璃', '코발트 블루', 'น้ำเงินโคบอลต์'),
            swatch: '#31508F',
            effect: { hue: 215, sat: 1.1, bri: 0.95 },
          },
        ],
      },
      {
        name: height,
        values: [
          { code: '28', text: texts('28 cm', '28厘米', '28cm', '28cm', '28 ซม.') },
          { code: '36', text: texts('36 cm', '36厘米', '36cm', '36cm', '36 ซม.'), priceDelta: 2600 },
        ],
      },
    ],
    price: 5800,
    stock: 18,
    soldOut: ['cobalt|36'],
    weightGrams: 1700,
    picture: { cp: '1f3fa', bg: 'mint', scene: 'arch', hue: 100, sat: 0.55, bri: 1.3 },
    company: [
      { cp: '1f33f', x: 660, y: 690, size: 190, front: true },
      { cp: '1f963', x: 140, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'flameproof-clay-casserole',
    shop: 'kiln-and-clay',
    category: 'family',
    title: texts(
      'Flameproof clay casserole, 1.6 litres',
      '耐热陶土砂锅 1.6升',
      '直火対応の土鍋 1.6L',
      '직화 내열 뚝배기 냄비 1.6L',
      'หม้อดินเผาทนไฟ 1.6 ลิตร',
    ),
    summary: texts(
      'Goes from a gas flame to the table and simmers long after the heat is off.',
      '明火直接上桌，关火后仍能保持微沸。',
      '直火からそのまま食卓へ。火を止めてもことこと煮え続けます。',
      '가스 불에서 식탁까지, 불을 꺼도 오래 보글보글 끓습니다.',
      'ยกจากเตาแก๊สขึ้นโต๊ะได้เลย ปิดไฟแล้วยังเดือดปุดต่ออีกนาน',
    ),
    description: texts(
      'Petalite in the clay lets the pot stand a bare flame without cracking. The thick wall heats slowly and evenly, which suits soups, rice and anything that wants an hour. Season it once with rice water before first use; a card in the box shows how.',
      '陶土中加入透锂长石，明火直烧不易炸裂。锅壁厚，升温慢而均匀，煲汤、焖饭、慢炖都合适。首次使用前用淘米水开锅一次，盒内附说明卡。',
      'ペタライトを配合した土なので、直火にかけても割れにくいのが特長です。厚手でゆっくり均一に熱が回り、スープやご飯、煮込みに向いています。初めて使う前に一度、米のとぎ汁で目止めをしてください。手順のカードを同封しています。',
      '페탈라이트를 섞은 흙이라 직화에도 잘 깨지지 않습니다. 두꺼운 벽이 천천히 고르게 데워져 국과 솥밥, 오래 끓이는 요리에 잘 맞습니다. 처음 쓰기 전에 쌀뜨물로 한 번 길들여 주세요. 방법은 동봉한 카드에 있습니다.',
      'เนื้อดินผสมแร่เพทาไลต์ ตั้งไฟตรงได้โดยไม่แตกง่าย ผนังหนาร้อนช้าแต่ทั่วถึง เหมาะกับแกง ข้าวอบ และอาหารตุ๋นนาน ก่อนใช้ครั้งแรกให้ต้มน้ำซาวข้าวหนึ่งครั้ง มีการ์ดบอกวิธีในกล่อง',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Petalite clay, lead-free glaze',
          '透锂长石陶土，无铅釉',
          'ペタライト陶土、無鉛釉',
          '페탈라이트 내열토, 무연 유약',
          'ดินผสมเพทาไลต์ เคลือบไร้สารตะกั่ว',
        ),
      },
      {
        name: heat,
        value: texts(
          'Gas, oven, microwave; not induction',
          '明火、烤箱、微波炉；不可电磁炉',
          '直火・オーブン・レンジ可、IH不可',
          '가스·오븐·전자레인지 가능, 인덕션 불가',
          'เตาแก๊ส เตาอบ ไมโครเวฟ ยกเว้นเตาแม่เหล็กไฟฟ้า',
        ),
      },
      { name: care, value: texts('Wash by hand', '手洗', '手洗い', '손 세척', 'ล้างมือ') },
    ],
    options: [
      {
        name: capacity,
        values: [
          { code: '1600', text: texts('1.6 litres', '1.6升', '1.6L', '1.6L', '1.6 ลิตร') },
          { code: '2400', text: texts('2.4 litres', '2.4升', '2.4L', '2.4L', '2.4 ลิตร'), priceDelta: 1100 },
          { code: '3500', text: texts('3.5 litres', '3.5升', '3.5L', '3.5L', '3.5 ลิตร'), priceDelta: 2400 },
        ],
      },
    ],
    price: 3600,
    stock: 64,
    weightGrams: 2100,
    picture: { cp: '1f372', bg: 'sand', scene: 'studio' },
    company: [
      { cp: '1f963', x: 660, y: 712, size: 190, front: true },
      { cp: '1f33f', x: 140, y: 700, size: 150, front: true },
    ],
  },
  {
    slug: 'lacquer-chopsticks-pair-rest',
    shop: shop.slug,
    category: 'family',
    title: texts(
      'Lacquered chopsticks with porcelain rests',
      '漆筷 配瓷筷枕',
      '漆塗りの箸 磁器の箸置き付き',
      '옻칠 젓가락과 도자기 받침',
      'ตะเกียบลงรักพร้อมที่วางกระเบื้อง',
    ),
    summary: texts(
      'The tips are left rough, so a noodle stays where it is.',
      '筷尖保留细纹，夹面不打滑。',
      '先に滑り止めを残し、麺を逃しません。',
      '끝을 거칠게 남겨 국수가 미끄러지지 않습니다.',
      'ปลายสากเส้นก๋วยเตี๋ยวไม่ลื่น',
    ),
    description: texts(
      'Bamboo from behind the kiln, five coats of lacquer, and rests shaped like the pebbles of our river.',
      '窑后竹林取材，上五道漆，筷枕仿河里卵石。',
      '窯の裏の竹に漆を5回。箸置きは川の小石の形です。',
      '가마 뒤 대나무에 옻을 다섯 번, 받침은 강의 조약돌 모양입니다.',
      'ไผ่หลังเตา ลงรักห้าชั้น ที่วางเป็นรูปกรวดริมน้ำ',
    ),
    facts: [fact('length', '23 cm', '23厘米', '23cm', '23cm', '23 ซม.')],
    options: [packs([2, 0], [4, 1600], [6, 2900])],
    price: 1900,
    stock: 64,
    weightGrams: 160,
    picture: { cp: '1f962', bg: 'shell', scene: 'lay' },
  },
  {
    slug: 'red-glazed-rice-bowl',
    shop: shop.slug,
    category: 'family',
    title: texts('Red-glazed rice bowl', '红釉饭碗', '紅釉のご飯茶碗', '붉은 유약 밥공기', 'ชามข้าวเคลือบแดง'),
    summary: texts(
      'Warm in the hand, cool at the foot.',
      '捧着暖手，碗足不烫。',
      '手に温かく、高台は熱くならない。',
      '손에는 따뜻하고 굽은 뜨겁지 않습니다.',
      'อุ่นในมือ ก้นไม่ร้อน',
    ),
    description: texts(
      'The copper red comes out differently in every corner of the kiln; we let it. Two sizes that nest.',
      '铜红釉在窑里每个角落都烧得不同，我们顺其自然。两种尺寸可套叠。',
      '銅の赤は窯の場所ごとに違う色に。それもよしとしています。二つの大きさは重なります。',
      '구리 붉은빛은 가마 자리마다 다르게 나오며 그대로 둡니다. 두 크기가 포개집니다.',
      'สีแดงทองแดงออกต่างกันทุกมุมเตา เราปล่อยให้เป็น สองขนาดซ้อนกันได้',
    ),
    facts: [fact('care', 'Dishwasher safe', '可用洗碗机', '食洗機可', '식기세척기 가능', 'เข้าเครื่องล้างได้')],
    options: [
      option(
        'capacity',
        value('300', texts('300 ml', '300毫升', '300ml', '300ml', '300 มล.')),
        value('500', texts('500 ml', '500毫升', '500ml', '500ml', '500 มล.'), 400),
      ),
      packs([1, 0], [4, 3900]),
    ],
    price: 1450,
    stock: 90,
    weightGrams: 320,
    picture: { cp: '1f35a', bg: 'sage', scene: 'podium' },
  },
  {
    slug: 'airtight-glass-pantry-jar',
    shop: shop.slug,
    category: 'family',
    title: texts(
      'Pantry jar with stoneware lid',
      '炻器盖玻璃储物罐',
      '炻器のふたの保存びん',
      '석기 뚜껑 유리 저장병',
      'โหลแก้วฝาสโตนแวร์',
    ),
    summary: texts(
      'Shows what is left, keeps it crisp.',
      '还剩多少一看便知，久放不潮。',
      '残りが見えて、湿気ません。',
      '남은 양이 보이고 눅눅해지지 않습니다.',
      'เห็นว่าเหลือเท่าไร และคงความกรอบ',
    ),
    description: texts(
      'A silicone ring sits in a groove of the lid and can be boiled. Straight sides, so a spoon reaches the corners.',
      '硅胶圈嵌在盖槽里，可煮沸消毒。直筒瓶身，勺子够得到角落。',
      'ふたの溝のシリコンは煮沸でき、まっすぐな胴は匙が隅まで届きます。',
      '뚜껑 홈의 실리콘은 삶을 수 있고 곧은 몸통이라 숟가락이 구석까지 닿습니다.',
      'ยางซิลิโคนในร่องฝาต้มได้ ทรงตรงช้อนเข้าถึงทุกมุม',
    ),
    facts: [
      fact(
        'material',
        'Glass, stoneware, silicone',
        '玻璃、炻器、硅胶',
        'ガラス、炻器、シリコン',
        '유리, 석기, 실리콘',
        'แก้ว สโตนแวร์ ซิลิโคน',
      ),
    ],
    options: [
      option(
        'capacity',
        value('500', texts('500 ml', '500毫升', '500ml', '500ml', '500 มล.')),
        value('1000', texts('1 litre', '1升', '1L', '1L', '1 ลิตร'), 500),
      ),
      packs([1, 0], [3, 3000]),
    ],
    price: 1650,
    listPrice: 1900,
    stock: 72,
    weightGrams: 700,
    picture: { cp: '1fad9', bg: 'mint', scene: 'window' },
  },
  {
    slug: 'dinner-plate-cutlery-setting',
    shop: shop.slug,
    category: 'family',
    title: texts(
      'Place setting: plate, knife and fork',
      '一人份餐具：盘与刀叉',
      '一人分のテーブルセット 皿とカトラリー',
      '1인 상차림 접시와 커틀러리',
      'ชุดอาหารหนึ่งที่ จานและช้อนส้อม',
    ),
    summary: texts(
      'One person’s table, to be multiplied by friends.',
      '一个人的餐桌，朋友来了就乘上去。',
      '一人分の食卓。友人の数だけ増やしてください。',
      '한 사람의 식탁, 친구 수만큼 곱하세요.',
      'โต๊ะของหนึ่งคน คูณด้วยจำนวนเพื่อน',
    ),
    description: texts(
      'White porcelain with a rim wide enough for a thumb, and steel with the weight low in the handle.',
      '白瓷盘宽沿好端，不锈钢刀叉重心在柄上。',
      '親指が掛かる縁の白磁に、柄に重心のあるステンレス。',
      '엄지가 걸리는 테두리의 백자와 손잡이에 무게를 둔 스테인리스.',
      'กระเบื้องขาวขอบกว้างพอวางนิ้ว สเตนเลสถ่วงน้ำหนักที่ด้าม',
    ),
    facts: [fact('dimensions', 'Ø 27 cm', '直径27厘米', '直径27cm', '지름 27cm', 'กว้าง 27 ซม.')],
    options: [packs([1, 0], [4, 8800], [6, 13900])],
    price: 3200,
    stock: 38,
    soldOut: ['6'],
    weightGrams: 1000,
    picture: { cp: '1f37d-fe0f', bg: 'sand', scene: 'lay' },
  },
  {
    slug: 'porcelain-basin-brass-tap',
    shop: shop.slug,
    category: 'family',
    title: texts(
      'Porcelain basin with brass tap',
      '瓷面盆 配黄铜龙头',
      '磁器の手洗い鉢 真鍮水栓付き',
      '도자기 세면기 황동 수전 포함',
      'อ่างกระเบื้องพร้อมก๊อกทองเหลือง',
    ),
    summary: texts(
      'Thrown on our largest wheel, by our tallest potter.',
      '用最大的辘轳，由最高的师傅拉坯。',
      '一番大きなろくろで、一番背の高い職人が。',
      '가장 큰 물레에서 가장 키 큰 도공이.',
      'ปั้นบนแป้นใหญ่สุดโดยช่างตัวสูงสุด',
    ),
    description: texts(
      'Glazed inside and out, with a fitted waste. The tap is turned in Wenzhou and its washers are a standard size.',
      '内外满釉，配好下水。龙头温州车制，垫圈为标准尺寸。',
      '内も外も施釉、排水金具付き。水栓は温州製で、パッキンは標準寸法。',
      '안팎에 유약을 입히고 배수구를 맞췄습니다. 수전은 원저우에서 깎고 패킹은 표준 크기.',
      'เคลือบทั้งในนอก มีสะดือพร้อม ก๊อกกลึงที่เวินโจว ยางขนาดมาตรฐาน',
    ),
    facts: [fact('weight', '9 kg', '9千克', '9kg', '9kg', '9 กก.')],
    options: [centimetres([38, 0], [45, 4600])],
    price: 16800,
    stock: 6,
    weightGrams: 11000,
    picture: { cp: '1f6c1', bg: 'mint', scene: 'disc' },
  },
];
