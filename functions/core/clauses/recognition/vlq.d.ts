// The package has types, which its `exports` do not name.
declare module 'vlq' {
  export const decode: (text: string) => number[];
  export const encode: (values: number | readonly number[]) => string;
}
