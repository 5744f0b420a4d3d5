/** What a Lambda may answer, 6 MB, less what stands around the body. */
const maxBodyBytes = 6 * 1024 * 1024 - 64 * 1024;

/** The most bytes that one UTF-16 unit of JSON takes where JSON stands as text within JSON. */
const bytesPerUnit = 3;

/**
 * Whether a JSON body fits an answer, where it stands as text in the JSON that a function gives: each quotation mark and
 * backslash takes two characters there.
 */
export const fitsAnswer = (body: string): boolean =>
  body.length * bytesPerUnit <= maxBodyBytes || Buffer.byteLength(JSON.stringify(body)) <= maxBodyBytes;
