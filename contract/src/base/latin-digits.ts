/** The zeros of the digits that people type in our languages and their neighbours': Arabic, Persian, Hindi, Bengali, Thai, Lao, Burmese, Khmer. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0];

/**
 * Writes digits of other scripts and of full width as 0 to 9, and other full-width signs in their usual width. Drops the
 * invisible marks of direction that telephones put around a number that is copied from their contacts.
 */
export const latinDigits = (text: string): string =>
  withoutMarks(text.normalize('NFKC')).replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });

/** A text without characters that only format it and can't be seen. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');
