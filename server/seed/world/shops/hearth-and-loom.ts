import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';
import { fact, option, packs, value } from '../vocabulary.ts';

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const size = texts('Size', '尺寸', 'サイズ', '사이즈', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const care = texts('Care', '清洁保养', 'お手入れ', '관리 방법', 'การดูแล');
const delivery = texts('Delivery', '配送', '配送', '배송', 'การจัดส่ง');

export const shop: DemoShop = {
  slug: 'hearth-and-loom',
  name: 'Hearth & Loom',
  slogan: texts(
    'Rooms that are easy to come home to',
    '让人想回的家',
    '帰りたくなる部屋を',
    '돌아오고 싶은 집',
    'บ้านที่อยากกลับทุกวัน',
  ),
  about: texts(
    'We are a small Singapore shop for furniture, weaving and things on the wall. We work with eleven workshops in the region and go to see each of them twice a year. Large pieces travel flat and come with every tool you need; small ones ship the next working day.',
    '我们是新加坡一家小店，经营家具、编织和墙面装饰。合作的十一家作坊都在本区域，每年各走访两次。大件平板包装，工具齐全；小件下一个工作日发货。',
    'シンガポールで家具、編みもの、壁を飾るものを扱う小さな店です。近隣の11の工房と組み、年に二度ずつ訪ねています。大きな品は分解して必要な工具とともに、小さな品は翌営業日に発送いたします。',
    '가구와 엮음 공예, 벽 장식을 파는 싱가포르의 작은 가게입니다. 인근 지역의 공방 열한 곳과 일하며 해마다 두 번씩 찾아갑니다. 큰 제품은 분해해 필요한 공구와 함께, 작은 제품은 다음 영업일에 보내 드립니다.',
    'เราเป็นร้านเล็ก ๆ ในสิงคโปร์ ขายเฟอร์นิเจอร์ งานสาน และของแต่งผนัง ทำงานกับโรงงานฝีมือสิบเอ็ดแห่งในภูมิภาคและไปเยี่ยมทุกแห่งปีละสองครั้ง ของชิ้นใหญ่ส่งแบบถอดประกอบพร้อมเครื่องมือครบ ของชิ้นเล็กส่งในวันทำการถัดไป',
  ),
  city: texts('Singapore', '新加坡', 'シンガポール', '싱가포르', 'สิงคโปร์'),
  country: 'SG',
  since: 2012,
  avatar: { cp: '1fab4', bg: 'wine', scene: 'studio' },
  tone: 'pine',
  freight: { freeOver: 12000, first: 1290, next: 800 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'linen-sofa-loose-covers',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Linen-blend sofa with loose covers, 162 cm',
      '可拆洗棉麻布艺沙发 162厘米',
      'カバーリングソファ 麻混 幅162cm',
      '커버 분리형 린넨 혼방 소파 162cm',
      'โซฟาผ้าลินินผสม ถอดซักได้ กว้าง 162 ซม.',
    ),
    summary: texts(
      'Covers and cushion cases zip off for the wash; the frame is solid birch.',
      '沙发套和靠垫套均可拆洗，框架为实木桦木。',
      'カバーもクッションも外して洗え、フレームは樺の無垢材です。',
      '커버와 쿠션 커버를 벗겨 빨 수 있고 프레임은 자작나무 원목입니다.',
      'ปลอกโซฟาและหมอนอิงถอดซักได้ โครงไม้เบิร์ชแท้',
    ),
    description: texts(
      'A sofa for a home with children, a dog or red wine. The seat is pocket springs under a layer of feather-wrapped foam, so it gives without swallowing you, and the two loose cushions are included. It comes in three boxes that fit a lift; two people build it in half an hour.',
      '适合有孩子、养狗、爱喝红酒的家。坐垫为独立袋装弹簧加羽绒包裹海绵，软而有托，另附两只靠垫。分三箱送达，电梯放得下，两个人半小时装好。',
      '子どもや犬、赤ワインのある暮らしのためのソファです。座面はポケットコイルにフェザー巻きのウレタンを重ね、沈み込みすぎません。クッション2個付き。エレベーターに載る3箱で届き、2人で30分ほどで組み立てられます。',
      '아이나 강아지, 레드 와인이 있는 집을 위한 소파입니다. 포켓 스프링 위에 깃털로 감싼 폼을 얹어 푹 꺼지지 않고 편안하며, 쿠션 두 개가 포함됩니다. 엘리베이터에 실리는 상자 세 개로 오고 둘이서 30분이면 조립합니다.',
      'โซฟาสำหรับบ้านที่มีเด็ก หมา หรือไวน์แดง เบาะพ็อกเก็ตสปริงทับด้วยโฟมหุ้มขนนก นั่งนุ่มแต่ไม่ยวบ แถมหมอนอิงสองใบ มาเป็นสามกล่องที่เข้าลิฟต์ได้ สองคนประกอบเสร็จในครึ่งชั่วโมง',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Linen and cotton, birch frame',
          '棉麻面料，桦木框架',
          '麻・綿、樺材フレーム',
          '린넨·면, 자작나무 프레임',
          'ลินินผสมฝ้าย โครงไม้เบิร์ช',
        ),
      },
      {
        name: texts('Seat', '座面', '座面', '좌석', 'เบาะนั่ง'),
        value: texts(
          '44 cm high, 58 cm deep',
          '高44厘米，深58厘米',
          '高さ44cm、奥行58cm',
          '높이 44cm, 깊이 58cm',
          'สูง 44 ซม. ลึก 58 ซม.',
        ),
      },
      {
        name: care,
        value: texts(
          'Covers wash at 40 °C',
          '套件可40℃机洗',
          'カバーは40℃で洗濯可',
          '커버 40℃ 세탁',
          'ปลอกซักได้ที่ 40 °C',
        ),
      },
      {
        name: delivery,
        value: texts(
          'Three boxes, tools included',
          '三箱，附工具',
          '3箱、工具付き',
          '상자 3개, 공구 포함',
          'สามกล่อง พร้อมเครื่องมือ',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'harbour',
            text: texts('Harbour blue', '港湾蓝', 'ハーバーブルー', '하버 블루', 'น้ำเงินท่าเรือ'),
            swatch: '#4B78C0',
            effect: { sat: 0.75 },
          },
          {
            code: 'moss',
            text: texts('Moss green', '苔绿', 'モスグリーン', '모스 그린', 'เขียวมอส'),
            swatch: '#6E8A5A',
            effect: { hue: 220, sat: 0.5 },
          },
          {
            code: 'clay',
            text: texts('Clay', '陶土色', 'テラコッタ', '테라코타', 'สีดินเผา'),
            swatch: '#B8694F',
            effect: { hue: 130, sat: 0.65 },
          },
          {
            code: 'fog',
            text: texts('Fog grey', '雾灰', 'フォググレー', '포그 그레이', 'เทาหมอก'),
            swatch: '#AEB2B8',
            effect: { sat: 0.12, bri: 1.2 },
          },
        ],
      },
      {
        name: texts('Seats', '座位', '人掛け', '좌석 수', 'จำนวนที่นั่ง'),
        values: [
          {
            code: '2',
            text: texts('Two seats 162 cm', '双人 162厘米', '2人掛け 162cm', '2인용 162cm', '2 ที่นั่ง 162 ซม.'),
          },
          {
            code: '3',
            text: texts('Three seats 214 cm', '三人 214厘米', '3人掛け 214cm', '3인용 214cm', '3 ที่นั่ง 214 ซม.'),
            priceDelta: 19000,
          },
        ],
      },
    ],
    price: 64900,
    listPrice: 72900,
    stock: 5,
    soldOut: ['clay|3'],
    weightGrams: 46000,
    picture: { cp: '1f6cb-fe0f', bg: 'mint', scene: 'studio', sat: 0.75 },
    company: [
      { cp: '1fab4', x: 685, y: 706, size: 190, front: true },
      { cp: '1f9fa', x: 120, y: 712, size: 160, front: true },
    ],
  },
  {
    slug: 'stonewashed-linen-bedding',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Stonewashed linen bedding set, 3 pieces',
      '水洗亚麻床品三件套',
      'ストーンウォッシュ リネン寝具カバー3点セット',
      '스톤워싱 린넨 침구 3종 세트',
      'ชุดเครื่องนอนลินินสโตนวอช 3 ชิ้น',
    ),
    summary: texts(
      'Pure flax linen, soft from the first night and cool in a warm climate.',
      '纯亚麻，第一晚就柔软，炎热天气也凉爽。',
      '亜麻100%。初めての夜からやわらかく、蒸し暑い夜もさらりと。',
      '순 아마 린넨으로 첫날부터 부드럽고 더운 밤에도 시원합니다.',
      'ลินินแท้ นุ่มตั้งแต่คืนแรก เย็นสบายในอากาศร้อน',
    ),
    description: texts(
      'One duvet cover and two pillowcases, woven from Normandy flax and tumbled with pumice until they feel like an old shirt. Coconut buttons close the cover, and ties inside the corners hold the duvet still. No ironing: shake it out and make the bed.',
      '一件被套、两只枕套，选用诺曼底亚麻织造，再以浮石水洗至如旧衬衫般柔软。被套用椰壳扣，内角有系带，被芯不乱跑。无需熨烫，抖开即用。',
      '掛け布団カバー1枚と枕カバー2枚。ノルマンディー産の亜麻を織り、軽石で洗って着慣れたシャツのような肌ざわりに仕上げました。ココナッツボタン留めで、内側の四隅のひもが布団のずれを防ぎます。アイロンはいりません。',
      '이불 커버 한 장과 베갯잇 두 장입니다. 노르망디산 아마를 짜서 부석과 함께 돌려 오래 입은 셔츠처럼 부드럽습니다. 코코넛 단추로 여미고 안쪽 모서리 끈이 이불솜을 잡아 줍니다. 다림질 없이 털어서 쓰세요.',
      'ปลอกผ้านวมหนึ่งผืนและปลอกหมอนสองใบ ทอจากแฟลกซ์แคว้นนอร์มังดี ปั่นกับหินภูเขาไฟจนนุ่มเหมือนเสื้อตัวโปรด ติดกระดุมกะลา มีเชือกผูกมุมด้านในกันไส้เลื่อน ไม่ต้องรีด สะบัดแล้วปูได้เลย',
    ),
    facts: [
      {
        name: material,
        value: texts(
          '100 % flax linen, 170 g/m²',
          '100%亚麻，170克/平方米',
          '麻（リネン）100%、170g/m²',
          '아마 100%, 170g/m²',
          'ลินิน 100 % 170 กรัม/ตร.ม.',
        ),
      },
      {
        name: texts('In the set', '包含', 'セット内容', '구성', 'ในชุด'),
        value: texts(
          'Duvet cover, 2 pillowcases',
          '被套1、枕套2',
          '掛け布団カバー1、枕カバー2',
          '이불 커버 1, 베갯잇 2',
          'ปลอกผ้านวม 1 ปลอกหมอน 2',
        ),
      },
      {
        name: care,
        value: texts(
          'Wash at 40 °C, line dry',
          '40℃机洗，悬挂晾干',
          '40℃洗濯、つり干し',
          '40℃ 세탁, 자연 건조',
          'ซัก 40 °C ตากราว',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'indigo', text: texts('Indigo', '靛蓝', 'インディゴ', '인디고', 'คราม'), swatch: '#4A5AA0' },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージグリーン', '세이지 그린', 'เขียวเสจ'),
            swatch: '#8FA88A',
            effect: { hue: 210, sat: 0.45, bri: 1.15 },
          },
          {
            code: 'rose',
            text: texts('Dusty rose', '豆沙粉', 'くすみローズ', '더스티 로즈', 'ชมพูกุหลาบหม่น'),
            swatch: '#C88C96',
            effect: { hue: 90, sat: 0.5, bri: 1.15 },
          },
          {
            code: 'flax',
            text: texts('Natural flax', '亚麻本色', '生成り', '내추럴', 'สีธรรมชาติ'),
            swatch: '#D8CBB4',
            effect: { hue: 140, sat: 0.22, bri: 1.6 },
          },
        ],
      },
      {
        name: size,
        values: [
          {
            code: 'single',
            text: texts(
              'Single 150 × 200 cm',
              '单人 150 × 200厘米',
              'シングル 150 × 200cm',
              '싱글 150 × 200cm',
              'เตียงเดี่ยว 150 × 200 ซม.',
            ),
          },
          {
            code: 'double',
            text: texts(
              'Double 200 × 200 cm',
              '双人 200 × 200厘米',
              'ダブル 200 × 200cm',
              '더블 200 × 200cm',
              'เตียงคู่ 200 × 200 ซม.',
            ),
            priceDelta: 3500,
          },
          {
            code: 'king',
            text: texts(
              'King 240 × 220 cm',
              '加大 240 × 220厘米',
              'キング 240 × 220cm',
              '킹 240 × 220cm',
              'คิงไซซ์ 240 × 220 ซม.',
            ),
            priceDelta: 6000,
          },
        ],
      },
    ],
    price: 12900,
    stock: 24,
    soldOut: ['rose|king', 'flax|single'],
    weightGrams: 1900,
    picture: { cp: '1f6cf-fe0f', bg: 'shell', scene: 'window' },
    company: [
      { cp: '1f9fa', x: 680, y: 708, size: 170, front: true },
      { cp: '2615', x: 120, y: 708, size: 140, front: true },
    ],
  },
  {
    slug: 'handwoven-seagrass-basket',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Handwoven seagrass basket with handle, 32 cm',
      '手编海草提篮 32厘米',
      '手編みシーグラスバスケット 持ち手付き 32cm',
      '수공예 해초 손잡이 바구니 32cm',
      'ตะกร้าสานหญ้าทะเลมีหูหิ้ว 32 ซม.',
    ),
    summary: texts(
      'Tightly plaited, firm enough to stand empty, light enough for the market.',
      '编织紧密，空篮也立得住，轻便好提。',
      'きっちり編まれて空でも自立し、買い物にも軽く持てます。',
      '촘촘히 엮어 비어 있어도 서고, 장바구니로 쓰기에도 가볍습니다.',
      'สานแน่น ตั้งได้แม้ไม่ใส่ของ เบาพอหิ้วไปตลาด',
    ),
    description: texts(
      'Women in Kim Son plait these at home from grass grown on the tide line; one takes most of a day. Use it for blankets, toys or the Saturday shopping. Wipe it with a damp cloth and let it dry in shade.',
      '由金山县的妇女在家编成，草料长在潮间带，一只要花大半天。放毛毯、玩具，或周末拎去买菜都合适。湿布擦拭，阴凉处晾干。',
      'キムソンの女性たちが、潮の満ちる岸辺の草を使い、家でほぼ一日かけて一つを編みます。ブランケットやおもちゃ入れに、週末の買い物に。固く絞った布でふき、陰干ししてください。',
      '낌선의 여성들이 갯가에서 자란 풀로 집에서 하루 가까이 엮어 만듭니다. 담요나 장난감을 담거나 주말 장보기에 쓰세요. 젖은 천으로 닦고 그늘에서 말려 주세요.',
      'ผู้หญิงในอำเภอกิมเซินสานที่บ้านจากหญ้าริมชายน้ำขึ้นลง ใบหนึ่งใช้เวลาเกือบทั้งวัน ใส่ผ้าห่ม ของเล่น หรือหิ้วจ่ายตลาดวันเสาร์ เช็ดด้วยผ้าหมาดแล้วผึ่งในร่ม',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Seagrass, rattan handle',
          '海草，藤制提手',
          'シーグラス、籐の持ち手',
          '해초, 라탄 손잡이',
          'หญ้าทะเล หูหวาย',
        ),
      },
      {
        name: texts('Holds', '承重', '耐荷重', '하중', 'รับน้ำหนัก'),
        value: texts('Up to 8 kg', '8公斤以内', '約8kgまで', '8kg까지', 'ไม่เกิน 8 กก.'),
      },
      {
        name: texts('Made in', '产地', '製造', '제조', 'ผลิตที่'),
        value: texts('Ninh Binh, Vietnam', '越南宁平', 'ベトナム・ニンビン', '베트남 닌빈', 'นิญบิ่ญ เวียดนาม'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'natural', text: texts('Natural', '原色', 'ナチュラル', '내추럴', 'สีธรรมชาติ'), swatch: '#D39A52' },
          {
            code: 'smoke',
            text: texts('Smoked brown', '烟熏棕', 'スモークブラウン', '스모크 브라운', 'น้ำตาลรมควัน'),
            swatch: '#7A5138',
            effect: { sat: 0.7, bri: 0.68 },
          },
          {
            code: 'olive',
            text: texts('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'),
            swatch: '#8C8A4E',
            effect: { hue: 45, sat: 0.6, bri: 0.92 },
          },
        ],
      },
      {
        name: size,
        values: [
          { code: 's', text: texts('Small 32 cm', '小 32厘米', '小 32cm', '소 32cm', 'เล็ก 32 ซม.') },
          {
            code: 'm',
            text: texts('Medium 40 cm', '中 40厘米', '中 40cm', '중 40cm', 'กลาง 40 ซม.'),
            priceDelta: 1000,
          },
          { code: 'l', text: texts('Large 50 cm', '大 50厘米', '大 50cm', '대 50cm', 'ใหญ่ 50 ซม.'), priceDelta: 2200 },
        ],
      },
    ],
    price: 2800,
    stock: 48,
    soldOut: ['olive|l'],
    weightGrams: 850,
    picture: { cp: '1f9fa', bg: 'sand', scene: 'arch' },
    company: [
      { cp: '1fab4', x: 670, y: 704, size: 180, front: true },
      { cp: '1fad9', x: 130, y: 702, size: 160, front: true },
    ],
  },
  {
    slug: 'oval-wall-mirror',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Oval wall mirror in a cast frame, 60 × 40 cm',
      '椭圆浮雕框壁镜 60 × 40厘米',
      'オーバル壁掛けミラー 装飾フレーム 60 × 40cm',
      '타원형 장식 벽거울 60 × 40cm',
      'กระจกวงรีติดผนังกรอบหล่อลาย 60 × 40 ซม.',
    ),
    summary: texts(
      'Clear 5 mm glass in a hand-finished frame; hangs upright or sideways.',
      '5毫米高清镜面，手工上色镜框，横竖皆可挂。',
      '5mm厚の鏡と手仕上げのフレーム。縦にも横にも掛けられます。',
      '5mm 맑은 거울과 손으로 마감한 프레임, 세로로도 가로로도 걸 수 있습니다.',
      'กระจกใสหนา 5 มม. กรอบแต่งผิวด้วยมือ แขวนตั้งหรือนอนก็ได้',
    ),
    description: texts(
      'The frame is cast from an old plaster pattern found in a Penang shophouse, then gilded and rubbed back by hand so the edges wear light. Copper-free silvering keeps the glass from spotting in a steamy bathroom. Two hooks, plugs and a paper template come in the box.',
      '镜框翻铸自槟城老店屋里找到的石膏旧模，描金后手工打磨，边角透出旧色。无铜镀银，浴室潮气重也不易起斑。附两只挂钩、膨胀管和定位纸样。',
      'フレームはペナンのショップハウスで見つけた古い石膏型から鋳造し、箔押しのあと手で磨いて縁に使い込んだ味を出しています。銅フリーの銀引きで、湯気の多い洗面所でもシミになりにくいつくり。フック2個、プラグ、取り付け用型紙付き。',
      '페낭 숍하우스에서 찾은 옛 석고 틀로 프레임을 떠서 금칠한 뒤 손으로 문질러 모서리에 세월을 남겼습니다. 구리를 쓰지 않은 은도금이라 김 서린 욕실에서도 얼룩이 잘 생기지 않습니다. 고리 두 개, 앵커, 종이 본이 들어 있습니다.',
      'กรอบหล่อจากแม่พิมพ์ปูนเก่าที่พบในตึกแถวปีนัง ปิดทองแล้วขัดมือให้ขอบดูผ่านวันเวลา ฉาบเงินไร้ทองแดง ไม่ขึ้นจุดง่ายแม้ในห้องน้ำที่มีไอน้ำ มีตะขอสองตัว พุก และกระดาษทาบตำแหน่งในกล่อง',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Resin frame, 5 mm glass',
          '树脂框，5毫米玻璃',
          '樹脂フレーム、5mmガラス',
          '레진 프레임, 5mm 유리',
          'กรอบเรซิน กระจก 5 มม.',
        ),
      },
      {
        name: texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
        value: texts('3.4 kg', '3.4公斤', '3.4kg', '3.4kg', '3.4 กก.'),
      },
      {
        name: texts('Hanging', '安装', '取り付け', '설치', 'การติดตั้ง'),
        value: texts(
          'Hooks and template included',
          '附挂钩和定位纸样',
          'フック・型紙付き',
          '고리와 본 포함',
          'มีตะขอและกระดาษทาบ',
        ),
      },
    ],
    options: [
      {
        name: texts('Frame', '镜框', 'フレーム', '프레임', 'กรอบ'),
        values: [
          {
            code: 'gold',
            text: texts('Old gold', '旧金', 'アンティークゴールド', '앤티크 골드', 'ทองเก่า'),
            swatch: '#E2A93C',
          },
          {
            code: 'silver',
            text: texts('Silver leaf', '银箔', 'シルバーリーフ', '실버 리프', 'เงินเปลว'),
            swatch: '#C6C9CD',
            effect: { sat: 0.12, bri: 1.08 },
          },
          {
            code: 'copper',
            text: texts('Copper rose', '玫瑰铜', 'コッパーローズ', '코퍼 로즈', 'ทองแดงกุหลาบ'),
            swatch: '#C9826A',
            effect: { hue: 325, sat: 0.75 },
          },
        ],
      },
      {
        name: size,
        values: [
          { code: '60', text: texts('60 × 40 cm', '60 × 40厘米', '60 × 40cm', '60 × 40cm', '60 × 40 ซม.') },
          {
            code: '80',
            text: texts('80 × 54 cm', '80 × 54厘米', '80 × 54cm', '80 × 54cm', '80 × 54 ซม.'),
            priceDelta: 3400,
          },
        ],
      },
    ],
    price: 8600,
    stock: 15,
    soldOut: ['copper|80'],
    weightGrams: 4600,
    picture: { cp: '1fa9e', bg: 'sage', scene: 'podium' },
    company: [
      { cp: '1f3fa', x: 665, y: 700, size: 180, front: true },
      { cp: '1fab4', x: 140, y: 704, size: 160, front: true },
    ],
  },
  {
    slug: 'lifelike-potted-fig',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Lifelike potted fig in terracotta, 45 cm',
      '仿真琴叶榕盆栽 陶盆 45厘米',
      '人工観葉植物 フィカス テラコッタ鉢 45cm',
      '인조 화분 고무나무 테라코타 45cm',
      'ต้นไทรใบสักปลอมในกระถางดินเผา 45 ซม.',
    ),
    summary: texts(
      'Fabric leaves painted one by one, in a real clay pot; needs only dusting.',
      '布叶逐片手绘，真陶盆，只需掸灰。',
      '一枚ずつ彩色した布の葉と本物の素焼き鉢。手入れはほこりを払うだけ。',
      '한 장씩 칠한 천 잎과 진짜 토분, 먼지만 털어 주시면 됩니다.',
      'ใบผ้าลงสีทีละใบในกระถางดินเผาจริง แค่ปัดฝุ่นก็พอ',
    ),
    description: texts(
      'For the corner where nothing grows. The leaves are cloth over wire, so you can bend them as a plant would lean towards a window, and the stem is a real twig. It stands in a 14 cm terracotta pot filled with stones, heavy enough for a house with a cat.',
      '放在什么都养不活的角落。叶片为布面包铁丝，可弯成向窗生长的样子，枝干是真树枝。配14厘米陶盆，内填石子，够沉，家里有猫也不怕推倒。',
      '光の届かない一角のために。葉は布にワイヤー入りで、窓に向かって伸びるように曲げられます。幹は本物の枝。石を詰めた直径14cmの素焼き鉢は重みがあり、猫のいるお宅でも倒れにくくなっています。',
      '아무것도 자라지 않는 구석을 위한 화분입니다. 잎은 철사를 넣은 천이라 창을 향해 기울듯 구부릴 수 있고 줄기는 진짜 나뭇가지입니다. 돌을 채운 14cm 토분이 묵직해 고양이가 있는 집에도 좋습니다.',
      'สำหรับมุมที่ปลูกอะไรก็ไม่ขึ้น ใบผ้ามีลวดด้านใน ดัดให้เอนหาหน้าต่างเหมือนต้นจริง ลำต้นเป็นกิ่งไม้แท้ ตั้งในกระถางดินเผา 14 ซม. ถ่วงหิน หนักพอสำหรับบ้านที่มีแมว',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Polyester leaves, wood, terracotta',
          '涤纶叶、木枝、陶盆',
          'ポリエステル、木、テラコッタ',
          '폴리에스터 잎, 나무, 테라코타',
          'ใบโพลีเอสเตอร์ ไม้ ดินเผา',
        ),
      },
      {
        name: texts('Pot', '花盆', '鉢', '화분', 'กระถาง'),
        value: texts(
          'Ø 14 cm, included',
          '直径14厘米，含盆',
          '直径14cm、付属',
          '지름 14cm, 포함',
          'กว้าง 14 ซม. รวมในชุด',
        ),
      },
      {
        name: care,
        value: texts('Dust now and then', '偶尔掸灰', 'ときどきほこりを払う', '가끔 먼지 털기', 'ปัดฝุ่นเป็นครั้งคราว'),
      },
    ],
    options: [
      {
        name: texts('Height', '高度', '高さ', '높이', 'ความสูง'),
        values: [
          { code: '45', text: texts('45 cm', '45厘米', '45cm', '45cm', '45 ซม.') },
          { code: '70', text: texts('70 cm', '70厘米', '70cm', '70cm', '70 ซม.'), priceDelta: 1900 },
          { code: '110', text: texts('110 cm', '110厘米', '110cm', '110cm', '110 ซม.'), priceDelta: 4800 },
        ],
      },
    ],
    price: 3400,
    stock: 36,
    weightGrams: 1600,
    picture: { cp: '1fab4', bg: 'mint', scene: 'disc' },
    company: [
      { cp: '1faa3', x: 665, y: 706, size: 180, front: true },
      { cp: '1f9fa', x: 135, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'washed-linen-window-curtain',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Washed linen curtain',
      '水洗亚麻窗帘',
      'ウォッシュドリネンのカーテン',
      '워싱 리넨 커튼',
      'ผ้าม่านลินินฟอก',
    ),
    summary: texts(
      'Lets the morning in and keeps the street out.',
      '晨光进得来，街景挡得住。',
      '朝の光は通し、通りの目はさえぎる。',
      '아침은 들이고 길은 가립니다.',
      'ให้แสงเช้าเข้า กันสายตาจากถนน',
    ),
    description: texts(
      'Hung by hidden loops or by rings, hemmed to the length that you write us. Each panel is 140 cm wide.',
      '暗襻或挂环皆可，按您写的长度收边。单片宽140厘米。',
      '隠しループでもリングでも。ご希望の丈に仕立てます。幅140cm。',
      '숨은 고리나 링으로 걸고, 적어 주신 길이로 단을 냅니다. 폭 140cm.',
      'แขวนหูซ่อนหรือห่วงก็ได้ เย็บชายตามความยาวที่แจ้ง กว้าง 140 ซม.',
    ),
    facts: [fact('care', 'Machine wash, 40 °C', '40℃机洗', '洗濯機40℃', '40℃ 세탁기', 'ซักเครื่อง 40 °C')],
    options: [
      option(
        'length',
        value('200', texts('200 cm', '200厘米', '200cm', '200cm', '200 ซม.')),
        value('260', texts('260 cm', '260厘米', '260cm', '260cm', '260 ซม.'), 1800),
      ),
      packs([1, 0], [2, 6900]),
    ],
    price: 7400,
    stock: 26,
    weightGrams: 900,
    picture: { cp: '1fa9f', bg: 'shell', scene: 'arch' },
  },
  {
    slug: 'reclaimed-teak-side-chair',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts(
      'Teak side chair with cushion',
      '柚木单椅 附坐垫',
      'チークのサイドチェア 座布団付き',
      '티크 사이드 체어 방석 포함',
      'เก้าอี้ไม้สักพร้อมเบาะ',
    ),
    summary: texts(
      'Reclaimed from a school that needed bigger ones.',
      '来自一所换了大椅子的学校。',
      'もっと大きな椅子が必要になった学校から。',
      '더 큰 의자가 필요해진 학교에서 왔습니다.',
      'จากโรงเรียนที่ต้องการเก้าอี้ใหญ่กว่าเดิม',
    ),
    description: texts(
      'Sanded, re-glued and oiled. Initials carved beneath the seat stay where they are.',
      '打磨、重胶、上油。座下刻的名字缩写原样保留。',
      '磨き、接ぎ直し、油を塗りました。座面の裏に彫られた頭文字はそのまま。',
      '사포질하고 다시 붙여 기름을 먹였습니다. 좌판 아래 새긴 이름은 그대로 둡니다.',
      'ขัด ติดกาวใหม่ ทาน้ำมัน ตัวอักษรสลักใต้ที่นั่งคงไว้',
    ),
    facts: [fact('material', 'Reclaimed teak, cotton', '旧柚木、棉', '古材チーク、綿', '재생 티크, 면', 'ไม้สักเก่า ฝ้าย')],
    options: [
      option(
        texts('Cushion', '坐垫', '座布団', '방석', 'เบาะ'),
        value('oat', texts('Oat', '燕麦色', 'オートミール', '오트밀', 'ข้าวโอ๊ต')),
        value('moss', texts('Moss', '苔绿', 'モス', '모스 그린', 'เขียวมอส')),
      ),
      packs([1, 0], [2, 8900]),
    ],
    price: 9800,
    stock: 13,
    weightGrams: 4800,
    picture: { cp: '1fa91', bg: 'sand', scene: 'podium' },
  },
  {
    slug: 'monsoon-scented-candle',
    shop: 'hearth-and-loom',
    category: 'family',
    title: texts('Monsoon scented candle', '季风香氛蜡烛', '雨季の香りのキャンドル', '몬순 향초', 'เทียนหอมกลิ่นมรสุม'),
    summary: texts(
      'Wet stone, pandan, and the first cool evening.',
      '湿石、斑斓叶，第一个凉爽的傍晚。',
      '濡れた石、パンダン、最初の涼しい夕べ。',
      '젖은 돌과 판단잎, 첫 서늘한 저녁.',
      'หินเปียก ใบเตย และเย็นแรกที่อากาศเย็น',
    ),
    description: texts(
      'Poured in cups thrown for us; when the wax is gone, the cup is for tea. Burns for fifty hours.',
      '灌在专为我们拉坯的杯子里，烧完可以喝茶。可燃五十小时。',
      '焼いてもらった器に注ぎ、燃え尽きたら湯のみに。50時間灯ります。',
      '우리를 위해 빚은 잔에 붓고 다 타면 찻잔이 됩니다. 쉰 시간 탑니다.',
      'เทในถ้วยที่ปั้นให้เรา ไขหมดแล้วใช้ดื่มชา จุดได้ห้าสิบชั่วโมง',
    ),
    facts: [fact('weight', '220 g of wax', '蜡220克', 'ロウ220g', '왁스 220g', 'ไข 220 กรัม')],
    options: [
      option(
        'scent',
        value('monsoon', texts('Monsoon', '季风', '雨季', '몬순', 'มรสุม')),
        value('temple', texts('Temple wood', '寺木', '寺の木', '사찰 나무', 'ไม้วัด')),
      ),
      packs([1, 0], [2, 2600]),
    ],
    price: 2900,
    stock: 58,
    weightGrams: 560,
    picture: { cp: '1f56f-fe0f', bg: 'mint', scene: 'window' },
  },
];
