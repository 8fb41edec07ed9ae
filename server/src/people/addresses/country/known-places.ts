/** Names of countries beside those of CLDR, by ISO code. */
export const countryAliases: Readonly<Record<string, string>> = {
  AE: 'UAE|Emirates',
  CD: 'DR Congo|DRC',
  CH: 'Suisse|Svizzera',
  CN: 'PRC|P R China|Mainland China|中国大陆|中國大陸|中华人民共和国|中華人民共和國|중국',
  CZ: 'Czech Republic|Česká republika',
  DE: 'Federal Republic of Germany|BRD|Bundesrepublik Deutschland',
  GB: 'England|Scotland|Wales|Northern Ireland|Great Britain|Britain|U K|イングランド|英格兰|잉글랜드|อังกฤษ',
  HK: 'HKSAR|H K|Hong Kong SAR',
  IE: 'Republic of Ireland',
  JP: '日本国|Nippon',
  KR: 'Korea|Republic of Korea|ROK|한국|대한민국|韓国|韩国|韓國|南韩|เกาหลี',
  LA: 'Lao PDR',
  MO: 'Macau SAR|Macao SAR',
  MM: 'Burma',
  NL: 'Holland|The Netherlands|オランダ',
  RU: 'Russian Federation|Российская Федерация',
  TH: 'Muang Thai|เมืองไทย|ราชอาณาจักรไทย|Siam',
  TR: 'Turkey',
  TW: 'Taiwan ROC|臺灣|台灣|台湾',
  US: 'USA|U S A|United States of America|America|アメリカ合衆国|米国|美國|美利坚合众国|미합중국|สหรัฐ|อเมริกา|EE UU|EEUU',
  VN: 'Viet Nam|Việt Nam',
};

/** Names of regions beside those of the postal data, by ISO code of their country. */
export const regionAliases: Readonly<Record<string, string>> = {
  AT: 'Tirol|Tyrol|Steiermark|Kärnten|Oberösterreich|Niederösterreich|Burgenland|Vorarlberg',
  AU: 'Victoria',
  BE: 'Vlaanderen|Flanders|Wallonie|Wallonia',
  CA: 'Québec|Newfoundland|PEI',
  CN: 'Inner Mongolia|Tibet|Guangxi|Ningxia|Xinjiang|内蒙古自治区',
  DE:
    'Bayern|Bavaria|Baden-Württemberg|Hessen|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|NRW|Rheinland-Pfalz|' +
    'Saarland|Sachsen|Saxony|Sachsen-Anhalt|Schleswig-Holstein|Thüringen|Mecklenburg-Vorpommern',
  FR: "Île-de-France|Provence|Bretagne|Brittany|Normandie|Normandy|Occitanie|Alsace|Bourgogne|Côte d'Azur",
  GB: 'Yorkshire|Kent|Essex|Surrey|Cornwall|Devon|Greater London|Greater Manchester|West Midlands|Lancashire',
  HK: 'Kowloon|New Territories|Hong Kong Island|九龙|九龍|新界|香港岛|香港島|香港特别行政区|香港特別行政區|구룡|เกาลูน',
  IN: 'Delhi|Orissa',
  JP: 'Hokkaidō|ฮอกไกโด',
  KR: 'Gyeonggi|Jeju|서울시|부산시|제주도|กรุงโซล',
  MO: '澳门特别行政区|澳門特別行政區|氹仔|Taipa|Coloane',
  MX: 'CDMX|Ciudad de México|México DF|DF México',
  MY: 'Johore|Malacca|Penang',
  PH: 'Metro Manila|NCR|Luzon',
  PK: 'Punjab|Sindh',
  TH: 'กรุงเทพ|กรุงเทพฯ|กทม|Krung Thep|Krungthep|Bangkok Metropolis|Korat',
  TW: 'Taipei|New Taipei|Taichung|Kaohsiung|Tainan|Hsinchu|臺北|臺中|臺南|타이베이|ไทเป',
  US: 'Washington DC|Washington D C|D C',
  VE: 'Valencia',
};

/** Towns that a reader takes for one country, in the scripts in which they are written most; some are in several. */
export const towns: Readonly<Record<string, string>> = {
  AE: 'Dubai|Abu Dhabi|Sharjah|دبي|迪拜|ドバイ|두바이|ดูไบ',
  AR: 'Buenos Aires|Rosario|Mendoza|Cordoba',
  AT: 'Wien|Vienna|Graz|Salzburg|Innsbruck|Linz|维也纳|ウィーン|빈|เวียนนา',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Gold Coast|悉尼|墨尔本|シドニー|시드니|ซิดนีย์',
  BE: 'Brussels|Bruxelles|Brussel|Antwerp|Antwerpen|Gent|Ghent|Brugge|Liège|布鲁塞尔|ブリュッセル',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Salvador|Belo Horizonte|Curitiba|Porto Alegre|Recife|圣保罗|サンパウロ',
  CA: 'Toronto|Vancouver|Montreal|Montréal|Calgary|Ottawa|Edmonton|多伦多|温哥华|トロント|토론토',
  CH: 'Zürich|Zurich|Genève|Geneva|Genf|Basel|Bern|Lausanne|Luzern|苏黎世|チューリッヒ',
  CL: 'Santiago|Santiago de Chile|Valparaíso',
  CN:
    'Beijing|Peking|Shanghai|Guangzhou|Canton|Shenzhen|Hangzhou|Chengdu|Wuhan|Nanjing|Suzhou|Tianjin|Chongqing|' +
    'Dongguan|Qingdao|Xiamen|Dalian|Ningbo|Yiwu|上海|北京|广州|廣州|深圳|杭州|成都|武汉|武漢|南京|苏州|天津|重庆|重慶|' +
    '베이징|상하이|ปักกิ่ง|เซี่ยงไฮ้',
  CO: 'Bogotá|Medellín|Cali|Cartagena',
  CZ: 'Praha|Prague|Brno|Ostrava|布拉格|プラハ',
  DE:
    'Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|' +
    'Essen|Dresden|Hannover|Nürnberg|Bremen|Bonn|柏林|慕尼黑|法兰克福|ベルリン|ミュンヘン|베를린|เบอร์ลิน',
  DK: 'København|Copenhagen|Aarhus|Odense',
  EG: 'Cairo|Alexandria|القاهرة',
  ES: 'Madrid|Barcelona|Sevilla|Seville|Bilbao|Málaga|Zaragoza|Valencia|Cordoba|马德里|巴塞罗那|マドリード|마드리드',
  FI: 'Helsinki|Espoo|Tampere|Turku|赫尔辛基|ヘルシンキ',
  FR: 'Paris|Lyon|Marseille|Toulouse|Nice|Bordeaux|Lille|Nantes|Strasbourg|巴黎|パリ|파리|ปารีส',
  GB:
    'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Cardiff|Belfast|Sheffield|Oxford|' +
    'Cambridge|伦敦|倫敦|ロンドン|런던|ลอนดอน',
  GR: 'Athens|Athína|Thessaloniki|Αθήνα|雅典|アテネ',
  HK: 'Hong Kong|Tsim Sha Tsui|Mong Kok|Wan Chai|Causeway Bay|Tsuen Wan|Sha Tin|旺角|尖沙咀|铜锣湾|銅鑼灣|湾仔|灣仔|沙田',
  HU: 'Budapest|Debrecen|布达佩斯',
  ID: 'Jakarta|Jakarta Selatan|Jakarta Pusat|Jakarta Barat|Surabaya|Bandung|Medan|Denpasar|雅加达|ジャカルタ|자카르타|จาการ์ตา',
  IE: 'Dublin|Cork|Galway|Limerick|都柏林|ダブリン',
  IL: 'Tel Aviv|Tel Aviv-Yafo|Jerusalem|Haifa|תל אביב',
  IN: 'Mumbai|Bombay|New Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Ahmedabad|Jaipur|नई दिल्ली|मुंबई|孟买|新德里',
  IT: 'Roma|Rome|Milano|Milan|Napoli|Naples|Torino|Turin|Firenze|Florence|Venezia|Venice|Bologna|罗马|米兰|ローマ|ミラノ|로마',
  JP:
    'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Kobe|Fukuoka|Hiroshima|Sendai|東京|大阪|京都|横浜|名古屋|札幌|神戸|福岡|东京|' +
    '도쿄|오사카|교토|โตเกียว|โอซาก้า|เกียวโต',
  KE: 'Nairobi|Mombasa',
  KH: 'Phnom Penh|Siem Reap|金边',
  KR: 'Seoul|Busan|Pusan|Incheon|Daegu|Daejeon|Gwangju|Suwon|首尔|首爾|釜山|ソウル|プサン|釜山|โซล|ปูซาน',
  LA: 'Vientiane|Luang Prabang',
  MM: 'Yangon|Mandalay|Rangoon',
  MX: 'Mexico City|Guadalajara|Monterrey|Tijuana|Cancún|墨西哥城',
  MY: 'Kuala Lumpur|Petaling Jaya|Johor Bahru|George Town|Shah Alam|吉隆坡|クアラルンプール|쿠알라룸푸르|กัวลาลัมเปอร์',
  NG: 'Lagos|Abuja',
  NL: 'Amsterdam|Rotterdam|Den Haag|The Hague|Utrecht|Eindhoven|阿姆斯特丹|アムステルダム',
  NO: 'Oslo|Bergen|Trondheim|Stavanger',
  NZ: 'Auckland|Wellington|Christchurch|Hamilton|奥克兰|オークランド',
  PE: 'Cusco|Arequipa',
  PH: 'Manila|Quezon City|Makati|Cebu|Cebu City|Davao|Taguig|Pasig|马尼拉|マニラ|마닐라|มะนิลา',
  PK: 'Karachi|Lahore|Islamabad|Hyderabad',
  PL: 'Warszawa|Warsaw|Kraków|Cracow|Gdańsk|Wrocław|Poznań|Łódź|华沙|ワルシャワ',
  PT: 'Lisboa|Lisbon|Porto|Coimbra|Braga|里斯本|リスボン',
  QA: 'Doha',
  RO: 'București|Bucharest|Cluj-Napoca',
  RU: 'Moscow|Moskva|Saint Petersburg|Москва|Санкт-Петербург|Новосибирск|莫斯科|モスクワ|모스크바|มอสโก',
  SA: 'Riyadh|Jeddah|Mecca|الرياض|جدة',
  SE: 'Stockholm|Göteborg|Gothenburg|Malmö|Uppsala|斯德哥尔摩|ストックホルム',
  SG: 'Singapore|Singapura|新加坡|シンガポール|싱가포르|สิงคโปร์',
  TH: 'Bangkok|Pattaya|Hua Hin|Hat Yai|曼谷|芭提雅|清迈|バンコク|チェンマイ|방콕|치앙마이|พัทยา',
  TR: 'Istanbul|İstanbul|Ankara|Izmir|Antalya|伊斯坦布尔|イスタンブール|이스탄불|อิสตันบูล',
  TW: '台北|台中|台南|高雄|新竹|臺北',
  UA: 'Kyiv|Kiev|Lviv|Odesa|Kharkiv|Київ|Львів|Одеса|Харків',
  US:
    'New York|New York City|NYC|Manhattan|Brooklyn|Queens|Staten Island|Long Island|Jersey City|Los Angeles|San Francisco|Chicago|Houston|Boston|Miami|Seattle|' +
    'San Diego|Dallas|Austin|Las Vegas|Philadelphia|Atlanta|Denver|Detroit|Honolulu|San Jose|Birmingham|Cambridge|' +
    '纽约|紐約|洛杉矶|旧金山|ニューヨーク|ロサンゼルス|뉴욕|로스앤젤레스|นิวยอร์ก|ลอสแอนเจลิส',
  CR: 'San Jose',
  VE: 'Caracas|Maracaibo|Valencia',
  VN: 'Hanoi|Ha Noi|Ho Chi Minh|Ho Chi Minh City|HCMC|Saigon|Sài Gòn|TP HCM|Da Nang|Hai Phong|河内|胡志明市|ハノイ|ホーチミン|하노이|호찌민|ฮานอย',
  ZA: 'Cape Town|Johannesburg|Durban|Pretoria|开普敦|ケープタウン',
};

/** Territories that have an ISO code of their own, by that of the country they belong to. */
export const territories: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  CN: 'HK MO TW',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'AI BM FK GG GI IM JE KY MS SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR UM VI',
};
