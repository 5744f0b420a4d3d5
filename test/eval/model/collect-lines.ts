type Line = Readonly<Record<string, unknown>>;

/** Runs work while the product's lines of figures are collected; other output passes. */
export const collectLines = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; lines: readonly Line[] }> => {
  const lines: Line[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array, ...rest: never[]) => {
    const text = String(chunk);
    if (!text.includes('"_aws"')) return write(chunk, ...rest);
    lines.push(JSON.parse(text) as Line);
    return true;
  };
  try {
    return { result: await work(), lines };
  } finally {
    process.stdout.write = write;
  }
};
