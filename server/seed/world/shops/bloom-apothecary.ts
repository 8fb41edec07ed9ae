import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const scent = texts('Scent', '香型', '香り', '향', 'กลิ่น');
const size = texts('Size', '规格', 'サイズ', '용량', 'ขนาด');
const pack = texts('Pack', '数量', '入数', '수량', 'จำนวน');
const contents = texts('Contents', '净含量', '内容量', '내용량', 'ปริมาณสุทธิ');
const ingredients = texts('Ingredients', '主要成分', '主な成分', '주요 성분', 'ส่วนประกอบหลัก');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const keeps = texts('Keeps', '保质期', '使用期限', '사용 기한', 'อายุการเก็บ');
const madeIn = texts('Made in', '产地', '製造', '제조', 'ผลิตที่');
const kyoto = texts('Kyoto, Japan', '日本京都', '京都', '일본 교토', 'เกียวโต ญี่ปุ่น');

export const shop: DemoShop = {
  slug: 'bloom-apothecary',
  name: 'Bloom Apothecary',
  slogan: texts(
    'Gentle care from a small Kyoto dispensary',
    '来自京都小药铺的温和护理',
    '京都の小さな薬舗から、やさしいお手入れを',
    '교토 작은 약방의 순한 생활 케어',
    'ดูแลตัวเองอย่างอ่อนโยน จากร้านยาเล็ก ๆ ในเกียวโต',
  ),
  about: texts(
    'Our shop stands on a lane behind Nishiki Market, where the family has mixed herbs and oils since 1964. We make soaps, lotions and teas in small batches and choose the rest as if for our own bathroom shelf. Every label lists all ingredients in plain words, and parcels leave Kyoto each weekday at three.',
    '小店开在锦市场后巷，一家人从1964年起在此调配草本与精油。香皂、身体乳和草本茶都由我们小批量制作，其余商品也按自家浴室的标准挑选。标签用通俗文字列明全部成分，工作日下午三点从京都发货。',
    '錦市場の裏通りで、1964年から家族で草木とオイルを調合してきました。石けん、ローション、お茶は少量ずつ自家製造し、そのほかの品も自分たちの洗面台に置きたいものだけを選んでいます。全成分をわかりやすく表示し、平日は毎日15時に京都から発送いたします。',
    '니시키 시장 뒷골목에서 1964년부터 가족이 함께 허브와 오일을 조합해 왔습니다. 비누와 로션, 차는 소량씩 직접 만들고 나머지도 저희 욕실에 두고 싶은 것만 고릅니다. 전 성분을 쉬운 말로 표기하며, 평일 오후 3시에 교토에서 발송합니다.',
    'ร้านของเราอยู่ในตรอกหลังตลาดนิชิกิ ครอบครัวปรุงสมุนไพรและน้ำมันที่นี่มาตั้งแต่ปี 2507 สบู่ โลชั่น และชาทำเองทีละน้อย ส่วนสินค้าอื่นเลือกเหมือนเลือกใช้เองที่บ้าน ฉลากบอกส่วนผสมครบทุกตัวด้วยคำง่าย ๆ และส่งของจากเกียวโตทุกวันธรรมดาตอนบ่ายสามโมง',
  ),
  city: texts('Kyoto, Japan', '日本京都', '京都市', '일본 교토', 'เกียวโต ประเทศญี่ปุ่น'),
  country: 'JP',
  since: 1964,
  avatar: { cp: '1f338', bg: 'wine', scene: 'studio' },
  tone: 'wine',
  freight: { freeOver: 5900, first: 490, next: 120 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'cherry-blossom-body-lotion',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Cherry-blossom body lotion, 300 ml',
      '樱花身体乳 300毫升',
      '桜のボディローション 300ml',
      '벚꽃 바디로션 300ml',
      'โลชั่นบำรุงผิวกายกลิ่นซากุระ 300 มล.',
    ),
    summary: texts(
      'A light lotion with cherry-blossom extract and rice-bran oil that sinks in within a minute.',
      '含樱花提取物与米糠油，质地轻盈，一分钟即可吸收。',
      '桜エキスと米ぬか油を配合。1分ほどでさらりとなじむ軽いつけ心地です。',
      '벚꽃 추출물과 미강유를 담아 1분이면 스며드는 가벼운 로션입니다.',
      'เนื้อบางเบาจากสารสกัดดอกซากุระและน้ำมันรำข้าว ซึมไวในหนึ่งนาที',
    ),
    description: texts(
      'Petals of Yaezakura are steeped in rice spirit each April, and that extract scents the whole year’s batches: faint, green and a little like marzipan. Rice-bran oil and glycerine keep dry shins and elbows comfortable until evening without a film on your clothes.',
      '每年四月，我们用米酒浸泡八重樱花瓣，得到的提取液供全年使用：香气清淡，带青叶气息和一丝杏仁甜。米糠油与甘油让干燥的小腿和手肘舒适到晚上，也不会在衣服上留下油膜。',
      '毎年4月に八重桜の花びらを米焼酎に漬け込み、そのエキスで一年分を仕込みます。青葉のようにほのかで、杏仁を思わせる甘さのある香りです。米ぬか油とグリセリンが、乾きやすいすねやひじを夜まで心地よく保ち、衣類にもべたつきません。',
      '해마다 4월이면 겹벚꽃잎을 쌀 증류주에 담가 한 해 쓸 추출물을 만듭니다. 풋풋하고 은은하며 아몬드처럼 살짝 달콤한 향입니다. 미강유와 글리세린이 건조한 정강이와 팔꿈치를 저녁까지 편안하게 지켜 주고 옷에 묻어나지 않습니다.',
      'ทุกเดือนเมษายนเราแช่กลีบซากุระดอกซ้อนในสุราข้าว แล้วใช้น้ำสกัดนั้นทั้งปี กลิ่นจาง ๆ สดอย่างใบอ่อนและหวานนิด ๆ คล้ายอัลมอนด์ น้ำมันรำข้าวกับกลีเซอรีนช่วยให้หน้าแข้งและข้อศอกที่แห้งสบายผิวถึงเย็น ไม่เหนอะติดเสื้อผ้า',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Yaezakura extract, rice-bran oil',
          '八重樱提取物、米糠油',
          '八重桜エキス、米ぬか油',
          '겹벚꽃 추출물, 미강유',
          'สารสกัดซากุระ น้ำมันรำข้าว',
        ),
      },
      {
        name: texts('Skin type', '适用肤质', '肌質', '피부 타입', 'สภาพผิว'),
        value: texts('Normal to dry', '中性至干性', '普通肌〜乾燥肌', '보통~건성', 'ผิวธรรมดาถึงแห้ง'),
      },
      {
        name: keeps,
        value: texts('12 months after opening', '开封后12个月', '開封後12か月', '개봉 후 12개월', '12 เดือนหลังเปิดใช้'),
      },
      { name: madeIn, value: kyoto },
    ],
    options: [
      {
        name: scent,
        values: [
          { code: 'sakura', text: texts('Cherry blossom', '樱花', '桜', '벚꽃', 'ซากุระ'), swatch: '#EAB7BC' },
          {
            code: 'yuzu',
            text: texts('Yuzu', '柚子', '柚子', '유자', 'ส้มยูซุ'),
            swatch: '#E8CF7A',
            effect: { hue: 62, sat: 1.3, bri: 1.05 },
          },
          {
            code: 'matcha',
            text: texts('Green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว'),
            swatch: '#A9C49A',
            effect: { hue: 105, bri: 1.02 },
          },
          {
            code: 'plain',
            text: texts('Unscented', '无香', '無香料', '무향', 'ไม่มีกลิ่น'),
            swatch: '#E6E3DE',
            effect: { sat: 0.12, bri: 1.1 },
          },
        ],
      },
      {
        name: size,
        values: [
          { code: '300', text: texts('300 ml', '300毫升', '300ml', '300ml', '300 มล.') },
          {
            code: '600',
            text: texts('600 ml refill', '600毫升补充装', '600ml 詰め替え', '600ml 리필', '600 มล. แบบเติม'),
            priceDelta: 700,
          },
        ],
      },
    ],
    price: 1480,
    listPrice: 1780,
    stock: 320,
    soldOut: ['yuzu|600'],
    weightGrams: 360,
    picture: {
      cp: '1f9f4',
      bg: 'shell',
      scene: 'podium',
      props: [{ cp: '1f338', x: 610, y: 640, size: 130, front: true }],
    },
    company: [
      { cp: '1f338', x: 655, y: 706, size: 150, front: true },
      { cp: '1f33f', x: 150, y: 690, size: 170 },
    ],
  },
  {
    slug: 'yuzu-soap-bar',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Cold-process yuzu soap, 100 g',
      '柚子冷制皂 100克',
      'コールドプロセス製法の柚子石けん 100g',
      '저온 숙성 유자 비누 100g',
      'สบู่ยูซุทำแบบเย็น 100 กรัม',
    ),
    summary: texts(
      'Cured for six weeks, so it lasts and does not dry the skin.',
      '晾皂六周，耐用，洗后不紧绷。',
      '6週間熟成。長持ちし、洗い上がりがつっぱりません。',
      '6주 숙성해 오래 쓰고 세안 후 당기지 않습니다.',
      'บ่มหกสัปดาห์ ใช้ได้นานและไม่ทำให้ผิวแห้งตึง',
    ),
    description: texts(
      'Olive and camellia oil, lye, water, and oil pressed from yuzu peel: that is the whole list. We pour on Mondays and cut by hand, then leave the bars on cedar racks for six weeks. The lather is small and creamy, good for hands, body and face.',
      '橄榄油、山茶油、碱、水，加上从柚子皮压出的精油，成分就这么多。每周一入模、手工切块，再放在杉木架上晾六周。泡沫细腻绵密，洗手、沐浴、洁面都适用。',
      'オリーブ油、椿油、苛性ソーダ、水、そして柚子の皮からしぼった精油。材料はこれだけです。毎週月曜に型へ流し、手で切り分け、杉の棚で6週間寝かせます。きめ細かくクリーミーな泡で、手にも体にも顔にもお使いいただけます。',
      '올리브유, 동백유, 가성소다, 물, 그리고 유자 껍질에서 짠 오일이 전부입니다. 월요일마다 틀에 붓고 손으로 잘라 삼나무 선반에서 6주 동안 말립니다. 거품이 곱고 크리미해서 손과 몸, 얼굴에 두루 쓰실 수 있습니다.',
      'น้ำมันมะกอก น้ำมันคามิเลีย ด่าง น้ำ และน้ำมันจากเปลือกยูซุ มีเท่านี้ทั้งก้อน เรากวนทุกวันจันทร์ ตัดด้วยมือ แล้วผึ่งบนชั้นไม้ซีดาร์หกสัปดาห์ ฟองละเอียดนุ่ม ใช้ได้ทั้งมือ ตัว และใบหน้า',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Olive, camellia and yuzu oil',
          '橄榄油、山茶油、柚子精油',
          'オリーブ油、椿油、柚子精油',
          '올리브유, 동백유, 유자 오일',
          'น้ำมันมะกอก คามิเลีย และยูซุ',
        ),
      },
      {
        name: texts('Free from', '不含', '無添加', '무첨가', 'ปราศจาก'),
        value: texts('Palm oil, colourings', '棕榈油、色素', 'パーム油、着色料', '팜유, 색소', 'น้ำมันปาล์ม สีสังเคราะห์'),
      },
      { name: madeIn, value: kyoto },
    ],
    options: [
      {
        name: scent,
        values: [
          {
            code: 'yuzu',
            text: texts('Yuzu', '柚子', '柚子', '유자', 'ส้มยูซุ'),
            swatch: '#E6C65C',
            effect: { hue: 108, sat: 0.85, bri: 1.22 },
          },
          {
            code: 'camellia',
            text: texts('Camellia', '山茶花', '椿', '동백', 'คามิเลีย'),
            swatch: '#E08BB4',
            effect: { hue: 0, sat: 0.85, bri: 1.04 },
          },
          {
            code: 'charcoal',
            text: texts('Bamboo charcoal', '竹炭', '竹炭', '대나무 숯', 'ถ่านไม้ไผ่'),
            swatch: '#5A5A5E',
            effect: { hue: 0, sat: 0.08, bri: 0.62 },
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: 'one', text: texts('One bar', '单块', '1個', '1개', '1 ก้อน') },
          { code: 'three', text: texts('Three bars', '三块装', '3個', '3개', '3 ก้อน'), priceDelta: 1500 },
        ],
      },
    ],
    price: 860,
    stock: 180,
    weightGrams: 120,
    picture: { cp: '1f9fc', bg: 'mist', scene: 'disc', hue: 108, sat: 0.85, bri: 1.22 },
    company: [
      { cp: '1f34a', x: 655, y: 700, size: 160, front: true },
      { cp: '1f33f', x: 145, y: 696, size: 150, front: true },
    ],
  },
  {
    slug: 'soft-bristle-toothbrush',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Fine-bristle toothbrush, 0.02 mm tips',
      '超细软毛牙刷 0.02毫米刷毛',
      '極細毛歯ブラシ 毛先0.02mm',
      '초극세모 칫솔 0.02mm',
      'แปรงสีฟันขนนุ่มปลายเรียว 0.02 มม.',
    ),
    summary: texts(
      'A small head and tapered bristles for tender gums.',
      '小刷头、锥形刷毛，牙龈敏感也适用。',
      'コンパクトヘッドとテーパード毛で、敏感な歯ぐきにもやさしく届きます。',
      '작은 헤드와 가늘어지는 모가 예민한 잇몸에 부드럽게 닿습니다.',
      'หัวแปรงเล็ก ขนปลายเรียว อ่อนโยนต่อเหงือกบอบบาง',
    ),
    description: texts(
      'The bristles taper to two hundredths of a millimetre, fine enough to slip along the gum line without scratching. The handle is cast from castor-bean plastic and weighs 14 g. Change it every two months; the pack of four sees you through most of a year.',
      '刷毛末端细至0.02毫米，能顺着牙龈边缘清洁而不刮伤。刷柄用蓖麻基塑料制成，重14克。建议两个月更换一次，四支装差不多够用一年。',
      '毛先は0.02mmまで細くなり、歯ぐきのきわを傷つけずに磨けます。柄はひまし油由来の樹脂製で14gと軽量。2か月に1度の交換が目安で、4本セットなら約8か月分です。',
      '모 끝이 0.02mm까지 가늘어져 잇몸선을 긁지 않고 닦아 줍니다. 손잡이는 피마자유 원료 수지로 만들어 14g으로 가볍습니다. 두 달마다 교체를 권하며, 4개 세트면 여덟 달 정도 쓰실 수 있습니다.',
      'ปลายขนเรียวถึง 0.02 มม. ซอกซอนแนวเหงือกได้โดยไม่ขูด ด้ามทำจากพลาสติกจากเมล็ดละหุ่ง หนักเพียง 14 กรัม ควรเปลี่ยนทุกสองเดือน ชุดสี่ด้ามใช้ได้ราวแปดเดือน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Castor-bean plastic, PBT bristles',
          '蓖麻基塑料，PBT刷毛',
          'ひまし油由来樹脂、PBT毛',
          '피마자유 수지, PBT 모',
          'พลาสติกจากละหุ่ง ขน PBT',
        ),
      },
      {
        name: texts('Hardness', '软硬', 'かたさ', '강도', 'ความแข็งของขน'),
        value: texts('Extra soft', '超软', 'やわらかめ', '초미세모', 'นุ่มพิเศษ'),
      },
      {
        name: texts('Head', '刷头', 'ヘッド', '헤드', 'หัวแปรง'),
        value: texts('22 × 9 mm', '22 × 9毫米', '22 × 9mm', '22 × 9mm', '22 × 9 มม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'coral',
            text: texts('Coral red', '珊瑚红', 'コーラルレッド', '코랄 레드', 'แดงปะการัง'),
            swatch: '#E0475A',
          },
          {
            code: 'leaf',
            text: texts('Leaf green', '叶绿', 'リーフグリーン', '리프 그린', 'เขียวใบไม้'),
            swatch: '#5FA56C',
            effect: { hue: 130, sat: 0.7 },
          },
          {
            code: 'sky',
            text: texts('Sky blue', '天蓝', 'スカイブルー', '스카이 블루', 'ฟ้า'),
            swatch: '#4F8FD0',
            effect: { hue: 245, sat: 0.8 },
          },
          {
            code: 'plum',
            text: texts('Plum', '梅紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#9A5BB0',
            effect: { hue: 295, sat: 0.8 },
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: 'one', text: texts('One', '单支', '1本', '1개', '1 ด้าม') },
          {
            code: 'four',
            text: texts('Pack of four', '四支装', '4本セット', '4개 세트', 'ชุด 4 ด้าม'),
            priceDelta: 1000,
          },
        ],
      },
    ],
    price: 480,
    stock: 400,
    soldOut: ['plum|four'],
    weightGrams: 30,
    picture: { cp: '1faa5', bg: 'mint', scene: 'lay' },
    company: [
      { cp: '1f33f', x: 650, y: 704, size: 170, front: true },
      { cp: '1f9fc', x: 150, y: 700, size: 160, front: true },
    ],
  },
  {
    slug: 'breathable-plasters',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Breathable cotton plasters, 40 pieces',
      '透气棉质创可贴 40片',
      '通気性コットン絆創膏 40枚',
      '통기성 면 반창고 40매',
      'พลาสเตอร์ผ้าฝ้ายระบายอากาศ 40 ชิ้น',
    ),
    summary: texts(
      'Woven cotton that bends with a knuckle and peels off without tugging.',
      '棉布材质，随指节弯曲，撕下时不扯皮肤。',
      '指の関節にもなじむ綿布タイプ。はがすときも痛くなりにくい粘着です。',
      '손가락 마디에도 잘 감기는 면 소재, 뗄 때 당기지 않습니다.',
      'ผ้าฝ้ายทอยืดตามข้อนิ้ว ลอกออกไม่ดึงผิว',
    ),
    description: texts(
      'A plaster for people who cook, garden and wash their hands all day. The cotton stretches both ways, the pad does not stick to the graze, and the glue is free from latex and rosin. Each is wrapped on its own in paper.',
      '适合整天做饭、打理花草、频繁洗手的人。棉布双向弹力，垫片不粘伤口，胶面不含乳胶和松香。每片独立纸包装。',
      '料理や庭仕事、手洗いの多い方のための絆創膏です。綿布が縦横に伸び、パッドは傷口に貼りつきにくく、粘着剤にラテックスや松脂を使っていません。一枚ずつ紙で個包装しています。',
      '요리하고 정원을 가꾸고 손을 자주 씻는 분께 맞는 반창고입니다. 면이 사방으로 늘어나고 패드가 상처에 달라붙지 않으며, 접착제에 라텍스와 송진이 들어 있지 않습니다. 한 장씩 종이로 개별 포장했습니다.',
      'เหมาะกับคนที่ทำครัว ทำสวน และล้างมือทั้งวัน เนื้อผ้ายืดได้ทุกทาง แผ่นซับไม่ติดแผล กาวไม่มีลาเท็กซ์และยางสน ห่อกระดาษแยกชิ้นทุกแผ่น',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Cotton, acrylic adhesive',
          '棉，丙烯酸胶',
          '綿、アクリル系粘着剤',
          '면, 아크릴 점착제',
          'ผ้าฝ้าย กาวอะคริลิก',
        ),
      },
      {
        name: texts('Sterile', '灭菌', '滅菌', '멸균', 'ปลอดเชื้อ'),
        value: texts('Yes, each wrapped', '是，独立包装', '滅菌済み・個包装', '멸균, 개별 포장', 'ใช่ ห่อแยกชิ้น'),
      },
      { name: keeps, value: texts('5 years', '5年', '5年', '5년', '5 ปี') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'blue',
            text: texts('Kitchen blue', '厨房蓝', 'キッチンブルー', '키친 블루', 'ฟ้าสำหรับงานครัว'),
            swatch: '#4E9BE0',
          },
          {
            code: 'sand',
            text: texts('Sand', '沙色', 'サンドベージュ', '샌드 베이지', 'เบจทราย'),
            swatch: '#D6AC84',
            effect: { hue: 165, sat: 0.5, bri: 1.15 },
          },
          {
            code: 'cocoa',
            text: texts('Cocoa', '可可色', 'ココアブラウン', '코코아', 'น้ำตาลโกโก้'),
            swatch: '#7A4E38',
            effect: { hue: 150, sat: 0.55, bri: 0.72 },
          },
        ],
      },
      {
        name: size,
        values: [
          { code: 'small', text: texts('19 × 72 mm', '19 × 72毫米', '19 × 72mm', '19 × 72mm', '19 × 72 มม.') },
          {
            code: 'wide',
            text: texts('38 × 72 mm', '38 × 72毫米', '38 × 72mm', '38 × 72mm', '38 × 72 มม.'),
            priceDelta: 220,
          },
        ],
      },
    ],
    price: 540,
    stock: 260,
    weightGrams: 60,
    picture: { cp: '1fa79', bg: 'rose', scene: 'lay' },
    company: [
      { cp: '1f33f', x: 655, y: 704, size: 160, front: true },
      { cp: '1f9f4', x: 145, y: 700, size: 180 },
    ],
  },
  {
    slug: 'mercury-free-thermometer',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Mercury-free glass thermometer, 35–42 °C',
      '无汞玻璃体温计 35–42℃',
      '水銀フリー ガラス体温計 35〜42℃',
      '무수은 유리 체온계 35~42℃',
      'เทอร์โมมิเตอร์แก้วไร้ปรอท 35–42 °C',
    ),
    summary: texts(
      'Needs no battery and reads to a tenth of a degree.',
      '无需电池，读数精确到0.1℃。',
      '電池いらずで、0.1℃まで読み取れます。',
      '건전지 없이 0.1℃까지 읽을 수 있습니다.',
      'ไม่ใช้ถ่าน อ่านค่าได้ละเอียด 0.1 องศา',
    ),
    description: texts(
      'A classic fever thermometer filled with a harmless gallium alloy in place of mercury. A magnifying lens runs down the stem, so the thin silver line is easy to read. It comes in a hard case with a shaking cap that takes the reading down in three flicks.',
      '传统体温计，以安全的镓合金代替水银。柱身带放大镜面，银线清晰易读。附硬质保护盒和甩降帽，甩三下即可归零。',
      '水銀の代わりに無害なガリウム合金を封入した、昔ながらの体温計です。管に拡大レンズが付いており、細い銀色の線もはっきり読めます。硬質ケースと、3回ほど振れば目盛りが下がるキャップ付きです。',
      '수은 대신 해롭지 않은 갈륨 합금을 넣은 전통 방식 체온계입니다. 관을 따라 확대 렌즈가 있어 가는 은색 선이 또렷하게 보입니다. 단단한 케이스와 세 번만 흔들면 눈금이 내려가는 캡이 들어 있습니다.',
      'ปรอทวัดไข้แบบดั้งเดิมที่ใช้โลหะผสมแกลเลียมซึ่งไม่เป็นอันตรายแทนปรอท มีเลนส์ขยายตลอดแท่ง จึงเห็นเส้นสีเงินชัด มาพร้อมกล่องแข็งและปลอกช่วยสะบัด สะบัดสามครั้งก็พร้อมใช้',
    ),
    facts: [
      {
        name: texts('Range', '量程', '測定範囲', '측정 범위', 'ช่วงวัด'),
        value: texts('35–42 °C, ± 0.1', '35–42℃，±0.1', '35〜42℃、±0.1', '35~42℃, ±0.1', '35–42 °C ± 0.1'),
      },
      {
        name: texts('Reading time', '测量时间', '測定時間', '측정 시간', 'เวลาวัด'),
        value: texts('About 4 minutes', '约4分钟', '約4分', '약 4분', 'ราว 4 นาที'),
      },
      {
        name: material,
        value: texts(
          'Glass, gallium alloy',
          '玻璃、镓合金',
          'ガラス、ガリウム合金',
          '유리, 갈륨 합금',
          'แก้ว โลหะผสมแกลเลียม',
        ),
      },
    ],
    options: [],
    price: 1180,
    stock: 75,
    weightGrams: 55,
    picture: { cp: '1f321-fe0f', bg: 'shell', scene: 'lay' },
    company: [
      { cp: '1f375', x: 655, y: 708, size: 190, front: true },
      { cp: '1f34a', x: 145, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'single-blade-safety-razor',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Single-blade safety razor, 92 mm handle',
      '单刃安全剃须刀 手柄92毫米',
      '一枚刃の安全カミソリ 柄92mm',
      '외날 안전 면도기 손잡이 92mm',
      'มีดโกนนิรภัยใบมีดเดี่ยว ด้าม 92 มม.',
    ),
    summary: texts(
      'A heavy brass handle and one sharp blade, changed for pennies.',
      '黄铜手柄分量十足，一片锋利刀片，更换成本极低。',
      '重みのある真鍮の柄に、切れ味のよい一枚刃。替刃も手頃です。',
      '묵직한 황동 손잡이와 날카로운 한 장의 날, 교체 비용도 적습니다.',
      'ด้ามทองเหลืองหนักมือ ใบมีดคมใบเดียว เปลี่ยนใบใหม่ในราคาไม่กี่บาท',
    ),
    description: texts(
      'Let the weight do the work: at 86 g it glides at a shallow angle and needs no pressure. The closed comb is mild enough for a first safety razor, and good for legs as well as faces. Takes any standard double-edge blade; ten come with it.',
      '86克的自重带着刀头走，角度放平，无需用力。封闭式梳齿温和，新手也好上手，剃须、腿部除毛都合适。适配通用双面刀片，随附十片。',
      '86gの重みに任せて、寝かせ気味の角度で滑らせるだけ。力はいりません。刃当たりの穏やかなクローズドコームで、初めての方にも、顔にも脚にも使えます。一般的な両刃の替刃に対応し、10枚付属します。',
      '86g의 무게에 맡겨 낮은 각도로 미끄러뜨리면 힘을 줄 필요가 없습니다. 클로즈드 콤이라 자극이 적어 처음 쓰는 분께도, 얼굴과 다리에도 알맞습니다. 표준 양날 면도날을 모두 쓸 수 있고 열 장이 들어 있습니다.',
      'ปล่อยให้น้ำหนัก 86 กรัมทำงานเอง วางเอียงน้อย ๆ แล้วลากโดยไม่ต้องกด ซี่กันบาดแบบปิดอ่อนโยนพอสำหรับมือใหม่ ใช้ได้ทั้งหน้าและขา ใส่ใบมีดสองคมมาตรฐานได้ทุกยี่ห้อ แถมมาสิบใบ',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Lacquered brass, steel head',
          '喷漆黄铜，钢质刀头',
          '塗装真鍮、スチールヘッド',
          '도장 황동, 스틸 헤드',
          'ทองเหลืองเคลือบสี หัวเหล็ก',
        ),
      },
      { name: texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก'), value: texts('86 g', '86克', '86g', '86g', '86 กรัม') },
      {
        name: texts('Blades', '刀片', '替刃', '면도날', 'ใบมีด'),
        value: texts('Standard double edge', '通用双面刀片', '両刃タイプ', '표준 양날', 'สองคมมาตรฐาน'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'blue',
            text: texts('Lake blue', '湖蓝', 'レイクブルー', '레이크 블루', 'ฟ้าทะเลสาบ'),
            swatch: '#3F8FE0',
          },
          {
            code: 'pine',
            text: texts('Pine green', '松绿', '松葉グリーン', '파인 그린', 'เขียวสน'),
            swatch: '#3F7F62',
            effect: { hue: 245, sat: 0.6, bri: 0.85 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#DB7F97',
            effect: { hue: 110, sat: 0.75, bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Blades included', '附刀片数', '付属の替刃', '면도날 구성', 'ใบมีดที่ให้มา'),
        values: [
          { code: '10', text: texts('10 blades', '10片', '10枚', '10매', '10 ใบ') },
          { code: '60', text: texts('60 blades', '60片', '60枚', '60매', '60 ใบ'), priceDelta: 850 },
        ],
      },
    ],
    price: 2900,
    stock: 54,
    soldOut: ['rose|60'],
    weightGrams: 160,
    picture: { cp: '1fa92', bg: 'mist', scene: 'lay' },
    company: [
      { cp: '1f9fc', x: 655, y: 704, size: 190, front: true },
      { cp: '1f33f', x: 140, y: 690, size: 150, front: true },
    ],
  },
  {
    slug: 'screen-reading-glasses',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Reading glasses with blue-light filter, 18 g',
      '防蓝光老花镜 18克',
      'ブルーライトカット老眼鏡 18g',
      '블루라이트 차단 돋보기안경 18g',
      'แว่นอ่านหนังสือกรองแสงสีฟ้า หนัก 18 กรัม',
    ),
    summary: texts(
      'Light frames from Sabae with spring hinges, in four strengths.',
      '鲭江制轻量镜框，弹簧镜腿，四种度数可选。',
      '鯖江製の軽量フレーム、バネ丁番。度数は4種類です。',
      '사바에산 초경량 안경테와 스프링 힌지, 네 가지 도수.',
      'กรอบเบาจากเมืองซาบาเอะ ขาสปริง มีสี่ค่าสายตา',
    ),
    description: texts(
      'The frames are moulded in Sabae, where most of Japan’s spectacles are made, and weigh no more than a letter. The lenses are coated against glare and filter about a third of blue light with hardly any tint. A cotton pouch comes with each pair.',
      '镜框产自日本眼镜之乡鲭江，轻得像一封信。镜片防眩光，可过滤约三分之一的蓝光，几乎看不出底色。每副附棉布收纳袋。',
      '日本の眼鏡の多くが生まれる鯖江で成形したフレームは、手紙一通ほどの軽さです。レンズは反射防止コート付きで、色味をほとんど変えずにブルーライトを約3分の1カットします。綿のポーチをお付けします。',
      '일본 안경의 고장 사바에에서 만든 테로 편지 한 통만큼 가볍습니다. 렌즈는 반사 방지 코팅을 했고 색 변화가 거의 없이 블루라이트를 약 3분의 1 줄여 줍니다. 면 파우치를 함께 드립니다.',
      'กรอบผลิตที่ซาบาเอะ แหล่งทำแว่นตาใหญ่ที่สุดของญี่ปุ่น เบาเท่าจดหมายหนึ่งฉบับ เลนส์เคลือบกันแสงสะท้อน กรองแสงสีฟ้าได้ราวหนึ่งในสามโดยแทบไม่ติดสี มีถุงผ้าฝ้ายให้ทุกคู่',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'TR-90 nylon, acrylic lens',
          'TR-90尼龙，树脂镜片',
          'TR-90ナイロン、樹脂レンズ',
          'TR-90 나일론, 아크릴 렌즈',
          'ไนลอน TR-90 เลนส์อะคริลิก',
        ),
      },
      {
        name: texts('Fit', '尺寸', 'サイズ', '사이즈', 'ขนาดกรอบ'),
        value: texts('51-18-140', '51-18-140', '51-18-140', '51-18-140', '51-18-140'),
      },
      {
        name: texts('Blue light', '蓝光过滤', 'ブルーライト', '블루라이트', 'แสงสีฟ้า'),
        value: texts('About 35 % filtered', '约35%', '約35%カット', '약 35% 차단', 'กรองราว 35 %'),
      },
    ],
    options: [
      {
        name: texts('Frame', '镜框', 'フレーム', '안경테', 'กรอบ'),
        values: [
          { code: 'navy', text: texts('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'), swatch: '#2F3F6E' },
          {
            code: 'wine',
            text: texts('Wine', '酒红', 'ワイン', '와인', 'แดงไวน์'),
            swatch: '#7A2F48',
            effect: { hue: 105, sat: 0.8 },
          },
          {
            code: 'black',
            text: texts('Black', '黑色', 'ブラック', '블랙', 'ดำ'),
            swatch: '#2B2B2E',
            effect: { sat: 0.15, bri: 0.9 },
          },
        ],
      },
      {
        name: texts('Strength', '度数', '度数', '도수', 'ค่าสายตา'),
        values: [
          { code: '100', text: texts('+1.00', '100度', '+1.00', '+1.00', '+1.00') },
          { code: '150', text: texts('+1.50', '150度', '+1.50', '+1.50', '+1.50') },
          { code: '200', text: texts('+2.00', '200度', '+2.00', '+2.00', '+2.00') },
          { code: '250', text: texts('+2.50', '250度', '+2.50', '+2.50', '+2.50') },
        ],
      },
    ],
    price: 2400,
    listPrice: 2900,
    stock: 38,
    soldOut: ['wine|250', 'navy|100'],
    weightGrams: 90,
    picture: { cp: '1f453', bg: 'mint', scene: 'lay' },
    company: [
      { cp: '1f375', x: 655, y: 708, size: 190, front: true },
      { cp: '1f338', x: 150, y: 696, size: 130, front: true },
    ],
  },
  {
    slug: 'ginger-shiso-herbal-tea',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Ginger and shiso herbal tea, 20 bags',
      '生姜紫苏草本茶 20包',
      '生姜としそのハーブティー 20包',
      '생강 차조기 허브차 20티백',
      'ชาสมุนไพรขิงและใบชิโสะ 20 ซอง',
    ),
    summary: texts(
      'Warm, lightly peppery and free from caffeine, for late evenings.',
      '暖口微辛，不含咖啡因，晚上喝也合适。',
      'あたたかく、ほのかにぴりっと。ノンカフェインで夜にもどうぞ。',
      '따뜻하고 은은하게 알싸한 무카페인 차, 늦은 저녁에도 좋습니다.',
      'อุ่น เผ็ดนิด ๆ ไม่มีคาเฟอีน ดื่มได้แม้ยามดึก',
    ),
    description: texts(
      'Ginger from Kochi is steamed before drying, which rounds off its bite; red shiso from Ohara gives the cup its pink edge. Steep one bag for five minutes in boiling water, or overnight in cold. The pyramid bags are maize fibre and go in the compost.',
      '高知生姜先蒸后晒，辛味变得圆润；大原红紫苏让茶汤泛出一圈粉红。沸水泡五分钟，或冷水泡一夜。三角茶包为玉米纤维，可堆肥。',
      '高知の生姜は蒸してから乾かすので、辛みがまろやか。大原の赤しそがお茶をほんのり桃色に染めます。熱湯で5分、または水出しで一晩。三角ティーバッグはとうもろこし繊維製で、堆肥にできます。',
      '고치산 생강을 쪄서 말려 매운맛이 둥글고, 오하라의 붉은 차조기가 찻물을 연분홍으로 물들입니다. 끓는 물에 5분, 또는 찬물에 하룻밤 우려 주세요. 삼각 티백은 옥수수 섬유라 퇴비로 쓸 수 있습니다.',
      'ขิงจากจังหวัดโคจินึ่งก่อนตากจึงเผ็ดนุ่มนวล ใบชิโสะแดงจากโอฮาระทำให้น้ำชาอมชมพู แช่น้ำเดือดห้านาทีหรือแช่น้ำเย็นค้างคืน ซองทรงสามเหลี่ยมทำจากใยข้าวโพด ย่อยเป็นปุ๋ยได้',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Ginger, red shiso, liquorice root',
          '生姜、红紫苏、甘草',
          '生姜、赤しそ、甘草',
          '생강, 붉은 차조기, 감초',
          'ขิง ชิโสะแดง ชะเอมเทศ',
        ),
      },
      { name: contents, value: texts('20 × 2 g', '20 × 2克', '2g × 20包', '2g × 20개', '20 × 2 กรัม') },
      {
        name: keeps,
        value: texts('18 months sealed', '未开封18个月', '未開封で18か月', '미개봉 18개월', '18 เดือนเมื่อยังไม่เปิด'),
      },
    ],
    options: [
      {
        name: texts('Blend', '口味', 'ブレンド', '블렌드', 'สูตร'),
        values: [
          {
            code: 'ginger-shiso',
            text: texts('Ginger and shiso', '生姜紫苏', '生姜としそ', '생강 차조기', 'ขิงและชิโสะ'),
          },
          {
            code: 'mugwort',
            text: texts('Mugwort and barley', '艾草大麦', 'よもぎと大麦', '쑥 보리', 'โยโมงิและข้าวบาร์เลย์'),
          },
          { code: 'loquat', text: texts('Loquat leaf', '枇杷叶', 'びわの葉', '비파잎', 'ใบปี่แป๋') },
        ],
      },
      {
        name: pack,
        values: [
          { code: '20', text: texts('20 bags', '20包', '20包', '20티백', '20 ซอง') },
          { code: '60', text: texts('60 bags', '60包', '60包', '60티백', '60 ซอง'), priceDelta: 1640 },
        ],
      },
    ],
    price: 960,
    stock: 140,
    soldOut: ['loquat|60'],
    weightGrams: 90,
    picture: { cp: '1f375', bg: 'rose', scene: 'arch' },
    company: [
      { cp: '1f36f', x: 655, y: 706, size: 180, front: true },
      { cp: '1f33f', x: 145, y: 700, size: 160, front: true },
    ],
  },
  {
    slug: 'yuzu-honey-throat-syrup',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Yuzu and honey syrup for hot water, 280 g',
      '蜂蜜柚子茶 280克',
      'はちみつ柚子茶 280g',
      '꿀 유자차 280g',
      'น้ำผึ้งผสมยูซุสำหรับชงดื่ม 280 กรัม',
    ),
    summary: texts(
      'Slivers of yuzu peel in Japanese honey; a spoonful for a dry throat.',
      '日本蜂蜜浸柚子皮丝，嗓子干时来一勺。',
      '国産はちみつに細切りの柚子皮をたっぷり。のどが乾く季節に。',
      '일본산 꿀에 가늘게 썬 유자 껍질을 듬뿍, 목이 칼칼할 때 한 숟갈.',
      'เปลือกยูซุซอยในน้ำผึ้งญี่ปุ่น หนึ่งช้อนเมื่อคอแห้ง',
    ),
    description: texts(
      'We slice the peel by hand in December, when the fruit from Mizuo is at its most fragrant, and leave it in honey for a month. A tablespoon in a cup of hot water makes an evening drink; on yoghurt it is breakfast. Not for children under one year.',
      '每年十二月，水尾柚子最香时，我们手工切皮，再用蜂蜜浸渍一个月。一大勺兑热水，是晚间的一杯热饮；拌酸奶就是早餐。一岁以下婴儿请勿食用。',
      '水尾の柚子がもっとも香る12月に皮を手で刻み、はちみつに1か月漬け込みます。大さじ1杯を熱湯に溶かせば夜の一杯に、ヨーグルトにかければ朝食に。1歳未満のお子さまには与えないでください。',
      '미즈오 유자 향이 가장 짙은 12월에 껍질을 손으로 썰어 꿀에 한 달 재웁니다. 한 큰술을 뜨거운 물에 타면 저녁 차가 되고, 요구르트에 얹으면 아침 식사가 됩니다. 12개월 미만 영아에게는 먹이지 마세요.',
      'เราซอยเปลือกด้วยมือในเดือนธันวาคม ช่วงที่ยูซุจากมิซุโอะหอมที่สุด แล้วแช่น้ำผึ้งหนึ่งเดือน ตักหนึ่งช้อนโต๊ะชงน้ำร้อนดื่มตอนเย็น หรือราดโยเกิร์ตเป็นมื้อเช้า ห้ามให้เด็กอายุต่ำกว่าหนึ่งปี',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Honey 70 %, yuzu peel and juice',
          '蜂蜜70%、柚子皮和果汁',
          'はちみつ70%、柚子皮・果汁',
          '꿀 70%, 유자 껍질과 즙',
          'น้ำผึ้ง 70 % เปลือกและน้ำยูซุ',
        ),
      },
      {
        name: texts('Storage', '储存', '保存方法', '보관 방법', 'การเก็บรักษา'),
        value: texts('Chill after opening', '开封后冷藏', '開封後要冷蔵', '개봉 후 냉장', 'แช่เย็นหลังเปิด'),
      },
      {
        name: keeps,
        value: texts('24 months sealed', '未开封24个月', '未開封で24か月', '미개봉 24개월', '24 เดือนเมื่อยังไม่เปิด'),
      },
    ],
    options: [
      {
        name: texts('Flavour', '口味', '味', '맛', 'รสชาติ'),
        values: [
          { code: 'yuzu', text: texts('Yuzu', '柚子', '柚子', '유자', 'ยูซุ') },
          {
            code: 'ginger',
            text: texts('Yuzu and ginger', '柚子生姜', '柚子と生姜', '유자 생강', 'ยูซุและขิง'),
            priceDelta: 60,
          },
        ],
      },
      {
        name: size,
        values: [
          { code: '280', text: texts('280 g', '280克', '280g', '280g', '280 กรัม') },
          { code: '560', text: texts('560 g', '560克', '560g', '560g', '560 กรัม'), priceDelta: 1150 },
        ],
      },
    ],
    price: 1380,
    stock: 96,
    weightGrams: 480,
    picture: { cp: '1f36f', bg: 'mist', scene: 'window' },
    company: [
      { cp: '1f34a', x: 655, y: 704, size: 170, front: true },
      { cp: '1f375', x: 145, y: 708, size: 180, front: true },
    ],
  },
  {
    slug: 'hinoki-bath-essence',
    shop: 'bloom-apothecary',
    category: 'health',
    title: texts(
      'Hinoki bath essence, 6 × 30 ml glass phials',
      '桧木入浴精华 6 × 30毫升',
      'ひのきのバスエッセンス 30ml × 6本',
      '히노키 입욕 에센스 30ml × 6병',
      'น้ำมันหอมแช่อาบน้ำกลิ่นฮิโนกิ 6 × 30 มล.',
    ),
    summary: texts(
      'One phial turns a bath into a cypress tub at a country inn.',
      '一支倒入浴缸，便有温泉旅馆的木香。',
      '1本でいつものお風呂が、宿の檜風呂の香りになります。',
      '한 병이면 집 욕조에 료칸 편백탕의 향이 퍼집니다.',
      'หนึ่งหลอดเปลี่ยนอ่างที่บ้านให้หอมไม้เหมือนโรงเตี๊ยมน้ำพุร้อน',
    ),
    description: texts(
      'Oil distilled from hinoki shavings left over by temple carpenters, blended with sea salt and rice-bran extract. Pour one phial into a full tub at 38 to 40 °C. It rinses clean and does not mark enamel, and the phials come back to us for refilling if you like.',
      '精油取自宫大工刨下的桧木花，调入海盐与米糠提取物。满缸38至40℃热水倒入一支即可。不留残渍，不伤搪瓷；空瓶也可寄回补装。',
      '宮大工の鉋くずから蒸留したひのき精油に、海塩と米ぬかエキスを合わせました。38〜40℃のお湯を張った浴槽に1本お使いください。浴槽に色が残らず、空き瓶は詰め替えのためお送りいただけます。',
      '사찰 목수가 남긴 편백 대팻밥에서 증류한 오일에 바다 소금과 미강 추출물을 섞었습니다. 38~40℃ 물을 채운 욕조에 한 병을 부어 주세요. 욕조에 자국이 남지 않으며, 빈 병은 보내 주시면 다시 채워 드립니다.',
      'น้ำมันกลั่นจากขี้กบไม้ฮิโนกิของช่างไม้วัด ผสมเกลือทะเลและสารสกัดรำข้าว เทหนึ่งหลอดลงอ่างน้ำอุ่น 38 ถึง 40 องศา ล้างออกง่ายไม่ทิ้งคราบ และส่งหลอดเปล่ากลับมาเติมใหม่ได้',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Hinoki oil, sea salt, rice bran',
          '桧木精油、海盐、米糠',
          'ひのき精油、海塩、米ぬか',
          '편백 오일, 바다 소금, 미강',
          'น้ำมันฮิโนกิ เกลือทะเล รำข้าว',
        ),
      },
      { name: contents, value: texts('6 × 30 ml', '6 × 30毫升', '30ml × 6本', '30ml × 6병', '6 × 30 มล.') },
      { name: madeIn, value: kyoto },
    ],
    options: [
      {
        name: scent,
        values: [
          { code: 'hinoki', text: texts('Hinoki', '桧木', 'ひのき', '편백', 'ฮิโนกิ'), swatch: '#9CCB5A' },
          {
            code: 'lavender',
            text: texts('Furano lavender', '富良野薰衣草', '富良野ラベンダー', '후라노 라벤더', 'ลาเวนเดอร์ฟุราโนะ'),
            swatch: '#A98BD6',
            effect: { hue: 190, sat: 0.8 },
          },
          {
            code: 'rose',
            text: texts('Damask rose', '大马士革玫瑰', 'ダマスクローズ', '다마스크 로즈', 'กุหลาบดามัสก์'),
            swatch: '#E58FA8',
            effect: { hue: 260, sat: 0.8, bri: 1.05 },
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: '6', text: texts('6 phials', '6支', '6本', '6병', '6 หลอด') },
          {
            code: '12',
            text: texts(
              '12 phials in a cedar box',
              '12支杉木盒装',
              '12本 杉箱入り',
              '12병 삼나무 상자',
              '12 หลอดในกล่องไม้ซีดาร์',
            ),
            priceDelta: 2200,
          },
        ],
      },
    ],
    price: 2600,
    stock: 58,
    soldOut: ['rose|12'],
    weightGrams: 420,
    picture: { cp: '1f9ea', bg: 'mint', scene: 'studio' },
    company: [
      { cp: '1f33f', x: 655, y: 700, size: 170, front: true },
      { cp: '1f9fc', x: 150, y: 704, size: 170, front: true },
    ],
  },
];
