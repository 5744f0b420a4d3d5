/** A contract of 300,000 characters, some 100 pages, in 400 sections: a model reads it in three parts. */
export const longContract = Array.from(
  { length: 400 },
  (_, at) =>
    `${at + 1}. Meeting ${at + 1}\nThe parties shall meet each month in room ${at + 1}, and each party shall bear its own costs of that meeting. ${'Minutes are kept by both parties in turn. '.repeat(20)}`,
)
  .join('\n\n')
  .slice(0, 300_000);
