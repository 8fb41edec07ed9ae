import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

export const shop: DemoShop = {
  slug: 'northgate-digital',
  name: 'Northgate Digital',
  slogan: texts(
    'Computers and phones you can repair',
    '能修、耐用的电脑和手机',
    '直して長く使えるパソコンとスマホ',
    '고쳐 쓸 수 있는 컴퓨터와 휴대폰',
    'คอมพิวเตอร์และมือถือที่ซ่อมได้ ใช้ได้นาน',
  ),
  about: texts(
    'We build and repair computers in a former wool mill in Leeds. Screws instead of glue, manuals anyone may read, and parts for seven years after a model ends. Orders placed before two in the afternoon leave the same day.',
    '我们在利兹一座旧毛纺厂里组装和维修电脑。能用螺丝就不用胶水，维修手册公开，机型停产后仍供应配件七年。下午两点前下单，当天发货。',
    'リーズの古い毛織物工場で、パソコンを組み立て、修理しています。接着剤よりネジを選び、修理手順書は公開し、生産終了後も7年間は部品をご用意します。14時までのご注文は当日発送いたします。',
    '리즈의 옛 모직 공장에서 컴퓨터를 조립하고 수리합니다. 접착제 대신 나사를 쓰고, 수리 설명서를 공개하며, 단종 후에도 7년 동안 부품을 공급합니다. 오후 2시 이전 주문은 당일 발송합니다.',
    'เราประกอบและซ่อมคอมพิวเตอร์ในโรงงานทอขนสัตว์เก่าที่เมืองลีดส์ ใช้สกรูแทนกาว เปิดคู่มือซ่อมให้ทุกคนอ่าน และมีอะไหล่อีก 7 ปีหลังเลิกผลิต สั่งก่อนบ่ายสองจัดส่งวันเดียวกัน',
  ),
  city: texts('Leeds', '利兹', 'リーズ', '리즈', 'ลีดส์'),
  country: 'GB',
  since: 2016,
  avatar: { cp: '1f4bb', bg: 'pine', scene: 'studio' },
  tone: 'sea',
  freight: { freeOver: 20000, first: 890, next: 240 },
};

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const weight = texts('Weight', '重量', '重量', '무게', 'น้ำหนัก');
const ports = texts('Ports', '接口', '端子', '단자', 'พอร์ต');
const storage = texts('Storage', '存储', 'ストレージ', '저장 용량', 'ความจุ');
const memory = texts('Memory', '内存', 'メモリ', '메모리', 'หน่วยความจำ');
const battery = texts('Battery', '电池', 'バッテリー', '배터리', 'แบตเตอรี่');
const connection = texts('Connection', '连接方式', '接続方法', '연결 방식', 'การเชื่อมต่อ');
const cableLength = texts('Cable length', '线长', 'ケーブル長', '케이블 길이', 'ความยาวสาย');

export const products: readonly DemoProduct[] = [
  {
    slug: 'aerolite-14-laptop',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'AeroLite 14 laptop, 16 GB memory, 512 GB SSD',
      'AeroLite 14 轻薄笔记本电脑 16GB内存 512GB固态',
      'AeroLite 14 ノートパソコン メモリ16GB SSD 512GB',
      'AeroLite 14 노트북, 메모리 16GB, SSD 512GB',
      'โน้ตบุ๊ก AeroLite 14 แรม 16 GB SSD 512 GB',
    ),
    summary: texts(
      'A 1.19 kg laptop whose battery, memory and keyboard you can change with one screwdriver.',
      '1.19千克，电池、内存、键盘一把螺丝刀就能换。',
      '1.19kg。バッテリーもメモリもキーボードも、ドライバー1本で交換できます。',
      '1.19kg, 배터리와 메모리, 키보드까지 드라이버 하나로 바꿀 수 있습니다.',
      'หนัก 1.19 กก. เปลี่ยนแบตเตอรี่ แรม และแป้นพิมพ์ได้ด้วยไขควงอันเดียว',
    ),
    description: texts(
      'The matt 14-inch screen is taller than most, so a page fits without scrolling. It runs cool enough for a lap and quiet enough for a library, with eleven hours of writing on one charge.\n\nFive screws hold the base. Under it, every part has a name and a number printed beside it.',
      '14英寸雾面屏比常见屏幕更高，一页文档不用滚动就能看全。放在腿上不烫，图书馆里不吵，写作办公一次充电可用十一小时。\n\n底盖只有五颗螺丝，打开后每个部件旁都印着名称和编号。',
      '14インチのノングレア画面は縦に広く、1ページがスクロールなしで収まります。膝に置いても熱くなりにくく、図書館でも静か。文書作成なら1回の充電で11時間使えます。\n\n底面のネジは5本だけ。開ければ、どの部品にも名前と番号が印字されています。',
      '14인치 무광 화면은 세로가 넉넉해 문서 한 쪽이 스크롤 없이 들어옵니다. 무릎에 올려도 뜨겁지 않고 도서관에서도 조용하며, 문서 작업은 한 번 충전으로 11시간 쓸 수 있습니다.\n\n바닥판은 나사 다섯 개. 열면 부품마다 이름과 번호가 인쇄되어 있습니다.',
      'จอด้าน 14 นิ้วสูงกว่าทั่วไป อ่านเอกสารหนึ่งหน้าได้โดยไม่ต้องเลื่อน วางบนตักไม่ร้อน เงียบพอใช้ในห้องสมุด พิมพ์งานได้ 11 ชั่วโมงต่อการชาร์จ\n\nฝาล่างมีสกรูห้าตัว เปิดแล้วทุกชิ้นมีชื่อและหมายเลขพิมพ์กำกับไว้',
    ),
    facts: [
      {
        name: texts('Screen', '屏幕', '画面', '화면', 'หน้าจอ'),
        value: texts(
          '14 in, 1920 × 1200, matt',
          '14英寸 1920 × 1200 雾面',
          '14インチ 1920 × 1200 ノングレア',
          '14인치 1920 × 1200 무광',
          '14 นิ้ว 1920 × 1200 จอด้าน',
        ),
      },
      {
        name: memory,
        value: texts(
          '16 GB, one free slot',
          '16GB，留有一个插槽',
          '16GB、空きスロット1',
          '16GB, 여유 슬롯 1개',
          '16 GB ว่างอีกหนึ่งช่อง',
        ),
      },
      {
        name: ports,
        value: texts(
          '2 × USB-C, USB-A, HDMI, 3.5 mm',
          'USB-C×2、USB-A、HDMI、3.5毫米',
          'USB-C×2、USB-A、HDMI、3.5mm',
          'USB-C 2개, USB-A, HDMI, 3.5mm',
          'USB-C 2 ช่อง USB-A HDMI 3.5 มม.',
        ),
      },
      { name: weight, value: texts('1.19 kg', '1.19千克', '1.19kg', '1.19kg', '1.19 กก.') },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'silver', text: texts('Silver', '银色', 'シルバー', '실버', 'เงิน'), swatch: '#C9CCD4', effect: {} },
          {
            code: 'graphite',
            text: texts('Graphite', '石墨灰', 'グラファイト', '그래파이트', 'เทาดำ'),
            swatch: '#5C5F66',
            effect: { bri: 0.62, sat: 0.7 },
          },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モス', '모스', 'เขียวมอส'),
            swatch: '#9DB8A0',
            effect: { tint: '#B4CFB4', bri: 1.06 },
          },
        ],
      },
      {
        name: storage,
        values: [
          { code: '512', text: texts('512 GB', '512GB', '512GB', '512GB', '512 GB') },
          { code: '1tb', text: texts('1 TB', '1TB', '1TB', '1TB', '1 TB'), priceDelta: 9000 },
        ],
      },
    ],
    price: 74900,
    listPrice: 82900,
    stock: 24,
    soldOut: ['moss|1tb'],
    weightGrams: 2100,
    picture: { cp: '1f4bb', bg: 'mist', scene: 'studio' },
    company: [
      { cp: '1fab4', x: 145, y: 635, size: 210 },
      { cp: '2615', x: 665, y: 710, size: 165, front: true },
    ],
  },
  {
    slug: 'moorland-24-all-in-one-pc',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Moorland 24 all-in-one PC with keyboard',
      'Moorland 24 一体机电脑 23.8英寸 附键盘',
      'Moorland 24 一体型パソコン キーボード付き',
      'Moorland 24 일체형 PC, 키보드 포함',
      'คอมพิวเตอร์ออลอินวัน Moorland 24 พร้อมแป้นพิมพ์',
    ),
    summary: texts(
      'A family computer with one cable to the wall and a camera that slides shut.',
      '全家共用的电脑，只有一根电源线，摄像头可手动合上。',
      '電源ケーブル1本で使える家族のパソコン。カメラは手で閉じられます。',
      '전원선 하나로 끝나는 가족용 컴퓨터, 카메라는 손으로 닫을 수 있습니다.',
      'คอมพิวเตอร์ของทั้งบ้าน ใช้สายไฟเส้นเดียว กล้องเลื่อนปิดได้',
    ),
    description: texts(
      'Screen, speakers and computer share one stand that tilts and rises by 11 cm. The back lifts off without tools, so adding memory later takes five minutes.',
      '屏幕、音箱和主机合为一体，支架可俯仰、可升降11厘米。后盖免工具拆卸，日后加内存五分钟就好。',
      '画面、スピーカー、本体を1つのスタンドにまとめました。角度調整と11cmの高さ調整ができます。背面カバーは工具なしで外れ、メモリの増設も5分で済みます。',
      '화면과 스피커, 본체가 스탠드 하나에 모여 있고, 기울기와 11cm 높이를 조절할 수 있습니다. 뒷면은 공구 없이 열려 메모리 추가도 5분이면 됩니다.',
      'จอ ลำโพง และตัวเครื่องอยู่บนขาตั้งเดียว ปรับเอียงและยกสูงได้ 11 ซม. ฝาหลังถอดได้โดยไม่ใช้เครื่องมือ เพิ่มแรมภายหลังใช้เวลาห้านาที',
    ),
    facts: [
      {
        name: texts('Screen', '屏幕', '画面', '화면', 'หน้าจอ'),
        value: texts(
          '23.8 in Full HD, anti-glare',
          '23.8英寸 全高清 防眩光',
          '23.8インチ フルHD 反射防止',
          '23.8인치 풀HD, 반사 방지',
          '23.8 นิ้ว ฟูลเอชดี ลดแสงสะท้อน',
        ),
      },
      {
        name: ports,
        value: texts(
          '4 × USB-A, USB-C, HDMI, LAN',
          'USB-A×4、USB-C、HDMI、网口',
          'USB-A×4、USB-C、HDMI、LAN',
          'USB-A 4개, USB-C, HDMI, LAN',
          'USB-A 4 ช่อง USB-C HDMI LAN',
        ),
      },
      { name: weight, value: texts('5.4 kg', '5.4千克', '5.4kg', '5.4kg', '5.4 กก.') },
    ],
    options: [
      {
        name: memory,
        values: [
          { code: '8', text: texts('8 GB', '8GB', '8GB', '8GB', '8 GB') },
          { code: '16', text: texts('16 GB', '16GB', '16GB', '16GB', '16 GB'), priceDelta: 5000 },
        ],
      },
      {
        name: storage,
        values: [
          { code: '256', text: texts('256 GB SSD', '256GB固态', 'SSD 256GB', 'SSD 256GB', 'SSD 256 GB') },
          {
            code: '512',
            text: texts('512 GB SSD', '512GB固态', 'SSD 512GB', 'SSD 512GB', 'SSD 512 GB'),
            priceDelta: 4500,
          },
          { code: '1tb', text: texts('1 TB SSD', '1TB固态', 'SSD 1TB', 'SSD 1TB', 'SSD 1 TB'), priceDelta: 11000 },
        ],
      },
    ],
    price: 58900,
    stock: 11,
    soldOut: ['8|1tb'],
    weightGrams: 8200,
    picture: { cp: '1f5a5-fe0f', bg: 'lilac', scene: 'arch' },
    company: [
      { cp: '1f4da', x: 145, y: 640, size: 200 },
      { cp: '1f34e', x: 665, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'keystone-75-mechanical-keyboard',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Keystone 75 mechanical keyboard',
      'Keystone 75 机械键盘 热插拔 84键',
      'Keystone 75 メカニカルキーボード ホットスワップ対応',
      'Keystone 75 기계식 키보드, 핫스왑 84키',
      'คีย์บอร์ดแมคคานิคอล Keystone 75 เปลี่ยนสวิตช์ได้',
    ),
    summary: texts(
      'Eighty-four keys on a soft gasket, with switches you can pull and swap.',
      '84键，软垫结构，轴体可自行拔插更换。',
      '84キー、やわらかなガスケットマウント。スイッチは引き抜いて交換できます。',
      '84키, 부드러운 개스킷 구조. 스위치를 뽑아 바꿀 수 있습니다.',
      'แป้น 84 ปุ่มบนแผ่นรองนุ่ม ถอดเปลี่ยนสวิตช์ได้เอง',
    ),
    description: texts(
      'The arrow keys and a volume wheel stay; the number pad goes, and the mouse moves closer to your hand. Thick PBT caps do not turn shiny, and the letters are dyed through, not printed on top.',
      '保留方向键和音量滚轮，去掉数字区，鼠标离手更近。PBT厚键帽不易打油，字符为热升华工艺，不会磨掉。',
      '矢印キーと音量ホイールは残し、テンキーを省いてマウスを近くに置けるようにしました。厚いPBTキーキャップはテカりにくく、文字は昇華印刷で消えません。',
      '방향키와 볼륨 휠은 남기고 숫자 패드는 없애 마우스가 손 가까이 옵니다. 두꺼운 PBT 키캡은 번들거리지 않고, 각인은 염료 승화라 지워지지 않습니다.',
      'ยังมีปุ่มลูกศรและล้อปรับเสียง ตัดแป้นตัวเลขออกให้เมาส์ใกล้มือขึ้น คีย์แคป PBT หนา ไม่ขึ้นเงา ตัวอักษรซึมลึกไม่ลอก',
    ),
    facts: [
      {
        name: connection,
        value: texts(
          'USB-C, Bluetooth, 2.4 GHz',
          'USB-C、蓝牙、2.4G三模',
          'USB-C、Bluetooth、2.4GHz',
          'USB-C, 블루투스, 2.4GHz',
          'USB-C บลูทูธ 2.4 GHz',
        ),
      },
      {
        name: battery,
        value: texts(
          '4000 mAh, about 6 weeks',
          '4000毫安时，约六周',
          '4000mAh、約6週間',
          '4000mAh, 약 6주',
          '4000 mAh ใช้ได้ราว 6 สัปดาห์',
        ),
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts(
          '32 × 14 cm, 920 g',
          '32 × 14厘米，920克',
          '32 × 14cm、920g',
          '32 × 14cm, 920g',
          '32 × 14 ซม. 920 กรัม',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'fog', text: texts('Fog', '雾白', 'フォグ', '포그', 'ขาวหมอก'), swatch: '#D5D0DA', effect: {} },
          {
            code: 'slate',
            text: texts('Slate', '板岩灰', 'スレート', '슬레이트', 'เทาหินชนวน'),
            swatch: '#606370',
            effect: { bri: 0.6, sat: 0.5 },
          },
          {
            code: 'heather',
            text: texts('Heather', '石楠紫', 'ヘザー', '헤더', 'ม่วงเฮเทอร์'),
            swatch: '#B6A2CC',
            effect: { tint: '#C3AFD9', bri: 1.1 },
          },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モス', '모스', 'เขียวมอส'),
            swatch: '#A3BA9B',
            effect: { tint: '#B0CBA6', bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Switch', '轴体', 'スイッチ', '스위치', 'สวิตช์'),
        values: [
          { code: 'linear', text: texts('Linear', '线性轴', 'リニア', '리니어', 'ลิเนียร์') },
          { code: 'tactile', text: texts('Tactile', '段落轴', 'タクタイル', '택타일', 'แทกไทล์') },
          { code: 'silent', text: texts('Silent', '静音轴', '静音', '저소음', 'เสียงเงียบ'), priceDelta: 600 },
        ],
      },
    ],
    price: 9200,
    stock: 48,
    soldOut: ['heather|silent', 'moss|tactile'],
    weightGrams: 1250,
    picture: { cp: '2328-fe0f', bg: 'stone', scene: 'lay' },
    company: [
      { cp: '1f5b1-fe0f', x: 660, y: 705, size: 150, front: true },
      { cp: '1fab4', x: 145, y: 620, size: 200 },
    ],
  },
  {
    slug: 'glide-silent-wireless-mouse',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Glide silent wireless mouse',
      'Glide 静音无线鼠标 一节电池用18个月',
      'Glide 静音ワイヤレスマウス',
      'Glide 무소음 무선 마우스',
      'เมาส์ไร้สายเสียงเงียบ Glide',
    ),
    summary: texts(
      'Clicks you feel and nobody else hears; one AA cell lasts eighteen months.',
      '按下有手感，旁人听不见；一节五号电池可用十八个月。',
      '指には伝わり、隣には聞こえないクリック。単3電池1本で18か月使えます。',
      '손끝에는 느껴지고 옆자리에는 들리지 않는 클릭. AA 건전지 하나로 18개월 씁니다.',
      'คลิกรู้สึกได้แต่ไม่มีเสียงรบกวน ถ่าน AA ก้อนเดียวใช้ได้ 18 เดือน',
    ),
    description: texts(
      'A low, rounded back that suits either hand, with a wheel that runs on rubber. It tracks on wood, linen and even glass, and keeps its receiver in a slot beneath the battery lid.',
      '低矮圆润的外形，左右手都合适，滚轮包胶顺滑。木桌、桌布甚至玻璃上都能用，接收器可收进电池盖内。',
      '低く丸みのある形で、左右どちらの手にもなじみます。ホイールはラバー巻き。木の机でも布の上でもガラスでも動き、レシーバーは電池カバーの中にしまえます。',
      '낮고 둥근 모양이라 양손 어느 쪽에도 맞고, 휠은 고무를 둘렀습니다. 나무, 천, 유리 위에서도 움직이며 수신기는 배터리 덮개 안에 넣어 둘 수 있습니다.',
      'ทรงเตี้ยโค้งมน ใช้ได้ทั้งมือซ้ายและขวา ล้อหุ้มยางหมุนนุ่ม ใช้บนโต๊ะไม้ ผ้า หรือกระจกก็ได้ เก็บตัวรับสัญญาณไว้ใต้ฝาถ่าน',
    ),
    facts: [
      {
        name: connection,
        value: texts(
          '2.4 GHz or Bluetooth',
          '2.4G或蓝牙',
          '2.4GHzまたはBluetooth',
          '2.4GHz 또는 블루투스',
          '2.4 GHz หรือบลูทูธ',
        ),
      },
      {
        name: texts('Resolution', '分辨率', '解像度', '해상도', 'ความละเอียด'),
        value: texts('800 to 2400 dpi', '800至2400 dpi', '800〜2400dpi', '800~2400dpi', '800 ถึง 2400 dpi'),
      },
      {
        name: weight,
        value: texts(
          '74 g without battery',
          '74克（不含电池）',
          '74g（電池別）',
          '74g(건전지 제외)',
          '74 กรัม ไม่รวมถ่าน',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'fog', text: texts('Fog', '雾白', 'フォグ', '포그', 'ขาวหมอก'), swatch: '#DEDAE3', effect: {} },
          {
            code: 'slate',
            text: texts('Slate', '板岩灰', 'スレート', '슬레이트', 'เทาหินชนวน'),
            swatch: '#63666F',
            effect: { bri: 0.56, sat: 0.4 },
          },
          {
            code: 'peach',
            text: texts('Peach', '蜜桃', 'ピーチ', '피치', 'พีช'),
            swatch: '#EDB99F',
            effect: { tint: '#F6C3A9', bri: 1.1 },
          },
          {
            code: 'sea',
            text: texts('Sea', '海水蓝', 'シー', '시 블루', 'ฟ้าทะเล'),
            swatch: '#8FBBC6',
            effect: { tint: '#9CCAD5', bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        values: [
          { code: 'small', text: texts('Small hands', '小手型', '小さめの手', '작은 손', 'มือเล็ก') },
          { code: 'standard', text: texts('Standard', '标准型', '標準', '표준', 'มาตรฐาน') },
        ],
      },
    ],
    price: 2190,
    stock: 260,
    soldOut: ['peach|standard'],
    weightGrams: 140,
    picture: { cp: '1f5b1-fe0f', bg: 'night', scene: 'window' },
    company: [
      { cp: '1f4d3', x: 150, y: 640, size: 190 },
      { cp: '1f36a', x: 660, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'orbit-ergonomic-trackball',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Orbit ergonomic trackball, 44 mm ball',
      'Orbit 人体工学轨迹球鼠标 44毫米球',
      'Orbit エルゴノミクス トラックボール 44mm',
      'Orbit 인체공학 트랙볼 마우스, 44mm 볼',
      'แทร็กบอลถนอมข้อมือ Orbit ลูกบอล 44 มม.',
    ),
    summary: texts(
      'The ball moves, your wrist rests; made for long tables of figures.',
      '球在动，手腕在休息，适合长时间处理表格。',
      '動くのはボールだけ、手首は休めます。長い表計算の日に。',
      '공만 움직이고 손목은 쉽니다. 긴 표 작업에 알맞습니다.',
      'ลูกบอลหมุน ข้อมือได้พัก เหมาะกับงานตารางยาว ๆ',
    ),
    description: texts(
      'Three ruby bearings carry a ball that spins freely and stops where you leave it. Press from below and it lifts out for cleaning, which takes a breath and a sleeve.',
      '三颗人造红宝石支撑，球体转动顺滑，停手即停。从底部一顶即可取出，擦一擦就干净。',
      '3つの人工ルビーが支えるボールは、なめらかに回り、止めたところで止まります。下から押せば取り出せるので、掃除は袖でひと拭きするだけです。',
      '인조 루비 세 개가 공을 받쳐 부드럽게 구르고, 멈춘 자리에 그대로 멈춥니다. 아래에서 누르면 공이 빠져 쓱 닦기만 하면 됩니다.',
      'ลูกบอลวางบนทับทิมสังเคราะห์สามเม็ด หมุนลื่นและหยุดตรงที่ต้องการ ดันจากด้านล่างก็ถอดออกมาเช็ดได้',
    ),
    facts: [
      {
        name: texts('Buttons', '按键', 'ボタン', '버튼', 'ปุ่ม'),
        value: texts('5, programmable', '5枚，可自定义', '5個、割り当て変更可', '5개, 설정 가능', '5 ปุ่ม ตั้งค่าได้'),
      },
      {
        name: texts('Resolution', '分辨率', '解像度', '해상도', 'ความละเอียด'),
        value: texts('400 to 1600 dpi', '400至1600 dpi', '400〜1600dpi', '400~1600dpi', '400 ถึง 1600 dpi'),
      },
      { name: weight, value: texts('185 g', '185克', '185g', '185g', '185 กรัม') },
    ],
    options: [
      {
        name: texts('Ball and body', '配色', 'ボールと本体', '볼과 본체', 'สีลูกบอลและตัวเครื่อง'),
        values: [
          {
            code: 'ruby',
            text: texts('Ruby on plum', '红球紫身', 'ルビーとプラム', '루비와 플럼', 'ทับทิมบนม่วง'),
            swatch: '#D62F4E',
            effect: {},
          },
          {
            code: 'amber',
            text: texts('Amber on claret', '琥珀球酒红身', 'アンバーとボルドー', '앰버와 버건디', 'อำพันบนแดงไวน์'),
            swatch: '#C4601A',
            effect: { hue: 45 },
          },
          {
            code: 'azure',
            text: texts('Azure on pine', '蓝球松绿身', 'アズールとパイン', '하늘색과 솔색', 'ฟ้าบนเขียวสน'),
            swatch: '#1C78D6',
            effect: { hue: 240 },
          },
        ],
      },
      {
        name: connection,
        values: [
          { code: 'usb', text: texts('USB cable', '有线', 'USBケーブル', '유선 USB', 'สาย USB') },
          { code: 'wireless', text: texts('Wireless', '无线', 'ワイヤレス', '무선', 'ไร้สาย'), priceDelta: 1200 },
        ],
      },
    ],
    price: 3900,
    stock: 57,
    weightGrams: 320,
    picture: { cp: '1f5b2-fe0f', bg: 'mist', scene: 'podium' },
    company: [
      { cp: '1f4c8', x: 150, y: 630, size: 190 },
      { cp: '1f58a-fe0f', x: 665, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'dales-compact-printer',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Dales compact A4 ink-tank printer, 15 pages a minute',
      'Dales 墨仓式打印机 A4 每分钟15页',
      'Dales コンパクトA4プリンター インクタンク式 毎分15枚',
      'Dales 소형 A4 무한잉크 프린터, 분당 15매',
      'เครื่องพิมพ์ A4 แบบแทงก์ Dales 15 หน้าต่อนาที',
    ),
    summary: texts(
      'Refill from a bottle; one set of ink prints about 6,000 pages.',
      '瓶装墨水直接加注，一套约可打印6000页。',
      'インクはボトルから補充。1セットで約6,000枚印刷できます。',
      '잉크는 병으로 채우고, 한 세트로 약 6,000장을 인쇄합니다.',
      'เติมหมึกจากขวด หมึกหนึ่งชุดพิมพ์ได้ราว 6,000 หน้า',
    ),
    description: texts(
      'Small enough for a shelf, and the paper loads from the front. It prints from phones without an app, and the ink bottles only fit their own tank, so nothing goes wrong on a Sunday night.',
      '小到能放书架，纸从前面装。手机无需装应用即可打印，墨水瓶口各配各的墨仓，不会加错。',
      '棚に置ける小ささで、用紙は前から入れられます。スマホからアプリなしで印刷でき、インクボトルは色ごとに差し込み口の形が違うので入れ間違えません。',
      '선반에 올릴 만큼 작고 용지는 앞에서 넣습니다. 휴대폰에서 앱 없이 인쇄되며, 잉크병은 제 색 통에만 맞아 잘못 넣을 일이 없습니다.',
      'เล็กพอวางบนชั้น ใส่กระดาษจากด้านหน้า พิมพ์จากมือถือได้โดยไม่ต้องลงแอป ขวดหมึกแต่ละสีใส่ได้เฉพาะช่องของตัวเอง เติมไม่ผิดแน่นอน',
    ),
    facts: [
      {
        name: texts('Functions', '功能', '機能', '기능', 'การใช้งาน'),
        value: texts(
          'Print, scan, copy',
          '打印、扫描、复印',
          '印刷・スキャン・コピー',
          '인쇄, 스캔, 복사',
          'พิมพ์ สแกน ถ่ายเอกสาร',
        ),
      },
      { name: connection, value: texts('Wi-Fi, USB', 'Wi-Fi、USB', 'Wi-Fi、USB', '와이파이, USB', 'ไวไฟ และ USB') },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts(
          '38 × 33 × 16 cm, 4.6 kg',
          '38 × 33 × 16厘米，4.6千克',
          '38 × 33 × 16cm、4.6kg',
          '38 × 33 × 16cm, 4.6kg',
          '38 × 33 × 16 ซม. 4.6 กก.',
        ),
      },
    ],
    options: [
      {
        name: texts('Ink', '墨水', 'インク', '잉크', 'หมึก'),
        values: [
          { code: 'one', text: texts('One set', '一套', '1セット', '1세트', '1 ชุด') },
          { code: 'two', text: texts('Two sets', '两套', '2セット', '2세트', '2 ชุด'), priceDelta: 2400 },
        ],
      },
    ],
    price: 15900,
    listPrice: 17900,
    stock: 19,
    weightGrams: 6100,
    picture: { cp: '1f5a8-fe0f', bg: 'lilac', scene: 'window' },
    company: [
      { cp: '1fab4', x: 145, y: 635, size: 200 },
      { cp: '1f5bc-fe0f', x: 660, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'fell-5g-phone',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Fell 5G phone, 6.1-inch screen, dual SIM',
      'Fell 5G手机 6.1英寸 双卡双待',
      'Fell 5Gスマートフォン 6.1インチ デュアルSIM',
      'Fell 5G 스마트폰, 6.1인치, 듀얼 심',
      'มือถือ 5G Fell จอ 6.1 นิ้ว สองซิม',
    ),
    summary: texts(
      'A phone that fits one hand, with a battery you can change in two minutes.',
      '单手可握，电池两分钟就能自己换。',
      '片手で持てて、バッテリーは2分で交換できるスマホです。',
      '한 손에 들어오고, 배터리는 2분이면 직접 바꿀 수 있습니다.',
      'ถือมือเดียวได้ เปลี่ยนแบตเตอรี่เองในสองนาที',
    ),
    description: texts(
      'No glue anywhere: the back clips off, the battery lifts out and a new screen needs six screws. Eight years of security updates come with it, and it is sold unlocked for every network.',
      '全机不用胶水：后盖可直接卸下，电池随手取出，换屏只需六颗螺丝。提供八年安全更新，无锁机，各家运营商通用。',
      '接着剤は使っていません。背面カバーは外れ、バッテリーはそのまま取り出せ、画面交換はネジ6本で済みます。セキュリティ更新は8年間、SIMフリーでお届けします。',
      '접착제를 쓰지 않았습니다. 뒤판이 열리고 배터리가 빠지며, 화면 교체는 나사 여섯 개면 됩니다. 보안 업데이트 8년 제공, 통신사 제한 없는 자급제입니다.',
      'ไม่ใช้กาวเลย ฝาหลังแกะออกได้ แบตเตอรี่ยกออกได้ เปลี่ยนจอด้วยสกรูหกตัว อัปเดตความปลอดภัยนาน 8 ปี ไม่ล็อกเครือข่าย ใช้ได้ทุกค่าย',
    ),
    facts: [
      {
        name: texts('Screen', '屏幕', '画面', '화면', 'หน้าจอ'),
        value: texts(
          '6.1 in OLED, 90 Hz',
          '6.1英寸 OLED 90Hz',
          '6.1インチ有機EL 90Hz',
          '6.1인치 OLED, 90Hz',
          '6.1 นิ้ว OLED 90 Hz',
        ),
      },
      {
        name: texts('Camera', '摄像头', 'カメラ', '카메라', 'กล้อง'),
        value: texts(
          '50 MP main, 13 MP wide',
          '5000万主摄，1300万广角',
          '5,000万画素、広角1,300万画素',
          '5000만 화소, 광각 1300만',
          '50 ล้านพิกเซล มุมกว้าง 13 ล้าน',
        ),
      },
      {
        name: battery,
        value: texts(
          '4200 mAh, replaceable',
          '4200毫安时，可更换',
          '4200mAh、交換可能',
          '4200mAh, 교체형',
          '4200 mAh ถอดเปลี่ยนได้',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'dusk',
            text: texts('Dusk violet', '暮紫', 'ダスクバイオレット', '더스크 바이올렛', 'ม่วงพลบค่ำ'),
            swatch: '#5B4E9B',
            effect: {},
          },
          {
            code: 'heather',
            text: texts('Heather', '石楠红', 'ヘザー', '헤더', 'แดงเฮเทอร์'),
            swatch: '#93406B',
            effect: { hue: 45 },
          },
          {
            code: 'fern',
            text: texts('Fern', '蕨绿', 'ファーン', '펀 그린', 'เขียวเฟิร์น'),
            swatch: '#0E7A60',
            effect: { hue: 240 },
          },
          {
            code: 'tarn',
            text: texts('Tarn blue', '湖蓝', 'ターンブルー', '호수 블루', 'น้ำเงินทะเลสาบ'),
            swatch: '#126A9E',
            effect: { hue: 285 },
          },
        ],
      },
      {
        name: storage,
        values: [
          { code: '128', text: texts('128 GB', '128GB', '128GB', '128GB', '128 GB') },
          { code: '256', text: texts('256 GB', '256GB', '256GB', '256GB', '256 GB'), priceDelta: 5000 },
        ],
      },
    ],
    price: 32900,
    stock: 33,
    soldOut: ['heather|256'],
    weightGrams: 380,
    picture: { cp: '1f4f1', bg: 'lilac', scene: 'studio' },
    company: [
      { cp: '1f45b', x: 150, y: 640, size: 180 },
      { cp: '1f511', x: 660, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'landing-wireless-charging-pad',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Landing wireless charging pad, 15 W',
      'Landing 15W无线充电板 手机通用',
      'Landing ワイヤレス充電パッド 15W',
      'Landing 무선 충전 패드, 15W',
      'แท่นชาร์จไร้สาย Landing 15 วัตต์',
    ),
    summary: texts(
      'A soft silicone tile that charges through cases up to 5 mm thick.',
      '柔软硅胶面，隔着5毫米手机壳也能充。',
      'やわらかなシリコン製。厚さ5mmまでのケースなら、つけたまま充電できます。',
      '부드러운 실리콘 패드, 5mm 두께 케이스를 끼운 채로도 충전됩니다.',
      'แผ่นซิลิโคนนุ่ม ชาร์จผ่านเคสหนาถึง 5 มม.',
    ),
    description: texts(
      'Put the phone down anywhere on the square; three coils find it. The small light on the edge goes out after ten seconds so that it can live beside a bed.',
      '手机随手放在方板上就能充，三组线圈自动对位。边缘指示灯十秒后熄灭，放床头也不刺眼。',
      '四角い面のどこに置いても、3つのコイルがスマホを見つけます。縁の小さなランプは10秒で消えるので、枕元にも置けます。',
      '패드 어디에 놓아도 코일 세 개가 휴대폰을 찾아 충전합니다. 가장자리 불빛은 10초 뒤 꺼져 침대 옆에 두기 좋습니다.',
      'วางมือถือตรงไหนก็ได้บนแผ่น ขดลวดสามชุดหาตำแหน่งให้เอง ไฟดวงเล็กดับเองใน 10 วินาที วางข้างเตียงได้ไม่แยงตา',
    ),
    facts: [
      {
        name: texts('Standard', '标准', '規格', '규격', 'มาตรฐาน'),
        value: texts('Qi2, up to 15 W', 'Qi2，最高15W', 'Qi2、最大15W', 'Qi2, 최대 15W', 'Qi2 สูงสุด 15 วัตต์'),
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts(
          '10 × 10 × 0.9 cm',
          '10 × 10 × 0.9厘米',
          '10 × 10 × 0.9cm',
          '10 × 10 × 0.9cm',
          '10 × 10 × 0.9 ซม.',
        ),
      },
      {
        name: texts('Needs', '需要', '必要なもの', '필요한 것', 'ต้องใช้กับ'),
        value: texts(
          'USB-C charger, 20 W or more',
          '20W以上USB-C充电头',
          '20W以上のUSB-C充電器',
          '20W 이상 USB-C 충전기',
          'หัวชาร์จ USB-C 20 วัตต์ขึ้นไป',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'apricot',
            text: texts('Apricot', '杏橙', 'アプリコット', '살구', 'แอปริคอต'),
            swatch: '#F49A5E',
            effect: {},
          },
          {
            code: 'olive',
            text: texts('Olive', '橄榄', 'オリーブ', '올리브', 'มะกอก'),
            swatch: '#B5AE4C',
            effect: { hue: 45, sat: 0.8 },
          },
          {
            code: 'meadow',
            text: texts('Meadow', '草地绿', 'メドウ', '초원 그린', 'เขียวทุ่งหญ้า'),
            swatch: '#5FBE86',
            effect: { hue: 90, sat: 0.75 },
          },
          {
            code: 'lilac',
            text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
            swatch: '#B29BE6',
            effect: { hue: 240, sat: 0.8 },
          },
        ],
      },
      {
        name: cableLength,
        values: [
          { code: '1m', text: texts('1 m', '1米', '1m', '1m', '1 ม.') },
          { code: '2m', text: texts('2 m', '2米', '2m', '2m', '2 ม.'), priceDelta: 200 },
        ],
      },
    ],
    price: 2400,
    stock: 175,
    weightGrams: 190,
    picture: { cp: '1f4f3', bg: 'sky', scene: 'podium' },
    company: [
      { cp: '1f56f-fe0f', x: 150, y: 640, size: 180 },
      { cp: '1f4d6', x: 660, y: 705, size: 170, front: true },
    ],
  },
  {
    slug: 'stopover-power-bank',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Stopover power bank, two charges in a coat pocket',
      'Stopover 充电宝 大容量快充 可带上飞机',
      'Stopover モバイルバッテリー 急速充電 機内持ち込み可',
      'Stopover 보조배터리, 고속 충전, 기내 반입 가능',
      'พาวเวอร์แบงก์ Stopover ชาร์จเร็ว ขึ้นเครื่องได้',
    ),
    summary: texts(
      'Fast in both directions, and its capacity is printed large enough for airport staff.',
      '双向快充，容量标注醒目，过安检一眼看清。',
      '本体もスマホも急速充電。容量表示が大きく、空港の検査でもすぐ分かります。',
      '본체도 휴대폰도 빠르게 충전되고, 용량 표기가 커서 공항 검색도 수월합니다.',
      'ชาร์จเร็วทั้งเข้าและออก พิมพ์ความจุตัวใหญ่ เจ้าหน้าที่สนามบินอ่านง่าย',
    ),
    description: texts(
      'Thirty minutes on the charger gives a phone half a day. The shell is recycled plastic with a grain that does not slip, and four lights say honestly what is left.',
      '充三十分钟，手机可用半天。外壳为再生塑料，细纹防滑，四格灯如实显示剩余电量。',
      '30分の充電でスマホが半日使えます。外装は滑りにくいシボ入りの再生プラスチック。4つのランプが残量を正直に伝えます。',
      '30분 충전으로 휴대폰을 반나절 쓸 수 있습니다. 외장은 미끄럽지 않은 재생 플라스틱이고, 불빛 네 개가 남은 양을 정직하게 알려 줍니다.',
      'ชาร์จเข้า 30 นาที เติมมือถือได้ครึ่งวัน ตัวเครื่องพลาสติกรีไซเคิลผิวกันลื่น ไฟสี่ดวงบอกพลังงานที่เหลือตามจริง',
    ),
    facts: [
      {
        name: texts('Output', '输出', '出力', '출력', 'กำลังจ่าย'),
        value: texts(
          '30 W USB-C, 18 W USB-A',
          'USB-C 30W，USB-A 18W',
          'USB-C 30W、USB-A 18W',
          'USB-C 30W, USB-A 18W',
          'USB-C 30 วัตต์ USB-A 18 วัตต์',
        ),
      },
      {
        name: texts('On board', '航空', '機内', '기내', 'ขึ้นเครื่อง'),
        value: texts(
          'Below 100 Wh, cabin bag only',
          '低于100Wh，须随身携带',
          '100Wh未満、手荷物のみ',
          '100Wh 미만, 기내 휴대만 가능',
          'ต่ำกว่า 100 Wh ถือขึ้นเครื่องเท่านั้น',
        ),
      },
      { name: weight, value: texts('From 205 g', '205克起', '205gから', '205g부터', 'เริ่มที่ 205 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lime',
            text: texts('Lime', '青柠', 'ライム', '라임', 'เขียวมะนาว'),
            swatch: '#C8E27A',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'sea',
            text: texts('Sea glass', '海玻璃绿', 'シーグラス', '시 글라스', 'เขียวทะเล'),
            swatch: '#86E0B4',
            effect: { hue: 45, sat: 0.65 },
          },
          {
            code: 'blossom',
            text: texts('Blossom', '樱粉', 'ブロッサム', '벚꽃', 'ชมพูซากุระ'),
            swatch: '#F0BFE6',
            effect: { hue: 190, sat: 0.75 },
          },
          {
            code: 'apricot',
            text: texts('Apricot', '杏色', 'アプリコット', '살구', 'แอปริคอต'),
            swatch: '#FFC07A',
            effect: { hue: 285, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
        values: [
          { code: '10000', text: texts('10 000 mAh', '10000毫安时', '10000mAh', '10000mAh', '10000 mAh') },
          {
            code: '20000',
            text: texts('20 000 mAh', '20000毫安时', '20000mAh', '20000mAh', '20000 mAh'),
            priceDelta: 1300,
          },
        ],
      },
    ],
    price: 1900,
    listPrice: 2400,
    stock: 320,
    soldOut: ['blossom|20000'],
    weightGrams: 290,
    picture: { cp: '1f50b', bg: 'stone', scene: 'disc', hue: 0, sat: 0.75 },
    company: [
      { cp: '1f9f3', x: 145, y: 645, size: 230 },
      { cp: '1f576-fe0f', x: 660, y: 700, size: 160, front: true },
    ],
  },
  {
    slug: 'milepost-65w-usb-c-charger',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Milepost 65 W USB-C charger, two ports',
      'Milepost 65W氮化镓充电器 双USB-C口',
      'Milepost 65W USB-C充電器 2ポート GaN',
      'Milepost 65W USB-C 충전기, 2포트 GaN',
      'หัวชาร์จ USB-C Milepost 65 วัตต์ สองช่อง',
    ),
    summary: texts(
      'One plug for the laptop and the phone, no bigger than a matchbox.',
      '笔记本和手机共用一个充电头，大小如火柴盒。',
      'ノートパソコンもスマホもこれ1つ。マッチ箱ほどの大きさです。',
      '노트북과 휴대폰을 하나로 충전하는, 성냥갑만 한 충전기입니다.',
      'หัวเดียวชาร์จได้ทั้งโน้ตบุ๊กและมือถือ เล็กเท่ากล่องไม้ขีด',
    ),
    description: texts(
      'Plug in a laptop and it gets the full 65 watts; add a phone and the charger shares 45 and 20 between them. It stays lukewarm, and the ends are capped so nothing scratches in the bag.',
      '单接笔记本满功率65W；再接手机，自动分配45W和20W。长时间使用也只是微温，插脚带保护帽，放包里不刮东西。',
      'ノートパソコンだけなら65W、スマホも挿すと45Wと20Wに分け合います。熱くなりにくく、先端にはキャップが付くのでバッグの中でも傷を付けません。',
      '노트북만 꽂으면 65W, 휴대폰을 더하면 45W와 20W로 나눕니다. 오래 써도 미지근한 정도이고, 끝에 캡이 있어 가방 속을 긁지 않습니다.',
      'เสียบโน้ตบุ๊กอย่างเดียวได้เต็ม 65 วัตต์ ถ้าเพิ่มมือถือจะแบ่งเป็น 45 และ 20 วัตต์ ใช้นานก็แค่อุ่น ๆ มีฝาครอบขาปลั๊ก ไม่ขูดของในกระเป๋า',
    ),
    facts: [
      {
        name: texts('Input', '输入', '入力', '입력', 'ไฟเข้า'),
        value: texts(
          '100–240 V, 50/60 Hz',
          '100–240V，50/60Hz',
          '100〜240V、50/60Hz',
          '100~240V, 50/60Hz',
          '100–240 โวลต์ 50/60 Hz',
        ),
      },
      {
        name: ports,
        value: texts(
          '2 × USB-C, PD 3.0',
          'USB-C×2，PD 3.0',
          'USB-C×2、PD 3.0',
          'USB-C 2개, PD 3.0',
          'USB-C 2 ช่อง PD 3.0',
        ),
      },
      { name: weight, value: texts('112 g', '112克', '112g', '112g', '112 กรัม') },
    ],
    options: [
      {
        name: texts('Plug', '插头', 'プラグ', '플러그', 'ปลั๊ก'),
        values: [
          { code: 'us', text: texts('US and Japan', '中美日规', '日本・米国', '미국·일본', 'สหรัฐฯ ญี่ปุ่น ไทย') },
          { code: 'eu', text: texts('Europe and Korea', '欧规', '欧州・韓国', '유럽·한국', 'ยุโรป เกาหลี') },
          {
            code: 'uk',
            text: texts('UK and Singapore', '英规', '英国・シンガポール', '영국·싱가포르', 'อังกฤษ สิงคโปร์'),
          },
        ],
      },
      {
        name: texts('Cable', '充电线', 'ケーブル', '케이블', 'สายชาร์จ'),
        values: [
          { code: 'none', text: texts('Without cable', '不含线', 'ケーブルなし', '케이블 없음', 'ไม่รวมสาย') },
          {
            code: '2m',
            text: texts('With 2 m cable', '附2米线', '2mケーブル付き', '2m 케이블 포함', 'พร้อมสาย 2 ม.'),
            priceDelta: 700,
          },
        ],
      },
    ],
    price: 2900,
    stock: 140,
    weightGrams: 180,
    picture: { cp: '1f50c', bg: 'sky', scene: 'lay' },
    company: [
      { cp: '1f4bb', x: 150, y: 640, size: 220 },
      { cp: '1f4f1', x: 665, y: 710, size: 150, front: true },
    ],
  },
  {
    slug: 'pace-gps-smart-watch',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Pace smart watch, 42 mm, GPS and heart rate',
      'Pace 智能手表 42毫米 GPS定位 心率监测',
      'Pace スマートウォッチ 42mm GPS・心拍計',
      'Pace 스마트워치, 42mm, GPS·심박 측정',
      'สมาร์ทวอทช์ Pace 42 มม. มี GPS และวัดชีพจร',
    ),
    summary: texts(
      'Twelve days between charges, and maps that work without the phone.',
      '一次充电用十二天，离开手机也能看地图。',
      '充電は12日に一度。スマホなしでも地図が使えます。',
      '한 번 충전으로 12일, 휴대폰 없이도 지도를 볼 수 있습니다.',
      'ชาร์จครั้งเดียวใช้ได้ 12 วัน ดูแผนที่ได้โดยไม่ต้องพกมือถือ',
    ),
    description: texts(
      'The hands are drawn on a screen that stays lit in full sun. It counts steps, lengths and heartbeats, shows who is calling, and keeps its health data on the watch unless you ask for more.',
      '表盘在烈日下依然清晰。记录步数、泳程和心率，显示来电，健康数据默认只存在手表里。',
      '針を描く画面は、強い日差しの下でもはっきり見えます。歩数、泳いだ距離、心拍を記録し、着信も表示。健康データは、特に設定しない限り時計の中だけに保存されます。',
      '한낮 햇빛 아래에서도 또렷한 화면에 바늘을 그립니다. 걸음과 수영 거리, 심박을 재고 전화 온 사람을 알려 주며, 건강 정보는 따로 설정하지 않는 한 시계 안에만 둡니다.',
      'หน้าปัดสว่างชัดแม้กลางแดด นับก้าว นับรอบว่ายน้ำ วัดชีพจร แสดงสายเรียกเข้า ข้อมูลสุขภาพเก็บไว้ในนาฬิกา เว้นแต่คุณจะตั้งค่าเป็นอย่างอื่น',
    ),
    facts: [
      {
        name: battery,
        value: texts(
          '12 days, 20 h with GPS',
          '12天，开启GPS 20小时',
          '12日間、GPS使用時20時間',
          '12일, GPS 사용 시 20시간',
          '12 วัน หรือ 20 ชม. เมื่อเปิด GPS',
        ),
      },
      {
        name: texts('Water', '防水', '防水', '방수', 'กันน้ำ'),
        value: texts('5 ATM, for swimming', '5 ATM，可游泳', '5気圧、水泳可', '5기압, 수영 가능', '5 ATM ใส่ว่ายน้ำได้'),
      },
      {
        name: texts('Works with', '兼容', '対応機種', '호환', 'ใช้ได้กับ'),
        value: texts(
          'iOS 16, Android 11 and later',
          'iOS 16、安卓11及以上',
          'iOS 16、Android 11以降',
          'iOS 16, 안드로이드 11 이상',
          'iOS 16 และแอนดรอยด์ 11 ขึ้นไป',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'rose',
            text: texts('Bramble', '树莓紫', 'ブランブル', '산딸기', 'เบอร์รี'),
            swatch: '#C22C8E',
            effect: { hue: 45, sat: 0.8 },
          },
          {
            code: 'blue',
            text: texts('Beck blue', '溪蓝', 'ベックブルー', '시내 블루', 'น้ำเงินลำธาร'),
            swatch: '#4C57D9',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'teal',
            text: texts('Teal', '青绿', 'ティール', '틸', 'เขียวหัวเป็ด'),
            swatch: '#1B8A6B',
            effect: { hue: 240, sat: 0.8 },
          },
        ],
      },
      {
        name: texts('Strap', '表带', 'バンド', '스트랩', 'สาย'),
        values: [
          {
            code: 's',
            text: texts('Short (13–17 cm)', '短款 13–17厘米', 'ショート 13〜17cm', '짧은 줄 13~17cm', 'สั้น 13–17 ซม.'),
          },
          {
            code: 'l',
            text: texts('Long (16–21 cm)', '长款 16–21厘米', 'ロング 16〜21cm', '긴 줄 16~21cm', 'ยาว 16–21 ซม.'),
          },
        ],
      },
    ],
    price: 12900,
    listPrice: 14900,
    stock: 41,
    soldOut: ['teal|s'],
    weightGrams: 160,
    picture: { cp: '231a', bg: 'stone', scene: 'arch', hue: 45, sat: 0.8 },
    company: [
      { cp: '1f45f', x: 150, y: 645, size: 220 },
      { cp: '1f34e', x: 665, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'inkwell-tablet-stylus',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Inkwell stylus for phone and tablet, 1.2 mm tip',
      'Inkwell 电容笔 手机平板通用 1.2毫米笔尖',
      'Inkwell タッチペン スマホ・タブレット用 1.2mm',
      'Inkwell 터치펜, 휴대폰·태블릿용, 1.2mm 펜촉',
      'ปากกาเขียนหน้าจอ Inkwell หัว 1.2 มม. ใช้กับมือถือและแท็บเล็ต',
    ),
    summary: texts(
      'Writes on any touch screen and clips to a notebook like a pen.',
      '任何触摸屏都能写，像钢笔一样夹在本子上。',
      'どのタッチ画面にも書けて、ペンのように手帳に挟めます。',
      '어떤 터치 화면에도 써지고, 펜처럼 수첩에 꽂을 수 있습니다.',
      'เขียนได้บนจอสัมผัสทุกแบบ หนีบกับสมุดได้เหมือนปากกา',
    ),
    description: texts(
      'The fine tip needs no pairing: twist the cap and write. An aluminium barrel with some weight to it keeps the line steady, and it sleeps by itself after five minutes.',
      '细笔尖，免配对，转一下笔帽就能写。铝合金笔身略有分量，线条更稳，五分钟不用自动休眠。',
      '細いペン先で、ペアリングは不要。キャップをひねればすぐ書けます。ほどよい重さのアルミ軸で線が安定し、5分使わないと自動でスリープします。',
      '가는 펜촉, 페어링 없이 뚜껑을 돌리면 바로 써집니다. 알맞게 묵직한 알루미늄 몸체라 선이 흔들리지 않고, 5분 뒤 저절로 꺼집니다.',
      'หัวเล็ก ไม่ต้องจับคู่ หมุนปลอกแล้วเขียนได้เลย ตัวด้ามอะลูมิเนียมมีน้ำหนักกำลังดี เส้นนิ่ง ไม่ใช้ 5 นาทีดับเอง',
    ),
    facts: [
      {
        name: battery,
        value: texts(
          '14 h, USB-C',
          '14小时，USB-C充电',
          '14時間、USB-C充電',
          '14시간, USB-C 충전',
          '14 ชม. ชาร์จผ่าน USB-C',
        ),
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts('14.2 cm, 19 g', '14.2厘米，19克', '14.2cm、19g', '14.2cm, 19g', '14.2 ซม. 19 กรัม'),
      },
      {
        name: texts('In the box', '包装清单', '同梱品', '구성품', 'ในกล่อง'),
        value: texts(
          'Cable, one spare tip',
          '充电线、备用笔尖1个',
          'ケーブル、替え芯1個',
          '케이블, 여분 펜촉 1개',
          'สายชาร์จ หัวสำรอง 1 อัน',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'ink',
            text: texts('Ink blue', '墨水蓝', 'インクブルー', '잉크 블루', 'น้ำเงินหมึก'),
            swatch: '#3C69B8',
            effect: {},
          },
          {
            code: 'heather',
            text: texts('Heather', '石楠紫', 'ヘザー', '헤더', 'ม่วงเฮเทอร์'),
            swatch: '#8D57A6',
            effect: { hue: 45 },
          },
          {
            code: 'spruce',
            text: texts('Spruce', '云杉绿', 'スプルース', '스프루스', 'เขียวสนสปรูซ'),
            swatch: '#1F7F52',
            effect: { hue: 240 },
          },
        ],
      },
      {
        name: texts('Spare tips', '备用笔尖', '替え芯', '여분 펜촉', 'หัวสำรอง'),
        values: [
          { code: 'one', text: texts('One', '1个', '1個', '1개', '1 อัน') },
          { code: 'five', text: texts('Five', '5个', '5個', '5개', '5 อัน'), priceDelta: 400 },
        ],
      },
    ],
    price: 1690,
    stock: 400,
    weightGrams: 70,
    picture: { cp: '1f58a-fe0f', bg: 'night', scene: 'lay' },
    company: [
      { cp: '1f4d2', x: 150, y: 640, size: 200 },
      { cp: '2615', x: 665, y: 705, size: 160, front: true },
    ],
  },
];
