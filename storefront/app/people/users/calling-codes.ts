import { withoutMarks } from '@tradewind/contract/base/latin-digits';
import type { Locale } from '@tradewind/contract/base/locales';
import { plainNumber } from '@tradewind/contract/people/phone-shape';

/** A calling code and the countries it stands for. */
export interface CallingCode {
  code: string;
  regions: readonly string[];
}

/** Every calling code with its countries, the one that most numbers belong to first. */
const table = [
  '1:US,AG,AI,AS,BB,BM,BS,CA,DM,DO,GD,GU,JM,KN,KY,LC,MP,MS,PR,SX,TC,TT,VC,VG,VI 7:RU,KZ 20:EG 27:ZA 30:GR 31:NL',
  '32:BE 33:FR 34:ES 36:HU 39:IT,VA 40:RO 41:CH 43:AT 44:GB,GG,IM,JE 45:DK 46:SE 47:NO,SJ 48:PL 49:DE 51:PE 52:MX',
  '53:CU 54:AR 55:BR 56:CL 57:CO 58:VE 60:MY 61:AU,CC,CX 62:ID 63:PH 64:NZ 65:SG 66:TH 81:JP 82:KR 84:VN 86:CN',
  '90:TR 91:IN 92:PK 93:AF 94:LK 95:MM 98:IR 211:SS 212:MA 213:DZ 216:TN 218:LY 220:GM 221:SN 222:MR 223:ML',
  '224:GN 225:CI 226:BF 227:NE 228:TG 229:BJ 230:MU 231:LR 232:SL 233:GH 234:NG 235:TD 236:CF 237:CM 238:CV',
  '239:ST 240:GQ 241:GA 242:CG 243:CD 244:AO 245:GW 246:IO 248:SC 249:SD 250:RW 251:ET 252:SO 253:DJ 254:KE',
  '255:TZ 256:UG 257:BI 258:MZ 260:ZM 261:MG 262:RE,YT 263:ZW 264:NA 265:MW 266:LS 267:BW 268:SZ 269:KM 290:SH',
  '291:ER 297:AW 298:FO 299:GL 350:GI 351:PT 352:LU 353:IE 354:IS 355:AL 356:MT 357:CY 358:FI,AX 359:BG 370:LT',
  '371:LV 372:EE 373:MD 374:AM 375:BY 376:AD 377:MC 378:SM 380:UA 381:RS 382:ME 385:HR 386:SI 387:BA 389:MK',
  '420:CZ 421:SK 423:LI 500:FK 501:BZ 502:GT 503:SV 504:HN 505:NI 506:CR 507:PA 508:PM 509:HT 590:GP,BL,MF',
  '591:BO 592:GY 593:EC 594:GF 595:PY 596:MQ 597:SR 598:UY 599:CW,BQ 670:TL 672:NF 673:BN 674:NR 675:PG 676:TO',
  '677:SB 678:VU 679:FJ 680:PW 681:WF 682:CK 683:NU 685:WS 686:KI 687:NC 688:TV 689:PF 690:TK 691:FM 692:MH',
  '850:KP 852:HK 853:MO 855:KH 856:LA 880:BD 886:TW 960:MV 961:LB 962:JO 963:SY 964:IQ 965:KW 966:SA 967:YE',
  '968:OM 970:PS 971:AE 972:IL 973:BH 974:QA 975:BT 976:MN 977:NP 992:TJ 993:TM 994:AZ 995:GE 996:KG 998:UZ',
];

/** The codes offered in every field for a mobile number. */
export const callingCodes: readonly CallingCode[] = table
  .flatMap((row) => row.split(' '))
  .map((entry) => {
    const [code = '', regions = ''] = entry.split(':');
    return { code, regions: regions.split(',') };
  });

/** The calling code of a country; null for the few places without one. */
export const callingCodeOf = (country: string): string | null =>
  callingCodes.find(({ regions }) => regions.includes(country))?.code ?? null;

const byLanguage: Record<Locale, string> = { en: '44', 'zh-CN': '86', ja: '81', ko: '82', th: '66' };

/** The initial calling code: by the browser's country, otherwise by the language. */
export function likelyCode(locale: Locale, wanted: readonly string[]): string {
  for (const tag of wanted) {
    const region = regionOf(tag);
    const found = callingCodes.find(({ regions }) => region !== null && regions.includes(region));
    if (found) return found.code;
  }
  return byLanguage[locale];
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/** A mobile number as typed: the calling code from a list (empty for a whole international number) and the rest. */
export interface TypedMobile {
  code: string;
  number: string;
  /** Another code that may be meant; the form asks which one. */
  doubt?: string | undefined;
}

/** Splits a stored number into code and rest; a national number stays whole. */
export function parseMobile(stored: string): TypedMobile {
  const text = isInternational(stored) ? plainNumber(stored) : withoutMarks(stored).trim();
  const found = callingCodes.find(({ code }) => text.startsWith(`+${code}`));
  return found ? { code: found.code, number: text.slice(found.code.length + 1).trim() } : { code: '', number: text };
}

/** Joins code and number. A full international number in the field takes precedence over the code. */
export function formatMobile({ code, number }: TypedMobile): string {
  const typed = plainNumber(number);
  return code === '' || typed.startsWith('+') ? typed : `+${code} ${typed}`;
}

/** Whether a text is a number with its calling code. */
export const isInternational = (typed: string): boolean => plainNumber(typed).startsWith('+');
