import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';
import { colours, fact, option, value } from '../vocabulary.ts';

export const shop: DemoShop = {
  slug: 'lumen-works',
  name: 'Lumen Works',
  slogan: texts(
    'Light and pictures for long evenings',
    '为漫长的夜晚准备灯与影像',
    '長い夜に、あかりと映像を',
    '긴 저녁을 위한 빛과 영상',
    'แสงและภาพสำหรับค่ำคืนยาว ๆ',
  ),
  about: texts(
    'A workshop in a Kreuzberg back courtyard where we make lamps, torches and small cameras. Everything is tested on our own shelves for a month before we sell it. Parcels leave on weekdays by noon, padded with paper only.',
    '我们在柏林克罗伊茨贝格的后院作坊里做灯具、手电和小型相机。每款产品先在自家架子上试用一个月再出售。工作日中午前发货，只用纸质缓冲材料。',
    'ベルリン、クロイツベルクの中庭にある工房で、ランプや懐中電灯、小さなカメラを作っています。どの製品もまず工房で一か月使ってから販売します。平日正午までに発送し、緩衝材は紙だけです。',
    '베를린 크로이츠베르크의 뒷마당 공방에서 램프와 손전등, 작은 카메라를 만듭니다. 모든 제품은 저희가 한 달 동안 직접 써 본 뒤 판매합니다. 평일 정오까지 발송하며 완충재는 종이만 씁니다.',
    'เวิร์กช็อปในลานหลังบ้านย่านครอยซ์แบร์ก เบอร์ลิน เราทำโคมไฟ ไฟฉาย และกล้องขนาดเล็ก ทุกชิ้นลองใช้เองหนึ่งเดือนก่อนขาย จัดส่งทุกวันทำการก่อนเที่ยง ใช้กระดาษกันกระแทกเท่านั้น',
  ),
  city: texts('Berlin', '柏林', 'ベルリン', '베를린', 'เบอร์ลิน'),
  country: 'DE',
  since: 2014,
  avatar: { cp: '1f4a1', bg: 'night', scene: 'studio' },
  tone: 'night',
  freight: { freeOver: 12000, first: 940, next: 210 },
};

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const weight = texts('Weight', '重量', '重量', '무게', 'น้ำหนัก');
const size = texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด');
const power = texts('Power', '供电', '電源', '전원', 'แหล่งพลังงาน');

export const products: readonly DemoProduct[] = [
  {
    slug: 'kiez-retro-television',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Kiez retro television with LED screen, from 24 inch',
      'Kiez 复古液晶电视 24英寸起 木脚',
      'Kiez レトロ液晶テレビ 24インチから',
      'Kiez 레트로 LED TV, 24인치부터',
      'โทรทัศน์ทรงย้อนยุค Kiez จอ LED เริ่มที่ 24 นิ้ว',
    ),
    summary: texts(
      'A modern screen in a cabinet with knobs, legs and an aerial that really works.',
      '现代屏幕装进有旋钮、有脚、天线能用的老式机箱。',
      'つまみと脚、本当に使えるアンテナが付いたキャビネットに、いまの画面を収めました。',
      '손잡이와 다리, 실제로 쓰는 안테나가 달린 캐비닛에 요즘 화면을 담았습니다.',
      'จอสมัยใหม่ในตู้ทรงเก่า มีปุ่มหมุน ขาตั้ง และเสาอากาศที่ใช้ได้จริง',
    ),
    description: texts(
      'The upper knob turns the sound, the lower one the channel, and both click. Behind the cabinet you find two HDMI sockets and one for headphones. It stands on a sideboard or on its own beech legs.',
      '上面的旋钮调音量，下面的换台，转起来都有段落感。机身后面有两个HDMI口和一个耳机孔，可放在边柜上，也可用自带的榉木脚站立。',
      '上のつまみは音量、下はチャンネル。どちらもカチッと回ります。背面にはHDMI端子が2つとイヤホン端子。サイドボードの上にも、付属のブナの脚でも置けます。',
      '위쪽 손잡이는 음량, 아래쪽은 채널이고 둘 다 딸깍 돌아갑니다. 뒤에는 HDMI 단자 두 개와 이어폰 단자가 있습니다. 장식장 위에도, 너도밤나무 다리로도 세울 수 있습니다.',
      'ปุ่มบนปรับเสียง ปุ่มล่างเปลี่ยนช่อง หมุนแล้วมีจังหวะคลิก ด้านหลังมีช่อง HDMI สองช่องและช่องหูฟัง วางบนตู้หรือตั้งบนขาไม้บีชก็ได้',
    ),
    facts: [
      {
        name: texts('Reception', '接收', '受信', '수신', 'รับสัญญาณ'),
        value: texts(
          'DVB-T2, DVB-C, Wi-Fi',
          'DVB-T2、DVB-C、Wi-Fi',
          'DVB-T2、DVB-C、Wi-Fi',
          'DVB-T2, DVB-C, 와이파이',
          'DVB-T2 DVB-C และไวไฟ',
        ),
      },
      {
        name: texts('Use', '功耗', '消費電力', '소비 전력', 'กินไฟ'),
        value: texts('26 W, class E', '26W，能效E级', '26W、エネルギー等級E', '26W, 에너지 등급 E', '26 วัตต์ ระดับ E'),
      },
      { name: weight, value: texts('From 5.8 kg', '5.8千克起', '5.8kgから', '5.8kg부터', 'เริ่มที่ 5.8 กก.') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lilac',
            text: texts('Lilac grey', '丁香灰', 'ライラックグレー', '라일락 그레이', 'เทาม่วง'),
            swatch: '#B7AFC4',
            effect: {},
          },
          {
            code: 'butter',
            text: texts('Butter', '黄油色', 'バター', '버터', 'เหลืองเนย'),
            swatch: '#E6C987',
            effect: { tint: '#F3D697', bri: 1.1 },
          },
          {
            code: 'mint',
            text: texts('Mint', '薄荷绿', 'ミント', '민트', 'มินต์'),
            swatch: '#9DC8B4',
            effect: { tint: '#A9D8C2', bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Screen', '屏幕', '画面', '화면', 'หน้าจอ'),
        values: [
          { code: '24', text: texts('24 inch', '24英寸', '24インチ', '24인치', '24 นิ้ว') },
          { code: '32', text: texts('32 inch', '32英寸', '32インチ', '32인치', '32 นิ้ว'), priceDelta: 9000 },
        ],
      },
    ],
    price: 27900,
    stock: 14,
    soldOut: ['mint|32'],
    weightGrams: 7900,
    picture: { cp: '1f4fa', bg: 'sky', scene: 'arch' },
    company: [
      { cp: '1fab4', x: 140, y: 635, size: 210 },
      { cp: '1f37f', x: 668, y: 710, size: 165, front: true },
    ],
  },
  {
    slug: 'birne-glass-table-lamp',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Birne blown-glass table lamp, 28 cm',
      'Birne 吹制玻璃台灯 灯泡造型 28厘米',
      'Birne 吹きガラスのテーブルランプ 28cm',
      'Birne 유리 테이블 램프, 28cm',
      'โคมไฟตั้งโต๊ะแก้วเป่า Birne สูง 28 ซม.',
    ),
    summary: texts(
      'A lamp shaped like the bulb it replaced, dimmed by a turn of its brass foot.',
      '灯泡造型的台灯，转动黄铜底座即可调光。',
      '電球をかたどったランプ。真鍮の台を回して明るさを変えます。',
      '전구를 닮은 램프, 황동 받침을 돌려 밝기를 조절합니다.',
      'โคมไฟรูปหลอดไฟ หมุนฐานทองเหลืองเพื่อหรี่แสง',
    ),
    description: texts(
      'Each globe is mouth-blown in the Bavarian Forest, so no two are quite alike. The light inside is warm at 2200 kelvin, low enough for a bedside and kind to faces at a table.',
      '灯罩由巴伐利亚森林的师傅人工吹制，每只略有不同。光源为2200K暖光，适合床头，也让餐桌边的人脸柔和好看。',
      'ガラスはバイエルンの森で一つずつ吹かれるため、形が少しずつ違います。光は2200Kの暖かな色。枕元にも、食卓の顔をやわらかく照らすのにも向いています。',
      '유리는 바이에른 숲에서 하나하나 입으로 불어 만들어 조금씩 다릅니다. 빛은 2200K의 따뜻한 색으로 침대 곁에도, 식탁에도 잘 어울립니다.',
      'แก้วเป่าด้วยปากทีละใบจากป่าบาวาเรีย แต่ละใบจึงไม่เหมือนกันเสียทีเดียว แสงอุ่น 2200 เคลวิน เหมาะกับหัวเตียงและโต๊ะอาหาร',
    ),
    facts: [
      {
        name: texts('Light', '光源', '光源', '광원', 'แสง'),
        value: texts(
          'LED, 450 lm, 2200 K, replaceable',
          'LED，450流明，2200K，可更换',
          'LED 450lm 2200K、交換可能',
          'LED 450lm, 2200K, 교체 가능',
          'LED 450 ลูเมน 2200 K เปลี่ยนได้',
        ),
      },
      {
        name: texts('Material', '材质', '素材', '소재', 'วัสดุ'),
        value: texts(
          'Glass, brass, cotton cable',
          '玻璃、黄铜、棉编织线',
          'ガラス、真鍮、コットンコード',
          '유리, 황동, 면 코드',
          'แก้ว ทองเหลือง สายไฟหุ้มผ้าฝ้าย',
        ),
      },
      { name: size, value: texts('28 × 17 cm', '28 × 17厘米', '28 × 17cm', '28 × 17cm', '28 × 17 ซม.') },
    ],
    options: [
      {
        name: texts('Glass', '玻璃颜色', 'ガラスの色', '유리 색', 'สีแก้ว'),
        values: [
          {
            code: 'honey',
            text: texts('Honey', '蜜色', 'はちみつ', '꿀빛', 'น้ำผึ้ง'),
            swatch: '#F7B73C',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'กุหลาบ'),
            swatch: '#F58A9C',
            effect: { hue: 285, sat: 0.75 },
          },
          {
            code: 'ice',
            text: texts('Ice blue', '冰蓝', 'アイスブルー', '아이스 블루', 'ฟ้าน้ำแข็ง'),
            swatch: '#8CC6F2',
            effect: { hue: 190, sat: 0.65 },
          },
        ],
      },
      {
        name: texts('Cable', '线长', 'コード', '코드 길이', 'ความยาวสาย'),
        values: [
          { code: '150', text: texts('1.5 m', '1.5米', '1.5m', '1.5m', '1.5 ม.') },
          { code: '300', text: texts('3 m', '3米', '3m', '3m', '3 ม.'), priceDelta: 400 },
        ],
      },
    ],
    price: 6400,
    stock: 38,
    soldOut: ['rose|300'],
    weightGrams: 1200,
    picture: { cp: '1f4a1', bg: 'butter', scene: 'podium', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f4da', x: 150, y: 640, size: 200 },
      { cp: '1f453', x: 660, y: 695, size: 160, front: true },
    ],
  },
  {
    slug: 'waldweg-rechargeable-torch',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Waldweg rechargeable torch, 1,200 lumens',
      'Waldweg 强光充电手电筒 1200流明',
      'Waldweg 充電式LED懐中電灯 1200ルーメン',
      'Waldweg 충전식 LED 손전등, 1200루멘',
      'ไฟฉาย LED ชาร์จได้ Waldweg 1200 ลูเมน',
    ),
    summary: texts(
      'Lights a forest path for 180 metres, or a tent softly for forty hours.',
      '强光照亮180米林间路，柔光可用四十小时。',
      '森の道を180m先まで照らし、弱光ならテントの中で40時間使えます。',
      '숲길 180m 앞까지 비추고, 약한 빛은 텐트에서 40시간 갑니다.',
      'ส่องทางในป่าได้ไกล 180 เมตร หรือเปิดไฟอ่อนในเต็นท์ได้ 40 ชั่วโมง',
    ),
    description: texts(
      'A push on the tail switches it on, a twist of the head widens the beam. The aluminium body is knurled so that wet hands keep hold of it, and the charging port hides under a ring that cannot get lost.',
      '按尾部开关，旋转灯头调节光束宽窄。铝合金筒身滚花防滑，手湿也握得住；充电口藏在旋环下，盖子不会丢。',
      '後ろを押して点灯、頭を回すと光が広がります。アルミの本体はローレット加工で、濡れた手でも滑りません。充電口はなくす心配のないリングの下にあります。',
      '뒤를 누르면 켜지고 머리를 돌리면 빛이 넓어집니다. 알루미늄 몸체는 널링 처리로 젖은 손에도 미끄럽지 않고, 충전 단자는 잃어버릴 일 없는 링 아래에 있습니다.',
      'กดท้ายเพื่อเปิด หมุนหัวเพื่อขยายลำแสง ตัวอะลูมิเนียมเซาะลายกันลื่นแม้มือเปียก ช่องชาร์จอยู่ใต้วงแหวนที่ไม่มีวันหาย',
    ),
    facts: [
      {
        name: texts('Run time', '照明时间', '点灯時間', '점등 시간', 'เวลาใช้งาน'),
        value: texts(
          '3 h at full, 40 h at low',
          '强光3小时，弱光40小时',
          '強3時間、弱40時間',
          '강 3시간, 약 40시간',
          'แรงสุด 3 ชม. เบาสุด 40 ชม.',
        ),
      },
      { name: texts('Water', '防水', '防水', '방수', 'กันน้ำ'), value: texts('IP67', 'IP67', 'IP67', 'IP67', 'IP67') },
      { name: size, value: texts('14 cm, 168 g', '14厘米，168克', '14cm、168g', '14cm, 168g', '14 ซม. 168 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'white',
            text: texts('Birch white', '白桦', 'バーチホワイト', '자작나무 화이트', 'ขาวเบิร์ช'),
            swatch: '#E2DEE8',
            effect: {},
          },
          {
            code: 'black',
            text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'),
            swatch: '#55565C',
            effect: { bri: 0.55, sat: 0.5 },
          },
          {
            code: 'olive',
            text: texts('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'),
            swatch: '#A0A877',
            effect: { tint: '#B4BC86', bri: 1.05 },
          },
        ],
      },
      {
        name: texts('Battery', '电池', '電池', '배터리', 'แบตเตอรี่'),
        values: [
          { code: 'one', text: texts('One cell', '一节', '1本', '1개', '1 ก้อน') },
          {
            code: 'spare',
            text: texts('With spare cell', '附备用一节', '予備電池付き', '예비 배터리 포함', 'พร้อมก้อนสำรอง'),
            priceDelta: 900,
          },
        ],
      },
    ],
    price: 3400,
    listPrice: 3900,
    stock: 190,
    weightGrams: 310,
    picture: { cp: '1f526', bg: 'night', scene: 'lay' },
    company: [
      { cp: '26fa', x: 150, y: 640, size: 240 },
      { cp: '1f9ed', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'spree-35-film-camera',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Spree 35 film camera with flash, reusable',
      'Spree 35 胶片相机 可重复使用 带闪光灯',
      'Spree 35 フィルムカメラ フラッシュ付き',
      'Spree 35 필름 카메라, 다회용, 플래시 내장',
      'กล้องฟิล์ม Spree 35 มม. มีแฟลช ใช้ซ้ำได้',
    ),
    summary: texts(
      'Point, press, wind on: a 35 mm camera with nothing to set.',
      '对准、按下、过片，一台什么都不用调的35毫米相机。',
      '向けて、押して、巻く。設定のいらない35mmカメラです。',
      '겨누고, 누르고, 감으면 끝. 설정할 것 없는 35mm 카메라입니다.',
      'เล็ง กด หมุนฟิล์ม กล้อง 35 มม. ที่ไม่ต้องตั้งค่าอะไรเลย',
    ),
    description: texts(
      'The glass lens is sharp from one metre to the horizon, and the flash has a switch of its own for indoor birthdays. Load any 35 mm film you like and keep the camera when the roll is done.',
      '玻璃镜头一米到无穷远都清晰，闪光灯有独立开关，室内生日会也好拍。装任意35毫米胶卷，拍完换一卷继续用。',
      'ガラスレンズは1mから遠景までピントが合い、フラッシュは独立スイッチなので室内の誕生日会も撮れます。お好きな35mmフィルムを入れて、何度でも使えます。',
      '유리 렌즈는 1m부터 먼 풍경까지 또렷하고, 플래시는 스위치가 따로 있어 실내 생일 파티도 찍을 수 있습니다. 어떤 35mm 필름이든 넣어 계속 쓰세요.',
      'เลนส์แก้วคมชัดตั้งแต่ 1 เมตรจนสุดสายตา แฟลชมีสวิตช์แยก ถ่ายงานวันเกิดในบ้านได้ ใส่ฟิล์ม 35 มม. ยี่ห้อใดก็ได้ ถ่ายหมดม้วนก็ใช้ต่อ',
    ),
    facts: [
      {
        name: texts('Lens', '镜头', 'レンズ', '렌즈', 'เลนส์'),
        value: texts('31 mm, f/9, glass', '31毫米 f/9 玻璃', '31mm f/9 ガラス', '31mm f/9 유리', '31 มม. f/9 เลนส์แก้ว'),
      },
      {
        name: power,
        value: texts(
          'One AAA for the flash',
          '闪光灯用一节七号电池',
          'フラッシュ用に単4電池1本',
          '플래시용 AAA 1개',
          'ถ่าน AAA 1 ก้อนสำหรับแฟลช',
        ),
      },
      { name: weight, value: texts('128 g', '128克', '128g', '128g', '128 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'graphite',
            text: texts('Graphite', '石墨灰', 'グラファイト', '그래파이트', 'เทาดำ'),
            swatch: '#6A6A72',
            effect: {},
          },
          {
            code: 'sand',
            text: texts('Sand', '沙色', 'サンド', '샌드', 'ทราย'),
            swatch: '#D2B98C',
            effect: { tint: '#EBD09E', bri: 1.2 },
          },
          {
            code: 'blush',
            text: texts('Blush', '浅粉', 'ブラッシュ', '블러시', 'ชมพูอ่อน'),
            swatch: '#E0A9A6',
            effect: { tint: '#F3B9B6', bri: 1.2 },
          },
        ],
      },
      {
        name: texts('Film', '胶卷', 'フィルム', '필름', 'ฟิล์ม'),
        values: [
          { code: 'none', text: texts('Camera only', '仅相机', 'カメラのみ', '카메라만', 'เฉพาะกล้อง') },
          {
            code: 'colour',
            text: texts('With colour film', '附彩色胶卷', 'カラーフィルム付き', '컬러 필름 포함', 'พร้อมฟิล์มสี'),
            priceDelta: 1100,
          },
          {
            code: 'mono',
            text: texts(
              'With black and white film',
              '附黑白胶卷',
              '白黒フィルム付き',
              '흑백 필름 포함',
              'พร้อมฟิล์มขาวดำ',
            ),
            priceDelta: 1000,
          },
        ],
      },
    ],
    price: 4600,
    stock: 73,
    soldOut: ['blush|mono'],
    weightGrams: 260,
    picture: { cp: '1f4f7', bg: 'butter', scene: 'disc' },
    company: [
      { cp: '1f5bc-fe0f', x: 150, y: 640, size: 200 },
      { cp: '1f39e-fe0f', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'hinterhof-home-projector',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Hinterhof home projector, 1080p, up to 120 inch',
      'Hinterhof 家用投影仪 1080P 最大120英寸',
      'Hinterhof ホームプロジェクター フルHD 最大120インチ',
      'Hinterhof 가정용 빔프로젝터, 풀HD, 최대 120인치',
      'โปรเจกเตอร์ฉายหนังในบ้าน Hinterhof 1080p จอใหญ่สุด 120 นิ้ว',
    ),
    summary: texts(
      'Sharp on a bedsheet in the courtyard, quiet enough for a lullaby scene.',
      '院子里挂张床单就能看，安静到不打扰抒情片段。',
      '中庭に張ったシーツにもくっきり。静かな場面も邪魔しません。',
      '마당에 건 이불보에도 또렷하고, 조용한 장면을 방해하지 않습니다.',
      'ฉายบนผ้าปูที่นอนกลางลานบ้านก็คม เงียบพอสำหรับฉากเบา ๆ',
    ),
    description: texts(
      'It squares up the picture by itself, even from the side of the room. Films come over HDMI or Wi-Fi, the sound from its own speaker or your better one, and the fan stays under 26 decibels.',
      '斜着放也能自动校正画面。片源可用HDMI或Wi-Fi，声音走自带喇叭或外接音箱，风扇噪声低于26分贝。',
      '部屋の斜めから映しても、画面の形を自動で補正します。映像はHDMIかWi-Fi、音は内蔵または外部スピーカーで。ファンの音は26dB以下です。',
      '방 옆쪽에서 비춰도 화면을 알아서 반듯하게 맞춥니다. 영상은 HDMI나 와이파이로, 소리는 내장 또는 외부 스피커로 듣고, 팬 소음은 26dB 이하입니다.',
      'ปรับภาพให้ตรงเองแม้วางเฉียงข้างห้อง รับภาพผ่าน HDMI หรือไวไฟ ใช้ลำโพงในตัวหรือต่อเพิ่มได้ เสียงพัดลมไม่เกิน 26 เดซิเบล',
    ),
    facts: [
      {
        name: texts('Brightness', '亮度', '明るさ', '밝기', 'ความสว่าง'),
        value: texts('500 ANSI lumens', '500 ANSI流明', '500 ANSIルーメン', '500 안시루멘', '500 ANSI ลูเมน'),
      },
      {
        name: texts('Distance', '投影距离', '投写距離', '투사 거리', 'ระยะฉาย'),
        value: texts('80 inch at 2.1 m', '2.1米投80英寸', '2.1mで80インチ', '2.1m에서 80인치', '2.1 ม. ได้ 80 นิ้ว'),
      },
      {
        name: texts('Connections', '接口', '端子', '단자', 'การเชื่อมต่อ'),
        value: texts(
          'HDMI, USB, Wi-Fi, Bluetooth',
          'HDMI、USB、Wi-Fi、蓝牙',
          'HDMI、USB、Wi-Fi、Bluetooth',
          'HDMI, USB, 와이파이, 블루투스',
          'HDMI USB ไวไฟ บลูทูธ',
        ),
      },
      { name: weight, value: texts('1.9 kg', '1.9千克', '1.9kg', '1.9kg', '1.9 กก.') },
    ],
    options: [
      {
        name: texts('Screen', '幕布', 'スクリーン', '스크린', 'จอรับภาพ'),
        values: [
          { code: 'none', text: texts('Projector only', '仅投影仪', '本体のみ', '프로젝터만', 'เฉพาะเครื่อง') },
          {
            code: '80',
            text: texts(
              'With 80 inch screen',
              '附80英寸幕布',
              '80インチスクリーン付き',
              '80인치 스크린 포함',
              'พร้อมจอ 80 นิ้ว',
            ),
            priceDelta: 3900,
          },
          {
            code: '100',
            text: texts(
              'With 100 inch screen',
              '附100英寸幕布',
              '100インチスクリーン付き',
              '100인치 스크린 포함',
              'พร้อมจอ 100 นิ้ว',
            ),
            priceDelta: 5400,
          },
        ],
      },
    ],
    price: 21900,
    listPrice: 24900,
    stock: 22,
    weightGrams: 2900,
    picture: { cp: '1f4fd-fe0f', bg: 'night', scene: 'podium' },
    company: [
      { cp: '1f37f', x: 150, y: 640, size: 190 },
      { cp: '1f6cb-fe0f', x: 655, y: 715, size: 220, front: true },
    ],
  },
  {
    slug: 'akku-rechargeable-batteries',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Akku rechargeable NiMH batteries, 1,000 cycles',
      'Akku 镍氢充电电池 五号七号 可充1000次',
      'Akku 充電池 ニッケル水素 約1000回くり返し使用',
      'Akku 니켈수소 충전지, 1000회 충전',
      'ถ่านชาร์จ Akku นิกเกิลเมทัลไฮไดรด์ ชาร์จได้ 1000 รอบ',
    ),
    summary: texts(
      'Sold fully charged, and still three quarters full after a year in the drawer.',
      '出厂已充满，抽屉里放一年仍有四分之三电量。',
      '満充電でお届け。引き出しに一年置いても、4分の3残っています。',
      '완충 상태로 보내 드리며, 서랍에 1년 두어도 4분의 3이 남습니다.',
      'ส่งแบบชาร์จเต็ม เก็บในลิ้นชักหนึ่งปียังเหลือสามในสี่',
    ),
    description: texts(
      'One pack replaces about a thousand throwaway cells in torches, toys and remote controls. Each battery carries its own number, so pairs can stay together.',
      '一组可替代上千节一次性电池，手电、玩具、遥控器都能用。每节印有编号，方便成对使用。',
      '懐中電灯、おもちゃ、リモコンで、使い捨て電池およそ千本分の働きをします。1本ずつ番号入りなので、組を崩さず使えます。',
      '손전등, 장난감, 리모컨에서 일회용 건전지 약 천 개를 대신합니다. 하나하나 번호가 있어 짝을 맞춰 쓰기 좋습니다.',
      'หนึ่งแพ็กใช้แทนถ่านใช้แล้วทิ้งได้ราวพันก้อน ใส่ไฟฉาย ของเล่น หรือรีโมตได้ แต่ละก้อนมีหมายเลข ใช้เป็นคู่เดิมได้ง่าย',
    ),
    facts: [
      {
        name: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
        value: texts(
          'AA 2000 mAh, AAA 800 mAh',
          '五号2000毫安时，七号800毫安时',
          '単3 2000mAh、単4 800mAh',
          'AA 2000mAh, AAA 800mAh',
          'AA 2000 mAh และ AAA 800 mAh',
        ),
      },
      {
        name: texts('Voltage', '电压', '電圧', '전압', 'แรงดัน'),
        value: texts('1.2 V', '1.2V', '1.2V', '1.2V', '1.2 โวลต์'),
      },
      {
        name: texts('Wrapping', '包装', '包装', '포장', 'บรรจุภัณฑ์'),
        value: texts(
          'Card, no plastic',
          '纸盒，无塑料',
          '紙箱、プラスチックなし',
          '종이 상자, 플라스틱 없음',
          'กล่องกระดาษ ไม่มีพลาสติก',
        ),
      },
    ],
    options: [
      {
        name: size,
        values: [
          { code: 'aa', text: texts('AA', '五号 AA', '単3形', 'AA', 'AA') },
          { code: 'aaa', text: texts('AAA', '七号 AAA', '単4形', 'AAA', 'AAA') },
        ],
      },
      {
        name: texts('Pack', '数量', '本数', '수량', 'จำนวน'),
        values: [
          { code: '4', text: texts('4 cells', '4节', '4本', '4개', '4 ก้อน') },
          { code: '8', text: texts('8 cells', '8节', '8本', '8개', '8 ก้อน'), priceDelta: 800 },
          { code: '16', text: texts('16 cells', '16节', '16本', '16개', '16 ก้อน'), priceDelta: 2100 },
        ],
      },
    ],
    price: 990,
    stock: 380,
    soldOut: ['aaa|16'],
    weightGrams: 130,
    picture: { cp: '1f50b', bg: 'sky', scene: 'window', hue: 150, sat: 0.7 },
    company: [
      { cp: '1f526', x: 150, y: 640, size: 190 },
      { cp: '1f697', x: 665, y: 710, size: 170, front: true },
    ],
  },
  {
    slug: 'werkbank-extension-lead',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Werkbank fabric extension lead, four sockets',
      'Werkbank 编织线插线板 四位插座',
      'Werkbank 布巻き延長コード 4個口',
      'Werkbank 패브릭 멀티탭, 4구',
      'ปลั๊กพ่วงสายหุ้มผ้า Werkbank 4 ช่อง',
    ),
    summary: texts(
      'An extension lead that may lie in sight, with sockets far enough apart for chargers.',
      '放在明处也好看的插线板，孔距宽，大充电头不打架。',
      '見えるところに置きたくなる延長コード。差し込み口の間隔が広く、充電器が並べて挿せます。',
      '보이는 곳에 두어도 좋은 멀티탭. 간격이 넓어 충전기를 나란히 꽂을 수 있습니다.',
      'ปลั๊กพ่วงที่วางโชว์ได้ ช่องห่างกันพอเสียบหัวชาร์จใหญ่เรียงกัน',
    ),
    description: texts(
      'The cable is wrapped in woven cotton that lies flat and does not kink. A rocker switch turns everything off at once, and each socket has a child-proof shutter.',
      '电线外包棉编织层，铺得平、不打结。翘板总开关一按全断，每个插孔都有儿童保护门。',
      'コードは綿の編み巻きで、床に沿ってよれません。スイッチ1つで全口を切れ、すべての口にシャッターが付いています。',
      '코드는 면으로 짜 감아 바닥에 착 붙고 꼬이지 않습니다. 스위치 하나로 모두 끌 수 있고, 구멍마다 안전 덮개가 있습니다.',
      'สายหุ้มผ้าฝ้ายถัก วางราบ ไม่พันกัน มีสวิตช์ปิดทั้งหมดในครั้งเดียว ทุกช่องมีม่านนิรภัยกันเด็ก',
    ),
    facts: [
      {
        name: texts('Load', '功率', '定格', '정격', 'กำลังไฟ'),
        value: texts(
          'Up to 3,500 W, 230 V',
          '最大3500W，230V',
          '最大3500W、230V',
          '최대 3500W, 230V',
          'สูงสุด 3500 วัตต์ 230 โวลต์',
        ),
      },
      {
        name: texts('Sockets', '插座', '差し込み口', '콘센트', 'ช่องเสียบ'),
        value: texts(
          'Type F, 4.5 cm apart',
          'F型，间距4.5厘米',
          'Fタイプ、間隔4.5cm',
          'F형, 간격 4.5cm',
          'แบบ F ห่างกัน 4.5 ซม.',
        ),
      },
      {
        name: texts('Wire', '线规', '線径', '전선', 'ขนาดสาย'),
        value: texts(
          '3 × 1.5 mm², cotton sleeve',
          '3 × 1.5平方毫米，棉编织',
          '3 × 1.5mm²、綿巻き',
          '3 × 1.5mm², 면 피복',
          '3 × 1.5 ตร.มม. หุ้มผ้าฝ้าย',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'chestnut',
            text: texts('Chestnut', '栗棕', 'チェスナット', '밤색', 'น้ำตาลเกาลัด'),
            swatch: '#5C2E2F',
            effect: { tint: '#F0946F', bri: 1.5 },
          },
          {
            code: 'charcoal',
            text: texts('Charcoal', '炭黑', 'チャコール', '차콜', 'ดำถ่าน'),
            swatch: '#3F3D45',
            effect: { tint: '#FFFFFF', bri: 1.02 },
          },
          {
            code: 'forest',
            text: texts('Forest', '墨绿', 'フォレスト', '포레스트', 'เขียวป่า'),
            swatch: '#3C4733',
            effect: { tint: '#A6BF88', bri: 1.5 },
          },
        ],
      },
      {
        name: texts('Length', '长度', '長さ', '길이', 'ความยาว'),
        values: [
          { code: '2m', text: texts('2 m', '2米', '2m', '2m', '2 ม.') },
          { code: '3m', text: texts('3 m', '3米', '3m', '3m', '3 ม.'), priceDelta: 300 },
          { code: '5m', text: texts('5 m', '5米', '5m', '5m', '5 ม.'), priceDelta: 800 },
        ],
      },
    ],
    price: 2600,
    stock: 96,
    soldOut: ['forest|5m'],
    weightGrams: 720,
    picture: { cp: '1f50c', bg: 'apricot', scene: 'lay', tint: '#F0946F', bri: 1.5 },
    company: [
      { cp: '1f4a1', x: 150, y: 640, size: 180 },
      { cp: '1fab4', x: 665, y: 705, size: 180, front: true },
    ],
  },
  {
    slug: 'nachtlicht-clip-lamp',
    shop: 'lumen-works',
    category: 'electrical',
    title: texts('Clip-on reading light', '夹式阅读灯', 'クリップ式読書灯', '클립형 독서등', 'ไฟอ่านหนังสือแบบหนีบ'),
    summary: texts(
      'Lights the page and not the person beside you.',
      '照亮书页，不照旁边的人。',
      '照らすのはページだけ、隣の人ではなく。',
      '책장만 비추고 옆 사람은 비추지 않습니다.',
      'ส่องหน้ากระดาษ ไม่ส่องคนข้าง ๆ',
    ),
    description: texts(
      'Amber light that does not wake you further, three levels, sixty hours on one charge.',
      '琥珀色光不提神，三档亮度，一次充电六十小时。',
      '目が冴えない琥珀色の光、3段階、1回の充電で60時間。',
      '잠을 깨우지 않는 호박빛, 세 단계, 한 번 충전에 예순 시간.',
      'แสงอำพันไม่ปลุกให้ตื่น สามระดับ ชาร์จครั้งเดียวหกสิบชั่วโมง',
    ),
    facts: [fact('weight', '52 g', '52克', '52g', '52g', '52 กรัม')],
    options: [colours('black', 'white', 'red')],
    price: 2200,
    stock: 83,
    weightGrams: 110,
    picture: { cp: '1f526', bg: 'sky', scene: 'podium' },
  },
  {
    slug: 'super-acht-film-scanner',
    shop: 'lumen-works',
    category: 'electrical',
    title: texts(
      'Home film scanner',
      '家用胶片扫描仪',
      '家庭用フィルムスキャナー',
      '가정용 필름 스캐너',
      'เครื่องสแกนฟิล์มในบ้าน',
    ),
    summary: texts(
      'The shoebox under the bed, on every phone in the family.',
      '床下鞋盒里的回忆，传到全家手机。',
      'ベッドの下の靴箱を、家族みんなのスマホへ。',
      '침대 밑 구두 상자를 온 가족 휴대폰으로.',
      'กล่องรองเท้าใต้เตียงสู่มือถือทั้งบ้าน',
    ),
    description: texts(
      'Feeds strips of 35 mm and frames of slides, cleans dust with air, and saves to a card without a computer.',
      '可走35毫米胶条和幻灯片框，气流除尘，不用电脑直接存卡。',
      '35mmとスライドに対応。風でほこりを払い、パソコンなしでカードへ。',
      '35mm 필름과 슬라이드를 넣고 바람으로 먼지를 털어 컴퓨터 없이 카드에 저장합니다.',
      'รับฟิล์ม 35 มม. และสไลด์ เป่าฝุ่น บันทึกลงการ์ดไม่ต้องใช้คอม',
    ),
    facts: [
      fact(
        texts('Resolution', '分辨率', '解像度', '해상도', 'ความละเอียด'),
        '22 megapixels',
        '2200万像素',
        '2200万画素',
        '2200만 화소',
        '22 ล้านพิกเซล',
      ),
    ],
    options: [
      option(
        'set',
        value('scanner', texts('Scanner', '扫描仪', '本体', '본체', 'เครื่องสแกน')),
        value(
          'card',
          texts('With 64 GB card', '含64 GB卡', '64GBカード付き', '64GB 카드 포함', 'พร้อมการ์ด 64 GB'),
          1200,
        ),
      ),
    ],
    price: 14900,
    listPrice: 16900,
    stock: 17,
    weightGrams: 700,
    picture: { cp: '1f39e-fe0f', bg: 'night', scene: 'arch' },
  },
];
