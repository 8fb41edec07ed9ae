/** Downloads a text as a file. */
export function download(filename: string, text: string, type = 'text/csv;charset=utf-8'): void {
  downloadFile(filename, new Blob([text], { type }));
}

/** Downloads a file. */
export function downloadFile(filename: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
