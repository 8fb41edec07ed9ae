import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

const flavour = texts('Flavour', '口味', '味', '맛', 'รสชาติ');
const pack = texts('Pack', '包装', '入数', '구성', 'จำนวน');
const size = texts('Size', '规格', '内容量', '용량', 'ขนาด');
const ingredients = texts('Ingredients', '配料', '原材料', '원재료', 'ส่วนประกอบ');
const origin = texts('Origin', '产地', '原産地', '원산지', 'แหล่งผลิต');
const keeps = texts('Keeps', '保质期', '賞味期限', '소비기한', 'อายุการเก็บ');
const allergens = texts('Allergens', '过敏原', 'アレルゲン', '알레르기 유발 성분', 'สารก่อภูมิแพ้');
const nine = texts('9 months', '9个月', '9か月', '9개월', '9 เดือน');
const twelve = texts('12 months', '12个月', '12か月', '12개월', '12 เดือน');
const twentyFour = texts('24 months', '24个月', '24か月', '24개월', '24 เดือน');
const original = texts('Original', '原味', 'プレーン', '오리지널', 'ดั้งเดิม');

export const shop: DemoShop = {
  slug: 'sunday-pantry',
  name: 'Sunday Pantry',
  slogan: texts(
    'Good things to keep in the cupboard',
    '值得常备在橱柜里的好味道',
    '戸棚に常備したい、おいしいもの',
    '찬장에 늘 두고 싶은 맛있는 것들',
    'ของอร่อยที่น่ามีติดตู้ไว้',
  ),
  about: texts(
    'We are a kitchen of nine in Hanoi, and we buy from growers in Da Lat, Hung Yen and Ben Tre whom we visit ourselves. Fruit is dried within a day of picking and sweets are baked in small batches on Thursdays. Every pouch shows the packing date, and hot weeks go out with a cold pack.',
    '我们是河内一间九个人的厨房，原料来自大叻、兴安、槟椥的农户，每家都亲自去看过。水果采摘后一天内烘干，点心每周四小批量烘焙。每袋都印有包装日期，天热时随箱附冰袋。',
    'ハノイにある9人の台所です。ダラット、フンイエン、ベンチェの生産者を自分たちで訪ねて仕入れています。果物は収穫の翌日までに乾燥させ、焼き菓子は毎週木曜に少量ずつ焼きます。袋には包装日を記し、暑い時期は保冷剤を添えて発送します。',
    '하노이에서 아홉 명이 꾸리는 부엌입니다. 달랏, 흥옌, 벤째의 농가를 직접 찾아가 재료를 삽니다. 과일은 수확 하루 안에 말리고 과자는 매주 목요일 소량씩 굽습니다. 봉지마다 포장일을 적고, 더운 주에는 아이스팩을 넣어 보내 드립니다.',
    'เราเป็นครัวเก้าคนในฮานอย รับวัตถุดิบจากชาวสวนที่ดาลัด ฮึงเอียน และเบ๊นแจ ซึ่งเราไปเยี่ยมเองทุกแห่ง ผลไม้อบแห้งภายในหนึ่งวันหลังเก็บ ขนมอบทีละน้อยทุกวันพฤหัสบดี ทุกซองมีวันที่บรรจุ และช่วงอากาศร้อนเราใส่เจลเย็นไปด้วย',
  ),
  city: texts('Hanoi, Vietnam', '越南河内', 'ベトナム・ハノイ', '베트남 하노이', 'ฮานอย ประเทศเวียดนาม'),
  country: 'VN',
  since: 2016,
  avatar: { cp: '1f34a', bg: 'pine', scene: 'studio' },
  tone: 'sea',
  freight: { freeOver: 4500, first: 590, next: 150 },
};

export const products: readonly DemoProduct[] = [
  {
    slug: 'freeze-dried-strawberries',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Freeze-dried strawberries, 6 × 20 g',
      '冻干草莓 6 × 20克',
      'フリーズドライいちご 20g × 6袋',
      '동결건조 딸기 20g × 6봉',
      'สตรอว์เบอร์รีฟรีซดราย 6 × 20 กรัม',
    ),
    summary: texts(
      'Whole Da Lat berries, nothing added, crisp to the core.',
      '整颗大叻草莓，零添加，从外脆到芯。',
      'ダラット産の丸ごといちご。何も加えず、芯までさくさく。',
      '달랏 딸기를 통째로, 아무것도 넣지 않고 속까지 바삭하게.',
      'สตรอว์เบอร์รีดาลัดทั้งผล ไม่เติมอะไร กรอบถึงแกน',
    ),
    description: texts(
      'About 180 g of fresh fruit goes into each 20 g pouch. We pick ripe, freeze the same evening and dry slowly, so the colour and sharpness stay. Eat them by the handful, crush them over yoghurt or stir them into pancake batter; close the pouch, as they drink up moisture.',
      '每20克小袋约用180克鲜果。熟透才采，当晚速冻，再慢慢冻干，颜色和酸甜都留住了。可直接吃，捏碎拌酸奶，或拌进松饼糊；易吸潮，开袋后请封好。',
      '20gの小袋に生のいちご約180gを使っています。完熟で摘み、その晩に凍らせてじっくり乾燥させるので、色も甘酸っぱさもそのままです。そのままでも、砕いてヨーグルトに、パンケーキ生地に混ぜても。湿気やすいので袋はしっかり閉じてください。',
      '20g 한 봉지에 생딸기 약 180g이 들어갑니다. 잘 익었을 때 따서 그날 저녁 얼리고 천천히 말려 색과 새콤함이 살아 있습니다. 그냥 드시거나 부숴서 요구르트에, 팬케이크 반죽에 넣어 보세요. 습기를 잘 먹으니 봉지를 꼭 닫아 주세요.',
      'หนึ่งซอง 20 กรัมใช้ผลสดราว 180 กรัม เก็บตอนสุก แช่แข็งในเย็นวันเดียวกัน แล้วค่อย ๆ ทำแห้ง สีและรสเปรี้ยวหวานจึงยังอยู่ครบ กินเล่น บดโรยโยเกิร์ต หรือผสมแป้งแพนเค้กก็ได้ ปิดซองให้สนิทเพราะชื้นง่าย',
    ),
    facts: [
      { name: ingredients, value: texts('Strawberries', '草莓', 'いちご', '딸기', 'สตรอว์เบอร์รี') },
      {
        name: origin,
        value: texts('Da Lat, Vietnam', '越南大叻', 'ベトナム・ダラット', '베트남 달랏', 'ดาลัด เวียดนาม'),
      },
      { name: keeps, value: twelve },
    ],
    options: [
      {
        name: texts('Cut', '形态', 'かたち', '형태', 'รูปแบบ'),
        values: [
          { code: 'whole', text: texts('Whole', '整颗', 'ホール', '통과일', 'ทั้งผล') },
          { code: 'sliced', text: texts('Sliced', '切片', 'スライス', '슬라이스', 'สไลซ์') },
          { code: 'powder', text: texts('Powder', '果粉', 'パウダー', '분말', 'ผง'), priceDelta: 180 },
        ],
      },
      {
        name: pack,
        values: [
          { code: '6', text: texts('6 × 20 g', '6 × 20克', '20g × 6袋', '20g × 6봉', '6 × 20 กรัม') },
          {
            code: '12',
            text: texts('12 × 20 g', '12 × 20克', '20g × 12袋', '20g × 12봉', '12 × 20 กรัม'),
            priceDelta: 1380,
          },
        ],
      },
    ],
    price: 1620,
    stock: 260,
    soldOut: ['powder|12'],
    weightGrams: 190,
    picture: {
      cp: '1f353',
      bg: 'mint',
      scene: 'lay',
      size: 420,
      props: [
        { cp: '1f353', x: 170, y: 260, size: 150 },
        { cp: '1f353', x: 650, y: 720, size: 170, front: true },
      ],
    },
    company: [
      { cp: '1f95b', x: 660, y: 690, size: 200 },
      { cp: '1f353', x: 150, y: 704, size: 140, front: true },
    ],
  },
  {
    slug: 'ben-tre-dark-chocolate',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Single-origin dark chocolate 72 %, 3 × 80 g',
      '槟椥单一产地黑巧克力 72% 3 × 80克',
      'ベンチェ産シングルオリジン ダークチョコ 72% 80g × 3',
      '벤째 싱글 오리진 다크초콜릿 72% 80g × 3',
      'ดาร์กช็อกโกแลตเบ๊นแจ 72 % 3 × 80 กรัม',
    ),
    summary: texts(
      'Beans from one co-operative, ground for three days, with cane sugar only.',
      '单一合作社可可豆，石磨三天，只加蔗糖。',
      'ひとつの農協のカカオを3日かけて挽き、きび糖だけで仕上げました。',
      '한 조합의 카카오콩을 사흘 갈아 사탕수수 설탕만 더했습니다.',
      'เมล็ดโกโก้จากสหกรณ์เดียว บดสามวัน ใส่เพียงน้ำตาลอ้อย',
    ),
    description: texts(
      'Cocoa from the Mekong tastes of dried fruit and a little of cinnamon. Ours comes from forty farms in Ben Tre, is fermented in wooden boxes and stone-ground until it melts without grit. No vanilla, no lecithin: beans, sugar, and cocoa butter from the same beans.',
      '湄公河的可可带果干香和一丝肉桂味。我们的豆子来自槟椥四十户农家，木箱发酵，石磨至入口无颗粒。不加香草和卵磷脂，只有可可豆、糖和同一批豆压出的可可脂。',
      'メコンのカカオは、ドライフルーツとほのかなシナモンの味わいです。ベンチェの40軒の農家から届いた豆を木箱で発酵させ、口の中でなめらかに溶けるまで石臼で挽きます。バニラもレシチンも使わず、豆と砂糖、同じ豆のカカオバターだけです。',
      '메콩 카카오는 말린 과일과 은은한 계피 맛이 납니다. 벤째 마흔 농가의 콩을 나무 상자에서 발효하고 알갱이 없이 녹을 때까지 맷돌로 갑니다. 바닐라도 레시틴도 없이 콩, 설탕, 같은 콩의 카카오버터뿐입니다.',
      'โกโก้ลุ่มน้ำโขงมีรสผลไม้แห้งและกลิ่นอบเชยจาง ๆ ของเรามาจากสี่สิบสวนในเบ๊นแจ หมักในลังไม้แล้วโม่หินจนละลายเนียนไม่เป็นเม็ด ไม่ใส่วานิลลาและเลซิทิน มีแค่เมล็ดโกโก้ น้ำตาล และเนยโกโก้จากเมล็ดชุดเดียวกัน',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Cocoa beans, cane sugar, cocoa butter',
          '可可豆、蔗糖、可可脂',
          'カカオ豆、きび糖、カカオバター',
          '카카오콩, 사탕수수 설탕, 카카오버터',
          'เมล็ดโกโก้ น้ำตาลอ้อย เนยโกโก้',
        ),
      },
      {
        name: allergens,
        value: texts('May contain nuts', '可能含坚果', 'ナッツを含む可能性', '견과류 혼입 가능', 'อาจมีถั่ว'),
      },
      {
        name: keeps,
        value: texts(
          '18 months, below 24 °C',
          '18个月，24℃以下',
          '18か月、24℃以下',
          '18개월, 24℃ 이하',
          '18 เดือน ต่ำกว่า 24 °C',
        ),
      },
    ],
    options: [
      {
        name: texts('Cocoa', '可可含量', 'カカオ分', '카카오 함량', 'ปริมาณโกโก้'),
        values: [
          { code: '72', text: texts('72 %', '72%', '72%', '72%', '72 %') },
          { code: '85', text: texts('85 %', '85%', '85%', '85%', '85 %'), priceDelta: 120 },
          {
            code: '60',
            text: texts('60 % with sea salt', '60% 海盐', '60% 海塩入り', '60% 바다 소금', '60 % ผสมเกลือทะเล'),
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: '3', text: texts('3 × 80 g', '3 × 80克', '80g × 3枚', '80g × 3개', '3 × 80 กรัม') },
          {
            code: '10',
            text: texts('10 × 80 g', '10 × 80克', '80g × 10枚', '80g × 10개', '10 × 80 กรัม'),
            priceDelta: 3200,
          },
        ],
      },
    ],
    price: 1560,
    stock: 150,
    soldOut: ['85|10'],
    weightGrams: 290,
    picture: { cp: '1f36b', bg: 'butter', scene: 'lay' },
    company: [
      { cp: '1f353', x: 655, y: 704, size: 150, front: true },
      { cp: '1f34a', x: 145, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'longan-blossom-honey',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Raw longan-blossom honey, 350 g',
      '龙眼花生蜂蜜 350克',
      '龍眼（ロンガン）の生はちみつ 350g',
      '용안꽃 생꿀 350g',
      'น้ำผึ้งดอกลำไยแท้ 350 กรัม',
    ),
    summary: texts(
      'One harvest a year from Hung Yen: amber, floral and slow to set.',
      '兴安一年一收，琥珀色，花香浓，不易结晶。',
      'フンイエンで年に一度だけ採れる、花の香り高い琥珀色。',
      '흥옌에서 한 해 한 번 뜨는 호박빛 꿀, 꽃향이 짙고 잘 굳지 않습니다.',
      'เก็บปีละครั้งจากฮึงเอียน สีอำพัน หอมดอกไม้ ตกผลึกช้า',
    ),
    description: texts(
      'The longan orchards flower for three weeks in March, and the hives stand under the trees for that time only. We strain the honey through cloth and never heat it. Good on warm bread with salted butter, and in ginger tea.',
      '三月龙眼花期只有三周，蜂箱也只在树下放这三周。蜂蜜用布过滤，从不加热。抹在热面包配咸黄油，或调姜茶都好。',
      '龍眼の花が咲くのは3月の3週間だけ。その間だけ巣箱を木の下に置きます。布でこし、加熱は一切しません。温かいパンと有塩バターに、しょうが湯にもどうぞ。',
      '용안 과수원은 3월에 3주 동안만 꽃이 피고 벌통도 그때만 나무 아래 둡니다. 꿀은 천으로 거르고 가열하지 않습니다. 따뜻한 빵과 가염 버터에, 생강차에 잘 어울립니다.',
      'สวนลำไยออกดอกเพียงสามสัปดาห์ในเดือนมีนาคม เราวางรังผึ้งใต้ต้นเฉพาะช่วงนั้น กรองด้วยผ้าและไม่ผ่านความร้อน กินกับขนมปังอุ่น ๆ ทาเนยเค็ม หรือใส่น้ำขิงก็อร่อย',
    ),
    facts: [
      {
        name: origin,
        value: texts('Hung Yen, Vietnam', '越南兴安', 'ベトナム・フンイエン', '베트남 흥옌', 'ฮึงเอียน เวียดนาม'),
      },
      {
        name: texts('Processing', '工艺', '製法', '가공', 'กรรมวิธี'),
        value: texts(
          'Cloth-strained, unheated',
          '布滤，未加热',
          '布ごし、非加熱',
          '천 여과, 비가열',
          'กรองผ้า ไม่ผ่านความร้อน',
        ),
      },
      {
        name: texts('Note', '提示', 'ご注意', '주의', 'คำเตือน'),
        value: texts(
          'Not for infants under 12 months',
          '一岁以下婴儿勿食',
          '1歳未満の乳児には与えないでください',
          '12개월 미만 영아 섭취 금지',
          'ห้ามเด็กอายุต่ำกว่า 12 เดือน',
        ),
      },
    ],
    options: [
      {
        name: texts('Blossom', '蜜源', '花の種類', '꽃 종류', 'ดอกไม้'),
        values: [
          { code: 'longan', text: texts('Longan', '龙眼花', '龍眼', '용안꽃', 'ดอกลำไย') },
          { code: 'lychee', text: texts('Lychee', '荔枝花', 'ライチ', '리치꽃', 'ดอกลิ้นจี่') },
          {
            code: 'mint',
            text: texts('Ha Giang wild mint', '河江野薄荷', 'ハザンの野生ミント', '하장 야생 민트', 'มิ้นต์ป่าห่าซาง'),
            priceDelta: 600,
          },
        ],
      },
      {
        name: size,
        values: [
          { code: '350', text: texts('350 g', '350克', '350g', '350g', '350 กรัม') },
          { code: '900', text: texts('900 g', '900克', '900g', '900g', '900 กรัม'), priceDelta: 1700 },
        ],
      },
    ],
    price: 1290,
    listPrice: 1490,
    stock: 88,
    soldOut: ['mint|900'],
    weightGrams: 540,
    picture: { cp: '1f36f', bg: 'butter', scene: 'podium', hue: 10, sat: 1.05, bri: 1.06 },
    company: [
      { cp: '1f35e', x: 660, y: 704, size: 200, front: true },
      { cp: '1f9c8', x: 145, y: 704, size: 150, front: true },
    ],
  },
  {
    slug: 'hanoi-pho-kit',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Hanoi pho kit with rice noodles, for two',
      '河内河粉套装 2人份',
      'ハノイのフォーセット 2人前',
      '하노이 쌀국수 밀키트 2인분',
      'ชุดเฝอฮานอยพร้อมเส้น สำหรับ 2 คน',
    ),
    summary: texts(
      'Toasted whole spices and a ten-hour broth concentrate; supper in twenty minutes.',
      '现焙整粒香料加十小时浓缩汤底，二十分钟上桌。',
      '煎ったホールスパイスと10時間煮出した濃縮スープで、20分の夕食に。',
      '볶은 통향신료와 열 시간 끓인 농축 육수, 20분이면 저녁이 됩니다.',
      'เครื่องเทศคั่วทั้งเม็ดกับน้ำซุปเข้มข้นเคี่ยวสิบชั่วโมง เสร็จมื้อเย็นในยี่สิบนาที',
    ),
    description: texts(
      'The bag holds flat rice noodles, a jar of broth boiled down from ten hours of bones, and a muslin of star anise, cassia, black cardamom and coriander seed. Simmer the spices for a quarter of an hour, pour over the noodles, and add thin beef, spring onion and lime from your own kitchen.',
      '袋内有扁米粉、熬骨十小时收浓的汤底，以及一包八角、桂皮、草果和芫荽籽。香料包煮一刻钟，汤浇在粉上，再加自家的薄牛肉、葱和青柠。',
      '平たい米麺、骨を10時間煮て煮詰めたスープの瓶、八角・桂皮・草果・コリアンダーシードの香辛料袋が入っています。香辛料を15分煮出して麺にかけ、薄切り牛肉、ねぎ、ライムを添えてお召し上がりください。',
      '넓적한 쌀국수, 뼈를 열 시간 고아 졸인 육수 한 병, 팔각·계피·초과·고수씨를 담은 향신료 주머니가 들어 있습니다. 향신료를 15분 끓여 면에 붓고 얇은 소고기, 쪽파, 라임을 곁들이세요.',
      'ในถุงมีเส้นเฝอแบน ซุปกระดูกเคี่ยวสิบชั่วโมงจนงวดหนึ่งขวด และถุงเครื่องเทศโป๊ยกั๊ก อบเชย ชะโกดำ เมล็ดผักชี ต้มเครื่องเทศสิบห้านาที ราดบนเส้น แล้วใส่เนื้อสไลซ์ ต้นหอม และมะนาวจากครัวคุณ',
    ),
    facts: [
      {
        name: texts('Makes', '份量', 'できあがり', '분량', 'ปริมาณ'),
        value: texts('2 bowls', '2碗', '2杯分', '2그릇', '2 ชาม'),
      },
      {
        name: texts('Time', '烹饪时间', '調理時間', '조리 시간', 'เวลาปรุง'),
        value: texts('20 minutes', '20分钟', '約20分', '20분', '20 นาที'),
      },
      {
        name: allergens,
        value: texts(
          'Fish sauce; gluten free',
          '含鱼露；无麸质',
          '魚醤使用、グルテンフリー',
          '생선(액젓), 글루텐 프리',
          'มีน้ำปลา ไม่มีกลูเตน',
        ),
      },
      { name: keeps, value: nine },
    ],
    options: [
      {
        name: texts('Broth', '汤底', 'スープ', '육수', 'น้ำซุป'),
        values: [
          { code: 'beef', text: texts('Beef', '牛骨', '牛骨', '소고기', 'เนื้อ') },
          { code: 'chicken', text: texts('Chicken', '鸡汤', '鶏', '닭고기', 'ไก่') },
          { code: 'mushroom', text: texts('Mushroom', '菌菇', 'きのこ', '버섯', 'เห็ด') },
        ],
      },
      {
        name: texts('Serves', '人份', '人数', '인분', 'สำหรับ'),
        values: [
          { code: '2', text: texts('Two', '2人份', '2人前', '2인분', '2 คน') },
          { code: '4', text: texts('Four', '4人份', '4人前', '4인분', '4 คน'), priceDelta: 900 },
          { code: '8', text: texts('Eight', '8人份', '8人前', '8인분', '8 คน'), priceDelta: 2500 },
        ],
      },
    ],
    price: 1190,
    stock: 120,
    soldOut: ['mushroom|8'],
    weightGrams: 520,
    picture: { cp: '1f35c', bg: 'mint', scene: 'disc' },
    company: [
      { cp: '1f34b', x: 660, y: 704, size: 150, front: true },
      { cp: '1f33f', x: 145, y: 698, size: 150, front: true },
    ],
  },
  {
    slug: 'bubble-tea-kit',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Bubble tea kit with tapioca pearls, 6 cups',
      '珍珠奶茶自制套装 6杯',
      'タピオカミルクティーセット 6杯分',
      '버블티 만들기 세트 타피오카 펄 6잔',
      'ชุดทำชานมไข่มุก 6 แก้ว',
    ),
    summary: texts(
      'Loose black tea, brown-sugar syrup and pearls that cook in five minutes.',
      '散装红茶、黑糖浆，珍珠五分钟煮好。',
      '茶葉の紅茶と黒糖シロップ、5分でゆで上がるタピオカ。',
      '잎홍차와 흑당 시럽, 5분이면 익는 타피오카 펄.',
      'ชาดำใบ น้ำเชื่อมน้ำตาลทรายแดง และไข่มุกที่ต้มห้านาที',
    ),
    description: texts(
      'Six portions in one box, with wide bamboo straws you can wash. The tea is a malty Thai Nguyen black, strong enough to stand up to milk. Cook one bag of pearls at a time, as they are at their best within two hours.',
      '一盒六份，附可洗的粗竹吸管。茶用太原红茶，麦芽香浓，加奶也压得住。珍珠一次煮一小包，两小时内口感最好。',
      '1箱に6杯分、洗って使える太い竹ストロー付きです。茶葉は麦芽のような香りのタイグエン産紅茶で、ミルクに負けない濃さです。タピオカは1袋ずつゆで、2時間以内がいちばんおいしくいただけます。',
      '한 상자에 여섯 잔 분량과 씻어 쓰는 굵은 대나무 빨대가 들어 있습니다. 차는 맥아 향이 나는 타이응우옌 홍차로 우유를 넣어도 진합니다. 펄은 한 봉지씩 삶아 두 시간 안에 드시면 가장 맛있습니다.',
      'หนึ่งกล่องทำได้หกแก้ว พร้อมหลอดไม้ไผ่ใหญ่ล้างใช้ซ้ำได้ ใบชาดำจากท้ายเงวียนหอมมอลต์ เข้มพอเมื่อใส่นม ต้มไข่มุกทีละซอง เพราะอร่อยที่สุดภายในสองชั่วโมง',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Tea, tapioca, brown sugar',
          '茶叶、木薯粉、黑糖',
          '茶葉、タピオカでん粉、黒糖',
          '찻잎, 타피오카 전분, 흑설탕',
          'ใบชา แป้งมันสำปะหลัง น้ำตาลทรายแดง',
        ),
      },
      {
        name: texts('You add', '自备', 'ご用意いただくもの', '준비물', 'สิ่งที่ต้องเตรียม'),
        value: texts('Milk and ice', '牛奶和冰', '牛乳と氷', '우유와 얼음', 'นมและน้ำแข็ง'),
      },
      { name: keeps, value: nine },
    ],
    options: [
      {
        name: flavour,
        values: [
          { code: 'black', text: texts('Black tea', '红茶', '紅茶', '홍차', 'ชาดำ'), swatch: '#C98A55' },
          {
            code: 'matcha',
            text: texts('Matcha', '抹茶', '抹茶', '말차', 'มัทฉะ'),
            swatch: '#9DB36A',
            effect: { hue: 50, sat: 0.8 },
          },
          {
            code: 'taro',
            text: texts('Taro', '芋头', 'タロイモ', '타로', 'เผือก'),
            swatch: '#A98BC0',
            effect: { hue: 260, sat: 0.6 },
          },
        ],
      },
      {
        name: texts('Cups', '杯数', '杯数', '잔 수', 'จำนวนแก้ว'),
        values: [
          { code: '6', text: texts('6 cups', '6杯', '6杯分', '6잔', '6 แก้ว') },
          { code: '15', text: texts('15 cups', '15杯', '15杯分', '15잔', '15 แก้ว'), priceDelta: 1500 },
        ],
      },
    ],
    price: 1450,
    stock: 110,
    weightGrams: 620,
    picture: { cp: '1f9cb', bg: 'apricot', scene: 'arch' },
    company: [
      { cp: '1f36a', x: 650, y: 704, size: 150, front: true },
      { cp: '1f34a', x: 155, y: 704, size: 140, front: true },
    ],
  },
  {
    slug: 'coconut-butter-cookies',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Chocolate-chip coconut cookies, 320 g tin',
      '椰香巧克力豆曲奇 320克铁盒',
      'チョコチップココナッツクッキー 缶入り320g',
      '초코칩 코코넛 쿠키 틴 320g',
      'คุกกี้มะพร้าวช็อกโกแลตชิป กระป๋อง 320 กรัม',
    ),
    summary: texts(
      'Toasted coconut, cultured butter and chips cut from our own chocolate.',
      '烤椰蓉、发酵黄油，巧克力豆切自自家巧克力。',
      'ローストココナッツと発酵バター、自家製チョコを刻んで混ぜました。',
      '구운 코코넛, 발효 버터, 직접 만든 초콜릿을 썰어 넣었습니다.',
      'มะพร้าวคั่ว เนยหมัก และช็อกโกแลตของเราเองหั่นชิ้น',
    ),
    description: texts(
      'Baked on Thursdays and sealed warm, so they travel crisp. The coconut comes from the same Ben Tre farms as our cocoa and is toasted until it smells of caramel. The tin holds sixteen and is worth keeping for buttons.',
      '每周四出炉，趁温密封，路上也保持酥脆。椰子与我们的可可同样来自槟椥农户，烤到散发焦糖香。一盒十六片，吃完的铁盒还能收纳小物。',
      '毎週木曜に焼き、温かいうちに密封するので、届いてもさくさくです。ココナッツはカカオと同じベンチェの農園から。キャラメルのように香るまで煎ります。16枚入りで、缶は食べ終えたら小物入れに。',
      '목요일마다 구워 따뜻할 때 밀봉하므로 바삭하게 도착합니다. 코코넛은 카카오와 같은 벤째 농가의 것으로 캐러멜 향이 날 때까지 볶습니다. 열여섯 개가 들어 있고 빈 틴은 소품함으로 쓰기 좋습니다.',
      'อบทุกวันพฤหัสบดีและปิดผนึกตอนยังอุ่น ถึงมือจึงยังกรอบ มะพร้าวมาจากสวนในเบ๊นแจเดียวกับโกโก้ของเรา คั่วจนหอมเหมือนคาราเมล หนึ่งกระป๋องมีสิบหกชิ้น กระป๋องเก็บไว้ใส่ของจุกจิกได้',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Flour, butter, coconut, chocolate',
          '小麦粉、黄油、椰蓉、巧克力',
          '小麦粉、バター、ココナッツ、チョコレート',
          '밀가루, 버터, 코코넛, 초콜릿',
          'แป้งสาลี เนย มะพร้าว ช็อกโกแลต',
        ),
      },
      {
        name: allergens,
        value: texts('Wheat, milk, egg', '小麦、奶、蛋', '小麦・乳・卵', '밀, 우유, 달걀', 'ข้าวสาลี นม ไข่'),
      },
      { name: keeps, value: texts('4 months', '4个月', '4か月', '4개월', '4 เดือน') },
    ],
    options: [
      {
        name: flavour,
        values: [
          { code: 'original', text: original },
          { code: 'coffee', text: texts('Hanoi coffee', '河内咖啡', 'ハノイコーヒー', '하노이 커피', 'กาแฟฮานอย') },
          {
            code: 'cashew',
            text: texts('Cashew', '腰果', 'カシューナッツ', '캐슈너트', 'เม็ดมะม่วงหิมพานต์'),
            priceDelta: 150,
          },
        ],
      },
      {
        name: texts('Tin', '铁盒', '缶', '틴', 'กระป๋อง'),
        values: [
          { code: '320', text: texts('320 g', '320克', '320g', '320g', '320 กรัม') },
          { code: '640', text: texts('640 g', '640克', '640g', '640g', '640 กรัม'), priceDelta: 1050 },
        ],
      },
    ],
    price: 1240,
    stock: 95,
    soldOut: ['cashew|640'],
    weightGrams: 460,
    picture: { cp: '1f36a', bg: 'sand', scene: 'lay' },
    company: [
      { cp: '1f95b', x: 655, y: 692, size: 190 },
      { cp: '1f965', x: 145, y: 704, size: 160, front: true },
    ],
  },
  {
    slug: 'peeled-plum-tomatoes',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Peeled plum tomatoes in juice, 6 × 400 g',
      '去皮李形番茄罐头 6 × 400克',
      'ホールトマト缶 400g × 6缶',
      '홀토마토 통조림 400g × 6캔',
      'มะเขือเทศปอกเปลือกในน้ำมะเขือเทศ 6 × 400 กรัม',
    ),
    summary: texts(
      'Picked red, peeled by steam and packed in their own juice without salt.',
      '熟红才采，蒸汽去皮，原汁浸泡，不加盐。',
      '真っ赤に熟してから摘み、蒸気で皮をむき、食塩を加えず果汁に漬けました。',
      '빨갛게 익혀 따고 증기로 껍질을 벗겨 소금 없이 제 즙에 담았습니다.',
      'เก็บตอนแดงจัด ลอกเปลือกด้วยไอน้ำ แช่ในน้ำมะเขือเทศ ไม่ใส่เกลือ',
    ),
    description: texts(
      'The tin we reach for most: firm fruit, thick juice, hardly any seeds. Crush them by hand for a quick sauce or simmer them whole under fish, as they do in Hanoi. The lid has a ring, and the lining is free from BPA.',
      '我们自己用得最多的罐头：果肉结实，汁浓籽少。手捏碎就是快手酱汁，整颗同鱼慢炖便是河内做法。易拉盖，罐内涂层不含双酚A。',
      '私たちがいちばんよく使う缶詰です。果肉はしっかり、果汁は濃く、種はわずか。手でつぶせばすぐソースに、丸ごと魚と煮ればハノイの味に。プルトップ式で、缶の内面はBPA不使用です。',
      '저희가 가장 자주 여는 통조림입니다. 과육이 단단하고 즙이 진하며 씨가 거의 없습니다. 손으로 으깨면 금세 소스가 되고, 하노이식으로 생선과 통째 졸여도 좋습니다. 원터치 뚜껑이며 캔 안쪽에 BPA를 쓰지 않았습니다.',
      'กระป๋องที่เราหยิบใช้บ่อยที่สุด เนื้อแน่น น้ำข้น แทบไม่มีเมล็ด บี้ด้วยมือเป็นซอสง่าย ๆ หรือต้มทั้งลูกกับปลาแบบฮานอย ฝาดึงเปิดง่าย ผิวเคลือบด้านในไม่มีบีพีเอ',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Tomatoes 65 %, tomato juice',
          '番茄65%、番茄汁',
          'トマト65%、トマトジュース',
          '토마토 65%, 토마토즙',
          'มะเขือเทศ 65 % น้ำมะเขือเทศ',
        ),
      },
      {
        name: origin,
        value: texts('Lam Dong, Vietnam', '越南林同', 'ベトナム・ラムドン', '베트남 럼동', 'เลิมด่ง เวียดนาม'),
      },
      { name: keeps, value: twentyFour },
    ],
    options: [
      {
        name: pack,
        values: [
          { code: '6', text: texts('6 tins', '6罐', '6缶', '6캔', '6 กระป๋อง') },
          { code: '12', text: texts('12 tins', '12罐', '12缶', '12캔', '12 กระป๋อง'), priceDelta: 1050 },
          { code: '24', text: texts('24 tins', '24罐', '24缶', '24캔', '24 กระป๋อง'), priceDelta: 2980 },
        ],
      },
    ],
    price: 1180,
    stock: 140,
    weightGrams: 2900,
    picture: { cp: '1f96b', bg: 'sand', scene: 'window' },
    company: [
      { cp: '1f345', x: 655, y: 704, size: 170, front: true },
      { cp: '1f33f', x: 145, y: 698, size: 150, front: true },
    ],
  },
  {
    slug: 'sea-salt-pretzels',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Sea-salt pretzels, 8 × 45 g bags',
      '海盐椒盐卷饼 8 × 45克',
      '海塩プレッツェル 45g × 8袋',
      '천일염 프레첼 45g × 8봉',
      'เพรตเซลเกลือทะเล 8 × 45 กรัม',
    ),
    summary: texts(
      'Twisted by hand, boiled, then baked dark; the salt is from Sa Huynh.',
      '手工拧结，先煮后烤至深色，盐来自沙黄盐田。',
      '手でねじり、ゆでてから濃く焼き上げました。塩はサーフイン産です。',
      '손으로 꼬아 데친 뒤 진하게 굽고, 사후인 천일염을 뿌렸습니다.',
      'บิดด้วยมือ ลวกแล้วอบจนสีเข้ม ใช้เกลือจากซาหวิ่ญ',
    ),
    description: texts(
      'Our baker learned her trade in Stuttgart, and these are what she misses. The crust snaps, the middle stays a little chewy, and the salt is coarse enough to notice. One bag is a snack, two are lunch.',
      '我们的烘焙师在斯图加特学艺，这是她最想念的味道。外皮脆响，里面略带嚼劲，粗盐粒吃得出来。一袋当零嘴，两袋当午饭。',
      'シュトゥットガルトで修業した職人が、いちばん恋しかった味です。皮はぱりっと、中はほどよくもっちり、塩は粒の存在感があります。1袋でおやつ、2袋でお昼ごはんに。',
      '슈투트가르트에서 일을 배운 저희 제빵사가 가장 그리워하던 맛입니다. 겉은 바삭하고 속은 살짝 쫄깃하며 굵은 소금이 씹힙니다. 한 봉지는 간식, 두 봉지는 점심입니다.',
      'คนอบขนมของเราเรียนมาจากเมืองชตุทท์การ์ท และนี่คือรสที่เธอคิดถึง เปลือกกรอบดังเป๊าะ ข้างในหนึบเล็กน้อย เกลือเม็ดใหญ่พอให้รู้รส หนึ่งซองเป็นของว่าง สองซองเป็นมื้อเที่ยง',
    ),
    facts: [
      {
        name: ingredients,
        value: texts(
          'Wheat flour, butter, sea salt, malt',
          '小麦粉、黄油、海盐、麦芽',
          '小麦粉、バター、海塩、麦芽',
          '밀가루, 버터, 천일염, 맥아',
          'แป้งสาลี เนย เกลือทะเล มอลต์',
        ),
      },
      { name: allergens, value: texts('Wheat, milk', '小麦、奶', '小麦・乳', '밀, 우유', 'ข้าวสาลี นม') },
      { name: keeps, value: texts('5 months', '5个月', '5か月', '5개월', '5 เดือน') },
    ],
    options: [
      {
        name: flavour,
        values: [
          { code: 'salt', text: texts('Sea salt', '海盐', '海塩', '천일염', 'เกลือทะเล') },
          { code: 'sesame', text: texts('Black sesame', '黑芝麻', '黒ごま', '흑임자', 'งาดำ') },
          {
            code: 'chilli',
            text: texts('Lemongrass and chilli', '香茅辣椒', 'レモングラスと唐辛子', '레몬그라스 고추', 'ตะไคร้พริก'),
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: '8', text: texts('8 bags', '8袋', '8袋', '8봉', '8 ซอง') },
          { code: '20', text: texts('20 bags', '20袋', '20袋', '20봉', '20 ซอง'), priceDelta: 1400 },
        ],
      },
    ],
    price: 1080,
    stock: 170,
    soldOut: ['chilli|20'],
    weightGrams: 430,
    picture: { cp: '1f968', bg: 'apricot', scene: 'lay' },
    company: [
      { cp: '1f9c0', x: 655, y: 704, size: 170, front: true },
      { cp: '1f9c2', x: 145, y: 696, size: 160 },
    ],
  },
  {
    slug: 'soft-dried-mandarins',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Soft-dried mandarin segments, 250 g',
      '软式蜜橘干 250克',
      'ソフトドライみかん 250g',
      '반건조 감귤 250g',
      'ส้มอบแห้งเนื้อนุ่ม 250 กรัม',
    ),
    summary: texts(
      'Peeled, pithed and dried overnight; chewy, bright and without added sugar.',
      '去皮去络，低温烘一夜，软糯酸甜，不加糖。',
      '皮と筋を取り、一晩かけて乾燥。砂糖を加えず、しっとり甘酸っぱく。',
      '껍질과 속껍질 줄기를 떼고 하룻밤 말려 쫀득하고 상큼하며 설탕이 없습니다.',
      'ปอกเปลือก ลอกใย อบข้ามคืน เหนียวนุ่มเปรี้ยวหวาน ไม่เติมน้ำตาล',
    ),
    description: texts(
      'Ha Giang mandarins ripen in the cold at 900 metres, which makes them sharp as well as sweet. We dry the segments at 45 °C, so they stay soft and orange without sulphur. A pouch is about 1.6 kg of fruit.',
      '河江蜜橘长在海拔900米的冷凉山地，甜里带酸。我们以45℃低温烘干，不用硫也能保持柔软橙亮。一袋约用1.6公斤鲜果。',
      'ハザンのみかんは標高900mの寒さのなかで熟すので、甘みに酸味が効いています。45℃でゆっくり乾かすため、二酸化硫黄を使わずにやわらかく橙色のまま。1袋に生の果実約1.6kgを使用しています。',
      '하장 감귤은 해발 900m의 추위 속에서 익어 달면서도 새콤합니다. 45℃에서 말려 이산화황 없이도 부드럽고 주황빛이 그대로입니다. 한 봉지에 생과 약 1.6kg이 들어갑니다.',
      'ส้มห่าซางสุกในอากาศหนาวที่ความสูง 900 เมตร จึงหวานและเปรี้ยวคม เราอบที่ 45 องศา เนื้อจึงนุ่มและสีส้มสวยโดยไม่ใช้ซัลเฟอร์ หนึ่งซองใช้ผลสดราว 1.6 กก.',
    ),
    facts: [
      { name: ingredients, value: texts('Mandarins', '蜜橘', 'みかん', '감귤', 'ส้มแมนดาริน') },
      {
        name: origin,
        value: texts('Ha Giang, Vietnam', '越南河江', 'ベトナム・ハザン', '베트남 하장', 'ห่าซาง เวียดนาม'),
      },
      { name: keeps, value: texts('8 months', '8个月', '8か月', '8개월', '8 เดือน') },
    ],
    options: [],
    price: 1340,
    stock: 72,
    weightGrams: 270,
    picture: { cp: '1f34a', bg: 'mint', scene: 'studio' },
    company: [
      { cp: '1f36b', x: 655, y: 708, size: 160, front: true },
      { cp: '1f36f', x: 145, y: 700, size: 160, front: true },
    ],
  },
  {
    slug: 'rice-flour-cupcake-mix',
    shop: 'sunday-pantry',
    category: 'food',
    title: texts(
      'Cupcake baking mix with icing, makes 12',
      '杯子蛋糕预拌粉 附糖霜 12个',
      'カップケーキミックス アイシング付き 12個分',
      '컵케이크 믹스 아이싱 포함 12개분',
      'แป้งเค้กสำเร็จรูปพร้อมไอซิง ทำคัปเค้กได้ 12 ชิ้น',
    ),
    summary: texts(
      'Rice and wheat flour, real fruit powder for the icing, paper cups in the box.',
      '米粉加小麦粉，糖霜用真果粉上色，盒内附纸杯。',
      '米粉と小麦粉の生地に、果実パウダーのアイシング。紙カップ付きです。',
      '쌀가루와 밀가루 반죽, 진짜 과일 가루 아이싱, 종이컵까지 들어 있습니다.',
      'แป้งข้าวเจ้าผสมแป้งสาลี ไอซิงจากผงผลไม้แท้ มีถ้วยกระดาษในกล่อง',
    ),
    description: texts(
      'Children can manage this one: two bowls, one spoon, eighteen minutes in the oven. Rice flour keeps the crumb light, and the icing takes its colour from strawberry, pandan leaf or purple sweet potato. You add two eggs, milk and butter.',
      '小朋友也能做：两个碗、一把勺、进烤箱十八分钟。米粉让蛋糕更松软，糖霜颜色来自草莓、斑斓叶或紫薯。自备两个鸡蛋、牛奶和黄油。',
      'お子さまとも作れます。ボウル2つとスプーン1本、オーブンで18分。米粉でふんわり軽く、アイシングの色はいちご、パンダンリーフ、紫芋から。卵2個と牛乳、バターをご用意ください。',
      '아이들도 만들 수 있습니다. 볼 두 개, 숟가락 하나, 오븐에서 18분. 쌀가루라 결이 가볍고 아이싱 색은 딸기, 판단잎, 자색 고구마에서 나옵니다. 달걀 두 개와 우유, 버터를 준비해 주세요.',
      'เด็ก ๆ ก็ทำได้ ใช้ชามสองใบ ช้อนหนึ่งคัน อบสิบแปดนาที แป้งข้าวเจ้าช่วยให้เนื้อเบา สีไอซิงมาจากสตรอว์เบอร์รี ใบเตย หรือมันม่วง เตรียมไข่สองฟอง นม และเนยเพิ่ม',
    ),
    facts: [
      {
        name: texts('Makes', '份量', 'できあがり', '분량', 'ปริมาณ'),
        value: texts('12 cupcakes', '12个', '12個', '12개', '12 ชิ้น'),
      },
      {
        name: texts('You add', '自备', 'ご用意いただくもの', '준비물', 'สิ่งที่ต้องเตรียม'),
        value: texts(
          '2 eggs, milk, butter',
          '鸡蛋2个、牛奶、黄油',
          '卵2個、牛乳、バター',
          '달걀 2개, 우유, 버터',
          'ไข่ 2 ฟอง นม เนย',
        ),
      },
      { name: allergens, value: texts('Wheat', '小麦', '小麦', '밀', 'ข้าวสาลี') },
      { name: keeps, value: twelve },
    ],
    options: [
      {
        name: flavour,
        values: [
          { code: 'strawberry', text: texts('Strawberry', '草莓', 'いちご', '딸기', 'สตรอว์เบอร์รี'), swatch: '#E56BB0' },
          {
            code: 'pandan',
            text: texts('Pandan', '斑斓', 'パンダン', '판단', 'ใบเตย'),
            swatch: '#8CBF6A',
            effect: { hue: 150, sat: 0.65, bri: 1.1 },
          },
          {
            code: 'ube',
            text: texts('Purple sweet potato', '紫薯', '紫芋', '자색 고구마', 'มันม่วง'),
            swatch: '#8E6CC4',
            effect: { hue: 320, sat: 0.75 },
          },
        ],
      },
      {
        name: pack,
        values: [
          { code: '12', text: texts('Makes 12', '12个量', '12個分', '12개분', '12 ชิ้น') },
          { code: '24', text: texts('Makes 24', '24个量', '24個分', '24개분', '24 ชิ้น'), priceDelta: 620 },
        ],
      },
    ],
    price: 890,
    stock: 130,
    soldOut: ['ube|24'],
    weightGrams: 480,
    picture: { cp: '1f9c1', bg: 'butter', scene: 'disc' },
    company: [
      { cp: '1f353', x: 655, y: 700, size: 150, front: true },
      { cp: '1f95b', x: 150, y: 690, size: 180 },
    ],
  },
];
