import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const scent = texts('Scent', '香味', '香り', '향', 'กลิ่น');
const weight = texts('Net weight', '净含量', '内容量', '중량', 'น้ำหนักสุทธิ');
const players = texts('Players', '人数', '人数', '인원', 'จำนวนผู้เล่น');
const duration = texts('Playing time', '时长', '所要時間', '소요 시간', 'เวลาเล่น');
const inTheBox = texts('In the box', '盒内清单', 'セット内容', '구성', 'ในกล่อง');
const madeIn = texts('Made in', '产地', '原産国', '제조국', 'ผลิตที่');
const italy = texts('Italy', '意大利', 'イタリア', '이탈리아', 'อิตาลี');

export const shop: DemoShop = {
  slug: 'velvet-after-dark',
  name: 'Velvet After Dark',
  slogan: texts(
    'Candles, games and small luxuries for grown-up evenings',
    '给成年人夜晚的蜡烛、游戏与小奢侈',
    '大人の夜のための、キャンドルとゲームと小さな贅沢',
    '어른의 저녁을 위한 캔들, 게임, 작은 사치',
    'เทียน เกม และของเล็ก ๆ สำหรับค่ำคืนของผู้ใหญ่',
  ),
  about: texts(
    'A shop on the Naviglio canal for people over eighteen who would rather stay in. We pour candles, press chocolate and print games with makers within an hour of Milan. Every parcel is plain on the outside.',
    '开在米兰运河边的小店，写给更愿意待在家里的成年人。蜡烛、巧克力和桌游都与米兰一小时车程内的手艺人合作完成。包裹外观一律素净。',
    'ミラノの運河沿い、夜は家で過ごしたい十八歳以上の方のための店です。キャンドルもチョコレートもゲームも、ミラノから一時間以内の作り手と仕上げています。外箱はすべて無地です。',
    '밀라노 운하 옆, 밤에는 집에 있고 싶은 만 19세 이상 성인을 위한 가게입니다. 캔들을 붓고 초콜릿을 굳히고 게임을 인쇄하는 일을 밀라노에서 한 시간 안쪽의 장인들과 함께합니다. 상자 겉면에는 아무것도 적지 않습니다.',
    'ร้านริมคลองนาวีลโยสำหรับผู้ใหญ่อายุเกินสิบแปดที่อยากใช้ค่ำคืนอยู่บ้าน เราหล่อเทียน ทำช็อกโกแลต และพิมพ์เกมกับช่างที่อยู่ห่างมิลานไม่เกินหนึ่งชั่วโมง กล่องพัสดุเรียบ ไม่มีข้อความ',
  ),
  city: texts('Milan, Italy', '意大利米兰', 'イタリア・ミラノ', '이탈리아 밀라노', 'มิลาน อิตาลี'),
  country: 'IT',
  since: 2017,
  avatar: { cp: '1f56f-fe0f', bg: 'wine', scene: 'studio', hue: 0, sat: 0.95 },
  tone: 'wine',
  freight: { freeOver: 8000, first: 890, next: 220 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'soy-massage-candle-low-melt',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Soy massage candle, melts at 42 °C',
      '大豆蜡按摩蜡烛 42 °C 低温融化',
      'ソイマッサージキャンドル 42℃で溶ける低温タイプ',
      '소이 마사지 캔들 42℃ 저온',
      'เทียนนวดไขถั่วเหลือง ละลายที่ 42 องศา',
    ),
    summary: texts(
      'Burn it for twenty minutes, blow it out, pour the warm oil into your palm.',
      '点二十分钟，吹灭，把温热的油倒在掌心。',
      '二十分ほど灯して吹き消し、あたたかなオイルを手のひらに。',
      '20분쯤 켜 두었다가 끄고, 따뜻한 오일을 손바닥에 따르세요.',
      'จุดยี่สิบนาที เป่าดับ แล้วรินน้ำมันอุ่น ๆ ลงฝ่ามือ',
    ),
    description: texts(
      'Soy wax, coconut oil and shea butter, poured into a tin with a small spout. The wax turns to oil just above body temperature, so it feels like a warm bath. Test a drop on the wrist first; keep off broken skin.',
      '大豆蜡、椰子油与乳木果油，装在带小嘴的锡罐里。融点略高于体温，像泡温水一样舒服。请先在手腕滴一滴试温，皮肤有破损时不要使用。',
      '大豆ワックスとココナッツオイル、シアバターを、注ぎ口付きの缶に流しました。体温より少し高い温度で溶け、お湯のようなあたたかさです。はじめに手首で温度をお確かめください。傷のある肌には使用しないでください。',
      '소이 왁스와 코코넛 오일, 시어버터를 주둥이가 달린 틴에 부었습니다. 체온보다 조금 높은 온도에서 녹아 따뜻한 물처럼 느껴집니다. 손목에 한 방울 먼저 확인하시고, 상처 난 피부에는 쓰지 마세요.',
      'ไขถั่วเหลือง น้ำมันมะพร้าว และเชียบัตเตอร์ ในกระป๋องมีปากริน ละลายที่อุณหภูมิสูงกว่าร่างกายเล็กน้อย อุ่นสบายเหมือนแช่น้ำ ลองหยดที่ข้อมือก่อน และไม่ใช้กับผิวที่มีแผล',
    ),
    facts: [
      {
        name: texts('Ingredients', '成分', '主な成分', '성분', 'ส่วนผสม'),
        value: texts(
          'Soy wax, coconut oil, shea butter',
          '大豆蜡、椰子油、乳木果油',
          '大豆ワックス、ココナッツオイル、シアバター',
          '소이 왁스, 코코넛 오일, 시어버터',
          'ไขถั่วเหลือง น้ำมันมะพร้าว เชียบัตเตอร์',
        ),
      },
      {
        name: texts('Burning time', '燃烧时长', '燃焼時間', '연소 시간', 'เวลาเผาไหม้'),
        value: texts(
          'About 20 h (120 g)',
          '约 20 小时（120 克）',
          '約20時間（120g）',
          '약 20시간 (120g)',
          'ราว 20 ชั่วโมง (120 กรัม)',
        ),
      },
      {
        name: texts('Wick', '烛芯', '芯', '심지', 'ไส้เทียน'),
        value: texts('Cotton, lead-free', '棉芯，无铅', '綿、鉛不使用', '면, 무연', 'ฝ้าย ไร้สารตะกั่ว'),
      },
    ],
    options: [
      {
        name: scent,
        values: [
          {
            code: 'fig',
            text: texts('Fig and cedar', '无花果与雪松', 'いちじくとシダー', '무화과와 시더', 'มะเดื่อและไม้ซีดาร์'),
          },
          {
            code: 'vanilla',
            text: texts('Vanilla and tonka', '香草与零陵香豆', 'バニラとトンカ', '바닐라와 통카', 'วานิลลาและถั่วทองกา'),
          },
          { code: 'neroli', text: texts('Neroli', '橙花', 'ネロリ', '네롤리', 'ดอกส้ม') },
        ],
      },
      {
        name: texts('Size', '规格', 'サイズ', '용량', 'ขนาด'),
        values: [
          { code: '120g', text: texts('120 g', '120 克', '120g', '120g', '120 กรัม') },
          { code: '200g', text: texts('200 g', '200 克', '200g', '200g', '200 กรัม'), priceDelta: 900 },
        ],
      },
    ],
    price: 2400,
    stock: 75,
    soldOut: ['fig|200g'],
    weightGrams: 210,
    picture: { cp: '1f56f-fe0f', bg: 'wine', scene: 'studio', hue: 0, sat: 0.95 },
    company: [
      { cp: '1f339', x: 132, y: 690, size: 200 },
      { cp: '1f9f4', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'sweet-almond-massage-oil-pump-bottle',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Sweet-almond massage oil with pump',
      '甜杏仁按摩油 按压瓶',
      'スイートアーモンド マッサージオイル ポンプ式',
      '스위트 아몬드 마사지 오일 펌프형',
      'น้ำมันนวดอัลมอนด์หวาน ขวดหัวปั๊ม',
    ),
    summary: texts(
      'Glides for ten minutes, then sinks in; washes out of cotton at 40 °C.',
      '推得开、约十分钟吸收；沾到棉床单，40 °C 就能洗掉。',
      '十分ほどすべりが続いてから肌になじみ、綿のシーツは40℃で洗えば落ちます。',
      '10분쯤 부드럽게 미끄러진 뒤 스며들고, 면 시트에 묻어도 40℃ 세탁이면 지워집니다.',
      'ลื่นนานราวสิบนาทีแล้วซึมเข้าผิว เปื้อนผ้าปูฝ้ายซัก 40 องศาก็ออก',
    ),
    description: texts(
      'Cold-pressed almond and grape-seed oil with a little vitamin E, and nothing that tingles. The pump works with one hand and locks for travel. Not for use with latex; contains nut oil.',
      '冷压甜杏仁油与葡萄籽油，加少许维生素 E，不含刺激性的发热成分。单手可按，旅行时可锁扣。含坚果油，请勿与乳胶制品同用。',
      '低温圧搾のアーモンド油とグレープシード油に、少しのビタミンE。刺激のある温感成分は入れていません。片手で押せるポンプは、持ち運び用にロックできます。ナッツ油を含みます。ラテックス製品とは併用しないでください。',
      '냉압착 아몬드 오일과 포도씨 오일에 비타민 E를 조금 더했고, 화끈거리는 성분은 넣지 않았습니다. 한 손으로 누를 수 있고 여행할 때는 잠글 수 있습니다. 견과 오일이 들어 있으며 라텍스 제품과 함께 쓰지 마세요.',
      'น้ำมันอัลมอนด์และเมล็ดองุ่นสกัดเย็น เติมวิตามินอีเล็กน้อย ไม่มีสารที่ทำให้แสบร้อน หัวปั๊มกดมือเดียวได้ ล็อกพกเดินทางได้ มีน้ำมันถั่ว ไม่ใช้ร่วมกับยางลาเท็กซ์',
    ),
    facts: [
      {
        name: texts('Ingredients', '成分', '主な成分', '성분', 'ส่วนผสม'),
        value: texts(
          'Almond oil, grape-seed oil, vitamin E',
          '甜杏仁油、葡萄籽油、维生素 E',
          'アーモンド油、ブドウ種子油、ビタミンE',
          '아몬드 오일, 포도씨 오일, 비타민 E',
          'น้ำมันอัลมอนด์ น้ำมันเมล็ดองุ่น วิตามินอี',
        ),
      },
      {
        name: texts('After opening', '开封后', '開封後', '개봉 후', 'หลังเปิดใช้'),
        value: texts('Use within 12 months', '12 个月内用完', '12か月以内', '12개월 이내 사용', 'ควรใช้ภายใน 12 เดือน'),
      },
      { name: madeIn, value: italy },
    ],
    options: [
      {
        name: scent,
        values: [
          {
            code: 'rose',
            text: texts('Damask rose', '大马士革玫瑰', 'ダマスクローズ', '다마스크 로즈', 'กุหลาบดามัสก์'),
            swatch: '#EDB3BD',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'mandarin',
            text: texts('Mandarin', '柑橘', 'マンダリン', '만다린', 'ส้มแมนดาริน'),
            swatch: '#EBC9A8',
            effect: { hue: 38, sat: 0.95 },
          },
          {
            code: 'lavender',
            text: texts('Lavender', '薰衣草', 'ラベンダー', '라벤더', 'ลาเวนเดอร์'),
            swatch: '#BCB4E2',
            effect: { hue: 292, sat: 0.9 },
          },
          {
            code: 'unscented',
            text: texts('Unscented', '无香', '無香料', '무향', 'ไม่มีกลิ่น'),
            swatch: '#EDE8E6',
            effect: { hue: 0, sat: 0.2, bri: 1.05 },
          },
        ],
      },
      {
        name: texts('Volume', '容量', '容量', '용량', 'ปริมาตร'),
        values: [
          { code: '100ml', text: texts('100 ml', '100 毫升', '100ml', '100ml', '100 มล.') },
          { code: '250ml', text: texts('250 ml', '250 毫升', '250ml', '250ml', '250 มล.'), priceDelta: 1300 },
        ],
      },
    ],
    price: 1900,
    stock: 110,
    soldOut: ['mandarin|250ml'],
    weightGrams: 190,
    picture: { cp: '1f9f4', bg: 'shell', scene: 'podium', hue: 0, sat: 0.9 },
    company: [
      { cp: '1fab6', x: 132, y: 690, size: 180 },
      { cp: '1f56f-fe0f', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'dark-chocolate-chilli-sea-salt-72',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Late-night dark chocolate, 72% cocoa, 80 g bars',
      '深夜黑巧克力 72% 可可 80 克',
      '夜更けのダークチョコレート カカオ72% 80g',
      '늦은 밤의 다크 초콜릿 카카오 72% 80g',
      'ดาร์กช็อกโกแลตยามดึก โกโก้ 72% แท่งละ 80 กรัม',
    ),
    summary: texts(
      'Slow to melt, with one flavour that arrives late.',
      '化得慢，最后才尝到那一味。',
      'ゆっくり溶け、あとからもうひとつの味が届きます。',
      '천천히 녹고, 뒤늦게 한 가지 맛이 찾아옵니다.',
      'ละลายช้า แล้วรสที่ซ่อนอยู่ค่อยตามมา',
    ),
    description: texts(
      'Beans from San Martín in Peru, roasted in Modena and conched for forty hours. The bar breaks into twelve squares, enough for two people and one film. Made in a kitchen that also handles milk and hazelnuts.',
      '秘鲁圣马丁的可可豆，在摩德纳烘焙，精炼四十小时。一块掰成十二格，刚好两个人看一部电影。生产线同时处理牛奶和榛子。',
      'ペルー・サンマルティンの豆をモデナで焙煎し、四十時間練り上げました。十二かけに割れる一枚は、二人で映画を一本観るのにちょうどよい量です。乳・ヘーゼルナッツを扱う工房で製造しています。',
      '페루 산마르틴의 카카오를 모데나에서 볶아 마흔 시간 콘칭했습니다. 열두 조각으로 나뉘어 둘이 영화 한 편 보기에 알맞습니다. 우유와 헤이즐넛을 함께 다루는 곳에서 만듭니다.',
      'เมล็ดโกโก้จากซานมาร์ติน ประเทศเปรู คั่วที่โมเดนา บดละเอียดสี่สิบชั่วโมง หักได้สิบสองชิ้น พอดีสองคนกับหนังหนึ่งเรื่อง ผลิตในครัวที่ใช้นมและเฮเซลนัต',
    ),
    facts: [
      {
        name: texts('Cocoa', '可可含量', 'カカオ分', '카카오', 'โกโก้'),
        value: texts('72%, Peru', '72%，秘鲁', '72%、ペルー産', '72%, 페루', '72% จากเปรู'),
      },
      { name: weight, value: texts('80 g a bar', '每块 80 克', '1枚80g', '1개 80g', 'แท่งละ 80 กรัม') },
      {
        name: texts('Keep', '保存', '保存', '보관', 'การเก็บ'),
        value: texts(
          'Cool and dry, 12 months',
          '阴凉干燥处 12 个月',
          '冷暗所で12か月',
          '서늘한 곳에서 12개월',
          'ที่แห้งและเย็น 12 เดือน',
        ),
      },
    ],
    options: [
      {
        name: texts('Flavour', '口味', '味', '맛', 'รสชาติ'),
        values: [
          {
            code: 'chilli',
            text: texts('Chilli and sea salt', '辣椒海盐', '唐辛子と海塩', '고추와 바다 소금', 'พริกและเกลือทะเล'),
            swatch: '#C93852',
            effect: { hue: 0, sat: 0.9 },
          },
          {
            code: 'orange',
            text: texts('Candied orange', '糖渍橙皮', 'オレンジピール', '오렌지 필', 'ส้มเชื่อม'),
            swatch: '#D9602E',
            effect: { hue: 32, sat: 0.9 },
          },
          {
            code: 'violet',
            text: texts('Violet', '紫罗兰', 'すみれ', '제비꽃', 'ดอกไวโอเลต'),
            swatch: '#8F6AD0',
            effect: { hue: 300, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Pack', '包装', '入り数', '구성', 'จำนวน'),
        values: [
          { code: 'one', text: texts('1 bar', '1 块', '1枚', '1개', '1 แท่ง') },
          { code: 'three', text: texts('3 bars', '3 块', '3枚', '3개', '3 แท่ง'), priceDelta: 1500 },
        ],
      },
    ],
    price: 890,
    stock: 260,
    weightGrams: 95,
    picture: { cp: '1f36b', bg: 'night', scene: 'lay', hue: 0, sat: 0.9 },
    company: [
      { cp: '1f377', x: 132, y: 690, size: 200 },
      { cp: '1f339', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'heart-box-of-pralines',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Heart box of pralines, 9 or 16 pieces',
      '心形礼盒夹心巧克力 9 / 16 粒',
      'ハート缶のプラリネ 9粒・16粒',
      '하트 상자 프랄린 9구·16구',
      'กล่องหัวใจช็อกโกแลตสอดไส้ 9 และ 16 ชิ้น',
    ),
    summary: texts(
      'Gianduja, pistachio, coffee and sour cherry, without alcohol.',
      '榛子占度亚、开心果、咖啡和酸樱桃四味，不含酒精。',
      'ジャンドゥーヤ、ピスタチオ、コーヒー、サワーチェリー。お酒は使っていません。',
      '잔두야, 피스타치오, 커피, 사워체리. 알코올은 넣지 않았습니다.',
      'จานดูยา พิสตาชิโอ กาแฟ และเชอร์รีเปรี้ยว ไม่มีแอลกอฮอล์',
    ),
    description: texts(
      'Filled and closed by hand in a small workshop in Turin, then tied with a ribbon that you can untie without scissors. A card inside tells you which is which, or you can guess. In hot months we add an ice pack at no charge.',
      '在都灵的小工坊手工灌心封口，丝带不用剪刀就能解开。盒内附口味卡，也可以先猜。天热时免费加冰袋。',
      'トリノの小さな工房で一粒ずつ詰め、はさみなしでほどけるリボンを掛けました。味の説明カード入り。見ないで当てるのも一興です。暑い季節は保冷剤を無料でお付けします。',
      '토리노의 작은 공방에서 손으로 채우고 닫아, 가위 없이 풀리는 리본으로 묶었습니다. 맛을 알려 주는 카드가 들어 있지만 맞혀 보는 재미도 있습니다. 더운 달에는 아이스팩을 무료로 넣어 드립니다.',
      'ทำด้วยมือในครัวเล็ก ๆ ที่ตูริน ผูกริบบิ้นที่แกะได้ไม่ต้องใช้กรรไกร มีการ์ดบอกรสแต่ละชิ้น หรือจะทายกันก็ได้ หน้าร้อนแถมเจลเย็นฟรี',
    ),
    facts: [
      { name: texts('Fillings', '口味', '味', '맛', 'ไส้'), value: texts('Four', '四种', '4種', '4가지', '4 รส') },
      {
        name: texts('Contains', '致敏原', 'アレルギー', '알레르기 유발', 'ส่วนผสมที่อาจแพ้'),
        value: texts('Milk, nuts, soya', '牛奶、坚果、大豆', '乳、ナッツ、大豆', '우유, 견과, 대두', 'นม ถั่ว ถั่วเหลือง'),
      },
      {
        name: texts('Best before', '保质期', '賞味期限', '소비기한', 'ควรบริโภคภายใน'),
        value: texts('8 weeks from making', '出厂后 8 周', '製造から8週間', '제조일로부터 8주', '8 สัปดาห์หลังผลิต'),
      },
    ],
    options: [
      {
        name: texts('Box', '礼盒', '箱の色', '상자', 'สีกล่อง'),
        values: [
          {
            code: 'scarlet',
            text: texts('Scarlet', '绯红', 'スカーレット', '스칼렛', 'แดงสด'),
            swatch: '#D03A50',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'violet',
            text: texts('Violet', '紫罗兰', 'バイオレット', '바이올렛', 'ม่วง'),
            swatch: '#9B6CCB',
            effect: { hue: 305, sat: 0.7 },
          },
          {
            code: 'burgundy',
            text: texts('Burgundy', '勃艮第红', 'バーガンディ', '버건디', 'แดงเบอร์กันดี'),
            swatch: '#6E2C38',
            effect: { hue: 0, sat: 0.55, bri: 0.6 },
          },
        ],
      },
      {
        name: texts('Pieces', '粒数', '粒数', '개수', 'จำนวนชิ้น'),
        values: [
          { code: '9', text: texts('9 pieces', '9 粒', '9粒', '9구', '9 ชิ้น') },
          { code: '16', text: texts('16 pieces', '16 粒', '16粒', '16구', '16 ชิ้น'), priceDelta: 1400 },
        ],
      },
    ],
    price: 2200,
    stock: 60,
    soldOut: ['burgundy|16'],
    weightGrams: 240,
    picture: { cp: '1f49d', bg: 'rose', scene: 'disc', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f36b', x: 132, y: 690, size: 170 },
      { cp: '1f48c', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'slow-evening-card-game-for-two',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Slow Evening, a card game for two, 120 questions',
      '《慢夜》双人问答卡牌 120 题',
      '「スローイブニング」二人で引く質問カード 120枚',
      '슬로 이브닝 커플 질문 카드 120문항',
      'Slow Evening การ์ดคำถามสำหรับสองคน 120 ใบ',
    ),
    summary: texts(
      'Three piles: light, honest and brave. You choose when to change.',
      '三叠牌：轻松、坦诚、大胆，什么时候换由你们定。',
      '軽い話、正直な話、勇気のいる話。三つの山をいつ替えるかは二人次第です。',
      '가벼운 것, 솔직한 것, 용기 있는 것. 언제 다음 더미로 갈지는 둘이 정합니다.',
      'มีสามกอง เบา ๆ จริงใจ และกล้าตอบ เปลี่ยนกองเมื่อไรเลือกเอง',
    ),
    description: texts(
      'Written with a couples’ counsellor in Milan who asked us to leave out anything that has a right answer. Each card may be passed once without saying why. Printed in all five languages on uncoated stock with rounded corners.',
      '与米兰一位伴侣咨询师合写，她要求删掉所有有标准答案的问题。每张卡都可以跳过一次，不必解释。五种语言印在同一套卡上，无涂层卡纸，圆角。',
      'ミラノの夫婦カウンセラーと一緒に書き、正解のある質問はすべて外しました。どのカードも一度だけ、理由を言わずにパスできます。五か国語を併記し、さらりとした紙に角丸で印刷しています。',
      '밀라노의 부부 상담가와 함께 쓰면서 정답이 있는 질문은 모두 뺐습니다. 어떤 카드든 이유를 말하지 않고 한 번 넘길 수 있습니다. 다섯 언어를 함께, 코팅하지 않은 종이에 둥근 모서리로 인쇄했습니다.',
      'เขียนร่วมกับนักให้คำปรึกษาคู่รักในมิลาน ตัดคำถามที่มีคำตอบถูกผิดออกทั้งหมด ทุกใบข้ามได้หนึ่งครั้งโดยไม่ต้องบอกเหตุผล พิมพ์ครบห้าภาษาบนกระดาษไม่เคลือบ มุมมน',
    ),
    facts: [
      {
        name: players,
        value: texts(
          '2, aged 18 and over',
          '2 人，18 岁以上',
          '2人、18歳以上',
          '2인, 만 19세 이상',
          '2 คน อายุ 18 ปีขึ้นไป',
        ),
      },
      { name: duration, value: texts('30 to 90 minutes', '30 至 90 分钟', '30〜90分', '30–90분', '30–90 นาที') },
      {
        name: texts('Languages', '语言', '言語', '언어', 'ภาษา'),
        value: texts(
          'English, Chinese, Japanese, Korean, Thai',
          '英、中、日、韩、泰',
          '英・中・日・韓・タイ',
          '영어, 중국어, 일본어, 한국어, 태국어',
          'อังกฤษ จีน ญี่ปุ่น เกาหลี ไทย',
        ),
      },
    ],
    options: [
      {
        name: texts('Edition', '版本', '版', '에디션', 'ชุด'),
        values: [
          { code: 'first-dates', text: texts('First dates', '初识篇', 'はじめての夜', '첫 데이트 편', 'คู่เพิ่งคบ') },
          {
            code: 'long-together',
            text: texts('Long together', '相伴篇', '長く一緒のふたり', '오래된 연인 편', 'คู่ที่อยู่กันมานาน'),
          },
          { code: 'apart', text: texts('Miles apart', '异地篇', '遠距離のふたり', '장거리 편', 'คู่รักทางไกล') },
        ],
      },
    ],
    price: 2600,
    stock: 90,
    weightGrams: 260,
    picture: { cp: '1f0cf', bg: 'wine', scene: 'lay', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f377', x: 132, y: 690, size: 200 },
      { cp: '1f56f-fe0f', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'blind-wine-tasting-kit',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Blind wine-tasting kit with sleeves and score cards',
      '盲品葡萄酒套装 瓶套与评分卡',
      'ブラインドワインテイスティングキット 布袋と採点カード',
      '블라인드 와인 테이스팅 키트 병 커버와 점수 카드',
      'ชุดชิมไวน์ปิดฉลาก ถุงคลุมขวดและใบให้คะแนน',
    ),
    summary: texts(
      'You bring the bottles; we bring the secrecy.',
      '酒由你们带，悬念我们来。',
      'ワインはお好きなものを。秘密はこちらでご用意します。',
      '와인은 여러분이, 비밀은 저희가 준비합니다.',
      'คุณเตรียมไวน์ เราเตรียมความลับ',
    ),
    description: texts(
      'Numbered velvet sleeves that close at the neck, a pad of forty score sheets and an aroma wheel the size of a plate. The booklet explains five simple things to look for, and one honest page on when price matters. Wine is not included.',
      '带编号的丝绒瓶套，瓶口抽紧；四十张评分纸；一张盘子大小的香气轮。小册子讲五个最简单的判断要点，还有一页老实话：什么时候贵有贵的道理。不含酒。',
      '番号入りのベルベット袋は首元で締まり、採点用紙が四十枚、皿ほどの大きさのアロマホイール付き。冊子では見るべき五つの点と、値段が意味をもつ場面を正直に書いた一頁を収めました。ワインは含まれません。',
      '번호가 적힌 벨벳 커버는 병목에서 조여지고, 점수표 마흔 장과 접시만 한 아로마 휠이 들어 있습니다. 책자에는 살펴볼 점 다섯 가지와, 가격이 의미 있는 순간을 솔직하게 쓴 한 쪽이 있습니다. 와인은 들어 있지 않습니다.',
      'ถุงกำมะหยี่ติดหมายเลขรูดปิดคอขวด ใบให้คะแนนสี่สิบแผ่น และวงล้อกลิ่นขนาดเท่าจาน มีเล่มเล็กบอกห้าจุดง่าย ๆ ที่ควรสังเกต กับหนึ่งหน้าที่พูดตรง ๆ ว่าราคาสำคัญเมื่อไร ไม่รวมไวน์',
    ),
    facts: [
      {
        name: inTheBox,
        value: texts(
          'Sleeves, score pad, aroma wheel, booklet',
          '瓶套、评分本、香气轮、小册子',
          '袋、採点用紙、アロマホイール、冊子',
          '커버, 점수표, 아로마 휠, 책자',
          'ถุงคลุม สมุดคะแนน วงล้อกลิ่น เล่มคู่มือ',
        ),
      },
      {
        name: players,
        value: texts(
          '2 to 8, of legal drinking age',
          '2 至 8 人，须达法定饮酒年龄',
          '2〜8人、飲酒できる年齢の方',
          '2–8인, 음주 가능 연령',
          '2–8 คน ที่ดื่มได้ตามกฎหมาย',
        ),
      },
      { name: duration, value: texts('About 2 hours', '约 2 小时', '約2時間', '약 2시간', 'ราว 2 ชั่วโมง') },
      { name: madeIn, value: italy },
    ],
    options: [
      {
        name: texts('Sleeves', '瓶套', '袋の数', '커버', 'จำนวนถุง'),
        values: [
          { code: 'four', text: texts('4 sleeves', '4 个', '4枚', '4장', '4 ใบ') },
          { code: 'six', text: texts('6 sleeves', '6 个', '6枚', '6장', '6 ใบ'), priceDelta: 800 },
          { code: 'eight', text: texts('8 sleeves', '8 个', '8枚', '8장', '8 ใบ'), priceDelta: 1500 },
        ],
      },
      {
        name: texts('Velvet', '丝绒颜色', 'ベルベット', '벨벳 색', 'สีกำมะหยี่'),
        values: [
          { code: 'ruby', text: texts('Ruby', '宝石红', 'ルビー', '루비', 'แดงทับทิม') },
          {
            code: 'midnight',
            text: texts('Midnight blue', '午夜蓝', 'ミッドナイトブルー', '미드나이트 블루', 'น้ำเงินเที่ยงคืน'),
          },
        ],
      },
    ],
    price: 3400,
    stock: 45,
    soldOut: ['eight|midnight'],
    weightGrams: 540,
    picture: { cp: '1f377', bg: 'shell', scene: 'window', hue: 0, sat: 0.95 },
    company: [
      { cp: '1f37e', x: 132, y: 690, size: 210 },
      { cp: '1f0cf', x: 664, y: 706, size: 150, front: true },
    ],
  },
  {
    slug: 'crystal-flutes-cut-stem',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Crystal champagne flutes, 210 ml, gift-boxed',
      '水晶香槟杯 210 毫升 礼盒装',
      'クリスタル シャンパングラス 210ml ギフト箱入り',
      '크리스털 샴페인 잔 210ml 선물 상자',
      'แก้วแชมเปญคริสตัล 210 มล. บรรจุกล่องของขวัญ',
    ),
    summary: texts(
      'Thin at the lip, weighted at the foot, with a scratch of sparkle at the base.',
      '杯口薄，底座稳，杯底有一点刻痕，气泡连绵。',
      '飲み口は薄く、脚は安定。底の小さな刻みから泡が立ちのぼります。',
      '입술 닿는 곳은 얇고 바닥은 묵직하며, 바닥의 작은 흠에서 기포가 올라옵니다.',
      'ขอบบาง ฐานมั่นคง ก้นแก้วมีรอยเล็ก ๆ ให้ฟองขึ้นต่อเนื่อง',
    ),
    description: texts(
      'Lead-free crystal, blown in Colle di Val d’Elsa. The tulip shape holds the scent as well as the bubbles. They go in the dishwasher on a glass programme; we replace one breakage in the first year at half price.',
      '无铅水晶，在意大利科莱迪瓦尔代尔萨吹制。郁金香杯型，留住气泡也留住香气。可用洗碗机玻璃程序；第一年内打碎一只，半价补寄。',
      '鉛を含まないクリスタルを、コッレ・ディ・ヴァル・デルザで吹きました。チューリップ形が泡と香りの両方を保ちます。食洗機はグラスコースで。一年以内に割れた一脚は半額でお作りします。',
      '무연 크리스털을 콜레 디 발 델사에서 불어 만들었습니다. 튤립 모양이 기포와 향을 함께 가둡니다. 식기세척기 유리 코스를 쓸 수 있고, 첫해에 깨진 한 잔은 반값에 보내 드립니다.',
      'คริสตัลไร้สารตะกั่ว เป่าที่โคลเลดีวัลเดลซา ทรงทิวลิปเก็บทั้งฟองและกลิ่น เข้าเครื่องล้างจานโปรแกรมแก้วได้ ปีแรกหากแตกหนึ่งใบ ซื้อทดแทนได้ครึ่งราคา',
    ),
    facts: [
      {
        name: texts('Capacity', '容量', '容量', '용량', 'ความจุ'),
        value: texts('210 ml', '210 毫升', '210ml', '210ml', '210 มล.'),
      },
      {
        name: texts('Height', '高度', '高さ', '높이', 'ความสูง'),
        value: texts('24 cm', '24 厘米', '24cm', '24cm', '24 ซม.'),
      },
      {
        name: texts('Material', '材质', '素材', '소재', 'วัสดุ'),
        value: texts('Lead-free crystal', '无铅水晶玻璃', '無鉛クリスタル', '무연 크리스털', 'คริสตัลไร้สารตะกั่ว'),
      },
      { name: madeIn, value: italy },
    ],
    options: [
      {
        name: texts('Set', '套装', 'セット', '세트', 'ชุด'),
        values: [
          { code: 'pair', text: texts('Pair', '一对', 'ペア', '2개', 'หนึ่งคู่') },
          { code: 'four', text: texts('Set of 4', '4 只装', '4脚', '4개', '4 ใบ'), priceDelta: 3600 },
        ],
      },
      {
        name: texts('Stem', '杯柱', '脚', '스템', 'ก้านแก้ว'),
        values: [
          { code: 'plain', text: texts('Plain', '素面', 'プレーン', '민무늬', 'เรียบ') },
          { code: 'cut', text: texts('Star-cut', '星形切割', '星カット', '별 커팅', 'เจียระไนลายดาว'), priceDelta: 900 },
        ],
      },
    ],
    price: 4200,
    listPrice: 4900,
    stock: 24,
    soldOut: ['four|cut'],
    weightGrams: 620,
    picture: { cp: '1f942', bg: 'night', scene: 'arch', hue: 0, sat: 0.95 },
    company: [
      { cp: '1f37e', x: 132, y: 690, size: 210 },
      { cp: '1f339', x: 664, y: 706, size: 170, front: true },
    ],
  },
  {
    slug: 'murder-at-la-scala-dinner-game',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Murder at La Scala, a dinner game for 6 to 8',
      '《斯卡拉谋杀案》晚餐剧本杀 6–8 人',
      '「スカラ座殺人事件」夕食で遊ぶ推理劇 6〜8人',
      '라 스칼라 살인 사건 디너 추리 게임 6–8인',
      'คดีฆาตกรรมที่ลาสกาลา เกมสืบสวนบนโต๊ะอาหาร 6–8 คน',
    ),
    summary: texts(
      'A mystery in four courses: someone at the table sang their last note.',
      '四道菜四幕戏：席间有人唱完了最后一个音。',
      '四皿で進む謎解き。食卓の誰かが、最後の一音を歌い終えました。',
      '네 코스로 풀어 가는 미스터리. 식탁의 누군가가 마지막 음을 불렀습니다.',
      'ปริศนาสี่คอร์ส ใครบางคนที่โต๊ะร้องโน้ตสุดท้ายไปแล้ว',
    ),
    description: texts(
      'Sealed envelopes for each role, two sets of clues, and a cast list you send with the invitation. Nobody needs to act well; reading your card is enough. It can be played twice, since the culprit changes with the seating.',
      '每个角色一只密封信封，两套线索，附可随请柬寄出的角色表。不需要演技，照着卡念就行。凶手随座位变化，可以玩两次。',
      '役ごとの封筒、二種類の手がかり、招待状に添える配役表入り。演技は要りません、カードを読むだけで進みます。席順で犯人が変わるので、二度遊べます。',
      '역할마다 봉한 봉투, 단서 두 벌, 초대장과 함께 보낼 배역표가 들어 있습니다. 연기를 잘할 필요는 없고 카드를 읽기만 하면 됩니다. 자리 배치에 따라 범인이 달라져 두 번 즐길 수 있습니다.',
      'ซองปิดผนึกสำหรับแต่ละบท เบาะแสสองชุด และรายชื่อตัวละครไว้ส่งพร้อมคำเชิญ ไม่ต้องแสดงเก่ง แค่อ่านการ์ดก็พอ ตัวคนร้ายเปลี่ยนตามที่นั่ง จึงเล่นได้สองรอบ',
    ),
    facts: [
      {
        name: players,
        value: texts(
          '6 to 8, aged 18 and over',
          '6 至 8 人，18 岁以上',
          '6〜8人、18歳以上',
          '6–8인, 만 19세 이상',
          '6–8 คน อายุ 18 ปีขึ้นไป',
        ),
      },
      { name: duration, value: texts('About 3 hours', '约 3 小时', '約3時間', '약 3시간', 'ราว 3 ชั่วโมง') },
      {
        name: inTheBox,
        value: texts(
          '8 envelopes, 2 clue sets, menu cards',
          '8 个信封、2 套线索、菜单卡',
          '封筒8、手がかり2組、献立カード',
          '봉투 8개, 단서 2벌, 메뉴 카드',
          'ซอง 8 ซอง เบาะแส 2 ชุด การ์ดเมนู',
        ),
      },
    ],
    options: [
      {
        name: texts('Language', '语言', '言語', '언어', 'ภาษา'),
        values: [
          { code: 'en', text: texts('English', '英文', '英語', '영어', 'อังกฤษ') },
          { code: 'zh', text: texts('Chinese', '简体中文', '中国語', '중국어', 'จีน') },
          { code: 'ja', text: texts('Japanese', '日文', '日本語', '일본어', 'ญี่ปุ่น') },
          { code: 'ko', text: texts('Korean', '韩文', '韓国語', '한국어', 'เกาหลี') },
          { code: 'th', text: texts('Thai', '泰文', 'タイ語', '태국어', 'ไทย') },
        ],
      },
      {
        name: texts('Masks', '纸面具', '紙の仮面', '종이 가면', 'หน้ากากกระดาษ'),
        values: [
          { code: 'without', text: texts('Without', '不含', 'なし', '없음', 'ไม่มี') },
          { code: 'with', text: texts('8 paper masks', '8 个', '8枚付き', '8개 포함', '8 ชิ้น'), priceDelta: 900 },
        ],
      },
    ],
    price: 3800,
    stock: 34,
    soldOut: ['th|with', 'ko|with'],
    weightGrams: 480,
    picture: { cp: '1f3ad', bg: 'rose', scene: 'studio', hue: 0, sat: 0.85 },
    company: [
      { cp: '1f378', x: 132, y: 690, size: 180 },
      { cp: '1f48c', x: 664, y: 706, size: 160, front: true },
    ],
  },
  {
    slug: 'evening-in-a-box-gift-set',
    shop: shop.slug,
    category: 'adult',
    title: texts(
      'Evening in a Box: candle, oil, chocolate, cards',
      '《一盒夜晚》礼盒 蜡烛 按摩油 巧克力 卡牌',
      '「夜の小箱」ギフトセット キャンドル・オイル・チョコ・カード',
      '저녁 한 상자 선물 세트 캔들·오일·초콜릿·카드',
      'กล่องของขวัญสำหรับค่ำคืน เทียน น้ำมัน ช็อกโกแลต การ์ด',
    ),
    summary: texts(
      'Four of our own things and a note written in your words.',
      '四样店里的招牌，再加一张写着你的话的卡片。',
      '店の定番四つに、お言葉を手書きしたカードを添えます。',
      '저희 대표 네 가지에 당신의 말을 적은 카드를 더했습니다.',
      'ของประจำร้านสี่อย่าง พร้อมการ์ดเขียนข้อความของคุณ',
    ),
    description: texts(
      'The 120 g fig candle, 100 ml of unscented oil, one chilli bar and a pocket deck of 30 questions, packed in wood wool. Leave your message in the order note, up to 200 characters, and we copy it out by hand. No prices or receipts inside.',
      '120 克无花果蜡烛、100 毫升无香按摩油、一块辣椒巧克力和 30 张口袋问答卡，木丝填充。下单备注里写下 200 字以内的话，我们手抄在卡片上。盒内不放价格和小票。',
      'いちじくのキャンドル120g、無香料オイル100ml、唐辛子チョコレート一枚、質問カード三十枚の小箱を木毛で包みました。備考欄に200字以内でお書きください。手書きで写します。箱の中に金額や領収書は入りません。',
      '무화과 캔들 120g, 무향 오일 100ml, 고추 초콜릿 한 장, 질문 카드 서른 장을 나무 충전재에 담았습니다. 주문 메모에 200자 안으로 적어 주시면 손글씨로 옮겨 적습니다. 상자 안에 가격이나 영수증은 넣지 않습니다.',
      'เทียนมะเดื่อ 120 กรัม น้ำมันไม่มีกลิ่น 100 มล. ช็อกโกแลตพริกหนึ่งแท่ง และการ์ดคำถามพกพา 30 ใบ รองด้วยฝอยไม้ ฝากข้อความไม่เกิน 200 ตัวอักษรในหมายเหตุ เราเขียนด้วยมือให้ ในกล่องไม่มีราคาหรือใบเสร็จ',
    ),
    facts: [
      {
        name: inTheBox,
        value: texts(
          'Candle, oil, chocolate, 30 cards, note',
          '蜡烛、按摩油、巧克力、30 张卡牌、贺卡',
          'キャンドル、オイル、チョコ、カード30枚、手紙',
          '캔들, 오일, 초콜릿, 카드 30장, 메모 카드',
          'เทียน น้ำมัน ช็อกโกแลต การ์ด 30 ใบ การ์ดข้อความ',
        ),
      },
      {
        name: texts('Box', '礼盒尺寸', '箱の大きさ', '상자 크기', 'ขนาดกล่อง'),
        value: texts('24 × 18 × 10 cm', '24 × 18 × 10 厘米', '24×18×10cm', '24 × 18 × 10cm', '24 × 18 × 10 ซม.'),
      },
      { name: madeIn, value: italy },
    ],
    options: [],
    price: 5900,
    listPrice: 6800,
    stock: 52,
    weightGrams: 900,
    picture: { cp: '1f381', bg: 'shell', scene: 'disc', hue: 320, sat: 0.75 },
    company: [
      { cp: '1f56f-fe0f', x: 132, y: 690, size: 180 },
      { cp: '1f36b', x: 664, y: 704, size: 160, front: true },
    ],
  },
];
