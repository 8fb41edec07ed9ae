/**
 * Letters and digits that look like Latin ones: each entry is a character and what it looks like. From confusables.txt of
 * Unicode's security mechanisms (UTS 39), as far as normalization leaves them and the script is in common use.
 *
 * @see https://www.unicode.org/Public/security/latest/confusables.txt (Unicode License V3)
 */
const entries = [
  // Digits
  '0O 1l',
  // Latin
  'Ꝛ2 Ƨ2 Ɜ3 Ȝ3 Ʒ3 Ꝫ3 Ƽ5 ȣ8 Ȣ8 Ꝯ9 ɑa ꜳaa ꜲAA æae ÆAE ꜵao ꜴAO ꜷau ꜶAU ꜹav ꜻav ꜸAV ꜺAV ꜽay ꜼAY Ƅb ꞴB ᴄc ʣdz ꬲe ꬵf',
  'ꞙf ẝf ꞘF ɡg ᶃg ƍg ıi ɪi ɩi ꞲJ Il Ɩl ǀl ǁll ʪls ʫlz ᴏo ᴑo ꬽo œoe ŒOE ꝏoo ꝎOO ꭇr ꭈr ƦR mrn ꜱs ƽs ꜨT3 ꝷtf ʦts',
  'ꞟu ᴜu ꭎu ꭒu ʋu ᵫue ꭣuo ᴠv ɯw ᴡw ꞳX ɣy ᶌy ʏy ỿy ꭚy ᴢz',
  // Cyrillic
  'Ꙅ2 З3 Ӡ3 б6 аa АA ӕae ӔAE Ьb ВB Ыbl сc СC ԁd еe ҽe ЕE ԌG һh НH іi ꙇi ӏi јj ЈJ КK Іl Ӏl ЮlO МM оo ОO ꚙoo ꚘOO',
  'рp РP ԛq гr ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW хx ХX уy үy УY ҮY',
  // Greek
  'αa ΑA ΒB ΕE ϜF ΗH ιi ϳj ͿJ ΚK Ιl ΜM ϺM ΝN οo σo ΟO ρp ΡP ᴦr ΤT υu νv ΧX γy ΥY ΖZ',
  // Armenian
  'քf ցg հh ոn ռn օo ՕO գq զq ՏS սu ՍU աw',
  // Other scripts
  '৪8 ৭9 ০O ੪8 ੧9 ੦o ୨9 ୦O ଠO ൭9 ൦o ഠo ١l ۱l اl ٥o ۵o هo ھo ہo ەo ٧V ۷V 𐋵Z וl ןl װll סo טv ०o ૦o ௦o ౦o ೦o ๐o',
  '໐o ၀o ဝo ჿo ყy 〇O ዐO ሀU',
];

/** What a character looks like, by character. */
export const lookOf: ReadonlyMap<string, string> = new Map(
  entries
    .flatMap((line) => line.split(' '))
    .map((entry) => {
      const [character = '', ...look] = entry;
      return [character, look.join('')];
    }),
);
