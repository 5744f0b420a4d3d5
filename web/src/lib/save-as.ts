/** Gives a file to the browser to save under a name. */
export const saveAs = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has the blob by then; freed in the same turn it would be lost.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
