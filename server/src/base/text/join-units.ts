const units = [
  'mm|cm|dm|m|km|in|ft|yd|ml|cl|dl|l|L|mg|g|kg|t|oz|lb',
  'W|kW|V|A|Ah|mAh|Wh|Hz|kHz|MHz|GHz|MB|GB|TB|MP|px|dpi|lm|lx|dB|K|°C|°F|%|s|min|h',
  'มม\\.|ซม\\.|ม\\.|กม\\.|มล\\.|ล\\.|ก\\.|กก\\.|มิลลิเมตร|เซนติเมตร|เมตร|มิลลิลิตร|ลิตร|กรัม|กิโลกรัม|วัตต์|นาที|ชั่วโมง|ปี|ชิ้น|แผ่น|คู่',
].join('|');
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{M}\\d]))`, 'gu');

/** A sign of multiplication between numbers, as in `8 × 45 g`. */
const betweenNumbers = /(?<=\d) ([×x]) (?=\d)/g;

/** A text whose numbers stay on one line with their units and factors: the space between is one at which no line breaks. */
export const joinUnits = (text: string): string =>
  text.replace(beforeUnit, '\u00a0').replace(betweenNumbers, '\u00a0$1\u00a0');
