import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

export const shop: DemoShop = {
  slug: 'tinker-and-teddy',
  name: 'Tinker & Teddy',
  slogan: texts(
    'Toys to hug, build and hand down',
    '能抱、能拼、能传下去的玩具',
    '抱いて、組み立てて、受け継ぐおもちゃ',
    '안고, 만들고, 물려주는 장난감',
    'ของเล่นไว้กอด ไว้ต่อ และส่งต่อ',
  ),
  about: texts(
    'Two sisters and a retired engineer run our toy workshop in Mangwon, Seoul. We sew, saw and test with the children of the street, who are strict. Every toy passes the safety tests of Korea and Europe before it goes into a box.',
    '两姐妹和一位退休工程师在首尔望远洞开了这家玩具工坊。缝制、锯木、试玩，都请邻家孩子把关，他们很严格。每件玩具都通过韩国和欧盟安全检测后才装盒。',
    'ソウルの望遠洞で、姉妹と元エンジニアが営むおもちゃ工房です。縫い、切り、近所の子どもたちに試してもらっています。なかなか厳しい審査員です。韓国と欧州の安全基準に合格したものだけを箱に入れます。',
    '서울 망원동에서 두 자매와 은퇴한 엔지니어가 꾸리는 장난감 공방입니다. 바느질하고 톱질한 뒤 동네 아이들에게 시험을 맡기는데, 꽤 엄격합니다. 한국과 유럽의 안전 검사를 통과한 것만 상자에 담습니다.',
    'เวิร์กช็อปของเล่นในย่านมังวอน กรุงโซล ดูแลโดยพี่น้องสองคนกับวิศวกรเกษียณ เราเย็บ เลื่อย แล้วให้เด็กแถวบ้านลองเล่น ซึ่งเข้มงวดมาก ของเล่นทุกชิ้นผ่านการทดสอบความปลอดภัยของเกาหลีและยุโรปก่อนลงกล่อง',
  ),
  city: texts('Seoul', '首尔', 'ソウル', '서울', 'โซล'),
  country: 'KR',
  since: 2017,
  avatar: { cp: '1f9f8', bg: 'pine', scene: 'studio' },
  tone: 'pine',
  freight: { freeOver: 9000, first: 590, next: 140 },
};

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const age = texts('Age', '适合年龄', '対象年齢', '사용 연령', 'อายุ');
const size = texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const set = texts('Set', '套装', 'セット', '구성', 'ชุด');
const fromThree = texts('From 3 years', '3岁以上', '3歳から', '3세 이상', '3 ขวบขึ้นไป');

export const products: readonly DemoProduct[] = [
  {
    slug: 'barnaby-bear-recycled-plush',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Barnaby bear, recycled plush, 32 cm',
      'Barnaby 泰迪熊毛绒玩具 再生面料 32厘米',
      'くまのBarnaby ぬいぐるみ 再生素材 32cm',
      '곰돌이 Barnaby 인형, 재생 원단, 32cm',
      'ตุ๊กตาหมี Barnaby ผ้ารีไซเคิล 32 ซม.',
    ),
    summary: texts(
      'A bear with weighted paws who sits where you put him and washes at 30 degrees.',
      '四肢加重，放哪儿坐哪儿，可30度机洗。',
      '手足に重りが入っていて、置いたところにちゃんと座ります。30度で洗えます。',
      '손발에 무게감이 있어 놓은 자리에 잘 앉고, 30도에서 세탁할 수 있습니다.',
      'หมีแขนขาถ่วงน้ำหนัก วางตรงไหนก็นั่งอยู่ตรงนั้น ซักน้ำอุ่น 30 องศาได้',
    ),
    description: texts(
      'His fur is spun from eleven used bottles and is soft enough for the first night of his life with you. Eyes and nose are embroidered, so there is nothing to bite off. A seam on his back opens for repairs, and thread in his colour comes along.',
      '绒毛由十一只回收瓶纺成，第一晚抱着睡就很软。眼睛和鼻子都是刺绣，没有会咬掉的小零件。背后留有可拆的缝线方便修补，还附一小卷同色线。',
      '毛並みは使用済みペットボトル11本から紡ぎました。最初の夜から抱いて眠れるやわらかさです。目と鼻は刺しゅうなので、噛んで取れる部品はありません。背中の縫い目を開けて直せるよう、同じ色の糸を添えています。',
      '털은 페트병 열한 개에서 뽑은 실로 만들어 첫날 밤부터 포근합니다. 눈과 코는 자수라 떨어질 부품이 없습니다. 등 솔기를 열어 고칠 수 있고, 같은 색 실도 함께 드립니다.',
      'ขนนุ่มทอจากขวดใช้แล้วสิบเอ็ดใบ กอดนอนได้ตั้งแต่คืนแรก ตาและจมูกปักด้วยด้าย ไม่มีชิ้นส่วนให้กัดหลุด ตะเข็บหลังเปิดซ่อมได้ และแถมด้ายสีเดียวกันให้',
    ),
    facts: [
      {
        name: size,
        value: texts(
          '32 cm sitting, 410 g',
          '坐高32厘米，410克',
          '座った高さ32cm、410g',
          '앉은키 32cm, 410g',
          'ท่านั่งสูง 32 ซม. 410 กรัม',
        ),
      },
      {
        name: material,
        value: texts('Recycled polyester', '再生聚酯纤维', '再生ポリエステル', '재생 폴리에스터', 'โพลีเอสเตอร์รีไซเคิล'),
      },
      { name: age, value: texts('From birth', '新生儿可用', '0歳から', '신생아부터', 'ตั้งแต่แรกเกิด') },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'honey', text: texts('Honey', '蜂蜜色', 'はちみつ', '꿀색', 'น้ำผึ้ง'), swatch: '#DE9450', effect: {} },
          {
            code: 'cocoa',
            text: texts('Cocoa', '可可色', 'ココア', '코코아', 'โกโก้'),
            swatch: '#8A5C3C',
            effect: { bri: 0.66, sat: 0.7 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#D987B4',
            effect: { hue: 290, sat: 0.7 },
          },
          {
            code: 'cloud',
            text: texts('Cloud', '云朵灰', 'くも', '구름색', 'เมฆ'),
            swatch: '#CFC6BF',
            effect: { sat: 0.18, bri: 1.16 },
          },
        ],
      },
      {
        name: texts('Wrapping', '包装', 'ラッピング', '포장', 'ห่อ'),
        values: [
          { code: 'bag', text: texts('Cotton bag', '棉布袋', 'コットン袋', '면 주머니', 'ถุงผ้าฝ้าย') },
          {
            code: 'box',
            text: texts('Gift box', '礼盒', 'ギフトボックス', '선물 상자', 'กล่องของขวัญ'),
            priceDelta: 400,
          },
        ],
      },
    ],
    price: 2400,
    stock: 165,
    soldOut: ['rose|box'],
    weightGrams: 520,
    picture: { cp: '1f9f8', bg: 'butter', scene: 'arch' },
    company: [
      { cp: '1f381', x: 150, y: 640, size: 180 },
      { cp: '1f9e3', x: 665, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'bolt-coding-robot-kit',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Bolt build-and-code robot kit, 78 parts',
      'Bolt 儿童编程机器人拼装套件 78件',
      'Bolt プログラミングロボット組み立てキット 78ピース',
      'Bolt 코딩 로봇 조립 키트, 78조각',
      'ชุดต่อหุ่นยนต์หัดเขียนโปรแกรม Bolt 78 ชิ้น',
    ),
    summary: texts(
      'Build it with a screwdriver, teach it with cards; no screen needed.',
      '用螺丝刀拼，用卡片教，不需要屏幕。',
      'ドライバーで組み立て、カードで動きを教えます。画面はいりません。',
      '드라이버로 조립하고 카드로 가르칩니다. 화면이 필요 없습니다.',
      'ต่อด้วยไขควง สอนด้วยการ์ด ไม่ต้องใช้หน้าจอ',
    ),
    description: texts(
      'Lay the picture cards in a row, and Bolt reads them as he drives over: forward, turn, blink, sing. Children who want more connect him to a tablet later and write their own lines.',
      '把图案卡片排成一行，Bolt 开过时逐张读取：前进、转弯、眨眼、唱歌。想玩得更深，以后可以连平板自己写程序。',
      '絵カードを一列に並べると、Boltが上を走りながら読み取ります。進む、曲がる、まばたきする、歌う。もっとやりたくなったら、タブレットにつないで自分でプログラムを書けます。',
      '그림 카드를 한 줄로 놓으면 Bolt가 지나가며 읽습니다. 앞으로, 돌기, 깜빡이기, 노래하기. 더 하고 싶은 아이는 나중에 태블릿에 연결해 직접 코드를 쓸 수 있습니다.',
      'วางการ์ดภาพเรียงเป็นแถว Bolt จะอ่านขณะวิ่งผ่าน ทั้งเดินหน้า เลี้ยว กะพริบตา ร้องเพลง เด็กที่อยากลองต่อก็เชื่อมกับแท็บเล็ตแล้วเขียนคำสั่งเองได้',
    ),
    facts: [
      { name: age, value: texts('6 to 12 years', '6至12岁', '6〜12歳', '6~12세', '6 ถึง 12 ปี') },
      {
        name: size,
        value: texts(
          '19 cm tall when built',
          '拼好后高19厘米',
          '完成時の高さ19cm',
          '완성 높이 19cm',
          'ต่อเสร็จสูง 19 ซม.',
        ),
      },
      {
        name: texts('Power', '供电', '電源', '전원', 'พลังงาน'),
        value: texts(
          'Built-in battery, USB-C',
          '内置电池，USB-C充电',
          '内蔵電池、USB-C充電',
          '내장 배터리, USB-C 충전',
          'แบตเตอรี่ในตัว ชาร์จผ่าน USB-C',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'red',
            text: texts('Red ears', '红耳朵', '赤い耳', '빨간 귀', 'หูแดง'),
            swatch: '#E2476B',
            effect: {},
          },
          {
            code: 'orange',
            text: texts('Orange ears', '橙耳朵', 'オレンジの耳', '주황 귀', 'หูส้ม'),
            swatch: '#D97127',
            effect: { hue: 45 },
          },
          {
            code: 'green',
            text: texts('Green ears', '绿耳朵', '緑の耳', '초록 귀', 'หูเขียว'),
            swatch: '#1E9A63',
            effect: { hue: 150 },
          },
          {
            code: 'blue',
            text: texts('Blue ears', '蓝耳朵', '青い耳', '파란 귀', 'หูน้ำเงิน'),
            swatch: '#2488E0',
            effect: { hue: 240 },
          },
        ],
      },
      {
        name: texts('Cards', '卡片', 'カード', '카드', 'การ์ด'),
        values: [
          { code: '40', text: texts('40 cards', '40张', '40枚', '40장', '40 ใบ') },
          { code: '90', text: texts('90 cards', '90张', '90枚', '90장', '90 ใบ'), priceDelta: 900 },
        ],
      },
    ],
    price: 5900,
    listPrice: 6900,
    stock: 52,
    soldOut: ['green|90'],
    weightGrams: 980,
    picture: { cp: '1f916', bg: 'sky', scene: 'studio' },
    company: [
      { cp: '1f9f0', x: 150, y: 640, size: 190 },
      { cp: '1f50b', x: 665, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'mori-long-necked-dinosaur',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Mori the long-necked dinosaur, soft vinyl, 40 cm',
      'Mori 长颈恐龙玩偶 软胶 40厘米',
      '首長竜のMori ソフビ人形 40cm',
      '목 긴 공룡 Mori, 말랑한 비닐 인형, 40cm',
      'ไดโนเสาร์คอยาว Mori ไวนิลนิ่ม 40 ซม.',
    ),
    summary: texts(
      'A gentle giant with a cotton filling, safe to sleep on and hard to lose.',
      '软胶外皮填棉，枕着睡也安全，个头大不容易丢。',
      '中綿入りのやわらかな大きな恐竜。枕にしても安心で、なくしにくい大きさです。',
      '솜을 채운 말랑한 큰 공룡. 베고 자도 안전하고 잃어버리기 어렵습니다.',
      'ไดโนเสาร์ตัวโตยัดใยนุ่ม หนุนนอนได้ปลอดภัย และหายยาก',
    ),
    description: texts(
      'Mori was drawn by a six-year-old who insisted on the length of the tail. The skin is phthalate-free and wipes clean after a garden expedition; the neck bends and stays.',
      'Mori 的样子出自一位六岁孩子之手，尾巴长度是他坚持的。表皮不含邻苯，花园探险回来一擦就净；脖子可弯曲定型。',
      'Moriを描いたのは6歳の子。しっぽの長さは譲りませんでした。表面はフタル酸エステル不使用で、庭の探検のあとも拭けばきれい。首は曲げた形を保ちます。',
      'Mori는 여섯 살 아이가 그렸고, 꼬리 길이만은 양보하지 않았습니다. 겉면은 프탈레이트가 없고 마당 탐험 뒤에도 닦으면 깨끗합니다. 목은 구부리면 그대로 있습니다.',
      'Mori วาดโดยเด็กหกขวบที่ไม่ยอมให้หางสั้นกว่านี้ ผิวปลอดสารพทาเลต เล่นในสวนมาแล้วเช็ดออกง่าย คอดัดได้และคงรูป',
    ),
    facts: [
      { name: size, value: texts('40 × 30 cm', '40 × 30厘米', '40 × 30cm', '40 × 30cm', '40 × 30 ซม.') },
      {
        name: material,
        value: texts(
          'Phthalate-free vinyl, cotton',
          '无邻苯软胶、棉',
          'ソフトビニール（フタル酸不使用）、綿',
          '무프탈레이트 비닐, 솜',
          'ไวนิลปลอดพทาเลต ใยฝ้าย',
        ),
      },
      { name: age, value: fromThree },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'fern', text: texts('Fern', '蕨绿', 'シダ', '고사리색', 'เขียวเฟิร์น'), swatch: '#4FB57C', effect: {} },
          {
            code: 'lake',
            text: texts('Lake', '湖蓝', 'みずうみ', '호수색', 'ฟ้าทะเลสาบ'),
            swatch: '#4FA8E8',
            effect: { hue: 90, sat: 0.75 },
          },
          {
            code: 'lilac',
            text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
            swatch: '#B49BEB',
            effect: { hue: 150, sat: 0.75 },
          },
          {
            code: 'coral',
            text: texts('Coral', '珊瑚橙', 'コーラル', '산호색', 'ปะการัง'),
            swatch: '#EE8B63',
            effect: { hue: 240, sat: 0.75 },
          },
        ],
      },
      {
        name: set,
        values: [
          { code: 'one', text: texts('Mori alone', '单只', '1匹', '한 마리', 'ตัวเดียว') },
          {
            code: 'baby',
            text: texts(
              'With a 15 cm baby',
              '附15厘米小恐龙',
              '15cmの子ども付き',
              '15cm 아기 공룡 포함',
              'พร้อมลูก 15 ซม.',
            ),
            priceDelta: 900,
          },
        ],
      },
    ],
    price: 2900,
    stock: 88,
    soldOut: ['coral|baby'],
    weightGrams: 610,
    picture: { cp: '1f995', bg: 'mint', scene: 'disc' },
    company: [
      { cp: '1f333', x: 150, y: 640, size: 230 },
      { cp: '1f33c', x: 665, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'hangang-diamond-kite',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Hangang diamond kite, ripstop, 80 cm span',
      'Hangang 菱形风筝 防撕尼龙 翼展80厘米',
      'Hangang ダイヤカイト 凧 リップストップ 80cm',
      'Hangang 마름모 연, 립스톱 원단, 폭 80cm',
      'ว่าวทรงเพชร Hangang ผ้ากันฉีก กว้าง 80 ซม.',
    ),
    summary: texts(
      'Rises in a light breeze and survives the tree it lands in.',
      '微风即可起飞，挂到树上也不易破。',
      'そよ風で揚がり、木に引っかかっても破れにくい凧です。',
      '산들바람에도 뜨고, 나무에 걸려도 잘 찢어지지 않습니다.',
      'ลมเบา ๆ ก็ขึ้น ติดต้นไม้ก็ไม่ขาดง่าย',
    ),
    description: texts(
      'We tested it on the grass by the Han river, where the wind is seldom more than a sigh. The spars are glass fibre, the bows on the tail are sewn, and the whole kite rolls up as small as an umbrella.',
      '在汉江边草地反复试飞，那里的风常常只有一丝。骨架为玻璃纤维，尾巴上的蝴蝶结逐个缝制，卷起来只有雨伞大小。',
      '風の弱い漢江の河川敷で試しました。骨はグラスファイバー、尾のリボンは一つずつ縫い付け。巻けば折りたたみ傘ほどになります。',
      '바람이 약한 한강 잔디밭에서 시험했습니다. 살은 유리섬유, 꼬리 리본은 하나하나 꿰맸고, 말면 우산만 해집니다.',
      'ทดสอบบนสนามหญ้าริมแม่น้ำฮันที่ลมมักอ่อนมาก โครงไฟเบอร์กลาส โบหางเย็บทีละอัน ม้วนเก็บแล้วเล็กเท่าร่มคันหนึ่ง',
    ),
    facts: [
      {
        name: size,
        value: texts(
          '80 × 95 cm, tail 2.4 m',
          '80 × 95厘米，尾长2.4米',
          '80 × 95cm、尾2.4m',
          '80 × 95cm, 꼬리 2.4m',
          '80 × 95 ซม. หาง 2.4 ม.',
        ),
      },
      {
        name: texts('Wind', '风力', '風速', '바람', 'แรงลม'),
        value: texts('2 to 5 m/s', '2至5米/秒', '2〜5m/s', '초속 2~5m', '2 ถึง 5 ม./วินาที'),
      },
      { name: age, value: texts('From 5 years', '5岁以上', '5歳から', '5세 이상', '5 ขวบขึ้นไป') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'rainbow',
            text: texts('Rainbow', '彩虹', 'レインボー', '무지개', 'รุ้ง'),
            swatch: '#E8605A',
            effect: { hue: 0, sat: 0.8 },
          },
          {
            code: 'meadow',
            text: texts('Meadow', '草地', '野原', '풀밭', 'ทุ่งหญ้า'),
            swatch: '#3FBE93',
            effect: { hue: 45, sat: 0.75 },
          },
          {
            code: 'dusk',
            text: texts('Dusk', '暮色', '夕暮れ', '해 질 녘', 'ยามเย็น'),
            swatch: '#8C68D6',
            effect: { hue: 285, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Line', '线长', '糸の長さ', '연줄', 'ความยาวสาย'),
        values: [
          { code: '30', text: texts('30 m', '30米', '30m', '30m', '30 ม.') },
          { code: '60', text: texts('60 m', '60米', '60m', '60m', '60 ม.'), priceDelta: 200 },
        ],
      },
    ],
    price: 1600,
    stock: 230,
    weightGrams: 240,
    picture: { cp: '1fa81', bg: 'sky', scene: 'lay', hue: 0, sat: 0.8 },
    company: [
      { cp: '1f333', x: 150, y: 640, size: 220 },
      { cp: '1f45f', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'night-market-jigsaw-puzzle',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Night market jigsaw puzzle, 68 × 49 cm',
      '夜市拼图 68 × 49厘米 厚纸板',
      '夜市のジグソーパズル 68 × 49cm',
      '야시장 직소 퍼즐, 68 × 49cm',
      'จิ๊กซอว์ตลาดกลางคืน 68 × 49 ซม.',
    ),
    summary: texts(
      'A street of 112 stalls to find your way through, piece by piece.',
      '112个小摊排成一条街，一片一片逛过去。',
      '112軒の屋台が並ぶ通りを、1ピースずつ歩いていきます。',
      '노점 112곳이 늘어선 거리를 한 조각씩 걸어갑니다.',
      'ถนนที่มีแผงลอย 112 ร้าน ค่อย ๆ เดินไปทีละชิ้น',
    ),
    description: texts(
      'Drawn by a Mapo illustrator who hid one cat at every tenth stall. The board is 2 mm thick and does not dust, the pieces click, and a spare is only a message away if one goes missing.',
      '由麻浦的插画师绘制，每十个摊位藏一只猫。纸板厚2毫米不掉屑，拼合紧实；丢了一片，留言即可补寄。',
      '麻浦のイラストレーターが描き、10軒ごとに猫を1匹隠しました。厚さ2mmの台紙は粉が出にくく、ぴたりとはまります。1ピースなくしたら、ご連絡ください。お送りします。',
      '마포의 일러스트레이터가 그리고, 노점 열 곳마다 고양이를 한 마리씩 숨겼습니다. 2mm 두께라 가루가 날리지 않고 딱 맞물립니다. 한 조각을 잃어버리면 메시지만 주세요.',
      'ภาพโดยนักวาดย่านมาโพที่ซ่อนแมวไว้ทุกสิบร้าน กระดาษหนา 2 มม. ไม่เป็นฝุ่น ต่อแน่นพอดี ถ้าหายหนึ่งชิ้นทักมาขอได้',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Recycled board, soy inks',
          '再生纸板，大豆油墨',
          '再生紙、大豆インク',
          '재생 판지, 콩기름 잉크',
          'กระดาษรีไซเคิล หมึกถั่วเหลือง',
        ),
      },
      {
        name: texts('In the box', '包装清单', '同梱品', '구성품', 'ในกล่อง'),
        value: texts(
          'Puzzle, poster, cloth bag',
          '拼图、海报、布袋',
          'パズル、ポスター、布袋',
          '퍼즐, 포스터, 천 주머니',
          'จิ๊กซอว์ โปสเตอร์ ถุงผ้า',
        ),
      },
      { name: age, value: texts('From 8 years', '8岁以上', '8歳から', '8세 이상', '8 ขวบขึ้นไป') },
    ],
    options: [
      {
        name: texts('Pieces', '片数', 'ピース数', '조각 수', 'จำนวนชิ้น'),
        values: [
          { code: '300', text: texts('300 pieces', '300片', '300ピース', '300조각', '300 ชิ้น') },
          { code: '500', text: texts('500 pieces', '500片', '500ピース', '500조각', '500 ชิ้น'), priceDelta: 300 },
          { code: '1000', text: texts('1000 pieces', '1000片', '1000ピース', '1000조각', '1000 ชิ้น'), priceDelta: 700 },
        ],
      },
    ],
    price: 1800,
    stock: 140,
    weightGrams: 820,
    picture: { cp: '1f9e9', bg: 'lilac', scene: 'lay', hue: 285, sat: 0.75 },
    company: [
      { cp: '1f35c', x: 150, y: 640, size: 190 },
      { cp: '1f375', x: 665, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'beechwood-steam-train',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Beechwood steam train, pull-along, 24 cm',
      '榉木小火车 拖拉玩具 24厘米',
      'ブナの木の汽車 引っぱるおもちゃ 24cm',
      '너도밤나무 기차, 끌고 다니는 장난감, 24cm',
      'รถไฟไม้บีชแบบลาก ยาว 24 ซม.',
    ),
    summary: texts(
      'Chuffs as it rolls, without a battery: the sound comes from a wooden clapper.',
      '一拉就“咔嚓咔嚓”响，不用电池，声音来自木响板。',
      '引くとシュッシュッと鳴ります。電池ではなく、木の板の音です。',
      '끌면 칙칙폭폭 소리가 납니다. 건전지 없이 나무판이 내는 소리입니다.',
      'ลากแล้วมีเสียงฉึกฉัก ไม่ใช้ถ่าน เสียงมาจากแผ่นไม้กระทบกัน',
    ),
    description: texts(
      'Edges are sanded by hand until nothing catches on a sleeve, and the paint is water-based. The wagons hook on with magnets sunk deep into the wood.',
      '边角手工打磨到不勾衣袖，用水性漆上色。车厢靠深埋木中的磁铁相连。',
      '角は袖に引っかからなくなるまで手で磨き、塗料は水性です。客車は木に深く埋めた磁石でつながります。',
      '모서리는 소매에 걸리지 않을 때까지 손으로 갈고, 수성 도료로 칠했습니다. 객차는 나무 깊숙이 넣은 자석으로 이어집니다.',
      'ขัดขอบด้วยมือจนไม่เกี่ยวแขนเสื้อ ทาสีน้ำ ตู้โดยสารต่อกันด้วยแม่เหล็กที่ฝังลึกในเนื้อไม้',
    ),
    facts: [
      {
        name: material,
        value: texts('Beech, water-based paint', '榉木、水性漆', 'ブナ、水性塗料', '너도밤나무, 수성 도료', 'ไม้บีช สีน้ำ'),
      },
      {
        name: size,
        value: texts('24 × 9 × 14 cm', '24 × 9 × 14厘米', '24 × 9 × 14cm', '24 × 9 × 14cm', '24 × 9 × 14 ซม.'),
      },
      { name: age, value: texts('From 18 months', '18个月以上', '1歳半から', '18개월 이상', '18 เดือนขึ้นไป') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'red',
            text: texts('Red cab', '红色车头', '赤い運転室', '빨간 기관차', 'หัวรถแดง'),
            swatch: '#E0416A',
            effect: {},
          },
          {
            code: 'orange',
            text: texts('Orange cab', '橙色车头', 'オレンジの運転室', '주황 기관차', 'หัวรถส้ม'),
            swatch: '#CE6A22',
            effect: { hue: 45 },
          },
          {
            code: 'green',
            text: texts('Green cab', '绿色车头', '緑の運転室', '초록 기관차', 'หัวรถเขียว'),
            swatch: '#179058',
            effect: { hue: 150 },
          },
        ],
      },
      {
        name: texts('Wagons', '车厢', '客車', '객차', 'ตู้โดยสาร'),
        values: [
          { code: 'none', text: texts('Engine only', '仅车头', '機関車のみ', '기관차만', 'เฉพาะหัวรถ') },
          {
            code: 'two',
            text: texts('With two wagons', '附两节车厢', '客車2両付き', '객차 2량 포함', 'พร้อมตู้ 2 คัน'),
            priceDelta: 1400,
          },
        ],
      },
    ],
    price: 3200,
    stock: 46,
    soldOut: ['orange|two'],
    weightGrams: 890,
    picture: { cp: '1f682', bg: 'butter', scene: 'window' },
    company: [
      { cp: '1f333', x: 145, y: 630, size: 200 },
      { cp: '1f9f8', x: 668, y: 710, size: 165, front: true },
    ],
  },
  {
    slug: 'five-sisters-nesting-dolls',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Five Sisters nesting dolls, lime wood, 15 cm',
      '五姐妹套娃 椴木手绘 15厘米',
      '五人姉妹のマトリョーシカ 菩提樹 15cm',
      '다섯 자매 마트료시카, 보리수나무, 15cm',
      'ตุ๊กตาแม่ลูกดก ห้าพี่น้อง ไม้ลินเดน 15 ซม.',
    ),
    summary: texts(
      'Five faces painted by hand, the smallest no bigger than a bean.',
      '五张脸全部手绘，最小的只有豆子大。',
      '五つの顔はすべて手描き。いちばん小さな子は豆粒ほどです。',
      '다섯 얼굴 모두 손으로 그렸고, 막내는 콩알만 합니다.',
      'ใบหน้าทั้งห้าวาดด้วยมือ น้องเล็กสุดตัวเท่าเมล็ดถั่ว',
    ),
    description: texts(
      'Turned from one block of lime wood so that the grain runs through all five sisters. They open with a quarter turn that small hands learn quickly, and older hands remember.',
      '五个娃娃出自同一块椴木，木纹一脉相连。轻轻转四分之一圈即可打开，孩子很快学会，大人也会想起童年。',
      '1本の菩提樹から削り出し、木目が五人を通っています。四分の一回しで開くので、小さな手もすぐに覚えます。',
      '보리수나무 한 토막에서 깎아 다섯 자매의 나뭇결이 이어집니다. 살짝 돌리면 열려 아이도 금방 익힙니다.',
      'กลึงจากไม้ท่อนเดียว ลายไม้จึงต่อเนื่องกันทั้งห้าตัว หมุนหนึ่งในสี่รอบก็เปิดได้ เด็กเล็กเรียนรู้ได้เร็ว',
    ),
    facts: [
      {
        name: size,
        value: texts('15 cm down to 2 cm', '15厘米至2厘米', '15cmから2cmまで', '15cm부터 2cm까지', '15 ซม. ถึง 2 ซม.'),
      },
      {
        name: material,
        value: texts(
          'Lime wood, clear varnish',
          '椴木、清漆',
          '菩提樹、クリアニス',
          '보리수나무, 투명 니스',
          'ไม้ลินเดน เคลือบใส',
        ),
      },
      {
        name: age,
        value: texts(
          'From 5 years, small parts',
          '5岁以上，含小零件',
          '5歳から、小さな部品あり',
          '5세 이상, 작은 부품 있음',
          '5 ขวบขึ้นไป มีชิ้นเล็ก',
        ),
      },
    ],
    options: [],
    price: 2700,
    stock: 34,
    weightGrams: 330,
    picture: { cp: '1fa86', bg: 'mint', scene: 'podium' },
    company: [
      { cp: '1f33c', x: 150, y: 630, size: 160 },
      { cp: '1f9f5', x: 665, y: 700, size: 140, front: true },
    ],
  },
  {
    slug: 'stomp-foam-rocket',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Stomp foam rocket with launcher, flies 40 m',
      '脚踩火箭 泡沫户外发射玩具 可飞40米',
      'ふみ飛ばしロケット やわらかフォーム 40m飛行',
      '발로 밟는 폼 로켓 발사대 세트, 40m 비행',
      'จรวดโฟมเหยียบยิง พร้อมฐานยิง พุ่งไกล 40 ม.',
    ),
    summary: texts(
      'One jump and it is over the roof; the nose is soft enough for a small head.',
      '跳一下就飞过屋顶，头部是软泡沫，砸到也不疼。',
      'ひと跳びで屋根の上へ。先端はやわらかく、頭に落ちても痛くありません。',
      '한 번 뛰면 지붕 위로 날아갑니다. 앞머리는 말랑해 머리에 떨어져도 아프지 않습니다.',
      'กระโดดทีเดียวพุ่งข้ามหลังคา หัวจรวดนุ่ม โดนหัวก็ไม่เจ็บ',
    ),
    description: texts(
      'No batteries and no fuel: feet push air through the hose, and the fins keep it straight. The launcher tilts in three steps, so brothers and sisters can argue about angles.',
      '不用电池也不用燃料：一脚下去气流推进，尾翼保持直线。发射架有三档角度，兄弟姐妹可以慢慢争论。',
      '電池も燃料もいりません。踏んだ空気がホースを通り、羽がまっすぐ飛ばします。発射台は三段階に傾くので、きょうだいで角度を研究できます。',
      '건전지도 연료도 없습니다. 밟은 공기가 호스를 지나 로켓을 밀고, 날개가 똑바로 날게 합니다. 발사대는 3단계로 기울어 형제끼리 각도를 겨뤄 볼 수 있습니다.',
      'ไม่ใช้ถ่าน ไม่ใช้เชื้อเพลิง แรงเหยียบดันลมผ่านท่อ ครีบช่วยให้พุ่งตรง ฐานปรับเอียงได้สามระดับ ให้พี่น้องลองหามุมกัน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'EVA foam, ABS launcher',
          'EVA泡沫、ABS发射架',
          'EVAフォーム、ABS発射台',
          'EVA 폼, ABS 발사대',
          'โฟม EVA ฐาน ABS',
        ),
      },
      {
        name: size,
        value: texts(
          'Rocket 28 cm, hose 1.2 m',
          '火箭28厘米，气管1.2米',
          'ロケット28cm、ホース1.2m',
          '로켓 28cm, 호스 1.2m',
          'จรวด 28 ซม. ท่อลม 1.2 ม.',
        ),
      },
      {
        name: age,
        value: texts(
          'From 4 years, outdoors',
          '4岁以上，户外使用',
          '4歳から、屋外用',
          '4세 이상, 야외용',
          '4 ขวบขึ้นไป เล่นกลางแจ้ง',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'violet',
            text: texts('Violet', '紫色', 'バイオレット', '보라', 'ม่วง'),
            swatch: '#7E6BE0',
            effect: { hue: 285 },
          },
          { code: 'red', text: texts('Red', '红色', 'レッド', '빨강', 'แดง'), swatch: '#E5466C', effect: { hue: 0 } },
          {
            code: 'blue',
            text: texts('Blue', '蓝色', 'ブルー', '파랑', 'น้ำเงิน'),
            swatch: '#2F8CE6',
            effect: { hue: 240 },
          },
        ],
      },
      {
        name: texts('Rockets', '火箭数量', 'ロケットの数', '로켓 수', 'จำนวนจรวด'),
        values: [
          { code: '2', text: texts('Two', '2枚', '2本', '2개', '2 ลำ') },
          { code: '4', text: texts('Four', '4枚', '4本', '4개', '4 ลำ'), priceDelta: 600 },
        ],
      },
    ],
    price: 2100,
    listPrice: 2500,
    stock: 118,
    weightGrams: 690,
    picture: { cp: '1f680', bg: 'lilac', scene: 'disc', hue: 285 },
    company: [
      { cp: '1f333', x: 145, y: 640, size: 210 },
      { cp: '1f45f', x: 668, y: 710, size: 150, front: true },
    ],
  },
];
