import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const same = (text: string) => texts(text, text, text, text, text);
const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const size = texts('Size', '尺码', 'サイズ', '사이즈', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const care = texts('Care', '洗护', 'お手入れ', '관리 방법', 'การดูแล');
const weight = texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก');
const madeIn = texts('Made in', '产地', '原産国', '제조국', 'ผลิตที่');
const england = texts('England', '英格兰', 'イギリス', '영국', 'อังกฤษ');
const portugal = texts('Portugal', '葡萄牙', 'ポルトガル', '포르투갈', 'โปรตุเกส');

const garmentSizes = ['s', 'm', 'l', 'xl'].map((code) => ({ code, text: same(code.toUpperCase()) }));
const shoeSizes = [
  { code: 'uk7', text: texts('UK 7', '41 码（UK 7）', '26.0cm(UK 7)', '260mm (UK 7)', 'เบอร์ 41 (UK 7)') },
  { code: 'uk8', text: texts('UK 8', '42 码（UK 8）', '27.0cm(UK 8)', '270mm (UK 8)', 'เบอร์ 42 (UK 8)') },
  { code: 'uk9', text: texts('UK 9', '43 码（UK 9）', '28.0cm(UK 9)', '280mm (UK 9)', 'เบอร์ 43 (UK 9)') },
  { code: 'uk10', text: texts('UK 10', '44 码（UK 10）', '29.0cm(UK 10)', '290mm (UK 10)', 'เบอร์ 44 (UK 10)') },
  { code: 'uk11', text: texts('UK 11', '45 码（UK 11）', '30.0cm(UK 11)', '300mm (UK 11)', 'เบอร์ 45 (UK 11)') },
];

export const shop: DemoShop = {
  slug: 'harbour-and-hem',
  name: 'Harbour & Hem',
  slogan: texts(
    'Plain, sturdy menswear from a naval town',
    '来自海军港城的扎实男装',
    '港町ポーツマスの、飾らず丈夫な紳士服',
    '항구 도시에서 온 담백하고 튼튼한 남성복',
    'เสื้อผ้าผู้ชายเรียบง่าย ทนทาน จากเมืองท่าทหารเรือ',
  ),
  about: texts(
    'We started by repairing sailors’ kit in a boathouse on Camber Dock. Now we make shirts, coats, shoes and bags that can be mended, and we keep spare buttons for all of them. Orders go out from Portsmouth within two working days.',
    '我们最早在坎伯码头的船库里替水手修补衣物，如今做衬衫、外套、鞋和包，每一件都能修，备用纽扣也都留着。订单两个工作日内从朴茨茅斯寄出。',
    'カンバー埠頭の艇庫で、船乗りの服を繕う仕事から始まりました。いまは直して長く使えるシャツ、コート、靴、かばんを作り、替えのボタンもすべて用意しています。ご注文から二営業日以内にポーツマスから発送します。',
    '캠버 부두의 보트 창고에서 선원들의 옷을 고치며 시작했습니다. 지금은 고쳐 입을 수 있는 셔츠와 코트, 신발과 가방을 만들고, 여분 단추를 모두 보관해 둡니다. 주문 후 영업일 기준 이틀 안에 포츠머스에서 출고합니다.',
    'เราเริ่มจากการซ่อมเสื้อผ้าให้ชาวเรือในโรงเรือที่ท่าแคมเบอร์ วันนี้เราทำเสื้อเชิ้ต โค้ต รองเท้า และกระเป๋าที่ซ่อมได้ เก็บกระดุมสำรองไว้ครบทุกแบบ ส่งของจากพอร์ตสมัทภายในสองวันทำการ',
  ),
  city: texts('Portsmouth, England', '英国朴茨茅斯', 'イギリス・ポーツマス', '영국 포츠머스', 'พอร์ตสมัท อังกฤษ'),
  country: 'GB',
  since: 2018,
  avatar: { cp: '1f9e5', bg: 'night', scene: 'studio', hue: 0, sat: 0.9 },
  tone: 'night',
  freight: { freeOver: 12000, first: 890, next: 240 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'cloudstep-knit-running-shoes',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Cloudstep knit running shoes',
      'Cloudstep 针织跑步鞋',
      'Cloudstep ニットランニングシューズ',
      'Cloudstep 니트 러닝화',
      'รองเท้าวิ่งผ้านิต Cloudstep',
    ),
    summary: texts(
      'A one-piece knit upper on a soft 30 mm foam, 228 g a shoe in UK 8.',
      '一体针织鞋面，30 毫米软弹中底，42 码单只仅 228 克。',
      '一枚編みのアッパーと30mm厚のやわらかなフォーム。27cmで片足228gです。',
      '한 장으로 짠 갑피와 30mm 부드러운 폼, 270mm 기준 한 짝 228g입니다.',
      'ส่วนบนถักชิ้นเดียว พื้นโฟมนุ่มหนา 30 มม. เบอร์ 42 หนักข้างละ 228 กรัม',
    ),
    description: texts(
      'The knit is tighter at the heel and looser over the toes, so it holds without pressing. There are no glued overlays to rub or peel. Made for easy road miles and for standing all day.',
      '后跟织得紧，脚趾处织得松，包裹得住又不挤脚。没有胶贴的饰片，不磨脚也不起皮。适合公路慢跑，也适合站一整天。',
      'かかとは密に、つま先はゆるめに編み分け、締めつけずにしっかり支えます。貼り付けパーツがないので、こすれや剥がれもありません。ロードのゆっくりしたランにも、立ち仕事の日にもどうぞ。',
      '뒤꿈치는 촘촘하게, 발가락 쪽은 느슨하게 짜서 조이지 않고 잡아 줍니다. 덧붙인 조각이 없어 쓸리거나 벗겨질 일이 없습니다. 가벼운 로드 러닝은 물론 하루 종일 서 있는 날에도 편합니다.',
      'ถักแน่นตรงส้น หลวมตรงปลายเท้า จึงกระชับแต่ไม่บีบ ไม่มีชิ้นส่วนติดกาวให้เสียดสีหรือลอก เหมาะกับวิ่งถนนสบาย ๆ และวันที่ต้องยืนทั้งวัน',
    ),
    facts: [
      {
        name: texts('Upper', '鞋面', 'アッパー', '갑피', 'ส่วนบน'),
        value: texts(
          'Recycled polyester knit',
          '再生聚酯针织',
          '再生ポリエステルニット',
          '재생 폴리에스터 니트',
          'ผ้านิตโพลีเอสเตอร์รีไซเคิล',
        ),
      },
      {
        name: texts('Drop', '前后掌落差', 'ドロップ', '드롭', 'ระดับส้นต่างหน้าเท้า'),
        value: texts('8 mm', '8 毫米', '8mm', '8mm', '8 มม.'),
      },
      {
        name: weight,
        value: texts('228 g (UK 8)', '228 克（42 码）', '228g(27.0cm)', '228g (270mm)', '228 กรัม (เบอร์ 42)'),
      },
      {
        name: texts('Use', '适用', '用途', '용도', 'เหมาะกับ'),
        value: texts(
          'Road running, walking',
          '公路跑、步行',
          'ロードラン、ウォーキング',
          '로드 러닝, 걷기',
          'วิ่งถนน เดิน',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lilac',
            text: texts('Lilac grey', '丁香灰', 'ライラックグレー', '라일락 그레이', 'เทาอมม่วง'),
            swatch: '#B9AEDB',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'harbour',
            text: texts('Harbour blue', '港湾蓝', 'ハーバーブルー', '하버 블루', 'น้ำเงินอ่าว'),
            swatch: '#6E97DA',
            effect: { hue: 325, sat: 0.9 },
          },
          {
            code: 'ember',
            text: texts('Ember', '余烬橙', 'エンバーオレンジ', '엠버 오렌지', 'ส้มถ่านไฟ'),
            swatch: '#E4A27F',
            effect: { hue: 105, sat: 0.9 },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
            swatch: '#9DC4A4',
            effect: { hue: 200, sat: 0.7 },
          },
          {
            code: 'graphite',
            text: texts('Graphite', '石墨灰', 'グラファイト', '그래파이트', 'เทาแกรไฟต์'),
            swatch: '#4A4750',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 6490,
    listPrice: 7900,
    stock: 64,
    soldOut: ['lilac|uk11', 'ember|uk7', 'sage|uk10'],
    weightGrams: 620,
    picture: { cp: '1f45f', bg: 'sky', scene: 'disc', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f9e6', x: 132, y: 690, size: 190 },
      { cp: '1f9e2', x: 664, y: 705, size: 180, front: true },
    ],
  },
  {
    slug: 'bengal-stripe-shirt-and-tie',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Bengal-stripe cotton shirt with grenadine tie',
      '孟加拉条纹棉衬衫 配提花领带',
      'ロンドンストライプ コットンシャツ タイ付き',
      '벵갈 스트라이프 면 셔츠와 타이 세트',
      'เสื้อเชิ้ตผ้าฝ้ายลายทาง พร้อมเนกไท',
    ),
    summary: texts(
      'A two-fold poplin shirt and the tie that suits it, packed together.',
      '双股府绸衬衫，搭好领带一起寄。',
      '双糸ブロードのシャツに、よく合うネクタイを一本添えました。',
      '투폴드 포플린 셔츠에 잘 어울리는 타이를 함께 담았습니다.',
      'เชิ้ตผ้าป๊อปลินด้ายควบสองเส้น พร้อมเนกไทที่เข้ากัน',
    ),
    description: texts(
      'Semi-spread collar with removable stays, single cuffs, and a split yoke cut on the bias so it moves with you. Seams run at seven stitches to the centimetre. The tie is woven in a small mesh that never shines.',
      '半宽角领配可拆领撑，单层袖口，斜裁拼接育克随肩活动。缝线每厘米七针。领带是细网眼提花，不反光。',
      'セミワイドカラーは取り外せるカラーキーパー付き、袖口はシングルカフス。背中のスプリットヨークはバイアス裁ちで動きやすく、縫い目は1cmに七針です。ネクタイは光りすぎない細かなメッシュ織りです。',
      '세미 와이드 칼라에는 뺄 수 있는 칼라 스테이가 들어 있고, 소매는 싱글 커프스입니다. 등 요크를 바이어스로 나눠 재단해 움직임이 편하고, 1cm에 일곱 땀씩 박았습니다. 타이는 번들거리지 않는 잔잔한 메시 조직입니다.',
      'ปกกึ่งกว้างมีก้านปกถอดได้ ข้อมือชั้นเดียว แผ่นหลังช่วงบ่าตัดเฉลียงสองชิ้นจึงขยับสบาย เย็บเซนติเมตรละเจ็ดฝีเข็ม เนกไททอลายตาข่ายละเอียด ไม่เงา',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100% cotton poplin; silk tie',
          '100% 棉府绸；真丝领带',
          '綿100%（ブロード）、タイは絹',
          '면 100% 포플린, 타이는 실크',
          'ผ้าฝ้าย 100% เนกไทผ้าไหม',
        ),
      },
      {
        name: texts('Fit', '版型', 'シルエット', '핏', 'ทรง'),
        value: texts(
          'Regular, slightly tapered',
          '常规微收腰',
          'レギュラー（やや細身）',
          '레귤러, 약간 슬림',
          'ทรงปกติ เข้ารูปเล็กน้อย',
        ),
      },
      {
        name: care,
        value: texts(
          'Shirt: wash at 40 °C. Tie: dry clean',
          '衬衫 40 °C 水洗；领带干洗',
          'シャツ：40℃洗濯可 タイ：ドライ',
          '셔츠 40℃ 세탁, 타이 드라이클리닝',
          'เสื้อซัก 40 องศา เนกไทซักแห้ง',
        ),
      },
      { name: madeIn, value: england },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'blue',
            text: texts('Blue stripe', '蓝条纹', 'ブルーストライプ', '블루 스트라이프', 'ลายทางน้ำเงิน'),
            swatch: '#4F7FD8',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'green',
            text: texts('Green stripe', '绿条纹', 'グリーンストライプ', '그린 스트라이프', 'ลายทางเขียว'),
            swatch: '#2F8F63',
            effect: { hue: 240, sat: 0.55 },
          },
          {
            code: 'claret',
            text: texts('Claret stripe', '酒红条纹', 'クラレットストライプ', '클라렛 스트라이프', 'ลายทางแดงไวน์'),
            swatch: '#BF4A6C',
            effect: { hue: 88, sat: 0.6 },
          },
        ],
      },
      {
        name: texts('Collar', '领围', '首回り', '목둘레', 'รอบคอ'),
        values: [
          { code: '38', text: texts('15 in (38 cm)', '38 厘米', '38cm', '38cm', '38 ซม.') },
          { code: '39', text: texts('15½ in (39 cm)', '39 厘米', '39cm', '39cm', '39 ซม.') },
          { code: '41', text: texts('16 in (41 cm)', '41 厘米', '41cm', '41cm', '41 ซม.') },
          { code: '42', text: texts('16½ in (42 cm)', '42 厘米', '42cm', '42cm', '42 ซม.') },
          { code: '43', text: texts('17 in (43 cm)', '43 厘米', '43cm', '43cm', '43 ซม.') },
        ],
      },
    ],
    price: 7800,
    stock: 18,
    soldOut: ['claret|38', 'green|43'],
    weightGrams: 360,
    picture: { cp: '1f454', bg: 'stone', scene: 'lay', hue: 0, sat: 0.75 },
    company: [
      { cp: '1f4bc', x: 132, y: 690, size: 200 },
      { cp: '1f45e', x: 664, y: 705, size: 190, front: true },
    ],
  },
  {
    slug: 'heavyweight-chest-stripe-t-shirt',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Heavyweight chest-stripe T-shirt, 240 gsm',
      '240 克重磅胸条纹 T 恤',
      'ヘビーウェイトTシャツ 胸ライン 240g/m²',
      '헤비웨이트 가슴 스트라이프 반팔 티셔츠 240g',
      'เสื้อยืดผ้าหนาคาดแถบอก 240 แกรม',
    ),
    summary: texts(
      'Thick combed cotton that keeps its shape and its neck.',
      '厚实精梳棉，不走形，领口不松垮。',
      '肉厚なコーマ綿。形くずれしにくく、首元も伸びません。',
      '도톰한 코마 면이라 모양도 목둘레도 잘 늘어나지 않습니다.',
      'ผ้าฝ้ายคอมบ์เนื้อหนา อยู่ทรง คอไม่ย้วย',
    ),
    description: texts(
      'Knitted in a tube, so there is no side seam to twist after washing. The stripe is knitted in rather than printed. Pre-shrunk: what fits today fits in a year.',
      '圆筒针织，没有侧缝，洗后不会扭。胸前条纹是织出来的，不是印的。面料经过预缩，今天合身，一年后也合身。',
      '丸胴編みで脇に縫い目がなく、洗ってもねじれません。胸のラインはプリントではなく編み込みです。防縮加工済みなので、一年後も同じサイズ感で着られます。',
      '통으로 짜서 옆 솔기가 없어 세탁 후에도 뒤틀리지 않습니다. 줄무늬는 프린트가 아니라 짜 넣은 것입니다. 미리 수축 가공을 해 일 년 뒤에도 오늘처럼 맞습니다.',
      'ทอเป็นทรงกระบอก ไม่มีตะเข็บข้าง ซักแล้วไม่บิด แถบสีทอในเนื้อผ้า ไม่ใช่สกรีน ผ่านการหดตัวมาแล้ว วันนี้ใส่พอดี ปีหน้าก็ยังพอดี',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100% combed cotton, 240 gsm',
          '100% 精梳棉，240 克/平方米',
          '綿100%（コーマ糸）、240g/m²',
          '코마 면 100%, 240g/m²',
          'ฝ้ายคอมบ์ 100% 240 แกรม',
        ),
      },
      {
        name: care,
        value: texts('Machine wash at 40 °C', '40 °C 机洗', '40℃で洗濯機可', '40℃ 세탁기 가능', 'ซักเครื่องที่ 40 องศา'),
      },
      { name: madeIn, value: portugal },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'sand',
            text: texts('Sand', '沙黄', 'サンド', '샌드', 'สีทราย'),
            swatch: '#E2B878',
            effect: { hue: 298, sat: 0.5 },
          },
          {
            code: 'sea-glass',
            text: texts('Sea glass', '海玻璃绿', 'シーグラス', '시글라스', 'เขียวแก้วทะเล'),
            swatch: '#7CC9A4',
            effect: { hue: 18, sat: 0.5 },
          },
          {
            code: 'sky',
            text: texts('Sky', '天蓝', 'スカイ', '스카이', 'ฟ้า'),
            swatch: '#86B7E8',
            effect: { hue: 122, sat: 0.6 },
          },
          {
            code: 'pine',
            text: texts('Pine', '松绿', 'パイン', '파인', 'เขียวสน'),
            swatch: '#3E5B40',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      { name: size, values: garmentSizes },
    ],
    price: 3200,
    stock: 120,
    soldOut: ['pine|s'],
    weightGrams: 260,
    picture: { cp: '1f455', bg: 'sand', scene: 'lay', hue: 298, sat: 0.5 },
    company: [
      { cp: '1f9e2', x: 132, y: 690, size: 190 },
      { cp: '1f576-fe0f', x: 664, y: 700, size: 170, front: true },
    ],
  },
  {
    slug: 'straight-leg-selvedge-jeans',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Straight-leg selvedge jeans, 13.5 oz',
      '13.5 盎司赤耳直筒牛仔裤',
      'セルビッジデニム ストレートジーンズ 13.5oz',
      '셀비지 데님 스트레이트 청바지 13.5온스',
      'กางเกงยีนส์ริมแดงทรงตรง 13.5 ออนซ์',
    ),
    summary: texts(
      'Shuttle-loomed denim with a mid rise and copper rivets at every corner.',
      '老式梭织丹宁，中腰，受力处打铜铆钉。',
      '旧式力織機で織ったデニム。股上は普通、要所を銅リベットで留めています。',
      '구형 셔틀 직기로 짠 데님, 중간 밑위에 힘받는 곳마다 구리 리벳을 박았습니다.',
      'ผ้าเดนิมทอกี่กระสวย เอวกลาง ตอกหมุดทองแดงทุกจุดรับแรง',
    ),
    description: texts(
      'Rinsed once, so it has done its shrinking and will not dye your sofa. The outseam shows a red selvedge line when you turn the cuff. Inside leg is 84 cm; we hem it free of charge if you tell us the length in the order note.',
      '出厂前水洗过一次，该缩的都缩了，也不会染沙发。翻起裤脚能看到红色布边。内长 84 厘米，下单时备注长度，我们免费改短。',
      'ワンウォッシュ済みなので縮みや色移りの心配が少なく、裾を返すと赤耳が見えます。股下は84cm。備考欄に長さをお書きいただければ、無料で裾上げいたします。',
      '원 워싱을 마쳐 더 줄거나 물이 빠질 걱정이 적습니다. 밑단을 접으면 빨간 셀비지 선이 보입니다. 인심은 84cm이며, 주문 메모에 길이를 적어 주시면 무료로 줄여 드립니다.',
      'ซักน้ำมาแล้วหนึ่งครั้ง จึงหดตัวเรียบร้อยและสีไม่ตกใส่โซฟา พับขาจะเห็นริมแดง ความยาวด้านใน 84 ซม. ระบุความยาวที่ต้องการในหมายเหตุ เราตัดขาให้ฟรี',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100% cotton denim, 13.5 oz',
          '100% 棉丹宁，13.5 盎司',
          '綿100%デニム、13.5オンス',
          '면 100% 데님, 13.5온스',
          'เดนิมฝ้าย 100% 13.5 ออนซ์',
        ),
      },
      {
        name: texts('Inside leg', '内长', '股下', '인심', 'ความยาวขาด้านใน'),
        value: texts('84 cm', '84 厘米', '84cm', '84cm', '84 ซม.'),
      },
      {
        name: texts('Fly', '门襟', '前開き', '앞여밈', 'เป้า'),
        value: texts('Buttons', '纽扣', 'ボタンフライ', '버튼 플라이', 'กระดุม'),
      },
      { name: madeIn, value: england },
    ],
    options: [
      {
        name: texts('Wash', '水洗色', '色落ち', '워싱', 'สีฟอก'),
        values: [
          {
            code: 'mid',
            text: texts('Mid blue', '中蓝', 'ミッドブルー', '중청', 'น้ำเงินกลาง'),
            swatch: '#5B82C4',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'indigo',
            text: texts('Dark indigo', '深靛蓝', 'ダークインディゴ', '진청', 'ครามเข้ม'),
            swatch: '#2F4166',
            effect: { hue: 0, sat: 0.55, bri: 0.58 },
          },
          {
            code: 'stone',
            text: texts('Stone grey', '石灰', 'ストーングレー', '스톤 그레이', 'เทาหิน'),
            swatch: '#A3ABBB',
            effect: { hue: 0, sat: 0.22, bri: 1.06 },
          },
        ],
      },
      {
        name: texts('Waist', '腰围', 'ウエスト', '허리', 'เอว'),
        values: [
          { code: '30', text: texts('30 in', '30（76 厘米）', '30(76cm)', '30인치 (76cm)', '30 นิ้ว') },
          { code: '32', text: texts('32 in', '32（81 厘米）', '32(81cm)', '32인치 (81cm)', '32 นิ้ว') },
          { code: '34', text: texts('34 in', '34（86 厘米）', '34(86cm)', '34인치 (86cm)', '34 นิ้ว') },
          { code: '36', text: texts('36 in', '36（91 厘米）', '36(91cm)', '36인치 (91cm)', '36 นิ้ว') },
        ],
      },
    ],
    price: 9400,
    stock: 37,
    soldOut: ['indigo|30', 'stone|36'],
    weightGrams: 780,
    picture: { cp: '1f456', bg: 'sky', scene: 'lay', hue: 0, sat: 0.75 },
    company: [
      { cp: '1f97e', x: 132, y: 690, size: 190 },
      { cp: '1f455', x: 664, y: 700, size: 190, front: true },
    ],
  },
  {
    slug: 'camel-wool-blend-overcoat',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Wool-blend overcoat, single-breasted, 105 cm',
      '单排扣羊毛混纺大衣 衣长 105 厘米',
      'ウール混シングルコート 着丈105cm',
      '울 혼방 싱글 코트 총장 105cm',
      'เสื้อโค้ตขนสัตว์ผสม กระดุมแถวเดียว ยาว 105 ซม.',
    ),
    summary: texts(
      'A brushed 560 g cloth, half lined, with room beneath for a jumper.',
      '560 克拉绒面料，半里，里面能套毛衣。',
      '560gの起毛生地に半裏仕立て。下にセーターを着られるゆとりがあります。',
      '560g 기모 원단에 반안감, 안에 스웨터를 받쳐 입을 여유가 있습니다.',
      'ผ้าแปรงขน 560 กรัม ซับในครึ่งตัว เผื่อที่ให้ใส่เสื้อไหมพรมด้านใน',
    ),
    description: texts(
      'Woven in Yorkshire from new wool with a little nylon for the elbows. The collar has felt beneath it and stands up in wind off the water. Deep patch pockets, one inside pocket, horn buttons sewn on a shank.',
      '面料在约克郡织造，新羊毛加少许锦纶，手肘更耐磨。领底衬毛毡，海风大时能立起来。两个深贴袋，一个内袋，牛角扣绕脚缝钉。',
      'ヨークシャーで織った新毛に、ひじの擦れを考えて少しだけナイロンを混ぜました。衿裏はフェルトで、海風の日は立てて着られます。深いパッチポケット、内ポケット一つ、ボタンは根巻きした水牛角です。',
      '요크셔에서 짠 새 양모에 팔꿈치 마모를 생각해 나일론을 조금 섞었습니다. 깃 안쪽에 펠트를 대어 바닷바람에 세워 입을 수 있습니다. 깊은 아웃포켓과 안주머니 하나, 실기둥을 세워 단 뿔 단추입니다.',
      'ทอที่ยอร์กเชียร์จากขนแกะใหม่ ผสมไนลอนเล็กน้อยให้ข้อศอกทน ปกรองสักหลาด ตั้งกันลมทะเลได้ กระเป๋าปะลึกสองข้าง กระเป๋าในหนึ่งใบ กระดุมเขาสัตว์เย็บพันก้าน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '80% wool, 20% nylon',
          '80% 羊毛，20% 锦纶',
          '毛80%、ナイロン20%',
          '양모 80%, 나일론 20%',
          'ขนแกะ 80% ไนลอน 20%',
        ),
      },
      {
        name: texts('Length', '衣长', '着丈', '총장', 'ความยาว'),
        value: texts('105 cm in size M', '105 厘米（M 码）', '105cm（Mサイズ）', '105cm (M 기준)', '105 ซม. (ไซซ์ M)'),
      },
      {
        name: care,
        value: texts(
          'Brush; dry clean once a season',
          '平时刷净，每季干洗一次',
          'ブラッシング、シーズンに一度ドライ',
          '솔질, 시즌당 한 번 드라이클리닝',
          'ใช้แปรงปัด ซักแห้งฤดูกาลละครั้ง',
        ),
      },
      { name: madeIn, value: england },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'camel',
            text: texts('Camel', '驼色', 'キャメル', '카멜', 'น้ำตาลอูฐ'),
            swatch: '#D6A878',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'oatmeal',
            text: texts('Oatmeal', '燕麦色', 'オートミール', '오트밀', 'สีข้าวโอ๊ต'),
            swatch: '#E4D8CA',
            effect: { hue: 0, sat: 0.3, bri: 1.08 },
          },
          {
            code: 'tobacco',
            text: texts('Tobacco', '烟草棕', 'タバコブラウン', '타바코 브라운', 'น้ำตาลยาสูบ'),
            swatch: '#7A5C40',
            effect: { hue: 0, sat: 0.55, bri: 0.58 },
          },
        ],
      },
      { name: size, values: garmentSizes },
    ],
    price: 18900,
    listPrice: 22500,
    stock: 12,
    soldOut: ['oatmeal|s', 'tobacco|xl'],
    weightGrams: 1650,
    picture: { cp: '1f9e5', bg: 'pine', scene: 'lay', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f9e3', x: 132, y: 690, size: 190 },
      { cp: '1f45e', x: 664, y: 706, size: 190, front: true },
    ],
  },
  {
    slug: 'goodyear-welted-derby-shoes',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Goodyear-welted Derby shoes, rubber sole',
      '固特异沿条德比鞋 橡胶底',
      'グッドイヤーウェルト ダービーシューズ ラバーソール',
      '굿이어 웰트 더비 슈즈 고무창',
      'รองเท้าหนังเดอร์บี เย็บกู๊ดเยียร์ พื้นยาง',
    ),
    summary: texts(
      'Open lacing for a high instep and a welt that takes new soles for decades.',
      '开放式鞋襟，高脚背也好穿；沿条结构可反复换底。',
      '甲高の足にも合う外羽根式。何度でもソール交換ができます。',
      '발등이 높아도 편한 외날개식, 밑창을 여러 번 갈아 신을 수 있습니다.',
      'เปิดหน้าร้อยเชือก คนหลังเท้าสูงใส่สบาย เปลี่ยนพื้นได้หลายครั้ง',
    ),
    description: texts(
      'Made in Northampton on a round-toed last with a cork footbed that takes your shape in about two weeks. The sole is studded rubber, quiet indoors and sure on wet stone. Fits true to size; half sizes should round down.',
      '北安普敦制造，圆头楦，软木中底穿两周左右就贴合脚型。颗粒橡胶底，室内安静，湿石板路上也防滑。尺码标准，半码请选小一号。',
      'ノーサンプトン製。丸みのある木型に、二週間ほどで足の形になじむコルクを敷きました。突起のあるラバーソールは室内で静か、濡れた石畳でも滑りにくい作りです。普段どおりのサイズを、ハーフサイズの方は小さいほうをお選びください。',
      '노샘프턴에서 둥근 앞코 라스트로 만들고, 2주쯤이면 발 모양에 맞춰지는 코르크를 깔았습니다. 돌기 고무창은 실내에서 조용하고 젖은 돌길에서도 잘 미끄러지지 않습니다. 정사이즈이며, 반 사이즈는 작은 쪽을 고르세요.',
      'ผลิตที่นอร์แทมป์ตัน หัวมน พื้นไม้ก๊อกเข้ารูปเท้าในราวสองสัปดาห์ พื้นยางปุ่ม เดินในอาคารเงียบ เดินบนหินเปียกไม่ลื่น ขนาดตรงเบอร์ หากใส่ครึ่งเบอร์ให้เลือกเบอร์เล็กกว่า',
    ),
    facts: [
      {
        name: texts('Upper', '鞋面', 'アッパー', '갑피', 'ส่วนบน'),
        value: texts(
          'Full-grain calf leather',
          '头层小牛皮',
          'カーフ（フルグレイン）',
          '풀그레인 송아지 가죽',
          'หนังลูกวัวฟูลเกรน',
        ),
      },
      {
        name: texts('Sole', '鞋底', 'ソール', '밑창', 'พื้นรองเท้า'),
        value: texts('Studded rubber', '颗粒橡胶', '突起付きラバー', '돌기 고무', 'ยางปุ่ม'),
      },
      {
        name: texts('Width', '宽度', 'ワイズ', '발볼', 'ความกว้าง'),
        value: texts('F (standard)', 'F（标准）', 'F（標準）', 'F (표준)', 'F (มาตรฐาน)'),
      },
      { name: madeIn, value: england },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'chestnut',
            text: texts('Chestnut', '栗棕', 'チェスナット', '체스트넛', 'น้ำตาลเกาลัด'),
            swatch: '#8A5E48',
            effect: { hue: 22, sat: 1 },
          },
          {
            code: 'oxblood',
            text: texts('Oxblood', '牛血红', 'オックスブラッド', '옥스블러드', 'แดงเลือดวัว'),
            swatch: '#7A3F44',
            effect: { hue: 350, sat: 1.1, bri: 0.85 },
          },
          {
            code: 'black',
            text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'),
            swatch: '#2A2728',
            effect: { hue: 0, sat: 0.12, bri: 0.45 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 21500,
    stock: 8,
    soldOut: ['oxblood|uk7', 'oxblood|uk11', 'chestnut|uk10'],
    weightGrams: 1180,
    picture: { cp: '1f45e', bg: 'stone', scene: 'arch', hue: 22, sat: 1 },
    company: [
      { cp: '1f4bc', x: 132, y: 685, size: 210 },
      { cp: '1f9e6', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'washed-twill-six-panel-cap',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Six-panel cap in washed cotton twill, 56–61 cm',
      '水洗斜纹棉六片棒球帽 56–61 厘米',
      'ウォッシュドツイル 6パネルキャップ 56〜61cm',
      '워싱 코튼 트윌 6패널 볼캡 56–61cm',
      'หมวกแก๊ปผ้าฝ้ายทวิลวอช 6 ชิ้น รอบศีรษะ 56–61 ซม.',
    ),
    summary: texts(
      'Soft from the first day, with a brass buckle at the back.',
      '第一天戴就很软，后面是黄铜调节扣。',
      'はじめからやわらかく、後ろは真鍮のバックルで調節します。',
      '처음부터 부드럽고 뒤는 황동 버클로 조절합니다.',
      'นุ่มตั้งแต่วันแรก ด้านหลังปรับด้วยหัวเข็มขัดทองเหลือง',
    ),
    description: texts(
      'No stiff buckram in the front, so it folds into a coat pocket. The peak is recycled plastic rather than card and survives the sea. Wash it with your shirts.',
      '前片没有硬衬，可以折起来塞进大衣口袋。帽檐芯用再生塑料而非纸板，碰了海水也不变形。和衬衫一起洗就行。',
      '前面に硬い芯を入れていないので、折ってコートのポケットに入ります。つばの芯は紙ではなく再生プラスチックで、海で濡れても平気です。シャツと一緒に洗えます。',
      '앞면에 딱딱한 심이 없어 접어서 코트 주머니에 넣을 수 있습니다. 챙 심은 종이가 아닌 재생 플라스틱이라 바닷물에 젖어도 괜찮습니다. 셔츠와 함께 세탁하세요.',
      'ด้านหน้าไม่ใส่แกนแข็ง พับใส่กระเป๋าเสื้อโค้ตได้ แกนปีกเป็นพลาสติกรีไซเคิล ไม่ใช่กระดาษ เปียกน้ำทะเลก็ไม่เสียทรง ซักรวมกับเสื้อได้',
    ),
    facts: [
      {
        name: material,
        value: texts('100% cotton twill', '100% 斜纹棉', '綿100%ツイル', '면 100% 트윌', 'ผ้าฝ้ายทวิล 100%'),
      },
      {
        name: texts('Fits', '适合头围', '対応頭囲', '머리둘레', 'รอบศีรษะ'),
        value: texts('56–61 cm', '56–61 厘米', '56〜61cm', '56–61cm', '56–61 ซม.'),
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
            code: 'rust',
            text: texts('Rust', '铁锈红', 'ラスト', '러스트', 'สีสนิม'),
            swatch: '#C9785A',
            effect: { hue: 158, sat: 0.75, bri: 0.86 },
          },
          {
            code: 'harbour',
            text: texts('Harbour blue', '港湾蓝', 'ハーバーブルー', '하버 블루', 'น้ำเงินอ่าว'),
            swatch: '#6C9BD0',
            effect: { hue: 0, sat: 0.7 },
          },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モスグリーン', '모스 그린', 'เขียวมอส'),
            swatch: '#8A9E62',
            effect: { hue: 218, sat: 0.6, bri: 0.9 },
          },
          {
            code: 'navy',
            text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'),
            swatch: '#2C4458',
            effect: { hue: 8, sat: 0.5, bri: 0.52 },
          },
        ],
      },
    ],
    price: 2600,
    stock: 150,
    weightGrams: 95,
    picture: { cp: '1f9e2', bg: 'sand', scene: 'podium', hue: 158, sat: 0.75, bri: 0.86 },
    company: [
      { cp: '1f576-fe0f', x: 132, y: 690, size: 170 },
      { cp: '1f45f', x: 664, y: 705, size: 200, front: true },
    ],
  },
  {
    slug: 'waxed-canvas-backpack-22-litres',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Waxed-canvas backpack, 22 or 28 litres',
      '油蜡帆布双肩包 22 升 / 28 升',
      'ワックスキャンバス リュック 22L・28L',
      '왁스 캔버스 백팩 22L·28L',
      'เป้สะพายหลังผ้าใบเคลือบแว็กซ์ 22 และ 28 ลิตร',
    ),
    summary: texts(
      'Rainproof canvas, a sleeve for a 15-inch laptop and a bottle pocket.',
      '防雨帆布，15 英寸电脑夹层，侧面放水瓶。',
      '雨をはじくキャンバス地。15インチのPCスリーブとボトルポケット付きです。',
      '비를 막는 캔버스에 15인치 노트북 칸과 물병 주머니가 있습니다.',
      'ผ้าใบกันฝน มีช่องโน้ตบุ๊ก 15 นิ้วและช่องใส่ขวดน้ำ',
    ),
    description: texts(
      'The canvas is soaked in wax and can be re-waxed at home with a hairdryer; a tin comes with it. The back is padded with ribbed foam so air gets through. Straps are seat-belt webbing, bar-tacked by the people who make harnesses for the lifeboats.',
      '帆布浸过蜡，日后用吹风机就能在家补蜡，随包附一小罐。背板是带沟槽的泡棉，透气。肩带用安全带织带，由给救生艇做安全带的师傅打枣固定。',
      'ロウを染み込ませた帆布は、ご家庭のドライヤーで塗り直せます。専用ワックスを一缶お付けします。背面は溝のあるフォームで風が通り、ショルダーはシートベルト用の織りテープ。救命艇のハーネスを作る職人が縫い留めています。',
      '왁스를 먹인 캔버스는 집에서 드라이어로 다시 왁스를 입힐 수 있고, 왁스 한 통을 함께 드립니다. 등판은 골이 진 폼이라 바람이 통합니다. 어깨끈은 안전벨트 웨빙으로, 구명정 하네스를 만드는 분들이 박음질합니다.',
      'ผ้าใบชุบแว็กซ์ เติมแว็กซ์เองที่บ้านได้ด้วยไดร์เป่าผม แถมแว็กซ์หนึ่งกระป๋อง แผ่นหลังโฟมร่องลมผ่านได้ สายสะพายเป็นสายเข็มขัดนิรภัย เย็บย้ำโดยช่างที่ทำสายรัดให้เรือกู้ภัย',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Waxed cotton canvas, brass',
          '油蜡棉帆布，黄铜',
          'ワックス加工綿キャンバス、真鍮',
          '왁스 면 캔버스, 황동',
          'ผ้าใบฝ้ายเคลือบแว็กซ์ ทองเหลือง',
        ),
      },
      {
        name: texts('Laptop', '电脑仓', 'PC収納', '노트북', 'ช่องโน้ตบุ๊ก'),
        value: texts('Up to 15 inches', '最大 15 英寸', '15インチまで', '15인치까지', 'ไม่เกิน 15 นิ้ว'),
      },
      { name: weight, value: texts('1.1 kg', '1.1 千克', '1.1kg', '1.1kg', '1.1 กก.') },
      { name: madeIn, value: england },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'mustard',
            text: texts('Mustard', '芥末黄', 'マスタード', '머스터드', 'เหลืองมัสตาร์ด'),
            swatch: '#C68A2E',
            effect: { hue: 62, sat: 0.75 },
          },
          {
            code: 'brick',
            text: texts('Brick', '砖红', 'ブリック', '브릭', 'แดงอิฐ'),
            swatch: '#D0605A',
            effect: { hue: 14, sat: 0.65 },
          },
          {
            code: 'bottle',
            text: texts('Bottle green', '酒瓶绿', 'ボトルグリーン', '보틀 그린', 'เขียวขวด'),
            swatch: '#2E8059',
            effect: { hue: 152, sat: 0.55, bri: 0.9 },
          },
          {
            code: 'navy',
            text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'),
            swatch: '#2F4F86',
            effect: { hue: 245, sat: 0.5, bri: 0.72 },
          },
        ],
      },
      {
        name: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
        values: [
          { code: '22l', text: texts('22 litres', '22 升', '22L', '22L', '22 ลิตร') },
          { code: '28l', text: texts('28 litres', '28 升', '28L', '28L', '28 ลิตร'), priceDelta: 2000 },
        ],
      },
    ],
    price: 11800,
    stock: 26,
    soldOut: ['mustard|28l'],
    weightGrams: 1250,
    picture: { cp: '1f392', bg: 'pine', scene: 'studio', hue: 62, sat: 0.75 },
    company: [
      { cp: '1f97e', x: 132, y: 690, size: 190 },
      { cp: '1f9ed', x: 664, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'lambswool-scarf-180-cm',
    shop: shop.slug,
    category: 'mens',
    title: texts(
      'Lambswool scarf with fringe, 180 × 30 cm',
      '羊羔毛流苏围巾 180 × 30 厘米',
      'ラムズウール マフラー フリンジ付き 180×30cm',
      '램스울 머플러 180 × 30cm',
      'ผ้าพันคอขนลูกแกะ ชายพู่ 180 × 30 ซม.',
    ),
    summary: texts(
      'Woven in the Borders, washed in soft water, raised with teasels.',
      '苏格兰边区织造，软水洗练，刺果起绒。',
      'スコットランド南部で織り、軟水で洗い、あざみの実で起毛しました。',
      '스코틀랜드 보더스에서 짜고 단물에 씻어 엉겅퀴로 기모를 냈습니다.',
      'ทอที่สกอตแลนด์ตอนใต้ ซักด้วยน้ำอ่อน ขึ้นขนด้วยดอกทีเซล',
    ),
    description: texts(
      'Long enough for two turns round the neck and still some left over. The wool is a first shearing, so it does not prickle. It pills a little in the first month; a fabric comb takes care of that.',
      '够长，绕两圈还有余。用的是第一次剪下的羊羔毛，不扎脖子。头一个月会有少许起球，用毛球梳梳掉即可。',
      '首に二周巻いても余る長さです。生後はじめて刈った毛なのでちくちくしません。最初のひと月ほどは少し毛玉が出ますが、専用のくしで取れます。',
      '목에 두 번 감아도 남는 길이입니다. 처음 깎은 어린 양의 털이라 따갑지 않습니다. 첫 달에는 보풀이 조금 생기는데 보풀 빗으로 쓸어 주면 됩니다.',
      'ยาวพอพันคอสองรอบแล้วยังเหลือ ใช้ขนจากการตัดครั้งแรก จึงไม่คัน เดือนแรกอาจเป็นขุยเล็กน้อย ใช้หวีผ้าแปรงออกได้',
    ),
    facts: [
      {
        name: material,
        value: texts('100% lambswool', '100% 羊羔毛', 'ラムズウール100%', '램스울 100%', 'ขนลูกแกะ 100%'),
      },
      {
        name: texts('Dimensions', '尺寸', '寸法', '크기', 'ขนาดชิ้น'),
        value: texts('180 × 30 cm', '180 × 30 厘米', '180×30cm', '180 × 30cm', '180 × 30 ซม.'),
      },
      {
        name: care,
        value: texts(
          'Hand wash, dry flat',
          '手洗，平铺晾干',
          '手洗い、平干し',
          '손세탁, 뉘어서 건조',
          'ซักมือ ตากแนวราบ',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'brick',
            text: texts('Brick', '砖红', 'ブリック', '브릭', 'แดงอิฐ'),
            swatch: '#C94A52',
            effect: { hue: 0, sat: 0.7 },
          },
          {
            code: 'pine',
            text: texts('Pine', '松绿', 'パイン', '파인', 'เขียวสน'),
            swatch: '#2C8055',
            effect: { hue: 142, sat: 0.55, bri: 0.9 },
          },
          {
            code: 'denim',
            text: texts('Denim', '丹宁蓝', 'デニムブルー', '데님 블루', 'น้ำเงินยีนส์'),
            swatch: '#4A76A8',
            effect: { hue: 232, sat: 0.5 },
          },
          {
            code: 'charcoal',
            text: texts('Charcoal', '炭灰', 'チャコール', '차콜', 'เทาถ่าน'),
            swatch: '#4B4546',
            effect: { hue: 0, sat: 0.12, bri: 0.62 },
          },
        ],
      },
    ],
    price: 4200,
    stock: 72,
    weightGrams: 170,
    picture: { cp: '1f9e3', bg: 'stone', scene: 'lay', hue: 0, sat: 0.7 },
    company: [
      { cp: '1f9e4', x: 132, y: 690, size: 180 },
      { cp: '1f9e2', x: 664, y: 705, size: 180, front: true },
    ],
  },
];
