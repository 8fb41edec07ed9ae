/** A paragraph, heading or entry of a list, and whether a version has it that the other one lacks. */
export interface ComparedBlock {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The paragraphs, headings and entries of lists of a text. */
export function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h1, h2, h3, h4')].filter((one) => !one.querySelector('p, li'));
  return blocks.map((one) => one.textContent.trim()).filter(Boolean);
}

/** What was removed and added from one version to another, in the order of the text: by the longest common sequence. */
export function compareBlocks(before: readonly string[], after: readonly string[]): ComparedBlock[] {
  // common[i][j]: how many blocks the rests from i and from j have in common.
  const common = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i]![j] =
        before[i] === after[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const compared: ComparedBlock[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && before[i] === after[j]) {
      compared.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (j === after.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      compared.push({ kind: 'removed', text: before[i]! });
      i += 1;
    } else {
      compared.push({ kind: 'added', text: after[j]! });
      j += 1;
    }
  }
  return compared;
}
