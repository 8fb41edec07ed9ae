/** An address as existing clients send it, and the country in which it is; empty where the text leaves that open. */
export interface TextAddress {
  area: string;
  detail: string;
  mobile: string;
  country: string;
}

const address = (country: string, area: string, detail: string, mobile = '5550134'): TextAddress => ({
  area,
  detail,
  mobile,
  country,
});

/** The addresses with which the reading of countries was developed. */
export const knownAddresses: readonly TextAddress[] = [
  address('US', 'California', '350 5th Ave, San Diego 92101'),
  address('US', 'USA', '1600 Amphitheatre Pkwy, Mountain View, CA 94043'),
  address('US', 'Los Angeles, CA', '12 Sunset Blvd'),
  address('US', 'Atlanta, Georgia 30303', '55 Trinity Ave'),
  address('US', 'Paris, Texas', '20 Main Street'),
  address('', 'Georgia', 'Main Street 5'),
  address('US', 'Georgia', 'Main Street 5', '+1 404 555 0134'),
  address('GE', 'Tbilisi, Georgia', '5 Rustaveli Ave'),
  address('', 'Gary, IN', '401 Broadway'),
  address('DE', 'Deutschland', 'Torstraße 12, 10119 Berlin'),
  address('DE', 'München', 'Marienplatz 8'),
  address('FR', 'Paris', '12 rue de Rivoli, 75001 Paris'),
  address('GB', 'England', '10 High Street, Leeds LS1 4AP'),
  address('GB', 'London', '221B Baker Street'),
  address('CA', 'Toronto, ON', '290 Bremner Blvd, M5V 3L9'),
  address('AU', 'Sydney NSW 2000', '1 Macquarie Street'),
  address('SG', 'Singapore 238823', '333 Orchard Road'),
  address('BR', 'São Paulo - SP', 'Av. Paulista 1000, 01310-100'),
  address('VN', 'Ho Chi Minh City', '135 Nam Ky Khoi Nghia'),
  address('KR', 'Seoul', '12 Yonsei-ro'),
  address('KR', '서울특별시 강남구', '테헤란로 1'),
  address('TH', 'Bangkok', '99 Sukhumvit 21'),
  address('TH', 'กรุงเทพมหานคร', '99/1 ถนนสุขุมวิท'),
  address('JP', '東京都渋谷区', '道玄坂1-2-3'),
  address('JP', 'Osaka', '2-4-1 Umeda, Kita-ku, 530-0001'),
  address('CN', '广东省深圳市南山区', '科技园路1号'),
  address('HK', 'Kowloon', 'Flat B, 12/F, 3 Nathan Road'),
  address('HK', '中国', '香港九龙弥敦道3号'),
  address('MO', 'Macau', 'Rua de S. Paulo 4'),
  address('TW', '台北市信義區', '市府路1號'),
];

/** Addresses of other places and writers, which were never used to adjust the reading: they only judge it. */
export const judgedAddresses: readonly TextAddress[] = [
  address('US', 'NEW YORK NY 10001', '20 W 34TH ST'),
  address('US', 'New Jersey', '12 Broad St, Newark'),
  address('US', 'Lebanon, Pennsylvania', '400 S 8th St'),
  address('PR', 'San Juan, Puerto Rico', '100 Calle San Francisco'),
  address('', 'Springfield', '742 Evergreen Terrace'),
  address('', 'home', 'ask the guard'),
  address('', 'Córdoba', 'Calle Mayor 3'),
  address('IE', 'Co. Dublin', '10 Main Street, D02 X285'),
  address('JE', 'St Helier', '4 Royal Square, JE2 4WA, Jersey'),
  address('AT', 'Österreich', 'Graben 1, 1010 Wien'),
  address('CH', 'Zürich', 'Bahnhofstrasse 1, CH-8001'),
  address('NL', 'Nederland', 'Damrak 1, 1012 LG Amsterdam'),
  address('ES', 'España', 'Gran Vía 28, 28013 Madrid'),
  address('IT', 'Roma', 'Via del Corso 1, 00186 Roma RM'),
  address('PT', 'Lisboa', 'Rua Augusta 2, 1100-148'),
  address('PL', 'Polska', 'ul. Marszałkowska 1, 00-624 Warszawa'),
  address('UA', 'Україна', 'Хрещатик 22, Київ'),
  address('TR', 'Türkiye', 'İstiklal Cd. 10 Beyoğlu/İstanbul'),
  address('AE', 'Dubai, U.A.E.', 'Sheikh Zayed Road'),
  address('IN', 'Mumbai 400001', 'Flat 4, Marine Drive'),
  address('IN', 'भारत', 'कनॉट प्लेस, नई दिल्ली 110001'),
  address('MY', 'Kuala Lumpur', 'Jalan Ampang, 50450'),
  address('ID', 'Jakarta Selatan', 'Jl. Jend. Sudirman 52'),
  address('PH', 'Makati, Metro Manila', '6750 Ayala Ave'),
  address('NZ', 'Auckland', '1 Queen Street, 1010 NZ'),
  address('MX', 'México D.F.', 'Av. Reforma 222'),
  address('TH', 'จ.เชียงใหม่ 50200', 'ต.สุเทพ อ.เมือง'),
  address('KR', '부산광역시 해운대구', '우동 1411'),
  address('JP', '北海道札幌市中央区', '北1条西2丁目'),
  address('MO', '澳門特別行政區', '新馬路2號'),
];
