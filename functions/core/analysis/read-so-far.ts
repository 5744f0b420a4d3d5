const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** An answer is an object of lists; what lies deeper is part of one of their entries. */
const deepestWhole = 2;

/**
 * What is whole of a JSON object that is still being written, or was broken off: all members of it, and all entries of its
 * lists, but the last one where it has not ended.
 * @returns undefined where nothing is whole yet, or it is no object
 */
export const readSoFar = (json: string): unknown => {
  const open: string[] = [];
  let whole = '';
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
      continue;
    }
    if (sign === '"') isInText = true;
    else if (sign in closers) open.push(sign);
    else if (sign === '}' || sign === ']') open.pop();
    const endsPart = sign === '}' || sign === ']' || sign === ',';
    if (endsPart && open.length <= deepestWhole) {
      const ends = open.toReversed().map((opener) => closers[opener]);
      whole = json.slice(0, sign === ',' ? at : at + 1) + ends.join('');
    }
  }
  try {
    return JSON.parse(whole) as unknown;
  } catch {
    return undefined;
  }
};
