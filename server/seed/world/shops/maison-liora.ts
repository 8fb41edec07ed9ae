import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const same = (text: string) => texts(text, text, text, text, text);
const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const size = texts('Size', '尺码', 'サイズ', '사이즈', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const care = texts('Care', '洗护', 'お手入れ', '관리 방법', 'การดูแล');
const madeIn = texts('Made in', '产地', '原産国', '제조국', 'ผลิตที่');
const france = texts('France', '法国', 'フランス', '프랑스', 'ฝรั่งเศส');
const portugal = texts('Portugal', '葡萄牙', 'ポルトガル', '포르투갈', 'โปรตุเกส');
const italy = texts('Italy', '意大利', 'イタリア', '이탈리아', 'อิตาลี');

const garmentSizes = (...codes: readonly string[]) => codes.map((code) => ({ code, text: same(code.toUpperCase()) }));
const shoeSizes = [
  { code: '36', text: texts('EU 36', '36 码', '36(23.0cm)', '36 (230mm)', 'เบอร์ 36') },
  { code: '37', text: texts('EU 37', '37 码', '37(23.5cm)', '37 (235mm)', 'เบอร์ 37') },
  { code: '38', text: texts('EU 38', '38 码', '38(24.0cm)', '38 (240mm)', 'เบอร์ 38') },
  { code: '39', text: texts('EU 39', '39 码', '39(24.5cm)', '39 (245mm)', 'เบอร์ 39') },
  { code: '40', text: texts('EU 40', '40 码', '40(25.0cm)', '40 (250mm)', 'เบอร์ 40') },
];

export const shop: DemoShop = {
  slug: 'maison-liora',
  name: 'Maison Liora',
  slogan: texts(
    'Clothes and bags from a small house in Lyon',
    '来自里昂小工作室的衣服与包袋',
    'リヨンの小さなアトリエから、服とバッグを',
    '리옹의 작은 공방에서 만드는 옷과 가방',
    'เสื้อผ้าและกระเป๋าจากห้องเสื้อเล็ก ๆ ในเมืองลียง',
  ),
  about: texts(
    'We are eleven people above an old silk shop on the slopes of the Croix-Rousse. We cut small runs of linen, silk and leather, and we mend what we sell. Parcels leave Lyon on weekdays in recycled card.',
    '我们一共十一个人，工作室就在红十字山坡上一家老丝绸铺的楼上。亚麻、真丝和皮革都只做小批量，卖出去的东西我们也负责修补。工作日从里昂发货，用再生纸盒包装。',
    'クロワ・ルースの坂道、古い絹問屋の二階で十一人が働くアトリエです。リネン、シルク、革を少量ずつ仕立て、お売りしたものはお直しも承ります。平日にリヨンから、再生紙の箱に入れて発送します。',
    '크루아루스 언덕의 오래된 실크 가게 위층에서 열한 명이 함께 일합니다. 리넨과 실크, 가죽을 조금씩만 재단하고, 판매한 제품은 수선도 해 드립니다. 평일마다 리옹에서 재생 종이 상자에 담아 보냅니다.',
    'เรามีกันสิบเอ็ดคน ทำงานอยู่ชั้นบนของร้านผ้าไหมเก่าบนเนินครัวรูส ตัดเย็บผ้าลินิน ผ้าไหม และเครื่องหนังครั้งละไม่มาก และรับซ่อมทุกชิ้นที่ขายไป ส่งของจากลียงทุกวันทำการในกล่องกระดาษรีไซเคิล',
  ),
  city: texts('Lyon, France', '法国里昂', 'フランス・リヨン', '프랑스 리옹', 'ลียง ฝรั่งเศส'),
  country: 'FR',
  since: 2016,
  avatar: { cp: '1f45c', bg: 'wine', scene: 'studio', hue: 0, sat: 0.9 },
  tone: 'wine',
  freight: { freeOver: 15000, first: 980, next: 260 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'saddle-stitched-leather-tote-caramel',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Saddle-stitched leather tote, caramel',
      '马鞍针手缝真皮托特包 焦糖色',
      'サドルステッチ レザートートバッグ キャラメル',
      '새들 스티치 가죽 토트백 캐러멜',
      'กระเป๋าโท้ทหนังแท้เย็บมือ สีคาราเมล',
    ),
    summary: texts(
      'Vegetable-tanned cowhide, sewn by hand with two needles and waxed linen thread.',
      '植鞣牛皮，双针配蜡线手工缝制。',
      '植物タンニンなめしの牛革を、二本針とロウ引き麻糸で手縫いしました。',
      '식물성 태닝 소가죽을 바늘 두 개와 왁스 리넨 실로 손바느질했습니다.',
      'หนังวัวฟอกฝาด เย็บมือด้วยเข็มคู่และด้ายลินินเคลือบขี้ผึ้ง',
    ),
    description: texts(
      'Each seam is saddle-stitched, so one broken thread never opens the rest. The leather starts pale and firm, then darkens and softens where your hand goes. The larger size takes a 13-inch laptop and a paperback.',
      '每条缝线都用马鞍针法，断了一针也不会整条散开。皮面起初色浅偏硬，常拿的地方会慢慢变深变软。大号可放 13 英寸笔记本电脑和一本书。',
      '縫い目はすべてサドルステッチ。糸が一か所切れても、ほかがほどけることはありません。はじめは淡く張りのある革が、手の触れるところから色づき、やわらかくなります。大きいサイズは13インチのノートパソコンと文庫本が入ります。',
      '모든 솔기를 새들 스티치로 꿰매어 실이 한 곳 끊어져도 나머지가 풀리지 않습니다. 처음에는 밝고 단단한 가죽이 손이 닿는 곳부터 짙어지고 부드러워집니다. 큰 사이즈에는 13인치 노트북과 책 한 권이 들어갑니다.',
      'ทุกตะเข็บเย็บแบบอานม้า ด้ายขาดจุดเดียวก็ไม่ลามไปทั้งแนว หนังช่วงแรกสีอ่อนและอยู่ทรง แล้วค่อย ๆ เข้มและนุ่มขึ้นตรงที่มือจับ ใบใหญ่ใส่โน้ตบุ๊ก 13 นิ้วกับหนังสือได้อีกหนึ่งเล่ม',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Vegetable-tanned cowhide',
          '植鞣牛皮',
          '牛革（植物タンニンなめし）',
          '식물성 태닝 소가죽',
          'หนังวัวฟอกฝาด',
        ),
      },
      {
        name: texts('Handle drop', '提手高度', '持ち手の高さ', '손잡이 높이', 'ความสูงหูหิ้ว'),
        value: texts('22 cm', '22 厘米', '22cm', '22cm', '22 ซม.'),
      },
      {
        name: texts('Inside', '内部', '内側', '내부', 'ด้านใน'),
        value: texts(
          'One zip pocket, one key loop',
          '一个拉链袋，一个钥匙扣',
          'ファスナーポケット1、キーループ1',
          '지퍼 포켓 1개, 키 고리 1개',
          'ช่องซิป 1 ช่อง ห่วงกุญแจ 1 อัน',
        ),
      },
      { name: madeIn, value: france },
    ],
    options: [
      {
        name: size,
        values: [
          {
            code: 'medium',
            text: texts('Medium (28 cm)', '中号（28 厘米）', 'M（幅28cm）', '미디엄 (28cm)', 'ใบกลาง (28 ซม.)'),
          },
          {
            code: 'large',
            text: texts('Large (34 cm)', '大号（34 厘米）', 'L（幅34cm）', '라지 (34cm)', 'ใบใหญ่ (34 ซม.)'),
            priceDelta: 3200,
          },
        ],
      },
      {
        name: texts('Lining', '里布', '裏地', '안감', 'ผ้าซับใน'),
        values: [
          { code: 'natural', text: texts('Natural linen', '本色亚麻', '生成りリネン', '내추럴 리넨', 'ลินินสีธรรมชาติ') },
          {
            code: 'bordeaux',
            text: texts('Bordeaux cotton', '波尔多红棉布', 'ボルドーコットン', '보르도 면', 'ผ้าฝ้ายสีบอร์โดซ์'),
          },
          {
            code: 'forest',
            text: texts('Forest cotton', '森林绿棉布', 'フォレストコットン', '포레스트 면', 'ผ้าฝ้ายสีเขียวป่า'),
          },
        ],
      },
    ],
    price: 18900,
    stock: 14,
    soldOut: ['large|forest'],
    weightGrams: 980,
    picture: { cp: '1f45c', bg: 'apricot', scene: 'disc', hue: 0, sat: 0.95 },
    company: [
      { cp: '1f452', x: 132, y: 690, size: 220 },
      { cp: '1f484', x: 664, y: 708, size: 140, front: true },
    ],
  },
  {
    slug: 'linen-blend-midi-dress-square-neckline',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Linen-blend midi dress with square neckline',
      '方领亚麻混纺中长连衣裙',
      'スクエアネック リネン混ミディワンピース',
      '스퀘어넥 리넨 혼방 미디 원피스',
      'เดรสยาวคลุมเข่าผ้าลินินผสม คอเหลี่ยม',
    ),
    summary: texts(
      'A light summer dress with wide straps, a fitted waist and two real pockets.',
      '宽肩带、收腰，还有两个真口袋的轻薄夏裙。',
      '太めのストラップにすっきりしたウエスト、ポケットも二つ付いた夏の一枚です。',
      '넓은 어깨끈과 잡힌 허리선, 진짜 주머니 두 개가 있는 가벼운 여름 원피스입니다.',
      'เดรสหน้าร้อนเนื้อเบา สายกว้าง เข้าเอว มีกระเป๋าจริงสองข้าง',
    ),
    description: texts(
      'Linen keeps it cool, viscose keeps it from creasing like paper. The straps are wide enough to hide a bra, and the back panel is gently elasticated so you can eat lunch in it. Length is 112 cm in size S.',
      '亚麻凉爽，黏胶让它不容易皱成一团。肩带够宽，能遮住内衣带；后片带松紧，吃饱了也不勒。S 码裙长 112 厘米。',
      'リネンの涼しさに、しわになりにくいレーヨンを合わせました。ストラップは下着がのぞかない幅で、背中はゴムシャーリングなので食後も楽に着られます。着丈はSサイズで112cmです。',
      '리넨의 시원함에 구김을 덜어 주는 비스코스를 섞었습니다. 어깨끈은 속옷 끈이 보이지 않을 만큼 넓고, 등판에는 부드러운 밴딩이 있어 식사 후에도 편합니다. S 사이즈 총장은 112cm입니다.',
      'ลินินใส่แล้วเย็น ผสมวิสโคสให้ยับน้อยลง สายกว้างพอบังสายเสื้อใน ด้านหลังเป็นสม็อกยืดได้ กินข้าวอิ่มแล้วก็ยังสบาย ไซซ์ S ยาว 112 ซม.',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '55% linen, 45% viscose',
          '55% 亚麻，45% 黏胶',
          'リネン55%、レーヨン45%',
          '리넨 55%, 비스코스 45%',
          'ลินิน 55% วิสโคส 45%',
        ),
      },
      {
        name: care,
        value: texts(
          'Machine wash at 30 °C, dry flat',
          '30 °C 机洗，平铺晾干',
          '30℃で洗濯機可、平干し',
          '30℃ 세탁기 가능, 뉘어서 건조',
          'ซักเครื่องที่ 30 องศา ตากแนวราบ',
        ),
      },
      {
        name: texts('Pockets', '口袋', 'ポケット', '주머니', 'กระเป๋า'),
        value: texts('Two, in the side seams', '两个，侧缝暗袋', '両脇に2つ', '양옆 솔기에 2개', 'สองข้าง ที่ตะเข็บข้าง'),
      },
      { name: madeIn, value: portugal },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'teal',
            text: texts('Teal', '水鸭青', 'ティール', '틸', 'เขียวน้ำทะเล'),
            swatch: '#1E8E96',
            effect: { hue: 285, sat: 0.7 },
          },
          {
            code: 'cornflower',
            text: texts('Cornflower', '矢车菊蓝', 'コーンフラワーブルー', '수레국화 블루', 'ฟ้าคอร์นฟลาวเวอร์'),
            swatch: '#5F8BD6',
            effect: { hue: 0, sat: 0.7 },
          },
          {
            code: 'terracotta',
            text: texts('Terracotta', '陶土红', 'テラコッタ', '테라코타', 'ส้มดินเผา'),
            swatch: '#C4694C',
            effect: { hue: 118, sat: 0.7 },
          },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モスグリーン', '모스 그린', 'เขียวมอส'),
            swatch: '#6F8446',
            effect: { hue: 200, sat: 0.6 },
          },
        ],
      },
      { name: size, values: garmentSizes('xs', 's', 'm', 'l', 'xl') },
    ],
    price: 4600,
    listPrice: 5800,
    stock: 46,
    soldOut: ['moss|xs', 'cornflower|xl'],
    weightGrams: 340,
    picture: { cp: '1f457', bg: 'sage', scene: 'lay', hue: 285, sat: 0.7 },
    company: [
      { cp: '1f452', x: 132, y: 690, size: 220 },
      { cp: '1f461', x: 664, y: 705, size: 190, front: true },
    ],
  },
  {
    slug: 'washed-silk-v-neck-blouse',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Washed-silk V-neck blouse, 19 momme',
      '19 姆米水洗真丝 V 领短袖衬衫',
      'ウォッシュドシルク Vネックブラウス 19匁',
      '워시드 실크 브이넥 블라우스 19몸메',
      'เสื้อเบลาส์ผ้าไหมวอช คอวี เนื้อ 19 มอมมี',
    ),
    summary: texts(
      'Matt, soft mulberry silk that may go in the washing machine.',
      '哑光柔软的桑蚕丝，可以放进洗衣机。',
      'マットでやわらかなシルク。ご家庭の洗濯機で洗えます。',
      '은은하고 부드러운 뽕나무 실크로, 세탁기에 돌려도 됩니다.',
      'ผ้าไหมหม่อนเนื้อด้าน นุ่ม ซักเครื่องได้',
    ),
    description: texts(
      'The silk is sand-washed before cutting, so it drapes without the shine and will not shrink later. Cut a little wide in the body with short sleeves that cover the shoulder. Tuck it in or leave it out: the hem is straight.',
      '真丝在裁剪前先经过砂洗，垂坠却不反光，之后也不会再缩。衣身略宽，短袖盖住肩头。下摆平直，塞进去或放出来都好看。',
      '裁断前にサンドウォッシュをかけているので、光りすぎず落ち感があり、後から縮むこともありません。身幅はややゆったり、袖は肩をきちんと覆う短めの丈。裾はまっすぐなので、インでもアウトでも着られます。',
      '재단 전에 샌드 워싱을 해 번들거림 없이 차분하게 떨어지고 나중에 줄어들지 않습니다. 품은 살짝 넉넉하고 짧은 소매가 어깨를 덮어 줍니다. 밑단이 일자라 넣어 입어도, 빼어 입어도 좋습니다.',
      'ผ้าไหมผ่านการวอชทรายก่อนตัด จึงทิ้งตัวสวยไม่เงา และไม่หดทีหลัง ตัวเสื้อหลวมเล็กน้อย แขนสั้นคลุมไหล่พอดี ชายตรง ใส่ในกางเกงหรือปล่อยชายก็ได้',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100% mulberry silk, 19 momme',
          '100% 桑蚕丝，19 姆米',
          'シルク100%（19匁）',
          '뽕나무 실크 100%, 19몸메',
          'ไหมหม่อน 100% 19 มอมมี',
        ),
      },
      {
        name: care,
        value: texts(
          'Silk cycle at 30 °C in a net bag',
          '装洗衣袋，30 °C 真丝程序',
          'ネットに入れて30℃のおしゃれ着コース',
          '세탁망에 넣어 30℃ 울·실크 코스',
          'ใส่ถุงซัก โปรแกรมผ้าไหม 30 องศา',
        ),
      },
      { name: madeIn, value: france },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'apricot',
            text: texts('Apricot', '杏色', 'アプリコット', '살구', 'แอปริคอต'),
            swatch: '#F09A76',
            effect: { hue: 62, sat: 0.6 },
          },
          {
            code: 'blush',
            text: texts('Blush', '浅粉', 'ブラッシュピンク', '블러시 핑크', 'ชมพูอ่อน'),
            swatch: '#D9A3C4',
            effect: { hue: 0, sat: 0.4 },
          },
          {
            code: 'celadon',
            text: texts('Celadon', '青瓷绿', '青磁', '청자', 'เขียวศิลาดล'),
            swatch: '#8FBBA0',
            effect: { hue: 180, sat: 0.35 },
          },
          {
            code: 'aubergine',
            text: texts('Aubergine', '茄紫', 'オーベルジーヌ', '가지색', 'ม่วงมะเขือ'),
            swatch: '#5B3350',
            effect: { hue: 0, sat: 0.4, bri: 0.5 },
          },
        ],
      },
      { name: size, values: garmentSizes('xs', 's', 'm', 'l') },
    ],
    price: 9800,
    stock: 22,
    soldOut: ['celadon|xs'],
    weightGrams: 190,
    picture: { cp: '1f45a', bg: 'rose', scene: 'lay', hue: 62, sat: 0.6 },
    company: [
      { cp: '1f45d', x: 132, y: 690, size: 190 },
      { cp: '1f97f', x: 664, y: 704, size: 200, front: true },
    ],
  },
  {
    slug: 'raffia-sun-hat-grosgrain-bow',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Raffia sun hat with grosgrain bow, 9 cm brim',
      '拉菲草遮阳帽 罗缎蝴蝶结 帽檐 9 厘米',
      'ラフィアハット グログランリボン つば9cm',
      '라피아 여름 모자 그로그랭 리본 챙 9cm',
      'หมวกสานราเฟียกันแดด ติดโบว์ ปีกกว้าง 9 ซม.',
    ),
    summary: texts(
      'Crocheted by hand in Madagascar, blocked and trimmed in Lyon.',
      '马达加斯加手工钩编，里昂定型缝带。',
      'マダガスカルで手編みし、リヨンで型入れとリボン付けをしています。',
      '마다가스카르에서 손으로 뜨고 리옹에서 모양을 잡아 리본을 답니다.',
      'ถักมือที่มาดากัสการ์ ขึ้นทรงและติดโบว์ที่ลียง',
    ),
    description: texts(
      'Raffia bends without cracking, so this hat rolls up for the suitcase and comes back with a little steam. An adjustable cord sits inside the band for windy quays.',
      '拉菲草柔韧不易断，可以卷起来装进行李箱，喷点蒸汽就能复原。内圈藏有调节绳，海边风大也不怕。',
      'ラフィアは折れにくいので、丸めてスーツケースに入れても、少し蒸気を当てれば形が戻ります。内側にサイズ調整のひもがあり、風の強い日も安心です。',
      '라피아는 잘 꺾이지 않아 돌돌 말아 여행 가방에 넣어도 스팀을 조금 쐬면 모양이 돌아옵니다. 안쪽 밴드에 조절 끈이 있어 바람 부는 날에도 벗겨지지 않습니다.',
      'ราเฟียงอได้ไม่แตก ม้วนใส่กระเป๋าเดินทางแล้วพ่นไอน้ำเล็กน้อยก็กลับทรงเดิม มีเชือกปรับขนาดซ่อนในซับหมวก ลมแรงก็ไม่ปลิว',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Raffia, cotton grosgrain',
          '拉菲草，棉质罗缎',
          'ラフィア、綿グログラン',
          '라피아, 면 그로그랭',
          'ราเฟีย ริบบิ้นผ้าฝ้าย',
        ),
      },
      { name: texts('Brim', '帽檐', 'つば', '챙', 'ปีกหมวก'), value: texts('9 cm', '9 厘米', '9cm', '9cm', '9 ซม.') },
      { name: texts('Sun protection', '防晒指数', '紫外線防止', '자외선 차단', 'กันแดด'), value: same('UPF 40+') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'honey',
            text: texts('Honey with red bow', '蜜色配红结', 'ハニー×レッドリボン', '허니 × 레드 리본', 'สีน้ำผึ้ง โบว์แดง'),
            swatch: '#E9B27C',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'natural',
            text: texts(
              'Natural with rosewood bow',
              '原色配玫瑰木结',
              'ナチュラル×ローズウッドリボン',
              '내추럴 × 로즈우드 리본',
              'สีธรรมชาติ โบว์โรสวูด',
            ),
            swatch: '#E7D7C6',
            effect: { hue: 0, sat: 0.32, bri: 1.08 },
          },
          {
            code: 'cocoa',
            text: texts(
              'Cocoa with dark bow',
              '可可色配深结',
              'ココア×ダークリボン',
              '코코아 × 다크 리본',
              'สีโกโก้ โบว์เข้ม',
            ),
            swatch: '#6B5040',
            effect: { hue: 0, sat: 0.5, bri: 0.58 },
          },
        ],
      },
      {
        name: texts('Head size', '头围', '頭囲', '머리둘레', 'รอบศีรษะ'),
        values: [
          { code: '56', text: texts('56 cm', '56 厘米', '56cm', '56cm', '56 ซม.') },
          { code: '58', text: texts('58 cm', '58 厘米', '58cm', '58cm', '58 ซม.') },
          { code: '60', text: texts('60 cm', '60 厘米', '60cm', '60cm', '60 ซม.') },
        ],
      },
    ],
    price: 7200,
    stock: 31,
    soldOut: ['cocoa|60'],
    weightGrams: 120,
    picture: { cp: '1f452', bg: 'rose', scene: 'podium', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f45c', x: 132, y: 685, size: 200 },
      { cp: '1f576-fe0f', x: 664, y: 706, size: 180, front: true },
    ],
  },
  {
    slug: 'kiss-clasp-lambskin-coin-purse',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Kiss-clasp coin purse in lambskin, 11 cm',
      '口金羊皮零钱包 11 厘米',
      'がま口コインケース ラムスキン 11cm',
      '양가죽 똑딱이 동전지갑 11cm',
      'กระเป๋าใส่เหรียญหนังแกะ ปากกิ๊บ 11 ซม.',
    ),
    summary: texts(
      'A firm brass clasp, room for coins, keys and six folded notes.',
      '铜质口金开合扎实，放得下硬币、钥匙和几张折起的纸币。',
      '真鍮の口金がしっかり閉まり、小銭と鍵、折りたたんだお札が入ります。',
      '황동 프레임이 단단히 닫히고 동전과 열쇠, 접은 지폐가 들어갑니다.',
      'ปากทองเหลืองปิดแน่น ใส่เหรียญ กุญแจ และธนบัตรพับได้',
    ),
    description: texts(
      'We buy offcuts from two glove makers in Millau and turn them into purses, so the grain differs slightly from piece to piece. The clasp is brass, set by hand and glued with a cotton cord for a close grip.',
      '皮料来自米约两家手套作坊的余料，所以每只的纹理都略有不同。黄铜口金由手工压装，嵌入棉绳，咬合更紧。',
      'ミヨーの手袋工房二軒から出る端革で作るため、革の表情は一つずつ少し異なります。真鍮の口金は綿ひもを挟んで手作業で留め、しっかり固定しています。',
      '미요의 장갑 공방 두 곳에서 나온 자투리 가죽으로 만들어 결이 하나하나 조금씩 다릅니다. 황동 프레임은 면 끈을 끼워 손으로 고정해 단단합니다.',
      'ทำจากเศษหนังของโรงทำถุงมือสองแห่งในเมืองมิโย ลายหนังจึงต่างกันเล็กน้อยทุกใบ ปากทองเหลืองประกอบด้วยมือ อัดเชือกฝ้ายให้ยึดแน่น',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Lambskin, cotton lining, brass',
          '羊皮，棉里，黄铜',
          '羊革、綿裏地、真鍮',
          '양가죽, 면 안감, 황동',
          'หนังแกะ ซับในผ้าฝ้าย ทองเหลือง',
        ),
      },
      {
        name: texts('Dimensions', '尺寸', '寸法', '크기', 'ขนาดชิ้น'),
        value: texts('11 × 9 × 4 cm', '11 × 9 × 4 厘米', '11×9×4cm', '11 × 9 × 4cm', '11 × 9 × 4 ซม.'),
      },
      { name: madeIn, value: france },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'raspberry',
            text: texts('Raspberry', '树莓红', 'ラズベリー', '라즈베리', 'แดงราสป์เบอร์รี'),
            swatch: '#C93D6C',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'cognac',
            text: texts('Cognac', '干邑棕', 'コニャック', '코냑', 'น้ำตาลคอนญัก'),
            swatch: '#C2683A',
            effect: { hue: 46, sat: 0.75 },
          },
          {
            code: 'forest',
            text: texts('Forest', '森林绿', 'フォレストグリーン', '포레스트 그린', 'เขียวป่า'),
            swatch: '#2F7F58',
            effect: { hue: 150, sat: 0.6 },
          },
          {
            code: 'plum',
            text: texts('Plum', '李子紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#8A62C0',
            effect: { hue: 305, sat: 0.6 },
          },
        ],
      },
    ],
    price: 3900,
    stock: 58,
    weightGrams: 85,
    picture: { cp: '1f45b', bg: 'wine', scene: 'arch', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f484', x: 132, y: 690, size: 150 },
      { cp: '1f511', x: 664, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'suede-court-shoes-7-cm',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Suede court shoes, 7 cm heel',
      '麂皮尖头高跟鞋 跟高 7 厘米',
      'スエードパンプス ヒール7cm',
      '스웨이드 펌프스 굽 7cm',
      'รองเท้าส้นสูงหนังกลับ ส้น 7 ซม.',
    ),
    summary: texts(
      'A pointed toe with a padded insole and a heel that stands straight.',
      '尖头，鞋垫加厚，鞋跟站得稳。',
      'ポインテッドトゥにクッション入りの中敷き。ヒールはぐらつきません。',
      '뾰족한 앞코에 쿠션 깔창, 흔들리지 않는 굽입니다.',
      'หัวแหลม พื้นในบุนุ่ม ส้นตั้งตรงเดินมั่นคง',
    ),
    description: texts(
      'The last is half a centimetre wider at the toes than a classic court, which is what makes an evening bearable. Latex foam lies under the ball of the foot. Brush the suede dry and it will look new for years.',
      '楦头前掌比一般高跟鞋宽半厘米，站一晚也不难受。前掌下垫有乳胶棉。麂皮平时干刷即可，穿几年依然像新的。',
      '木型のつま先を一般的なパンプスより5mm広くとり、長い夜でも疲れにくくしました。母趾球の下にはラテックスフォーム入り。スエードは乾いたブラシで払うだけで、きれいな状態が続きます。',
      '일반 펌프스보다 앞볼을 5mm 넓게 잡아 저녁 내내 신어도 덜 아픕니다. 발볼 아래에는 라텍스 폼을 넣었습니다. 스웨이드는 마른 솔로 빗어 주면 오래도록 새것처럼 신을 수 있습니다.',
      'หุ่นรองเท้ากว้างกว่าทรงทั่วไปครึ่งเซนติเมตรช่วงนิ้วเท้า ใส่ทั้งคืนก็ไม่เจ็บ มีโฟมยางพารารองใต้ฝ่าเท้า หนังกลับแค่แปรงแห้งก็ดูใหม่ได้หลายปี',
    ),
    facts: [
      {
        name: texts('Upper', '鞋面', 'アッパー', '갑피', 'ส่วนบน'),
        value: texts('Goat suede', '山羊麂皮', 'ゴートスエード', '염소 스웨이드', 'หนังกลับแพะ'),
      },
      {
        name: texts('Sole', '鞋底', 'ソール', '밑창', 'พื้นรองเท้า'),
        value: texts(
          'Leather with rubber half-sole',
          '皮底加橡胶前掌',
          '革底+ハーフラバー',
          '가죽창 + 고무 반창',
          'พื้นหนัง แปะยางครึ่งหน้า',
        ),
      },
      {
        name: texts('Heel', '跟高', 'ヒール', '굽 높이', 'ส้นสูง'),
        value: texts('7 cm', '7 厘米', '7cm', '7cm', '7 ซม.'),
      },
      { name: madeIn, value: italy },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'rouge',
            text: texts('Rouge', '胭脂红', 'ルージュ', '루주 레드', 'แดงรูจ'),
            swatch: '#CC3355',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'bottle',
            text: texts('Bottle green', '酒瓶绿', 'ボトルグリーン', '보틀 그린', 'เขียวขวด'),
            swatch: '#1F7A55',
            effect: { hue: 152, sat: 0.65, bri: 0.9 },
          },
          {
            code: 'ochre',
            text: texts('Ochre', '赭黄', 'オークル', '오커', 'เหลืองดิน'),
            swatch: '#AF7420',
            effect: { hue: 62, sat: 0.75 },
          },
          {
            code: 'black',
            text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'),
            swatch: '#2C2628',
            effect: { hue: 0, sat: 0.12, bri: 0.42 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 13500,
    stock: 9,
    soldOut: ['ochre|36', 'rouge|40', 'bottle|40'],
    weightGrams: 640,
    picture: { cp: '1f460', bg: 'sage', scene: 'studio', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f45b', x: 132, y: 690, size: 160 },
      { cp: '1f484', x: 664, y: 706, size: 140, front: true },
    ],
  },
  {
    slug: 'block-heel-ankle-boots-waxed-calf',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Waxed-calf ankle boots, 5 cm block heel',
      '油蜡小牛皮短靴 粗跟 5 厘米',
      'ワックスカーフ ショートブーツ 太ヒール5cm',
      '왁스 카프 앵클부츠 통굽 5cm',
      'รองเท้าบูตหุ้มข้อหนังลูกวัว ส้นหนา 5 ซม.',
    ),
    summary: texts(
      'Pull them on by the tab, walk in the rain, resole them in spring.',
      '拎着提带一蹬就穿上，下雨天照走，来年还能换底。',
      'つまみを引いてすっと履け、雨の日も歩けて、靴底の張り替えもできます。',
      '고리를 당겨 쓱 신고, 비 오는 날에도 걷고, 밑창은 갈아 신을 수 있습니다.',
      'ดึงห่วงแล้วสวมได้เลย ลุยฝนได้ เปลี่ยนพื้นใหม่ได้',
    ),
    description: texts(
      'Waxed leather shrugs off a shower and shows a pale line where it bends. A side zip runs the full height and an elastic panel fits most ankles. The rubber sole is stitched, so any cobbler can replace it.',
      '油蜡皮淋点雨没关系，弯折处会泛出浅色痕迹。侧拉链直通到底，配松紧片，大多数脚踝都合适。橡胶底是缝上去的，普通鞋匠就能换。',
      'ワックスを含ませた革は小雨をはじき、曲げたところが少し淡く色変わりします。サイドファスナーは履き口から底まで開き、ゴム布が足首に沿います。ラバーソールは縫い付けなので、お近くの修理店で交換できます。',
      '왁스를 먹인 가죽은 가벼운 비를 튕겨 내고 접히는 곳이 은은하게 밝아집니다. 옆 지퍼가 끝까지 열리고 신축 밴드가 발목에 맞춰 늘어납니다. 고무창을 박음질해 가까운 수선집에서 갈 수 있습니다.',
      'หนังเคลือบแว็กซ์กันละอองฝน รอยพับจะขึ้นสีอ่อนสวยตามการใช้งาน ซิปข้างเปิดสุดและมีผ้ายืดเข้ากับข้อเท้าเกือบทุกขนาด พื้นยางเย็บติด ช่างรองเท้าทั่วไปเปลี่ยนให้ได้',
    ),
    facts: [
      {
        name: texts('Upper', '鞋面', 'アッパー', '갑피', 'ส่วนบน'),
        value: texts('Waxed calf leather', '油蜡小牛皮', 'ワックス加工カーフ', '왁스 송아지 가죽', 'หนังลูกวัวเคลือบแว็กซ์'),
      },
      {
        name: texts('Shaft height', '筒高', '筒丈', '발목 높이', 'ความสูงบูต'),
        value: texts('14 cm', '14 厘米', '14cm', '14cm', '14 ซม.'),
      },
      {
        name: texts('Construction', '工艺', '製法', '제법', 'การเย็บพื้น'),
        value: texts(
          'Blake-stitched, resoleable',
          '布莱克缝底，可换底',
          'マッケイ製法、張り替え可',
          '블레이크 제법, 창갈이 가능',
          'เย็บแบบเบลก เปลี่ยนพื้นได้',
        ),
      },
      { name: madeIn, value: portugal },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'tan',
            text: texts('Tan', '棕黄', 'タン', '탄 브라운', 'น้ำตาลแทน'),
            swatch: '#B87436',
            effect: { hue: 52, sat: 0.75 },
          },
          {
            code: 'rosewood',
            text: texts('Rosewood', '玫瑰木', 'ローズウッド', '로즈우드', 'โรสวูด'),
            swatch: '#B04A5C',
            effect: { hue: 0, sat: 0.6, bri: 0.88 },
          },
          {
            code: 'black',
            text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'),
            swatch: '#332D2E',
            effect: { hue: 0, sat: 0.12, bri: 0.45 },
          },
        ],
      },
      { name: size, values: shoeSizes },
    ],
    price: 16800,
    listPrice: 19800,
    stock: 11,
    soldOut: ['tan|37', 'black|40'],
    weightGrams: 920,
    picture: { cp: '1f462', bg: 'apricot', scene: 'window', hue: 52, sat: 0.75 },
    company: [
      { cp: '1f302', x: 132, y: 690, size: 210 },
      { cp: '1f9e3', x: 664, y: 706, size: 180, front: true },
    ],
  },
  {
    slug: 'quilted-cotton-wash-bag',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Quilted cotton wash bag with wipe-clean lining',
      '绗缝棉布洗漱包 防水里布',
      'キルティング ポーチ 撥水裏地つき',
      '누빔 면 세면 파우치 방수 안감',
      'กระเป๋าใส่ของใช้ผ้าฝ้ายบุนวม ซับในเช็ดได้',
    ),
    summary: texts(
      'Stands open on the basin and holds full-size bottles upright.',
      '打开能立在洗手台上，正装瓶子也能竖着放。',
      '洗面台に開いたまま置けて、通常サイズのボトルが立てて入ります。',
      '세면대 위에 열어 세워 둘 수 있고, 정품 크기 병도 세워 담습니다.',
      'เปิดตั้งบนอ่างล้างหน้าได้ ใส่ขวดขนาดปกติได้ทั้งตั้ง',
    ),
    description: texts(
      'Cotton outside, recycled padding within, and a coated lining you wipe with a sponge. A flat pocket keeps tweezers and hair grips from the bottom. It goes through the wash at 40 °C.',
      '外层纯棉，夹层是再生棉，涂层里布用海绵一擦就干净。扁袋专放镊子和发夹，不会沉到底。可 40 °C 机洗。',
      '表は綿、中わたは再生素材、裏地はスポンジで拭けるコーティング生地です。平らなポケットに毛抜きやヘアピンを分けて入れられます。40℃で洗濯機洗いできます。',
      '겉은 면, 속은 재생 솜, 안감은 스펀지로 닦는 코팅 원단입니다. 납작한 주머니에 족집게와 머리핀을 따로 넣을 수 있습니다. 40℃ 세탁기 세탁이 가능합니다.',
      'ด้านนอกผ้าฝ้าย บุใยรีไซเคิล ซับในเคลือบเช็ดด้วยฟองน้ำได้ มีช่องแบนแยกแหนบกับกิ๊บติดผม ซักเครื่องได้ที่ 40 องศา',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Cotton, recycled polyester wadding',
          '棉，再生聚酯填充',
          '綿、再生ポリエステル中わた',
          '면, 재생 폴리에스터 충전재',
          'ผ้าฝ้าย บุใยโพลีเอสเตอร์รีไซเคิล',
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
            code: 'pistachio',
            text: texts('Pistachio', '开心果绿', 'ピスタチオ', '피스타치오', 'เขียวพิสตาชิโอ'),
            swatch: '#A9C79F',
            effect: { hue: 110, sat: 0.6 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#E59AAA',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'sky',
            text: texts('Sky', '天蓝', 'スカイ', '스카이', 'ฟ้า'),
            swatch: '#8CBFDB',
            effect: { hue: 205, sat: 0.6 },
          },
          {
            code: 'lavender',
            text: texts('Lavender', '薰衣草紫', 'ラベンダー', '라벤더', 'ลาเวนเดอร์'),
            swatch: '#B3A6DE',
            effect: { hue: 268, sat: 0.6 },
          },
        ],
      },
      {
        name: size,
        values: [
          {
            code: 'small',
            text: texts('Small (18 cm)', '小号（18 厘米）', 'S(18cm)', '스몰 (18cm)', 'ใบเล็ก (18 ซม.)'),
          },
          {
            code: 'large',
            text: texts('Large (24 cm)', '大号（24 厘米）', 'L(24cm)', '라지 (24cm)', 'ใบใหญ่ (24 ซม.)'),
            priceDelta: 700,
          },
        ],
      },
    ],
    price: 2400,
    stock: 84,
    weightGrams: 160,
    picture: { cp: '1f45d', bg: 'wine', scene: 'disc', hue: 110, sat: 0.6 },
    company: [
      { cp: '1f9f4', x: 132, y: 688, size: 190 },
      { cp: '1f484', x: 664, y: 706, size: 140, front: true },
    ],
  },
  {
    slug: 'chestnut-handle-umbrella-100-cm',
    shop: shop.slug,
    category: 'womens',
    title: texts(
      'Umbrella with chestnut handle, 100 cm canopy',
      '栗木手柄长柄雨伞 伞面 100 厘米',
      '栗の木ハンドルの長傘 直径100cm',
      '밤나무 손잡이 장우산 지름 100cm',
      'ร่มด้ามไม้เกาลัด กางกว้าง 100 ซม.',
    ),
    summary: texts(
      'Eight fibreglass ribs that turn in the wind and come back.',
      '八根玻璃纤维伞骨，被风吹翻也能弹回来。',
      '八本のグラスファイバー骨が風でしなり、折れずに戻ります。',
      '유리섬유 살 여덟 개가 바람에 휘었다가 그대로 돌아옵니다.',
      'ก้านไฟเบอร์กลาสแปดก้าน ลมตีกลับก็คืนรูปได้',
    ),
    description: texts(
      'The handle is bent from a single chestnut rod over steam and left with its bark colour. The cloth is a dense pongee that dries within the hour. Should a rib break, we send a new one and a small drawing of how to fit it.',
      '手柄由整根栗木蒸弯而成，保留树皮的颜色。伞面是高密碰击布，一小时内就能晾干。如果伞骨断了，我们会寄一根新的，附一张安装小图。',
      '持ち手は一本の栗の枝を蒸気で曲げ、木肌の色をそのまま残しました。生地は目の詰まったポンジーで、一時間ほどで乾きます。骨が折れたときは、交換用の骨と取り付け方の図をお送りします。',
      '손잡이는 밤나무 가지 하나를 증기로 구부려 나무 빛을 그대로 살렸습니다. 촘촘한 폰지 원단이라 한 시간이면 마릅니다. 살이 부러지면 새 살과 끼우는 방법을 그린 종이를 보내 드립니다.',
      'ด้ามดัดด้วยไอน้ำจากไม้เกาลัดท่อนเดียว คงสีเปลือกไม้ไว้ ผ้าพองจีทอแน่น แห้งในหนึ่งชั่วโมง หากก้านหัก เราส่งก้านใหม่พร้อมภาพวาดวิธีใส่ให้',
    ),
    facts: [
      {
        name: texts('Canopy', '伞面直径', '直径', '지름', 'เส้นผ่านศูนย์กลาง'),
        value: texts('100 cm', '100 厘米', '100cm', '100cm', '100 ซม.'),
      },
      {
        name: texts('Frame', '伞骨', '骨', '우산살', 'โครงร่ม'),
        value: texts(
          '8 fibreglass ribs, steel shaft',
          '8 根玻璃纤维骨，钢杆',
          'グラスファイバー8本骨、スチール中棒',
          '유리섬유 살 8개, 스틸 대',
          'ก้านไฟเบอร์กลาส 8 ก้าน แกนเหล็ก',
        ),
      },
      {
        name: texts('Opening', '开合', '開閉', '개폐', 'การเปิด'),
        value: texts('Manual', '手动', '手開き', '수동', 'กางด้วยมือ'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'violet',
            text: texts('Violet', '紫罗兰', 'バイオレット', '바이올렛', 'ม่วง'),
            swatch: '#7A5FB4',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'burgundy',
            text: texts('Burgundy', '勃艮第红', 'バーガンディ', '버건디', 'แดงเบอร์กันดี'),
            swatch: '#A82F57',
            effect: { hue: 62, sat: 0.75, bri: 0.92 },
          },
          {
            code: 'forest',
            text: texts('Forest', '森林绿', 'フォレストグリーン', '포레스트 그린', 'เขียวป่า'),
            swatch: '#2F7A45',
            effect: { hue: 205, sat: 0.6 },
          },
          {
            code: 'navy',
            text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'),
            swatch: '#3A548C',
            effect: { hue: 335, sat: 0.5, bri: 0.8 },
          },
        ],
      },
    ],
    price: 5400,
    stock: 40,
    weightGrams: 520,
    picture: { cp: '1f302', bg: 'apricot', scene: 'lay', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f462', x: 132, y: 688, size: 210 },
      { cp: '1f45c', x: 664, y: 704, size: 180, front: true },
    ],
  },
];
