import { DetectDocumentTextCommand, TextractClient, type Block } from '@aws-sdk/client-textract';

const client = new TextractClient({ maxAttempts: 4 });

interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

const toLine = (block: Block): Line[] => {
  const box = block.Geometry?.BoundingBox;
  return block.BlockType === 'LINE' && block.Text && box
    ? [{ text: block.Text, left: box.Left ?? 0, top: box.Top ?? 0, height: box.Height ?? 0 }]
    : [];
};

/** Lines from top to bottom; parts at the same height are one line, from left to right. A gap is a new paragraph. */
const joinLines = (lines: readonly Line[]): string => {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && line.top - first.top < Math.min(first.height, line.height) * 0.5) row.push(line);
    else rows.push([line]);
  }
  return rows
    .map((row, index) => {
      const [first, above] = [row[0], rows[index - 1]?.[0]];
      const isApart = first && above && first.top - above.top > Math.max(first.height, above.height) * 2.2;
      const text = row
        .toSorted((a, b) => a.left - b.left)
        .map((line) => line.text)
        .join(' ');
      return (isApart ? '\n' : '') + text;
    })
    .join('\n');
};

/**
 * The text of one scanned page, read by Textract.
 * @param page a PDF of one page, at most 10 MB
 * @param _pageNumber its number in the document
 * @param signal ends the call
 * @throws what the SDK throws
 */
export const recognisePage = async (page: Uint8Array, _pageNumber: number, signal: AbortSignal): Promise<string> => {
  const { Blocks: blocks = [] } = await client.send(new DetectDocumentTextCommand({ Document: { Bytes: page } }), {
    abortSignal: signal,
  });
  return joinLines(blocks.flatMap(toLine));
};
