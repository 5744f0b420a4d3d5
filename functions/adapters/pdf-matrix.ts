/** A transformation of coordinates (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

/** The transformation that changes nothing. */
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that does the second, then the first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Where a point comes to stand. */
export const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** A number of the library's; 0 for anything else. */
export const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A list of the library's; empty for anything else. */
export const toList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  return ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : [];
};

/** A transformation of the library's; none for anything else. */
export const toMatrix = (value: unknown): Matrix => {
  const list = toList(value).map(toNumber);
  return list.length === 6 ? (list as unknown as Matrix) : identity;
};

/** An upright rectangle. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box around one that is transformed. */
export const boxOf = (matrix: Matrix, [x1, y1, x2, y2]: Box): Box => {
  const [[ax, ay], [bx, by]] = [place(matrix, x1, y1), place(matrix, x2, y2)];
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
};

/** Whether a point stands in a box or just beside it. */
export const holds = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;

/** The box that holds every point. */
export const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];
