/** Who stands behind a shop of the demo world. Names, numbers and addresses are invented, telephone numbers lead nowhere. */
export interface DemoTrader {
  legalName: string;
  address: string;
  register: string;
  number: string;
  tax?: string;
  phone: string;
}

/** By the shop's slug. */
export const traders: Readonly<Record<string, DemoTrader>> = {
  'bergwind': { legalName: 'Bergwind Sport GmbH', address: 'Alpspitzstraße 0\n82467 Garmisch-Partenkirchen', register: 'Amtsgericht München', number: 'HRB 000174', tax: 'DE000000174', phone: '+49 8821 000174' },
  'bloom-apothecary': { legalName: '株式会社ブルーム薬草堂 (Bloom Apothecary K.K.)', address: '京都市中京区見本町1-4\n〒604-0000', register: '京都地方法務局', number: '0000-01-000164', phone: '+81 75-000-0164' },
  'bottega-parma': { legalName: 'Bottega Parma di Ferri & Figli S.r.l.', address: 'Strada dell’Esempio 52\n43100 Parma PR', register: 'Registro delle Imprese dell’Emilia', number: 'REA PR-000152', tax: 'IT00000000152', phone: '+39 0521 000152' },
  'changi-and-co': { legalName: 'Changi & Co. Pte. Ltd.', address: '3 Sample Street, #02-03\nSingapore 000003', register: 'ACRA', number: '200300003X', phone: '+65 0000 0003' },
  'chiang-dao-cotton': { legalName: 'ห้างหุ้นส่วนจำกัด ผ้าฝ้ายเชียงดาว (Chiang Dao Cotton Ltd., Part.)', address: '6 ถนนตัวอย่าง ตำบลเชียงดาว\nเชียงใหม่ 50170', register: 'กรมพัฒนาธุรกิจการค้า', number: '0503500000006', phone: '+66 53 000 006' },
  'cloud-kite-toys': { legalName: '潍坊云鸢玩具有限公司 (Weifang Cloud Kite Toys Co., Ltd.)', address: '山东省潍坊市示例路98号\n261000', register: '潍坊市市场监督管理局', number: '91370700000000098X', phone: '+86 536 000 0098' },
  'halla-daily': { legalName: '주식회사 한라데일리 (Halla Daily Co., Ltd.)', address: '제주특별자치도 제주시 보기로 14\n63000', register: '통신판매업 신고, 제주시', number: '000-81-00014', phone: '+82 64-000-0014' },
  'harbour-and-hem': { legalName: 'Harbour & Hem Outfitters Ltd', address: '18 Example Quay\nPortsmouth PO0 0HH', register: 'Companies House', number: '00000018', tax: 'GB000000018', phone: '+44 23 0000 0018' },
  'hearth-and-loom': { legalName: 'Hearth & Loom Pte. Ltd.', address: '12 Sample Road\nSingapore 000012', register: 'ACRA', number: '201200012X', phone: '+65 0000 0012' },
  'hoshi-audio': { legalName: '株式会社ホシオーディオ (Hoshi Audio K.K.)', address: '大阪市西区見本堀2-1 レコードビル2階\n〒550-0000', register: '大阪法務局', number: '0000-01-000121', phone: '+81 6-0000-0121' },
  'kiln-and-clay': { legalName: '景德镇窑与土陶瓷有限公司 (Kiln & Clay Ceramics Co., Ltd.)', address: '江西省景德镇市示例路87号\n333000', register: '景德镇市市场监督管理局', number: '91360200000000087X', phone: '+86 798 000 0087' },
  'komorebi-clockworks': { legalName: '合同会社こもれび時計 (Komorebi Clockworks G.K.)', address: '長野県諏訪市見本3-10\n〒392-0000', register: '長野地方法務局諏訪支局', number: '0000-03-000110', phone: '+81 266-00-0110' },
  'lumen-works': { legalName: 'Lumen Works Leuchten GmbH', address: 'Beispielufer 14\n10999 Berlin', register: 'Amtsgericht Charlottenburg', number: 'HRB 000114 B', tax: 'DE000000114', phone: '+49 30 00000114' },
  'magnolia-nights': { legalName: 'Magnolia Nights LLC', address: '16 Example Street\nNew Orleans, LA 70100', register: 'Louisiana Secretary of State', number: '00000016K', phone: '+1 504-555-0116' },
  'maison-liora': { legalName: 'Maison Liora SAS', address: '16 rue de l’Exemple\n69000 Lyon', register: 'RCS Lyon', number: '000 000 016', tax: 'FR00000000016', phone: '+33 4 00 00 00 16' },
  'meridian-timepieces': { legalName: '子午線鐘錶股份有限公司 (Meridian Timepieces Co., Ltd.)', address: '臺北市大同區範例街11號\n103000', register: '經濟部商業發展署', number: '00000011', phone: '+886 2 0000 0011' },
  'moss-and-morning': { legalName: 'Moss & Morning Botanicals Ltd', address: '13 Example Row\nBristol BS0 0MM', register: 'Companies House', number: '00000013', tax: 'GB000000013', phone: '+44 117 000 0013' },
  'nara-and-moon': { legalName: 'บริษัท นารา แอนด์ มูน จำกัด (Nara & Moon Co., Ltd.)', address: '15 ซอยตัวอย่าง ถนนตัวอย่าง\nเชียงใหม่ 50200', register: 'กรมพัฒนาธุรกิจการค้า', number: '0505500000015', phone: '+66 53 000 015' },
  'northgate-digital': { legalName: 'Northgate Digital Ltd', address: '16 Example Gate\nLeeds LS0 0ND', register: 'Companies House', number: '00000016', tax: 'GB000000016', phone: '+44 113 000 0016' },
  'nuit-claire': { legalName: 'Dentelles Nuit Claire SARL', address: '9 quai de l’Exemple\n62100 Calais', register: 'RCS Boulogne-sur-Mer', number: '000 000 009', tax: 'FR00000000009', phone: '+33 3 00 00 00 09' },
  'pocketline': { legalName: '深圳口袋线科技有限公司 (Shenzhen Pocketline Technology Co., Ltd.)', address: '广东省深圳市示例大道15号\n518000', register: '深圳市市场监督管理局', number: '91440300000000015X', phone: '+86 755 0000 0015' },
  'relay-and-node': { legalName: '繼點電腦有限公司 (Relay & Node Co., Ltd.)', address: '新竹市東區範例路18號\n300000', register: '經濟部商業發展署', number: '00000018', phone: '+886 3 000 0018' },
  'rue-des-perles': { legalName: 'Rue des Perles SAS', address: '11 rue de l’Exemple\n75003 Paris', register: 'RCS Paris', number: '000 000 011', tax: 'FR00000000011', phone: '+33 1 00 00 00 11' },
  'sartoria-vento': { legalName: 'Sartoria Vento S.n.c. di G. e L. Vento', address: 'Via dell’Esempio 61\n80100 Napoli NA', register: 'Registro delle Imprese di Napoli', number: 'REA NA-000161', tax: 'IT00000000161', phone: '+39 081 000 0161' },
  'second-frame': { legalName: '株式会社セカンドフレーム (Second Frame K.K.)', address: '大阪市中央区見本橋8-8\n〒542-0000', register: '大阪府公安委員会 古物商許可', number: '第000000000108号', phone: '+81 6-0000-0108' },
  'soft-hours': { legalName: '주식회사 소프트아워즈 (Soft Hours Co., Ltd.)', address: '서울특별시 성동구 보기길 19\n04700', register: '통신판매업 신고, 성동구', number: '000-81-00019', phone: '+82 2-0000-0019' },
  'sunday-pantry': { legalName: 'Công ty TNHH Sunday Pantry', address: '16 phố Ví Dụ, quận Hoàn Kiếm\nHà Nội 100000', register: 'Sở Kế hoạch và Đầu tư Hà Nội', number: '0100000016', phone: '+84 24 0000 0016' },
  'tinker-and-teddy': { legalName: '주식회사 팅커앤테디 (Tinker & Teddy Co., Ltd.)', address: '서울특별시 마포구 보기로 17\n04000', register: '통신판매업 신고, 마포구', number: '000-81-00017', phone: '+82 2-0000-0017' },
  'trailhead-supply': { legalName: 'Trailhead Supply Co.', address: '9 Example Trail\nBoulder, CO 80300', register: 'Colorado Secretary of State', number: '20090000009', phone: '+1 303-555-0109' },
  'velvet-after-dark': { legalName: 'Velvet After Dark S.r.l.', address: 'Via dell’Esempio 17\n20121 Milano MI', register: 'Registro delle Imprese di Milano', number: 'REA MI-000117', tax: 'IT00000000117', phone: '+39 02 0000 0117' },
};
